#include "bench_map.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace {

// "lib/rules.lib(dice.c.obj):" is dice, "main.c.obj:" is main.
std::string module_name(const std::string& line) {
    const auto first = line.find('(');
    const auto begin = first != std::string::npos ? first + 1 : line.rfind('/') + 1;
    return line.substr(begin, line.find('.', begin) - begin);
}

void add_segment(ModuleSize& size, const std::string& line) {
    std::string segment, offset, bytes;
    std::istringstream(line) >> segment >> offset >> bytes;
    if (bytes.rfind("Size=", 0) != 0) return;
    const int count = std::stoi(bytes.substr(5), nullptr, 16);
    if (segment == "RODATA") {
        size.constants += count;
    } else if (segment == "DATA") {
        size.data += count;
    } else if (segment == "BSS" || segment == "ZEROPAGE") {
        size.variables += count;
    } else {
        size.code += count;
    }
}

} // namespace

std::map<std::string, ModuleSize> read_modules(const std::string& map_file) {
    std::ifstream file(map_file);
    if (!file) throw std::runtime_error(map_file + ": cannot be read");
    std::map<std::string, ModuleSize> modules;
    std::string line, module;
    while (std::getline(file, line) && line.rfind("Segment list", 0) != 0) {
        if (line.empty() || line.rfind("Modules", 0) == 0 || line[0] == '-') continue;
        if (line[0] == ' ') {
            if (!module.empty()) add_segment(modules[module], line);
        } else {
            module = module_name(line);
        }
    }
    return modules;
}
