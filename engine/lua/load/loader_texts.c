// Files of texts: `return texts "de" { fireball = { name = "…", text = "… {burst} …" } }`. Each
// entry is read together with its card, whose values fill its text, and errors name the entry's
// line.

#include "lua/load/loader.h"

enum { STEM_SIZE = 64, NAME_MAX_SIZE = 127 };

// The file being read, and the current entry.
typedef struct reading {
    const char *key;
    ag_facts *facts;
    const char *stem;
    uint16_t printed;  // its card
    ag_translation out;
} reading;

// ---- texts ----

// Reports a number of the card's own text that the translation leaves out.
static void compare_values(lua_State *L, const reading *now, const ag_field_row *row,
                           const char *text)
{
    const char *at = ag_host_of(L)->printed[now->printed].raw[row->number];
    for (at = at == NULL ? NULL : strchr(at, '{'); at != NULL; at = strchr(at + 1, '{')) {
        char value[STEM_SIZE];
        snprintf(value, sizeof value, "%.*s", (int)strcspn(at, "}") + 1, at);
        if (strstr(text, value) == NULL) {
            ag_lua_complain(L, AG_FINDING_TRANSLATION, row->name,
                            "the translation of \"%s\" leaves out the number %s", now->stem, value);
        }
    }
}

static void read_text(lua_State *L, const ag_field_row *row, void *at)
{
    reading *now = at;
    const char *text = ag_field_text(L, row);
    if (ag_host_of(L)->findings != NULL) compare_values(L, now, row, text);
    *(row->number ? &now->out.back_text : &now->out.text) = ag_text_fill(L, text);
}

static void read_name(lua_State *L, const ag_field_row *row, void *at)
{
    const char **out = at;
    *out = ag_field_text(L, row);
    ag_lua_need(L, **out != '\0' && strlen(*out) <= NAME_MAX_SIZE, AG_FINDING_CONTRADICTION,
                row->name, "%s is 1 to 127 bytes", row->name);
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

static void read_fields(lua_State *L, int table, reading *now)
{
    const ag_card_def *def = ag_catalog_card(&ag_host_of(L)->catalog, now->printed);
    now->out = (ag_translation){ .key = def->key };
    ag_fields_read(L, table, "a card's texts", ag_fields_card_texts, now);
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
    ag_findings *findings = host->findings;
    char key[AG_NAME_MAX + STEM_SIZE];
    ag_script script;
    ag_error why = { 0 };
    snprintf(key, sizeof key, "%.*s/%s", (int)strcspn(now->key, "/"), now->key, now->stem);
    if (!ag_host_find(host, key, &script)) {
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_FILE, now->stem,
                          "there is no card \"%s\" in this set%s", now->stem,
                          ag_loader_meant_file(L, now->stem));
    }
    // A card that does not load is reported where the card itself is read.
    host->findings = NULL;
    ag_status status = ag_host_load_card(host, key, &now->printed, &why);
    host->findings = findings;
    if (status < 0) return;
    // Errors in the entry are reported at its own lines.
    ag_draft here = *host->reading.draft;
    here.line = ag_lua_field_line(L, now->stem);
    host->reading.draft = &here;
    ag_reading_values(L, now->printed);
    ag_lua_need_value(L, lua_istable(L, table), table, NULL,
                      "\"%s\" is a table { name = \"…\", text = \"…\" }", now->stem);
    read_fields(L, table, now);
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
    ag_lua_need(L, is_language(lang), AG_FINDING_WRONG_TYPE, NULL,
                "texts takes a language, as \"de\" or \"pt-br\", not \"%s\"", lang);
    ag_lua_need(L, strcmp(lang, "en") != 0, AG_FINDING_CONTRADICTION, NULL,
                "texts can't be \"en\": that is what the cards themselves say");
    ag_lua_need(L, folder != NULL && strcmp(folder + 6, lang) == 0, AG_FINDING_CONTRADICTION, NULL,
                "texts \"%s\" belongs in the file lang/%s.lua of its set", lang, lang);
}

static int read_inside(lua_State *L)
{
    reading *now = lua_touserdata(L, 1);
    ag_loader_push_file(L, now->key, NULL);
    int draft = lua_gettop(L);
    ag_reading before = ag_reading_begin(L, draft);
    check_language(L, now->key, ag_draft_name(L, draft));
    ag_entries entries = ag_entries_open(L, draft + 1);
    while (ag_entries_next(L, &entries)) {
        now->stem = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "";
        size_t length = strlen(now->stem);
        int is_stem = length > 0 && length < STEM_SIZE && strchr(now->stem, '/') == NULL;
        ag_lua_need_value(L, is_stem, -2, NULL,
                          "texts takes cards by the names of their files: { fireball = { … } }");
        ag_loader_part(L, lua_gettop(L), read_entry, now);
    }
    ag_reading_end(L, before);
    return 0;
}

ag_status ag_texts_read(ag_host *host, const char *key, ag_facts *facts, ag_error *error)
{
    reading now = { .key = key, .facts = facts };
    return ag_loader_protect(host, read_inside, &now, error);
}
