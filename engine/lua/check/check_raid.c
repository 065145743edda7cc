// Finds what is never used in a raid's folder, by looking for uses in the texts of its files.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/letter.h"
#include "lua/check/check.h"
#include "lua/host/draft.h"

enum { WORDS_SIZE = 200 };

typedef struct folder {
    const ag_host *host;
    const ag_raid_def *raid;
    const ag_script *script;  // raid.lua
    ag_findings *findings;
} folder;

// ---- files ----

static int is_of(const folder *in, const char *key)
{
    size_t size = strlen(in->raid->key);
    return strncmp(key, in->raid->key, size) == 0 && (key[size] == '/' || key[size] == '\0');
}

// The i-th file of the raid; 0 past the last.
static int file_at(const folder *in, int *place, ag_script *out)
{
    const ag_source *source = ag_host_source(in->host);
    const char *key;
    while ((key = source->key(source->context, (*place)++)) != NULL) {
        if (is_of(in, key) && ag_host_find(in->host, key, out)) return 1;
    }
    return 0;
}

// Whether the name stands between these in a file of the raid other than `but` (NULL: in any file).
static int stands_in(const folder *in, const char *but, const char *before, const char *name,
                     const char *behind)
{
    char words[WORDS_SIZE];
    ag_script file;
    snprintf(words, sizeof words, "%s%s%s", before, name, behind);
    for (int place = 0; file_at(in, &place, &file);) {
        int other = but == NULL || strcmp(file.key, but) != 0;
        if (other && ag_find_words(file.source, words) != NULL) return 1;
    }
    return 0;
}

static int is_quoted(const folder *in, const char *but, const char *name)
{
    return stands_in(in, but, "\"", name, "\"");
}

// The line of raid.lua where the words stand after `section`, or at all; 1: nowhere.
static int line_of(const folder *in, const char *section, const char *words)
{
    const char *from = strstr(in->script->source, section);
    const char *at = ag_find_words(from == NULL ? in->script->source : from, words);
    return ag_line_of(in->script->source, at);
}

// ---- words of the raid, sequences ----

static void check_words(const folder *in)
{
    for (int i = 0; i < in->raid->word_count; i++) {
        const char *word = in->raid->word_names[i];
        if (!stands_in(in, NULL, "word.", word, "") && !stands_in(in, NULL, "raid.", word, "")
            && !is_quoted(in, NULL, word)) {
            ag_check_report(in->findings, line_of(in, "words", word), AG_FINDING_UNUSED_WORD,
                            "no script of the raid reads its word \"%s\"", word);
        }
    }
}

static void check_sequences(const folder *in)
{
    for (int i = 0; i < in->raid->sequence_count; i++) {
        const char *word = in->raid->sequences[i].word;
        if (in->raid->destroyed != 1 + i && !is_quoted(in, NULL, word)) {
            ag_check_report(in->findings, line_of(in, "", word), AG_FINDING_UNUSED_FILE,
                            "nothing enters the sequence \"%s\": begin_sequence(\"%s\")", word,
                            word);
        }
    }
}

// ---- cards and decks ----

// "main_heroic": the deck "main" in the mode "heroic".
static int is_mode_of_deck(const folder *in, const char *stem)
{
    for (int i = 0; i < in->raid->deck_count; i++) {
        size_t length = strlen(in->raid->deck_names[i]);
        if (strncmp(in->raid->deck_names[i], stem, length) == 0 && stem[length] == '_') return 1;
    }
    return 0;
}

// Whether another file has the name that the file gives its card: the first text after `return`.
static int is_named(const folder *in, const ag_script *file)
{
    char name[WORDS_SIZE];
    const char *at = strstr(file->source, "return ");
    const char *quote = at == NULL ? NULL : strchr(at, '"');
    snprintf(name, sizeof name, "%.*s", quote == NULL ? 0 : (int)strcspn(quote + 1, "\""),
             quote == NULL ? "" : quote + 1);
    return is_quoted(in, file->key, name);
}

static void check_card(const folder *in, const ag_script *file, const char *stem)
{
    // A key that is put together, "lair/onyxia_%d", names every key that begins with its text.
    char stub[WORDS_SIZE];
    snprintf(stub, sizeof stub, "%.*s", (int)strcspn(file->key, "0123456789"), file->key);
    int known = ag_word_find(in->raid->boss_keys, in->raid->boss_count, file->key) >= 0
                || is_quoted(in, file->key, file->key) || is_quoted(in, file->key, stem)
                || is_named(in, file)
                || (file->key[strlen(stub)] != '\0' && stands_in(in, file->key, "\"", stub, "%d"));
    if (!known) {
        ag_findings_add(in->findings, file->path, 1, AG_FINDING_UNUSED_CARD,
                        "no deck of the raid has \"%s\", and no script names it", file->key);
    }
}

// A card of the raid's set that players' decks hold: cards/<set>/<stem>.lua.
static int is_for_players(const ag_script *file)
{
    char ending[AG_NAME_MAX + 16];
    int size = snprintf(ending, sizeof ending, "cards/%s.lua", file->key);
    size_t length = strlen(file->path);
    AG_ASSERT(size > 0 && (size_t)size < sizeof ending);
    return length >= (size_t)size && strcmp(file->path + length - size, ending) == 0;
}

static void check_deck(const folder *in, const ag_script *file, const char *stem)
{
    if (ag_raid_deck_called(in->raid, stem) < 0 && !is_mode_of_deck(in, stem)) {
        ag_findings_add(in->findings, file->path, 1, AG_FINDING_UNUSED_FILE,
                        "the raid's `decks` do not name \"%s\"", stem);
    }
}

static int is_in(const ag_script *file, const char *part)
{
    return strstr(file->path, part) != NULL;
}

static void check_file(const folder *in, const ag_script *file)
{
    const char *rest = file->key + strlen(in->raid->key);
    const char *stem = strrchr(file->key, '/');
    int phase = strncmp(rest, "/phases/", 8) == 0;
    if (rest[0] == '\0' || stem == NULL || strncmp(rest, "/lang/", 6) == 0
        || is_for_players(file)) {
        return;
    }
    if (strncmp(rest, "/decks/", 7) == 0) {
        check_deck(in, file, stem + 1);
    } else if ((!phase && is_in(file, "/cards/")) || is_in(file, "/events/")
               || is_in(file, "/tokens/") || is_in(file, "/bosses/")) {
        check_card(in, file, stem + 1);
    } else if (strcmp(rest, "/rules") != 0 && !is_quoted(in, file->key, file->key)) {
        ag_findings_add(in->findings, file->path, 1, AG_FINDING_UNUSED_FILE,
                        "no script of the raid uses \"%s\"", file->key);
    }
}

// ---- what raid.lua names ----

static void check_decks(const folder *in)
{
    for (int i = 0; i < in->raid->deck_count; i++) {
        char key[WORDS_SIZE];
        ag_script deck;
        snprintf(key, sizeof key, "%s/decks/%s", in->raid->key, in->raid->deck_names[i]);
        if (!ag_host_find(in->host, key, &deck)) {
            snprintf(key, sizeof key, "\"%s\"", in->raid->deck_names[i]);
            ag_check_report(in->findings, line_of(in, "", key), AG_FINDING_UNKNOWN_FILE,
                            "the deck %s has no file: raids/%s/decks/%s.lua", key, in->raid->key,
                            in->raid->deck_names[i]);
        }
    }
}

// ["R200.1"] = "its title". A rule that repeats another, or that no game shows, has a table
// instead.
static void check_rules(const folder *in)
{
    char key[WORDS_SIZE], number[WORDS_SIZE];
    ag_script rules;
    snprintf(key, sizeof key, "%s/rules", in->raid->key);
    if (!ag_host_find(in->host, key, &rules)) return;
    for (const char *at = rules.source; (at = strstr(at, "[\"")) != NULL; at++) {
        snprintf(number, sizeof number, "%.*s", (int)strcspn(at + 2, "\""), at + 2);
        const char *value = at + strcspn(at, "=") + 1;
        int says_it = value[strspn(value, " ")] != '{';
        if (says_it && !stands_in(in, key, "", number, "")) {
            ag_findings_add(in->findings, rules.path, ag_line_of(rules.source, at),
                            AG_FINDING_UNCITED_RULE, "no script of the raid names the rule %s",
                            number);
        }
    }
}

void ag_check_raid(const ag_host *host, const ag_script *script, ag_findings *findings)
{
    folder in = { host, ag_host_catalog(host)->raid, script, findings };
    ag_script file;
    if (in.raid == NULL || strcmp(in.raid->key, script->key) != 0) return;
    check_words(&in);
    check_sequences(&in);
    check_decks(&in);
    check_rules(&in);
    for (int place = 0; file_at(&in, &place, &file);) {
        check_file(&in, &file);
    }
}
