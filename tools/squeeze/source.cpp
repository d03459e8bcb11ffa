#include "source.hpp"

#include <regex>
#include <set>

namespace {

using Names = std::set<std::string>;

const Names heads{".fopt", ".setcpu",   ".smart",  ".autoimport", ".case",   ".debuginfo",
                  ".dbg",  ".importzp", ".import", ".macpack",    ".endproc"};
const Names pushes{"pha", "pla", "php", "plp", "tsx", "txs"};
const Names runtime_zero_page{"sp",   "sreg", "regsave", "regbank", "ptr1", "ptr2",
                              "ptr3", "ptr4", "tmp1",    "tmp2",    "tmp3", "tmp4"};

// "  lda  x,y ; why" as "lda x,y". cc65 writes strings as numbers, so there is no ; in one.
std::string tidy(std::string text) {
    text = text.substr(0, text.find(';'));
    text = std::regex_replace(text, std::regex("\\s+"), " ");
    text = std::regex_replace(text, std::regex("^ | $"), "");
    return std::regex_replace(text, std::regex("^\\.proc (\\w+).*"), "$1:");
}

std::string rename(const std::string& text, const Names& own, const std::string& prefix) {
    static const std::regex word("[A-Za-z_]\\w*");
    std::string renamed;
    auto rest = text.cbegin();
    for (std::sregex_iterator found(text.begin(), text.end(), word), last; found != last; ++found) {
        renamed.append(rest, (*found)[0].first);
        if (own.contains(found->str())) renamed += prefix;
        renamed += found->str();
        rest = (*found)[0].second;
    }
    return renamed.append(rest, text.cend());
}

Line read_line(const std::string& text, const std::string& segment) {
    Line line{text, segment};
    const auto space = text.find(' ');
    const auto operation = text.substr(0, space);
    const auto operand = space == std::string::npos ? "" : text.substr(space + 1);
    const bool code = segment.ends_with("CODE") && operation.size() == 3;
    const bool jump = operation == "jmp" || operation == "rts";
    // b.. and j.. are branches: the latter are macros that are long where they must be.
    const bool branch = operation[0] == 'b' && operation != "bit";
    const bool far_branch = operation[0] == 'j' && operation != "jmp" && operation != "jsr";
    if (!code || branch || far_branch || pushes.contains(operation)) return line;
    line.kind = jump ? Line::Kind::end : Line::Kind::plain;
    line.bytes = instruction_bytes(operation, operand);
    return line;
}

} // namespace

unsigned instruction_bytes(const std::string& operation, const std::string& operand) {
    if (operand.empty() || operand == "a") return 1;
    if (operand[0] == '#' || operand[0] == '(') return operation == "jmp" ? 3 : 2;
    return runtime_zero_page.contains(operand.substr(0, operand.find_first_of("+,"))) ? 2 : 3;
}

void read_source(std::istream& in, const std::string& name, Lines& lines) {
    static const std::regex labelled("(\\w+:) ?(.*)");
    std::vector<std::string> texts;
    Names own, exported;
    std::smatch part;
    for (std::string text; std::getline(in, text);) {
        text = tidy(text);
        const auto operation = text.substr(0, text.find(' '));
        if (text.empty() || heads.contains(operation)) continue;
        if (operation == ".export") exported.insert(text.substr(text.find(' ') + 1));
        if (std::regex_match(text, part, labelled)) {
            texts.push_back(part[1]);
            own.insert(texts.back().substr(0, texts.back().size() - 1));
            text = part[2];
            if (text.empty()) continue;
        } else if (const auto is = text.find(" := "); is != std::string::npos) {
            own.insert(text.substr(0, is));
        }
        texts.push_back(text);
    }
    for (const auto& known : exported) own.erase(known);

    std::string segment = "CODE";
    lines.push_back({".segment \"CODE\"", segment});
    for (const auto& text : texts) {
        if (text.starts_with(".segment")) {
            segment = text.substr(text.find('"') + 1);
            segment.pop_back();
            lines.push_back({text, segment});
        } else {
            lines.push_back(read_line(rename(text, own, name + "_"), segment));
        }
    }
}
