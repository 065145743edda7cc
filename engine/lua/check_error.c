// From raised errors to findings, and the parts that end alone.
#include "lua/check_error.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lua/loader.h"

// ---- which code a sentence of the loader has ----

// The first row whose phrase stands in the sentence. What the loader says is one list of sentences
// for games and for checks; the corpus in tests/check holds each code to its words.
static const struct {
    const char *phrase;
    int code;
} phrases[] = {
    { "its size says", AG_FINDING_DECK_SIZE },
    { "as a global", AG_FINDING_GLOBAL },
    { "outlives its call", AG_FINDING_KEEPS_STATE },
    { "can't be changed: scripts keep no state", AG_FINDING_KEEPS_STATE },
    { "the translation of", AG_FINDING_TRANSLATION },
    { "in this set", AG_FINDING_UNKNOWN_FILE },
    { "has no back", AG_FINDING_UNKNOWN_FIELD },
    { "there is no word", AG_FINDING_UNKNOWN_WORD },
    { "unknown field", AG_FINDING_UNKNOWN_FIELD },
    { "without a name", AG_FINDING_UNKNOWN_FIELD },
    { "has no field", AG_FINDING_UNKNOWN_FIELD },
    { "there is no file", AG_FINDING_UNKNOWN_FILE },
    { "in a circle", AG_FINDING_FILE_CIRCLE },
    { "rule number", AG_FINDING_UNKNOWN_RULE },
    { "there is no rule", AG_FINDING_UNKNOWN_RULE },
    { "`values` has no", AG_FINDING_UNKNOWN_VALUE },
    { "has no rule", AG_FINDING_UNKNOWN_RULE },
    { "the file returns", AG_FINDING_NO_CARD },
    { "returns a part of a card", AG_FINDING_NO_CARD },
    { "there is no", AG_FINDING_UNKNOWN_NAME },
    { "did you mean", AG_FINDING_UNKNOWN_NAME },
    { "is 0 to", AG_FINDING_OUT_OF_RANGE },
    { "more than", AG_FINDING_OUT_OF_RANGE },
    { "at most", AG_FINDING_OUT_OF_RANGE },
    { "at least", AG_FINDING_OUT_OF_RANGE },
    { "within", AG_FINDING_OUT_OF_RANGE },
    { "from 0 to", AG_FINDING_OUT_OF_RANGE },
    { "from 1 to", AG_FINDING_OUT_OF_RANGE },
    { "has no", AG_FINDING_MISSING },
    { "does not say", AG_FINDING_MISSING },
    { "changes nothing", AG_FINDING_MISSING },
    { "not a table", AG_FINDING_WRONG_TYPE },
    { ", not ", AG_FINDING_WRONG_TYPE },
    { "takes a", AG_FINDING_WRONG_TYPE },
    { "which is no", AG_FINDING_WRONG_TYPE },
    { "is no power", AG_FINDING_WRONG_TYPE },
    { "is expected", AG_FINDING_WRONG_TYPE },
    { "must be", AG_FINDING_WRONG_TYPE },
    { "attempt to", AG_FINDING_SCRIPT },
    { " near ", AG_FINDING_SYNTAX },
    { "too much for Lua", AG_FINDING_SYNTAX },
    { "no UTF-8", AG_FINDING_SYNTAX },
    { "budget", AG_FINDING_SCRIPT },
    { "memory", AG_FINDING_SCRIPT },
    { "is wrong: ", AG_FINDING_WRONG_TYPE },
};

static int code_of(const char *text)
{
    for (size_t i = 0; i < sizeof phrases / sizeof phrases[0]; i++) {
        if (strstr(text, phrases[i].phrase) != NULL) {
            return phrases[i].code;
        }
    }
    return AG_FINDING_CONTRADICTION;
}

void ag_check_sentence(ag_findings *findings, const char *sentence)
{
    char path[512];
    const char *end = strstr(sentence, ".lua:");
    long line = end == NULL ? 0 : strtol(end + 5, NULL, 10);
    const char *text = end == NULL ? NULL : strstr(end, ": ");
    if (line < 1 || text == NULL) {
        ag_check_report(findings, 1, code_of(sentence), "%s", sentence);
        return;
    }
    snprintf(path, sizeof path, "%.*s", (int)(end - sentence) + 4, sentence);
    ag_findings_add(findings, path, (int)line, code_of(text + 2), "%s", text + 2);
}

// ---- parts ----

void ag_host_check(ag_host *host, ag_findings *findings)
{
    host->findings = findings;
}

void ag_check_raised(lua_State *lua)
{
    char text[768];
    ag_host *host = ag_host_of(lua);
    ag_host_message(host, lua, text, sizeof text);
    if (strstr(text, "budget of") != NULL) {
        lua_error(lua);
    }
    lua_pop(lua, 1);
    if (!host->met_wrong) {
        ag_check_sentence(host->findings, text);
    }
    host->met_wrong = 0;
}

typedef struct part {
    ag_part *read;
    void *context;
} part;

static int read_inside(lua_State *lua)
{
    part *made = lua_touserdata(lua, 1);
    luaL_checkstack(lua, 24, "too many values");
    made->read(lua, 2, made->context);
    return 0;
}

int ag_loader_part(lua_State *lua, int table, ag_part *read, void *context)
{
    ag_host *host = ag_host_of(lua);
    if (host->findings == NULL) {
        read(lua, table, context);
        return 1;
    }
    ag_reading reading = host->reading;
    int loading = host->loading_count;
    part made = { read, context };
    host->met_wrong = 0;
    table = lua_absindex(lua, table);
    lua_pushcfunction(lua, read_inside);
    lua_pushlightuserdata(lua, &made);
    lua_pushvalue(lua, table);
    if (lua_pcall(lua, 2, 0, 0) == LUA_OK) {
        return 1;
    }
    host->reading.draft = reading.draft;
    host->reading.powers = reading.powers;
    host->loading_count = loading;
    ag_check_raised(lua);
    return 0;
}
