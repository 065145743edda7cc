// Finds what is never used in a raid's folder, by looking for uses in the texts of its files.
#include "lua/check_raid.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/letter.h"
#include "lua/draft.h"

enum { WORDS_SIZE = 200 };

typedef struct folder {
    const ag_host *host;
    const ag_raid_def *raid;
    const ag_script *script;  // raid.lua
    ag_findings *findings;
} folder;

// ---- texts ----

static int is_word_byte(char byte)
{
    return ag_is_alnum(byte) || byte == '_';
}

static const char *find_words(const char *text, const char *words)
{
    size_t size = strlen(words);
    for (const char *at = text; (at = strstr(at, words)) != NULL; at += size) {
        int begins = at == text || !is_word_byte(words[0]) || !is_word_byte(at[-1]);
        int ends = !is_word_byte(words[size - 1]) || !is_word_byte(at[size]);
        if (begins && ends) return at;
    }
    return NULL;
}

static int line_at(const char *text, const char *at)
{
    int line = 1;
    for (; text < at; text++) {
        line += *text == '\n';
    }
    return line;
}

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

// Whether the words stand in a file of the raid other than `but` (NULL: in any file).
static int stands_in_another(const folder *in, const char *words, const char *but)
{
    ag_script file;
    for (int place = 0; file_at(in, &place, &file);) {
        if ((but == NULL || strcmp(file.key, but) != 0) && find_words(file.source, words) != NULL) {
            return 1;
        }
    }
    return 0;
}

// ---- words of the raid, sequences ----

static void check_words(const folder *in)
{
    static const char *const forms[] = { "word.%s", "raid.%s", "\"%s\"" };
    const char *declared = strstr(in->script->source, "words");
    for (int i = 0; i < in->raid->word_count; i++) {
        char words[WORDS_SIZE];
        int used = 0;
        for (int form = 0; form < 3; form++) {
            snprintf(words, sizeof words, forms[form], in->raid->word_names[i]);
            used |= stands_in_another(in, words, NULL);
        }
        if (!used) {
            const char *at = find_words(declared == NULL ? in->script->source : declared,
                                        in->raid->word_names[i]);
            ag_check_report(in->findings, at == NULL ? 1 : line_at(in->script->source, at),
                            AG_FINDING_UNUSED_WORD, "no script of the raid reads its word \"%s\"",
                            in->raid->word_names[i]);
        }
    }
}

static void check_sequences(const folder *in)
{
    for (int i = 0; i < in->raid->sequence_count; i++) {
        char words[WORDS_SIZE];
        const char *word = in->raid->sequences[i].word;
        snprintf(words, sizeof words, "\"%s\"", word);
        if (in->raid->destroyed != 1 + i && !stands_in_another(in, words, NULL)) {
            const char *at = find_words(in->script->source, word);
            ag_check_report(in->findings, at == NULL ? 1 : line_at(in->script->source, at),
                            AG_FINDING_UNUSED_FILE,
                            "nothing enters the sequence \"%s\": begin_sequence(\"%s\")", word,
                            word);
        }
    }
}

// ---- files ----

static int begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

static int is_deck(const folder *in, const char *stem)
{
    return ag_raid_deck_called(in->raid, stem) >= 0;
}

// "main_heroic": the deck "main" in the mode "heroic".
static int is_mode_of_deck(const folder *in, const char *stem)
{
    for (int i = 0; i < in->raid->deck_count; i++) {
        size_t length = strlen(in->raid->deck_names[i]);
        if (strncmp(in->raid->deck_names[i], stem, length) == 0 && stem[length] == '_') return 1;
    }
    return 0;
}

static int is_boss(const folder *in, const char *key)
{
    for (int i = 0; i < in->raid->boss_count; i++) {
        if (strcmp(in->raid->boss_keys[i], key) == 0) return 1;
    }
    return 0;
}

// The name that the file gives its card: the first text after `return`.
static void name_of(const ag_script *file, char *out, size_t capacity)
{
    const char *at = strstr(file->source, "return ");
    const char *quote = at == NULL ? NULL : strchr(at, '"');
    snprintf(out, capacity, "\"%.*s\"", quote == NULL ? 0 : (int)strcspn(quote + 1, "\""),
             quote == NULL ? "" : quote + 1);
}

static void check_card(const folder *in, const ag_script *file, const char *stem)
{
    char key[WORDS_SIZE], name[WORDS_SIZE], back[WORDS_SIZE];
    snprintf(key, sizeof key, "\"%s\"", file->key);
    snprintf(back, sizeof back, "\"%s\"", stem);
    name_of(file, name, sizeof name);
    // A key that is put together, "lair/onyxia_%d", names every key that begins with its text.
    char stub[WORDS_SIZE];
    snprintf(stub, sizeof stub, "%s", key);
    stub[strcspn(stub, "0123456789")] = '\0';
    strncat(stub, "%d", sizeof stub - strlen(stub) - 1);
    if (is_boss(in, file->key) || stands_in_another(in, key, file->key)
        || stands_in_another(in, back, file->key) || stands_in_another(in, name, file->key)
        || stands_in_another(in, stub, file->key)) {
        return;
    }
    ag_findings_add(in->findings, file->path, 1, AG_FINDING_UNUSED_CARD,
                    "no deck of the raid has \"%s\", and no script names it", file->key);
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

static void check_file(const folder *in, const ag_script *file)
{
    char quoted[WORDS_SIZE];
    const char *rest = file->key + strlen(in->raid->key);
    const char *stem = strrchr(file->key, '/');
    if (rest[0] == '\0' || stem == NULL || begins(rest, "/lang/") || is_for_players(file)) return;
    snprintf(quoted, sizeof quoted, "\"%s\"", file->key);
    if (begins(rest, "/decks/")) {
        if (!is_deck(in, stem + 1) && !is_mode_of_deck(in, stem + 1)) {
            ag_findings_add(in->findings, file->path, 1, AG_FINDING_UNUSED_FILE,
                            "the raid's `decks` do not name \"%s\"", stem + 1);
        }
    } else if (begins(rest, "/phases/") || strstr(file->path, "/cards/") == NULL) {
        int card = strstr(file->path, "/events/") != NULL || strstr(file->path, "/tokens/") != NULL
                   || strstr(file->path, "/bosses/") != NULL;
        if (card) {
            check_card(in, file, stem + 1);
        } else if (strcmp(rest, "/rules") != 0 && !stands_in_another(in, quoted, file->key)) {
            ag_findings_add(in->findings, file->path, 1, AG_FINDING_UNUSED_FILE,
                            "no script of the raid uses \"%s\"", file->key);
        }
    } else {
        check_card(in, file, stem + 1);
    }
}

// ---- decks and rules ----

static void check_decks(const folder *in)
{
    for (int i = 0; i < in->raid->deck_count; i++) {
        char key[WORDS_SIZE];
        ag_script deck;
        snprintf(key, sizeof key, "%s/decks/%s", in->raid->key, in->raid->deck_names[i]);
        if (!ag_host_find(in->host, key, &deck)) {
            snprintf(key, sizeof key, "\"%s\"", in->raid->deck_names[i]);
            const char *at = find_words(in->script->source, key);
            ag_check_report(in->findings, at == NULL ? 1 : line_at(in->script->source, at),
                            AG_FINDING_UNKNOWN_FILE,
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
        if (says_it && !stands_in_another(in, number, key)) {
            ag_findings_add(in->findings, rules.path, line_at(rules.source, at),
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
