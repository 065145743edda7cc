// aggro show: a card drawn as a card, what the engine understood of it, and
// where it is used and tested.
#include "cli/common/cli.h"
#include "cli/output/json.h"
#include "cli/new/new.h"
#include "cli/common/scenario_folders.h"
#include "cli/commands/show_card.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/letter.h"
#include "base/span.h"

enum { WIDTH_LEAST = 30, WIDTH_MOST = 400, WIDTH = 80 };

static const ag_option_row rows[] = {
    { "db", "FILE", "the card database (build/cards.db)" },
    AG_CLI_LANG_ROW,
    AG_CLI_PACK_ROWS,
    AG_CLI_SCENARIOS_ROW,
    { "width", "N", "columns, 30 to 400 (those of the terminal, or 80)" },
    { "json", NULL, "one line of JSON" },
    { NULL, NULL, NULL },
};

// ---- scenarios that name it ----

// Finds the word between quotation marks, perhaps followed by a seat: "Fire Blast", "Fire Blast@2".
static const char *find_quoted(const char *text, const char *word)
{
    size_t length = strlen(word);
    const char *at = length > 0 ? strstr(text, word) : NULL;
    for (; at != NULL; at = strstr(at + 1, word)) {
        int begins = at > text && at[-1] == '"';
        if (begins && (at[length] == '"' || at[length] == '@')) return at;
    }
    return NULL;
}

// The first line that names the card by key, stem or name; 0: none does.
static int line_that_names(const char *text, const ag_show_card *card)
{
    const char *key = ag_show_card_fact(card, 0, "key");
    const char *slash = strrchr(key, '/');
    const char *words[] = { key, slash != NULL ? slash + 1 : "", ag_show_card_fact(card, 0, "name"),
                            ag_show_card_fact(card, 0, "original") };
    const char *first = NULL;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        const char *at = find_quoted(text, words[i]);
        first = at != NULL && (first == NULL || at < first) ? at : first;
    }
    return first == NULL ? 0 : ag_line_of(text, first);
}

typedef struct places {
    ag_paths files;
    int *lines;  // of each file; 0: it does not name the card
} places;

static int find_places(const ag_arguments *arguments, const ag_show_card *card, places *out)
{
    int code = ag_scenario_files_all(arguments, &out->files);
    if (code != AG_EXIT_OK) return code;
    out->lines = calloc((size_t)out->files.count + 1, sizeof *out->lines);
    for (int i = 0; out->lines != NULL && i < out->files.count; i++) {
        ag_text text = { 0 };
        int is_read = ag_text_add_file(&text, out->files.paths[i], SIZE_MAX);
        out->lines[i] = is_read ? line_that_names(text.bytes, card) : 0;
        ag_text_close(&text);
    }
    return AG_EXIT_OK;
}

// ---- as JSON ----

static cJSON *list_of(cJSON *root, const char *name)
{
    cJSON *list = cJSON_GetObjectItem(root, name);
    return list != NULL ? list : cJSON_AddArrayToObject(root, name);
}

static void add_row(cJSON *root, const ag_show_row *row)
{
    static const char *const names[] = {
        [AG_SHOW_TEXT] = "text",      [AG_SHOW_POWER] = "powers", [AG_SHOW_VALUE] = "values",
        [AG_SHOW_RULING] = "rulings", [AG_SHOW_RULE] = "rules",   [AG_SHOW_USE] = "uses"
    };
    if (row->kind == AG_SHOW_FACT) {
        char name[32];
        snprintf(name, sizeof name, "%s%s", row->side == 1 ? "back_" : "", row->label);
        cJSON_AddStringToObject(root, name, row->text);
        return;
    }
    cJSON *item = cJSON_CreateObject();
    if (row->label[0] != '\0') {
        cJSON_AddStringToObject(item, row->kind == AG_SHOW_POWER ? "kind" : "name", row->label);
    }
    cJSON_AddStringToObject(item, "text", row->text);
    if (row->kind == AG_SHOW_VALUE || row->kind == AG_SHOW_USE) {
        cJSON_AddNumberToObject(item, "number", row->number);
    }
    if (row->kind == AG_SHOW_TEXT || row->kind == AG_SHOW_POWER) {
        cJSON_AddNumberToObject(item, "side", row->side);
    }
    if (row->line > 0) {
        cJSON_AddStringToObject(item, "path", row->path);
        cJSON_AddNumberToObject(item, "line", row->line);
    }
    cJSON_AddItemToArray(list_of(root, names[row->kind]), item);
}

static void print_json(const ag_show_card *card, const places *named)
{
    cJSON *root = ag_json_open("aggro.card/1");
    for (int i = 0; i < card->count; i++) add_row(root, &card->rows[i]);
    cJSON *list = cJSON_AddArrayToObject(root, "scenarios");
    for (int i = 0; named->lines != NULL && i < named->files.count; i++) {
        if (named->lines[i] > 0) {
            cJSON *item = cJSON_CreateObject();
            cJSON_AddStringToObject(item, "path", named->files.paths[i]);
            cJSON_AddNumberToObject(item, "line", named->lines[i]);
            cJSON_AddItemToArray(list, item);
        }
    }
    ag_json_print(root);
}

// ---- as text ----

static void print_scenarios(const places *named, const char *bold, const char *plain)
{
    int printed = 0;
    for (int i = 0; named->lines != NULL && i < named->files.count; i++) {
        if (named->lines[i] > 0) {
            if (printed++ == 0) printf("\n%sScenarios that name it%s\n", bold, plain);
            printf("  %s:%d\n", named->files.paths[i], named->lines[i]);
        }
    }
}

static int terminal_width(void)
{
    struct winsize size;
    int known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= WIDTH_LEAST;
    return known && size.ws_col <= WIDTH_MOST ? size.ws_col : WIDTH;
}

static int show(const ag_arguments *arguments, const ag_show_card *card)
{
    places named = { .lines = NULL };
    ag_error error = { 0 };
    uint64_t width = (uint64_t)terminal_width();
    if (ag_arguments_number(arguments, "width", WIDTH_LEAST, WIDTH_MOST, &width, &error) < 0) {
        return ag_cli_fail(&error);
    }
    ag_terminal terminal;
    ag_terminal_open(&terminal, stdout, AG_COLOUR_AUTO);
    int code = find_places(arguments, card, &named);
    if (code == AG_EXIT_OK && ag_arguments_has(arguments, "json")) {
        print_json(card, &named);
    } else if (code == AG_EXIT_OK) {
        ag_show_card_print(card, (int)width, &terminal);
        print_scenarios(&named, terminal.begins[AG_PAINT_HEAD], terminal.begins[AG_PAINT_END]);
    }
    free(named.lines);
    ag_paths_close(&named.files);
    return code;
}

// The words are one name: `aggro show Fire Blast` needs no quotation marks.
static void join_words(const ag_arguments *arguments, char *out, size_t capacity)
{
    size_t length = 0;
    out[0] = '\0';
    for (int i = 0; i < arguments->word_count && length < capacity; i++) {
        length += (size_t)snprintf(out + length, capacity - length, "%s%s", i == 0 ? "" : " ",
                                   arguments->words[i]);
    }
}

static void hint_below(const char *folder, const char *stem)
{
    ag_paths all = { 0 };
    char end[96];
    snprintf(end, sizeof end, "/%s.lua", stem);
    if (access(folder, F_OK) == 0 && ag_paths_add(&all, folder) == AG_EXIT_OK) {
        for (int i = 0; i < all.count; i++) {
            size_t size = strlen(all.paths[i]), tail = strlen(end);
            if (size > tail && strcmp(all.paths[i] + size - tail, end) == 0) {
                fprintf(stderr, "aggro: %s may be it: `aggro build` takes it in first\n",
                        all.paths[i]);
            }
        }
    }
    ag_paths_close(&all);
}

// A card that was written since the last build is not in the database yet.
static int fail_unknown(const char *name, ag_error *error)
{
    char stem[64];
    const char *slash = strrchr(name, '/');
    int unknown = error->status == AG_NOT_FOUND;
    int code = ag_cli_fail(error);
    if (unknown && ag_new_stem(slash != NULL ? slash + 1 : name, stem, sizeof stem)) {
        hint_below("cards", stem);
        hint_below("raids", stem);
    }
    return code;
}

static int run_command(const ag_arguments *arguments)
{
    char name[256];
    ag_engine *engine = NULL;
    ag_show_card card = { .rows = NULL };
    ag_error error = { 0 };
    if (arguments->word_count == 0) {
        return ag_cli_usage("which card? aggro show KEY, or a name, or the beginning of one");
    }
    join_words(arguments, name, sizeof name);
    int code = ag_cli_open(arguments, &engine);
    if (code == AG_EXIT_OK) code = ag_cli_speak(arguments, engine);
    if (code == AG_EXIT_OK
        && ag_engine_card_show(engine, name, ag_show_card_note, &card, &error) < 0) {
        code = fail_unknown(name, &error);
    }
    if (code == AG_EXIT_OK && card.texts.failed) {
        ag_fail(&error, AG_NO_MEMORY, "no memory left to show \"%s\"", name);
        code = ag_cli_fail(&error);
    }
    if (code == AG_EXIT_OK) code = show(arguments, &card);
    ag_show_card_close(&card);
    ag_engine_close(engine);
    return code;
}

const ag_command ag_command_show = {
    "show", "CARD...", "a card as the engine understands it", "show fire_blast", rows, run_command,
};
