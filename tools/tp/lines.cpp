#include "lines.hpp"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <unistd.h>

namespace {
constexpr std::size_t block = 1 << 16;
}

Lines::Lines(int file) : file_(file), buffer_(longest + block) {}

bool Lines::next() {
    too_long_ = false;
    for (;;) {
        const std::string_view all(buffer_.data(), end_);
        const auto found = std::min(all.find('\n', scanned_), end_);
        if (found < end_ || (at_end_ && (begin_ < end_ || too_long_))) {
            text_ = all.substr(begin_, found - begin_);
            too_long_ = too_long_ || text_.size() > longest;
            begin_ = scanned_ = std::min(found + 1, end_);
            return true;
        }
        if (at_end_) return false;
        scanned_ = end_;
        if (end_ - begin_ > longest) {
            too_long_ = true;
            begin_ = end_;
        }
        at_end_ = !fill();
    }
}

bool Lines::ready() const {
    return std::string_view(buffer_.data(), end_).find('\n', scanned_) != std::string_view::npos;
}

bool Lines::fill() {
    std::copy(buffer_.data() + begin_, buffer_.data() + end_, buffer_.data());
    scanned_ -= begin_;
    end_ -= begin_;
    begin_ = 0;
    for (;;) {
        const auto count = ::read(file_, buffer_.data() + end_, buffer_.size() - end_);
        if (count >= 0) {
            end_ += static_cast<std::size_t>(count);
            return count > 0;
        }
        if (errno != EINTR)
            throw std::system_error(errno, std::generic_category(), "cannot read standard input");
    }
}
