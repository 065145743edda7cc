// What is to be tested. A word is a card (by name, key or file), a file or folder of scenarios, a
// pack, or a folder of cards.
#include "cli/common/scenario_files.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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

static void add_all(chooser *at, const ag_paths *paths)
{
    for (int i = 0; i < paths->count; i++) {
        ag_paths_note_once(&at->out->scenarios, paths->paths[i]);
    }
}

// Adds the scenarios below the path, each once.
static void add_path(chooser *at, const char *path)
{
    ag_paths all = { 0 };
    ag_paths_add(&all, path);
    add_all(at, &all);
    ag_paths_close(&all);
}

// Those of the packs that are named, or else all that there are.
static void add_everything(chooser *at, const ag_pack_list *packs)
{
    const ag_paths *named = &packs->named;
    ag_paths all = { 0 };
    for (int i = 0; i < named->count; i++) {
        char folder[1100];
        snprintf(folder, sizeof folder, "%s/scenarios", named->paths[i]);
        ag_paths_add_any(&all, folder);
    }
    if (named->count > 0 && all.count == 0) {
        ag_cli_stop(AG_USAGE,
                    "\"%s\" has no folder scenarios/ with scenarios: "
                    "\"aggro new scenario NAME --in %s\" begins one",
                    named->paths[0], named->paths[0]);
    }
    if (named->count == 0) ag_scenario_files(at->folders, &all);
    if (all.count == 0) ag_paths_add(&all, at->folders->paths[0]);  // says that there is none
    add_all(at, &all);
    ag_paths_close(&all);
}

// Adds the card, and the scenarios that name it. Returns how many these are.
static int add_card(chooser *at, const ag_card_place *card)
{
    ag_selection *out = at->out;
    int found = 0;
    out->cards =
        ag_list_room(out->cards, &out->card_capacity, out->card_count + 1, sizeof *out->cards);
    if (out->cards == NULL) ag_cli_no_memory("for what is to be tested");
    out->cards[out->card_count++] = *card;
    ag_named_open(&at->named, at->folders);
    ag_paths none = { 0 };
    if (at->named.files.count == 0) ag_paths_add(&none, at->folders->paths[0]);  // says so
    for (int i = 0; i < at->named.files.count; i++) {
        if (ag_naming_has(&at->named.texts[i], card)) {
            ag_paths_note_once(&out->scenarios, at->named.files.paths[i]);
            found++;
        }
    }
    return found;
}

static int is_card(chooser *at, const char *path, ag_card_place *card)
{
    return ag_engine_card_place(at->engine, path, card, NULL) == AG_OK;
}

// Adds each card of a folder; if it has none, its files are scenarios. Decks, modules and
// translations beside cards have no scenarios of their own.
static void add_folder(chooser *at, const char *path)
{
    ag_paths files = { 0 };
    ag_card_place card;
    char own[1100], line[1024];
    int cards = 0, of_scenarios = ag_path_below_any(path, at->folders);
    snprintf(own, sizeof own, "%s/scenarios", path);
    if (ag_is_pack(path)) {
        add_path(at, own);  // a pack stands for its scenarios
        return;
    }
    ag_paths_add(&files, path);
    for (int i = 0; i < files.count && !of_scenarios; i++) {
        if (!is_card(at, files.paths[i], &card)) continue;
        cards++;
        if (add_card(at, &card) > 0) continue;
        snprintf(line, sizeof line, "%s: no scenario below %s names %s (%s)", files.paths[i],
                 at->where, card.name, card.key);
        ag_paths_note(&at->out->untested, line);
    }
    if (cards == 0) add_all(at, &files);
    ag_paths_close(&files);
}

static void add_word(chooser *at, const char *word)
{
    ag_error error = { 0 };
    ag_card_place card;
    int of_scenarios = ag_path_below_any(word, at->folders);
    if (!of_scenarios && ag_engine_card_place(at->engine, word, &card, &error) == AG_OK) {
        if (add_card(at, &card) == 0) {
            fprintf(stderr, "aggro: no scenario below %s names %s (%s)\n", at->where, card.name,
                    card.key);
        }
    } else if (ag_path_is_folder(word)) {
        add_folder(at, word);
    } else if (access(word, F_OK) == 0 || of_scenarios || strstr(word, ".lua") != NULL) {
        add_path(at, word);  // reports it where it does not exist
    } else {
        ag_cli_stop(AG_USAGE, "%s; and no file or folder of scenarios is called so", error.text);
    }
}

void ag_selection_read(const ag_arguments *arguments, ag_engine *engine, const ag_paths *folders,
                       const ag_pack_list *packs, ag_selection *out)
{
    chooser at = { .engine = engine, .folders = folders, .out = out };
    AG_ASSERT(out->scenarios.count == 0);
    ag_writer where = ag_writer_open(at.where, sizeof at.where);
    for (int i = 0; i < folders->count; i++) {
        ag_write(&where, "%s\"%s\"", i > 0 ? " or " : "", folders->paths[i]);
    }
    if (arguments->word_count == 0) add_everything(&at, packs);
    for (int i = 0; i < arguments->word_count; i++) add_word(&at, arguments->words[i]);
    ag_named_close(&at.named);
}

void ag_selection_close(ag_selection *chosen)
{
    ag_paths_close(&chosen->scenarios);
    ag_paths_close(&chosen->untested);
    free(chosen->cards);
    *chosen = (ag_selection){ 0 };
}

int ag_selection_run(ag_engine *engine, const char *path, const ag_scenario_how *how,
                     ag_scenario_result *out)
{
    ag_error error = { 0 };
    *out = (ag_scenario_result){ 0 };
    if (ag_scenario_run_how(engine, path, how, out, &error) == AG_OK) return 1;
    out->passed = 0;
    out->failed = 1;
    snprintf(out->report, sizeof out->report, "%s", error.text);
    return 0;
}
