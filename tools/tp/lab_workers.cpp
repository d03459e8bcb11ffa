#include "lab_workers.hpp"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <memory>
#include <new>
#include <poll.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <type_traits>
#include <unistd.h>
#include <utility>
#include <vector>

#include "lab_game.hpp"

namespace {

constexpr std::uint32_t chunk = 16; // games taken at once
constexpr int progress_milliseconds = 200;

[[noreturn]] void fail(const char* what) {
    throw std::system_error(errno, std::generic_category(), what);
}

// The counters that all workers see.
struct Board {
    std::atomic<std::uint32_t> taken{0}, done{0};
};
static_assert(std::atomic<std::uint32_t>::is_always_lock_free);
static_assert(std::is_trivially_copyable_v<Results>); // it goes through a pipe

class SharedBoard {
  public:
    SharedBoard() {
        auto* room = ::mmap(nullptr, sizeof(Board), PROT_READ | PROT_WRITE,
                            MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (room == MAP_FAILED) fail("cannot share memory with workers");
        board_ = new (room) Board;
    }
    ~SharedBoard() { ::munmap(board_, sizeof(Board)); }
    SharedBoard(const SharedBoard&) = delete;
    SharedBoard& operator=(const SharedBoard&) = delete;
    Board* operator->() const { return board_; }

  private:
    Board* board_;
};

bool send(int pipe, const Results& results) {
    const auto* next = reinterpret_cast<const char*>(&results);
    for (auto left = sizeof results; left > 0;) {
        const auto count = ::write(pipe, next, left);
        if (count < 0 && errno != EINTR) return false;
        if (count < 0) continue;
        next += count;
        left -= static_cast<std::size_t>(count);
    }
    return true;
}

[[noreturn]] void work(BattleOptions options, std::uint32_t games, const SharedBoard& board,
                       int pipe, pid_t parent) {
    const auto results = std::make_unique<Results>();
    const auto first_seed = options.seed;
    while (::getppid() == parent) { // nobody waits for the games of an orphan
        const auto from = board->taken.fetch_add(chunk);
        if (from >= games) break;
        const auto to = std::min(games, from + chunk);
        for (auto game = from; game < to; ++game) {
            options.seed = first_seed + game;
            play_lab_game(options, *results);
        }
        board->done += to - from;
    }
    ::_exit(send(pipe, *results) ? 0 : 1);
}

class Worker {
  public:
    Worker(const BattleOptions& options, std::uint32_t games, const SharedBoard& board) {
        int ends[2];
        if (::pipe(ends) != 0) fail("cannot make a pipe to a worker");
        const auto parent = ::getpid();
        process_ = ::fork();
        if (process_ == 0) {
            ::close(ends[0]);
            work(options, games, board, ends[1], parent);
        }
        const auto problem = errno;
        ::close(ends[1]);
        pipe_ = ends[0];
        if (process_ > 0) return;
        ::close(pipe_);
        errno = problem;
        fail("cannot start a worker");
    }
    Worker(Worker&& other) noexcept
        : process_(std::exchange(other.process_, -1)), pipe_(std::exchange(other.pipe_, -1)),
          received_(other.received_), results_(std::move(other.results_)) {}
    Worker& operator=(Worker&&) = delete;
    ~Worker() {
        if (process_ <= 0) return;
        ::close(pipe_);
        ::kill(process_, SIGTERM); // it has ended, unless something went wrong
        ::waitpid(process_, nullptr, 0);
    }

    int pipe() const { return pipe_; }
    bool is_done() const { return received_ == sizeof(Results); }
    const Results& results() const { return *results_; }

    // What has come through the pipe.
    void receive() {
        auto* room = reinterpret_cast<char*>(results_.get());
        const auto count = ::read(pipe_, room + received_, sizeof(Results) - received_);
        if (count < 0 && errno != EINTR) fail("cannot read from a worker");
        if (count == 0) throw LostWorker("a worker ended before its games were played.");
        if (count > 0) received_ += static_cast<std::size_t>(count);
    }

  private:
    pid_t process_ = -1;
    int pipe_ = -1;
    std::size_t received_ = 0;
    std::unique_ptr<Results> results_ = std::make_unique<Results>();
};

} // namespace

unsigned cores() {
    return std::max(1U, std::thread::hardware_concurrency());
}

void play_games(const BattleOptions& options, std::uint32_t games, unsigned workers,
                const Progress& progress, Results& results) {
    const SharedBoard board;
    std::vector<Worker> crew;
    crew.reserve(workers);
    while (crew.size() < workers) crew.emplace_back(options, games, board);
    for (;;) {
        std::vector<pollfd> pipes;
        for (const auto& worker : crew) // poll passes over what is negative
            pipes.push_back({worker.is_done() ? -1 : worker.pipe(), POLLIN, 0});
        if (std::all_of(crew.begin(), crew.end(), [](const Worker& w) { return w.is_done(); }))
            break;
        if (::poll(pipes.data(), pipes.size(), progress_milliseconds) < 0 && errno != EINTR)
            fail("cannot wait for workers");
        for (std::size_t i = 0; i < crew.size(); ++i)
            if (pipes[i].revents) crew[i].receive();
        progress(board->done);
    }
    for (const auto& worker : crew) results.add(worker.results());
}
