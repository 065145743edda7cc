// Words for an answer: what a scenario must write so that the scene picks the same options as the
// recorded game. Candidates are tried on the scene itself, the plainest first.
#include <string.h>

#include "game/log/sentence.h"
#include "lua/to_scenario/to_scenario_run.h"
#include "rules/agenda/choice.h"
#include "rules/numbers/known.h"
#include "rules/numbers/links.h"
#include "state/card.h"
#include "state/zone.h"

// ---- the same option in both games ----

// The place of a card among its copies in its pile. Each catalog has numbers of its own, so cards
// are compared by key.
static int rank_of(const ag_rules *rules, uint16_t slot)
{
    const ag_state *state = rules->state;
    const char *key = ag_catalog_card(rules->catalog, state->cards[slot].printed)->key;
    int rank = 0;
    uint16_t at = state->piles[state->cards[slot].pile].first;
    for (; at != slot && at != 0; at = state->cards[at].next) {
        uint16_t printed = state->cards[at].printed;
        rank += strcmp(ag_catalog_card(rules->catalog, printed)->key, key) == 0;
    }
    return rank;
}

static int same_pile(const ag_pile *a, const ag_pile *b)
{
    return a->zone == b->zone && a->seat == b->seat && a->index == b->index;
}

// Both games have their cards in the same order, but for identical copies.
static int same_card(const ag_walk *walk, uint16_t then, uint16_t now)
{
    const ag_rules *was = ag_game_rules(walk->run->game), *is = ag_game_rules(walk->scene->game);
    const ag_card *a = &was->state->cards[then], *b = &is->state->cards[now];
    return (a->flags & AG_CARD_USED) && (b->flags & AG_CARD_USED)
           && same_pile(&was->state->piles[a->pile], &is->state->piles[b->pile])
           && strcmp(ag_catalog_card(was->catalog, a->printed)->key,
                     ag_catalog_card(is->catalog, b->printed)->key)
                  == 0
           && rank_of(was, then) == rank_of(is, now);
}

static int same_ref(const ag_walk *walk, ag_ref then, ag_ref now)
{
    const ag_state *was = ag_to_scenario_state(walk->run), *is = ag_scene_state(walk->scene);
    if (then.kind != now.kind) return 0;
    switch (then.kind) {
    case AG_REF_CARD: return same_card(walk, then.slot, now.slot);
    case AG_REF_LINK: {
        const ag_link *a = ag_link_at(was, ag_ref_as_link(then));
        const ag_link *b = ag_link_at(is, ag_ref_as_link(now));
        return a != NULL && b != NULL && a->kind == b->kind && a->power == b->power
               && a->controller == b->controller && same_card(walk, a->card.slot, b->card.slot);
    }
    case AG_REF_SEAT: return then.seat == now.seat;
    case AG_REF_PILE: return same_pile(&was->piles[then.seat], &is->piles[now.seat]);
    default: return then.number == now.number;
    }
}

static int same_option(const ag_walk *walk, const ag_option *then, const ag_option *now)
{
    int by_power =
        then->kind == AG_MOVE_USE || then->kind == AG_MOVE_COMPLETE || then->kind == AG_MOVE_WAY;
    int by_value = then->kind == AG_MOVE_PLACE || then->kind == AG_MOVE_MODE
                   || then->kind == AG_MOVE_NUMBER || then->kind == AG_MOVE_WAY;
    return then->kind == now->kind && same_ref(walk, then->ref, now->ref)
           && (!by_power || then->power == now->power) && (!by_value || then->value == now->value);
}

// The n-th of several equal options there is the n-th here. -1: it is not offered.
static int map_option(const ag_walk *walk, int option)
{
    const ag_state *was = ag_to_scenario_state(walk->run), *is = ag_scene_state(walk->scene);
    const ag_option *wanted = &was->options[option];
    int nth = -1;
    for (int i = 0; i < is->choice.option_count; i++) {
        const ag_option *offered = &is->options[i];
        if (!same_option(walk, wanted, offered)) continue;
        if (nth < 0) {
            nth = 0;
            for (int before = 0; before < option; before++) {
                nth += same_option(walk, &was->options[before], offered);
            }
        }
        if (nth-- == 0) return i;
    }
    return -1;
}

int ag_walk_map_picks(const ag_walk *walk, const ag_entry *entry, const uint32_t *data,
                      ag_picks *out)
{
    const ag_state *was = ag_to_scenario_state(walk->run);
    *out = (ag_picks){ .number = (int16_t)entry->number, .count = entry->pick_count };
    for (int i = 0; i < entry->pick_count; i++) {
        int option = (int)data[i] < was->choice.option_count ? map_option(walk, (int)data[i]) : -1;
        if (option < 0) return 0;
        out->picks[i] = (uint16_t)option;
    }
    return 1;
}

// ---- trying a value ----

typedef struct trial {
    ag_scene *scene;
    int kind;  // of a move's option; -1: an answer
    ag_picks picks;
    int option;
    int fits;
} trial;

// Arguments: the trial, the value.
static int try_value(lua_State *L)
{
    trial *now = lua_touserdata(L, 1);
    if (now->kind >= 0) {
        ag_scene_say(L, "ref", 1, 1);
        lua_pushinteger(L, now->kind);
        ag_scene_say(L, "pick_card", 2, 1);
        now->fits = lua_isinteger(L, -1);
        now->option = (int)lua_tointeger(L, -1);
    } else {
        ag_scene_say(L, "picks_of", 1, 1);
        now->fits = lua_istable(L, -1);
        now->picks = now->fits ? ag_scene_picks_at(L, lua_gettop(L)) : now->picks;
    }
    return 0;
}

// Reads the value and lets the scene pick by it. 0: it picks nothing, or is ambiguous.
static int run_trial(lua_State *L, trial *now, const char *value)
{
    int top = lua_gettop(L);
    now->fits = 0;
    lua_pushcfunction(L, try_value);
    lua_pushlightuserdata(L, now);
    if (luaL_loadstring(L, lua_pushfstring(L, "return %s", value)) == LUA_OK
        && lua_pcall(L, 0, 1, 0) == LUA_OK) {
        lua_remove(L, -2);
        now->fits = lua_pcall(L, 2, 0, 0) == LUA_OK && now->fits;
    }
    lua_settop(L, top);
    return now->fits;
}

int ag_picks_same(const ag_picks *a, const ag_picks *b)
{
    return a->count == b->count && (a->count > 0 || a->number == b->number)
           && memcmp(a->picks, b->picks, a->count * sizeof a->picks[0]) == 0;
}

// ---- candidates ----

// The order of copies in a hidden pile does not matter.
static int is_copy(const ag_scene *scene, int a, int b)
{
    const ag_state *state = ag_scene_state(scene);
    const ag_option *one = ag_scene_option(scene, a), *other = ag_scene_option(scene, b);
    ag_card_id x = ag_ref_as_card(one->ref), y = ag_ref_as_card(other->ref);
    if (a == b) return 1;
    return ag_zone(state, x) == AG_ZONE_HAND && ag_zone(state, y) == AG_ZONE_HAND
           && ag_printed_of(state, x) == ag_printed_of(state, y)
           && ag_card_at(state, x)->owner == ag_card_at(state, y)->owner
           && one->power == other->power && one->value == other->value;
}

static ag_seat whose(const ag_state *state, ag_card_id id)
{
    const ag_card *card = ag_card_at(state, id);
    return card == NULL ? ag_controller_of(state, id) : ag_card_seat(card);
}

// How many cards of the game have the name.
static int count_named(const ag_scene *scene, const char *name)
{
    const ag_state *state = ag_scene_state(scene);
    const ag_catalog *catalog = ag_game_rules(scene->game)->catalog;
    int count = 0;
    for (int slot = 1; slot < state->used.cards; slot++) {
        const ag_card *card = &state->cards[slot];
        count += (card->flags & AG_CARD_USED)
                 && strcmp(ag_printed_name(catalog, card->printed), name) == 0;
    }
    return count;
}

// The index-th way to name the card: alone, with its seat, as the n-th; first by its name, then by
// its key. NULL past the last.
static const char *candidate(const ag_walk *walk, const ag_option *option, int index)
{
    ag_arena *memory = &walk->run->memory;
    const ag_state *state = ag_scene_state(walk->scene);
    const ag_catalog *catalog = ag_game_rules(walk->scene->game)->catalog;
    ag_card_id card = ag_ref_as_card(option->ref);
    const ag_link *link = ag_link_at(state, ag_ref_as_link(option->ref));
    uint16_t printed = link != NULL ? link->printed : ag_printed_of(state, card);
    const char *text = ag_printed_name(catalog, printed);
    int ways = printed == 0 ? 0 : 2 * (count_named(walk->scene, text) + 1);
    int nth = ways == 0 ? 0 : index % ways / 2;
    if (index >= 2 * ways) return NULL;
    if (index >= ways) {
        text = ag_catalog_card(catalog, printed)->key;
    }
    if (index % 2 == 1) {
        ag_seat seat = link != NULL ? link->controller : whose(state, card);
        text = seat == ag_scene_boss(walk->scene) ? ag_arena_print(memory, "%s@boss", text)
                                                  : ag_arena_print(memory, "%s@%d", text, seat);
    }
    text = ag_to_scenario_quote(walk->run, text);
    return nth > 0 ? ag_arena_print(memory, "{ %s, %d }", text, nth) : text;
}

const char *ag_walk_seat(ag_walk *walk, ag_seat seat)
{
    return seat == ag_scene_boss(walk->scene) ? "\"boss\""
                                              : ag_arena_print(&walk->run->memory, "%d", seat);
}

// A plain option's word: a seat, a number, yes, no, none. NULL: it is a card or link.
static const char *plain_word(ag_walk *walk, const ag_option *option)
{
    const ag_state *state = ag_scene_state(walk->scene);
    const ag_catalog *catalog = ag_game_rules(walk->scene->game)->catalog;
    const ag_pile *pile = option->ref.kind == AG_REF_PILE ? &state->piles[option->ref.seat] : NULL;
    ag_seat seat = pile != NULL                      ? pile->seat
                   : option->ref.kind == AG_REF_SEAT ? option->ref.seat
                                                     : 0;
    int number;
    if (seat != 0 && seat == ag_scene_boss(walk->scene) && pile != NULL && pile->index > 0
        && pile->index < catalog->raid->deck_count) {
        return ag_to_scenario_quote(walk->run, catalog->raid->deck_names[pile->index]);
    }
    if (seat != 0) return ag_walk_seat(walk, seat);
    switch (option->kind) {
    case AG_MOVE_YES: return "\"yes\"";
    case AG_MOVE_NO: return "\"no\"";
    case AG_MOVE_NONE: return "\"none\"";
    case AG_MOVE_WORD: return ag_to_scenario_quote(walk->run, catalog->symbols[option->ref.slot]);
    case AG_MOVE_MODE: number = option->value + 1; break;
    case AG_MOVE_WAY: number = (int)(option - state->options) + 1; break;
    case AG_MOVE_NUMBER: number = option->value; break;
    default: return NULL;
    }
    return ag_arena_print(&walk->run->memory, "%d", number);
}

// ---- one option, and a whole answer ----

// Whether the picks are the wanted ones up to `last`, or an identical copy there.
static int fits(const ag_scene *scene, const ag_picks *picked, const ag_picks *wanted, int last)
{
    uint16_t found = picked->picks[last];
    if (picked->count != last + 1 || !is_copy(scene, wanted->picks[last], found)) return 0;
    int is_taken = 0;
    for (int i = 0; i < wanted->count; i++) {
        is_taken |= i != last && wanted->picks[i] == found;
    }
    return !is_taken
           && memcmp(picked->picks, wanted->picks, (size_t)last * sizeof wanted->picks[0]) == 0;
}

// The earlier picks and the one at `index` as a list; NULL: no words pick it.
static const char *add_pick(ag_walk *walk, ag_picks *picks, int index, const char *earlier)
{
    ag_arena *memory = &walk->run->memory;
    const ag_option *option = ag_scene_option(walk->scene, picks->picks[index]);
    trial now = { .scene = walk->scene, .kind = -1 };
    const char *between = index > 0 ? ", " : "";
    const char *name = plain_word(walk, option);
    if (name != NULL) return ag_arena_print(memory, "%s%s%s", earlier, between, name);
    for (int i = 0; (name = candidate(walk, option, i)) != NULL; i++) {
        const char *list = ag_arena_print(memory, "%s%s%s", earlier, between, name);
        if (run_trial(walk->L, &now, ag_arena_print(memory, "{ %s }", list))
            && fits(walk->scene, &now.picks, picks, index)) {
            picks->picks[index] = now.picks.picks[index];
            return list;
        }
    }
    return NULL;
}

const char *ag_walk_value(ag_walk *walk, ag_picks *picks)
{
    ag_arena *memory = &walk->run->memory;
    const ag_choice_state *choice = &ag_scene_state(walk->scene)->choice;
    trial now = { .scene = walk->scene, .kind = -1 };
    const char *value = "";
    if (choice->kind == AG_QUESTION_NUMBER) return ag_arena_print(memory, "%d", picks->number);
    for (int i = 0; i < picks->count && value != NULL; i++) {
        value = add_pick(walk, picks, i, value);
    }
    if (value == NULL) return NULL;
    if (picks->count == 0) {
        value = choice->max < 2 ? "\"none\"" : "{}";
    } else if (picks->count > 1 || choice->max > 1) {
        value = ag_arena_print(memory, "{ %s }", value);
    }
    return run_trial(walk->L, &now, value) && ag_picks_same(&now.picks, picks) ? value : NULL;
}

const char *ag_walk_card(ag_walk *walk, int *option)
{
    const ag_option *wanted = ag_scene_option(walk->scene, *option);
    trial now = { .scene = walk->scene, .kind = wanted->kind };
    const char *name;
    for (int i = 0; (name = candidate(walk, wanted, i)) != NULL; i++) {
        if (!run_trial(walk->L, &now, name)) continue;
        // Powers and sides are named separately: here only the card counts.
        if (ag_ref_same(ag_scene_option(walk->scene, now.option)->ref, wanted->ref)) return name;
        if (is_copy(walk->scene, *option, now.option)) {
            *option = now.option;
            return name;
        }
    }
    return NULL;
}
