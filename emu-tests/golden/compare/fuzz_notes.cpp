// fuzz_notes NOTES [ROUNDS]: damages the notes in every way it knows. Reading must give
// errors with places that are in the text, or notes that can be judged; nothing else.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>

#include "../tablec/mutate.hpp"
#include "compare.hpp"

namespace
{

const auto scraps = split_words(R"(unit melee fire morale move tally scenario -> attacker defender
    = == ? "" " # type= =type type=? type=HI weapon=sword men=0 men=4095 men=4096 men=-1 men=1e9
    dice=99 dice=6 total=-999 close=99 RF=-9 casualties=255% kills=4095 answers=yes result=draw
    missile=bow missile=none race=? shield=? terrain=? class=? weapon=? moved=? blade=? guard=?
    terrain=light-woods margin=255 north=2000000 time=0 haste=40 courage=? demons=64 WF=? \)");

std::string damage(std::string text, Chance &chance)
{
    for (auto changes = 1 + chance.below(4); changes > 0; --changes) {
        const auto at = chance.below(text.size() + 1);
        switch (chance.below(6)) {
        case 0: // a byte
            if (at < text.size())
                text[at] = static_cast<char>(chance.below(256));
            break;
        case 1: // a scrap
            text.insert(at, " " + chance.of(scraps) + " ");
            break;
        case 2: // a part is lost
            text.erase(at, chance.below(chance.below(4) ? 12 : 200));
            break;
        case 3: // a part comes again
            text.insert(at, text.substr(chance.below(text.size() + 1), chance.below(80)));
            break;
        case 4: // a word becomes a scrap
            if (const auto blank = text.find(' ', at); blank != std::string::npos)
                if (const auto end = text.find_first_of(" \n", blank + 1); end != std::string::npos)
                    text.replace(blank + 1, end - blank - 1, chance.of(scraps));
            break;
        default: // a number grows
            if (const auto digit = text.find_first_of("0123456789", at); digit != std::string::npos)
                text.insert(digit, std::to_string(chance.below(100)));
        }
    }
    return text;
}

std::string wrong(const std::string &text, const Notes &notes)
{
    static const std::regex sentence("expected [^]+, found [^]+");
    const auto lines = 1 + static_cast<unsigned>(std::count(text.begin(), text.end(), '\n'));
    for (const auto &error : notes.errors) {
        if (error.line < 1 || error.line > lines || error.column < 1 ||
            error.column > text.size() + 1)
            return "an error is nowhere";
        if (!std::regex_match(error.what, sentence))
            return "it says: " + error.what;
    }
    // The lines that are good can be judged, whatever the others are.
    std::string out;
    tell_verdicts("notes", notes, out);
    std::size_t told = 0;
    for (const auto &line : split_lines(out))
        for (const auto *verdict :
             {": reproduced", ": possible only", ": impossible under", ": not decidable"})
            if (line.starts_with("notes:") && line.find(verdict) != std::string::npos) {
                ++told;
                break;
            }
    if (told != notes.notes.size())
        return "not each note has a verdict";
    return {};
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "usage: fuzz_notes NOTES [ROUNDS]\n");
        return 2;
    }
    std::ifstream file(argv[1], std::ios::binary);
    std::stringstream good;
    good << file.rdbuf();
    const auto rounds = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 2000;
    unsigned long judged = 0;
    for (unsigned long round = 0; round <= rounds; ++round) {
        Chance chance(1981, round);
        const auto text = round ? damage(good.str(), chance) : good.str();
        const auto notes = read_notes(text);
        judged += notes.notes.size();
        if (const auto problem = wrong(text, notes); !problem.empty()) {
            std::printf("FAIL in round %lu: %s\n%s\n", round, problem.c_str(), text.c_str());
            return 1;
        }
        if (round == 0 && !notes.errors.empty()) {
            std::printf("FAIL: the notes are refused as they are\n");
            return 1;
        }
    }
    std::printf("%lu rounds, %lu notes judged, all well\n", rounds, judged);
    return 0;
}
