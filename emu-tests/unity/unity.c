#include "unity.h"

#include <stdio.h>

jmp_buf unity_out;

static const char *file_name;
static const char *test_name;
static unsigned tests;
static unsigned failures;
static unsigned char failed;

void unity_begin(const char *file)
{
    file_name = file;
    tests = 0;
    failures = 0;
}

int unity_end(void)
{
    printf("\n-----------------------\n%u Tests %u Failures 0 Ignored\n", tests, failures);
    if (failures) {
        puts("FAIL");
    } else {
        puts("OK");
    }
    return failures ? 1 : 0;
}

void unity_run(UnityTestFunction test, const char *name, unsigned line)
{
    test_name = name;
    failed = 0;
    ++tests;
    if (setjmp(unity_out) == 0) {
        setUp();
        test();
    }
    if (setjmp(unity_out) == 0) {
        tearDown();
    }
    if (failed) {
        ++failures;
    } else {
        printf("%s:%u:%s:PASS\n", file_name, line, name);
    }
}

static void leave(void)
{
    failed = 1;
    longjmp(unity_out, 1);
}

void unity_fail(const char *message, unsigned line)
{
    printf("%s:%u:%s:FAIL: %s\n", file_name, line, test_name, message);
    leave();
}

void unity_equal(UNITY_INT expected, UNITY_INT actual, const char *message, unsigned line)
{
    if (expected == actual) {
        return;
    }
    printf("%s:%u:%s:FAIL: Expected %ld Was %ld", file_name, line, test_name, expected, actual);
    if (message) {
        printf(". %s", message);
    }
    printf("\n");
    leave();
}

void unity_true(int condition, const char *text, unsigned line)
{
    if (!condition) {
        unity_fail(text, line);
    }
}
