// Handles: one userdata for each object, found again in a weak table, and groups of them.
#include "lua/host/host_private.h"

static const char handles_key;

enum { REFS_A_STEP = 8 };  // a group is copied in one go
enum { HANDLE_MARK = 1 };  // where a metatable says that it belongs to a handle

static const char *const metas[] = {
    [AG_REF_CARD] = AG_META_CARD,        [AG_REF_LINK] = AG_META_LINK,
    [AG_REF_SEAT] = AG_META_PLAYER,      [AG_REF_PILE] = AG_META_PILE,
    [AG_HANDLE_DECK] = AG_META_DECK,     [AG_HANDLE_DECKS] = AG_META_DECKS,
    [AG_HANDLE_MEMORY] = AG_META_MEMORY,
};

lua_Integer ag_handle_rank(const ag_ref *ref)
{
    uint64_t rank = ref->kind;
    rank = rank << 8 | ref->seat;
    rank = rank << 16 | ref->slot;
    return (lua_Integer)(rank << 16 | ref->life);
}

// ---- pushing ----

int ag_push_handle(lua_State *L, int kind, int seat, int slot, int life)
{
    ag_ref ref = {
        .kind = (uint8_t)kind, .seat = (uint8_t)seat, .slot = (uint16_t)slot, .life = (uint16_t)life
    };
    AG_ASSERT(metas[kind] != NULL);
    luaL_checkstack(L, 4, "too many values");
    lua_rawgetp(L, LUA_REGISTRYINDEX, &handles_key);
    if (lua_rawgeti(L, -1, ag_handle_rank(&ref)) == LUA_TNIL) {
        lua_pop(L, 1);
        ag_host_trust_begin(ag_host_of(L));
        ag_ref *handle = lua_newuserdatauv(L, sizeof *handle, 0);
        *handle = ref;
        luaL_setmetatable(L, metas[kind]);
        lua_pushvalue(L, -1);
        lua_rawseti(L, -3, ag_handle_rank(&ref));
        ag_host_trust_end(ag_host_of(L));
    }
    lua_remove(L, -2);
    return 1;
}

int ag_push_ref(lua_State *L, ag_ref ref)
{
    switch (ref.kind) {
    case AG_REF_NONE: lua_pushnil(L); return 1;
    case AG_REF_NUMBER: lua_pushinteger(L, ref.number); return 1;
    case AG_REF_WORD: return ag_lua_push_text(L, ag_host_word(ag_host_of(L), ref.slot));
    default: return ag_push_handle(L, ref.kind, ref.seat, ref.slot, ref.life);
    }
}

int ag_push_card(lua_State *L, ag_card_id card)
{
    return ag_push_ref(L, card.slot == 0 ? (ag_ref){ .kind = AG_REF_NONE } : ag_ref_card(card));
}

int ag_push_player(lua_State *L, ag_seat seat)
{
    return ag_push_ref(L, seat == 0 ? (ag_ref){ .kind = AG_REF_NONE } : ag_ref_seat(seat));
}

static ag_group *push_empty_group(lua_State *L, int capacity)
{
    luaL_checkstack(L, 4, "too many values");
    ag_host_spend(ag_host_of(L), capacity / REFS_A_STEP);
    ag_group *group = lua_newuserdatauv(L, sizeof *group + (size_t)capacity * sizeof(ag_ref), 0);
    group->count = 0;
    group->of_players = 0;
    luaL_setmetatable(L, AG_META_GROUP);
    return group;
}

int ag_push_group(lua_State *L, const ag_ref *refs, int count)
{
    AG_ASSERT(count >= 0);
    ag_group *group = push_empty_group(L, count);
    if (count > 0) {
        memcpy(group->refs, refs, (size_t)count * sizeof *refs);
        group->of_players = refs[0].kind == AG_REF_SEAT;
    }
    group->count = count;
    return 1;
}

int ag_push_cards(lua_State *L, const ag_card_id *cards, int count)
{
    ag_group *group = push_empty_group(L, count);
    for (int i = 0; i < count; i++) group->refs[i] = ag_ref_card(cards[i]);
    group->count = count;
    return 1;
}

int ag_push_players(lua_State *L, const ag_state *state, uint8_t seats, ag_seat from)
{
    ag_group *group = push_empty_group(L, AG_SEAT_MAX);
    group->of_players = 1;
    ag_seat seat = from;
    for (int i = 0; i < state->seat_count; i++) {
        if (seats & (1u << seat)) {
            group->refs[group->count++] = ag_ref_seat(seat);
            seats &= (uint8_t) ~(1u << seat);
        }
        seat = ag_player_next(state, seat);
    }
    return 1;
}

void ag_push_event(lua_State *L, const ag_event *event, const ag_ref captured[3])
{
    ag_event_handle *handle = lua_newuserdatauv(L, sizeof *handle, 0);
    handle->event = *event;
    memcpy(handle->captured, captured, sizeof handle->captured);
    luaL_setmetatable(L, AG_META_EVENT);
}

void ag_push_targets(lua_State *L, ag_link_id link, uint16_t printed, uint16_t power)
{
    ag_targets_handle *handle = lua_newuserdatauv(L, sizeof *handle, 0);
    *handle = (ag_targets_handle){ .link = link, .printed = printed, .power = power };
    luaL_setmetatable(L, AG_META_TARGETS);
}

const ag_ref *ag_to_handle(lua_State *L, int index)
{
    if (lua_type(L, index) != LUA_TUSERDATA || !lua_getmetatable(L, index)) return NULL;
    int is_handle = lua_rawgeti(L, -1, HANDLE_MARK) == LUA_TBOOLEAN;
    lua_pop(L, 2);
    return is_handle ? lua_touserdata(L, index) : NULL;
}

const ag_group *ag_to_group(lua_State *L, int index)
{
    return luaL_testudata(L, index, AG_META_GROUP);
}

const char *ag_noun_of(lua_State *L, int index)
{
    const char *noun = luaL_typename(L, index);
    if (luaL_getmetafield(L, index, "__name") == LUA_TSTRING) {
        noun = lua_tostring(L, -1);  // owned by the metatable, which outlives this call
        lua_pop(L, 1);
    }
    return strcmp(noun, "nil") == 0 || strcmp(noun, "no value") == 0 ? "nothing" : noun;
}

// ---- as text: the name of its card or player ----

static const char *name_of(const ag_rules *rules, uint16_t printed)
{
    const char *name = ag_catalog_card(rules->catalog, printed)->side[0].name;
    return name != NULL ? name : "a card";
}

static const char *ref_name(lua_State *L, const ag_rules *rules, const ag_ref *ref)
{
    switch (ref->kind) {
    case AG_REF_CARD: return name_of(rules, ag_printed_of(rules->state, ag_ref_as_card(*ref)));
    case AG_REF_LINK: {
        const ag_link *link = ag_link_at(rules->state, ag_ref_as_link(*ref));
        return link == NULL ? "a link that is gone" : name_of(rules, link->printed);
    }
    case AG_REF_SEAT:
        if (ag_boss_seat(rules->state) == 0) return lua_pushfstring(L, "player %d", ref->seat);
        return ref->seat == ag_boss_seat(rules->state) ? "the Boss player"
                                                       : lua_pushfstring(L, "raider %d", ref->seat);
    default: return ag_noun_of(L, 1);
    }
}

int ag_handle_text(lua_State *L)
{
    const ag_run *run = ag_host_of(L)->run;
    const ag_ref *ref = ag_to_handle(L, 1);
    const ag_group *group = ag_to_group(L, 1);
    if (group != NULL) {
        lua_pushfstring(L, group->of_players ? "%d players" : "%d cards", group->count);
    } else if (run == NULL || ref == NULL) {
        ag_lua_push_text(L, ag_noun_of(L, 1));
    } else {
        ag_lua_push_text(L, ref_name(L, run->rules, ref));
    }
    return 1;
}

// ---- opening ----

void ag_handles_open(lua_State *L)
{
    lua_newtable(L);
    lua_newtable(L);
    lua_pushliteral(L, "v");
    lua_setfield(L, -2, "__mode");
    lua_setmetatable(L, -2);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &handles_key);
    for (size_t i = 0; i < sizeof metas / sizeof metas[0]; i++) {
        if (metas[i] == NULL) continue;
        luaL_newmetatable(L, metas[i]);
        lua_pushboolean(L, 1);
        lua_rawseti(L, -2, HANDLE_MARK);
        lua_pop(L, 1);
    }
}

// What C hands to Lua: texts, lists of words, fields of tables.

int ag_lua_push_text(lua_State *L, const char *text)
{
    lua_pushlstring(L, text, strlen(text));
    return 1;
}

int ag_lua_push_number(lua_State *L, lua_Integer number)
{
    lua_pushinteger(L, number);
    return 1;
}

int ag_lua_push_flag(lua_State *L, int holds)
{
    lua_pushboolean(L, holds);
    return 1;
}

void ag_lua_set(lua_State *L, const char *field, lua_Integer number)
{
    lua_pushinteger(L, number);
    lua_setfield(L, -2, field);
}

void ag_lua_set_text(lua_State *L, const char *field, const char *text)
{
    lua_pushstring(L, text);
    lua_setfield(L, -2, field);
}

void ag_lua_set_flag(lua_State *L, const char *field, int holds)
{
    lua_pushboolean(L, holds);
    lua_setfield(L, -2, field);
}

void ag_lua_push_words(lua_State *L, ag_word_list list)
{
    lua_createtable(L, list.count, 0);
    for (int i = 0; i < list.count; i++) {
        lua_pushstring(L, list.words[i]);
        lua_rawseti(L, -2, i + 1);
    }
}

void ag_lua_set_words(lua_State *L, const char *field, ag_word_list list)
{
    ag_lua_push_words(L, list);
    lua_setfield(L, -2, field);
}

// What is running now, the one suspension point.

// What the rules do for a verb, in steps of the script's budget. The more cards there are, the more
// of them watch; modifiers of many cards are worked out again. No effect of an ordinary game comes
// near the limit.
enum { VERB_STEPS = 20, CARDS_A_STEP = 32, CHANGES_FREE = 20000, CHANGES_A_STEP = 32 };

const ag_run *ag_run_set(lua_State *L, const ag_run *run)
{
    ag_host *host = ag_host_of(L);
    const ag_run *before = host->run;
    host->run = run;
    return before;
}

const ag_run *ag_run_now(lua_State *L, const char *word)
{
    const ag_run *run = ag_host_of(L)->run;
    ag_lua_need(L, run != NULL, AG_FINDING_CONTRADICTION, NULL,
                "%s: this belongs into an effect; nothing happens while a file is loaded", word);
    return run;
}

uint16_t ag_run_rule(const ag_run *run)
{
    const ag_card_def *def = ag_catalog_card(run->rules->catalog, run->frame->printed);
    return run->frame->power < def->power_count ? def->powers[run->frame->power].rule : 0;
}

int ag_run_ends(const ag_run *run)
{
    return run->slot == 0 && run->frame->slot == AG_SLOT_EFFECT;
}

const ag_run *ag_run_verb(lua_State *L, const char *word)
{
    const ag_run *run = ag_run_now(L, word);
    ag_lua_need(L, !ag_run_ends(run), AG_FINDING_CONTRADICTION, NULL,
                "%s: as a game ends, its raid only looks and keeps cards", word);
    ag_lua_need(L, run->slot != 0, AG_FINDING_CONTRADICTION, NULL,
                "%s: a condition may only look; do this in the effect", word);
    ag_frame *frame = &run->rules->state->frames[run->slot];
    frame->task_count++;
    ag_lua_need(L, frame->task_count <= AG_FRAME_TASK_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "%s: one effect may do at most %d things", word, AG_FRAME_TASK_MAX);
    const ag_state *state = run->rules->state;
    int changes = state->used.cards * state->used.modifiers - CHANGES_FREE;
    ag_host_spend(ag_host_of(L), VERB_STEPS + state->used.cards / CARDS_A_STEP
                                     + (changes > 0 ? changes / CHANGES_A_STEP : 0));
    return run;
}

void ag_run_ask_for(lua_State *L, const ag_run *run, const char *word, int objects)
{
    AG_ASSERT(run->slot != 0);
    AG_ASSERT(objects >= 0);
    ag_frame *frame = &run->rules->state->frames[run->slot];
    objects += frame->object_count;
    ag_lua_need(L, objects <= AG_FRAME_OBJECT_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "%s: one effect may ask for at most %d objects, and this makes %d", word,
                AG_FRAME_OBJECT_MAX, objects);
    frame->object_count = (uint16_t)objects;
}

int ag_run_reaches(const ag_run *run, ag_card_id card)
{
    return ag_card_id_same(run->frame->me, card)
           || !ag_out_of_reach(run->rules, run->frame->seat, card);
}

int ag_run_reaches_seat(const ag_run *run, ag_seat seat)
{
    const ag_state *state = run->rules->state;
    return ag_player_in(state, seat) && !ag_seat_out_of_reach(state, run->frame->seat, seat);
}

ag_context ag_run_context(const ag_run *run)
{
    const ag_frame *frame = run->frame;
    return (ag_context){ .viewer = frame->seat,
                         .source = frame->me,
                         .x = frame->x,
                         .event_amount = frame->event.amount,
                         .event_card = frame->event.card };
}

int ag_run_wait(lua_State *L, lua_KFunction answer, lua_KContext context)
{
    lua_settop(L, 0);
    return lua_yieldk(L, 0, context, answer);
}
