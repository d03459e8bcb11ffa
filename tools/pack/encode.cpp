#include <algorithm>
#include <stdexcept>

#include "packed.hpp"

namespace {

class Writer {
  public:
    void bit(unsigned value) {
        if (free_ == 0) {
            at_ = bytes_.size();
            bytes_.push_back(0);
            free_ = 8;
        }
        --free_;
        bytes_[at_] = static_cast<std::uint8_t>(bytes_[at_] | (value & 1) << free_);
    }
    void bits(unsigned value, unsigned count) {
        while (count > 0) bit(value >> --count);
    }
    void byte(std::uint8_t value) { bytes_.push_back(value); }
    void class_and_rest(const Classes& classes, unsigned number, unsigned class_bits) {
        const auto [index, inside] = classes.find(number);
        if (index == classes.width.size()) throw std::logic_error("no class covers a number");
        bits(index, class_bits);
        bits(inside, classes.width[index]);
    }
    void length(const Classes& classes, unsigned number) {
        const auto [index, inside] = classes.find(number);
        if (index == classes.width.size()) throw std::logic_error("no class covers a length");
        bits(1, index + 1);
        bits(inside, classes.width[index]);
    }
    void end() { bits(1, length_classes + 1); }
    std::size_t size() const { return bytes_.size(); }
    Bytes take() { return std::move(bytes_); }

  private:
    Bytes bytes_;
    std::size_t at_ = 0;
    unsigned free_ = 0;
};

} // namespace

Classes::Found Classes::find(unsigned number) const {
    unsigned base = first;
    for (unsigned index = 0; index < width.size(); ++index) {
        if (number >= base && number - base < 1u << width[index]) return {index, number - base};
        base += 1u << width[index];
    }
    return {static_cast<unsigned>(width.size()), 0};
}

Packed encode(const Bytes& bytes, const std::vector<Token>& tokens, const Widths& widths) {
    Writer writer;
    for (const Classes* classes : {&widths.length, &widths.far, &widths.near})
        for (const unsigned width : classes->width) writer.bits(width, 4);
    std::size_t position = 0;
    // (made so far) - (read so far) at its worst: how far the writer runs ahead.
    std::vector<std::size_t> made, read;
    for (const Token& token : tokens) {
        if (token.length == 0) {
            writer.bit(1);
            writer.byte(bytes[position++]);
        } else {
            writer.bit(0);
            writer.length(widths.length, token.length);
            if (token.length == shortest)
                writer.class_and_rest(widths.near, token.distance, 3);
            else
                writer.class_and_rest(widths.far, token.distance, 4);
            position += token.length;
        }
        made.push_back(position);
        read.push_back(writer.size());
    }
    writer.bit(0);
    writer.end();
    Packed packed;
    const std::size_t size = writer.size();
    // With the stream's end margin bytes behind the result's: what is made must stay
    // below what is still to be read, at every token.
    for (std::size_t i = 0; i < made.size(); ++i) {
        const std::size_t ahead = made[i] + size;
        const std::size_t behind = bytes.size() + read[i];
        // the byte of bits may be read up to one token early
        if (ahead + 2 > behind) packed.margin = std::max(packed.margin, ahead + 2 - behind);
    }
    packed.stream = writer.take();
    return packed;
}
