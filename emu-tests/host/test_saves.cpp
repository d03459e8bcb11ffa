// Saved games in the user's data folder: what is stored is found again to the byte, and
// whatever goes wrong leaves what was there and has its name.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

extern "C" {
#include "platform.h"
#include "unity.h"
}

namespace fs = std::filesystem;

namespace {

fs::path room, folder;

u8 store(const char* name, const std::string& text) {
    return plat_store(name, reinterpret_cast<const u8*>(text.data()),
                      static_cast<u16>(text.size()));
}

std::string fetched(const char* name, u16 most = SCRATCH_BYTES) {
    if (const u8 trouble = plat_fetch(name, plat_scratch, most))
        return "trouble " + std::to_string(trouble);
    return {reinterpret_cast<const char*>(plat_scratch), plat_size};
}

std::string file_text(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::ptrdiff_t files() {
    return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
}

void make_old(const char* name, int hours) {
    const auto path = folder / (std::string(name) + ".tp");
    fs::last_write_time(path, fs::file_time_type::clock::now() - std::chrono::hours(hours));
}

// Root may write everywhere; the tests of permissions are somebody else meanwhile.
class Nobody {
  public:
    Nobody() {
        if (geteuid() == 0 && seteuid(65534) != 0) TEST_FAIL_MESSAGE("cannot be nobody");
    }
    ~Nobody() {
        if (getuid() == 0 && seteuid(0) != 0) std::abort();
    }
    Nobody(const Nobody&) = delete;
    Nobody& operator=(const Nobody&) = delete;
};

void equal(const std::string& expected, const std::string& found) {
    if (expected == found) return;
    std::printf("expected \"%s\", found \"%s\"\n", expected.c_str(), found.c_str());
    TEST_FAIL_MESSAGE("another text");
}

} // namespace

extern "C" void setUp(void) {
    char name[] = "/tmp/timepoint-saves-XXXXXX";
    room = mkdtemp(name);
    fs::permissions(room, fs::perms::all);
    setenv("XDG_DATA_HOME", room.c_str(), 1);
    folder = room / "timepoint";
}

extern "C" void tearDown(void) {
    if (getuid() == 0 && seteuid(0) != 0) std::abort(); // a failed test leaves by longjmp
    fs::remove_all(room);
}

static void test_a_game_is_exactly_the_bytes_given() {
    std::string bytes;
    for (int i = 0; i < SCRATCH_BYTES; ++i) bytes += static_cast<char>(i * 7);
    TEST_ASSERT_EQUAL_INT(0, store("GAME 1", bytes));
    TEST_ASSERT_TRUE(file_text(folder / "GAME 1.tp") == bytes);
    TEST_ASSERT_TRUE(fetched("GAME 1") == bytes);
    TEST_ASSERT_EQUAL_INT(1, files());
}

static void test_a_game_takes_the_place_of_what_had_its_name() {
    store("A", "a long first game");
    TEST_ASSERT_EQUAL_INT(0, store("A", "second"));
    equal("second", fetched("A"));
    TEST_ASSERT_EQUAL_INT(0, store("A", ""));
    equal("", fetched("A"));
    TEST_ASSERT_EQUAL_INT(1, files());
}

static void test_no_more_is_fetched_than_there_is_room_for() {
    store("A", "0123456789");
    plat_scratch[4] = 77;
    equal("0123", fetched("A", 4));
    TEST_ASSERT_EQUAL_INT(77, plat_scratch[4]);
}

static void test_a_name_is_capitals_digits_and_spaces() {
    store("A", "x"); // so that the folder is there
    for (const char* name : {"", "lower", "ELEVEN CHAR", "A/B", "..", "../A", "A.B", "\xC3\x84",
                             "A\n", "A-B", "~"}) {
        TEST_ASSERT_EQUAL_INT(TROUBLE_NOT_FOUND, store(name, "x"));
        TEST_ASSERT_EQUAL_INT(TROUBLE_NOT_FOUND, plat_fetch(name, plat_scratch, SCRATCH_BYTES));
    }
    TEST_ASSERT_EQUAL_INT(1, files());
    TEST_ASSERT_EQUAL_INT(0, store("TEN CHARS0", "x"));
}

static void test_what_is_not_there_is_not_found() {
    TEST_ASSERT_EQUAL_INT(TROUBLE_NOT_FOUND, plat_fetch("A", plat_scratch, SCRATCH_BYTES));
    TEST_ASSERT_EQUAL_INT(0, plat_size);
    TEST_ASSERT_EQUAL_INT(0, plat_list());
    TEST_ASSERT_EQUAL_INT(0, plat_saves);
    equal("", plat_save_name(0));
}

static void test_the_newest_game_comes_first() {
    for (const char* name : {"OLD", "NEW", "OLDER"}) store(name, "x");
    make_old("OLD", 1);
    make_old("OLDER", 2);
    TEST_ASSERT_EQUAL_INT(0, plat_list());
    TEST_ASSERT_EQUAL_INT(3, plat_saves);
    equal("NEW", plat_save_name(0));
    equal("OLD", plat_save_name(1));
    equal("OLDER", plat_save_name(2));
    equal("", plat_save_name(3));
}

static void test_the_list_has_games_only_and_no_more_than_it_holds() {
    store("GAME", "x");
    make_old("GAME", 1);
    for (const char* other : {"notes.txt", "lower.tp", "TOO LONG A NAME.tp", ".tp", "GAME",
                              ".GAME.tp.ab12cd"})
        std::ofstream(folder / other) << "x";
    fs::create_directory(folder / "FOLDER.tp");
    fs::create_symlink("nowhere", folder / "BROKEN.tp");
    TEST_ASSERT_EQUAL_INT(0, plat_list());
    TEST_ASSERT_EQUAL_INT(1, plat_saves);
    equal("GAME", plat_save_name(0));
    for (char letter = 'A'; letter <= 'Z'; ++letter) store(std::string(1, letter).c_str(), "x");
    TEST_ASSERT_EQUAL_INT(0, plat_list());
    TEST_ASSERT_EQUAL_INT(SAVES_MAX, plat_saves);
}

static void test_a_folder_that_may_not_be_written_is_protected() {
    store("A", "good");
    fs::permissions(folder, static_cast<fs::perms>(0555));
    fs::permissions(folder / "A.tp", static_cast<fs::perms>(0444));
    {
        const Nobody nobody;
        TEST_ASSERT_EQUAL_INT(TROUBLE_PROTECTED, store("A", "new"));
        TEST_ASSERT_EQUAL_INT(TROUBLE_PROTECTED, store("B", "new"));
        equal("good", fetched("A"));
        TEST_ASSERT_EQUAL_INT(0, plat_list());
        TEST_ASSERT_EQUAL_INT(1, plat_saves);
    }
    fs::permissions(folder, fs::perms::owner_all);
    TEST_ASSERT_EQUAL_INT(1, files());
}

static void test_a_game_that_may_not_be_read_is_protected() {
    store("A", "secret");
    fs::permissions(folder / "A.tp", fs::perms::none);
    const Nobody nobody;
    TEST_ASSERT_EQUAL_INT(TROUBLE_PROTECTED, plat_fetch("A", plat_scratch, SCRATCH_BYTES));
}

static void test_a_full_disk_costs_nothing_of_the_old_game() {
    TEST_ASSERT_EQUAL_INT(0, store("A", "the old game"));
    rlimit before;
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit small{100, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    const u8 trouble = store("A", std::string(1000, 'x'));
    const u8 other = store("B", std::string(1000, 'x'));
    setrlimit(RLIMIT_FSIZE, &before);
    TEST_ASSERT_EQUAL_INT(TROUBLE_FULL, trouble);
    TEST_ASSERT_EQUAL_INT(TROUBLE_FULL, other);
    equal("the old game", fetched("A"));
    TEST_ASSERT_EQUAL_INT(1, files());
}

static void test_what_is_no_file_is_damaged() {
    fs::create_directories(folder / "FOLDER.tp");
    TEST_ASSERT_EQUAL_INT(TROUBLE_DAMAGED, plat_fetch("FOLDER", plat_scratch, SCRATCH_BYTES));
    TEST_ASSERT_TRUE(store("FOLDER", "x") != 0);
    mkfifo((folder / "PIPE.tp").c_str(), 0600);
    TEST_ASSERT_TRUE(fetched("PIPE").size() < 20); // nothing, or trouble, but no waiting
    TEST_ASSERT_EQUAL_INT(2, files());
}

static void test_a_data_folder_that_is_none_is_no_disk() {
    std::ofstream(room / "file") << "x";
    setenv("XDG_DATA_HOME", (room / "file").c_str(), 1);
    TEST_ASSERT_EQUAL_INT(TROUBLE_NO_DISK, store("A", "x"));
    TEST_ASSERT_EQUAL_INT(TROUBLE_NO_DISK, plat_list());
}

static void test_without_xdg_the_home_folder_has_them() {
    setenv("HOME", room.c_str(), 1);
    for (const char* data : {"", "not/absolute"}) {
        setenv("XDG_DATA_HOME", data, 1);
        TEST_ASSERT_EQUAL_INT(0, store("A", "x"));
        TEST_ASSERT_TRUE(fs::exists(room / ".local/share/timepoint/A.tp"));
        fs::remove_all(room / ".local");
    }
}

int main() {
    std::signal(SIGXFSZ, SIG_IGN); // as start does
    UNITY_BEGIN();
    RUN_TEST(test_a_game_is_exactly_the_bytes_given);
    RUN_TEST(test_a_game_takes_the_place_of_what_had_its_name);
    RUN_TEST(test_no_more_is_fetched_than_there_is_room_for);
    RUN_TEST(test_a_name_is_capitals_digits_and_spaces);
    RUN_TEST(test_what_is_not_there_is_not_found);
    RUN_TEST(test_the_newest_game_comes_first);
    RUN_TEST(test_the_list_has_games_only_and_no_more_than_it_holds);
    RUN_TEST(test_a_folder_that_may_not_be_written_is_protected);
    RUN_TEST(test_a_game_that_may_not_be_read_is_protected);
    RUN_TEST(test_a_full_disk_costs_nothing_of_the_old_game);
    RUN_TEST(test_what_is_no_file_is_damaged);
    RUN_TEST(test_a_data_folder_that_is_none_is_no_disk);
    RUN_TEST(test_without_xdg_the_home_folder_has_them);
    return UNITY_END();
}
