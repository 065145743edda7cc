// Calls of words: arguments and options are read by the shapes of the row, and what it gives is
// made by its type.
#include "lua/words/call.h"

#include <lauxlib.h>
#include <stdarg.h>
#include <string.h>

#include "lua/data/data_lua.h"
#include "rules/change/change.h"

int ag_call_has(const ag_api_call *call, int argument)
{
    return (call->given >> argument) & 1;
}

int ag_call_has_option(const ag_api_call *call, int option)
{
    return (call->given >> (AG_API_TAKES_MAX + option)) & 1;
}

_Noreturn void ag_call_fail(ag_api_call *call, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    ag_arg_fail_list(call->L, call->row->name, format, list);
}

// ---- one value ----

static const char *read_text(ag_api_call *call, int index, const ag_field_row *row)
{
    if (lua_type(call->L, index) != LUA_TSTRING) {
        ag_call_fail(call, "expected %s, got %s", row->doc, ag_lua_shown(call->L, index));
    }
    return lua_tostring(call->L, index);
}

// The text of a question, as a symbol.
static ag_symbol read_prompt(ag_api_call *call, int index)
{
    if (lua_type(call->L, index) != LUA_TSTRING) {
        ag_call_fail(call, "the prompt must be text, got %s", ag_lua_shown(call->L, index));
    }
    return ag_host_symbol(ag_host_of(call->L), lua_tostring(call->L, index));
}

static int read_flag(ag_api_call *call, int index, const ag_field_row *row)
{
    if (lua_type(call->L, index) != LUA_TBOOLEAN) {
        ag_call_fail(call, "%s must be true or false, got %s", row->name,
                     ag_lua_shown(call->L, index));
    }
    return lua_toboolean(call->L, index);
}

static int read_number(ag_api_call *call, int index, const ag_field_row *row)
{
    const char *text = lua_type(call->L, index) == LUA_TSTRING ? lua_tostring(call->L, index) : "";
    if (row->shape == AG_SHAPE_NUMBER_OR_ALL && strcmp(text, "all") == 0) return AG_NUMBER_MAX;
    return ag_arg_number(call->L, index, call->row->name, row->doc != NULL ? row->doc : row->name,
                         0);
}

static void read_cards(ag_api_call *call, int index, const ag_field_row *row, ag_api_value *out)
{
    if (lua_isnone(call->L, index) && row->doc != NULL) {
        ag_call_fail(call, "%s expected a card, a group or a filter", row->doc);
    }
    AG_ASSERT(call->card_lists < 2);
    out->cards.ids = call->cards[call->card_lists++];
    out->cards.count = ag_arg_cards(call->L, index, call->row->name, out->cards.ids);
}

static ag_ref read_object(ag_api_call *call, int index)
{
    const ag_ref *handle = ag_to_handle(call->L, index);
    if (handle == NULL || handle->kind > AG_REF_PILE) {
        ag_call_fail(call, "a target is a card, a link, a player or a graveyard, not %s",
                     ag_lua_shown(call->L, index));
    }
    return *handle;
}

static void read_value(ag_api_call *call, int index, const ag_field_row *row, ag_api_value *out)
{
    lua_State *L = call->L;
    const char *word = call->row->name;
    switch (row->shape) {
    case AG_SHAPE_FLAG: out->number = read_flag(call, index, row); break;
    case AG_SHAPE_INTEGER:
    case AG_SHAPE_NUMBER_OR_ALL: out->number = read_number(call, index, row); break;
    case AG_SHAPE_TEXT: out->text = read_text(call, index, row); break;
    case AG_SHAPE_LATER:
    case AG_SHAPE_SEQUENCE:
    case AG_SHAPE_RAID_WORD:
        out->number = ag_call_named(call, row->shape, read_text(call, index, row));
        break;
    case AG_SHAPE_PROMPT: out->number = read_prompt(call, index); break;
    case AG_SHAPE_WORD:
        out->number = ag_arg_word(L, index, word, row->doc, row->words.words, row->words.count);
        break;
    case AG_SHAPE_WORDS: ag_field_read(L, row, out); break;  // of an option
    case AG_SHAPE_DAMAGE: out->number = ag_arg_damage(L, index, word); break;
    case AG_SHAPE_KEY: out->number = ag_arg_printed(L, index, word, row->doc); break;
    case AG_SHAPE_LASTS:
        out->number = ag_lua_check_word(L, index, AG_WORD_LASTS, AG_LASTS_GAME);
        break;
    case AG_SHAPE_AIM: out->number = ag_lua_check_word(L, index, AG_WORD_AIM, AG_AIM_NONE); break;
    case AG_SHAPE_FILTER: out->filter = ag_lua_check_filter(L, index); break;
    case AG_SHAPE_CARD: out->card = ag_arg_card(L, index, word); break;
    case AG_SHAPE_CARDS: read_cards(call, index, row, out); break;
    case AG_SHAPE_PLAYER: out->seat = ag_arg_handle(L, index, row->shape, word).seat; break;
    case AG_SHAPE_PLAYERS: out->seats = ag_arg_seats(L, index, word); break;
    case AG_SHAPE_DECK:
    case AG_SHAPE_PILE:
    case AG_SHAPE_LINK: out->ref = ag_arg_handle(L, index, row->shape, word); break;
    case AG_SHAPE_GROUP: out->group = ag_arg_group(L, index, word); break;
    case AG_SHAPE_EVENT: out->event = luaL_checkudata(L, index, AG_META_EVENT); break;
    case AG_SHAPE_PLACES: out->places = luaL_checkudata(L, index, AG_META_TARGETS); break;
    case AG_SHAPE_OBJECT: out->ref = read_object(call, index); break;
    default: break;  // the word reads it itself
    }
}

// ---- all of them ----

static void read_on(ag_api_call *call)
{
    if (call->row->on == AG_ON_SOURCE && ag_to_group(call->L, 1) != NULL) {
        ag_call_fail(call, "one character does it, not a group; go through the group with each(…)");
    }
    if (call->row->on > AG_ON_RAID) {
        read_value(call, 1, &ag_api_on[call->row->on], &call->on);
    }
}

static void read_options(ag_api_call *call, int index, const ag_field_row *rows)
{
    lua_State *L = call->L;
    uint64_t there = 0;
    if (!lua_isnoneornil(L, index)) {
        if (lua_type(L, index) != LUA_TTABLE) {
            ag_call_fail(call, "expected a table of options, got %s", ag_lua_shown(L, index));
        }
        there = ag_lua_check_rows(L, index, call->row->name, rows, NULL);
    }
    for (int i = 0; rows[i].name != NULL; i++) {
        AG_ASSERT(i < AG_API_OPTIONS_MAX);
        call->option[i] = (ag_api_value){ 0 };
        if (!(there & AG_LONG_BIT(i))) continue;
        if (lua_getfield(L, index, rows[i].name) != LUA_TNIL) {
            read_value(call, lua_gettop(L), &rows[i], &call->option[i]);
            call->given |= AG_BIT(AG_API_TAKES_MAX + i);
            call->flags |= rows[i].flags != 0 && call->option[i].number ? rows[i].flags : 0;
        }
        lua_pop(L, 1);  // the table owns what was read
    }
}

static void read_argument(ag_api_call *call, int at, int index)
{
    const ag_field_row *row = &call->row->takes[at];
    int nil = row->needed == AG_OPTIONAL
                  ? lua_isnoneornil(call->L, index)
                  : row->needed == AG_NEEDED_OR_NIL && lua_isnil(call->L, index);
    call->arg[at] = (ag_api_value){ .number = nil && row->shape == AG_SHAPE_INTEGER };
    call->given |= nil ? 0 : AG_BIT(at);
    if (row->shape == AG_SHAPE_TABLE && row->fields != NULL) {
        read_options(call, index, row->fields);
    } else if (!nil) {
        read_value(call, index, row, &call->arg[at]);
    }
}

static const ag_run *run_for(lua_State *L, const ag_api_row *row)
{
    switch (row->kind) {
    case AG_API_ASK: return ag_run_question(L, row->name);
    case AG_API_VERB: return ag_run_verb(L, row->name);
    default: return ag_run_now(L, row->name);
    }
}

void ag_call_read(lua_State *L, const ag_api_row *row, const ag_run *run, ag_api_call *out)
{
    int first = row->on > AG_ON_RAID ? 2 : 1;
    out->L = L;
    out->row = row;
    out->run = run;
    out->rules = run->rules;
    out->state = run->rules->state;
    out->flags = 0;
    out->given = 0;
    out->card_lists = 0;
    read_on(out);
    for (int i = 0; i < AG_API_TAKES_MAX && row->takes[i].name != NULL; i++) {
        read_argument(out, i, first + i);
    }
}

static int call_row(lua_State *L, const ag_api_row *row)
{
    ag_api_call call;  // its lists of cards are large, and stay as they are
    ag_call_read(L, row, run_for(L, row), &call);
    return row->call(&call);
}

static int called(lua_State *L)
{
    return call_row(L, lua_touserdata(L, lua_upvalueindex(1)));
}

void ag_call_push(lua_State *L, const ag_api_row *row)
{
    lua_pushlightuserdata(L, (void *)row);
    lua_pushcclosure(L, called, 1);
}

int ag_call_field(lua_State *L, const ag_api_row *row)
{
    return call_row(L, row);
}

// ---- what it gives ----

int ag_give_yes(ag_api_call *call, int yes)
{
    lua_pushboolean(call->L, yes);
    return 1;
}

int ag_give_number(ag_api_call *call, lua_Integer number)
{
    lua_pushinteger(call->L, number);
    return 1;
}

int ag_give_text(ag_api_call *call, const char *text)
{
    ag_lua_push_text(call->L, text);
    return 1;
}

int ag_give_ref(ag_api_call *call, ag_ref ref)
{
    ag_push_ref(call->L, ref);
    return 1;
}

int ag_give_card(ag_api_call *call, ag_card_id card)
{
    ag_push_card(call->L, card);
    return 1;
}

int ag_give_player(ag_api_call *call, ag_seat seat)
{
    ag_push_player(call->L, seat);
    return 1;
}

int ag_give_cards(ag_api_call *call, const ag_card_id *cards, int count)
{
    ag_push_cards(call->L, cards, count);
    return 1;
}

int ag_give_member(ag_api_call *call, const void *of)
{
    const uint8_t *at = (const uint8_t *)of + call->row->which;
    switch (call->row->gives) {
    case AG_GIVES_NUMBER: return ag_give_number(call, *(const int32_t *)(const void *)at);
    case AG_GIVES_PLAYER_OR_NIL: return ag_give_player(call, *at);
    case AG_GIVES_YES: return ag_give_yes(call, *at);
    default: return ag_give_card(call, *(const ag_card_id *)(const void *)at);
    }
}

int ag_call_list(const ag_api_call *call, int pile, int most, ag_card_id *out)
{
    int count = 0;
    uint16_t slot = call->state->piles[pile].first;
    for (; slot != 0 && count < most; slot = call->state->cards[slot].next) {
        out[count++] = ag_card_id_of(call->state, slot);
    }
    return count;
}

int ag_give_none(ag_api_call *call)
{
    lua_State *L = call->L;
    switch (call->row->gives) {
    case AG_GIVES_NOTHING: return 0;
    case AG_GIVES_YES: return ag_give_yes(call, 0);
    case AG_GIVES_NUMBER: return ag_give_number(call, 0);
    case AG_GIVES_GROUP: return ag_give_cards(call, NULL, 0);
    case AG_GIVES_TOTAL: lua_pushinteger(L, 0); break;
    case AG_GIVES_GROUPS: ag_push_group(L, NULL, 0); break;
    default: lua_pushnil(L); return 1;
    }
    ag_push_group(L, NULL, 0);
    return 2;
}

void ag_call_ask(ag_api_call *call, ag_call_question asked, const ag_ref *options, int count)
{
    ag_choose_def def = { .kind = options != NULL ? AG_QUESTION_PICK : AG_QUESTION_NUMBER,
                          .who = asked.who,
                          .aim = asked.aim,
                          .prompt = AG_PROMPT_SCRIPT,
                          .symbol = asked.prompt,
                          .min = asked.min,
                          .max = asked.max,
                          .about = call->run->frame->me };
    ag_choose_begin(call->rules, &def, options, count);
}

int ag_call_answer(lua_State *L, int status, lua_KContext gives)
{
    (void)status;
    const ag_reply *reply = &ag_run_now(L, "answer")->rules->state->reply;
    switch (gives) {
    case AG_GIVES_NOTHING: return 0;
    case AG_GIVES_YES: lua_pushboolean(L, reply->number != 0); return 1;
    case AG_GIVES_NUMBER: lua_pushinteger(L, reply->number); return 1;
    case AG_GIVES_TOTAL:
        lua_pushinteger(L, reply->number);
        ag_push_group(L, reply->refs, reply->count);
        return 2;
    case AG_GIVES_GROUP: ag_push_group(L, reply->refs, reply->count); return 1;
    default:
        ag_push_ref(L, reply->count > 0 ? reply->refs[0] : (ag_ref){ .kind = AG_REF_NONE });
        return 1;
    }
}

int ag_give_later(ag_api_call *call)
{
    return ag_run_wait(call->L, ag_call_answer, call->row->gives);
}
