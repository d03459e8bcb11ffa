#include "playing.hpp"

namespace {

Report* listener; // event_sink takes no argument

class Listening {
  public:
    explicit Listening(Report& report) {
        listener = &report;
        event_sink = [] { listener->event(); };
    }
    ~Listening() { event_sink = nullptr; }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;
};

} // namespace

void play_battle(const BattleOptions& options, Report& report) {
    const Listening listening(report);
    std::array players{Player(options.players[NORTH], options.seed, NORTH),
                       Player(options.players[SOUTH], options.seed, SOUTH)};
    set_options(options);
    battle_begin();
    bool is_over = false;
    while (!(is_over = battle_next() == BATTLE_OVER) && battle_clock < options.until) {
        players[unit_army[battle_unit]].order();
        report.order_begins();
        battle_order();
        report.order_done();
    }
    report.close(is_over);
}

void replay_journal(Report& report) {
    const Listening listening(report);
    journal_rewind();
    bool is_over = false;
    while (!(is_over = battle_next() == BATTLE_OVER) && journal_more()) {
        report.order_begins();
        journal_play();
        report.order_done();
    }
    report.close(is_over);
}
