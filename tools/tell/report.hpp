// Somebody who listens to a battle and writes it down.
#pragma once

#include <string>

class Report {
  public:
    virtual ~Report() = default;

    // The fields of event.h are set.
    virtual void event() = 0;
    // battle_unit gets an order, not yet known, and has carried it out: order_...
    virtual void order_begins() {}
    virtual void order_done() {}
    // Nothing more comes: the battle is over, or the journal has no more orders.
    virtual void close(bool is_over) = 0;

    const std::string& text() const { return text_; }

  protected:
    std::string text_;
};
