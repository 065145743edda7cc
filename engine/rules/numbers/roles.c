// What a card or a player is now: in combat, attached, marked; a side at whose place nobody sits.
#include "rules/numbers/numbers.h"

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
    return mark != NULL && ag_card_exists(state, mark->card) ? mark->card : ag_nobody;
}

int ag_is_automated(const ag_rules *rules, ag_seat seat)
{
    return rules->catalog->raid->automated && seat == ag_boss_seat(rules->state);
}

int ag_in_action_phase(const ag_state *state)
{
    return state->turn.phase == AG_PHASE_ACTION && state->combat.stage == AG_COMBAT_NONE;
}

int ag_frames_open(const ag_state *state)
{
    return state->used.frames > 1;
}

// Apart: what keeps players and cards from doing anything to each other.

int ag_seat_apart(const ag_state *state, ag_seat seat)
{
    return (ag_player_at(state, seat)->flags & AG_PLAYER_APART) != 0;
}

// It is set apart itself, whoever controls it.
static int is_apart_alone(const ag_state *state, ag_card_id id)
{
    const ag_card *card = ag_card_at(state, id);
    return card != NULL && (card->flags & AG_CARD_APART);
}

int ag_is_apart(const ag_rules *rules, ag_card_id id)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    if (card == NULL || state->piles[card->pile].zone != AG_ZONE_PARTY) return 0;
    return is_apart_alone(state, id)
           || (ag_seat_apart(state, card->controller) && ag_is_character(rules, id));
}

int ag_seat_out_of_reach(const ag_state *state, ag_seat by, ag_seat seat)
{
    return by != 0 && seat != 0 && ag_seat_apart(state, by) != ag_seat_apart(state, seat);
}

// R501.1b, R402.2b: for them it is not there.
int ag_unreachable(const ag_rules *rules, ag_seat by, ag_card_id id)
{
    const ag_state *state = rules->state;
    const ag_card *card = rules->catalog->unreachable && by != 0 ? ag_card_at(state, id) : NULL;
    return card != NULL && state->piles[card->pile].zone == AG_ZONE_PARTY
           && ag_opposed(state, by, card->controller)
           && (ag_numbers_of(rules, id)->cant & AG_LONG_BIT(AG_CANT_BE_REACHED)) != 0;
}

int ag_out_of_reach(const ag_rules *rules, ag_seat by, ag_card_id id)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    if (card == NULL || by == 0 || state->piles[card->pile].zone != AG_ZONE_PARTY) return 0;
    int differs = ag_seat_apart(state, by) != ag_is_apart(rules, id);
    return (differs && ag_is_character(rules, id)) || ag_unreachable(rules, by, id);
}

int ag_parted(const ag_rules *rules, ag_card_id source, ag_card_id subject)
{
    if (is_apart_alone(rules->state, source)) return ag_is_apart(rules, subject);
    return ag_out_of_reach(rules, ag_controller_of(rules->state, source), subject);
}

// What two cards, links or players have in common, as they are or as they last were.

const char *const ag_alike_words[AG_ALIKE_COUNT] = { "type", "class", "race", "name",
                                                     "controller" };

// The first and the last tag of a kind. CR 206.1a: compared by the tags of the type line, not by
// icons. There are ten classes, and only the twelve standard races count: a Demon or Naga has no
// race (glossary: Race).
static const ag_symbol shared_tags[][2] = {
    [AG_ALIKE_CLASS] = { AG_TAG_DEATH_KNIGHT, AG_TAG_WARRIOR },
    [AG_ALIKE_RACE] = { AG_TAG_DRAENEI, AG_TAG_UNDEAD },
};

static int had_tag(const ag_rules *rules, ag_card_id card, ag_symbol tag)
{
    const ag_known *known =
        ag_card_exists(rules->state, card) ? NULL : ag_known_find(rules->state, card);
    return known != NULL ? ag_known_has_tag(rules, known, tag) : ag_has_tag(rules, card, tag);
}

// CR 412.1: what is face down has no name.
static ag_symbol name_of(const ag_rules *rules, ag_card_id id)
{
    const ag_card *card = ag_card_or_known(rules->state, id);
    return card == NULL || ag_card_is_blank(card)
               ? 0
               : ag_catalog_card(rules->catalog, card->printed)->name;
}

int ag_cards_share(const ag_rules *rules, int what, ag_card_id one, ag_card_id other)
{
    AG_ASSERT(what < AG_ALIKE_COUNT);
    ag_symbol name = what == AG_ALIKE_NAME ? name_of(rules, one) : 0;
    int shared = 0;
    switch (what) {
    case AG_ALIKE_TYPE:  // CR 300.1c
        return (ag_types_known(rules, one) & ag_types_known(rules, other)) != 0;
    case AG_ALIKE_NAME: return name != 0 && name == name_of(rules, other);  // CR 414.3a
    case AG_ALIKE_CONTROLLER:
        return ag_controller_of(rules->state, one) == ag_controller_of(rules->state, other);
    default: break;
    }
    for (ag_symbol tag = shared_tags[what][0]; tag <= shared_tags[what][1]; tag++) {
        shared |= had_tag(rules, one, tag) && had_tag(rules, other, tag);
    }
    return shared;
}

// The card, or that of a link; the zero id: the ref is not one.
static ag_card_id card_of(const ag_rules *rules, ag_ref ref)
{
    if (ref.kind != AG_REF_LINK) return ag_ref_as_card(ref);
    const ag_link *link = ag_link_known(rules->state, ag_ref_as_link(ref));
    return link == NULL ? ag_nobody : link->card;
}

ag_seat ag_seat_of_ref(const ag_rules *rules, ag_ref ref)
{
    const ag_link *link;
    switch (ref.kind) {
    case AG_REF_CARD: return ag_controller_of(rules->state, ag_ref_as_card(ref));
    case AG_REF_LINK:
        link = ag_link_known(rules->state, ag_ref_as_link(ref));
        return link == NULL ? 0 : link->controller;
    case AG_REF_PILE: return rules->state->piles[ref.seat].seat;
    default: return ref.seat;
    }
}

int ag_refs_share(const ag_rules *rules, int what, ag_ref one, ag_ref other)
{
    if (what == AG_ALIKE_CONTROLLER) {
        return ag_seat_of_ref(rules, one) == ag_seat_of_ref(rules, other);
    }
    ag_card_id card = card_of(rules, one), with = card_of(rules, other);
    return card.slot != 0 && with.slot != 0 && ag_cards_share(rules, what, card, with);
}
