// Files of texts: `return texts "de" { fireball = { name = "…", text = "… {burst} …" } }`. Each
// entry is read together with its card, whose values fill its text, and errors name the entry's
// line.
#include "lua/load/loader_texts.h"

#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "lua/language/field.h"
#include "lua/load/loader.h"
#include "lua/host/sandbox.h"

enum { STEM_SIZE = 64, NAME_MAX_SIZE = 127 };

// The file being read, and the current entry.
typedef struct reading {
    const char *key;
    ag_facts *facts;
    const char *stem;
    uint16_t printed;  // its card; 0: it does not exist
    ag_translation out;
} reading;

// ---- texts ----

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
static void compare_values(lua_State *L, const reading *now, const ag_field_row *row,
                           const char *text)
{
    int top = lua_gettop(L);
    const char *at = original(L, now, row->number);
    char value[STEM_SIZE];
    while (at != NULL && ag_host_of(L)->findings != NULL && next_value(&at, value)) {
        if (!names_value(text, value)) {
            ag_lua_complain(L, AG_FINDING_TRANSLATION, row->name,
                            "the translation of \"%s\" leaves out the number {%s}", now->stem,
                            value);
        }
    }
    lua_settop(L, top);
}

static const char *text_here(lua_State *L, const ag_field_row *row)
{
    if (lua_type(L, -1) != LUA_TSTRING) {
        ag_field_refuse(L, row);
    }
    return lua_tostring(L, -1);
}

static void read_text(lua_State *L, const ag_field_row *row, void *at)
{
    reading *now = at;
    const char *text = text_here(L, row);
    compare_values(L, now, row, text);
    *(row->number ? &now->out.back_text : &now->out.text) = ag_text_fill(L, text);
}

static void read_name(lua_State *L, const ag_field_row *row, void *at)
{
    const char **out = at;
    *out = text_here(L, row);
    if (**out == '\0' || strlen(*out) > NAME_MAX_SIZE) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, row->name, "%s is 1 to 127 bytes",
                          row->name);
    }
}

// The number: 1 for the other side.
const ag_field_row ag_fields_card_texts[] = {
    { "name", AG_SHAPE_TEXT, "What the card is called.", .at = AG_AT(reading, out.name),
      .read = read_name },
    { "text", AG_SHAPE_TEXT, "Its text, with the values of the card: {burst}.", .read = read_text },
    { "back_name", AG_SHAPE_TEXT, "What its other side is called, where that differs.", .number = 1,
      .at = AG_AT(reading, out.back_name), .read = read_name },
    { "back_text", AG_SHAPE_TEXT, "The text of its other side.", .number = 1, .read = read_text },
    { .name = NULL },
};

// ---- one entry ----

// 1: the entry can be read: its card is loaded, or does not exist. A card that does not load is
// reported where the card itself is read.
static int load_card(lua_State *L, reading *now)
{
    char key[AG_NAME_MAX + STEM_SIZE];
    ag_host *host = ag_host_of(L);
    ag_findings *findings = host->findings;
    ag_script script;
    ag_error why = { 0 };
    snprintf(key, sizeof key, "%.*s/%s", (int)strcspn(now->key, "/"), now->key, now->stem);
    now->printed = 0;
    if (!host->source->find(host->source->context, key, &script)) return 1;
    host->findings = NULL;
    ag_status status = ag_host_load_card(host, key, &now->printed, &why);
    host->findings = findings;
    return status == AG_OK;
}

// The table of the entry is on top of the stack.
static void read_fields(lua_State *L, reading *now)
{
    const ag_card_def *def = ag_catalog_card(&ag_host_of(L)->catalog, now->printed);
    now->out = (ag_translation){ .key = def->key };
    ag_fields_read(L, -1, "a card's texts", ag_fields_card_texts, NULL, now);
    if (def->side_count < 2 && (now->out.back_name != NULL || now->out.back_text != NULL)) {
        const char *field = now->out.back_name != NULL ? "back_name" : "back_text";
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_FIELD, field, "\"%s\" has no back", now->stem);
    }
    if (now->facts->report != NULL) {
        now->facts->report(now->facts->report_context, now->facts->name, &now->out);
    }
}

static void read_entry(lua_State *L, int table, void *context)
{
    reading *now = context;
    ag_host *host = ag_host_of(L);
    ag_reading before = host->reading;
    if (!load_card(L, now)) return;
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
    if (lua_getfield(L, table, now->stem) != LUA_TTABLE) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                    "\"%s\" is a table { name = \"…\", text = \"…\" }, not %s", now->stem,
                    ag_lua_shown(L, -1));
    }
    read_fields(L, now);
    host->reading = before;
}

// ---- the file ----

// "de", "pt-br": small letters, perhaps a dash.
static int is_language(const char *text)
{
    size_t length = strlen(text);
    return length >= 2 && length <= 11 && strspn(text, "abcdefghijklmnopqrstuvwxyz-") == length
           && text[0] != '-' && text[length - 1] != '-';
}

static void check_language(lua_State *L, const char *key, const char *lang)
{
    const char *folder = strstr(key, "/lang/");
    if (!is_language(lang)) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                    "texts takes a language, as \"de\" or \"pt-br\", not \"%s\"", lang);
    }
    if (strcmp(lang, "en") == 0) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                    "texts can't be \"en\": that is what the cards themselves say");
    }
    if (folder == NULL || strcmp(folder + 6, lang) != 0) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                    "texts \"%s\" belongs in the file lang/%s.lua of its set", lang, lang);
    }
}

static int read_inside(lua_State *L)
{
    reading *now = lua_touserdata(L, 1);
    ag_loader_push_file(L, now->key, NULL);
    int draft = lua_gettop(L);
    ag_reading before = ag_reading_begin(L, draft);
    check_language(L, now->key, ag_draft_name(L, draft));
    ag_sandbox_push_keys(L, draft + 1);
    int count = (int)ag_sandbox_list(L, -1);
    for (int i = 1; i <= count; i++) {
        lua_geti(L, draft + 2, i);
        now->stem = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
        if (now->stem[0] == '\0' || strlen(now->stem) >= STEM_SIZE || strchr(now->stem, '/')) {
            ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                        "texts takes a table of cards: { fireball = { name = \"…\" } }; %s is the "
                        "name of no card's file",
                        ag_lua_shown(L, -1));
        }
        ag_loader_part(L, draft + 1, read_entry, now);
        lua_settop(L, draft + 2);
    }
    ag_reading_end(L, before);
    return 0;
}

ag_status ag_texts_read(ag_host *host, const char *key, ag_facts *facts, ag_error *error)
{
    reading now = { .key = key, .facts = facts };
    return ag_loader_protect(host, read_inside, &now, error);
}
