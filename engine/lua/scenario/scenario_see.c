// `expect`: what a seat's view of the table shows, and which modifiers affect a card.
#include <stdlib.h>
#include <string.h>

#include "game/view/view.h"
#include "lua/data/data_lua.h"
#include "lua/scenario/scene.h"
#include "rules/numbers/known.h"
#include "rules/numbers/live.h"
#include "rules/numbers/numbers.h"
#include "state/card.h"

// ---- views ----

static int is_seen(const ag_view *view, uint32_t id)
{
    for (int at = 0; at < view->card_count; at++) {
        if (view->cards[at].id == id) return 1;
    }
    return 0;
}

// How many of the named cards are face up in the seat's view; `*count`: how many there are.
static int count_seen(lua_State *L, ag_scene *scene, ag_seat seat, const ag_scene_ref *ref,
                      int *count)
{
    const ag_state *state = ag_scene_state(scene);
    ag_view *view = lua_newuserdatauv(L, sizeof *view, 0);
    int seen = 0, nth = 0;

    *count = 0;
    ag_game_view(scene->game, seat, view);
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        ag_card_id card = ag_card_id_of(state, slot);
        if ((state->cards[slot].flags & AG_CARD_USED) != 0 && ag_scene_matches(scene, ref, card)
            && (++nth == ref->nth || ref->nth == 0)) {
            uint32_t id = ag_view_id(state, card, seat);
            (*count)++;
            seen += id != 0 && is_seen(view, id);
        }
    }
    lua_pop(L, 1);
    return seen;
}

static int expect_seen(lua_State *L, int wanted)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    ag_scene_ref ref = ag_scene_ref_at(L, scene, 3);
    char name[160], who[24];
    int count, seen = count_seen(L, scene, seat, &ref, &count);

    ag_scene_ref_text(&ref, name, sizeof name);
    ag_scene_seat_text(scene, seat, who, sizeof who);
    if (count == 0) return luaL_error(L, "there is no %s in the game", name);
    if (seen != (wanted ? count : 0)) {
        return luaL_error(L, "of %d %s, %s sees %d", count, name, who, seen);
    }
    return 0;
}

static int expect_sees(lua_State *L)
{
    return expect_seen(L, 1);
}

static int expect_hidden(lua_State *L)
{
    return expect_seen(L, 0);
}

// ---- modifiers ----

// Whether the modifier affects the card now.
static int works_on(const ag_rules *rules, const ag_live *live, ag_card_id card)
{
    ag_context context = { .viewer = live->controller, .source = live->source, .x = live->x };
    if (live->indefinite && !ag_has_powers(rules, live->source)) return 0;
    return ag_amount_holds(rules, &live->change->condition, &context)
           && ag_live_reaches(rules, live, card)
           && ag_filter_match(rules, &live->change->subject, &context, card);
}

static int count_modifiers(ag_scene *scene, ag_card_id card, int field, const char *source)
{
    const ag_rules *rules = ag_game_rules_edit(scene->game);
    int count = 0;

    ag_numbers_of(rules, card);  // fills the list of what applies now
    for (int at = 0; at < rules->derived.live_count; at++) {
        const ag_live *live = &rules->derived.live[at];
        count += live->change->field == field && works_on(rules, live, card)
                 && (source == NULL
                     || ag_scene_is(scene, ag_printed_of(rules->state, live->source), source));
    }
    return count;
}

// t:modifiers(card, "atk", n, "source"): how many modifiers of this field affect it now.
static int expect_modifiers(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_card_id card = ag_scene_card_in_play(L, scene, 2);
    const char *word = luaL_checkstring(L, 3);
    int wanted = (int)luaL_checkinteger(L, 4);
    const char *source = luaL_optstring(L, 5, NULL);
    int field = ag_word_find(ag_field_words, AG_FIELD_COUNT, word);

    if (field < 0) {
        return luaL_error(L, "\"%s\" is nothing that a modifier changes%s", word,
                          ag_lua_meant(L, word, ag_field_words, AG_FIELD_COUNT));
    }
    if (source != NULL) {
        ag_scene_ref_at(L, scene, 5);  // an unknown name is an error
    }
    int count = count_modifiers(scene, card, field, source);
    if (count != wanted) {
        return luaL_error(L, "%d modifiers%s%s change its \"%s\", not %d", count,
                          source != NULL ? " of " : "", source != NULL ? source : "", word, wanted);
    }
    return 0;
}

const luaL_Reg ag_scene_see_functions[] = {
    { "sees", expect_sees },
    { "hidden", expect_hidden },
    { "modifiers", expect_modifiers },
    { NULL, NULL },
};
