// What the words of `expect` look at: numbers of cards and players, what a seat sees, a hash.
#include <stdlib.h>
#include <string.h>

#include "game/view/view.h"
#include "lua/data/data_lua.h"
#include "lua/scenario/scene.h"
#include "rules/change/change.h"
#include "rules/numbers/known.h"
#include "rules/numbers/links.h"
#include "rules/numbers/live.h"
#include "rules/numbers/numbers.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

static const ag_rules *rules_of(lua_State *L)
{
    return ag_game_rules(ag_scene_of(L)->game);
}

static int push_number(lua_State *L, lua_Integer number)
{
    lua_pushinteger(L, number);
    return 1;
}

// The place of the word in the list; an error with the nearest one if it is not in it.
static int word_at(lua_State *L, int index, const char *const *words, int count, const char *form)
{
    const char *word = lua_tostring(L, index);
    int at = ag_word_find(words, count, word);
    if (at < 0) {
        const char *text = lua_pushfstring(L, form, word);
        ag_scene_fail(L, "%s%s", text, ag_lua_meant(L, word, words, count));
    }
    return at;
}

// ---- cards ----

// number_of(card, "damage"); of a flag 0 or 1.
static int number_of(lua_State *L)
{
    static const char *const words[] = { "damage",    "atk",       "health", "def", "printed",
                                         "exhausted", "face_down", "zone",   NULL };
    const ag_rules *rules = rules_of(L);
    ag_card_id id = ag_scene_card_at(L, 1);
    const ag_card *card = ag_card_at(rules->state, id);
    switch (luaL_checkoption(L, 2, NULL, words)) {
    case 0: return push_number(L, card->damage);
    case 1: return push_number(L, ag_atk(rules, id));
    case 2: return push_number(L, ag_health(rules, id));
    case 3: return push_number(L, ag_stat_of(rules, id, AG_STAT_DEF));
    case 4: return push_number(L, card->printed);
    case 5: return push_number(L, (card->flags & AG_CARD_EXHAUSTED) != 0);
    case 6: return push_number(L, (card->flags & AG_CARD_FACE_DOWN) != 0);
    default: return push_number(L, ag_zone(rules->state, id));
    }
}

static int host_of(lua_State *L)
{
    ag_scene_push_card(L, ag_card_at(rules_of(L)->state, ag_scene_card_at(L, 1))->host);
    return 1;
}

static int counters_of(lua_State *L)
{
    const ag_rules *rules = rules_of(L);
    ag_symbol name = ag_catalog_symbol(rules->catalog, lua_tostring(L, 2));
    return push_number(L, name != 0 ? ag_counter_count(rules->state, ag_scene_card_at(L, 1), name)
                                    : 0);
}

// cost_of(card, seat)
static int cost_of(lua_State *L)
{
    const ag_rules *rules = rules_of(L);
    ag_card_id card = ag_scene_card_at(L, 1);
    const ag_card_def *def = ag_catalog_card(rules->catalog, ag_printed_of(rules->state, card));
    int cost = ag_play_cost(rules, card, (ag_seat)lua_tointeger(L, 2), def->side[0].cost);
    return push_number(L, cost > 0 ? cost : 0);
}

// has_type(card, word), deals(card, word)
static int has_type(lua_State *L)
{
    int at = word_at(L, 2, ag_type_words, AG_TYPE_COUNT, "there is no type \"%s\"");
    lua_pushboolean(L, (ag_types(rules_of(L), ag_scene_card_at(L, 1)) >> at) & 1);
    return 1;
}

static int deals(lua_State *L)
{
    int at = word_at(L, 2, ag_damage_words, AG_DAMAGE_COUNT, "there is no damage type \"%s\"");
    lua_pushboolean(L, (ag_damage_types(rules_of(L), ag_scene_card_at(L, 1)) >> at) & 1);
    return 1;
}

// has_keyword(card, word): a keyword that the rules know, or a tag.
static int has_keyword(lua_State *L)
{
    const ag_rules *rules = rules_of(L);
    ag_card_id card = ag_scene_card_at(L, 1);
    const char *word = lua_tostring(L, 2);
    int keyword = ag_word_find(ag_keyword_words, AG_KEYWORD_COUNT, word);
    ag_symbol tag = ag_catalog_symbol(rules->catalog, word);
    lua_pushboolean(L, keyword >= 0 ? (ag_keywords(rules, card) & AG_LONG_BIT(keyword)) != 0
                                    : tag != 0 && ag_has_tag(rules, card, tag));
    return 1;
}

// Whether the modifier affects the card now.
static int works_on(const ag_rules *rules, const ag_live *live, ag_card_id card)
{
    ag_context context = { .viewer = live->controller, .source = live->source, .x = live->x };
    if (live->indefinite && !ag_has_powers(rules, live->source)) return 0;
    return ag_amount_holds(rules, &live->change->condition, &context)
           && ag_live_reaches(rules, live, card)
           && ag_filter_match(rules, &live->change->subject, &context, card);
}

// count_modifiers(card, field, source): how many affect it now; source nil: of any card.
static int count_modifiers(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    const ag_rules *rules = ag_game_rules_edit(scene->game);
    ag_card_id card = ag_scene_card_at(L, 1);
    int field =
        word_at(L, 2, ag_field_words, AG_FIELD_COUNT, "\"%s\" is nothing that a modifier changes");
    const char *source = lua_tostring(L, 3);
    int count = 0;
    ag_numbers_of(rules, card);  // fills the list of what applies now
    for (int at = 0; at < rules->derived.live_count; at++) {
        const ag_live *live = &rules->derived.live[at];
        uint16_t printed = ag_printed_of(rules->state, live->source);
        count += live->change->field == field && works_on(rules, live, card)
                 && (source == NULL || ag_scene_is(scene, printed, source));
    }
    return push_number(L, count);
}

// ---- players and the game ----

// A list of how many cards there are in each of these piles.
static void set_counts(lua_State *L, const ag_state *state, const char *field, const uint8_t *piles)
{
    lua_createtable(L, AG_DECK_MAX, 0);
    for (int deck = 0; deck < AG_DECK_MAX; deck++) {
        lua_pushinteger(L, state->piles[piles[deck]].count);
        lua_rawseti(L, -2, deck + 1);
    }
    lua_setfield(L, -2, field);
}

// player(seat): the counts by the words of `expect`; those of decks and graveyards are lists.
static int push_player(lua_State *L)
{
    const ag_state *state = rules_of(L)->state;
    ag_seat seat = (ag_seat)lua_tointeger(L, 1);
    const ag_player *player = ag_player_at(state, seat);
    int ready = 0;
    for (uint16_t slot = state->piles[player->resources].first; slot != 0;
         slot = state->cards[slot].next) {
        ready += (state->cards[slot].flags & AG_CARD_EXHAUSTED) == 0;
    }
    lua_createtable(L, 0, 7);
    ag_scene_push_card(L, player->hero);
    lua_setfield(L, -2, "hero");
    lua_pushboolean(L, !ag_player_in(state, seat));
    lua_setfield(L, -2, "lost");
    ag_scene_set(L, "hand_count", state->piles[player->hand].count);
    ag_scene_set(L, "resources", state->piles[player->resources].count);
    ag_scene_set(L, "ready_resources", ready);
    set_counts(L, state, "deck_count", player->decks);
    set_counts(L, state, "graveyard_count", player->graveyards);
    return 1;
}

static lua_Integer link_number(ag_link_id id)
{
    return id.slot | (lua_Integer)id.life << 16;
}

// What of the chain words wait for, into the table on top of the stack. A move that is being added
// as a link is announced (CR 707.1); triggers that wait for targets are not moves.
static void set_chain(lua_State *L, const ag_state *state)
{
    int links = 0, proposals = 0, announced = 0;
    lua_newtable(L);
    for (uint16_t slot = 1; slot < state->used.links; slot++) {
        const ag_link *link = &state->links[slot];
        if (link->kind == AG_LINK_FREE) continue;
        links++;
        proposals += link->kind == AG_LINK_PROPOSAL;
        announced += link->kind != AG_LINK_TRIGGER && (link->flags & AG_LINK_ANNOUNCING) != 0;
        lua_pushinteger(L, link_number(ag_link_id_of(state, slot)));
        lua_pushboolean(L, 1);
        lua_rawset(L, -3);
    }
    lua_setfield(L, -2, "chain");  // a set
    ag_scene_set(L, "top", link_number(ag_chain_top(state)));
    ag_scene_set(L, "links", links);
    ag_scene_set(L, "proposals", proposals);
    ag_scene_set(L, "announced", announced);
}

// game(): what is so of it as a whole.
static int push_game(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    const ag_state *state = ag_scene_state(scene);
    lua_createtable(L, 0, 16);
    set_chain(L, state);
    ag_scene_set(L, "seats", state->seat_count);
    ag_scene_set(L, "turn", state->turn.seat);
    ag_scene_set(L, "turn_number", state->turn.number);
    ag_scene_set(L, "step", state->turn.step);
    ag_scene_set(L, "phase", state->turn.phase);
    ag_scene_set(L, "winner", state->winner);
    ag_scene_set(L, "dice", state->dice_count);
    ag_scene_set(L, "combat", state->combat.stage);
    ag_scene_set(L, "combats_ended", scene->combats_ended);
    ag_scene_set(L, "faults", scene->fault_count);
    ag_scene_set(L, "strike_model", state->strike_classic);
    return 1;
}

// The place of a word of the raid, from 0, and what it is now.
static int raid_word(lua_State *L)
{
    const ag_rules *rules = rules_of(L);
    const ag_raid_def *raid = rules->catalog->raid;
    for (int at = 0; at < raid->word_count; at++) {
        if (strcmp(raid->word_names[at], lua_tostring(L, 1)) == 0) {
            lua_pushinteger(L, at);
            lua_pushinteger(L, rules->state->raid_words[at]);
            return 2;
        }
    }
    return 0;
}

static int zone_word(lua_State *L)
{
    lua_pushstring(L, ag_zone_words[lua_tointeger(L, 1)]);
    return 1;
}

// ---- views ----

// sees(seat, card): whether the seat's view shows the face of the card.
static int sees(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    ag_seat seat = (ag_seat)lua_tointeger(L, 1);
    uint32_t id = ag_view_id(ag_scene_state(scene), ag_scene_card_at(L, 2), seat);
    ag_view *view = lua_newuserdatauv(L, sizeof *view, 0);
    int seen = 0;
    ag_game_view(scene->game, seat, view);
    for (int at = 0; at < view->card_count; at++) {
        seen |= id != 0 && view->cards[at].id == id;
    }
    lua_pushboolean(L, seen);
    return 1;
}

// ---- the same as before ----

// Without its counters: the number of the question, of answers, of events.
static void clear_counters(ag_state *state)
{
    state->told_hash = 0;
    state->told_count = 0;
    state->clock = 0;
    state->priorities = 0;
    state->frames_begun = 0;
    state->decisions = 0;
    state->links_added = 0;
    state->unasked = 0;
    state->turn.passes = 0;
    memset(&state->choice, 0, sizeof state->choice);
    memset(&state->reply, 0, sizeof state->reply);
    memset(state->options, 0, sizeof state->options);
    state->used.options = 0;
    for (int slot = 1; slot < state->used.cards; slot++) {
        memset(state->cards[slot].veils, 0, sizeof state->cards[slot].veils);
    }
    // A free slot remembers how often it was used, and each list how much of it was ever used.
    for (int slot = state->used.links - 1; slot > 0; slot--) {
        if (state->links[slot].kind == AG_LINK_FREE) {
            state->links[slot] = (ag_link){ 0 };
            state->used.links -= state->used.links == slot + 1;
        }
    }
    while (state->used.targets > 1 && state->targets[state->used.targets - 1].link == 0) {
        state->used.targets--;
    }
}

// A hash of the state without its counters.
static int plain_hash(lua_State *L)
{
    ag_state *copy = calloc(1, sizeof *copy);
    if (copy == NULL) return ag_scene_fail(L, "no memory");
    ag_state_copy(copy, rules_of(L)->state);
    clear_counters(copy);
    lua_Integer hash = (lua_Integer)ag_state_hash(copy);
    free(copy);
    return push_number(L, hash);
}

const luaL_Reg ag_scene_number_functions[] = {
    { "number_of", number_of },
    { "host_of", host_of },
    { "counters_of", counters_of },
    { "cost_of", cost_of },
    { "has_type", has_type },
    { "deals", deals },
    { "has_keyword", has_keyword },
    { "count_modifiers", count_modifiers },
    { "player", push_player },
    { "game", push_game },
    { "raid_word", raid_word },
    { "zone_word", zone_word },
    { "sees", sees },
    { "plain_hash", plain_hash },
    { NULL, NULL },
};
