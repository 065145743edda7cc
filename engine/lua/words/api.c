// Binds the rows to metatables and globals, and writes the sentence for a word that does not exist.
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

static void read_argument(ag_api_call *call, int at, int index)
{
    const ag_field_row *row = &call->row->takes[at];
    int nil = row->needed == AG_OPTIONAL
                  ? lua_isnoneornil(call->L, index)
                  : row->needed == AG_NEEDED_OR_NIL && lua_isnil(call->L, index);
    call->arg[at] = (ag_api_value){ .number = nil && row->shape == AG_SHAPE_INTEGER };
    call->given |= nil ? 0 : AG_BIT(at);
    if (row->shape == AG_SHAPE_TABLE && row->fields != NULL) {
        lua_State *L = call->L;
        const ag_field_row *rows = row->fields;
        uint64_t there = 0;
        if (lua_istable(L, index)) {
            there = ag_lua_check_rows(L, index, call->row->name, rows, NULL);
        } else if (row->needed || !lua_isnoneornil(L, index)) {
            char shown[AG_API_USAGE_MAX];
            ag_api_shown(row, shown, sizeof shown);
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
    ag_call_need(out, out->row->on != AG_ON_SOURCE || ag_to_group(out->L, 1) == NULL,
                 "one character does it, not a group; go through the group with each(…)");
    if (out->row->on > AG_ON_RAID) ag_call_read_value(out, 1, &ag_api_on[out->row->on], &out->on);
    for (int i = 0; i < AG_API_TAKES_MAX && row->takes[i].name != NULL; i++) {
        read_argument(out, i, first + i);
    }
}

static int run_call(lua_State *L, const ag_api_row *row)
{
    ag_api_call call;  // its lists of cards are large, and stay as they are
    ag_call_read(L, row, run_for(L, row), &call);
    return row->call(&call);
}

static int called(lua_State *L)
{
    return run_call(L, lua_touserdata(L, lua_upvalueindex(1)));
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
    case AG_GIVES_TOTAL:
        if (gives == AG_GIVES_PAID) lua_pushboolean(L, reply->number != 0);
        if (gives == AG_GIVES_TOTAL) lua_pushinteger(L, reply->number);
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

const ag_chapter ag_api[] = {
    { "Cards and groups of cards",
      "Verbs of one card or of a group. What is no longer the same card is left out; with nothing "
      "left, nothing happens. What a verb answers are the cards that they have become by it. "
      "Whatever a word does not take is a fault: a number that is not whole, an unknown word or "
      "option. A number below 0 counts as 0 (CR 104.2).",
      .verbs = ag_api_cards },
    { "Damage and healing", "Verbs of the character that does it.", .verbs = ag_api_damage },
    { "Changes that last", "Verbs of a card, a group or a filter, and of the card that acts.",
      .verbs = ag_api_gain },
    { "Reading a card",
      "Numbers are what they are now. A card that became another one, as each does that moves, is "
      "read as it was last known: after `top:to_play()` `top` is the card that lay on the deck. Of "
      "more than 191 cards that one effect has moved the last are not known: reading one is a "
      "fault. The card's `values` are read by their names.",
      .verbs = ag_api_card },
    { "One card beside another", "Of a card.", .verbs = ag_api_alike },
    { "Keywords", "Of the card that acts, or of any card.", .verbs = ag_api_keyword },
    { "What is printed", "Of any card, whatever it has become since.", .verbs = ag_api_print },
    { "Marks", "Of a card; and words that stand alone.", .verbs = ag_api_raid_card },
    { "Groups", "Several cards, or several players, in order. A group never changes.",
      .verbs = ag_api_group },
    { "Players", "", .verbs = ag_api_player },
    { "Turns, seats, heroes", "Verbs of a player; and a word that stands alone.",
      .verbs = ag_api_turn },
    { "Names", "Verbs of a player.", .verbs = ag_api_name },
    { "Cards of the collection", "Verbs of a player.", .verbs = ag_api_collection },
    { "Playing in an effect", "Verbs of a player.", .verbs = ag_api_play },
    { "Questions", "Verbs of one player, or of several who decide together.",
      .verbs = ag_api_choose },
    { "Dividing together", "A verb of one player, or of several.", .verbs = ag_api_raid_players },
    { "Searching", "A verb of a player.", .verbs = ag_api_search },
    { "An automated side", "A verb of a player.", .verbs = ag_api_raid_player },
    { "Decks", "The order of a deck is not to be read but from the top.", .verbs = ag_api_deck },
    { "Target graveyards", "", .verbs = ag_api_pile },
    { "Links of the chain", "What a target of the chain is, and what an event was about.",
      .verbs = ag_api_link },
    { "Targets", "`t`: what the link has chosen, by the names of its targets.",
      .verbs = ag_api_targets },
    { "Events", "What triggered the effect, or what would happen.", .verbs = ag_api_event },
    { "Words everywhere", "", .verbs = ag_api_game },
    { "Notes", "What a script shows its author ([write-a-card.md](write-a-card.md)).",
      .verbs = ag_api_note },
    { .title = NULL },
};

// What answers for names that no row of a noun has.
static const struct {
    const char *meta;
    lua_CFunction other;  // (value, key), 0: it has no such name; NULL: there are no other names
} things[AG_NOUN_COUNT] = {
#define AG_NOUN(name, text, meta, other) { meta, other },
#include "lua/words/kinds.def"
};

// ---- how words are written ----

enum {
#define AG_NOUN(name, text, meta, other) name = AG_BIT(AG_NOUN_##name),
#include "lua/words/kinds.def"
};

const ag_field_row ag_api_on[AG_ON_COUNT] = {
#define AG_ON(name, written, shape, nouns) { written, AG_SHAPE_##shape, .flags = nouns },
#include "lua/words/kinds.def"
};

const ag_api_given ag_api_gives[AG_GIVES_COUNT] = {
#define AG_GIVES(name, text, type, nouns) { text, type, nouns },
#include "lua/words/kinds.def"
};

const char *ag_api_gives_text(const ag_api_row *row)
{
    return row->returns != NULL ? row->returns : ag_api_gives[row->gives].text;
}

// What an option is, where its row does not say how it is written; a filter where it is not here.
static const char *const options_shown[AG_SHAPE_COUNT] = {
    [AG_SHAPE_FLAG] = "true", [AG_SHAPE_INTEGER] = "n",    [AG_SHAPE_PLAYER] = "player",
    [AG_SHAPE_CARD] = "card", [AG_SHAPE_PROMPT] = "\"…\"",
};

void ag_api_shown(const ag_field_row *argument, char *out, size_t capacity)
{
    ag_writer writer = ag_writer_open(out, capacity);
    if (argument->fields == NULL || argument->as != NULL) {
        ag_write(&writer, "%s", argument->as != NULL ? argument->as : argument->name);
        return;
    }
    for (const ag_field_row *row = argument->fields; row->name != NULL; row++) {
        const char *shown = row->as != NULL ? row->as : options_shown[row->shape];
        ag_write(&writer, "%s%s = %s", row == argument->fields ? "{ " : ", ", row->name,
                 shown != NULL ? shown : "filter");
    }
    ag_write(&writer, " }");
}

void ag_api_usage(const ag_api_row *row, char *out, size_t capacity)
{
    ag_writer writer = ag_writer_open(out, capacity);
    if (row->usage != NULL) {
        ag_write(&writer, "%s", row->usage);
        return;
    }
    const char *mark = row->on == AG_ON_NOTHING ? "" : row->kind == AG_API_FIELD ? "." : ":";
    ag_write(&writer, "%s%s%s", ag_api_on[row->on].name, mark, row->name);
    if (row->kind == AG_API_FIELD) return;
    char shown[AG_API_USAGE_MAX];
    const ag_field_row *one = &row->takes[0];
    int is_table = one->name != NULL && row->takes[1].name == NULL
                   && (one->shape == AG_SHAPE_TABLE || one->shape == AG_SHAPE_GAIN);
    ag_write(&writer, is_table ? " " : "(");
    for (int i = 0; i < AG_API_TAKES_MAX && row->takes[i].name != NULL; i++) {
        ag_api_shown(&row->takes[i], shown, sizeof shown);
        ag_write(&writer, "%s%s", i == 0 ? "" : ", ", shown);
    }
    ag_write(&writer, is_table ? "" : ")");
}

// The row of what the nouns have with this name; without a name, the i-th one.
static const ag_api_row *find_row(unsigned nouns, const char *name, int index)
{
    for (const ag_chapter *at = ag_api; at->title != NULL; at++) {
        for (const ag_api_row *row = at->verbs; row->kind != AG_API_END; row++) {
            unsigned has = (unsigned)ag_api_on[row->on].flags;
            if (nouns != 0 ? (has & nouns) == 0 : row->on != AG_ON_NOTHING) continue;
            if (name != NULL ? strcmp(row->name, name) == 0 : index-- == 0) return row;
        }
    }
    return NULL;
}

const ag_api_row *ag_api_row_at(unsigned nouns, int index)
{
    return find_row(nouns, NULL, index);
}

const ag_api_row *ag_api_find(unsigned nouns, const char *name)
{
    return find_row(nouns, name, 0);
}

const char *ag_api_like(const char *verb)
{
    const ag_api_row *row = ag_api_find(AG_BIT(AG_NOUN_COUNT) - 1, verb);
    return row != NULL && row->like != NULL ? row->like : verb;
}

// ---- metamethods ----

// value[key]. Upvalues: the names of the value's noun, and what answers for others.
static int index_value(lua_State *L)
{
    lua_settop(L, 2);
    lua_pushvalue(L, 2);
    switch (lua_rawget(L, lua_upvalueindex(1))) {
    case LUA_TFUNCTION: return 1;
    case LUA_TLIGHTUSERDATA: {
        const ag_api_row *row = lua_touserdata(L, -1);
        lua_settop(L, 1);
        return run_call(L, row);
    }
    default: break;
    }
    lua_settop(L, 2);
    lua_CFunction other = lua_tocfunction(L, lua_upvalueindex(2));
    int given = other == NULL ? 0 : other(L);
    if (given > 0) return given;
    const char *noun = ag_noun_of(L, 1), *name = ag_arg_name(L, 2);
    ag_lua_fail(L, AG_FINDING_UNKNOWN_FIELD, "%s %s has no field \"%s\"%s", ag_article(noun), noun,
                name, ag_lua_meant_key(L, lua_upvalueindex(1), name));
}

static int newindex_value(lua_State *L)
{
    ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                "%s %s can't be written to: what must be remembered is a counter, a modifier or "
                "me.memory",
                ag_article(ag_noun_of(L, 1)), ag_noun_of(L, 1));
}

// Fills the tables of names, whose stack indices are those of the nouns after `tables`.
static void bind_row(lua_State *L, const ag_api_row *row, int tables)
{
    if (row->kind == AG_API_FIELD && row->on != AG_ON_RAID) {
        lua_pushlightuserdata(L, (void *)row);
    } else {
        lua_pushlightuserdata(L, (void *)row);
        lua_pushcclosure(L, called, 1);
    }
    for (int noun = 0; noun < AG_NOUN_COUNT; noun++) {
        if (ag_api_on[row->on].flags & AG_BIT(noun)) {
            int known = lua_getfield(L, tables + noun, row->name);
            AG_ASSERT(known == LUA_TNIL);  // no verb hides a field
            lua_pop(L, 1);
            lua_pushvalue(L, -1);
            lua_setfield(L, tables + noun, row->name);
        }
    }
    switch (row->on) {
    case AG_ON_NOTHING: ag_sandbox_define(L, row->name); return;
    case AG_ON_RAID:  // raid.stage
        luaL_getmetatable(L, AG_DATA_RAID);
        lua_insert(L, -2);
        lua_setfield(L, -2, "__index");
        break;
    case AG_ON_FILTER_TOO:  // opposing.ally:gain {…}
        ag_lua_push_methods(L, AG_DATA_FILTER);
        lua_insert(L, -2);
        lua_setfield(L, -2, row->name);
        break;
    default: break;
    }
    lua_pop(L, 1);
}

static int card_word(const char *word, char *out, size_t capacity)
{
    const ag_api_row *row = ag_api_find(AG_BIT(AG_NOUN_CARD), word);
    if (row != NULL) ag_api_usage(row, out, capacity);
    return row != NULL;
}

static int bind_all(lua_State *L)
{
    int tables = lua_gettop(L) + 1;
    luaL_checkstack(L, AG_NOUN_COUNT + LUA_MINSTACK, "too many nouns");
    ag_handles_open(L);
    for (int noun = 0; noun < AG_NOUN_COUNT; noun++) lua_newtable(L);
    for (const ag_chapter *at = ag_api; at->title != NULL; at++) {
        for (const ag_api_row *row = at->verbs; row->kind != AG_API_END; row++) {
            bind_row(L, row, tables);
        }
    }
    for (int noun = 0; noun < AG_NOUN_COUNT; noun++) {
        // Makes the metatable of a noun from the table of its names.
        luaL_newmetatable(L, things[noun].meta);
        lua_pushvalue(L, tables + noun);
        if (things[noun].other != NULL) {
            lua_pushcfunction(L, things[noun].other);
        } else {
            lua_pushnil(L);
        }
        lua_pushcclosure(L, index_value, 2);
        lua_setfield(L, -2, "__index");
        lua_pushcfunction(L, noun == AG_NOUN_MEMORY ? ag_memory_write : newindex_value);
        lua_setfield(L, -2, "__newindex");
        lua_pushcfunction(L, ag_handle_text);
        lua_setfield(L, -2, "__tostring");
        lua_pushboolean(L, 0);
        lua_setfield(L, -2, "__metatable");
        if (noun == AG_NOUN_GROUP) {
            luaL_setfuncs(L, ag_group_operators, 0);
        } else if (noun == AG_NOUN_CARD || noun == AG_NOUN_PLAYER) {
            luaL_setfuncs(L, ag_member_operators, 0);
        }
        lua_pop(L, 1);
    }
    return 0;
}

ag_status ag_api_host_open(const ag_source *source, ag_host **out, ag_error *error)
{
    ag_status status = ag_host_open(source, out, error);
    if (status < 0) return status;
    lua_State *L = ag_host_lua(*out);
    (*out)->card_word = card_word;
    lua_pushcfunction(L, bind_all);
    if (lua_pcall(L, 0, 0, 0) != LUA_OK) {
        const char *why = lua_tostring(L, -1);
        status = ag_fail(error, AG_NO_MEMORY, "the words of effects can't be bound: %s",
                         why != NULL ? why : "no reason given");
        ag_host_close(*out);
        *out = NULL;
    }
    return status;
}
