// `expect`: numbers. How much damage, how many cards, what a raid's word is now.
#include <stdio.h>
#include <string.h>

#include "lua/data/data_lua.h"
#include "lua/scenario/scene.h"
#include "rules/numbers/known.h"
#include "rules/numbers/numbers.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

static int check_number(lua_State *L, const char *what, int number, int index)
{
    int wanted = (int)luaL_checkinteger(L, index);
    if (number != wanted) return luaL_error(L, "%s: expected %d, is %d", what, wanted, number);
    return 0;
}

// The same for a number of the card in argument 2: "the damage of "Onyxia": …".
static int check_card(lua_State *L, const char *what, int number, int index)
{
    ag_scene_ref ref = ag_scene_ref_at(L, ag_scene_check(L), 2);
    char name[160];
    if (lua_type(L, 2) == LUA_TSTRING) {  // as the scenario wrote it
        snprintf(name, sizeof name, "\"%.150s\"", lua_tostring(L, 2));
    } else {
        ag_scene_ref_text(&ref, name, sizeof name);
    }
    return check_number(L, lua_pushfstring(L, "the %s of %s", what, name), number, index);
}

// The same for a number of the player in argument 2: "the cards in hand of raider 1: …".
static int check_player(lua_State *L, const char *what, int number, int index)
{
    const ag_scene *scene = ag_scene_check(L);
    char name[24];
    return check_number(
        L,
        lua_pushfstring(L, "the %s of %s", what,
                        ag_scene_seat_text(scene, ag_scene_seat(L, scene, 2), name, sizeof name)),
        number, index);
}

static int number_damage(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_card_id card = ag_scene_card_in_play(L, scene, 2);
    return check_card(L, "damage", ag_card_at(ag_scene_state(scene), card)->damage, 3);
}

static int number_atk(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    return check_card(L, "ATK",
                      ag_atk(ag_game_rules(scene->game), ag_scene_card_in_play(L, scene, 2)), 3);
}

static int number_health(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    return check_card(L, "health",
                      ag_health(ag_game_rules(scene->game), ag_scene_card_in_play(L, scene, 2)), 3);
}

static int number_def(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_card_id card = ag_scene_card_in_play(L, scene, 2);
    return check_card(L, "DEF", ag_stat_of(ag_game_rules(scene->game), card, AG_STAT_DEF), 3);
}

// The total that the player pays now, if they may play the card (CR 707.1e).
static int number_costs(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    ag_scene_ref ref = ag_scene_ref_at(L, scene, 3);
    ag_card_id card = ag_scene_find(scene, &ref, AG_BIT(AG_ZONE_HAND), seat);
    if (card.slot == 0) {
        card = ag_scene_find(scene, &ref, ~0u, ref.seat);
    }
    if (card.slot == 0) return luaL_error(L, "\"%s\" is nowhere where it could be meant", ref.text);
    const ag_rules *rules = ag_game_rules(scene->game);
    uint16_t printed = ag_printed_of(rules->state, card);
    int cost =
        ag_play_cost(rules, card, seat, ag_catalog_card(rules->catalog, printed)->side[0].cost);
    char name[160];
    return check_number(
        L, lua_pushfstring(L, "what %s costs", ag_scene_ref_text(&ref, name, sizeof name)),
        cost > 0 ? cost : 0, 4);
}

static const char *name_at(ag_scene *scene, ag_card_id card)
{
    return ag_scene_card_name(scene, ag_card_at(ag_scene_state(scene), card)->printed);
}

// Whether one of the words applies to the card in play in argument 2, as argument 4 says.
static int check_word(lua_State *L, uint64_t now, const char *const *words, int count,
                      const char *what)
{
    ag_scene *scene = ag_scene_check(L);
    ag_card_id card = ag_scene_card_in_play(L, scene, 2);
    const char *word = luaL_checkstring(L, 3);
    int wanted = lua_isnoneornil(L, 4) || lua_toboolean(L, 4);
    int at = ag_word_find(words, count, word);
    if (at < 0) {
        return luaL_error(L, "there is no %s \"%s\"%s", what, word,
                          ag_lua_meant(L, word, words, count));
    }
    if (((now >> at) & 1) != (uint64_t)wanted) {
        return luaL_error(L, "the %s of %s: \"%s\" %s", what, name_at(scene, card), word,
                          wanted ? "was expected" : "was not expected");
    }
    return 0;
}

static int number_type(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_card_id card = ag_scene_card_in_play(L, scene, 2);
    return check_word(L, ag_types(ag_game_rules(scene->game), card), ag_type_words, AG_TYPE_COUNT,
                      "type");
}

static int number_deals(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_card_id card = ag_scene_card_in_play(L, scene, 2);
    return check_word(L, ag_damage_types(ag_game_rules(scene->game), card), ag_damage_words,
                      AG_DAMAGE_COUNT, "damage type");
}

static int number_counters(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_card_id card = ag_scene_card_in_play(L, scene, 2);
    ag_symbol name = ag_catalog_symbol(ag_game_rules(scene->game)->catalog, luaL_checkstring(L, 3));
    int count = name != 0 ? ag_counter_count(ag_scene_state(scene), card, name) : 0;
    return check_card(L, lua_pushfstring(L, "\"%s\" counters", lua_tostring(L, 3)), count, 4);
}

// A keyword that the rules know, or a tag.
static int number_has(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    const ag_rules *rules = ag_game_rules(scene->game);
    ag_card_id card = ag_scene_card_in_play(L, scene, 2);
    const char *word = luaL_checkstring(L, 3);
    int wanted = lua_isnoneornil(L, 4) || lua_toboolean(L, 4);
    int keyword = ag_word_find(ag_keyword_words, AG_KEYWORD_COUNT, word);
    ag_symbol tag = ag_catalog_symbol(rules->catalog, word);
    int has = keyword >= 0 ? (ag_keywords(rules, card) & AG_LONG_BIT(keyword)) != 0
                           : tag != 0 && ag_has_tag(rules, card, tag);

    if (has != wanted) {
        return luaL_error(L, "%s %s \"%s\"",
                          ag_scene_card_name(scene, ag_card_at(rules->state, card)->printed),
                          wanted ? "does not have" : "has", word);
    }
    return 0;
}

// ---- counts ----

static int pile_count(const ag_scene *scene, int pile)
{
    return ag_scene_state(scene)->piles[pile].count;
}

static int number_resources(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    const ag_player *player = ag_player_at(ag_scene_state(scene), seat);
    return check_player(L, "resources", pile_count(scene, player->resources), 3);
}

static int number_ready_resources(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    const ag_state *state = ag_scene_state(scene);
    int ready = 0;

    for (uint16_t slot = state->piles[state->players[seat].resources].first; slot != 0;
         slot = state->cards[slot].next) {
        ready += (state->cards[slot].flags & AG_CARD_EXHAUSTED) == 0;
    }
    return check_player(L, "ready resources", ready, 3);
}

static int number_hand(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    return check_player(L, "cards in hand",
                        pile_count(scene, ag_player_at(ag_scene_state(scene), seat)->hand), 3);
}

// The player's deck named by argument `index`; the first if it is missing.
static int deck_at(lua_State *L, const ag_scene *scene, int index)
{
    const ag_raid_def *raid = ag_game_rules(scene->game)->catalog->raid;
    const char *name = luaL_optstring(L, index, NULL);
    int deck = name == NULL ? 0 : ag_raid_deck_called(raid, name);

    if (deck < 0) {
        luaL_error(L, "the raid has no deck \"%s\"", name);
    }
    return deck;
}

static int number_deck(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    int pile = ag_scene_state(scene)->players[seat].decks[deck_at(L, scene, 4)];
    return check_player(L, "cards in the deck", pile_count(scene, pile), 3);
}

static int number_graveyard(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    int pile = ag_scene_state(scene)->players[seat].graveyards[deck_at(L, scene, 4)];
    return check_player(L, "cards in the graveyard", pile_count(scene, pile), 3);
}

static int number_in_play(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    ag_scene_ref ref = ag_scene_ref_at(L, scene, 3);
    char name[160];
    return check_player(
        L, lua_pushfstring(L, "%s in play", ag_scene_ref_text(&ref, name, sizeof name)),
        ag_scene_count_in_play(scene, &ref, seat), 4);
}

static int number_chain(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    const ag_state *state = ag_scene_state(scene);
    int count = 0;
    for (int slot = 1; slot < state->used.links; slot++) {
        count += state->links[slot].kind != AG_LINK_FREE;
    }
    return check_number(L, "the number of links on the chain", count, 2);
}

static int number_word(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    const ag_rules *rules = ag_game_rules(scene->game);
    const ag_raid_def *raid = rules->catalog->raid;
    const char *name = luaL_checkstring(L, 2);

    for (int at = 0; at < raid->word_count; at++) {
        if (strcmp(raid->word_names[at], name) == 0) {
            return check_number(L, lua_pushfstring(L, "the word \"%s\"", name),
                                rules->state->raid_words[at], 3);
        }
    }
    return luaL_error(L, "the raid has no word \"%s\"", name);
}

// Whose turn it is, and which one.
static int number_turn(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    char name[24];
    if (ag_scene_state(scene)->turn.seat != seat) {
        return luaL_error(
            L, "whose turn it is: expected another's, is that of %s",
            ag_scene_seat_text(scene, ag_scene_state(scene)->turn.seat, name, sizeof name));
    }
    return 0;
}

const luaL_Reg ag_scene_number_functions[] = {
    { "damage", number_damage },
    { "atk", number_atk },
    { "health", number_health },
    { "def", number_def },
    { "costs", number_costs },
    { "has_type", number_type },
    { "deals", number_deals },
    { "counters", number_counters },
    { "has", number_has },
    { "resources", number_resources },
    { "ready_resources", number_ready_resources },
    { "hand_count", number_hand },
    { "deck_count", number_deck },
    { "graveyard_count", number_graveyard },
    { "count_in_play", number_in_play },
    { "chain", number_chain },
    { "word", number_word },
    { "is_turn", number_turn },
    { NULL, NULL },
};
