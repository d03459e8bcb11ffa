// sources, rulings, terrain, units: the names that the other files use.
#include "sections.hpp"

namespace {

void refuse_twice(const std::vector<std::string>& known, const std::string& id, Row& row,
                  const std::string& key = "id") {
    for (const auto& other : known)
        if (other == id && !id.empty())
            row.diagnostics().expected(row.place(key), "each " + key + " once",
                                       in_quotes(id) + " again");
}

void refuse_too_many(Row& file, const std::string& key, std::size_t count, std::size_t most) {
    if (count < 1 || count > most)
        file.diagnostics().expected(file.place(key), "from 1 to " + std::to_string(most) + " rows",
                                    std::to_string(count));
}

} // namespace

void check_name(const std::string& id, Row& row, const std::string& key) {
    bool good = id.size() <= 24;
    for (const char c : id)
        good = good && ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == ' ' || c == '-' ||
                        c == '_' || (c >= '0' && c <= '9'));
    if (!good)
        row.diagnostics().expected(row.place(key), key + " of up to 24 letters, digits, - and _",
                                   in_quotes(id));
}

void read_sources(Row file, Library& library) {
    for (auto& row : file.rows("document")) {
        const auto name = row.text("file");
        if (library.documents.contains(name))
            row.diagnostics().expected(row.place("file"), "each file once",
                                       in_quotes(name) + " again");
        library.documents[name] = row.number("lines", 1, 100000);
        row.text("title");
        row.done();
    }
    file.done();
}

void read_rulings(Row file, Library& library, Cards& cards) {
    std::vector<std::string> readings;
    for (auto& row : file.rows("ruling")) {
        Ruling ruling;
        ruling.id = row.text("id");
        check_name(ruling.id, row);
        refuse_twice(ids(cards.rulings), ruling.id, row);
        ruling.question = row.text("question");
        ruling.says = row.text("says");
        ruling.choice = row.text("choice");
        ruling.settle = row.text("settle");
        ruling.sources = row.texts("sources");
        ruling.alternatives = row.texts("alternatives");
        if (row.has("reading")) {
            auto reading = row.section("reading");
            ruling.reading = reading.text("name");
            ruling.option = reading.text("option");
            check_name(ruling.reading, reading, "name");
            refuse_twice(readings, ruling.reading, reading, "name");
            readings.push_back(ruling.reading);
            reading.done();
        }
        library.rulings.insert(ruling.id);
        cards.rulings.push_back(ruling);
        row.done();
    }
    if (readings.size() > 8) // one bit each in rules_readings
        file.diagnostics().expected(file.place("ruling"), "at most 8 readings",
                                    std::to_string(readings.size()));
    file.done();
}

void read_terrain(Row file, Cards& cards) {
    std::vector<std::string> symbols;
    for (auto& row : file.rows("terrain")) {
        Terrain terrain;
        terrain.id = row.text("id");
        terrain.symbol = row.text("symbol");
        check_name(terrain.id, row);
        refuse_twice(ids(cards.terrains), terrain.id, row);
        refuse_twice(symbols, terrain.symbol, row, "symbol");
        if (terrain.symbol.size() > 1)
            row.diagnostics().expected(row.place("symbol"), "symbol of one letter",
                                       in_quotes(terrain.symbol));
        symbols.push_back(terrain.symbol);
        cards.terrains.push_back(terrain);
        row.sourced();
        row.done();
    }
    refuse_too_many(file, "terrain", cards.terrains.size(), 8); // three bits of an index
    file.done();
}

void read_units(Row file, Cards& cards) {
    for (auto& row : file.rows("type")) {
        Troop troop;
        troop.id = row.text("id");
        check_name(troop.id, row);
        refuse_twice(ids(cards.troops), troop.id, row);
        troop.name = row.text("name");
        check_name(troop.name, row, "name");
        troop.mounted = row.choice("arm", {"foot", "mounted"}) == 1;
        cards.troops.push_back(troop);
        row.sourced();
        row.done();
    }
    refuse_too_many(file, "type", cards.troops.size(), 16);
    file.done();
}
