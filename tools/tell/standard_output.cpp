#include "standard_output.hpp"

#include <cerrno>
#include <csignal>
#include <iostream>
#include <system_error>
#include <unistd.h>

void write_all(std::string_view text) {
    while (!text.empty()) {
        const auto count = ::write(STDOUT_FILENO, text.data(), text.size());
        if (count >= 0)
            text.remove_prefix(static_cast<std::size_t>(count));
        else if (errno != EINTR)
            throw std::system_error(errno, std::generic_category(), "cannot write standard output");
    }
}

int run_command(const char* name, const std::function<int()>& command) {
    std::signal(SIGPIPE, SIG_IGN); // so that a reader who has left shows as EPIPE
    try {
        return command();
    } catch (const std::system_error& problem) {
        if (problem.code() == std::errc::broken_pipe) return 0;
        std::cerr << name << ": " << problem.what() << "\n";
        return 2;
    }
}
