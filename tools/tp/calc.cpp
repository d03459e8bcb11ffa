#include "calc.hpp"

#include <cstddef>
#include <unistd.h>

#include "calculator.hpp"
#include "lines.hpp"
#include "standard_output.hpp"

namespace {

constexpr auto description = "Answers questions about single rules, a line of JSON each";

constexpr auto footer = R"(Reads one JSON object a line from standard input and writes one a line to
standard output, in the same order.

Questions and their answers:
  {"rule":"move_cost","type":"HI","terrain":"clear","race":"human"}
      {"cost":12}                     null where the terrain is prohibited
  {"rule":"casualties","factors":5,"men":1000}
      {"percent":12,"men":120}
  {"rule":"melee","attacker":U,"defender":U,"dice":[a1,a2,d1,d2]}
      {"attacker":F,"defender":F,"winner":"attacker"}    or defender, or draw
  {"rule":"fire","attacker":U,"defender":U,"random":[a,d],"defensive":true}
      the same; without defensive fire the defender's F is all zeros
  {"rule":"morale","class":"B","dice":[2,3,2],"dead":20,"battles":2,"close":-1,
   "routs":0,"demons":0}
      {"total":6,"result":"take orders"}                 or halt, or rout
  {"rule":"sight","from":"low hills","path":[{"terrain":"clear","unit":false}]}
      {"blocked":false}               the path is the hexes between the two

  U = {"type":"EHC","class":"B","weapon":"lance","missile":null,"race":"human",
       "shield":true,"men":1000,"terrain":"clear","moved":false,
       "blade":0,"guard":0}           blade and guard are points of the spells
  F = {"wf":4,"tf":1,"rf":-1,"total":4,"percent":10,"kills":100}

What may be left out: race (human), missile (null), moved (false), blade, guard,
dead, battles, close, routs and demons (0), and a weapon in fire. dice are faces
of average dice, 2 to 5, the second taken from the first; random is -1, 0 or 1.
melee and fire take "readings":["kills-threshold=more-than"] and the like, where
the cards can be read in two ways.

A line that is wrong is answered by {"error":"..."}. The exit status is 1 if any
was wrong, 2 if standard input or output fails, else 0.

Example:
  echo '{"rule":"casualties","factors":5,"men":1000}' | tp calc)";

constexpr std::size_t output_block = 1 << 16;

bool answer_all() {
    Lines lines(STDIN_FILENO);
    Calculator calculator;
    Output out;
    bool all_good = true;
    while (lines.next()) {
        all_good &=
            lines.too_long() ? calculator.refuse_long(out) : calculator.answer(lines.text(), out);
        // Whoever waits for an answer before the next question gets it.
        if (out.size() >= output_block || !lines.ready()) {
            write_all({out.data(), out.size()});
            out.clear();
        }
    }
    return all_good;
}

} // namespace

void add_calc(CLI::App& tp, int& status) {
    auto* calc = tp.add_subcommand("calc", description);
    calc->footer(footer);
    calc->callback(
        [&status] { status = run_command("tp calc", [] { return answer_all() ? 0 : 1; }); });
}
