// From what scripts say about themselves to rows: cards and translations as they are told, raids
// and decks once all cards are known.
#include "store/build/asking.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "base/assert.h"

enum { KEY_SIZE = 160, SHARED_LEAST = 200 };  // fewer scripts are not worth a thread

ag_descriptions ag_descriptions_open(void)
{
    ag_descriptions answers = { .all.size = sizeof(ag_described),
                                .findings.size = sizeof(ag_build_finding) };
    for (int i = 0; i < AG_TABLE_COUNT; i++) answers.tables[i].size = ag_tables[i].row_size;
    return answers;
}

void ag_descriptions_close(ag_descriptions *answers)
{
    for (int i = 0; i < AG_TABLE_COUNT; i++) ag_list_close(&answers->tables[i]);
    ag_list_close(&answers->all);
    ag_list_close(&answers->findings);
    ag_arena_close(&answers->arena);
}

static void add_finding(ag_descriptions *out, const ag_script_row *script, const ag_error *why)
{
    ag_build_finding *finding = ag_list_push(&out->findings, &out->arena);
    if (finding != NULL) {
        *finding = (ag_build_finding){ .key = script->key,
                                       .path = script->path,
                                       .status = why->status,
                                       .text = ag_arena_text(&out->arena, why->text) };
    }
}

// ---- asking ----

typedef struct asking {
    const ag_library *library;
    const ag_source *source;
    ag_describe *describe;
    void *context;
    const ag_list *keys;
    int first, end;  // which of them
    ag_descriptions *out;
    const char *key;  // of the script that is asked now
    ag_error error;
} asking;

static void add_text(ag_descriptions *out, const char *key, const char *field, const char *text)
{
    ag_card_text_row *row =
        text[0] == '\0' ? NULL : ag_list_push(&out->tables[AG_TABLE_CARD_TEXT], &out->arena);
    if (row != NULL) {
        *row = (ag_card_text_row){ .key = key, .lang = "en", .field = field, .text = text };
    }
}

static void add_card(ag_descriptions *out, const char *key, const ag_facts *facts)
{
    ag_arena *arena = &out->arena;
    ag_card_row *row = ag_list_push(&out->tables[AG_TABLE_CARD], arena);
    int one_name = strcmp(facts->back_name, facts->name) == 0;
    if (row == NULL) return;
    *row = (ag_card_row){
        .key = key,
        .name = ag_arena_text(arena, facts->name),
        .type = ag_arena_text(arena, facts->type),
        .rarity = ag_arena_text(arena, facts->rarity),
        .damage = ag_arena_text(arena, facts->damage),
        .tags = ag_arena_text(arena, facts->tags),
        .classes = ag_arena_text(arena, facts->classes),
        .faction = ag_arena_text(arena, facts->faction),
        .requires = ag_arena_text(arena, facts->requires),
        .keywords = ag_arena_text(arena, facts->keywords),
        .deckbuilding = ag_arena_text(arena, facts->deckbuilding),
        .back_name = ag_arena_text(arena, one_name ? "" : facts->back_name),
        .text = ag_arena_text(arena, facts->text),
        .back_text = ag_arena_text(arena, facts->back_text),
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
    add_text(out, key, "back_text", row->back_text);  // in the order of the fields' names
    add_text(out, key, "text", row->text);
}

static void add_translation(void *context, const char *lang, const ag_translation *card)
{
    const asking *now = context;
    ag_arena *arena = &now->out->arena;
    ag_translation_row *row = ag_list_push(&now->out->tables[AG_TABLE_TRANSLATION], arena);
    if (row == NULL) return;
    *row = (ag_translation_row){ .script = now->key,
                                 .key = ag_arena_text(arena, card->key),
                                 .lang = ag_arena_text(arena, lang) };
    const char *texts[] = { card->name, card->back_name, card->text, card->back_text };
    const char **places[] = { &row->name, &row->back_name, &row->text, &row->back_text };
    for (int i = 0; i < 4; i++) *places[i] = ag_arena_text(arena, texts[i] ? texts[i] : "");
}

static void add_answer(ag_descriptions *out, const char *key, int kind, const ag_facts *facts)
{
    int at, names_others = kind == AG_SCRIPT_RAID || kind == AG_SCRIPT_DECK;
    AG_ASSERT(ag_library_owned(&out->all, key, &at) == 0);
    (void)ag_library_owned(&out->all, key, &at);
    ag_described *answer = ag_list_insert(&out->all, at, &out->arena);
    if (answer != NULL) {
        *answer = (ag_described){ .key = key, .kind = kind };
        answer->facts = names_others ? ag_arena_copy(&out->arena, facts, sizeof *facts) : NULL;
    }
}

// A script that does not load is a finding, and the next one is asked. Any other failure ends all.
static ag_status ask_one(asking *now, ag_facts *facts)
{
    ag_descriptions *out = now->out;
    ag_error why = { 0 };
    int translations = out->tables[AG_TABLE_TRANSLATION].count;
    *facts = (ag_facts){ .side_count = 1,
                         .cost = -1,
                         .atk = -1,
                         .health = -1,
                         .def = -1,
                         .strike = -1,
                         .number = -1,
                         .boss_order = -1,
                         .report = add_translation,
                         .report_context = now };
    ag_status status = now->describe(now->context, now->source, now->key, facts, &why);
    if (status == AG_OK) {
        if (facts->kind == AG_SCRIPT_CARD) add_card(out, now->key, facts);
        add_answer(out, now->key, facts->kind, facts);
        return AG_OK;
    }
    if (status != AG_BAD_CONTENT && status != AG_NOT_FOUND && status != AG_USAGE) {
        return ag_fail(&now->error, status, "%s", why.text);
    }
    out->tables[AG_TABLE_TRANSLATION].count = translations;
    add_answer(out, now->key, AG_KIND_FAILED, NULL);
    add_finding(out, ag_library_script(now->library, now->key), &why);
    return AG_OK;
}

static void *ask_part(void *context)
{
    asking *now = context;
    ag_arena own = { 0 };
    ag_facts *facts = ag_arena_item(&own, sizeof *facts);  // too large for a stack
    ag_status status = facts != NULL ? AG_OK : ag_no_memory(&now->error, "what scripts say");
    for (int i = now->first; i < now->end && status == AG_OK; i++) {
        if (now->out->findings.count >= AG_SLIP_MAX) break;
        now->key = *(const char *const *)ag_list_at(now->keys, i);
        status = ask_one(now, facts);
    }
    ag_arena_close(&own);
    if (status == AG_OK && now->out->arena.failed) ag_no_memory(&now->error, "the card database");
    return NULL;
}

static void append(ag_list *to, const ag_list *from, ag_arena *arena)
{
    for (int i = 0; i < from->count; i++) {
        void *item = ag_list_push(to, arena);
        if (item != NULL) memcpy(item, ag_list_at(from, i), to->size);
    }
}

// All keys of `behind` come after those of `answers`.
static void add_answers(ag_descriptions *answers, ag_descriptions *behind)
{
    for (int i = 0; i < AG_TABLE_COUNT; i++) {
        append(&answers->tables[i], &behind->tables[i], &answers->arena);
    }
    append(&answers->all, &behind->all, &answers->arena);
    append(&answers->findings, &behind->findings, &answers->arena);
    if (answers->findings.count > AG_SLIP_MAX) answers->findings.count = AG_SLIP_MAX;
    ag_arena_take(&answers->arena, &behind->arena);
}

ag_status ag_ask(const ag_library *library, const ag_describer *describer, const ag_list *keys,
                 ag_descriptions *out, ag_error *error)
{
    ag_source source = ag_library_scripts(library);
    ag_descriptions second = ag_descriptions_open();
    pthread_t thread;
    asking now = { .library = library,
                   .source = &source,
                   .describe = describer->describe,
                   .context = describer->contexts[0],
                   .keys = keys,
                   .end = keys->count,
                   .out = out };
    asking other = now;
    other.out = &second;
    other.context = describer->contexts[1];
    other.first = keys->count / 2;
    int shared = other.context != NULL && keys->count >= SHARED_LEAST
                 && pthread_create(&thread, NULL, ask_part, &other) == 0;
    if (shared) now.end = other.first;
    ask_part(&now);
    if (shared) {
        pthread_join(thread, NULL);
        add_answers(out, &second);
    }
    ag_descriptions_close(&second);
    const ag_error *why = now.error.status < 0 ? &now.error : &other.error;
    if (why->status < 0) return ag_fail(error, why->status, "%s", why->text);
    return out->arena.failed ? ag_no_memory(error, "the card database") : AG_OK;
}

// ---- what names others ----

typedef struct resolving {
    ag_descriptions *answers;
    const ag_library *library;
    const ag_script_row *script;
    const ag_facts *facts;
} resolving;

static void *push(const resolving *now, int table)
{
    return ag_list_push(&now->answers->tables[table], &now->answers->arena);
}

static const char *keep(const resolving *now, const char *text)
{
    return ag_arena_text(&now->answers->arena, text);
}

// For a script that was not asked now, the tables know its kind; -1: they don't.
static int kind_of(const resolving *now, const ag_script_row *script)
{
    int at;
    if (ag_library_owned(&now->answers->all, script->key, &at) > 0) {
        return ((const ag_described *)ag_list_at(&now->answers->all, at))->kind;
    }
    if (ag_library_card(now->library, script->key) != NULL) return AG_SCRIPT_CARD;
    return ag_library_deck(now->library, script->key) != NULL ? AG_SCRIPT_DECK : -1;
}

// Whether the script exists and its own error is reported: then those who name it are not at fault.
static int has_failed(const resolving *now, const ag_script_row *script)
{
    return script != NULL && kind_of(now, script) == AG_KIND_FAILED;
}

static ag_status resolve(const resolving *now, const char *raid, const char *word, const char **key,
                         ag_error *error)
{
    ag_error why = { 0 };
    const ag_card_row *card;
    ag_status status = ag_library_resolve_in(now->library, raid, word, &card, &why);
    const ag_script_row *failed = status < 0 ? ag_library_script(now->library, word) : NULL;
    if (has_failed(now, failed)) {
        *key = failed->key;
        return AG_OK;
    }
    if (status < 0) return ag_fail(error, AG_BAD_CONTENT, "%s: %s", now->script->path, why.text);
    *key = card->key;
    return AG_OK;
}

// "raids/<raid>/decks/main.lua" is a deck of that raid; decks in cards/ are players' decks.
static ag_status add_deck(const resolving *now, ag_error *error)
{
    const ag_script_row *script = now->script;
    int of_raid = strncmp(script->path, "raids/", 6) == 0;
    const char *raid =
        of_raid ? ag_arena_bytes(&now->answers->arena, script->key, strcspn(script->key, "/")) : "";
    ag_deck_row *row = push(now, AG_TABLE_DECK);
    if (row == NULL) return AG_OK;
    *row = (ag_deck_row){ .key = script->key,
                          .name = keep(now, now->facts->name),
                          .hero = "",
                          .plan = keep(now, now->facts->plan),
                          .raid = raid };
    if (!of_raid && now->facts->hero[0] == '\0') {
        return ag_fail(error, AG_BAD_CONTENT, "%s: a player's deck names its hero: hero = \"…\"",
                       script->path);
    }
    ag_status status = of_raid ? AG_OK : resolve(now, raid, now->facts->hero, &row->hero, error);
    for (int i = 0; i < now->facts->row_count && status == AG_OK; i++) {
        const char *key = "";
        status = resolve(now, raid, now->facts->rows[i].key, &key, error);
        ag_deck_card_row *line = push(now, AG_TABLE_DECK_CARD);
        if (line == NULL) break;
        *line = (ag_deck_card_row){ script->key, key, i + 1, now->facts->rows[i].count };
    }
    return status;
}

// What a raid is made of: where its files lie, and how they may be called for short.
static const struct {
    const char *role;
    int table, kind;
    const char *folder, *file_folder;
} parts[] = {
    { "boss", AG_TABLE_RAID_BOSS, AG_SCRIPT_CARD, "", "bosses/" },
    { "phase", AG_TABLE_RAID_PHASE, AG_SCRIPT_PHASE, "phases/", "phases/" },
    { "deck", AG_TABLE_RAID_DECK, AG_SCRIPT_DECK, "decks/", "decks/" },
};

// "main" of the raid "onyxias_lair" may mean "onyxias_lair/decks/main".
static ag_status add_part(const resolving *now, int part, const char *word, int position,
                          ag_error *error)
{
    const char *raid = now->script->key;
    char key[KEY_SIZE];
    const ag_script_row *script = ag_library_script(now->library, word);
    if (script == NULL) {
        snprintf(key, sizeof key, "%s/%s%s", raid, parts[part].folder, word);
        script = ag_library_script(now->library, key);
    }
    int kind = script == NULL ? -1 : kind_of(now, script);
    // No table lists phases that were not asked. A name in a turn is a phase: the raid has loaded.
    int is_phase = kind == -1 && parts[part].kind == AG_SCRIPT_PHASE;
    if (kind == AG_KIND_FAILED) return AG_OK;
    if (script == NULL || (kind != parts[part].kind && !is_phase)) {
        size_t own = strlen(raid);
        int whole = strncmp(word, raid, own) == 0 && word[own] == '/';
        return ag_fail(error, AG_BAD_CONTENT,
                       "%s: there is no %s \"%s\"; expected the file \"raids/%s/%s%s.lua\"",
                       now->script->path, parts[part].role, word, raid, parts[part].file_folder,
                       word + (whole ? own + 1 : 0));
    }
    ag_part_row *row = push(now, parts[part].table);
    if (row != NULL) *row = (ag_part_row){ raid, script->key, position };
    return AG_OK;
}

static ag_status add_raid(const resolving *now, ag_error *error)
{
    ag_status status = AG_OK;
    ag_raid_row *row = push(now, AG_TABLE_RAID);
    if (row != NULL) *row = (ag_raid_row){ now->script->key, keep(now, now->facts->name) };
    for (int part = 0; part < 3; part++) {
        int before = now->answers->tables[parts[part].table].count;
        for (int i = 0; i < now->facts->row_count && status == AG_OK; i++) {
            int position = now->answers->tables[parts[part].table].count - before + 1;
            if (strcmp(now->facts->rows[i].role, parts[part].role) != 0) continue;
            status = add_part(now, part, now->facts->rows[i].key, position, error);
        }
    }
    return status;
}

static void resolve_kind(ag_descriptions *answers, const ag_library *library, int kind)
{
    for (int i = 0; i < answers->all.count && answers->findings.count < AG_SLIP_MAX; i++) {
        ag_described *answer = ag_list_at(&answers->all, i);
        ag_error why = { 0 };
        int counts[AG_TABLE_COUNT];
        if (answer->kind != kind || answer->facts == NULL) continue;
        const ag_script_row *script = ag_library_script(library, answer->key);
        resolving now = { answers, library, script, answer->facts };
        for (int at = 0; at < AG_TABLE_COUNT; at++) counts[at] = answers->tables[at].count;
        if ((kind == AG_SCRIPT_RAID ? add_raid : add_deck)(&now, &why) == AG_OK) continue;
        for (int at = 0; at < AG_TABLE_COUNT; at++) answers->tables[at].count = counts[at];
        answer->kind = AG_KIND_FAILED;
        add_finding(answers, script, &why);
    }
}

ag_status ag_descriptions_resolve(ag_descriptions *answers, const ag_library *library,
                                  ag_error *error)
{
    resolve_kind(answers, library, AG_SCRIPT_RAID);
    resolve_kind(answers, library, AG_SCRIPT_DECK);
    return answers->arena.failed ? ag_no_memory(error, "the card database") : AG_OK;
}

// ---- all of them ----

static void add_meta(ag_library *library)
{
    ag_arena *arena = &library->arena;
    const char *rows[][2] = { { "api_level", ag_arena_print(arena, "%d", AG_API_LEVEL) },
                              { "built_by", "aggro " AG_VERSION },
                              { "content", ag_library_content(library) } };
    for (int i = 0; i < 3; i++) {
        ag_meta_row *row = ag_list_push(&library->tables[AG_TABLE_META], arena);
        if (row != NULL) *row = (ag_meta_row){ rows[i][0], rows[i][1] };
    }
    ag_pack_row *pack = ag_list_push(&library->tables[AG_TABLE_PACK], arena);
    if (pack != NULL) *pack = (ag_pack_row){ "aggro", "Aggro", AG_API_LEVEL };
}

// Moves the rows of these tables, which the library does not have yet.
static void take_rows(ag_library *library, ag_descriptions *answers, int first, int last)
{
    for (int table = first; table <= last; table++) {
        AG_ASSERT(library->tables[table].count == 0);
        ag_list_close(&library->tables[table]);
        library->tables[table] = answers->tables[table];
        answers->tables[table] = (ag_list){ .size = ag_tables[table].row_size };
    }
}

ag_status ag_library_describe(ag_library *library, const ag_describer *describer, ag_list *findings,
                              ag_error *error)
{
    ag_list keys = { .size = sizeof(const char *) };
    ag_descriptions answers = ag_descriptions_open();
    const ag_list *scripts = &library->tables[AG_TABLE_SCRIPT];
    add_meta(library);
    for (int i = 0; i < scripts->count; i++) {
        const char **key = ag_list_push(&keys, &library->arena);
        if (key != NULL) *key = ((const ag_script_row *)ag_list_at(scripts, i))->key;
    }
    ag_status status = library->arena.failed ? ag_no_memory(error, "the card database")
                                             : ag_ask(library, describer, &keys, &answers, error);
    if (status == AG_OK) {
        take_rows(library, &answers, AG_TABLE_CARD, AG_TABLE_CARD_TEXT);
        status = ag_descriptions_resolve(&answers, library, error);
    }
    if (status == AG_OK) {
        take_rows(library, &answers, AG_TABLE_RAID, AG_TABLE_COUNT - 1);
        ag_library_link_decks(library);
    }
    if (findings != NULL) append(findings, &answers.findings, &library->arena);
    if (status == AG_OK && answers.findings.count > 0) {
        const ag_build_finding *first = ag_list_at(&answers.findings, 0);
        status = ag_fail(error, AG_BAD_CONTENT, "%s", first->text);
    }
    ag_arena_take(&library->arena, &answers.arena);
    ag_descriptions_close(&answers);
    ag_list_close(&keys);
    return status;
}
