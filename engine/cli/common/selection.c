// A word is a card (by name, key or file), a file or folder of scenarios, a pack, or a folder of
// cards.
#include "cli/common/selection.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/assert.h"
#include "base/list.h"
#include "base/span.h"

typedef struct chooser {
    ag_engine *engine;
    const ag_paths *folders;
    char where[300];  // the folders, as people read them
    ag_named named;   // what the scenarios name; read when a card is searched for
    ag_selection *out;
} chooser;

// ---- scenarios ----

static int add_all(chooser *at, const ag_paths *paths)
{
    for (int i = 0; i < paths->count; i++) {
        if (!ag_paths_have(&at->out->scenarios, paths->paths[i])
            && !ag_paths_note(&at->out->scenarios, paths->paths[i])) {
            return ag_cli_no_memory("for what is to be tested");
        }
    }
    return AG_EXIT_OK;
}

// Those of the packs that are named, or else all that there are.
static int add_everything(chooser *at, const ag_pack_list *packs)
{
    ag_paths named = { 0 }, all = { 0 };
    int code = packs->named.count > 0 ? ag_scenario_folders_named(packs, &named) : AG_EXIT_OK;
    const ag_paths *folders = packs->named.count > 0 ? &named : at->folders;
    if (code == AG_EXIT_OK) code = ag_scenario_files(folders, &all);
    if (code == AG_EXIT_OK && all.count == 0) {
        code = ag_paths_add(&all, folders->paths[0]);  // says that there is none
    }
    if (code == AG_EXIT_OK) code = add_all(at, &all);
    ag_paths_close(&named);
    ag_paths_close(&all);
    return code;
}

// Adds the scenarios below the path, each once.
static int add_path(chooser *at, const char *path)
{
    ag_paths all = { 0 };
    int code = ag_paths_add(&all, path);
    if (code == AG_EXIT_OK) code = add_all(at, &all);
    ag_paths_close(&all);
    return code;
}

// ---- cards ----

static int note_card(ag_selection *out, const ag_card_place *card)
{
    ag_card_place *cards =
        ag_list_room(out->cards, &out->card_capacity, out->card_count + 1, sizeof *cards);
    if (cards == NULL) return ag_cli_no_memory("for what is to be tested");
    out->cards = cards;
    cards[out->card_count++] = *card;
    return AG_EXIT_OK;
}

// Adds the card, and the scenarios that name it; `found` counts these.
static int add_card(chooser *at, const ag_card_place *card, int *found)
{
    int code = note_card(at->out, card);
    *found = 0;
    if (code == AG_EXIT_OK) code = ag_named_open(&at->named, at->folders);
    for (int i = 0; code == AG_EXIT_OK && i < at->named.files.count; i++) {
        if (ag_named_names(&at->named, i, card)) {
            ag_paths one = { .paths = &at->named.files.paths[i], .count = 1 };
            code = add_all(at, &one);
            ++*found;
        }
    }
    return code;
}

static int add_one_card(chooser *at, const ag_card_place *card)
{
    int found;
    int code = add_card(at, card, &found);
    if (code == AG_EXIT_OK && found == 0) {
        fprintf(stderr, "aggro: no scenario below %s names %s (%s)\n", at->where, card->name,
                card->key);
    }
    return code;
}

// ---- folders of cards ----

static int is_card(chooser *at, const char *path, ag_card_place *card)
{
    return ag_engine_card_place(at->engine, path, card, NULL) == AG_OK;
}

static int holds_cards(chooser *at, const ag_paths *files)
{
    ag_card_place card;
    int found = 0;
    for (int i = 0; i < files->count && !found; i++) found = is_card(at, files->paths[i], &card);
    return found;
}

// Adds each card of the folder. Other files (decks, modules, translations) do
// not have their own scenarios.
static int add_cards(chooser *at, const ag_paths *files)
{
    ag_card_place card;
    int code = AG_EXIT_OK;
    for (int i = 0; i < files->count && code == AG_EXIT_OK; i++) {
        char line[1024];
        int found = 1;
        if (!is_card(at, files->paths[i], &card)) continue;
        code = add_card(at, &card, &found);
        if (code == AG_EXIT_OK && found == 0) {
            snprintf(line, sizeof line, "%s: no scenario below %s names %s (%s)", files->paths[i],
                     at->where, card.name, card.key);
            code = ag_paths_note(&at->out->untested, line)
                       ? AG_EXIT_OK
                       : ag_cli_no_memory("for what is to be tested");
        }
    }
    return code;
}

static int is_of_scenarios(const chooser *at, const char *path)
{
    for (int i = 0; i < at->folders->count; i++) {
        if (ag_path_below(path, at->folders->paths[i])) return 1;
    }
    return 0;
}

static int add_folder(chooser *at, const char *path)
{
    ag_paths files = { 0 };
    char own[1100];
    snprintf(own, sizeof own, "%s/scenarios", path);
    if (ag_is_pack(path)) return add_path(at, own);  // a pack stands for its scenarios
    int code = ag_paths_add(&files, path);
    if (code == AG_EXIT_OK) {
        int cards = !is_of_scenarios(at, path) && holds_cards(at, &files);
        code = cards ? add_cards(at, &files) : add_all(at, &files);
    }
    ag_paths_close(&files);
    return code;
}

// ---- words ----

static int add_word(chooser *at, const char *word)
{
    ag_error error = { 0 };
    struct stat there;
    ag_card_place card;
    if (!is_of_scenarios(at, word)
        && ag_engine_card_place(at->engine, word, &card, &error) == AG_OK) {
        return add_one_card(at, &card);
    }
    if (stat(word, &there) == 0) {
        return S_ISDIR(there.st_mode) ? add_folder(at, word) : add_path(at, word);
    }
    if (is_of_scenarios(at, word) || strstr(word, ".lua") != NULL) {
        return add_path(at, word);  // reports that it does not exist
    }
    return ag_cli_usage("%s; and no file or folder of scenarios is called so", error.text);
}

int ag_selection_read(const ag_project *project, const ag_arguments *arguments, ag_selection *out)
{
    chooser at = { .engine = project->engine, .folders = &project->scenarios, .out = out };
    int code = AG_EXIT_OK;
    AG_ASSERT(out->scenarios.count == 0);
    ag_writer where = ag_writer_open(at.where, sizeof at.where);
    for (int i = 0; i < at.folders->count; i++) {
        ag_write(&where, "%s\"%s\"", i > 0 ? " or " : "", at.folders->paths[i]);
    }
    if (arguments->word_count == 0) code = add_everything(&at, &project->packs);
    for (int i = 0; i < arguments->word_count && code == AG_EXIT_OK; i++) {
        code = add_word(&at, arguments->words[i]);
    }
    ag_named_close(&at.named);
    return code;
}

void ag_selection_close(ag_selection *chosen)
{
    ag_paths_close(&chosen->scenarios);
    ag_paths_close(&chosen->untested);
    free(chosen->cards);
    *chosen = (ag_selection){ 0 };
}
