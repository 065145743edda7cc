// Decks and the manifests of packs: from drafts to facts, with a row for each card or version.
#include "lua/load/loader.h"

static void add_row(lua_State *L, ag_facts *facts, const char *role, const char *key, int count)
{
    ag_lua_need(L, facts->row_count < AG_FACT_ROWS_MAX && strlen(key) < sizeof facts->rows[0].key,
                AG_FINDING_OUT_OF_RANGE, role, "%s: more than %d, or longer than %zu bytes", role,
                AG_FACT_ROWS_MAX, sizeof facts->rows[0].key - 1);
    facts->rows[facts->row_count].count = count;
    snprintf(facts->rows[facts->row_count].key, sizeof facts->rows[0].key, "%s", key);
    snprintf(facts->rows[facts->row_count++].role, sizeof facts->rows[0].role, "%s", role);
}

static void read_card(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_facts *facts = at;
    lua_Integer count = 0;
    const char *key = NULL;
    (void)name;
    if (lua_istable(L, -1)) {
        lua_geti(L, -1, 1);
        lua_geti(L, -2, 2);
        count = lua_isinteger(L, -2) ? lua_tointeger(L, -2) : 0;
        key = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
    }
    ag_lua_need(L, key != NULL, AG_FINDING_CONTRADICTION, row->name,
                "line %d of cards: cards of a deck are { count, \"card\" }", facts->row_count + 1);
    ag_lua_need_value(L, count >= 1 && count <= AG_DECK_COUNT_MAX, -2, row->name,
                      "line %d of cards: a deck holds 1 to %d of \"%s\"", facts->row_count + 1,
                      AG_DECK_COUNT_MAX, key);
    add_row(L, facts, "card", key, (int)count);
}

// A deck may declare how many cards it has in all, so that a lost line is noticed.
static void check_size(lua_State *L, const ag_field_row *row, void *at)
{
    const ag_facts *facts = at;
    int count = 0, size = ag_field_number(L, row);
    for (int i = 0; i < facts->row_count; i++) count += facts->rows[i].count;
    if (size >= 0 && size != count) {
        ag_lua_complain(L, AG_FINDING_DECK_SIZE, row->name,
                        "the deck has %d cards, its size says %d", count, size);
    }
}

const ag_field_row ag_fields_deck[] = {
    { "hero", AG_SHAPE_NAME, "The hero, of a raider's deck.", "CR 100.1",
      .at = AG_AT(ag_facts, hero) },
    { "plan", AG_SHAPE_TEXT, "One sentence: how it means to win.", .at = AG_AT(ag_facts, plan) },
    { "cards", AG_SHAPE_ANY, "What is in it.", "CR 100.4", .needed = 1,
      .as = "{ { 4, \"set/card\" }, … }", .max = AG_FACT_ROWS_MAX, .each = read_card },
    { "size", AG_SHAPE_NUMBER, "How many cards it has in all: a line that is lost is found.",
      .read = check_size },
    { .name = NULL },
};

// ---- packs: `return pack "Name" { key = …, version = …, … }` in pack.lua ----

static void read_letters(lua_State *L, const ag_field_row *row, void *at)
{
    int is_key = strcmp(row->name, "key") == 0;
    const char *letters = is_key ? "abcdefghijklmnopqrstuvwxyz0123456789_" : "0123456789.";
    const char *text = ag_field_text(L, row);
    size_t length = strlen(text);
    if (length == 0 || length >= row->at.size || text[strspn(text, letters)] != '\0') {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, row->name,
                          "the %s \"%s\" of a pack is made of %s, at most %zu of them", row->name,
                          text, is_key ? "small letters, digits and _" : "digits and points",
                          (size_t)row->at.size - 1);
    }
    memcpy(at, text, length + 1);
}

// { aggro = ">=0.1" } becomes the row "aggro >=0.1".
static void add_requirement(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    char text[128];
    ag_lua_need_type(L, name[0] != '\0' && lua_type(L, -1) == LUA_TSTRING, row->name,
                     "{ pack = \">=1.0\" }: names with versions");
    snprintf(text, sizeof text, "%s %s", name, lua_tostring(L, -1));
    add_row(L, at, row->name, text, 1);
}

static void add_text(lua_State *L, const ag_field_row *row, const char *text, void *at)
{
    add_row(L, at, row->name, text, 1);
}

const ag_field_row ag_fields_pack[] = {
    { "key", AG_SHAPE_TEXT, "Its short name: small letters, digits and _.", .needed = 1,
      .at = AG_AT(ag_facts, pack_key), .read = read_letters },
    { "version", AG_SHAPE_TEXT, "Its version: \"1.0.0\".", .needed = 1,
      .at = AG_AT(ag_facts, version), .read = read_letters },
    { "api_level", AG_SHAPE_NUMBER, "The words that its scripts are written with.", .needed = 1,
      .min = 1, .max = 999, .at = AG_AT(ag_facts, number) },
    { "requires", AG_SHAPE_NAMED, "What it needs: { aggro = \">=0.1\", other_pack = \">=1.2\" }.",
      .as = "{ pack = version }", .each = add_requirement },
    { "changes", AG_SHAPE_TEXTS, "Scripts of others that it has another version of, by key.",
      .each = add_text },
    { "authors", AG_SHAPE_TEXTS, "Who wrote it.", .each = add_text },
    { "licence", AG_SHAPE_TEXT, "Under which licence: \"CC-BY-4.0\".",
      .at = AG_AT(ag_facts, licence) },
    { "about", AG_SHAPE_TEXT, "One sentence about it.", .at = AG_AT(ag_facts, plan) },
    { .name = NULL },
};

// Files of texts: `return texts "de" { fireball = { name = "…", text = "… {burst} …" } }`. Each
// entry is read together with its card, whose values fill its text, and errors name the entry's
// line.

enum { STEM_SIZE = 64, NAME_MAX_SIZE = 127 };

// The file being read, and the current entry.
typedef struct reading {
    const char *key;
    ag_facts *facts;
    const char *stem;
    uint16_t printed;  // its card
    ag_translation out;
} reading;

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

// Tags: "Orc", "Head (1)", and those of several words that are also read by one of the words; and
// the traits of heroes that are not tags.

// CR 202.1a: tags of several words that are also read by their last word.
static const char read_by_last_word[] =
    ",Air Elemental,Air Totem,Black Dragon,Black Dragonkin,Blood Elf,Blue Dragonkin,"
    "Bronze Dragonkin,Bunny Egg,Carrion Bird,Core Hound,Crashin' Thrashin' Racer,Crypt Lord,"
    "Dread Pirate,Earth Elemental,Earth Totem,Fel Orc,Fire Elemental,Fire Totem,Flame Cat,"
    "Frozen Elemental,Green Dragonkin,High Elf,Night Elf,Pit Lord,Polar Bear,Red Dragonkin,"
    "Shadow Hunter,Spectral Tiger,Spore Bat,Spring Rabbit,Timber Wolf,Twilight Dragonkin,"
    "Two-Headed Ogre,Water Elemental,Water Totem,Wind Serpent,";

const char *ag_tag_also(const char *tag)
{
    char listed[AG_NAME_MAX + 3];
    if (strcmp(tag, "Archdruid") == 0) {
        return "Druid";  // CR 202.4a
    }
    snprintf(listed, sizeof listed, ",%s,", tag);
    const char *space = strrchr(tag, ' ');
    return space != NULL && strstr(read_by_last_word, listed) != NULL ? space + 1 : NULL;
}

static void put_tag(lua_State *L, ag_side_def *side, const char *word)
{
    ag_lua_need(L, side->tag_count < AG_TAG_MAX, AG_FINDING_OUT_OF_RANGE, "tags",
                "more than %d tags", AG_TAG_MAX);
    side->tags[side->tag_count++] = ag_loader_symbol(L, word);
}

void ag_tag_read(lua_State *L, const ag_field_row *row, const char *tag, void *at)
{
    ag_side_def *side = at;
    char word[AG_NAME_MAX + 1];
    (void)row;
    snprintf(word, sizeof word, "%s", tag);
    char *open = strrchr(word, '('), *end = NULL;
    long most = open == NULL ? 0 : strtol(open + 1, &end, 10);
    if (open != NULL && open > word + 1 && open[-1] == ' ' && most > 0 && end[0] == ')'
        && end[1] == 0) {
        open[-1] = 0;
        ag_lua_need(L, side->restriction_count < 3, AG_FINDING_OUT_OF_RANGE, "tags",
                    "more than 3 restricted tags");
        side->restrictions[side->restriction_count++] =
            (ag_restriction){ ag_loader_symbol(L, word), (uint16_t)most };
    }
    put_tag(L, side, word);
    if (ag_tag_also(word) != NULL) put_tag(L, side, ag_tag_also(word));
}

int ag_tags_have(lua_State *L, const ag_side_def *side, const char *word)
{
    for (int i = 0; i < side->tag_count; i++) {
        if (strcmp(ag_host_word(ag_host_of(L), side->tags[i]), word) == 0) return 1;
    }
    return 0;
}

// A class and a faction are also bits: "Death Knight" is "death_knight".
void ag_trait_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_trait *trait = at;
    const char *printed = ag_field_text(L, row);
    char word[AG_NAME_MAX + 1];
    snprintf(word, sizeof word, "%s", printed);
    for (char *letter = word; *letter != '\0'; letter++) {
        *letter = *letter == ' ' ? '_' : (char)ag_lower(*letter);
    }
    int class = ag_word_find(ag_class_words, AG_CLASS_COUNT, word);
    int faction = ag_word_find(ag_faction_words, AG_FACTION_COUNT, word);
    trait->word = ag_loader_symbol(L, printed);
    trait->classes = class < 0 ? 0 : (uint16_t)AG_BIT(class);
    trait->factions = faction < 0 ? 0 : (uint8_t)AG_BIT(faction);
}

// CR 202.5: the talent spec is on the type line, but is not a tag.
void ag_talent_take(lua_State *L, ag_card_def *def)
{
    for (int i = 0; i < def->side_count; i++) {
        ag_side_def *side = &def->side[i];
        int kept = 0;
        for (int at = 0; at < side->tag_count; at++) {
            const char *word = ag_host_word(ag_host_of(L), side->tags[at]);
            int spec = ag_word_find(ag_spec_words, AG_SPEC_COUNT, word) >= 0;
            ag_lua_need(L, !spec || def->talent == 0 || def->talent == side->tags[at],
                        AG_FINDING_WRONG_TYPE, "tags",
                        "a hero has one talent spec, not \"%s\" and \"%s\"",
                        ag_host_word(ag_host_of(L), def->talent), word);
            def->talent = spec ? side->tags[at] : def->talent;
            side->tags[kept] = side->tags[at];
            kept += !spec;
        }
        side->tag_count = (uint8_t)kept;
    }
}

void ag_requires_read(lua_State *L, const ag_field_row *row, void *at)
{
    char word[AG_DECK_WORD_SIZE];
    const char **out = at;
    const char *trait = ag_field_text(L, row);
    ag_lua_need(L, ag_deck_requirement(trait, word) != AG_REQUIRES_NOTHING, AG_FINDING_WRONG_TYPE,
                row->name,
                "requires is a trait of the hero (\"dwarf_hero\"), a talent spec (\"fire_hero\", "
                "\"fire_talent\") or a reputation (\"aldor_reputation\"), not \"%s\"",
                trait);
    *out = ag_loader_hold_text(L, trait);
}
