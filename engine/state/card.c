// Cards: the object in a slot, its life, and its counters.
#include "state/card.h"

#include <string.h>

#include "base/assert.h"
#include "state/zone.h"

uint16_t ag_catalog_find(const ag_catalog *catalog, const char *key)
{
    for (uint16_t i = 1; i <= catalog->count; i++) {
        if (strcmp(catalog->cards[i]->key, key) == 0) return i;
    }
    return 0;
}

int ag_raid_deck_called(const ag_raid_def *raid, const char *name)
{
    for (int deck = 0; deck < raid->deck_count; deck++) {
        if (strcmp(raid->deck_names[deck], name) == 0) return deck;
    }
    return -1;
}

ag_symbol ag_catalog_symbol(const ag_catalog *catalog, const char *word)
{
    for (uint16_t i = 1; i < catalog->symbol_count; i++) {
        if (strcmp(catalog->symbols[i], word) == 0) return i;
    }
    return 0;
}

int ag_catalog_data(const ag_catalog *catalog, ag_symbol symbol, void *out, int size)
{
    AG_ASSERT(symbol < catalog->symbol_count);
    const char *word = catalog->symbols[symbol];
    uint8_t *bytes = out;
    int count = 0;
    if (word[0] != '\1') return 0;
    for (word++; word[0] != 0 && count < size; word += 2) {
        int high = word[0] - 'a', low = word[1] - 'a';  // "a" to "p": sixteen digits
        bytes[count++] = (uint8_t)(high << 4 | low);
    }
    return count;
}

ag_filter ag_catalog_filter(const ag_catalog *catalog, ag_symbol symbol)
{
    ag_filter filter;
    int size = ag_catalog_data(catalog, symbol, &filter, sizeof filter);
    AG_ASSERT(size == sizeof filter);
    return filter;
}

ag_tally_def ag_catalog_tally(const ag_catalog *catalog, ag_symbol symbol)
{
    ag_tally_def tally;
    int size = ag_catalog_data(catalog, symbol, &tally, sizeof tally);
    AG_ASSERT(size == sizeof tally);
    return tally;
}

int ag_catalog_tags(const ag_catalog *catalog, ag_symbol symbol, ag_symbol out[AG_TAGS_ASKED_MAX])
{
    int size = ag_catalog_data(catalog, symbol, out, (int)sizeof(ag_symbol) * AG_TAGS_ASKED_MAX);
    if (size > 0) return size / (int)sizeof(ag_symbol);
    out[0] = symbol;
    return 1;
}

ag_card *ag_card_edit(ag_state *state, ag_card_id id)
{
    AG_ASSERT(ag_card_exists(state, id));
    return &state->cards[id.slot];
}

int ag_card_exists(const ag_state *state, ag_card_id id)
{
    return ag_card_at(state, id) != NULL;
}

// A slot whose lives are used up stays empty: otherwise one id would name two cards.
static int is_vacant(const ag_card *card)
{
    return !(card->flags & AG_CARD_USED) && card->life < UINT16_MAX;
}

int ag_card_room(const ag_state *state)
{
    int free = AG_CARD_MAX - state->used.cards;
    for (int slot = 1; slot < state->used.cards; slot++) free += is_vacant(&state->cards[slot]);
    return free;
}

ag_card_id ag_card_open(ag_state *state, uint16_t printed, ag_seat owner, int home, uint16_t flags)
{
    uint16_t slot = 1;
    while (slot < state->used.cards && !is_vacant(&state->cards[slot])) slot++;
    AG_ASSERT(slot < AG_CARD_MAX);
    if (slot == state->used.cards) state->used.cards++;
    uint16_t life = (uint16_t)(state->cards[slot].life + 1);
    AG_ASSERT(life != 0);
    const ag_card *before = &state->cards[slot];
    state->cards[slot] = (ag_card){ .life = life,
                                    .veils = { before->veils[0], before->veils[1] },
                                    .printed = printed,
                                    .owner = owner,
                                    .home = (uint8_t)home,
                                    .flags = (uint16_t)(flags | AG_CARD_USED) };
    ag_touch(state, AG_TOUCH_CARDS);
    return (ag_card_id){ slot, life };
}

void ag_card_close(ag_state *state, uint16_t slot)
{
    AG_ASSERT(state->cards[slot].pile == 0);
    ag_counter_clear(state, ag_card_id_of(state, slot));
    uint16_t life = state->cards[slot].life;
    const ag_card *card = &state->cards[slot];
    // The life stays behind, so that no later card in this slot answers to an old id or to a name
    // that readers used for this one.
    state->cards[slot] = (ag_card){
        .life = life,
        .veils = { (uint16_t)(card->veils[0] + 1), (uint16_t)(card->veils[1] + 1) },
    };
    ag_touch(state, AG_TOUCH_CARDS);
}

ag_card_id ag_card_renew(ag_state *state, uint16_t slot)
{
    ag_card *card = &state->cards[slot];
    ag_counter_clear(state, ag_card_id_of(state, slot));
    AG_ASSERT(card->life < UINT16_MAX);
    uint16_t flags = card->flags & AG_CARD_TOKEN ? UINT16_MAX : (uint16_t)~AG_CARD_SIZED;
    flags &= AG_CARD_SIZED | AG_CARD_USED | AG_CARD_TOKEN | AG_CARD_COPY;
    int copies = card->original != 0;  // CR 402.3: only of a copy in play
    *card = (ag_card){ .life = (uint16_t)(card->life + 1),
                       .printed = copies ? card->original : card->printed,
                       .next = card->next,
                       .prev = card->prev,
                       .pile = card->pile,
                       .owner = card->owner,
                       .home = card->home,
                       .entered = ag_state_timestamp(state),
                       .flags = card->flags & flags,
                       .made_atk = card->made_atk,
                       .made_health = card->made_health,
                       .veils = { card->veils[0], card->veils[1] },
                       .readers = card->readers };
    if (copies) ag_touch(state, AG_TOUCH_CARDS);
    return ag_card_id_of(state, slot);
}

static const ag_counter *counter_find(const ag_state *state, ag_card_id card, ag_symbol name)
{
    for (int i = 1; i < state->used.counters; i++) {
        const ag_counter *counter = &state->counters[i];
        if (counter->name == name && ag_card_id_same(counter->card, card)) return counter;
    }
    return NULL;
}

int ag_counter_count(const ag_state *state, ag_card_id card, ag_symbol name)
{
    int count = 0;
    for (int i = 1; i < state->used.counters; i++) {
        const ag_counter *counter = &state->counters[i];
        int own = counter->name == name && ag_card_id_same(counter->card, card);
        count += own ? counter->count : 0;
    }
    return count;
}

static int counter_slot(const ag_state *state)
{
    int slot = 1;
    while (slot < state->used.counters && state->counters[slot].card.slot != 0) slot++;
    return slot;
}

int ag_counter_room(const ag_state *state, ag_card_id card, ag_symbol name)
{
    return counter_slot(state) < AG_COUNTER_MAX || counter_find(state, card, name) != NULL;
}

static void counter_close(ag_state *state, ag_counter *counter)
{
    *counter = (ag_counter){ .count = 0 };
    while (state->used.counters > 1 && state->counters[state->used.counters - 1].card.slot == 0) {
        state->used.counters--;
    }
}

static ag_counter *counter_open(ag_state *state, ag_card_id card, ag_symbol name)
{
    int slot = counter_slot(state);
    AG_ASSERT(slot < AG_COUNTER_MAX);
    if (slot == state->used.counters) state->used.counters++;
    state->counters[slot] = (ag_counter){ .card = card, .name = name };
    ag_touch(state, AG_TOUCH_MODIFIERS);  // a new kind of counter may change numbers
    return &state->counters[slot];
}

// The newest counters go first.
static void counter_take(ag_state *state, ag_card_id card, ag_symbol name, int count)
{
    while (count > 0) {
        ag_counter *last = NULL;
        for (int i = 1; i < state->used.counters; i++) {
            ag_counter *counter = &state->counters[i];
            int own = counter->name == name && ag_card_id_same(counter->card, card);
            last = own && (last == NULL || counter->timestamp > last->timestamp) ? counter : last;
        }
        if (last == NULL) return;
        int taken = count < last->count ? count : last->count;
        count -= taken;
        last->count = (int16_t)(last->count - taken);
        if (last->count == 0) counter_close(state, last);
    }
}

void ag_counter_put(ag_state *state, ag_card_id card, ag_symbol name, int count, int apart)
{
    AG_ASSERT(ag_card_exists(state, card));
    ag_touch(state, AG_TOUCH_COUNTERS);
    if (count <= 0) {
        counter_take(state, card, name, -count);
        return;
    }
    AG_ASSERT(ag_counter_room(state, card, name));
    const ag_counter *found = counter_find(state, card, name);
    ag_counter *counter = found == NULL || (apart && counter_slot(state) < AG_COUNTER_MAX)
                              ? counter_open(state, card, name)
                              : &state->counters[found - state->counters];
    int after = counter->count + count;
    counter->timestamp = ag_state_timestamp(state);
    counter->count = (int16_t)(after > 9999 ? 9999 : after);
}

void ag_counter_add(ag_state *state, ag_card_id card, ag_symbol name, int count)
{
    ag_counter_put(state, card, name, count, 0);
}

void ag_counter_clear(ag_state *state, ag_card_id card)
{
    for (int i = state->used.counters - 1; i >= 1; i--) {
        if (ag_card_id_same(state->counters[i].card, card)) {
            counter_close(state, &state->counters[i]);
            ag_touch(state, AG_TOUCH_COUNTERS);
        }
    }
}

// No sum is larger than its place.
static void sum_add(uint16_t *sum, int amount)
{
    AG_ASSERT(amount >= 0);
    *sum = (uint16_t)(amount < UINT16_MAX - *sum ? *sum + amount : UINT16_MAX);
}

void ag_card_note_dealt(ag_state *state, ag_card_id card, int amount)
{
    sum_add(&ag_card_edit(state, card)->dealt_or_prevented, amount);
}

void ag_card_note_damage(ag_state *state, ag_card_id card, int amount)
{
    sum_add(&ag_card_edit(state, card)->dealt, amount);
}
