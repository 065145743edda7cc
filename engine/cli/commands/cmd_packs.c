// aggro packs: the packs of the project file, what each brings, and which of them are on.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/error.h"
#include "cli/common/pack_list.h"
#include "cli/common/project_file.h"
#include "cli/output/json.h"

static const ag_option_row rows[] = {
    { "db", "FILE", "the card database that the packs are for (build/cards.db)" },
    { "json", NULL, "a line of JSON for each pack" },
    { NULL },
};

enum { NAMES_SHOWN = 4 };

typedef struct listed {
    ag_project_pack pack;
    ag_pack_info info;
    int taken;         // for what is opened now
    ag_error problem;  // status AG_OK: there is none
} listed;

typedef struct packs {
    ag_project_file file;
    listed *all;
    int count;
    char database[1100];
} packs;

// Reads the project file, and the manifest of each of its packs.
static void packs_open(const ag_arguments *arguments, packs *out)
{
    out->file = ag_project_file_open();
    ag_cli_database(arguments, out->database, sizeof out->database);
    out->all = calloc(AG_GIVEN_MAX, sizeof *out->all);
    if (out->all == NULL) ag_cli_no_memory("for a list of packs");
    for (; ag_project_file_pack(&out->file, out->count, &out->all[out->count].pack); out->count++) {
        listed *one = &out->all[out->count];
        (void)ag_pack_look(one->pack.path, &one->info, &one->problem);
    }
}

// The pack that a person means by its path or its key; -1: none.
static int find(const packs *of, const char *word)
{
    for (int by_key = 0; by_key <= 1; by_key++) {
        for (int i = 0; i < of->count; i++) {
            const listed *one = &of->all[i];
            if (by_key ? strcmp(one->info.key, word) == 0 : ag_path_same(one->pack.path, word)) {
                return i;
            }
        }
    }
    return -1;
}

// ---- what a pack brings ----

// Opens the database with the packs that are taken, but for the one at `but`.
static ag_status open_taken(const packs *of, int but, ag_engine **out, ag_error *error)
{
    const char *paths[AG_GIVEN_MAX];
    ag_engine_def def = ag_engine_default();
    def.database = of->database;
    def.packs = paths;
    for (int i = 0; i < of->count; i++) {
        if (of->all[i].taken && i != but) paths[def.pack_count++] = of->all[i].pack.path;
    }
    return ag_engine_open_with(&def, out, error);
}

// Takes the pack with those that it requires, as far as the project file names them.
static void take(packs *of, int index)
{
    listed *one = &of->all[index];
    if (one->taken) return;
    one->taken = 1;
    for (int i = 0; i < one->info.need_count; i++) {
        for (int other = 0; other < of->count; other++) {
            if (strcmp(of->all[other].info.key, one->info.needs[i]) == 0) take(of, other);
        }
    }
}

static void add_once(cJSON *line, const char *list, const char *name)
{
    cJSON *names = cJSON_GetObjectItem(line, list);
    const cJSON *last = names->child != NULL ? names->child->prev : NULL;
    if (last == NULL || strcmp(last->valuestring, name) != 0) {
        cJSON_AddItemToArray(names, cJSON_CreateString(name));
    }
}

static void hear_difference(void *context, const ag_difference *difference)
{
    char list[16];
    snprintf(list, sizeof list, "%ss", difference->kind);
    if (difference->what == AG_DIFFERENCE_CHANGED) {
        add_once(context, "changes", difference->key);
    } else if (cJSON_HasObjectItem(context, list)) {
        add_once(context, list, difference->key);
    }
}

static int mode_at(ag_engine *engine, const char *raid, int index, ag_mode_info *out)
{
    return ag_raid_mode_at(engine, raid, index, out, NULL) == AG_OK && out->name[0] != '\0';
}

static int has_mode(ag_engine *engine, const char *raid, const char *name)
{
    ag_mode_info mode;
    for (int i = 0; mode_at(engine, raid, i, &mode); i++) {
        if (strcmp(mode.name, name) == 0) return 1;
    }
    return 0;
}

// "onyxias_lair heroic": what can be played with the pack alone.
static void add_modes(ag_engine *without, ag_engine *with, cJSON *line)
{
    const char *raid;
    for (int at = 0; (raid = ag_engine_raid(with, at)) != NULL; at++) {
        ag_mode_info mode;
        for (int i = 0; mode_at(with, raid, i, &mode); i++) {
            char text[160];
            snprintf(text, sizeof text, "%s %s", raid, mode.name);
            if (!has_mode(without, raid, mode.name)) add_once(line, "modes", text);
        }
    }
}

// Compares the database with this pack and without it.
static void add_contents(packs *of, int index, cJSON *line)
{
    ag_engine *without = NULL, *with = NULL;
    listed *one = &of->all[index];
    for (int i = 0; i < of->count; i++) of->all[i].taken = 0;
    take(of, index);
    if (open_taken(of, -1, &with, &one->problem) == AG_OK
        && open_taken(of, index, &without, &one->problem) == AG_OK) {
        (void)ag_engine_difference(without, with, hear_difference, line);
        add_modes(without, with, line);
    }
    ag_engine_close(without);
    ag_engine_close(with);
}

// ---- the list ----

static const char *const contents[] = { "cards", "raids", "modes", "decks", "changes" };
enum { CONTENTS = sizeof contents / sizeof contents[0] };

static void print_names(const cJSON *line, const char *list)
{
    const cJSON *names = cJSON_GetObjectItem(line, list);
    int count = cJSON_GetArraySize(names);
    if (count == 0) return;
    printf("     %s: ", list);
    for (int i = 0; i < count && i < NAMES_SHOWN; i++) {
        printf("%s%s", i > 0 ? ", " : "", cJSON_GetArrayItem(names, i)->valuestring);
    }
    printf(count > NAMES_SHOWN ? " and %d more\n" : "\n", count - NAMES_SHOWN);
}

static void print_text(const listed *one, const cJSON *line)
{
    printf("%-4s %s", one->pack.on ? "on" : "off", one->pack.path);
    printf(one->info.key[0] != '\0' ? ": %s %s, %s\n" : "\n", one->info.key, one->info.version,
           one->info.name);
    for (int i = 0; i < CONTENTS; i++) print_names(line, contents[i]);
    if (one->problem.status != AG_OK) {
        printf("     problem: %s%s%s%s\n", one->problem.text,
               one->pack.on ? "; \"aggro packs off " : "", one->pack.on ? one->pack.path : "",
               one->pack.on ? "\" does without it" : "");
    }
}

// What is on must load together, too. Returns an exit code.
static int check_together(packs *of)
{
    ag_engine *engine = NULL;
    ag_error error = { 0 };
    ag_project_pack pack;
    for (of->count = 0; ag_project_file_pack(&of->file, of->count, &pack); of->count++) {
        of->all[of->count].pack = pack;
        of->all[of->count].taken = pack.on;
    }
    ag_status status = open_taken(of, -1, &engine, &error);
    ag_engine_close(engine);
    return status < 0 ? ag_cli_fail(&error) : AG_EXIT_OK;
}

static int list(const ag_arguments *arguments, packs *of)
{
    int json = ag_arguments_has(arguments, "json"), problems = 0;
    if (of->count == 0) {
        fprintf(stderr, "aggro: no packs yet: \"aggro packs on FOLDER\" takes one, "
                        "\"aggro new pack NAME\" begins one\n");
        return AG_EXIT_OK;
    }
    // Where the database alone does not open, nothing is compared.
    ag_engine_close(ag_cli_open_with(arguments, NULL, ag_engine_default()));
    for (int i = 0; i < of->count; i++) {
        listed *one = &of->all[i];
        cJSON *line = ag_json_open("aggro.pack/1");
        for (int list = 0; list < CONTENTS; list++) cJSON_AddArrayToObject(line, contents[list]);
        if (one->problem.status == AG_OK) add_contents(of, i, line);
        problems += one->pack.on && one->problem.status != AG_OK;
        ag_json_add(line, "path=%s on=%i key=%s name=%s version=%s problem=%s", one->pack.path,
                    one->pack.on, one->info.key, one->info.name, one->info.version,
                    one->problem.text);
        if (json) {
            ag_json_print(line);
        } else {
            print_text(one, line);
            cJSON_Delete(line);
        }
    }
    return problems > 0 || check_together(of) != AG_EXIT_OK ? AG_EXIT_FINDINGS : AG_EXIT_OK;
}

// ---- on and off ----

static const char *next_path(void *context, int index)
{
    const packs *of = context;
    return index < of->count ? of->all[index].pack.path : NULL;
}

static void switch_one(packs *of, const char *word, int on)
{
    ag_pack_info info;
    ag_error error = { 0 };
    char meant[AG_MEANT_BYTES];
    int index = find(of, word);
    if (index < 0 && !on) {
        ag_cli_stop(AG_USAGE, AG_PROJECT_FILE " names no pack \"%s\"%s; \"aggro packs\" lists them",
                    word, ag_meant_one(ag_nearest(word, next_path, of), meant));
    }
    if (index < 0) ag_cli_need(ag_pack_look(word, &info, &error), &error);
    ag_project_file_set(&of->file, index < 0 ? word : of->all[index].pack.path, on);
}

static int switch_all(const ag_arguments *arguments, packs *of, int on)
{
    if (arguments->word_count < 2) {
        ag_cli_stop(AG_USAGE, "which pack? \"aggro packs %s PATH\"", on ? "on" : "off");
    }
    for (int i = 1; i < arguments->word_count; i++) switch_one(of, arguments->words[i], on);
    // What does not load together is not switched on. Without a database nothing loads yet.
    int code = on && ag_cli_has_database(arguments) ? check_together(of) : AG_EXIT_OK;
    if (code != AG_EXIT_OK) return code;
    ag_project_file_write(&of->file);
    for (int i = 1; i < arguments->word_count; i++) {
        fprintf(stderr, "aggro: " AG_PROJECT_FILE ": %s is %s\n", arguments->words[i],
                on ? "on" : "off");
    }
    return AG_EXIT_OK;
}

static int run(const ag_arguments *arguments)
{
    packs of = { .count = 0 };
    const char *word = arguments->word_count > 0 ? arguments->words[0] : NULL;
    int on = word != NULL && strcmp(word, "on") == 0;
    if (word != NULL && !on && strcmp(word, "off") != 0) {
        ag_cli_stop(AG_USAGE, "\"%s\" is neither on nor off: \"aggro packs on %s\" switches it on",
                    word, word);
    }
    packs_open(arguments, &of);
    int code = word != NULL ? switch_all(arguments, &of, on) : list(arguments, &of);
    free(of.all);
    ag_project_file_close(&of.file);
    return code;
}

const ag_command ag_command_packs = { "packs",
                                      "[on|off] [PACK...]",
                                      "lists the packs of aggro.json, and switches them",
                                      "packs on my_hall",
                                      rows,
                                      run,
                                      AG_WORDS_ANY };
