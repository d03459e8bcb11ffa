/* The part of Unity's interface that the tests use, small enough for a 6502.
   With -DUNITY_ROOT=<checkout of Unity> the same tests are built with the real
   one. A failing assertion leaves its test by longjmp, as Unity's does. */
#ifndef UNITY_H
#define UNITY_H

#include <setjmp.h>

typedef unsigned long UNITY_UINT;
typedef long UNITY_INT;
typedef void (*UnityTestFunction)(void);

extern jmp_buf unity_out;

void setUp(void);
void tearDown(void);

void unity_begin(const char *file);
int unity_end(void);
void unity_run(UnityTestFunction test, const char *name, unsigned line);
void unity_fail(const char *message, unsigned line);
void unity_equal(UNITY_INT expected, UNITY_INT actual, const char *message, unsigned line);
void unity_true(int condition, const char *text, unsigned line);

#define UNITY_BEGIN() unity_begin(__FILE__)
#define UNITY_END() unity_end()
#define RUN_TEST(test) unity_run(test, #test, __LINE__)

#define TEST_FAIL_MESSAGE(message) unity_fail(message, __LINE__)
#define TEST_ASSERT_TRUE(condition)                                                                \
    unity_true((condition) ? 1 : 0, "Expected TRUE: " #condition, __LINE__)
#define TEST_ASSERT_FALSE(condition)                                                               \
    unity_true((condition) ? 0 : 1, "Expected FALSE: " #condition, __LINE__)
#define TEST_ASSERT_TRUE_MESSAGE(condition, message)                                               \
    unity_true((condition) ? 1 : 0, message, __LINE__)

#define UNITY_EQUAL_(e, a, m) unity_equal((UNITY_INT)(e), (UNITY_INT)(a), m, __LINE__)
#define TEST_ASSERT_EQUAL_INT(e, a) UNITY_EQUAL_(e, a, 0)
#define TEST_ASSERT_EQUAL_INT_MESSAGE(e, a, m) UNITY_EQUAL_(e, a, m)
#define TEST_ASSERT_EQUAL_UINT8(e, a) UNITY_EQUAL_((unsigned char)(e), (unsigned char)(a), 0)
#define TEST_ASSERT_EQUAL_UINT8_MESSAGE(e, a, m)                                                   \
    UNITY_EQUAL_((unsigned char)(e), (unsigned char)(a), m)
#define TEST_ASSERT_EQUAL_UINT16(e, a) UNITY_EQUAL_((unsigned short)(e), (unsigned short)(a), 0)
#define TEST_ASSERT_EQUAL_UINT16_MESSAGE(e, a, m)                                                  \
    UNITY_EQUAL_((unsigned short)(e), (unsigned short)(a), m)
#define TEST_ASSERT_EQUAL_UINT32(e, a) UNITY_EQUAL_(e, a, 0)

#endif
