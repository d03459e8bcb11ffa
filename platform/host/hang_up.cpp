#include "hang_up.hpp"

#include <cerrno>
#include <csignal>
#include <poll.h>
#include <unistd.h>

#include "terminal.hpp"

namespace {

volatile std::sig_atomic_t is_over = 0;
sigset_t while_waiting; // the signals as they were before anything was blocked

extern "C" void end_comes(int) { is_over = 1; }

extern "C" void crashed(int signal) {
    terminal_close(); // not meant for a handler, but there is nothing to lose any more
    raise(signal);    // the handler is gone, and the default one ends the program
}

void handle(int signal, void (*handler)(int), int flags) {
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, nullptr);
}

bool has_handler(int signal) {
    struct sigaction action = {};
    sigaction(signal, nullptr, &action);
    return action.sa_handler != SIG_DFL;
}

} // namespace

void hang_up_listen() {
    sigset_t blocked;
    sigemptyset(&blocked);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) {
        handle(signal, end_comes, 0);
        sigaddset(&blocked, signal);
    }
    // ncurses has its own handler for this one; it must not slip in between a look
    // for keys and the wait for them.
    sigaddset(&blocked, SIGWINCH);
    sigprocmask(SIG_BLOCK, &blocked, &while_waiting);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH})
        sigdelset(&while_waiting, signal);

    handle(SIGPIPE, SIG_IGN, 0);
    handle(SIGXFSZ, SIG_IGN, 0); // shows as EFBIG when a game is stored
    for (const int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL})
        if (!has_handler(signal)) // the sanitizers have theirs
            handle(signal, crashed, static_cast<int>(SA_RESETHAND | SA_NODEFER));
}

bool is_hung_up() { return is_over != 0; }
void hang_up() { is_over = 1; }

Waited wait_for_input(int milliseconds) {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    timespec time{milliseconds / 1000, milliseconds % 1000 * 1000000L};
    const int count = ppoll(&input, 1, milliseconds < 0 ? nullptr : &time, &while_waiting);
    if (count == 0) return Waited::time_up;
    if (count < 0) {
        if (errno != EINTR) hang_up(); // there is no way left to hear of anything
        return Waited::signal;
    }
    if ((input.revents & POLLIN) == 0) hang_up(); // the other end of the line is gone
    return Waited::input;
}
