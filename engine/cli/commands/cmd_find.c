// aggro find: cards by words and filters, one line each.
#include "cli/common/cli.h"

#include <stdlib.h>
#include <string.h>

#include "base/list.h"
#include "base/span.h"
#include "cli/output/json.h"

static const ag_option_row rows[] = {
    { "db", "FILE", "the card database (build/cards.db)" },
    AG_CLI_LANG_ROW,
    AG_CLI_PACK_ROWS,
    { "not", "WORDS",
      "leave out what these words or this filter find; may be given several times" },
    { "sort", "FIELD", "by name, set, type, cost, atk, health, …; -FIELD: the largest first" },
    { "limit", "N", "so many lines at most" },
    { "json", NULL, "a line of JSON for each card" },
    { "keys", NULL, "the keys alone" },
    { NULL, NULL, NULL },
};

enum { QUERY_SIZE = 4096, LIMIT_MAX = 1000000 };

// The cards found so far; lines are printed once all widths are known.
typedef struct finds {
    ag_found *items;
    int count, capacity;
    int failed;  // 1 once memory ran out
} finds;

static void keep(void *context, const ag_found *card)
{
    finds *all = context;
    ag_found *items = ag_list_room(all->items, &all->capacity, all->count + 1, sizeof *items);
    if (items == NULL) {
        all->failed = 1;
        return;
    }
    all->items = items;
    items[all->count++] = *card;
}

// ---- the query ----

// Joins the words of the command line to one query; what the shell kept together stays together.
static void add_word(ag_writer *query, const char *before, const char *word)
{
    const char *sign = strpbrk(word, ":=<>");
    size_t field = sign == NULL ? 0 : strspn(word, "-abcdefghijklmnopqrstuvwxyz");
    int is_filter = sign != NULL && word + field == sign;
    const char *value = is_filter ? sign + strspn(sign, ":=<>") : word;
    if (strpbrk(value, " \t") == NULL || strchr(value, '"') != NULL) {
        ag_write(query, " %s%s", before, word);
    } else {
        ag_write(query, " %s%.*s\"%s\"", before, (int)(value - word), word, value);
    }
}

static int read_query(const ag_arguments *arguments, char *out)
{
    ag_writer query = ag_writer_open(out, QUERY_SIZE);
    const char *word;
    int place = 0;
    for (int i = 0; i < arguments->word_count; i++) add_word(&query, "", arguments->words[i]);
    while ((word = ag_arguments_next(arguments, "not", &place)) != NULL) {
        add_word(&query, "-", word);
    }
    if (query.cut) return ag_cli_usage("the query is longer than %d bytes", QUERY_SIZE);
    return AG_EXIT_OK;
}

static int no_query(void)
{
    char list[512];
    const char *name;
    ag_writer text = ag_writer_open(list, sizeof list);
    for (int i = 0; (name = ag_find_filter(i, NULL)) != NULL; i++) {
        ag_write(&text, "%s%s", i == 0 ? "" : ", ", name);
    }
    return ag_cli_usage(
        "what is to be found? Words, or filters like type:ally cost<=3 tag:Demon: %s", list);
}

// ---- lines ----

static void write_cost(const ag_found *card, char *out, size_t capacity)
{
    ag_writer text = ag_writer_open(out, capacity);
    if (card->cost >= 0) ag_write_cost(&text, card->cost, card->cost_x);
}

// "2/4" for a character, "2" for a weapon, "DEF 1" for armor.
static void write_numbers(const ag_found *card, char *out, size_t capacity)
{
    ag_writer text = ag_writer_open(out, capacity);
    if (card->atk >= 0) ag_write(&text, "%d", card->atk);
    if (card->health >= 0) ag_write(&text, "%s/%d", card->atk >= 0 ? "" : "-", card->health);
    if (card->def > 0) ag_write(&text, "%sDEF %d", text.length == 0 ? "" : " ", card->def);
}

// Characters, not bytes.
static int width_of(const char *text)
{
    int width = 0;
    for (; *text != '\0'; text++) width += ((unsigned char)*text & 0xc0) != 0x80;
    return width;
}

static void print_cell(const char *text, int width)
{
    printf("%s%*s", text, width - width_of(text) + 2, "");
}

static void print_lines(const finds *all)
{
    int name = 0, key = 0;
    for (int i = 0; i < all->count; i++) {
        int own_name = width_of(all->items[i].name), own_key = width_of(all->items[i].key);
        name = own_name > name ? own_name : name;
        key = own_key > key ? own_key : key;
    }
    for (int i = 0; i < all->count; i++) {
        const ag_found *card = &all->items[i];
        char cost[32], numbers[32];
        write_cost(card, cost, sizeof cost);
        write_numbers(card, numbers, sizeof numbers);
        print_cell(card->name, name);
        print_cell(card->key, key);
        printf("%-4s  %-8s  %-8s  %s%s%s\n", cost, numbers, card->type, card->tags,
               card->keywords[0] != '\0' ? " · " : "", card->keywords);
    }
}

static void add_text(cJSON *line, const char *name, const char *text)
{
    if (text[0] != '\0') cJSON_AddStringToObject(line, name, text);
}

static void add_number(cJSON *line, const char *name, int number)
{
    if (number >= 0) cJSON_AddNumberToObject(line, name, number);
}

static void print_json(const ag_found *card)
{
    cJSON *line = ag_json_open("aggro.found/1");
    cJSON_AddStringToObject(line, "key", card->key);
    cJSON_AddStringToObject(line, "name", card->name);
    cJSON_AddStringToObject(line, "type", card->type);
    add_number(line, "cost", card->cost);
    add_number(line, "cost_x", card->cost_x > 0 ? card->cost_x : -1);
    add_number(line, "atk", card->atk);
    add_number(line, "health", card->health);
    add_number(line, "def", card->def);
    add_number(line, "strike", card->strike);
    add_number(line, "number", card->number);
    add_text(line, "tags", card->tags);
    add_text(line, "keywords", card->keywords);
    add_text(line, "classes", card->classes);
    add_text(line, "faction", card->faction);
    add_text(line, "damage", card->damage);
    add_text(line, "rarity", card->rarity);
    add_text(line, "requires", card->requires);
    add_text(line, "text", card->text);
    add_text(line, "back_name", card->back_name);
    add_text(line, "back_text", card->back_text);
    add_text(line, "path", card->path);
    ag_json_print(line);
}

static void print(const ag_arguments *arguments, const finds *all)
{
    int json = ag_arguments_has(arguments, "json"), keys = ag_arguments_has(arguments, "keys");
    if (!json && !keys) print_lines(all);
    for (int i = 0; (json || keys) && i < all->count; i++) {
        if (json) {
            print_json(&all->items[i]);
        } else {
            puts(all->items[i].key);
        }
    }
}

static int run(const ag_arguments *arguments)
{
    char query[QUERY_SIZE];
    uint64_t limit = 0;
    ag_error error = { 0 };
    ag_engine *engine;
    finds all = { NULL, 0, 0, 0 };
    const char *sort = ag_arguments_value(arguments, "sort", NULL);
    if (arguments->word_count == 0 && !ag_arguments_has(arguments, "not")) return no_query();
    if (read_query(arguments, query) != AG_EXIT_OK) return AG_EXIT_USAGE;
    if (ag_arguments_number(arguments, "limit", 1, LIMIT_MAX, &limit, &error) < 0) {
        return ag_cli_fail(&error);
    }
    int code = ag_cli_open(arguments, &engine);
    if (code == AG_EXIT_OK && (code = ag_cli_speak(arguments, engine)) != AG_EXIT_OK) {
        ag_engine_close(engine);
    }
    if (code != AG_EXIT_OK) return code;
    ag_find_wish wish = { .query = query, .sort = sort, .limit = (int)limit };
    wish.descending = sort != NULL && sort[0] == '-';
    wish.sort = wish.descending ? sort + 1 : sort;
    if (ag_engine_find(engine, &wish, keep, &all, &error) < 0) {
        code = ag_cli_fail(&error);
    } else if (all.failed) {
        code = ag_cli_no_memory("for so many cards");
    } else if (all.count == 0) {
        fprintf(stderr, "aggro: no card fits\n");
        code = AG_EXIT_FINDINGS;
    } else {
        print(arguments, &all);
    }
    free(all.items);
    ag_engine_close(engine);
    return code;
}

const ag_command ag_command_find = {
    "find",
    "WORDS",
    "finds cards by words of their text and by filters",
    "find fire type:ally \"cost<=3\" --not tag:Demon",
    rows,
    run,
};
