// Calls of words: arguments and options are read by the shapes of the row, and what it gives is
// made by its type.
#include "lua/words/call.h"

enum { QUESTION_STEPS = 40 };  // what players do for a question, in steps of the script's budget

int ag_call_has(const ag_api_call *call, int argument)
{
    return (call->given >> argument) & 1;
}

int ag_call_has_option(const ag_api_call *call, int option)
{
    return (call->given >> (AG_API_TAKES_MAX + option)) & 1;
}

// ---- all of them ----

static void read_on(ag_api_call *call)
{
    ag_call_need(call, call->row->on != AG_ON_SOURCE || ag_to_group(call->L, 1) == NULL,
                 "one character does it, not a group; go through the group with each(…)");
    if (call->row->on > AG_ON_RAID) {
        ag_call_read_value(call, 1, &ag_api_on[call->row->on], &call->on);
    }
}

static void read_options(ag_api_call *call, int index, const ag_field_row *argument)
{
    lua_State *L = call->L;
    const ag_field_row *rows = argument->fields;
    uint64_t there = 0;
    if (lua_istable(L, index)) {
        there = ag_lua_check_rows(L, index, call->row->name, rows, NULL);
    } else if (argument->needed || !lua_isnoneornil(L, index)) {
        char shown[AG_API_USAGE_MAX];
        ag_api_shown(argument, shown, sizeof shown);
        ag_arg_expect(L, index, call->row->name, 0, "expected a table such as %s", shown);
    }
    for (int i = 0; rows[i].name != NULL; i++) {
        AG_ASSERT(i < AG_API_OPTIONS_MAX);
        call->option[i] = (ag_api_value){ 0 };
        if (!(there & AG_LONG_BIT(i))) continue;
        if (lua_getfield(L, index, rows[i].name) != LUA_TNIL) {
            ag_call_read_value(call, lua_gettop(L), &rows[i], &call->option[i]);
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
        read_options(call, index, row);
    } else if (!nil) {
        ag_call_read_value(call, index, row, &call->arg[at]);
    }
}

static const ag_run *run_for(lua_State *L, const ag_api_row *row)
{
    const ag_run *run = ag_run_now(L, row->name);
    int looks = row->kind != AG_API_VERB && row->kind != AG_API_ASK;
    if (looks || (row->at_end && ag_run_ends(run))) return run;
    run = ag_run_verb(L, row->name);
    if (row->kind == AG_API_ASK) ag_host_spend(ag_host_of(L), QUESTION_STEPS);
    return run;
}

void ag_call_read(lua_State *L, const ag_api_row *row, const ag_run *run, ag_api_call *out)
{
    int first = row->on >= AG_ON_RAID ? 2 : 1;
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

int ag_call_run(lua_State *L, const ag_api_row *row)
{
    ag_api_call call;  // its lists of cards are large, and stay as they are
    ag_call_read(L, row, run_for(L, row), &call);
    return row->call(&call);
}

static int called(lua_State *L)
{
    return ag_call_run(L, lua_touserdata(L, lua_upvalueindex(1)));
}

void ag_call_push(lua_State *L, const ag_api_row *row)
{
    lua_pushlightuserdata(L, (void *)row);
    lua_pushcclosure(L, called, 1);
}

// ---- what it gives ----

int ag_give_yes(ag_api_call *call, int yes)
{
    return ag_lua_push_flag(call->L, yes);
}

int ag_give_number(ag_api_call *call, lua_Integer number)
{
    return ag_lua_push_number(call->L, number);
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

int ag_give_pile(ag_api_call *call, int pile, int most)
{
    ag_card_id *cards = call->cards[0];
    return ag_push_cards(call->L, cards, ag_call_list(call, pile, most, cards));
}

// A member that is a number, flags, or the byte of a seat or pile.
static int member_number(const void *at, int size)
{
    switch (size) {
    case 1: return *(const uint8_t *)at;
    case 2: return *(const int16_t *)at;
    default: return *(const int32_t *)at;
    }
}

int ag_give_member(ag_api_call *call, const void *of)
{
    const ag_api_row *row = call->row;
    const void *at = (const char *)of + row->at.offset;
    int number = member_number(at, row->at.size);
    switch (row->gives) {
    case AG_GIVES_NUMBER: return ag_give_number(call, number);
    case AG_GIVES_PLAYER:
    case AG_GIVES_PLAYER_OR_NIL: return ag_push_player(call->L, (ag_seat)number);
    case AG_GIVES_YES: return ag_give_yes(call, (number & row->which) != 0);
    case AG_GIVES_GROUP: return ag_give_pile(call, number, AG_CARD_MAX);
    default: return ag_push_card(call->L, *(const ag_card_id *)at);
    }
}

int ag_give_list(ag_api_call *call, const ag_ref *refs, int count)
{
    lua_createtable(call->L, count, 0);
    for (int i = 0; i < count; i++) {
        ag_push_ref(call->L, refs[i]);
        lua_rawseti(call->L, -2, i + 1);
    }
    return 1;
}

void ag_give_pair(lua_State *L, int place, ag_ref one, ag_ref other)
{
    lua_createtable(L, 2, 0);
    ag_push_ref(L, one);
    lua_rawseti(L, -2, 1);
    ag_push_ref(L, other);
    lua_rawseti(L, -2, 2);
    lua_rawseti(L, -2, place);
}

int ag_call_ask(ag_api_call *call, ag_call_question asked, const ag_ref *options, int count)
{
    int most = count < AG_REPLY_MAX ? count : AG_REPLY_MAX;
    asked.who &= ag_seats_in(call->state);
    if (options != NULL) {
        asked.max = asked.max < most ? asked.max : most;
        asked.min = asked.min < asked.max ? asked.min : asked.max;
    }
    if (asked.who == 0 || (options != NULL && asked.max == 0)) return 0;
    ag_choose_def def = { .kind = options != NULL ? AG_QUESTION_PICK : AG_QUESTION_NUMBER,
                          .who = asked.who,
                          .aim = asked.aim,
                          .prompt = AG_PROMPT_SCRIPT,
                          .symbol = asked.prompt,
                          .min = asked.min,
                          .max = asked.max,
                          .about = call->run->frame->me };
    ag_choose_begin(call->rules, &def, options, count);
    return 1;
}

void ag_call_ask_yes(ag_api_call *call, uint8_t who, ag_symbol prompt)
{
    ag_choose_yes_begin(call->rules, who, prompt != 0 ? AG_PROMPT_SCRIPT : AG_PROMPT_MAY, prompt,
                        call->run->frame->me);
}

// CR 707.3: what was destroyed is a new card elsewhere; one life earlier it was in play.
static int push_destroyed(lua_State *L, const ag_ref *destroyed, int count)
{
    ag_ref before[AG_CARD_MAX];
    AG_ASSERT(count <= AG_CARD_MAX);
    for (int i = 0; i < count; i++) {
        // Without CR 709.2f, cards that were not destroyed are in the list as empty entries.
        int is_card = destroyed[i].kind == AG_REF_CARD;
        AG_ASSERT(!is_card || destroyed[i].life > 1);
        before[i] = destroyed[i];
        before[i].life -= (uint16_t)is_card;
    }
    ag_push_group(L, destroyed, count);
    ag_push_group(L, before, count);
    return 2;
}

// What a word gives (AG_GIVES_…) for what the rules have done.
static int push_reply(lua_State *L, int gives, const ag_reply *reply)
{
    switch (gives) {
    case AG_GIVES_NOTHING: return 0;
    case AG_GIVES_YES: return ag_lua_push_flag(L, reply->number != 0);
    case AG_GIVES_NUMBER: return ag_lua_push_number(L, reply->number);
    case AG_GIVES_PAID:
        lua_pushboolean(L, reply->number != 0);
        ag_push_group(L, reply->refs, reply->count);
        return 2;
    case AG_GIVES_TOTAL:
        lua_pushinteger(L, reply->number);
        ag_push_group(L, reply->refs, reply->count);
        return 2;
    case AG_GIVES_CHOSEN:
    case AG_GIVES_GROUP: return ag_push_group(L, reply->refs, reply->count);
    case AG_GIVES_GROUPS: return push_destroyed(L, reply->refs, reply->count);
    default:
        return ag_push_ref(L, reply->count > 0 ? reply->refs[0] : (ag_ref){ .kind = AG_REF_NONE });
    }
}

int ag_give_none(ag_api_call *call)
{
    static const ag_reply nothing;
    return push_reply(call->L, call->row->gives, &nothing);
}

int ag_call_answer(lua_State *L, int status, lua_KContext gives)
{
    (void)status;
    return push_reply(L, (int)gives, &ag_run_now(L, "answer")->rules->state->reply);
}

int ag_give_later(ag_api_call *call)
{
    return ag_run_wait(call->L, ag_call_answer, call->row->gives);
}
