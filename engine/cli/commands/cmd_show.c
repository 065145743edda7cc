// aggro show: a card drawn in a terminal, a frame with its name, cost, type, text and numbers for
// each side; then what the engine understood of it, and where it is used and tested.
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/letter.h"
#include "base/list.h"
#include "base/span.h"
#include "cli/common/scenario_files.h"
#include "cli/output/columns.h"
#include "cli/output/json.h"
#include "cli/output/terminal.h"

enum { WIDTH_LEAST = 30, WIDTH_MOST = 400, WIDTH = 80, FRAME_MOST = 64, LINE_SIZE = 512 };

static const ag_option_row rows[] = {
    { "db", "FILE", "the card database (build/cards.db)" },
    AG_CLI_LANG_ROW,
    AG_CLI_PACK_ROWS,
    AG_CLI_SCENARIOS_ROW,
    { "width", "N", "columns, 30 to 400 (those of the terminal, or 80)", WIDTH_LEAST, WIDTH_MOST },
    { "json", NULL, "one line of JSON" },
    { NULL },
};

// ---- what is known ----

typedef struct card {
    ag_shown *rows;
    int count, capacity;
    ag_arena texts;
} card;

static void note(void *context, const ag_shown *shown)
{
    card *to = context;
    to->rows = ag_list_room(to->rows, &to->capacity, to->count + 1, sizeof *to->rows);
    if (to->rows == NULL) ag_cli_no_memory("to show a card");
    ag_shown *row = &to->rows[to->count++];
    *row = *shown;
    row->label = ag_arena_text(&to->texts, shown->label);
    row->text = ag_arena_text(&to->texts, shown->text);
    row->path = ag_arena_text(&to->texts, shown->path);
    if (to->texts.failed) ag_cli_no_memory("to show a card");
}

// The text of the fact with this label; "" if the card does not have it.
static const char *fact_of(const card *of, int side, const char *label)
{
    for (int i = 0; i < of->count; i++) {
        const ag_shown *row = &of->rows[i];
        if (row->kind == AG_SHOW_FACT && row->side == side && strcmp(row->label, label) == 0) {
            return row->text;
        }
    }
    return "";
}

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

// The first line that names the card by key, stem or name; 0: none does, or it can't be read.
static int line_that_names(const char *path, const card *of)
{
    const char *key = fact_of(of, 0, "key"), *slash = strrchr(key, '/'), *first = NULL;
    const char *words[] = { key, slash != NULL ? slash + 1 : "", fact_of(of, 0, "name"),
                            fact_of(of, 0, "original") };
    ag_text text = { 0 };
    int read = ag_text_add_file(&text, path, SIZE_MAX);
    for (int i = 0; i < 4 && read; i++) {
        const char *at = find_quoted(text.bytes, words[i]);
        first = at != NULL && (first == NULL || at < first) ? at : first;
    }
    int line = first == NULL ? 0 : ag_line_of(text.bytes, first);
    ag_text_close(&text);
    return line;
}

// ---- as JSON ----

static void add_row(cJSON *root, const ag_shown *row)
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
    int numbered = row->kind == AG_SHOW_VALUE || row->kind == AG_SHOW_USE;
    int sided = row->kind == AG_SHOW_TEXT || row->kind == AG_SHOW_POWER;
    cJSON *list = cJSON_GetObjectItem(root, names[row->kind]), *item = cJSON_CreateObject();
    if (list == NULL) list = cJSON_AddArrayToObject(root, names[row->kind]);
    ag_json_add(item, row->kind == AG_SHOW_POWER ? "kind?=%s" : "name?=%s", row->label);
    ag_json_add(item, "text=%s", row->text);
    if (numbered) ag_json_add(item, "number=%d", row->number);
    if (sided) ag_json_add(item, "side=%d", row->side);
    if (row->line > 0) ag_json_add(item, "path=%s line=%d", row->path, row->line);
    cJSON_AddItemToArray(list, item);
}

// ---- the frame ----

typedef struct frame {
    const card *card;
    int side, width;
    int inner;  // columns between the bars
    const char *bold, *dim, *plain;
} frame;

// Takes as many whole words as fit into a line, or as much of one word. Returns their bytes.
static int take_line(const char **text, int room)
{
    const char *line = *text;
    size_t length = ag_columns_break(line, room);
    length = length > 0 ? length : strlen(line);
    *text = line + length + strspn(line + length, " ");
    while (length > 0 && line[length - 1] == ' ') length--;
    return (int)length;
}

static void draw_rule(const frame *at, const char *left, const char *right)
{
    printf("%s%s", at->dim, left);
    for (int i = 0; i < at->inner + 2; i++) printf("─");
    printf("%s%s\n", right, at->plain);
}

// One line with a text at the left and a text at the right.
static void draw_line(const frame *at, const char *left, const char *right, const char *style)
{
    int gap = at->inner - ag_columns(left) - ag_columns(right);
    printf("%s│%s %s%s%s%*s%s %s│%s\n", at->dim, at->plain, style, left, at->plain,
           gap > 0 ? gap : 0, "", right, at->dim, at->plain);
}

static void draw_wrapped(const frame *at, const char *text)
{
    do {
        char line[LINE_SIZE];
        const char *begin = text;
        snprintf(line, sizeof line, "%.*s", take_line(&text, at->inner), begin);
        draw_line(at, line, "", "");
    } while (*text != '\0');
}

static const char *fact(const frame *at, const char *label)
{
    const char *own = fact_of(at->card, at->side, label);
    return own[0] != '\0' ? own : fact_of(at->card, 0, label);
}

static void add_part(ag_writer *out, const char *before, const char *text, const char *behind)
{
    const char *between = out->length > 0 ? " · " : "";
    if (text[0] != '\0') ag_write(out, "%s%s%s%s", between, before, text, behind);
}

static void draw_head(const frame *at)
{
    static const char *const labels[] = { "type", "tags", "class", "faction" };
    char line[LINE_SIZE];
    ag_writer out = ag_writer_open(line, sizeof line);
    draw_rule(at, "┌", "┐");
    draw_line(at, fact(at, "name"), at->side == 0 ? fact(at, "cost") : "(back)", at->bold);
    for (int i = 0; i < 4; i++) add_part(&out, "", fact(at, labels[i]), "");
    draw_wrapped(at, line);
}

// The requirement for the hero comes first, as on a card; on a hero, what its decks may hold.
static void draw_text(const frame *at)
{
    char line[LINE_SIZE];
    const char *hero = at->side == 0 ? fact(at, "hero") : "";
    const char *decks = at->side == 0 ? fact(at, "decks") : "";
    int drawn = hero[0] != '\0' || decks[0] != '\0';
    if (drawn) {
        snprintf(line, sizeof line, "%s%s%s.", hero, decks[0] != '\0' ? "Its decks: " : "", decks);
        draw_rule(at, "├", "┤");
        draw_wrapped(at, line);
    }
    for (int i = 0; i < at->card->count; i++) {
        const ag_shown *row = &at->card->rows[i];
        if (row->kind != AG_SHOW_TEXT || row->side != at->side) continue;
        if (drawn++ == 0) {
            draw_rule(at, "├", "┤");
        } else {
            draw_line(at, "", "", "");
        }
        draw_wrapped(at, row->text);
    }
}

static void draw_foot(const frame *at)
{
    char line[LINE_SIZE], right[LINE_SIZE];
    ag_writer out = ag_writer_open(line, sizeof line);
    ag_writer other = ag_writer_open(right, sizeof right);
    add_part(&out, "", fact(at, "atk"), " ATK");
    add_part(&out, "", fact(at, "damage"), "");
    add_part(&out, "strike ", fact(at, "strike"), "");
    add_part(&other, "", fact(at, "def"), " DEF");
    add_part(&other, "", fact(at, "health"), " health");
    if (line[0] != '\0' || right[0] != '\0') {
        draw_rule(at, "├", "┤");
        draw_line(at, line, right, at->bold);
    }
    draw_rule(at, "└", "┘");
}

// ---- below it ----

static void write_row(const ag_shown *row, ag_writer *out)
{
    const char *label = row->label, *text = row->text;
    if (row->kind == AG_SHOW_POWER) {
        ag_write(out, "%s:%d: %s%s", row->path, row->line, row->side == 1 ? "(back) " : "", text);
    } else if (row->kind == AG_SHOW_VALUE) {
        ag_write(out, "%s = %d (%s)", label, row->number, text);
    } else if (row->kind == AG_SHOW_RULE) {
        ag_write(out, "%s  %s", label, text);
    } else if (row->kind != AG_SHOW_USE) {
        ag_write(out, "%s", text);
    } else if (strcmp(label, "deck") == 0 || strcmp(label, "raid") == 0) {
        ag_write(out, "%s %s: %s%d", label, text, label[0] == 'r' ? "Boss " : "", row->number);
    } else if (row->line > 0) {
        ag_write(out, "%s:%d names it", row->path, row->line);
    } else {
        ag_write(out, "%s of deck %s", label, text);
    }
}

static void print_section(const frame *at, ag_show_kind kind, const char *title)
{
    int printed = 0;
    for (int i = 0; i < at->card->count; i++) {
        char whole[LINE_SIZE * 8];
        const char *text = whole;
        ag_writer out = ag_writer_open(whole, sizeof whole);
        if (at->card->rows[i].kind != kind) continue;
        if (printed++ == 0) printf("\n%s%s%s\n", at->bold, title, at->plain);
        write_row(&at->card->rows[i], &out);
        for (int indent = 2; text == whole || *text != '\0'; indent = 4) {
            int room = at->width - indent < 10 ? 10 : at->width - indent;
            const char *begin = text;
            int length = take_line(&text, room);
            printf("%*s%.*s\n", indent, "", length, begin);
        }
    }
}

static void print_card(frame *at)
{
    const card *of = at->card;
    int sides = fact_of(of, 1, "name")[0] != '\0' ? 2 : 1;
    for (at->side = 0; at->side < sides; at->side++) {
        draw_head(at);
        draw_text(at);
        draw_foot(at);
    }
    const char *number = fact_of(of, 0, "number"), *rarity = fact_of(of, 0, "rarity");
    printf("%s%s%s%s%s\n", fact_of(of, 0, "key"), rarity[0] != '\0' ? " · " : "", rarity,
           number[0] != '\0' ? " " : "", number);
    print_section(at, AG_SHOW_POWER, "What the engine understood");
    print_section(at, AG_SHOW_VALUE, "Values");
    print_section(at, AG_SHOW_RULING, "Rulings");
    print_section(at, AG_SHOW_RULE, "Rules that it cites");
    print_section(at, AG_SHOW_USE, "Where it is used");
}

static int terminal_width(void)
{
    struct winsize size;
    int known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= WIDTH_LEAST;
    return known && size.ws_col <= WIDTH_MOST ? size.ws_col : WIDTH;
}

static void show(const ag_arguments *arguments, const card *of)
{
    ag_paths files = { .count = 0 };
    ag_terminal terminal;
    int width = (int)ag_arguments_number(arguments, "width", (uint64_t)terminal_width());
    int named = 0, json = ag_arguments_has(arguments, "json");
    cJSON *root = ag_json_open("aggro.card/1");
    ag_terminal_open(&terminal, stdout, AG_COLOUR_AUTO);
    frame at = { .card = of,
                 .width = width,
                 .inner = (width < FRAME_MOST ? width : FRAME_MOST) - 4,
                 .bold = terminal.begins[AG_PAINT_HEAD],
                 .dim = terminal.begins[AG_PAINT_SPENT],
                 .plain = terminal.begins[AG_PAINT_END] };
    ag_scenario_files_all(arguments, &files);
    for (int i = 0; i < of->count && json; i++) add_row(root, &of->rows[i]);
    if (!json) print_card(&at);
    cJSON *list = cJSON_AddArrayToObject(root, "scenarios");
    for (int i = 0; i < files.count; i++) {
        int line = line_that_names(files.paths[i], of);
        if (line == 0) continue;
        ag_json_item(list, "path=%s line=%d", files.paths[i], line);
        if (json) continue;
        if (named++ == 0) printf("\n%sScenarios that name it%s\n", at.bold, at.plain);
        printf("  %s:%d\n", files.paths[i], line);
    }
    if (json) ag_json_print(root);
    if (!json) cJSON_Delete(root);
    ag_paths_close(&files);
}

// ---- the command ----

// A card that was written since the last build is not in the database yet.
static void hint(const char *name)
{
    static const char *const folders[] = { "cards", "raids" };
    const char *slash = strrchr(name, '/');
    char stem[64], end[96];
    if (!ag_stem_of(slash != NULL ? slash + 1 : name, stem, sizeof stem)) return;
    int tail = snprintf(end, sizeof end, "/%s.lua", stem);
    ag_paths all = { 0 };
    for (int i = 0; i < 2; i++) ag_paths_add_any(&all, folders[i]);
    for (int i = 0; i < all.count; i++) {
        size_t size = strlen(all.paths[i]);
        if (size > (size_t)tail && strcmp(all.paths[i] + size - (size_t)tail, end) == 0) {
            fprintf(stderr, "aggro: %s may be it: `aggro build` takes it in first\n", all.paths[i]);
        }
    }
    ag_paths_close(&all);
}

static int run(const ag_arguments *arguments)
{
    char name[256];
    card of = { .rows = NULL };
    ag_error error = { 0 };
    ag_writer words = ag_writer_open(name, sizeof name);
    // The words are one name: `aggro show Fire Blast` needs no quotation marks.
    for (int i = 0; i < arguments->word_count; i++) {
        ag_write(&words, "%s%s", i > 0 ? " " : "", arguments->words[i]);
    }
    ag_engine *engine = ag_cli_open(arguments);
    if (ag_engine_card_show(engine, name, note, &of, &error) < 0) {
        int code = ag_cli_fail(&error);
        if (error.status == AG_NOT_FOUND) hint(name);
        ag_cli_end(code);
    }
    show(arguments, &of);
    free(of.rows);
    ag_arena_close(&of.texts);
    ag_engine_close(engine);
    return AG_EXIT_OK;
}

const ag_command ag_command_show = {
    "show",
    "CARD...",
    "a card as the engine understands it",
    "show fire_blast",
    rows,
    run,
    AG_WORDS_ANY,
    "which card? aggro show KEY, or a name, or the beginning of one"
};
