// What the words of a scenario look at: seats, cards and their numbers, players, the game, what a
// seat sees.
#include <stdlib.h>
#include <string.h>

#include "game/log/sentence.h"
#include "game/view/view.h"
#include "lua/scenario/scene.h"
#include "lua/host/script.h"
#include "rules/numbers/numbers.h"
#include "rules/numbers/live.h"
#include "rules/port.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

const ag_rules *ag_scene_rules(lua_State *L)
{
    return ag_game_rules(ag_scene_of(L)->game);
}

static int seat_text(lua_State *L)
{
    char text[24];
    ag_writer writer = ag_writer_open(text, sizeof text);
    ag_write_seat(&writer, ag_scene_rules(L)->state, (ag_seat)lua_tointeger(L, 1));
    lua_pushstring(L, text);
    return 1;
}

// ---- names ----

// key_of(name, where): the key of the card, one of the scenario's own first; errors begin with
// `where`.
static int key_of(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    const ag_scenario_host *host = scene->host;
    char found[AG_NAME_MAX + 1];
    ag_error error = { 0 };
    const char *name = lua_tostring(L, 1), *key = ag_scene_cards_key(&scene->cards, name);
    if (key == NULL
        && host->key(host->context, scene->raid, name, found, sizeof found, &error) < 0) {
        return ag_scene_fail(L, "%s%s", lua_tostring(L, 2), error.text);
    }
    lua_pushstring(L, key != NULL ? key : found);
    return 1;
}

// printed_of(key): the catalog number.
static int printed_of(lua_State *L)
{
    const ag_port *port = ag_scene_rules(L)->port;
    const char *key = lua_tostring(L, 1);
    uint16_t printed = port->card(port->host, key);
    if (printed == 0) {
        ag_scripts *scripts = ag_game_scripts_of(ag_scene_of(L)->game);
        return ag_scene_fail(L, "the card \"%s\" does not load: %s", key, scripts->fault);
    }
    return ag_lua_push_number(L, printed);
}

// names_of(printed): the name and the key of the card; nothing after the last one.
static int names_of(lua_State *L)
{
    const ag_catalog *catalog = ag_scene_rules(L)->catalog;
    int printed = (int)lua_tointeger(L, 1);
    if (printed > catalog->count) return 0;
    lua_pushstring(L, ag_printed_name(catalog, (uint16_t)printed));
    lua_pushstring(L, ag_catalog_card(catalog, (uint16_t)printed)->key);
    return 2;
}

// Whether the text is the card's key, a name of one of its sides, or the stem of its key.
static int is_named(const ag_catalog *catalog, uint16_t printed, const char *text)
{
    const ag_card_def *def = ag_catalog_card(catalog, printed);
    const char *stem = strrchr(def->key, '/');
    if (strcmp(def->key, text) == 0 || (stem != NULL && strcmp(stem + 1, text) == 0)) return 1;
    for (int side = 0; side < def->side_count; side++) {
        if (def->side[side].name != NULL && strcmp(def->side[side].name, text) == 0) return 1;
    }
    return 0;
}

// has_name(text, number): whether the card with this number is called so; without one, any card
// that the game knows.
static int has_name(lua_State *L)
{
    const ag_catalog *catalog = ag_scene_rules(L)->catalog;
    lua_Integer at = luaL_optinteger(L, 2, catalog->count), least = luaL_optinteger(L, 2, 1);
    while (at >= least && !is_named(catalog, (uint16_t)at, lua_tostring(L, 1))) at--;
    return ag_lua_push_flag(L, at >= least);
}

// ---- cards ----

int ag_scene_push_card(lua_State *L, ag_card_id card)
{
    if (card.slot == 0) {
        lua_pushnil(L);
    } else {
        lua_pushinteger(L, card.slot | (lua_Integer)card.life << 16);
    }
    return 1;
}

ag_card_id ag_scene_card_at(lua_State *L, int index)
{
    lua_Integer id = lua_tointeger(L, index);
    return (ag_card_id){ (uint16_t)(id & 0xffff), (uint16_t)(id >> 16) };
}

// Whether the text names the card, regardless of its zone. "hero" of a seat is its hero (or Boss),
// whatever its name.
static int is_called(const ag_scene *scene, const char *text, ag_seat seat, ag_card_id id)
{
    const ag_state *state = ag_game_rules(scene->game)->state;
    const ag_card *card = ag_card_at(state, id);
    if (seat != 0 && strcmp(text, "hero") == 0) {
        return ag_card_id_same(state->players[seat].hero, id);
    }
    return is_named(ag_game_rules(scene->game)->catalog, card->printed, text)
           && (seat == 0 || seat == ag_card_seat(card));
}

// Adds the value on top of the stack to the list below it.
static void append(lua_State *L)
{
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
}

// cards_called(text, seat, zone …): a list of the cards of the seat (0: of anybody) in the zones
// (none: in any). Slots fill in the order in which cards came, the same order in which a position
// names them.
static int cards_called(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    const ag_state *state = ag_game_rules(scene->game)->state;
    ag_seat seat = (ag_seat)lua_tointeger(L, 2);
    unsigned zones = lua_gettop(L) < 3 ? ~0u : 0;
    for (int at = 3; at <= lua_gettop(L); at++) zones |= AG_BIT(lua_tointeger(L, at));
    lua_newtable(L);
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        ag_card_id id = ag_card_id_of(state, slot);
        if ((state->cards[slot].flags & AG_CARD_USED) != 0
            && (zones & AG_BIT(ag_zone(state, id))) != 0
            && is_called(scene, lua_tostring(L, 1), seat, id)) {
            ag_scene_push_card(L, id);
            append(L);
        }
    }
    return 1;
}

// The place of the card from the top of its zone among the cards of its key.
static int place_of(const ag_rules *rules, uint16_t slot)
{
    const ag_card *cards = rules->state->cards;
    const char *key = ag_catalog_card(rules->catalog, cards[slot].printed)->key;
    int nth = 1;
    for (uint16_t at = rules->state->piles[cards[slot].pile].first; at != slot;
         at = cards[at].next) {
        nth += strcmp(ag_catalog_card(rules->catalog, cards[at].printed)->key, key) == 0;
    }
    return nth;
}

// What the card bears: lists of counters { name, count }, of marks, and of numbers it remembers.
static void set_lists(lua_State *L, const ag_rules *rules, ag_card_id id)
{
    const ag_state *state = rules->state;
    lua_newtable(L);
    for (int i = 0; i < state->used.counters; i++) {
        const ag_counter *counter = &state->counters[i];
        if (counter->card.slot != id.slot || counter->count == 0) continue;
        lua_newtable(L);
        ag_lua_set_text(L, "name", rules->catalog->symbols[counter->name]);
        ag_lua_set(L, "count", counter->count);
        append(L);
    }
    lua_setfield(L, -2, "counters");
    lua_newtable(L);
    for (int i = 0; i < AG_MARK_MAX; i++) {
        if (ag_card_id_same(state->marks[i].card, id)) {
            lua_pushstring(L, rules->catalog->symbols[state->marks[i].name]);
            append(L);
        }
    }
    lua_setfield(L, -2, "marks");
    lua_newtable(L);
    for (int i = 0; i < AG_MEMORY_MAX; i++) {
        lua_pushinteger(L, state->cards[id.slot].memory[i]);
        append(L);
    }
    lua_setfield(L, -2, "memory");
}

// facts(card): what is so of it now; nil: there is no such card any more.
static int push_facts(lua_State *L)
{
    const ag_rules *rules = ag_scene_rules(L);
    ag_card_id id = ag_scene_card_at(L, 1);
    const ag_card *card = ag_card_at(rules->state, id);
    const ag_turn *turn = &rules->state->turn;
    if (card == NULL) return 0;
    const ag_pile *pile = &rules->state->piles[card->pile];
    lua_createtable(L, 0, 32);
    ag_lua_set_text(L, "name", ag_printed_name(rules->catalog, card->printed));
    set_lists(L, rules, id);
    ag_scene_push_card(L, card->host);
    lua_setfield(L, -2, "host");
    ag_scene_set(
        L, "printed zone seat pile nth hero? home damage used atk health def types damage_types",
        (lua_Integer[]){
            card->printed, pile->zone, pile->seat, pile->index, place_of(rules, id.slot),
            id.slot == rules->state->players[pile->seat].hero.slot, card->home, card->damage,
            card->used_power, ag_atk(rules, id), ag_health(rules, id),
            ag_stat_of(rules, id, AG_STAT_DEF), ag_types(rules, id), ag_damage_types(rules, id) });
    ag_scene_set(L, "exhausted? down? back? felled? gone? foreign? new?",
                 (lua_Integer[]){ card->flags & AG_CARD_EXHAUSTED, card->flags & AG_CARD_FACE_DOWN,
                                  card->side, card->flags & AG_CARD_FELLED,
                                  card->flags & AG_CARD_GONE,
                                  card->controller != 0 && card->controller != card->owner,
                                  turn->number > 0 && card->party_since >= turn->number });
    if (card->flags & AG_CARD_SIZED) {
        ag_scene_set(L, "made_atk made_health",
                     (lua_Integer[]){ card->made_atk, card->made_health });
    }
    return 1;
}

// cost_of(card, seat)
static int cost_of(lua_State *L)
{
    const ag_rules *rules = ag_scene_rules(L);
    ag_card_id card = ag_scene_card_at(L, 1);
    const ag_card_def *def = ag_catalog_card(rules->catalog, ag_printed_of(rules->state, card));
    int cost = ag_play_cost(rules, card, (ag_seat)lua_tointeger(L, 2), def->side[0].cost);
    return ag_lua_push_number(L, cost > 0 ? cost : 0);
}

// has_keyword(card, word): one that the rules know, or a tag.
static int has_keyword(lua_State *L)
{
    const ag_rules *rules = ag_scene_rules(L);
    ag_card_id card = ag_scene_card_at(L, 1);
    const char *word = lua_tostring(L, 2);
    int at = ag_word_find(ag_keyword_words, AG_KEYWORD_COUNT, word);
    ag_symbol tag = ag_catalog_symbol(rules->catalog, word);
    return ag_lua_push_flag(L, at >= 0 ? (ag_keywords(rules, card) & AG_LONG_BIT(at)) != 0
                                       : tag != 0 && ag_has_tag(rules, card, tag));
}

// count_modifiers(card, field, source): how many of this field (from 0) affect it now; source nil:
// of any card.
static int count_modifiers(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    const ag_rules *rules = ag_game_rules_edit(scene->game);
    ag_card_id card = ag_scene_card_at(L, 1);
    int field = (int)lua_tointeger(L, 2);
    const char *source = lua_tostring(L, 3);
    int count = 0;
    ag_numbers_of(rules, card);  // fills the list of what applies now
    for (int at = 0; at < rules->derived.live_count; at++) {
        const ag_live *live = &rules->derived.live[at];
        uint16_t printed = ag_doer_printed(rules, live->source);
        count += live->change->field == field && ag_live_works_on(rules, live, card)
                 && (source == NULL || is_named(rules->catalog, printed, source));
    }
    return ag_lua_push_number(L, count);
}

// ---- players and the game ----

// pile(seat, zone, deck): its cards from the top; decks count from 0.
static int push_pile(lua_State *L)
{
    const ag_state *state = ag_scene_rules(L)->state;
    int pile = ag_pile_of(state, (int)lua_tointeger(L, 2), (ag_seat)lua_tointeger(L, 1),
                          (int)lua_tointeger(L, 3));
    lua_newtable(L);
    for (uint16_t slot = state->piles[pile].first; slot != 0; slot = state->cards[slot].next) {
        ag_scene_push_card(L, ag_card_id_of(state, slot));
        append(L);
    }
    return 1;
}

static int is_out(lua_State *L)
{
    ag_seat seat = (ag_seat)lua_tointeger(L, 1);
    return ag_lua_push_flag(L, !ag_player_in(ag_scene_rules(L)->state, seat));
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
    ag_scene_set(L, "top links proposals announced",
                 (lua_Integer[]){ link_number(ag_chain_top(state)), links, proposals, announced });
}

// game(): what is so of it as a whole.
static int push_game(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    const ag_state *state = ag_game_rules(scene->game)->state;
    const ag_turn *turn = &state->turn;
    lua_createtable(L, 0, 24);
    set_chain(L, state);
    ag_scene_set(L, "seats boss turn turn_number step phase passes priorities lines random",
                 (lua_Integer[]){ state->seat_count, ag_boss_seat(state), turn->seat, turn->number,
                                  turn->step, turn->phase, turn->passes, state->priorities,
                                  state->told_count, (lua_Integer)state->rng.state });
    ag_scene_set(L, "draws_from winner dice entries combat strike_model",
                 (lua_Integer[]){ state->players[ag_boss_seat(state)].draws_from, state->winner,
                                  state->dice_count, ag_game_entry_count(scene->game),
                                  state->combat.stage, state->strike_classic });
    ag_lua_set_text(L, "fault", ag_game_fault(scene->game));
    return 1;
}

// lasting(): how many changes it has that last for a time, how many delayed effects, and how many
// turns and steps to skip.
static int count_lasting(lua_State *L)
{
    const ag_state *state = ag_scene_rules(L)->state;
    int changes = 0, delayed = 0, skips = 0;
    for (int i = 0; i < state->used.modifiers; i++) changes += state->modifiers[i].printed != 0;
    for (int i = 0; i < state->used.watches; i++) delayed += state->watches[i].printed != 0;
    for (int seat = 1; seat <= state->seat_count; seat++) {
        for (int part = 0; part < AG_PART_COUNT; part++) skips += state->players[seat].skips[part];
    }
    lua_pushinteger(L, changes);
    lua_pushinteger(L, delayed);
    lua_pushinteger(L, skips);
    return 3;
}

// raid(): the names of its decks, its words { name, now, first } (without `first` where the mode
// says it: a scenario may name none), and the strike model it names.
static int push_raid(lua_State *L)
{
    const ag_rules *rules = ag_scene_rules(L);
    const ag_raid_def *raid = rules->catalog->raid;
    lua_newtable(L);
    ag_lua_set_words(L, "decks", (ag_word_list){ raid->deck_names, raid->deck_count });
    ag_lua_set(L, "strike_model", raid->strike_classic);
    lua_newtable(L);
    for (int at = 0; at < raid->word_count; at++) {
        lua_newtable(L);
        ag_lua_set_text(L, "name", raid->word_names[at]);
        ag_lua_set(L, "now", rules->state->raid_words[at]);
        if (!raid->words_of_mode) ag_lua_set(L, "first", raid->words[at]);
        append(L);
    }
    lua_setfield(L, -2, "words");
    return 1;
}

// ---- views ----

// sees(seat, card): whether the seat's view shows the face of the card.
static int sees(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    ag_seat seat = (ag_seat)lua_tointeger(L, 1);
    uint32_t id = ag_view_id(ag_game_rules(scene->game)->state, ag_scene_card_at(L, 2), seat);
    ag_view *view = lua_newuserdatauv(L, sizeof *view, 0);
    int seen = 0;
    ag_game_view(scene->game, seat, view);
    for (int at = 0; at < view->card_count; at++) seen |= id != 0 && view->cards[at].id == id;
    return ag_lua_push_flag(L, seen);
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

// state_hash(plain): of the state; or of the state without its counters.
static int state_hash(lua_State *L)
{
    const ag_state *state = ag_scene_rules(L)->state;
    if (!lua_toboolean(L, 1)) return ag_lua_push_number(L, (lua_Integer)ag_state_hash(state));
    ag_state *copy = calloc(1, sizeof *copy);
    if (copy == NULL) return ag_scene_fail(L, "no memory");
    ag_state_copy(copy, state);
    clear_counters(copy);
    lua_Integer hash = (lua_Integer)ag_state_hash(copy);
    free(copy);
    return ag_lua_push_number(L, hash);
}

const luaL_Reg ag_scene_look_functions[] = {
    { "seat_text", seat_text },     { "key_of", key_of },
    { "printed_of", printed_of },   { "names_of", names_of },
    { "has_name", has_name },       { "cards_called", cards_called },
    { "facts", push_facts },        { "cost_of", cost_of },
    { "has_keyword", has_keyword }, { "count_modifiers", count_modifiers },
    { "pile", push_pile },          { "is_out", is_out },
    { "game", push_game },          { "lasting", count_lasting },
    { "raid", push_raid },          { "sees", sees },
    { "state_hash", state_hash },   { NULL, NULL },
};
