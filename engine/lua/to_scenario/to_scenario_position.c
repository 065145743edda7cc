// The position of a recorded game, for to_text.lua: every card that `given` can place, what it
// bears, and notes on what no position can hold.
#include "lua/to_scenario/to_scenario_run.h"
#include "lua/host/push.h"
#include "rules/agenda/choice.h"
#include "rules/numbers/known.h"
#include "rules/numbers/links.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

// ---- what no position can hold ----

static void note(ag_writer *notes, int count, const char *what)
{
    if (count > 0) {
        ag_write(notes, "%d %s\n", count, what);
    }
}

// A position begins with a move of the turn's player: an empty chain, no combat, and nobody has
// passed.
static int is_quiet(const ag_state *state)
{
    return state->choice.kind == AG_QUESTION_ACTION && state->choice.who == (1u << state->turn.seat)
           && state->turn.passes == 0 && state->turn.phase == AG_PHASE_ACTION
           && state->combat.stage == AG_COMBAT_NONE && ag_chain_empty(state)
           && !ag_frames_open(state);
}

// Marks that a card bears without being named in a table of `given`.
static int marks_of(const ag_state *state)
{
    int marks = 0;
    for (int i = 0; i < AG_MARK_MAX; i++) {
        ag_card_id card = state->marks[i].card;
        int zone = ag_zone(state, card);
        marks += ag_card_exists(state, card) && (zone == AG_ZONE_REMOVED || zone == AG_ZONE_ASIDE);
    }
    return marks;
}

int ag_to_scenario_losses(lua_State *L)
{
    char text[512];
    ag_writer notes = ag_writer_open(text, sizeof text);
    const ag_state *state = ag_to_scenario_state(ag_to_scenario_of(L));
    int modifiers = 0, watches = 0, foreign = 0, skips = 0, heroes = 0;
    if (!is_quiet(state)) return 0;
    for (int i = 0; i < state->used.modifiers; i++) {
        modifiers += state->modifiers[i].printed != 0;
    }
    for (int i = 0; i < state->used.watches; i++) {
        watches += state->watches[i].printed != 0;
    }
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        const ag_card *card = &state->cards[slot];
        if ((card->flags & AG_CARD_USED) && ag_in_play(state, ag_card_id_of(state, slot))) {
            foreign += card->controller != card->owner;
        }
        heroes += (card->flags & AG_CARD_GONE) != 0;
    }
    for (int seat = 1; seat <= state->seat_count; seat++) {
        for (int part = 0; part < AG_PART_COUNT; part++) {
            skips += state->players[seat].skips[part];
        }
    }
    note(&notes, modifiers, "changes that last for a time are not in this position");
    note(&notes, watches, "delayed effects are not in this position");
    note(&notes, foreign, "cards have another owner than their controller in the game");
    note(&notes, marks_of(state), "marks of cards outside the game are not in this position");
    note(&notes, skips, "turns and steps to skip are not in this position");
    note(&notes, heroes, "a hero that a master hero took over from can come back here");
    lua_pushlstring(L, text, notes.length);
    return 1;
}

// ---- cards ----

// Where `given` can place a card.
enum {
    GIVEN_ZONES = AG_BIT(AG_ZONE_DECK) | AG_BIT(AG_ZONE_HAND) | AG_BIT(AG_ZONE_GRAVEYARD)
                  | AG_BIT(AG_ZONE_PARTY) | AG_BIT(AG_ZONE_RESOURCES)
};

// Adds the value on top of the stack to the list below it.
static void append(lua_State *L)
{
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
}

// The lists of what the card bears, into its table on top of the stack.
static void set_lists(lua_State *L, const ag_rules *rules, uint16_t slot)
{
    const ag_state *state = rules->state;
    const ag_card *card = &state->cards[slot];
    int remembers = AG_MEMORY_MAX;
    lua_newtable(L);
    for (int i = 0; i < state->used.counters; i++) {
        const ag_counter *counter = &state->counters[i];
        if (counter->card.slot != slot || counter->count == 0) continue;
        lua_newtable(L);
        ag_lua_set_text(L, "name", rules->catalog->symbols[counter->name]);
        ag_lua_set(L, "count", counter->count);
        append(L);
    }
    lua_setfield(L, -2, "counters");
    lua_newtable(L);
    for (int i = 0; i < AG_MARK_MAX; i++) {
        if (ag_card_id_same(state->marks[i].card, ag_card_id_of(state, slot))) {
            lua_pushstring(L, rules->catalog->symbols[state->marks[i].name]);
            append(L);
        }
    }
    lua_setfield(L, -2, "marks");
    while (remembers > 0 && card->memory[remembers - 1] == 0) {
        remembers--;
    }
    lua_newtable(L);
    for (int i = 0; i < remembers; i++) {
        lua_pushinteger(L, card->memory[i]);
        append(L);
    }
    lua_setfield(L, -2, "memory");
    lua_newtable(L);
    for (int i = 0; i < AG_USES_MAX; i++) {
        if (card->used_power & (1u << i)) {
            lua_pushinteger(L, i + 1);
            append(L);
        }
    }
    lua_setfield(L, -2, "used");
}

static void set_state(lua_State *L, const ag_rules *rules, uint16_t slot, int zone)
{
    const ag_card *card = &rules->state->cards[slot];
    ag_lua_set_flag(L, "exhausted", card->flags & AG_CARD_EXHAUSTED);
    ag_lua_set_flag(L, "down", card->flags & AG_CARD_FACE_DOWN);
    ag_lua_set_flag(L, "back", card->side);
    ag_lua_set_flag(L, "felled", card->flags & AG_CARD_FELLED);
    if (card->damage != 0) {
        ag_lua_set(L, "damage", card->damage);
    }
    if (card->flags & AG_CARD_SIZED) {
        ag_lua_set(L, "atk", card->made_atk);
        ag_lua_set(L, "health", card->made_health);
    }
    // In a pile of its own deck this is known; elsewhere it matters which deck a card belongs to.
    if (card->home != 0 && zone != AG_ZONE_DECK && zone != AG_ZONE_GRAVEYARD) {
        ag_lua_set_text(L, "deck", rules->catalog->raid->deck_names[card->home]);
    }
}

// Adds the cards of a pile to the list on top of the stack. A hero is named apart from their party;
// one who has left it is gone.
static void add_pile(lua_State *L, const ag_rules *rules, const ag_pile *pile)
{
    const ag_state *state = rules->state;
    const ag_card *cards = state->cards;
    for (uint16_t slot = pile->first; slot != 0; slot = cards[slot].next) {
        int is_hero = slot == state->players[pile->seat].hero.slot;
        // It came in the current turn of its party.
        int is_new = state->turn.number > 0 && cards[slot].party_since >= state->turn.number;
        ag_card_id host = cards[slot].host;
        if (is_hero && pile->zone != AG_ZONE_PARTY) continue;
        lua_newtable(L);
        ag_lua_set(L, "seat", pile->seat);
        ag_lua_set_text(L, "place", is_hero ? "hero" : ag_zone_words[pile->zone]);
        ag_lua_set_text(L, "pile", rules->catalog->raid->deck_names[pile->index]);
        ag_lua_set(L, "slot", slot);
        ag_lua_set(L, "printed", cards[slot].printed);
        ag_lua_set(L, "host", ag_card_exists(state, host) ? host.slot : 0);
        ag_lua_set_flag(L, "new", is_new && !is_hero && pile->zone == AG_ZONE_PARTY);
        set_state(L, rules, slot, pile->zone);
        set_lists(L, rules, slot);
        append(L);
    }
}

// Of the words of the raid those that have changed.
static void set_words(lua_State *L, const ag_rules *rules)
{
    const ag_raid_def *raid = rules->catalog->raid;
    lua_newtable(L);
    for (int i = 0; i < raid->word_count; i++) {
        if (rules->state->raid_words[i] != raid->words[i]) {
            lua_pushfstring(L, "%s = %d", raid->word_names[i], rules->state->raid_words[i]);
            append(L);
        }
    }
    lua_setfield(L, -2, "words");
}

int ag_to_scenario_position(lua_State *L)
{
    const ag_rules *rules = ag_game_rules(ag_to_scenario_of(L)->game);
    const ag_state *state = rules->state;
    const ag_raid_def *raid = rules->catalog->raid;
    int deck = state->players[ag_boss_seat(state)].draws_from;
    lua_newtable(L);
    lua_newtable(L);
    for (int i = 1; i < state->used.piles; i++) {
        if (AG_BIT(state->piles[i].zone) & GIVEN_ZONES) {
            add_pile(L, rules, &state->piles[i]);
        }
    }
    lua_setfield(L, -2, "cards");
    lua_newtable(L);
    for (int seat = 1; seat <= state->seat_count; seat++) {
        lua_pushboolean(L, !ag_player_in(state, (ag_seat)seat));
        append(L);
    }
    lua_setfield(L, -2, "gone");
    set_words(L, rules);
    if (state->strike_classic != raid->strike_classic) {
        ag_lua_set_text(L, "strikes", state->strike_classic ? "classic" : "v7");
    }
    ag_lua_set(L, "turn", state->turn.seat);
    if (deck != 0) {
        ag_lua_set_text(L, "draws_from", raid->deck_names[deck]);
    }
    return 1;
}
