// Blank powers: noted once by the cardboard that bears them, told once, and never asked again.
#include "rules/blank.h"

#include "rules/event.h"

int ag_power_is_blank(const ag_state *state, uint16_t printed, uint16_t power)
{
    for (int i = 1; i < state->used.blanks; i++) {
        if (state->blanks[i].printed == printed && state->blanks[i].power == power) {
            return 1;
        }
    }
    return 0;
}

static int blanked_this_turn(const ag_state *state)
{
    int count = 0;
    for (int i = 1; i < state->used.blanks; i++) {
        count += state->blanks[i].made_in == state->turn.number;
    }
    return count;
}

void ag_power_blank(ag_rules *rules, const ag_frame *frame, int amount)
{
    ag_state *state = rules->state;
    AG_ASSERT(frame->printed != 0);
    AG_ASSERT(!ag_power_is_blank(state, frame->printed, frame->power));
    if (state->used.blanks == AG_BLANK_MAX) {
        rules->over = "more powers fail than the engine holds";
        return;
    }
    state->blanks[state->used.blanks++] = (ag_blank){ .printed = frame->printed,
                                                      .power = frame->power,
                                                      .made_in = state->turn.number };
    ag_event event = ag_event_of(rules, AG_EVENT_RULING, frame->seat, frame->me);
    event.card_printed = frame->printed;
    event.amount = amount;
    ag_tell(rules, &event);
    if (blanked_this_turn(state) > AG_RULINGS_A_TURN_MAX) {
        rules->over = "more powers fail in one turn than the engine allows";
    }
}

int ag_condition_reads(const ag_rules *rules, const ag_frame *frame)
{
    AG_ASSERT(frame->slot == AG_SLOT_CONDITION);
    return !ag_power_is_blank(rules->state, frame->printed, frame->power)
           && rules->port->test(rules->port->host, (ag_rules *)rules, frame) > 0;
}

int ag_condition_holds(ag_rules *rules, const ag_frame *frame)
{
    AG_ASSERT(frame->slot == AG_SLOT_CONDITION);
    if (ag_power_is_blank(rules->state, frame->printed, frame->power)) {
        return 0;
    }
    int answer = rules->port->test(rules->port->host, rules, frame);
    if (answer < 0) {
        ag_power_blank(rules, frame, 1);
    }
    return answer > 0;
}
