// Outside play: which cards have powers there, and what those wait for. Beside it, for it is asked
// of all cards as well: what they ask the game to count (tally.c).
#include "rules/numbers/live.h"

#include <string.h>

static void note_waits(ag_outside *outside, const ag_card_def *def)
{
    for (int i = 0; i < def->power_count; i++) {
        const ag_power_def *power = &def->powers[i];
        if (power->zones != 0) outside->waits[power->watch.event] |= (uint16_t)AG_BIT(power->kind);
    }
}

static const ag_outside *outside_now(const ag_rules *rules)
{
    const ag_state *state = rules->state;
    const ag_catalog *catalog = rules->catalog;
    ag_outside *outside = &ag_caches(rules)->outside;
    if (ag_cached_holds(rules, AG_CACHED_OUTSIDE)) return outside;
    outside->count = 0;
    outside->tallies = ag_catalog_card(catalog, catalog->raid->printed)->tallies;
    memset(outside->waits, 0, sizeof outside->waits);
    int asks = catalog->elsewhere != 0 || catalog->tally_count > 0;
    for (uint16_t slot = 1; slot < state->used.cards && asks; slot++) {
        const ag_card_def *def = ag_catalog_card(catalog, state->cards[slot].printed);
        outside->tallies |= def->tallies;
        if (def->elsewhere != 0 && (state->cards[slot].flags & AG_CARD_USED)) {
            outside->slots[outside->count++] = slot;
            note_waits(outside, def);
        }
    }
    note_waits(outside, ag_catalog_card(catalog, catalog->keywords));
    ag_cached_note(rules, AG_CACHED_OUTSIDE, AG_BIT(AG_TOUCH_CARDS));
    return outside;
}

int ag_outside_cards(const ag_rules *rules, const uint16_t **slots)
{
    const ag_outside *outside = outside_now(rules);
    *slots = outside->slots;
    return outside->count;
}

uint64_t ag_tallies_asked(const ag_rules *rules)
{
    return outside_now(rules)->tallies;
}

int ag_outside_waits(const ag_rules *rules, int kind, int event)
{
    return (outside_now(rules)->waits[event] & AG_BIT(kind)) != 0;
}

static ag_lies lies_now(const ag_rules *rules, uint16_t slot)
{
    const ag_card *card = &rules->state->cards[slot];
    return (ag_lies){ .slot = slot,
                      .life = card->life,
                      .printed = card->printed,
                      .pile = card->pile,
                      .side = card->side,
                      .blank = (uint8_t)ag_card_is_blank(card) };
}

void ag_outside_note(const ag_rules *rules)
{
    ag_outside *outside = &ag_caches(rules)->outside;
    const uint16_t *slots;
    outside->noted = (uint16_t)ag_outside_cards(rules, &slots);
    for (int i = 0; i < outside->noted; i++) outside->lay[i] = lies_now(rules, slots[i]);
}

int ag_outside_same(const ag_rules *rules)
{
    const ag_outside *outside = &rules->derived.outside;
    const uint16_t *slots;
    int count = ag_outside_cards(rules, &slots);
    int same = count == outside->noted;
    for (int i = 0; i < count && same; i++) {
        ag_lies lies = lies_now(rules, slots[i]);
        same = memcmp(&outside->lay[i], &lies, sizeof lies) == 0;
    }
    return same;
}
