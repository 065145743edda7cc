// From what scripts say about themselves to rows: cards, raids and decks, with every name turned
// into a key.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/hash.h"
#include "store/database/library.h"

#define KEY_SIZE 160

typedef struct describing {
    ag_library *library;  // existing rows, by name
    ag_library *out;      // receives the rows
    const ag_describer *describer;
    const ag_list *keys;  // of the scripts that are asked, in order
    ag_list *findings;
    ag_facts *facts;  // of the current script: too large for the stack
    uint8_t *kinds;   // AG_SCRIPT_… by key, known after the first pass
} describing;

static const char *keep(const describing *now, const char *text)
{
    return ag_arena_text(&now->library->arena, text);
}

static void *push(const describing *now, int table)
{
    return ag_list_push(&now->out->tables[table], &now->library->arena);
}

// ---- cards ----

static void add_text(const describing *now, const char *key, const char *field, const char *text)
{
    ag_card_text_row *row = text[0] == '\0' ? NULL : push(now, AG_TABLE_CARD_TEXT);
    if (row != NULL) {
        *row =
            (ag_card_text_row){ .key = key, .lang = "en", .field = field, .text = keep(now, text) };
    }
}

static void add_card(const describing *now, const ag_script_row *script)
{
    const ag_facts *facts = now->facts;
    ag_card_row *row = push(now, AG_TABLE_CARD);
    if (row == NULL) return;
    *row = (ag_card_row){
        .key = script->key,
        .name = keep(now, facts->name),
        .type = keep(now, facts->type),
        .rarity = keep(now, facts->rarity),
        .damage = keep(now, facts->damage),
        .tags = keep(now, facts->tags),
        .classes = keep(now, facts->classes),
        .faction = keep(now, facts->faction),
        .requires = keep(now, facts->requires),
        .keywords = keep(now, facts->keywords),
        .deckbuilding = keep(now, facts->deckbuilding),
        .back_name = strcmp(facts->back_name, facts->name) == 0 ? "" : keep(now, facts->back_name),
        .number = facts->number,
        .cost = facts->cost,
        .cost_x = facts->cost_x,
        .atk = facts->atk,
        .health = facts->health,
        .def = facts->def,
        .strike = facts->strike,
        .boss_order = facts->boss_order,
        .side_count = facts->side_count,
        .instant = facts->instant != 0,
        .ongoing = facts->ongoing != 0,
        .is_unique = facts->is_unique != 0,
        .is_unlimited = facts->is_unlimited != 0,
        .is_token = facts->is_token != 0,
    };
    add_text(now, script->key, "back_text", facts->back_text);  // keys order: back_text, text
    add_text(now, script->key, "text", facts->text);
}

// ---- what others name ----

static const char *key_at(const describing *now, int index)
{
    return *(const char *const *)ag_list_at(now->keys, index);
}

// For a script that is not asked now, the tables know its kind.
static int kind_of(const describing *now, const ag_script_row *script)
{
    for (int i = 0; i < now->keys->count; i++) {
        if (strcmp(key_at(now, i), script->key) == 0) return now->kinds[i];
    }
    if (ag_library_card(now->library, script->key) != NULL) return AG_SCRIPT_CARD;
    return ag_library_deck(now->library, script->key) != NULL ? AG_SCRIPT_DECK : AG_KIND_UNKNOWN;
}

// Whether the script exists and its own error is reported: then those who name it are not at fault.
static int has_failed(const describing *now, const ag_script_row *script)
{
    return script != NULL && kind_of(now, script) == AG_KIND_FAILED;
}

// ---- decks ----

// "raids/<raid>/decks/main.lua" is a deck of that raid; decks in cards/ are players' decks.
static const char *raid_of(const describing *now, const ag_script_row *script)
{
    if (strncmp(script->path, "raids/", 6) != 0) return "";
    return ag_arena_bytes(&now->library->arena, script->key, strcspn(script->key, "/"));
}

static ag_status resolve(const describing *now, const ag_script_row *script, const char *word,
                         const char **key, ag_error *error)
{
    ag_error why = { 0 };
    const ag_card_row *card;
    const char *raid = raid_of(now, script);
    ag_status status = ag_library_resolve_in(now->library, raid, word, &card, &why);
    const ag_script_row *failed = status < 0 ? ag_library_script(now->library, word) : NULL;
    if (has_failed(now, failed)) {
        *key = failed->key;
        return AG_OK;
    }
    if (status < 0) return ag_fail(error, AG_BAD_CONTENT, "%s: %s", script->path, why.text);
    *key = card->key;
    return AG_OK;
}

static ag_status add_deck(const describing *now, const ag_script_row *script, ag_error *error)
{
    const ag_facts *facts = now->facts;
    ag_deck_row *row = push(now, AG_TABLE_DECK);
    if (row == NULL) return AG_OK;
    *row = (ag_deck_row){ .key = script->key,
                          .name = keep(now, facts->name),
                          .hero = "",
                          .plan = keep(now, facts->plan),
                          .raid = raid_of(now, script) };
    if (row->raid[0] == '\0' && facts->hero[0] == '\0') {
        return ag_fail(error, AG_BAD_CONTENT, "%s: a player's deck names its hero: hero = \"…\"",
                       script->path);
    }
    if (row->raid[0] == '\0') {
        ag_status status = resolve(now, script, facts->hero, &row->hero, error);
        if (status < 0) return status;
    }
    for (int i = 0; i < facts->row_count; i++) {
        const char *key = "";
        ag_status status = resolve(now, script, facts->rows[i].key, &key, error);
        ag_deck_card_row *line = status < 0 ? NULL : push(now, AG_TABLE_DECK_CARD);
        if (line == NULL) return status;
        *line = (ag_deck_card_row){
            .deck = script->key, .key = key, .position = i + 1, .count = facts->rows[i].count
        };
    }
    return AG_OK;
}

// ---- raids ----

// "main" of the raid "onyxias_lair" may mean "onyxias_lair/decks/main".
static const ag_script_row *part_script(const describing *now, const char *raid, const char *folder,
                                        const char *word)
{
    char key[KEY_SIZE];
    const ag_script_row *script = ag_library_script(now->library, word);
    if (script == NULL) {
        snprintf(key, sizeof key, "%s/%s%s", raid, folder, word);
        script = ag_library_script(now->library, key);
    }
    return script;
}

static ag_status add_part(const describing *now, const ag_script_row *raid, int index, int table,
                          const char *folder, ag_error *error)
{
    static const int kinds[AG_TABLE_COUNT] = { [AG_TABLE_RAID_BOSS] = AG_SCRIPT_CARD,
                                               [AG_TABLE_RAID_PHASE] = AG_SCRIPT_PHASE,
                                               [AG_TABLE_RAID_DECK] = AG_SCRIPT_DECK };
    const char *word = now->facts->rows[index].key;
    const ag_list *rows = &now->out->tables[table];
    const ag_script_row *script = part_script(now, raid->key, folder, word);
    int kind = script == NULL ? AG_KIND_UNKNOWN : kind_of(now, script);
    // No table lists phases that are new. A name in a turn is a phase, because the raid loaded.
    int is_phase = table == AG_TABLE_RAID_PHASE && kind == AG_KIND_UNKNOWN;
    if (has_failed(now, script)) return AG_OK;
    if (script == NULL || (kind != kinds[table] && !is_phase)) {
        size_t own = strlen(raid->key);
        int whole = strncmp(word, raid->key, own) == 0 && word[own] == '/';
        return ag_fail(error, AG_BAD_CONTENT,
                       "%s: there is no %s \"%s\"; expected the file "
                       "\"raids/%s/%s%s.lua\"",
                       raid->path, now->facts->rows[index].role, word, raid->key,
                       table == AG_TABLE_RAID_BOSS ? "bosses/" : folder,
                       word + (whole ? own + 1 : 0));
    }
    int position = 1;
    if (rows->count > 0) {
        const ag_part_row *last = ag_list_at(rows, rows->count - 1);
        position = strcmp(last->raid, raid->key) == 0 ? last->position + 1 : 1;
    }
    ag_part_row *row = push(now, table);
    if (row != NULL) {
        *row = (ag_part_row){ .raid = raid->key, .key = script->key, .position = position };
    }
    return AG_OK;
}

static ag_status add_raid(const describing *now, const ag_script_row *script, ag_error *error)
{
    ag_status status = AG_OK;
    ag_raid_row *row = push(now, AG_TABLE_RAID);
    if (row != NULL) {
        *row = (ag_raid_row){ .key = script->key, .name = keep(now, now->facts->name) };
    }
    for (int i = 0; i < now->facts->row_count && status == AG_OK; i++) {
        const char *role = now->facts->rows[i].role;
        if (strcmp(role, "boss") == 0) {
            status = add_part(now, script, i, AG_TABLE_RAID_BOSS, "", error);
        } else if (strcmp(role, "phase") == 0) {
            status = add_part(now, script, i, AG_TABLE_RAID_PHASE, "phases/", error);
        } else if (strcmp(role, "deck") == 0) {
            status = add_part(now, script, i, AG_TABLE_RAID_DECK, "decks/", error);
        }
    }
    return status;
}

// ---- translations ----

typedef struct translating {
    const describing *now;
    const ag_script_row *script;
} translating;

static void add_translation(void *context, const char *lang, const ag_translation *card)
{
    const translating *from = context;
    ag_translation_row *row = push(from->now, AG_TABLE_TRANSLATION);
    if (row != NULL) {
        *row = (ag_translation_row){
            .script = from->script->key,
            .key = keep(from->now, card->key),
            .lang = keep(from->now, lang),
            .name = keep(from->now, card->name != NULL ? card->name : ""),
            .back_name = keep(from->now, card->back_name != NULL ? card->back_name : ""),
            .text = keep(from->now, card->text != NULL ? card->text : ""),
            .back_text = keep(from->now, card->back_text != NULL ? card->back_text : ""),
        };
    }
}

// ---- all of them ----

static void clear_facts(ag_facts *facts)
{
    *facts = (ag_facts){ .side_count = 1,
                         .cost = -1,
                         .atk = -1,
                         .health = -1,
                         .def = -1,
                         .strike = -1,
                         .number = -1,
                         .boss_order = -1 };
}

static ag_status add_facts(const describing *now, const ag_script_row *script, int kind,
                           ag_error *error)
{
    if (now->facts->kind != kind) return AG_OK;
    switch (kind) {
    case AG_SCRIPT_CARD: add_card(now, script); return AG_OK;
    case AG_SCRIPT_RAID: return add_raid(now, script, error);
    case AG_SCRIPT_DECK: return add_deck(now, script, error);
    default: return AG_OK;
    }
}

// A script that does not load is a finding, and the next one is asked.
// Any other failure ends the whole run.
static ag_status describe_one(const describing *now, int index, int kind, ag_error *error)
{
    ag_error why = { 0 };
    int counts[AG_TABLE_COUNT];
    const char *key = key_at(now, index);
    const ag_script_row *script = ag_library_script(now->library, key);
    for (int table = 0; table < AG_TABLE_COUNT; table++) {
        counts[table] = now->out->tables[table].count;
    }
    translating texts = { now, script };
    clear_facts(now->facts);
    if (kind == AG_SCRIPT_TEXTS) {
        now->facts->report = add_translation;
        now->facts->report_context = &texts;
    }
    ag_status status = now->describer->describe(now->describer->context, now->describer->source,
                                                key, now->facts, &why);
    if (status == AG_OK) {
        now->kinds[index] = now->facts->kind;
        status = add_facts(now, script, kind, &why);
    }
    if (status == AG_OK) return AG_OK;
    if (status != AG_BAD_CONTENT && status != AG_NOT_FOUND && status != AG_USAGE) {
        return ag_fail(error, status, "%s", why.text);
    }
    for (int table = 0; table < AG_TABLE_COUNT; table++) {
        now->out->tables[table].count = counts[table];
    }
    now->kinds[index] = AG_KIND_FAILED;
    ag_build_finding *finding = ag_list_push(now->findings, &now->library->arena);
    if (finding != NULL) {
        *finding = (ag_build_finding){
            .key = key, .path = script->path, .status = status, .text = keep(now, why.text)
        };
    }
    return AG_OK;
}

// Asks every script and takes those of one kind. Decks name cards,
// so all cards must be there first.
static ag_status describe_kind(const describing *now, int kind, ag_error *error)
{
    ag_status status = AG_OK;
    for (int i = 0; i < now->keys->count && status == AG_OK; i++) {
        if (now->findings->count == AG_SLIP_MAX) break;
        if (kind == AG_SCRIPT_CARD || now->kinds[i] == kind) {
            status = describe_one(now, i, kind, error);
        }
    }
    return status;
}

void ag_content_add(ag_content *content, const char *key, const char *hash)
{
    for (uint64_t half = 0; half < 2; half++) {
        uint64_t one = ag_hash(half, key, strlen(key) + 1);
        content->half[half] += ag_hash(one, hash, strlen(hash) + 1);
    }
}

void ag_content_take(ag_content *content, const char *key, const char *hash)
{
    ag_content one = { { 0 } };
    ag_content_add(&one, key, hash);
    content->half[0] -= one.half[0];
    content->half[1] -= one.half[1];
}

void ag_content_write(const ag_content *content, char out[AG_HASH_TEXT_SIZE])
{
    snprintf(out, AG_HASH_TEXT_SIZE, "%016" PRIx64 "%016" PRIx64, content->half[0],
             content->half[1]);
}

int ag_content_read(ag_content *content, const char *text)
{
    int is_hash = strlen(text) == AG_HASH_TEXT_SIZE - 1
                  && strspn(text, "0123456789abcdef") == AG_HASH_TEXT_SIZE - 1;
    return is_hash
           && sscanf(text, "%16" SCNx64 "%16" SCNx64, &content->half[0], &content->half[1]) == 2;
}

static void write_content(const ag_library *library, char out[AG_HASH_TEXT_SIZE])
{
    const ag_list *scripts = ag_library_table(library, AG_TABLE_SCRIPT);
    ag_content content = { { 0 } };
    for (int i = 0; i < scripts->count; i++) {
        const ag_script_row *script = ag_list_at(scripts, i);
        ag_content_add(&content, script->key, script->hash);
    }
    ag_content_write(&content, out);
}

static void add_meta(const describing *now)
{
    char content[AG_HASH_TEXT_SIZE];
    char level[16];
    write_content(now->library, content);
    snprintf(level, sizeof level, "%d", AG_API_LEVEL);
    const char *rows[][2] = { { "api_level", level },
                              { "built_by", "aggro " AG_VERSION },
                              { "content", content } };
    for (int i = 0; i < 3; i++) {
        ag_meta_row *row = push(now, AG_TABLE_META);
        if (row != NULL) *row = (ag_meta_row){ .key = rows[i][0], .value = keep(now, rows[i][1]) };
    }
    ag_pack_row *pack = push(now, AG_TABLE_PACK);
    if (pack != NULL) {
        *pack = (ag_pack_row){ .key = "aggro", .name = "Aggro", .api_level = AG_API_LEVEL };
    }
}

ag_status ag_library_describe_some(ag_library *library, const ag_describer *describer, int kind,
                                   const ag_described *into, ag_error *error)
{
    ag_arena *arena = &library->arena;
    ag_list facts = { .size = sizeof(ag_facts) }, *kinds = into->kinds;
    describing now = { .library = library,
                       .out = into->out,
                       .describer = describer,
                       .keys = into->keys,
                       .findings = into->findings };
    ag_status status = AG_OK;
    now.facts = ag_list_push(&facts, arena);
    while (kinds->count < into->keys->count && !arena->failed) {
        uint8_t *unknown = ag_list_push(kinds, arena);
        if (unknown != NULL) *unknown = AG_KIND_UNKNOWN;
    }
    now.kinds = (uint8_t *)kinds->items;
    if (!arena->failed) status = describe_kind(&now, kind, error);
    if (arena->failed) {
        status = ag_fail(error, AG_NO_MEMORY, "no memory left for the card database");
    }
    ag_list_close(&facts);
    return status;
}

ag_status ag_library_describe(ag_library *library, ag_describe *describe, void *context,
                              ag_list *findings, ag_error *error)
{
    const ag_list *scripts = &library->tables[AG_TABLE_SCRIPT];
    static const int order[] = { AG_SCRIPT_CARD, AG_SCRIPT_RAID, AG_SCRIPT_DECK, AG_SCRIPT_TEXTS };
    ag_list keys = { .size = sizeof(const char *) };
    ag_list kinds = { .size = sizeof(uint8_t) };
    ag_list own = { .size = sizeof(ag_build_finding) };
    ag_source source = ag_library_source(library);
    ag_describer describer = { .describe = describe, .context = context, .source = &source };
    describing meta = { .library = library, .out = library };
    for (int table = 0; table < AG_TABLE_COUNT; table++) {
        AG_ASSERT(table == AG_TABLE_SCRIPT || library->tables[table].count == 0);
    }
    findings = findings != NULL ? findings : &own;
    for (int i = 0; i < scripts->count; i++) {
        const char **key = ag_list_push(&keys, &library->arena);
        if (key != NULL) *key = ((const ag_script_row *)ag_list_at(scripts, i))->key;
    }
    add_meta(&meta);
    ag_status status = AG_OK;
    ag_described into = { &keys, &kinds, library, findings };
    for (int i = 0; i < 4 && status == AG_OK; i++) {
        status = ag_library_describe_some(library, &describer, order[i], &into, error);
    }
    if (status == AG_OK && findings->count > 0) {
        const ag_build_finding *first = ag_list_at(findings, 0);
        status = ag_fail(error, AG_BAD_CONTENT, "%s", first->text);
    }
    if (status == AG_OK) ag_library_link(library);
    ag_list_close(&keys);
    ag_list_close(&kinds);
    ag_list_close(&own);
    return status;
}
