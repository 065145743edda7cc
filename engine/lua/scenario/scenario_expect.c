// `expect`: where cards are, what is asked, who has won; and what must not be left at the end.
#include <stdlib.h>
#include <string.h>

#include "game/facts/answer.h"
#include "lua/scenario/scene.h"
#include "rules/numbers/links.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

// ---- where cards are ----

// "… was expected in the hand of raider 1; it is in: graveyard of raider 1".
static int fail_where(lua_State *L, const ag_scene *scene, const ag_scene_ref *ref, ag_seat seat,
                      const char *place)
{
    char name[160], whose[24];
    luaL_Buffer buffer;
    int places = 0;

    ag_scene_ref_text(ref, name, sizeof name);
    luaL_buffinit(L, &buffer);
    int seats = ag_scene_state(scene)->seat_count;
    for (int zone = AG_ZONE_DECK; zone < AG_ZONE_COUNT; zone++) {
        for (ag_seat other = 1; other <= seats; other++) {
            int count = ag_scene_count(scene, ref, AG_BIT(zone), other);
            if (count > 0) {
                lua_pushfstring(L, "%s%s of %s (%d)", places++ > 0 ? ", " : "", ag_zone_words[zone],
                                ag_scene_seat_text(scene, other, whose, sizeof whose), count);
                luaL_addvalue(&buffer);
            }
        }
    }
    luaL_pushresult(&buffer);
    ag_scene_seat_text(scene, seat, whose, sizeof whose);
    return luaL_error(L, "%s: expected %s of %s, is %s%s", name, place, whose,
                      places > 0 ? "in: " : "nowhere", lua_tostring(L, -1));
}

static int expect_zone(lua_State *L, int zone, const char *place)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    ag_scene_ref ref = ag_scene_ref_at(L, scene, 3);
    int need = ref.nth > 0 ? ref.nth : 1;

    if (ag_scene_count(scene, &ref, AG_BIT(zone), seat) < need) {
        return fail_where(L, scene, &ref, seat, place);
    }
    return 0;
}

static int expect_in_hand(lua_State *L)
{
    return expect_zone(L, AG_ZONE_HAND, "in the hand");
}

static int expect_in_graveyard(lua_State *L)
{
    return expect_zone(L, AG_ZONE_GRAVEYARD, "in the graveyard");
}

static int expect_in_deck(lua_State *L)
{
    return expect_zone(L, AG_ZONE_DECK, "in a deck");
}

static int expect_in_resources(lua_State *L)
{
    return expect_zone(L, AG_ZONE_RESOURCES, "in the resource row");
}

static int expect_removed(lua_State *L)
{
    return expect_zone(L, AG_ZONE_REMOVED, "among the removed cards");
}

static int expect_in_play(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    ag_scene_ref ref = ag_scene_ref_at(L, scene, 3);

    if (ag_scene_count_in_play(scene, &ref, seat) < (ref.nth > 0 ? ref.nth : 1)) {
        return fail_where(L, scene, &ref, seat, "in play under the control");
    }
    return 0;
}

// ---- one card ----

static int expect_flag(lua_State *L, int flag, int wanted, const char *what)
{
    ag_scene *scene = ag_scene_check(L);
    ag_card_id card = ag_scene_card_in_play(L, scene, 2);
    const ag_card *found = ag_card_at(ag_scene_state(scene), card);

    if (((found->flags & flag) != 0) != wanted) {
        return luaL_error(L, "%s is not %s", ag_scene_card_name(scene, found->printed), what);
    }
    return 0;
}

static int expect_ready(lua_State *L)
{
    return expect_flag(L, AG_CARD_EXHAUSTED, 0, "ready");
}

static int expect_exhausted(lua_State *L)
{
    return expect_flag(L, AG_CARD_EXHAUSTED, 1, "exhausted");
}

static int expect_face_down(lua_State *L)
{
    return expect_flag(L, AG_CARD_FACE_DOWN, 1, "face down");
}

static int expect_face_up(lua_State *L)
{
    return expect_flag(L, AG_CARD_FACE_DOWN, 0, "face up");
}

static int expect_attached(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    const ag_state *state = ag_scene_state(scene);
    const ag_card *card = ag_card_at(state, ag_scene_card_in_play(L, scene, 2));
    ag_scene_ref host = ag_scene_ref_at(L, scene, 3);

    if (!ag_scene_matches(scene, &host, card->host)) {
        const ag_card *now = ag_card_at(state, card->host);
        return luaL_error(
            L, "%s is attached to %s, not to \"%s\"", ag_scene_card_name(scene, card->printed),
            now != NULL ? ag_scene_card_name(scene, now->printed) : "nothing", host.text);
    }
    return 0;
}

// ---- questions and the game ----

static int expect_asked(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    const char *words = luaL_optstring(L, 3, "");
    char text[512], prompt[160], name[24];

    if (ag_scene_asks(scene, seat)) {
        ag_scene_prompt_text(scene, prompt, sizeof prompt);
        if (strstr(prompt, words) != NULL) {
            scene->asserted = ag_choice_fingerprint(ag_game_rules(scene->game));
            return 0;
        }
    }
    ag_scene_question_text(scene, text, sizeof text);
    return luaL_error(L, "%s is not asked \"%s\"; the open question is %s",
                      ag_scene_seat_text(scene, seat, name, sizeof name), words, text);
}

static int expect_not_asked(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    char text[512];

    if (ag_scene_asks(scene, seat)) {
        ag_scene_question_text(scene, text, sizeof text);
        return luaL_error(L, "asked %s", text);
    }
    return 0;
}

static int expect_winner(lua_State *L)
{
    static const char *const words[] = { "none",     "boss",     "raiders", "draw",
                                         "player 1", "player 2", NULL };
    ag_scene *scene = ag_scene_check(L);
    int wanted = ag_scene_word(L, 2, NULL, words, "t:winner: ");
    int winner = ag_scene_state(scene)->winner;

    if (winner != wanted) {
        return luaL_error(L, "the winner is \"%s\", not \"%s\"", words[winner], words[wanted]);
    }
    return 0;
}

static int expect_lost(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    char name[24];

    if (ag_player_in(ag_scene_state(scene), seat)) {
        return luaL_error(L, "%s is still in the game",
                          ag_scene_seat_text(scene, seat, name, sizeof name));
    }
    return 0;
}

// ---- the same as before ----

// A hash of the state without its counters: the number of the question, of answers, of events.
static uint64_t plain_hash(lua_State *L, const ag_scene *scene)
{
    ag_state *copy = calloc(1, sizeof *copy);
    if (copy == NULL) {
        luaL_error(L, "no memory");
        return 0;
    }
    ag_state_copy(copy, ag_scene_state(scene));
    copy->told_hash = 0;
    copy->told_count = 0;
    copy->clock = 0;
    copy->priorities = 0;
    copy->frames_begun = 0;
    copy->decisions = 0;
    copy->links_added = 0;
    copy->unasked = 0;
    copy->turn.passes = 0;
    memset(&copy->choice, 0, sizeof copy->choice);
    memset(&copy->reply, 0, sizeof copy->reply);
    memset(copy->options, 0, sizeof copy->options);
    copy->used.options = 0;
    for (int slot = 1; slot < copy->used.cards; slot++) {
        memset(copy->cards[slot].veils, 0, sizeof copy->cards[slot].veils);
    }
    // A free slot remembers how often it was used, and each list how much of it was ever used.
    for (int slot = copy->used.links - 1; slot > 0; slot--) {
        if (copy->links[slot].kind == AG_LINK_FREE) {
            copy->links[slot] = (ag_link){ 0 };
            copy->used.links -= copy->used.links == slot + 1;
        }
    }
    while (copy->used.targets > 1 && copy->targets[copy->used.targets - 1].link == 0) {
        copy->used.targets--;
    }
    uint64_t hash = ag_state_hash(copy);
    free(copy);
    return hash;
}

static int expect_remember(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    scene->remembered = plain_hash(L, scene);
    return 0;
}

static int expect_same_as_before(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    if (scene->remembered == 0) return luaL_error(L, "t:remember() comes first");
    if (plain_hash(L, scene) != scene->remembered) {
        return luaL_error(L, "the state is another one than at t:remember()");
    }
    return 0;
}

// ---- the end ----

static void check_question(lua_State *L, const ag_scene *scene)
{
    const ag_state *state = ag_scene_state(scene);
    char text[512];

    if (state->choice.kind == AG_QUESTION_NONE
        || scene->asserted == ag_choice_fingerprint(ag_game_rules(scene->game))) {
        return;
    }
    if (!ag_scene_asks_action(scene) || ag_scene_asked(scene) != state->turn.seat) {
        ag_scene_question_text(scene, text, sizeof text);
        luaL_error(L, "left over: an unanswered question: %s", text);
    }
}

void ag_scene_leftovers(lua_State *L, ag_scene *scene)
{
    const ag_state *state = ag_scene_state(scene);

    if (scene->prepared_count > 0) {
        luaL_error(L, "left over: the answer prepared at %swas never asked for",
                   scene->prepared[0].where);
    }
    if (state->dice_count > 0) {
        luaL_error(L,
                   "left over: %d prepared dice that nobody rolled, or picks and shuffles that "
                   "nobody made",
                   state->dice_count);
    }
    if (!ag_chain_empty(state) && state->winner == AG_WINNER_NONE) {
        luaL_error(L, "left over: the chain is not empty");
    }
    if (scene->expects_faults && scene->fault_count == 0) {
        luaL_error(L, "a script fault was expected, and none happened");
    }
    check_question(L, scene);
}

const luaL_Reg ag_scene_expect_functions[] = {
    { "in_play", expect_in_play },
    { "in_hand", expect_in_hand },
    { "in_graveyard", expect_in_graveyard },
    { "in_deck", expect_in_deck },
    { "in_resources", expect_in_resources },
    { "removed", expect_removed },
    { "ready", expect_ready },
    { "exhausted", expect_exhausted },
    { "face_down", expect_face_down },
    { "face_up", expect_face_up },
    { "attached", expect_attached },
    { "asked", expect_asked },
    { "not_asked", expect_not_asked },
    { "winner", expect_winner },
    { "lost", expect_lost },
    { "remember", expect_remember },
    { "same_as_before", expect_same_as_before },
    { NULL, NULL },
};
