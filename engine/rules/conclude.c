// Combat conclusion (CR 603): damage both ways at once, checks without triggers, then everybody
// leaves combat.
#include "rules/agenda.h"
#include "rules/combat.h"
#include "rules/derive.h"
#include "rules/event.h"
#include "rules/modifier.h"
#include "rules/packet.h"
#include "rules/process.h"
#include "rules/known.h"
#include "rules/delayed.h"
#include "state/card.h"

static uint16_t damage_types(const ag_rules *rules, ag_card_id id)
{
    uint16_t types = ag_damage_types(rules, id);
    return types != 0 ? types : AG_DAMAGE_MELEE;  // CR 408.3a
}

static ag_card_id struck_weapon(const ag_state *state, ag_card_id wielder)
{
    for (int i = 0; i < state->combat.strike_count; i++) {
        if (ag_card_id_same(state->combat.strikes[i].wielder, wielder)) {
            return state->combat.strikes[i].weapon;
        }
    }
    return (ag_card_id){ 0, 0 };
}

static void deal(ag_rules *rules, ag_card_id from, ag_card_id to)
{
    ag_damage damage = { .controller = ag_controller_of(rules->state, from),
                         .flags = AG_PACKET_COMBAT,
                         .damage = damage_types(rules, from),
                         .source = from,
                         .with = struck_weapon(rules->state, from) };
    ag_packet_open(rules, &damage, to, ag_atk(rules, from));  // CR 205.1a
}

// CR 603.1: each deals a packet of its ATK; CR 603.1a: nobody deals damage back to Long-Range.
static void open_packets(ag_rules *rules)
{
    const ag_combat *combat = &rules->state->combat;
    int far = combat->attacker.slot != 0
              && ag_has_keyword(rules, combat->attacker, AG_KEYWORD_LONG_RANGE);
    for (int i = 0; i < combat->defence_count; i++) {
        ag_card_id defender = combat->defences[i].defender;
        if (defender.slot == 0 || combat->attacker.slot == 0) {
            continue;
        }
        if (combat->defences[i].sabotage) {
            ag_combat_tell(rules, AG_EVENT_SABOTAGED, defender, combat->attacker);
            continue;
        }
        deal(rules, combat->attacker, defender);
        if (!far) {
            deal(rules, defender, combat->attacker);
        }
    }
}

enum { CONCLUDE_DAMAGE, CONCLUDE_CHECKS, CONCLUDE_END };

ag_progress ag_combat_conclude(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    if (state->turn.ending) {  // CR 500.5: nothing is left to end
        return AG_DONE;
    }
    switch (task->stage++) {
    case CONCLUDE_DAMAGE:
        open_packets(rules);  // CR 603.1
        ag_packets_begin(rules);
        return AG_AGAIN;
    case CONCLUDE_CHECKS:  // CR 603.2
        ag_process_begin(rules, 0);
        return AG_AGAIN;
    default: {  // CR 603.3, CR 603.1b: it stays exhausted
        ag_event event = ag_event_of(rules, AG_EVENT_COMBAT_ENDS, state->combat.attacking_seat,
                                     (ag_card_id){ 0, 0 });
        ag_happen(rules, &event);
        state->combat = (ag_combat){ .stage = AG_COMBAT_NONE };
        ag_touch(state, AG_TOUCH_COMBAT);
        ag_modifiers_end(rules, AG_MOMENT_COMBAT_ENDS, 0);
        ag_watches_end(rules, AG_MOMENT_COMBAT_ENDS, 0);
        return AG_DONE;
    }
    }
}
