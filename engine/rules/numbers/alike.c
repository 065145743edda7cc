// What two cards, links or players have in common, as they are or as they last were.
#include "rules/numbers/known.h"
#include "rules/numbers/numbers.h"
#include "state/card.h"

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
    return link == NULL ? (ag_card_id){ 0, 0 } : link->card;
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
