// What an effect does, in sentences: tell_*.lua run it with values that write down what is asked of
// them. Here is what it needs of the engine: the words of effects with their sentences, the words
// for data, and an environment that answers in place of the game's.
#include "lua/describe/say.h"

#include <lauxlib.h>
#include <lualib.h>
#include <stdio.h>
#include <string.h>

#include "base/letter.h"
#include "game/facts/filter_text.h"
#include "lua/data/data_lua.h"
#include "lua/describe/doc.h"
#include "lua/host/script.h"
#include "lua/run/run.h"
#include "lua/words/api.h"
#include "rules/rules.h"

enum { TEXT = 1024 };

typedef struct telling {
    const ag_say *say;
    const ag_power_def *power;
    int may;
    char text[TEXT * 2];  // "": it can't be followed
} telling;

static const telling *telling_of(lua_State *L)
{
    return lua_touserdata(L, lua_upvalueindex(1));
}

static const ag_card_def *card_of(const telling *now)
{
    return ag_catalog_card(ag_host_catalog(now->say->host), now->say->printed);
}

// ---- words for data ----

// The value at 1 as `form` has it, of a filter or an amount.
static int push_data(lua_State *L, const char *of_filter)
{
    char text[TEXT];
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_say say = *telling_of(L)->say;
    ag_amount amount;
    say.out = &out;
    if (ag_lua_is_filter(L, 1)) {
        ag_says(&say, of_filter, ag_lua_to_filter(L, 1));
    } else if (ag_lua_to_amount(L, 1, &amount)) {
        ag_amount_resolve(L, &amount);
        ag_says(&say, "%a", &amount);
    } else {
        return luaL_error(L, "no words for it");
    }
    lua_pushstring(L, text);
    return 1;
}

static int data_each(lua_State *L)
{
    return push_data(L, "%e");
}
static int data_bare(lua_State *L)
{
    return push_data(L, "%n");
}
static int data_many(lua_State *L)
{
    return push_data(L, "%m");
}
static int data_one(lua_State *L)
{
    return push_data(L, "%f");
}

// As what a sentence is about; and whether it is several.
static int data_subject(lua_State *L)
{
    char text[TEXT];
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_say say = *telling_of(L)->say;
    luaL_argcheck(L, ag_lua_is_filter(L, 1), 1, "no filter");
    say.out = &out;
    int several = ag_say_subject(&say, ag_lua_to_filter(L, 1));
    lua_pushstring(L, text);
    lua_pushboolean(L, several);
    return 2;
}

// Without its zone and whose it is: "ability"; and whether it is yours.
static int data_kind(lua_State *L)
{
    char text[TEXT];
    luaL_argcheck(L, ag_lua_is_filter(L, 1), 1, "no filter");
    ag_filter filter = *ag_lua_to_filter(L, 1);
    filter.zones = 0;
    filter.whose = AG_WHOSE_ANY;
    ag_filter_text(ag_host_catalog(telling_of(L)->say->host), &filter, text, sizeof text);
    lua_pushstring(L, text);
    lua_pushboolean(L, ag_lua_to_filter(L, 1)->whose == AG_WHOSE_YOURS);
    return 2;
}

// Whether it reads "your allies".
static int data_is_yours(lua_State *L)
{
    lua_pushboolean(L, ag_lua_is_filter(L, 1) && ag_filter_is_yours(ag_lua_to_filter(L, 1)));
    return 1;
}

// "a" or "an", as stands before the words.
static int data_article(lua_State *L)
{
    lua_pushstring(L, ag_article(luaL_checkstring(L, 1)));
    return 1;
}

static int data_word(lua_State *L)
{
    const ag_lexicon_row *row = ag_lua_word(L, 1);
    if (row == NULL) return luaL_error(L, "no words for it");
    lua_pushstring(L, row->name);
    return 1;
}

// ---- the card ----

static int card_value(lua_State *L)
{
    const telling *now = telling_of(L);
    int32_t number;
    if (!ag_host_value(now->say->host, now->say->printed, luaL_checkstring(L, 1), &number)) {
        return 0;
    }
    if (now->say->names) {
        lua_pushfstring(L, "{%s}", lua_tostring(L, 1));
    } else {
        lua_pushfstring(L, "%d", (int)number);
    }
    lua_pushinteger(L, number);
    return 2;
}

// The name of the card with the key, and the type of damage that it deals.
static int card_name(lua_State *L)
{
    const telling *now = telling_of(L);
    const ag_catalog *catalog = ag_host_catalog(now->say->host);
    uint16_t printed;
    ag_host *host = ag_host_of(L);
    if (ag_host_load_card(host, luaL_checkstring(L, 1), &printed, NULL) < 0) {
        return luaL_error(L, "no such card");
    }
    const ag_side_def *front = &ag_catalog_card(catalog, printed)->side[0];
    char damage[TEXT];
    ag_writer out = ag_writer_open(damage, sizeof damage);
    ag_write_words(&out, front->damage, ag_damage_words, AG_DAMAGE_COUNT, " or ");
    lua_pushstring(L, front->name);
    lua_pushstring(L, damage);
    return 2;
}

static const char *const target_nouns[] = {
    [AG_TARGET_CARD] = "card",
    [AG_TARGET_LINK] = "link",
    [AG_TARGET_SEAT] = "player",
    [AG_TARGET_GRAVEYARD] = "pile",
};

// Its words, its noun, whether it may be several, and how it is called again.
static int card_target(lua_State *L)
{
    const telling *now = telling_of(L);
    const char *name = luaL_checkstring(L, 1);
    for (int i = 0; i < now->power->target_count; i++) {
        const ag_target_def *target = &now->power->targets[i];
        if (strcmp(target->name, name) != 0) continue;
        char text[TEXT];
        int most = 0;
        int several = !ag_amount_fixed(&target->max, &most) || most != 1;
        ag_writer out = ag_writer_open(text, sizeof text);
        ag_say say = *now->say;
        say.out = &out;
        ag_say_target(&say, now->power, i);
        lua_pushstring(L, text);
        lua_pushstring(L, several ? "group" : target_nouns[target->kind]);
        lua_pushboolean(L, several);
        out = ag_writer_open(text, sizeof text);
        ag_filter type = { .types = target->filter.types };
        int is_card = target->kind == AG_TARGET_CARD;
        ag_says(&say,
                several   ? "them"
                : is_card ? "that %n"
                          : "that %s",
                is_card && !several ? (const void *)&type : target_nouns[target->kind]);
        lua_pushstring(L, text);
        int power = (int)(now->power - card_of(now)->powers);
        int is_host = i == 0 && power == 0 && now->power->kind == AG_POWER_PLAY;
        lua_pushboolean(L, is_host && card_of(now)->attachment == AG_ATTACH_TARGET);
        return 5;
    }
    return 0;
}

// What is declared under `later`, and whether it prevents; or under `costs`, and whether resources
// are paid. Given its name, how much is left of it, and for each thing that is handed over its
// words, at first and again.
static int card_later(lua_State *L)
{
    ag_say_handed handed = {
        .left = luaL_optstring(L, 2, NULL),
        .cards = { luaL_optstring(L, 3, NULL), luaL_optstring(L, 5, NULL) },
        .again = { luaL_optstring(L, 4, NULL), luaL_optstring(L, 6, NULL) },
    };
    const telling *now = telling_of(L);
    const ag_card_def *def = card_of(now);
    int index = ag_host_power(now->say->host, now->say->printed, luaL_checkstring(L, 1));
    if (index < 0) return luaL_error(L, "no later power");
    const ag_power_def *power = &def->powers[index];
    char text[TEXT];
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_say say = *now->say;
    say.out = &out;
    say.handed = &handed;
    if (power->kind == AG_POWER_TERM) {
        ag_says(&say, "%p", &power->cost);
    } else {
        ag_say_later(&say, index);
        text[0] = ag_lower(text[0]);
    }
    lua_pushstring(L, text);
    int pays = power->cost.resources > 0 || power->cost.x_count > 0 || power->cost.part_count == 0;
    lua_pushboolean(L, power->kind == AG_POWER_TERM ? pays
                                                    : power->watch.prevents && !power->watch.may);
    return 2;
}

static const luaL_Reg functions[] = {
    { "each", data_each },
    { "bare", data_bare },
    { "many", data_many },
    { "one", data_one },
    { "subject", data_subject },
    { "word", data_word },
    { "value", card_value },
    { "target", card_target },
    { "later", card_later },
    { "name", card_name },
    { "is_yours", data_is_yours },
    { "article", data_article },
    { "kind", data_kind },
    { NULL, NULL },
};

static void push_functions(lua_State *L, telling *now)
{
    lua_newtable(L);
    lua_pushlightuserdata(L, now);
    luaL_setfuncs(L, functions, 1);
}

// ---- rows ----

static const char *gives_name(const ag_api_row *row)
{
    switch (row->gives) {
    case AG_GIVES_NOTHING: return "nothing";
    case AG_GIVES_YES: return "yes";
    case AG_GIVES_NUMBER: return "number";
    case AG_GIVES_TEXT:
    case AG_GIVES_TEXT_OR_NIL: return "text";
    case AG_GIVES_CARD:
    case AG_GIVES_CARD_OR_NIL: return "card";
    case AG_GIVES_PLAYER:
    case AG_GIVES_PLAYER_OR_NIL: return "player";
    case AG_GIVES_LINK_OR_NIL: return "link";
    case AG_GIVES_DECK: return "deck";
    case AG_GIVES_DECKS: return "decks";
    case AG_GIVES_CARD_OR_GROUP: return "cards";
    case AG_GIVES_GROUPS: return "groups";
    case AG_GIVES_TOTAL: return "total";
    default: return "group";
    }
}

static void push_rows_of(lua_State *L, unsigned nouns)
{
    static const char *const kinds[] = { "", "field", "look", "verb", "ask", "note" };
    const ag_api_row *row;
    lua_newtable(L);
    for (int i = 0; (row = ag_api_row_at(nouns, i)) != NULL; i++) {
        lua_newtable(L);
        ag_lua_set_text(L, "kind", kinds[row->kind]);
        ag_lua_set_text(L, "gives", gives_name(row));
        lua_pushboolean(L, row->does != 0 || row->kind == AG_API_ASK);
        lua_setfield(L, -2, "acts");
        if (row->says != NULL) ag_lua_set_text(L, "says", row->says);
        lua_setfield(L, -2, row->name);
    }
}

static void push_rows(lua_State *L)
{
    static const char *const nouns[] = {
#define AG_NOUN(name, text, meta, other) meta,
#include "lua/words/kinds.def"
    };
    lua_newtable(L);
    for (int noun = 0; noun < AG_NOUN_COUNT; noun++) {
        push_rows_of(L, AG_BIT(noun));
        lua_setfield(L, -2, nouns[noun]);
    }
    push_rows_of(L, 0);
    lua_setfield(L, -2, "global");
}

// ---- what triggered it ----

static void set_card(lua_State *L, const telling *now, const char *field, int has,
                     const ag_filter *filter)
{
    char text[TEXT];
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_say say = *now->say;
    ag_filter type = { .types = has ? filter->types : 0 };
    say.out = &out;
    if (has && ag_filter_is_one(filter)) {
        ag_says(&say, "%f", filter);
    } else {
        int damage = strcmp(field, "source") == 0 && !now->power->watch.captured_source
                     && now->power->watch.event == AG_EVENT_DAMAGED;
        ag_says(&say, damage ? "the source of that damage" : "that %n", &type);
    }
    ag_lua_set_text(L, field, text);
}

static void set_handed(lua_State *L, const telling *now, const char *field, int place)
{
    const ag_say_handed *handed = now->say->handed;
    if (handed != NULL && handed->again[place] != NULL) {
        ag_lua_set_text(L, field, handed->again[place]);
    }
}

// Pushes the words for the fields of the event; nothing where the effect is given targets first.
static void push_event(lua_State *L, const telling *now)
{
    const ag_watch_def *watch = &now->power->watch;
    lua_newtable(L);
    if (!ag_power_has_event(now->power)) return;
    int own = watch->whose == AG_WHOSE_YOURS;
    set_card(L, now, "card", watch->has_subject, &watch->subject);
    set_card(L, now, "source", watch->has_source, &watch->source);
    set_card(L, now, "with", watch->has_with, &watch->with);
    if (watch->captured_subject) set_handed(L, now, "card", 0);
    if (watch->captured_source) set_handed(L, now, "source", watch->captured_subject);
    if (watch->has_with) ag_lua_set_text(L, "with_named", "");
    int of_this = watch->has_subject && (watch->subject.is & AG_IS_THIS);
    int names_player = strstr(ag_event_texts[watch->event], "{seat}") != NULL;
    ag_lua_set_text(L, "player",
                    own || (of_this && !names_player) ? "you"
                    : (watch->has_subject || watch->captured_subject) && !names_player
                        ? "its controller"
                        : "that player");
    ag_lua_set_text(L, "by", own ? "you" : "that player");
    ag_lua_set_text(L, "amount", "that much");
    ag_lua_set_text(L, "became", "it");
}

// ---- telling ----

static void push_library(lua_State *L)
{
    static const luaL_Reg libraries[] = {
        { "string", luaopen_string },
        { "table", luaopen_table },
        { "math", luaopen_math },
        { NULL, NULL },
    };
    // Scripts have texts without methods.
    lua_pushliteral(L, "");
    if (!lua_getmetatable(L, -1)) lua_pushnil(L);
    luaL_requiref(L, "_G", luaopen_base, 0);
    for (const luaL_Reg *one = libraries; one->name != NULL; one++) {
        luaL_requiref(L, one->name, one->func, 0);
        lua_setfield(L, -2, one->name);
    }
    lua_pushliteral(L, "");
    lua_pushvalue(L, -3);
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
    lua_replace(L, -3);
    lua_pop(L, 1);
}

// Pushes what tell_ways.lua returns, which is read once for each host.
static void push_teller(lua_State *L)
{
    static const char key;
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, &key) == LUA_TTABLE) return;
    lua_pop(L, 1);
    if (luaL_loadbufferx(L, ag_tell_lua, strlen(ag_tell_lua), "=tell", "t") != LUA_OK) lua_error(L);
    push_library(L);
    lua_setupvalue(L, -2, 1);
    push_rows(L);
    ag_sandbox_push_words(L);
    ag_lua_push_methods(L, AG_DATA_FILTER);
    lua_getfield(L, -1, "of");
    lua_remove(L, -2);
    lua_call(L, 3, 1);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &key);
}

// These methods of filters are from now on those in the table on top of the stack, which is popped;
// on the stack is then a table of those that they were.
static void set_methods(lua_State *L)
{
    static const char *const names[] = { "gain", "of" };
    int methods = lua_gettop(L);
    ag_lua_push_methods(L, AG_DATA_FILTER);
    lua_newtable(L);
    for (int i = 0; i < 2; i++) {
        lua_getfield(L, methods + 1, names[i]);
        lua_setfield(L, methods + 2, names[i]);
        lua_getfield(L, methods, names[i]);
        lua_setfield(L, methods + 1, names[i]);
    }
    lua_replace(L, methods);
    lua_settop(L, methods);
}

static int tell_inside(lua_State *L)
{
    telling *now = lua_touserdata(L, 1);
    uint16_t index = (uint16_t)(now->power - card_of(now)->powers);
    push_teller(L);
    int teller = lua_gettop(L);
    ag_reading_values(L, now->say->printed);
    lua_getfield(L, teller, "words");
    ag_sandbox_read_from(L);
    lua_getfield(L, teller, "methods");
    set_methods(L);
    int before = lua_gettop(L);
    lua_getfield(L, teller, "tell");
    push_functions(L, now);
    if (ag_host_push_function(ag_host_of(L), L, now->say->printed, index, AG_SLOT_EFFECT)) {
        push_event(L, now);
        lua_pushboolean(L, now->may);
        if (lua_pcall(L, 4, 1, 0) == LUA_OK && lua_isstring(L, -1)) {
            snprintf(now->text, sizeof now->text, "%s", lua_tostring(L, -1));
        }
    }
    lua_settop(L, before);
    set_methods(L);
    lua_pop(L, 1);
    ag_sandbox_read_from(L);
    return 0;
}

// What is the same as what only a game knows is not asked in a way that can be written down.
static void note_equal(void *context, const ag_code_seen *seen)
{
    int *found = context;
    *found |= seen->kind == AG_CODE_BRANCH && seen->number != 0;
}

int ag_tell_effect(const ag_say *say, const ag_power_def *power, int may)
{
    ag_error error;
    telling now = { .say = say, .power = power, .may = may };
    ag_host *host = ag_host_of(ag_host_lua(say->host));
    int compares = 0;
    ag_follow_power(host, say->printed, (int)(power - card_of(&now)->powers), AG_SLOT_EFFECT,
                    note_equal, &compares);
    if (compares) return 0;
    ag_status status = ag_loader_protect(host, tell_inside, &now, &error);
    if (status < 0 || now.text[0] == '\0') return 0;
    now.text[0] = now.text[1] == ' ' ? now.text[0] : ag_lower(now.text[0]);
    ag_says(say, "%s", now.text);
    return 1;
}
