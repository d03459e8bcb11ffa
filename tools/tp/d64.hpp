// A disk of the 1541 as a file: its sectors, its map of free ones (the BAM), its
// directory, its files.
//
// A disk has 35 tracks, counted from 1, of 17 to 21 sectors of 256 bytes. Some images
// have five tracks more; those are read but never written to. Some have a byte more for
// each sector: 1 or 0 says that it can be read.
//
// A file is a chain: a sector's first two bytes are track and sector of the next; in the
// last they are 0 and the place of its last byte. The directory is such a chain from
// track 18, sector 1: eight entries of 32 bytes a sector. The BAM is in sector 0 there.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

class D64 {
  public:
    using Bytes = std::vector<std::uint8_t>;

    struct Place {
        unsigned track = 0, sector = 0;
        bool operator==(const Place&) const = default;
    };

    struct File {
        std::string name; // as the directory has it, without the filling
        std::uint8_t type = 0;
        Place first, entry_sector;
        std::size_t entry = 0; // of the eight there

        bool is_closed() const { return (type & 0x80) != 0; }
        bool is_program() const { return (type & 0x0f) == 2; }
    };

    // Throws std::runtime_error if no disk has so many bytes.
    explicit D64(Bytes bytes);
    static bool is_size(std::size_t bytes);

    // What is wrong with it: a sentence each, none if all of it is whole. A disk with
    // any fault must not be written to: the free sectors may not be free.
    std::vector<std::string> faults() const;

    // Every file of the directory, as far as that can be read.
    std::vector<File> files() const;

    // A file's bytes. Throws std::runtime_error where its chain is broken.
    Bytes read(const File& file) const;

    // Both throw std::runtime_error; a disk that has faults is refused, and after a
    // throw the disk is as it was.
    void remove(const std::string& name);
    void write(const std::string& name, std::span<const std::uint8_t> bytes);

    unsigned free_sectors() const; // of those that a file can have
    const Bytes& bytes() const { return bytes_; }

  private:
    bool has(Place place) const;
    std::span<std::uint8_t> at(Place place);
    std::span<const std::uint8_t> at(Place place) const;
    bool readable(Place place) const;
    std::vector<Place> chain(Place first, const std::string& whose) const;
    std::vector<Place> directory() const;

    void check_bam(std::vector<std::string>& faults) const;
    void check_chains(std::vector<std::string>& faults) const;
    void refuse_faults() const;

    bool is_free(Place place) const;
    void mark(Place place, bool free);
    Place free_on(unsigned track, unsigned from) const;
    Place free_for_file(Place before) const;
    std::span<std::uint8_t> free_entry();

    Bytes bytes_;
    unsigned tracks_;
};
