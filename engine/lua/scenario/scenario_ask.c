// The open question as a scenario sees it: its text, and the picks that a value of the scenario
// means.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/log/sentence.h"
#include "game/view/view.h"
#include "lua/host/sandbox.h"
#include "lua/scenario/scene.h"
#include "rules/agenda/choice.h"
#include "rules/numbers/known.h"
#include "rules/numbers/links.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

static const ag_choice_state *open_choice(const ag_scene *scene)
{
    return &ag_scene_state(scene)->choice;
}

ag_seat ag_scene_asked(const ag_scene *scene)
{
    const ag_choice_state *choice = open_choice(scene);
    unsigned waits = choice->kind == AG_QUESTION_NONE ? 0 : choice->who & ~choice->agreed;
    for (ag_seat seat = 1; seat <= AG_SEAT_MAX; seat++) {
        if (waits & AG_BIT(seat)) return seat;
    }
    return 0;
}

int ag_scene_asks(const ag_scene *scene, ag_seat seat)
{
    const ag_choice_state *choice = open_choice(scene);
    return choice->kind != AG_QUESTION_NONE && (choice->who & ~choice->agreed & AG_BIT(seat)) != 0;
}

int ag_scene_asks_action(const ag_scene *scene)
{
    return open_choice(scene)->kind == AG_QUESTION_ACTION;
}

const ag_option *ag_scene_option(const ag_scene *scene, int index)
{
    AG_ASSERT(index >= 0 && index < open_choice(scene)->option_count);
    return &ag_scene_state(scene)->options[index];
}

// ---- text ----

static uint16_t option_printed(const ag_scene *scene, const ag_option *option)
{
    const ag_state *state = ag_scene_state(scene);
    const ag_link *link = ag_link_at(state, ag_ref_as_link(option->ref));
    return link != NULL ? link->printed : ag_printed_of(state, ag_ref_as_card(option->ref));
}

void ag_scene_prompt_text(const ag_scene *scene, char *out, size_t capacity)
{
    ag_prompt_text(ag_game_rules(scene->game), AG_READER_ALL, out, capacity);
}

// Writes who is asked, what, and the legal answers, as many as there is room for.
void ag_scene_question_text(const ag_scene *scene, char *out, size_t capacity)
{
    const ag_choice_state *choice = open_choice(scene);
    char prompt[160], text[128], seat[24];
    size_t size;

    if (choice->kind == AG_QUESTION_NONE) {
        int over = ag_game_rules(scene->game)->state->winner != AG_WINNER_NONE;
        snprintf(out, capacity, over ? "none: the game is over" : "none: nobody is asked anything");
        return;
    }
    ag_scene_prompt_text(scene, prompt, sizeof prompt);
    snprintf(out, capacity, "%s: \"%s\" ",
             ag_scene_seat_text(scene, ag_scene_asked(scene), seat, sizeof seat), prompt);
    size = strlen(out);
    if (choice->kind == AG_QUESTION_NUMBER || choice->kind == AG_QUESTION_PICK) {
        snprintf(out + size, capacity - size, "(%d to %d) ", choice->min, choice->max);
    }
    for (int at = 0; at < choice->option_count; at++) {
        ag_option_text(ag_game_rules(scene->game), ag_scene_option(scene, at), AG_READER_ALL, text,
                       sizeof text);
        size = strlen(out);
        if (size + strlen(text) + 8 > capacity) {
            snprintf(out + size, capacity - size, " …");
            return;
        }
        snprintf(out + size, capacity - size, "%s%s", at > 0 ? ", " : "", text);
    }
}

// ---- which option is meant ----

static int option_fits(const ag_scene *scene, const ag_option *option, const ag_scene_ref *ref)
{
    const ag_state *state = ag_scene_state(scene);
    const ag_link *link = ag_link_at(state, ag_ref_as_link(option->ref));

    if (link != NULL) {
        return ag_scene_is(scene, link->printed, ref->text)
               && (ref->seat == 0 || ref->seat == link->controller);
    }
    if (option->ref.kind != AG_REF_CARD) return 0;
    // Triggers and replacements may belong to cards that are gone.
    ag_card_id card = ag_ref_as_card(option->ref);
    if (ag_card_exists(state, card)) return ag_scene_matches(scene, ref, card);
    return ag_scene_is(scene, ag_printed_of(state, card), ref->text)
           && (ref->seat == 0 || ref->seat == ag_controller_of(state, card));
}

// Options that no scenario could tell apart: copies with the same row and the same name.
static int options_alike(const ag_scene *scene, const ag_option *a, const ag_option *b)
{
    const ag_state *state = ag_scene_state(scene);
    ag_card_id one = ag_ref_as_card(a->ref), other = ag_ref_as_card(b->ref);
    return a->ref.kind == b->ref.kind && ag_zone(state, one) == ag_zone(state, other)
           && ag_controller_of(state, one) == ag_controller_of(state, other);
}

// The n-th is counted among all cards with that name in the zone of the option's card, whether they
// are offered or not.
static int option_is_nth(const ag_scene *scene, const ag_option *option, const ag_scene_ref *ref,
                         int nth_option)
{
    ag_card_id card = ag_ref_as_card(option->ref);
    int zone = ag_zone(ag_scene_state(scene), card);
    if (option->kind == AG_MOVE_APPLY || option->kind == AG_MOVE_TRIGGER
        || zone == AG_ZONE_NOWHERE) {
        return nth_option == ref->nth;
    }
    return ag_card_id_same(ag_scene_find(scene, ref, AG_BIT(zone), 0), card);
}

int ag_scene_pick_card(lua_State *L, const ag_scene *scene, int kind, const ag_scene_ref *ref)
{
    int found = -1, fitting = 0;

    for (int at = 0; at < open_choice(scene)->option_count; at++) {
        const ag_option *option = ag_scene_option(scene, at);
        if ((kind >= 0 && option->kind != kind) || !option_fits(scene, option, ref)) continue;
        fitting++;
        if (ref->nth > 0) {
            if (option_is_nth(scene, option, ref, fitting)) return at;
            continue;
        }
        if (found >= 0 && !options_alike(scene, ag_scene_option(scene, found), option)) {
            luaL_error(L,
                       "\"%s\" is not clear here: say whose with \"%s@<seat>\" or which with { "
                       "\"%s\", n }",
                       ref->text, ref->text, ref->text);
        }
        if (found < 0) {
            found = at;
        }
    }
    return found;
}

static int pick_seat(const ag_scene *scene, ag_seat seat)
{
    const ag_state *state = ag_scene_state(scene);
    for (int at = 0; at < open_choice(scene)->option_count; at++) {
        ag_ref ref = ag_scene_option(scene, at)->ref;
        if ((ref.kind == AG_REF_SEAT && ref.seat == seat)
            || (ref.kind == AG_REF_PILE && state->piles[ref.seat].seat == seat)) {
            return at;
        }
    }
    return -1;
}

// The Boss player's pile of the deck with the name.
static int pick_deck(const ag_scene *scene, const char *name)
{
    const ag_state *state = ag_scene_state(scene);
    const ag_raid_def *raid = ag_game_rules(scene->game)->catalog->raid;
    for (int at = 0; at < open_choice(scene)->option_count; at++) {
        ag_ref ref = ag_scene_option(scene, at)->ref;
        const ag_pile *pile = &state->piles[ref.kind == AG_REF_PILE ? ref.seat : 0];
        if (pile->seat == ag_scene_boss(scene) && pile->index < raid->deck_count
            && strcmp(raid->deck_names[pile->index], name) == 0) {
            return at;
        }
    }
    return -1;
}

static int pick_value(const ag_scene *scene, int value)
{
    for (int at = 0; at < open_choice(scene)->option_count; at++) {
        const ag_option *option = ag_scene_option(scene, at);
        int shift = option->kind == AG_MOVE_MODE;  // modes count from 1, and so do ways
        if (option->kind == AG_MOVE_WAY && at + 1 == value) return at;
        if ((shift || option->kind == AG_MOVE_NUMBER) && option->value + shift == value) {
            return at;
        }
    }
    return -1;
}

static int pick_kind(const ag_scene *scene, int kind)
{
    for (int at = 0; at < open_choice(scene)->option_count; at++) {
        if (ag_scene_option(scene, at)->kind == kind) return at;
    }
    return -1;
}

// ---- values ----

// The word of a player or of a deck, or a text, if the question asks for one.
static int pick_word(const ag_scene *scene, const char *word)
{
    for (int at = 0; at < open_choice(scene)->option_count; at++) {
        const ag_option *option = ag_scene_option(scene, at);
        const ag_catalog *catalog = ag_game_rules(scene->game)->catalog;
        if (option->kind == AG_MOVE_WORD && strcmp(catalog->symbols[option->ref.slot], word) == 0) {
            return at;
        }
    }
    return strcmp(word, "boss") == 0 ? pick_seat(scene, ag_scene_boss(scene))
                                     : pick_deck(scene, word);
}

// { "boss", 1 } means two players if players are asked for, not the first card of that name.
static int is_one_card(lua_State *L, const ag_scene *scene, int index)
{
    if (!ag_scene_is_ref(L, index) || lua_type(L, index) != LUA_TTABLE) return 0;
    lua_rawgeti(L, index, 1);
    const char *word = lua_tostring(L, -1);
    int several = word != NULL && pick_word(scene, word) >= 0;
    lua_pop(L, 1);
    return !several;
}

// Picks one thing on the stack at `index`: an option's position, or -1.
static int pick_one(lua_State *L, ag_scene *scene, int index)
{
    if (lua_isinteger(L, index)) {
        lua_Integer value = lua_tointeger(L, index);
        int at = value >= 1 && value <= AG_SEAT_MAX ? pick_seat(scene, (ag_seat)value) : -1;
        return at >= 0 ? at : pick_value(scene, (int)value);
    }
    if (lua_type(L, index) == LUA_TSTRING) {
        const char *word = lua_tostring(L, index);
        int kind = strcmp(word, "yes") == 0    ? AG_MOVE_YES
                   : strcmp(word, "no") == 0   ? AG_MOVE_NO
                   : strcmp(word, "none") == 0 ? AG_MOVE_NONE
                                               : -1;
        int at = kind >= 0 ? pick_kind(scene, kind) : -1;
        at = at >= 0 ? at : pick_word(scene, word);  // a text that a script offers may be "yes"
        if (at >= 0 || kind >= 0) return at;
        if (at >= 0 || strcmp(word, "boss") == 0) return at;
    }
    ag_scene_ref ref = ag_scene_ref_at(L, scene, index);
    return ag_scene_pick_card(L, scene, -1, &ref);
}

// The same copy is not picked twice: a second "Name" means another copy.
static int pick_fresh(const ag_scene *scene, const ag_picks *taken, int at)
{
    const ag_option *first = ag_scene_option(scene, at);
    for (int other = at; other < open_choice(scene)->option_count; other++) {
        const ag_option *option = ag_scene_option(scene, other);
        int used = 0;
        for (int pick = 0; pick < taken->count; pick++) {
            used |= taken->picks[pick] == other;
        }
        if (!used
            && (other == at
                || (option_printed(scene, option) == option_printed(scene, first)
                    && options_alike(scene, option, first)))) {
            return other;
        }
    }
    return -1;
}

static void describe_value(lua_State *L, ag_scene *scene, int index, char *out, size_t capacity)
{
    char question[512], value[AG_SCENE_NAME_MAX + 32], reason[160] = "";

    if (ag_scene_is_ref(L, index)) {
        ag_scene_ref ref = ag_scene_ref_at(L, scene, index);
        ag_refusal refusal;
        ag_scene_ref_text(&ref, value, sizeof value);
        if (ag_scene_why_left_out(scene, &ref, &refusal)) {
            snprintf(reason, sizeof reason, " (%s: %s)", refusal.rule, refusal.text);
        }
    } else if (lua_isinteger(L, index)) {
        snprintf(value, sizeof value, "%d", (int)lua_tointeger(L, index));
    } else {
        snprintf(value, sizeof value, "a %s", luaL_typename(L, index));
    }
    ag_scene_question_text(scene, question, sizeof question);
    snprintf(out, capacity, "%s is not among the answers%s: asked is %s", value, reason, question);
}

static int add_pick(lua_State *L, ag_scene *scene, int index, ag_picks *out, char *why,
                    size_t capacity)
{
    int at = pick_one(L, scene, index);
    if (at >= 0) {
        at = pick_fresh(scene, out, at);
    }
    if (at < 0) {
        describe_value(L, scene, index, why, capacity);
        return 0;
    }
    if (out->count < AG_REPLY_MAX) {
        out->picks[out->count++] = (uint16_t)at;
    }
    return 1;
}

int ag_scene_picks(lua_State *L, ag_scene *scene, int index, ag_picks *out, char *why,
                   size_t capacity)
{
    const ag_choice_state *choice = open_choice(scene);

    *out = (ag_picks){ .count = 0 };
    index = lua_absindex(L, index);
    if (choice->kind == AG_QUESTION_NUMBER) {
        if (!lua_isinteger(L, index) || labs((long)lua_tointeger(L, index)) > INT16_MAX) {
            snprintf(why, capacity, "a number was expected");
            return 0;
        }
        out->number = (int16_t)lua_tointeger(L, index);
        return 1;
    }
    if (lua_type(L, index) == LUA_TSTRING && strcmp(lua_tostring(L, index), "none") == 0
        && pick_kind(scene, AG_MOVE_NONE) < 0) {
        return 1;
    }
    if (lua_type(L, index) != LUA_TTABLE || is_one_card(L, scene, index)) {
        return add_pick(L, scene, index, out, why, capacity);
    }
    for (int at = 1; at <= (int)ag_sandbox_list(L, index); at++) {
        lua_rawgeti(L, index, at);
        int fits = add_pick(L, scene, lua_absindex(L, -1), out, why, capacity);
        lua_pop(L, 1);
        if (!fits) return 0;
    }
    return 1;
}
