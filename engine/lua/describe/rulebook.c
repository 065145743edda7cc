// The rule lists of raids: read as scripts are, and searched for in the files that cite or mention
// them.
#include "lua/describe/describe.h"

#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/letter.h"
#include "lua/host/host.h"
#include "lua/host/script.h"

static int is_rule_list(const char *key)
{
    const char *slash = strchr(key, '/');
    return slash != NULL && strcmp(slash, "/rules") == 0;
}

// ---- the lists ----

typedef struct rule_reader {
    const char *key;
    ag_raid_rule_report *report;
    void *context;
} rule_reader;

// Why no game can show a rule; "": one can.
static const char *const kinds[] = { "", "definition", "deck", "physical", "tournament" };

// The text at `key` of the table at `index`; "" if there is none. It stays on the stack.
static const char *text_at(lua_State *L, int index, const char *key)
{
    return lua_getfield(L, index, key) == LUA_TSTRING ? lua_tostring(L, -1) : "";
}

// Reads the value on top of the stack: "its title", or { "its title", as = "CR 602.2" } or kind =
// "physical".
static int read_rule(lua_State *L, ag_raid_rule *rule)
{
    if (lua_type(L, -1) == LUA_TTABLE) {
        int table = lua_gettop(L);
        rule->as = text_at(L, table, "as");
        rule->kind = text_at(L, table, "kind");
        lua_geti(L, table, 1);
    }
    rule->title = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
    return rule->title[0] != '\0'
           && ag_word_find(kinds, sizeof kinds / sizeof kinds[0], rule->kind) >= 0;
}

static int read_list(lua_State *L)
{
    const rule_reader *reader = lua_touserdata(L, 1);
    char raid[AG_NAME_MAX + 1];
    snprintf(raid, sizeof raid, "%.*s", (int)strcspn(reader->key, "/"), reader->key);
    ag_loader_push_file(L, reader->key, NULL);
    luaL_checktype(L, -1, LUA_TTABLE);
    ag_entries rules = ag_entries_open(L, lua_gettop(L));
    while (ag_entries_next(L, &rules)) {
        ag_raid_rule rule = { .raid = raid, .as = "", .kind = "" };
        rule.number = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : NULL;
        if (rule.number == NULL || !read_rule(L, &rule)) {
            ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                        "%s: a rule is [\"R200.1\"] = \"its title\", or { \"its title\", as = \"CR "
                        "602.2\" }, or { \"its title\", kind = \"definition\" (deck, physical, "
                        "tournament) }",
                        reader->key);
        }
        if (strlen(rule.number) >= AG_RULE_SIZE || strlen(rule.as) >= AG_RULE_SIZE) {
            ag_lua_fail(L, AG_FINDING_OUT_OF_RANGE,
                        "%s: a rule number has %d bytes at most: \"%.80s…\"", reader->key,
                        AG_RULE_SIZE - 1, strlen(rule.as) >= AG_RULE_SIZE ? rule.as : rule.number);
        }
        reader->report(reader->context, &rule);
    }
    return 0;
}

ag_status ag_rulebook_read(const ag_source *source, ag_raid_rule_report *report, void *context,
                           ag_error *error)
{
    ag_host *host = NULL;
    ag_status status = ag_host_open(source, &host, error);
    const char *key;
    for (int i = 0; status == AG_OK && (key = source->key(source->context, i)) != NULL; i++) {
        if (is_rule_list(key)) {
            rule_reader reader = { .key = key, .report = report, .context = context };
            status = ag_loader_protect(host, read_list, &reader, error);
        }
    }
    ag_host_close(host);
    return status;
}

// ---- the places ----

// "R201.2" is neither "R201.2a" nor part of a longer word. A line is reported once.
static void tell_places(const ag_script *script, const char *raid, const char *number,
                        ag_rule_report *report, void *context)
{
    char place[512];
    int told = 0;
    const char *at = script->source;
    for (; (at = ag_find_words(at, number)) != NULL; at += strlen(number)) {
        int line = ag_line_of(script->source, at);
        if (line != told) {
            snprintf(place, sizeof place, "%s:%d", script->path, line);
            report(context, raid, number, place);
            told = line;
        }
    }
}

void ag_rulebook_places(const ag_source *source, const char *raid, const char *number,
                        ag_rule_report *report, void *context)
{
    size_t size = strlen(raid);
    const char *key;
    for (int i = 0; (key = source->key(source->context, i)) != NULL; i++) {
        ag_script script;
        int own =
            size == 0 || (strncmp(key, raid, size) == 0 && (key[size] == '/' || key[size] == '\0'));
        if (own && !is_rule_list(key) && source->find(source->context, key, &script)) {
            tell_places(&script, raid, number, report, context);
        }
    }
}
