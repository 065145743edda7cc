// Files of texts: `return texts "de" { fireball = { name = "…", text = "… {burst} …" } }`. Each
// entry is read together with its card, whose values fill its text, and errors name the entry's
// line.
#include "lua/load/loader_texts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "lua/host/check_error.h"
#include "lua/language/field.h"
#include "lua/load/loader.h"
#include "lua/host/sandbox.h"

enum { ENTRIES_MAX = 4096, STEM_SIZE = 64 };

const ag_field_row ag_fields_card_texts[] = {
    { "name", AG_SHAPE_TEXT, "What the card is called." },
    { "text", AG_SHAPE_TEXT, "Its text, with the values of the card: {burst}." },
    { "back_name", AG_SHAPE_TEXT, "What its other side is called, where that differs." },
    { "back_text", AG_SHAPE_TEXT, "The text of its other side." },
    { .name = NULL },
};

// The file being read, and the current entry.
typedef struct reading {
    const char *key;
    ag_facts *facts;
    char (*stems)[STEM_SIZE];
    int count;
    const char *stem;
    uint16_t printed;  // its card; 0: it does not exist
} reading;

// ---- which cards ----

// "de", "pt-br": small letters, perhaps a dash.
static int is_language(const char *text)
{
    size_t length = strlen(text);
    return length >= 2 && length <= 11 && strspn(text, "abcdefghijklmnopqrstuvwxyz-") == length
           && text[0] != '-' && text[length - 1] != '-';
}

// The table of entries is on top of the stack.
static void list_entries(lua_State *L, reading *now)
{
    int table = lua_gettop(L);
    ag_sandbox_push_keys(L, table);
    int count = (int)ag_sandbox_list(L, -1);
    for (int i = 1; i <= count && now->count < ENTRIES_MAX; i++) {
        lua_geti(L, -1, i);
        const char *stem = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
        if (stem[0] == '\0' || strlen(stem) >= STEM_SIZE || strchr(stem, '/') != NULL) {
            ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                        "texts takes a table of cards: { fireball = { name = \"…\" } }; %s is the "
                        "name of no card's file",
                        ag_lua_shown(L, -1));
        }
        memcpy(now->stems[now->count++], stem, strlen(stem) + 1);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static int list_inside(lua_State *L)
{
    reading *now = lua_touserdata(L, 1);
    ag_loader_push_file(L, now->key, NULL);
    int draft = lua_gettop(L);
    const char *lang = ag_draft_name(L, draft);
    ag_reading before = ag_reading_begin(L, draft);
    if (!is_language(lang)) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                    "texts takes a language, as \"de\" or \"pt-br\", not \"%s\"", lang);
    }
    if (strcmp(lang, "en") == 0) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                    "texts can't be \"en\": that is what the cards themselves say");
    }
    const char *folder = strstr(now->key, "/lang/");
    if (folder == NULL || strcmp(folder + 6, lang) != 0) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                    "texts \"%s\" belongs in the file lang/%s.lua of its set", lang, lang);
    }
    list_entries(L, now);
    ag_reading_end(L, before);
    return 0;
}

// ---- one entry ----

// The values that a text names, in its order: the name after `*at`; 0: no more.
static int next_value(const char **at, char out[STEM_SIZE])
{
    const char *open = strchr(*at, '{');
    size_t length = open == NULL ? 0 : strcspn(open + 1, "}");
    if (open == NULL || open[1 + length] == '\0' || length >= STEM_SIZE) return 0;
    memcpy(out, open + 1, length);
    out[length] = '\0';
    *at = open + length + 2;
    return 1;
}

static int names_value(const char *text, const char *value)
{
    char name[STEM_SIZE];
    while (next_value(&text, name)) {
        if (strcmp(name, value) == 0) return 1;
    }
    return 0;
}

// The text of the card itself as it is written, on the front or the back. NULL: it has none.
static const char *original(lua_State *L, const reading *now, int back)
{
    ag_host *host = ag_host_of(L);
    const ag_card_def *def = ag_catalog_card(&host->catalog, now->printed);
    const char *text = NULL;
    ag_loader_push_file(L, def->key, NULL);
    ag_draft_push_table(L, lua_gettop(L));
    if (back && lua_getfield(L, -1, "back") == LUA_TUSERDATA) {
        ag_draft_push_table(L, lua_gettop(L));
    }
    if (lua_istable(L, -1) && lua_getfield(L, -1, "text") == LUA_TSTRING) {
        // Valid as long as the file's draft, which lives as long as the host
        text = lua_tostring(L, -1);
    }
    return text;
}

// Reports a value that only one of the texts names: readers of the other would not see the number.
static void compare_values(lua_State *L, const reading *now, const char *field, const char *text,
                           int back)
{
    int top = lua_gettop(L);
    const char *at = original(L, now, back);
    char value[STEM_SIZE];
    while (at != NULL && ag_host_of(L)->findings != NULL && next_value(&at, value)) {
        if (!names_value(text, value)) {
            ag_lua_complain(L, AG_FINDING_TRANSLATION, field,
                            "the translation of \"%s\" leaves out the number {%s}", now->stem,
                            value);
        }
    }
    lua_settop(L, top);
}

static const char *read_text(lua_State *L, const reading *now, int table, const char *field,
                             int back)
{
    const char *text = ag_lua_text_field(L, table, field);
    if (text == NULL) return NULL;
    compare_values(L, now, field, text, back);
    return ag_text_fill(L, text);
}

static const char *read_name(lua_State *L, int table, const char *field)
{
    const char *name = ag_lua_text_field(L, table, field);
    if (name != NULL && (name[0] == '\0' || strlen(name) > 127)) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, field, "%s is 1 to 127 bytes", field);
    }
    return name;
}

// The table of the entry is at `table`; the values of its card are used.
static void read_entry(lua_State *L, int table, const reading *now)
{
    ag_host *host = ag_host_of(L);
    const ag_card_def *def = ag_catalog_card(&host->catalog, now->printed);
    ag_translation out = { .key = def->key };
    ag_lua_check_rows(L, table, "a card's texts", ag_fields_card_texts, NULL);
    out.name = read_name(L, table, "name");
    out.text = read_text(L, now, table, "text", 0);
    out.back_name = read_name(L, table, "back_name");
    out.back_text = read_text(L, now, table, "back_text", 1);
    if (def->side_count < 2 && (out.back_name != NULL || out.back_text != NULL)) {
        const char *field = out.back_name != NULL ? "back_name" : "back_text";
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_FIELD, field, "\"%s\" has no back", now->stem);
    }
    if (now->facts->report != NULL) {
        now->facts->report(now->facts->report_context, now->facts->name, &out);
    }
}

static int entry_inside(lua_State *L)
{
    const reading *now = lua_touserdata(L, 1);
    ag_host *host = ag_host_of(L);
    ag_loader_push_file(L, now->key, NULL);
    ag_reading before = ag_reading_begin(L, lua_gettop(L));
    if (now->printed == 0) {
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_FILE, now->stem,
                          "there is no card \"%s\" in this set%s", now->stem,
                          ag_loader_meant_file(L, now->stem));
    }
    // Errors in the entry are reported at its own lines.
    ag_draft here = *host->reading.draft;
    here.line = ag_lua_field_line(L, now->stem);
    host->reading.draft = &here;
    host->reading.values = host->printed[now->printed].values;
    host->reading.value_count = host->printed[now->printed].value_count;
    if (lua_getfield(L, -1, now->stem) != LUA_TTABLE) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                    "\"%s\" is a table { name = \"…\", text = \"…\" }, not %s", now->stem,
                    ag_lua_shown(L, -1));
    }
    read_entry(L, lua_gettop(L), now);
    lua_pop(L, 1);
    ag_reading_end(L, before);
    return 0;
}

// ---- the file ----

// 1: the entry can be read: its card is loaded, or does not exist.
static int load_card(ag_host *host, reading *now)
{
    char key[AG_NAME_MAX + STEM_SIZE];
    ag_script script;
    ag_error why = { 0 };
    snprintf(key, sizeof key, "%.*s/%s", (int)strcspn(now->key, "/"), now->key, now->stem);
    now->printed = 0;
    if (!ag_host_find(host, key, &script)) return 1;
    return ag_host_load_card(host, key, &now->printed, &why) == AG_OK;
}

// A card that does not load is reported where the card itself is read.
static ag_status read_entries(ag_host *host, reading *now, ag_error *error)
{
    ag_status status = AG_OK;
    ag_findings *findings = host->findings;
    for (int i = 0; i < now->count && status == AG_OK; i++) {
        ag_error why = { 0 };
        now->stem = now->stems[i];
        host->findings = NULL;
        int readable = load_card(host, now);
        host->findings = findings;
        if (!readable) continue;
        status = ag_loader_protect(host, entry_inside, now, &why);
        if (status == AG_BAD_CONTENT && findings != NULL) {
            ag_check_ended(host, findings, &why);
            status = AG_OK;
        } else if (status < 0) {
            ag_fail(error, status, "%s", why.text);
        }
    }
    return status;
}

ag_status ag_texts_read(ag_host *host, const char *key, ag_facts *facts, ag_error *error)
{
    reading now = { .key = key, .facts = facts };
    now.stems = malloc((size_t)ENTRIES_MAX * STEM_SIZE);
    if (now.stems == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory for the texts of \"%s\"", key);
    }
    ag_status status = ag_loader_protect(host, list_inside, &now, error);
    if (status == AG_OK) {
        AG_ASSERT(now.count <= ENTRIES_MAX);
        status = read_entries(host, &now, error);
    }
    free(now.stems);
    return status;
}
