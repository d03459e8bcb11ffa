// fuzz TABLEC DATA [--rounds N] [--seed N] [--first N]: damages copies of DATA in
// every way it knows, and sees that tablec either refuses them with a message
// and writes nothing, or writes files that are whole. Build TABLEC with the
// sanitizers. A round depends on the seed and its own number alone, so
// --first N --rounds 1 does round N again.
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "mutate.hpp"
#include "outputs.hpp"

namespace fs = std::filesystem;

namespace {

constexpr int longest_run = 10; // seconds

struct Result {
    int status = -1; // as of exit; -1 if it did not come to that
    std::string how; // it ended otherwise
    std::string said;
};

// tablec must keep to its own words: "file:line:column: error: expected this,
// found that" for each error, and then how many they are.
std::string wrong_words(const std::string& said) {
    static const std::regex error(R"(.*\.toml:[1-9]\d*:[1-9]\d*: error: expected .+, found .+)");
    static const std::regex count(
        R"([1-9]\d* errors?(, the first 100 shown)?; nothing was written)");
    std::istringstream in(said);
    std::string last;
    int lines = 0;
    for (std::string line; std::getline(in, line); last = line, ++lines)
        if (line.size() > longest_line || lines > 100)
            return "it says too much";
        else if (!last.empty() && !std::regex_match(last, error))
            return "it says: " + last.substr(0, 200);
    if (lines < 2 || !std::regex_match(last, count)) return "it does not say what is wrong";
    return {};
}

class Runner {
  public:
    Runner(std::string tablec, const fs::path& work) : tablec_(std::move(tablec)), work_(work) {
        sigemptyset(&child_);
        sigaddset(&child_, SIGCHLD);
        sigprocmask(SIG_BLOCK, &child_, nullptr); // so that it can be waited for, with a limit
    }

    Result run(bool look_for_leaks) {
        const std::string asan =
            std::string("ASAN_OPTIONS=exitcode=99:malloc_context_size=") +
            (look_for_leaks ? "5" : "0:detect_leaks=0"); // which is half of the time
        const auto said = (work_ / "said").string(), data = (work_ / "shattered").string(),
                   out = (work_ / "out").string();
        std::vector<const char*> arguments = {tablec_.c_str(), data.c_str(), "-o", out.c_str(),
                                              nullptr};
        std::vector<const char*> environment = {asan.c_str(), "UBSAN_OPTIONS=exitcode=99",
                                                "PATH=/usr/bin:/bin", nullptr};
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_addopen(&actions, 1, said.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                         0600);
        posix_spawn_file_actions_adddup2(&actions, 1, 2);
        posix_spawnattr_t attributes;
        posix_spawnattr_init(&attributes);
        sigset_t none;
        sigemptyset(&none);
        posix_spawnattr_setsigmask(&attributes, &none);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
        pid_t pid = 0;
        const auto problem = posix_spawn(&pid, tablec_.c_str(), &actions, &attributes,
                                         const_cast<char**>(arguments.data()),
                                         const_cast<char**>(environment.data()));
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
        if (problem) return {-1, std::string("cannot be run: ") + std::strerror(problem), {}};
        Result result = wait(pid);
        result.said = contents_of(said);
        return result;
    }

  private:
    Result wait(pid_t pid) {
        int status = 0;
        const timespec limit{longest_run, 0};
        while (sigtimedwait(&child_, nullptr, &limit) < 0)
            if (errno != EINTR) {
                kill(pid, SIGKILL);
                waitpid(pid, &status, 0);
                sigtimedwait(&child_, nullptr, &limit);
                return {-1, "did not end in time", {}};
            }
        waitpid(pid, &status, 0);
        if (WIFSIGNALED(status))
            return {-1, std::string("died: ") + strsignal(WTERMSIG(status)), {}};
        return {WEXITSTATUS(status), {}, {}};
    }

    std::string tablec_;
    fs::path work_;
    sigset_t child_;
};

class Fuzz {
  public:
    Fuzz(const std::string& tablec, const fs::path& data) : runner_(tablec, work_) {
        for (const auto& entry : fs::recursive_directory_iterator(data)) {
            const auto name = fs::relative(entry.path(), data).string();
            if (entry.is_directory()) fs::create_directories(work_ / "shattered" / name);
            if (entry.path().extension() == ".toml")
                good_[name] = contents_of(entry.path().string());
        }
        fs::create_directories(work_ / "shattered");
    }

    // What is wrong, or nothing.
    std::string round(const Files& files, bool look_for_leaks) {
        for (const auto& [name, contents] : written_)
            if (!files.contains(name)) fs::remove(work_ / "shattered" / name);
        for (const auto& [name, contents] : files)
            if (!written_.contains(name) || written_[name] != contents)
                std::ofstream(work_ / "shattered" / name, std::ios::binary) << contents;
        written_ = files;
        fs::remove_all(work_ / "out");

        const auto result = runner_.run(look_for_leaks);
        if (!result.how.empty()) return "it " + result.how;
        if (result.said.find("Sanitizer") != std::string::npos ||
            result.said.find("runtime error:") != std::string::npos)
            return "a sanitizer speaks: " + result.said.substr(0, 600);
        if (result.status == 1) {
            ++refused;
            if (fs::exists(work_ / "out")) return "it wrote, though it refused";
            return wrong_words(result.said);
        }
        if (result.status != 0) return "its status is " + std::to_string(result.status);
        ++accepted;
        if (!result.said.empty())
            return "it says, though all is well: " + result.said.substr(0, 200);
        Files written;
        for (const auto& entry : fs::directory_iterator(work_ / "out"))
            written[entry.path().filename().string()] = contents_of(entry.path().string());
        if (written == of_good_) return {}; // as after a change to a comment or a ruling
        if (of_good_.empty()) of_good_ = written;
        const auto same_name = [](const auto& a, const auto& b) { return a.first == b.first; };
        if (!std::ranges::equal(written, of_good_, same_name))
            return "it wrote other files than of the good data";
        Outputs outputs((work_ / "out").string());
        if (outputs.wrong.empty() && fixed_ != 0 && outputs.fixed() != fixed_)
            return "a constant is missing or too many";
        fixed_ = outputs.fixed();
        return outputs.wrong;
    }

    const Files& good() const { return good_; }
    const fs::path& work() const { return work_; }
    long accepted = 0, refused = 0;

  private:
    static fs::path make_folder() {
        auto name = (fs::temp_directory_path() / "tablec-fuzz-XXXXXX").string();
        if (!mkdtemp(name.data())) throw std::runtime_error("cannot make " + name);
        return name;
    }

    fs::path work_ = make_folder();
    Runner runner_;
    Files good_, written_;
    Files of_good_; // what is written of them
    long fixed_ = 0;
};

} // namespace

int main(int argc, char** argv) {
    std::map<std::string, unsigned long> options = {
        {"--rounds", 1500}, {"--seed", 1}, {"--first", 1}};
    bool good = argc >= 3 && argc % 2 == 1;
    for (int i = 3; good && i + 1 < argc; i += 2) {
        good = options.contains(argv[i]);
        options[argv[i]] = std::strtoul(argv[i + 1], nullptr, 10);
    }
    if (!good) {
        std::fprintf(stderr, "usage: fuzz TABLEC DATA [--rounds N] [--seed N] [--first N]\n");
        return 2;
    }
    const auto seed = options["--seed"], first = options["--first"], rounds = options["--rounds"];

    Fuzz fuzz(argv[1], argv[2]);
    std::string what = "no change";
    auto problem = fuzz.round(fuzz.good(), true);
    if (problem.empty() && fuzz.accepted != 1) problem = "the data are refused as they are";
    for (auto round = first; problem.empty() && round < first + rounds; ++round) {
        Chance chance(seed, round);
        auto files = fuzz.good();
        Mutator mutator(files, chance);
        what.clear();
        // Mostly one change: of two, the second is often hidden by the first.
        for (auto changes = chance.below(4) ? 1 : 2 + chance.below(3); changes > 0; --changes)
            what += "\n  " + mutator.change();
        problem = fuzz.round(files, round % 16 == 0);
        if (!problem.empty())
            std::printf("to see it again: fuzz %s %s --seed %lu --first %lu --rounds 1\n", argv[1],
                        argv[2], seed, round);
        if ((round - first + 1) % 300 == 0) {
            std::printf("%lu rounds: %ld accepted, %ld refused\n", round - first + 1, fuzz.accepted,
                        fuzz.refused);
            std::fflush(stdout);
        }
    }
    if (!problem.empty()) {
        std::printf("FAIL: %s\nthe changes:%s\nthe folder: %s\n", problem.c_str(), what.c_str(),
                    fuzz.work().c_str());
        return 1;
    }
    std::printf("%lu rounds of seed %lu: %ld accepted, %ld refused, all well\n", rounds, seed,
                fuzz.accepted, fuzz.refused);
    fs::remove_all(fuzz.work());
    return 0;
}
