// What a card or a player is now: in combat, attached, marked; a side at whose place nobody sits.
#include "rules/numbers/known.h"

int ag_is_attacking(const ag_state *state, ag_card_id card)
{
    return ag_card_id_same(state->combat.attacker, card);
}

int ag_is_defending(const ag_state *state, ag_card_id card)
{
    for (int i = 0; i < state->combat.defence_count; i++) {
        if (ag_card_id_same(state->combat.defences[i].defender, card)) return 1;
    }
    return 0;
}

int ag_is_protecting(const ag_state *state, ag_card_id card)
{
    for (int i = 0; i < state->combat.defence_count; i++) {
        const ag_defence *defence = &state->combat.defences[i];
        if (defence->protecting
            && (ag_card_id_same(defence->proposed, card)
                || ag_card_id_same(defence->defender, card))) {
            return 1;
        }
    }
    return 0;
}

int ag_is_defence(const ag_state *state, const ag_defence *defence)
{
    int thing = defence->thing != 0 && state->combat.stage == AG_COMBAT_DEFEND;
    return defence->defender.slot != 0 || thing;
}

static int some_defender(const ag_state *state)
{
    for (int i = 0; i < state->combat.defence_count; i++) {
        if (ag_is_defence(state, &state->combat.defences[i])) return 1;
    }
    return 0;
}

// CR 602.3b: attacker and defender are in combat while there is an opposing one.
int ag_in_combat(const ag_state *state, ag_card_id card)
{
    if (ag_is_defending(state, card)) return state->combat.attacker.slot != 0;
    return ag_is_attacking(state, card) && some_defender(state);
}

int ag_is_attachment(const ag_rules *rules, ag_card_id card)
{
    const ag_card *found = ag_card_at(rules->state, card);
    const ag_card_def *def = ag_card_def_of(rules->state, rules->catalog, card);
    return found != NULL && (def->attachment || found->host.slot != 0);  // CR 400.1
}

const ag_mark *ag_mark_find(const ag_state *state, ag_symbol name)
{
    for (int i = 0; i < AG_MARK_MAX; i++) {
        if (state->marks[i].name == name) return &state->marks[i];
    }
    return NULL;
}

ag_card_id ag_mark_of(const ag_state *state, ag_symbol name)
{
    AG_ASSERT(name != 0);
    const ag_mark *mark = ag_mark_find(state, name);
    return mark != NULL && ag_card_exists(state, mark->card) ? mark->card : (ag_card_id){ 0, 0 };
}

int ag_is_automated(const ag_rules *rules, ag_seat seat)
{
    return rules->catalog->raid->automated && seat == ag_boss_seat(rules->state);
}

uint8_t ag_seats_with_players(const ag_rules *rules, uint8_t seats)
{
    ag_seat boss = ag_boss_seat(rules->state);
    return ag_is_automated(rules, boss) ? seats & (uint8_t) ~(1u << boss) : seats;
}

int ag_in_action_phase(const ag_state *state)
{
    return state->turn.phase == AG_PHASE_ACTION && state->combat.stage == AG_COMBAT_NONE;
}

int ag_frames_open(const ag_state *state)
{
    return state->used.frames > 1;
}
