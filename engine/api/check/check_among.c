// Checks decks and raids, by the facts of all cards.
#include "api/check/check_among.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/letter.h"
#include "store/decks/deck_check.h"

ag_status ag_check_among_open(ag_check_among *among, ag_error *error)
{
    size_t count = (size_t)among->files->rows.count + 1;
    among->kinds = calloc(count, sizeof *among->kinds);
    among->cards = calloc(count, sizeof *among->cards);
    among->wholes = (ag_list){ .size = sizeof(ag_check_whole) };
    return among->kinds == NULL || among->cards == NULL
               ? ag_fail(error, AG_NO_MEMORY, "no memory for a check")
               : AG_OK;
}

void ag_check_among_close(ag_check_among *among)
{
    free(among->kinds);
    free(among->cards);
    ag_list_close(&among->wholes);
}

static const ag_check_file *file_at(const ag_check_among *among, int index)
{
    return ag_list_at(&among->files->rows, index);
}

// ---- what files say ----

static const char *keep(ag_check_among *among, const char *text)
{
    return ag_arena_text(&among->library->arena, text);
}

static void note_card(ag_check_among *among, int file, const ag_facts *facts)
{
    among->cards[file] = (ag_card_row){ .key = file_at(among, file)->key,
                                        .name = keep(among, facts->name),
                                        .type = keep(among, facts->type),
                                        .rarity = "",
                                        .damage = "",
                                        .tags = keep(among, facts->tags),
                                        .classes = keep(among, facts->classes),
                                        .faction = keep(among, facts->faction),
                                        .requires = keep(among, facts->requires),
                                        .deckbuilding = keep(among, facts->deckbuilding),
                                        .back_name = "",
                                        .boss_order = facts->boss_order,
                                        .is_unique = facts->is_unique,
                                        .is_unlimited = facts->is_unlimited,
                                        .is_token = facts->is_token,
                                        .text = "",
                                        .back_text = "" };
}

void ag_check_among_note(ag_check_among *among, int file, const ag_facts *facts)
{
    among->kinds[file] = (uint8_t)(1 + facts->kind);
    if (facts->kind == AG_SCRIPT_CARD && facts->name[0] != '\0') note_card(among, file, facts);
    if (facts->kind == AG_SCRIPT_DECK || facts->kind == AG_SCRIPT_RAID) {
        ag_check_whole *whole = ag_list_push(&among->wholes, &among->library->arena);
        if (whole != NULL) {
            whole->file = file;
            whole->facts = *facts;
        }
    }
}

// Reads cards that are not checked themselves, because a deck may hold them. Their
// errors do not matter here.
static ag_status read_others(ag_check_among *among, ag_error *error)
{
    ag_facts *facts = calloc(1, sizeof *facts);
    if (facts == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory for a check");
    for (int i = 0; i < among->files->rows.count; i++) {
        ag_error why;
        const ag_check_file *file = file_at(among, i);
        int is_part = strstr(file->key, "/decks/") != NULL || strstr(file->key, "/phases/") != NULL;
        if (among->kinds[i] != 0 || file->key[0] == '?' || file->manifest || is_part) continue;
        ag_checking_next(among->checking);
        ag_status status =
            ag_script_look(&among->checking->host, among->source, file->key, NULL, facts, &why);
        if (status == AG_OK && facts->kind == AG_SCRIPT_CARD) {
            among->kinds[i] = 1 + AG_SCRIPT_CARD;
            note_card(among, i, facts);
        }
    }
    free(facts);
    return AG_OK;
}

static void fill_library(ag_check_among *among)
{
    for (int i = 0; i < among->files->rows.count; i++) {
        const ag_check_file *file = file_at(among, i);
        int is_raid = strncmp(file->path, "raids/", 6) == 0 && strchr(file->key, '/') == NULL;
        ag_raid_row *raid =
            !is_raid ? NULL
                     : ag_list_push(&among->library->tables[AG_TABLE_RAID], &among->library->arena);
        if (raid != NULL) *raid = (ag_raid_row){ .key = file->key, .name = file->key };
        ag_card_row *row =
            among->cards[i].key == NULL
                ? NULL
                : ag_list_push(&among->library->tables[AG_TABLE_CARD], &among->library->arena);
        if (row != NULL) *row = among->cards[i];
    }
}

// ---- decks ----

typedef struct deck_reader {
    ag_check_among *among;
    const ag_check_file *file;
    const ag_facts *facts;
} deck_reader;

// The line that has the word in quotes.
static int line_of(const ag_check_file *file, const char *word)
{
    char quoted[160];
    snprintf(quoted, sizeof quoted, "\"%s\"", word);
    return ag_line_of(file->text, strstr(file->text, quoted));
}

static const ag_card_row *find_card(const deck_reader *in, const char *word)
{
    const ag_card_row *card = NULL;
    ag_error why = { 0 };
    const char *path = in->file->path;
    char raid[AG_NAME_MAX + 1] = "";
    if (strncmp(path, "raids/", 6) == 0) {
        snprintf(raid, sizeof raid, "%.*s", (int)strcspn(path + 6, "/"), path + 6);
    }
    if (ag_library_resolve_in(in->among->library, raid, word, &card, &why) < 0) {
        ag_findings_add(in->among->findings, in->file->path, line_of(in->file, word),
                        AG_FINDING_UNKNOWN_CARD, "%s", why.text);
        return NULL;
    }
    return card;
}

static int add_breach(void *context, int line, const char *text, const char *rule)
{
    const deck_reader *in = context;
    int at =
        line >= 0 && line < in->facts->row_count ? line_of(in->file, in->facts->rows[line].key) : 1;
    ag_findings_add(in->among->findings, in->file->path, at, AG_FINDING_DECK_RULE, "%s (%s)", text,
                    rule);
    return 1;
}

static void check_deck(deck_reader *in)
{
    const ag_card_row *cards[AG_FACT_ROWS_MAX];
    int counts[AG_FACT_ROWS_MAX];
    const ag_facts *facts = in->facts;
    int of_raid = strncmp(in->file->path, "raids/", 6) == 0;
    for (int i = 0; i < facts->row_count; i++) {
        cards[i] = find_card(in, facts->rows[i].key);
        counts[i] = facts->rows[i].count;
    }
    if (of_raid || ag_findings_of(in->among->findings, in->file->path) > 0) {
        return;  // what can't be read can't be counted
    }
    if (facts->hero[0] == '\0') {
        ag_findings_add(in->among->findings, in->file->path, 1, AG_FINDING_MISSING,
                        "a player's deck names its hero: hero = \"…\"");
        return;
    }
    ag_deck_held held = { .hero = find_card(in, facts->hero),
                          .hero_word = facts->hero,
                          .cards = cards,
                          .counts = counts,
                          .count = facts->row_count };
    if (held.hero != NULL) ag_deck_breaches(in->among->library, &held, add_breach, in);
}

// ---- raids ----

// Bosses are numbered in the order of the list; successive ones with the same number are the
// cards of one Boss (R101.4).
static void check_bosses(const deck_reader *in)
{
    int order = 0, before = 0;
    for (int i = 0; i < in->facts->row_count; i++) {
        const char *key = in->facts->rows[i].key;
        const char *stem = strrchr(key, '/');
        if (strcmp(in->facts->rows[i].role, "boss") != 0) continue;
        const ag_card_row *boss = ag_library_card(in->among->library, key);
        int swaps = boss != NULL && order > 0 && before == order && boss->boss_order == order;
        order += !swaps;
        before = boss != NULL ? boss->boss_order : 0;
        int line = line_of(in->file, stem == NULL ? key : stem + 1);
        if (boss != NULL && strcmp(boss->type, "boss") != 0) {
            ag_findings_add(in->among->findings, in->file->path, line, AG_FINDING_BOSS_ORDER,
                            "\"%s\" is no Boss: boss \"Name\" { … }", key);
        } else if (boss != NULL && boss->boss_order != order) {
            ag_findings_add(in->among->findings, in->file->path, line, AG_FINDING_BOSS_ORDER,
                            "\"%s\" stands at place %d, but its order is %d", key, order,
                            boss->boss_order);
        }
    }
}

ag_status ag_check_among_all(ag_check_among *among, ag_error *error)
{
    if (among->wholes.count == 0) return AG_OK;
    ag_status status = read_others(among, error);
    fill_library(among);
    for (int i = 0; i < among->wholes.count && status == AG_OK; i++) {
        const ag_check_whole *whole = ag_list_at(&among->wholes, i);
        deck_reader in = { among, file_at(among, whole->file), &whole->facts };
        if (whole->facts.kind == AG_SCRIPT_DECK) {
            check_deck(&in);
        } else {
            check_bosses(&in);
        }
    }
    return among->library->arena.failed ? ag_fail(error, AG_NO_MEMORY, "no memory for a check")
                                        : status;
}
