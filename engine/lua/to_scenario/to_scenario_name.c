// Words for an answer: what a scenario must write so that the scene picks the same options.
// Candidates are tried on the scene itself, the plainest first.
#include <stdio.h>
#include <string.h>

#include "game/log/sentence.h"
#include "lua/to_scenario/to_scenario_run.h"
#include "rules/agenda/choice.h"
#include "rules/numbers/known.h"
#include "rules/numbers/links.h"
#include "state/card.h"
#include "state/zone.h"

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
    ag_text chunk = { 0 };
    int top = lua_gettop(L);
    ag_text_add(&chunk, "return %s", value);
    now->fits = 0;
    lua_pushcfunction(L, try_value);
    lua_pushlightuserdata(L, now);
    if (!chunk.failed && luaL_loadbufferx(L, chunk.bytes, chunk.length, "value", "t") == LUA_OK
        && lua_pcall(L, 0, 1, 0) == LUA_OK) {
        now->fits = lua_pcall(L, 2, 0, 0) == LUA_OK && now->fits;
    }
    lua_settop(L, top);
    ag_text_close(&chunk);
    return now->fits;
}

// ---- identical copies ----

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

// ---- candidates ----

static uint16_t printed_of(const ag_scene *scene, const ag_option *option)
{
    const ag_state *state = ag_scene_state(scene);
    const ag_link *link = ag_link_at(state, ag_ref_as_link(option->ref));
    return link != NULL ? link->printed : ag_printed_of(state, ag_ref_as_card(option->ref));
}

static int whose(const ag_scene *scene, const ag_option *option)
{
    const ag_state *state = ag_scene_state(scene);
    const ag_link *link = ag_link_at(state, ag_ref_as_link(option->ref));
    const ag_card *card = ag_card_at(state, ag_ref_as_card(option->ref));
    if (link != NULL) return link->controller;
    if (card == NULL) return ag_controller_of(state, ag_ref_as_card(option->ref));
    return ag_card_seat(card);
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
// its key. 0 past the last.
static int candidate(const ag_scene *scene, const ag_option *option, int index, ag_text *out)
{
    const ag_catalog *catalog = ag_game_rules(scene->game)->catalog;
    uint16_t printed = printed_of(scene, option);
    const char *name = ag_printed_name(catalog, printed);
    int ways = printed == 0 ? 0 : 2 * (count_named(scene, name) + 1);
    char text[AG_SCENE_NAME_MAX + 16], seat[8];
    if (index >= 2 * ways) return 0;
    int by_key = index >= ways;
    int nth = index % ways / 2;
    snprintf(seat, sizeof seat, "@%d", whose(scene, option));
    if (whose(scene, option) == ag_scene_boss(scene)) {
        snprintf(seat, sizeof seat, "@boss");
    }
    snprintf(text, sizeof text, "%s%s", by_key ? ag_catalog_card(catalog, printed)->key : name,
             index % 2 == 1 ? seat : "");
    ag_text_add(out, nth > 0 ? "{ " : "");
    ag_to_scenario_quote(out, text);
    if (nth > 0) {
        ag_text_add(out, ", %d }", nth);
    }
    return 1;
}

// A plain option's word: a seat, a number, yes, no, none. 0: it is a card or link.
static int plain_word(const ag_scene *scene, const ag_option *option, ag_text *out)
{
    const ag_state *state = ag_scene_state(scene);
    int seat = option->ref.kind == AG_REF_PILE   ? state->piles[option->ref.seat].seat
               : option->ref.kind == AG_REF_SEAT ? option->ref.seat
                                                 : 0;
    if (seat != 0 && seat == ag_scene_boss(scene)) {
        const ag_raid_def *raid = ag_game_rules(scene->game)->catalog->raid;
        int index = option->ref.kind == AG_REF_PILE ? state->piles[option->ref.seat].index : 0;
        ag_to_scenario_quote(out, index > 0 && index < raid->deck_count ? raid->deck_names[index]
                                                                        : "boss");
        return 1;
    }
    if (seat != 0) {
        ag_text_add(out, "%d", seat);
        return 1;
    }
    switch (option->kind) {
    case AG_MOVE_YES: ag_text_add(out, "\"yes\""); return 1;
    case AG_MOVE_NO: ag_text_add(out, "\"no\""); return 1;
    case AG_MOVE_NONE: ag_text_add(out, "\"none\""); return 1;
    case AG_MOVE_MODE: ag_text_add(out, "%d", option->value + 1); return 1;
    case AG_MOVE_WAY: ag_text_add(out, "%d", (int)(option - state->options) + 1); return 1;
    case AG_MOVE_NUMBER: ag_text_add(out, "%d", option->value); return 1;
    case AG_MOVE_WORD:
        ag_to_scenario_quote(out, ag_game_rules(scene->game)->catalog->symbols[option->ref.slot]);
        return 1;
    default: return 0;
    }
}

// ---- one option, and a whole answer ----

static int is_taken(const ag_picks *picks, int count, int option)
{
    for (int i = 0; i < count; i++) {
        if (picks->picks[i] == option) return 1;
    }
    return 0;
}

// Names the pick at `index`, after the earlier ones, which `out` already has.
static int name_pick(lua_State *L, ag_scene *scene, ag_picks *picks, int index, ag_text *out)
{
    const ag_option *option = ag_scene_option(scene, picks->picks[index]);
    trial now = { .scene = scene, .kind = -1 };
    size_t length = out->length;
    if (plain_word(scene, option, out)) return 1;
    for (int i = 0; candidate(scene, option, i, out); i++) {
        ag_text value = { 0 };
        ag_text_add(&value, "{ %.*s }", (int)out->length, out->failed ? "" : out->bytes);
        int fits =
            run_trial(L, &now, value.failed ? "nil" : value.bytes) && now.picks.count == index + 1;
        ag_text_close(&value);
        int picked = fits ? now.picks.picks[index] : 0;
        for (int j = 0; fits && j < index; j++) {
            fits = now.picks.picks[j] == picks->picks[j];
        }
        if (fits && is_copy(scene, picks->picks[index], picked)
            && (picked == picks->picks[index] || !is_taken(picks, picks->count, picked))) {
            picks->picks[index] = (uint16_t)picked;
            return 1;
        }
        out->length = length;
        if (out->bytes != NULL) {
            out->bytes[length] = '\0';
        }
    }
    return 0;
}

static int same_picks(const ag_picks *a, const ag_picks *b)
{
    return a->count == b->count && (a->count > 0 || a->number == b->number)
           && memcmp(a->picks, b->picks, a->count * sizeof a->picks[0]) == 0;
}

int ag_to_scenario_value(lua_State *L, ag_scene *scene, ag_picks *picks, ag_text *out)
{
    const ag_choice_state *choice = &ag_scene_state(scene)->choice;
    ag_text list = { 0 };
    trial now = { .scene = scene, .kind = -1 };
    int named = 1;
    if (choice->kind == AG_QUESTION_NUMBER) {
        ag_text_add(out, "%d", picks->number);
        return 1;
    }
    for (int i = 0; i < picks->count && named; i++) {
        ag_text_add(&list, i > 0 ? ", " : "");
        named = name_pick(L, scene, picks, i, &list);
    }
    ag_text value = { 0 };
    int single = picks->count == 1 && choice->max < 2;
    if (picks->count == 0) {
        ag_text_add(&value, choice->max < 2 ? "\"none\"" : "{}");
    } else {
        ag_text_add(&value, single ? "%s" : "{ %s }", list.failed || !named ? "" : list.bytes);
    }
    named =
        named && !value.failed && run_trial(L, &now, value.bytes) && same_picks(&now.picks, picks);
    ag_text_add(out, "%s", named ? value.bytes : "");
    ag_text_close(&value);
    ag_text_close(&list);
    return named;
}

int ag_to_scenario_move(lua_State *L, ag_scene *scene, int *option, ag_text *out)
{
    const ag_option *wanted = ag_scene_option(scene, *option);
    trial now = { .scene = scene, .kind = wanted->kind };
    for (int i = 0;; i++) {
        ag_text name = { 0 };
        if (!candidate(scene, wanted, i, &name)) {
            ag_text_close(&name);
            return 0;
        }
        int fits = !name.failed && run_trial(L, &now, name.bytes);
        const ag_option *found = fits ? ag_scene_option(scene, now.option) : wanted;
        // Powers and sides are named separately: here only the card counts.
        if (fits && (ag_ref_same(found->ref, wanted->ref) || is_copy(scene, *option, now.option))) {
            ag_text_add(out, "%s", name.bytes);
            if (!ag_ref_same(found->ref, wanted->ref)) {
                *option = now.option;
            }
            ag_text_close(&name);
            return 1;
        }
        ag_text_close(&name);
    }
}
