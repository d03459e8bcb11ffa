#include <stdexcept>

#include "packed.hpp"

namespace {

class Reader {
  public:
    explicit Reader(const Bytes& bytes) : bytes_(bytes) {}
    std::uint8_t byte() {
        if (at_ == bytes_.size()) throw std::runtime_error("the stream ends too soon");
        return bytes_[at_++];
    }
    unsigned bit() {
        if (left_ == 0) {
            bits_ = byte();
            left_ = 8;
        }
        return bits_ >> --left_ & 1;
    }
    unsigned number(unsigned count) {
        unsigned value = 0;
        while (count-- > 0) value = value << 1 | bit();
        return value;
    }

  private:
    const Bytes& bytes_;
    std::size_t at_ = 0;
    unsigned bits_ = 0, left_ = 0;
};

Classes read_classes(Reader& reader, unsigned count, unsigned first) {
    Classes classes;
    classes.first = first;
    for (unsigned i = 0; i < count; ++i) classes.width.push_back(reader.number(4));
    return classes;
}

unsigned read_number(Reader& reader, const Classes& classes, unsigned index) {
    unsigned base = classes.first;
    for (unsigned i = 0; i < index; ++i) base += 1u << classes.width[i];
    return base + reader.number(classes.width[index]);
}

} // namespace

Bytes unpack(const Bytes& stream, std::size_t most) {
    Reader reader(stream);
    const Classes length = read_classes(reader, length_classes, shortest);
    const Classes far = read_classes(reader, far_classes, 1);
    const Classes near = read_classes(reader, near_classes, 1);
    Bytes made;
    for (;;) {
        if (reader.bit()) {
            made.push_back(reader.byte());
        } else {
            unsigned index = 0;
            while (!reader.bit()) ++index;
            if (index == length_classes) return made;
            if (index > length_classes) throw std::runtime_error("no such class of lengths");
            const unsigned count = read_number(reader, length, index);
            const unsigned distance = count == shortest
                                          ? read_number(reader, near, reader.number(3))
                                          : read_number(reader, far, reader.number(4));
            if (distance > made.size()) throw std::runtime_error("a match from before the start");
            for (unsigned i = 0; i < count; ++i) made.push_back(made[made.size() - distance]);
        }
        if (made.size() > most) throw std::runtime_error("more bytes than there may be");
    }
}
