// aggro find: cards by words and filters, one line each.
#include "cli/common/cli.h"

#include <stdlib.h>
#include <string.h>

#include "base/list.h"
#include "cli/output/columns.h"
#include "cli/output/json.h"

static const ag_option_row rows[] = {
    { "db", "FILE", "the card database (build/cards.db)" },
    AG_CLI_LANG_ROW,
    AG_CLI_PACK_ROWS,
    { "not", "WORDS",
      "leave out what these words or this filter find; may be given several times" },
    { "sort", "FIELD", "by name, set, type, cost, atk, health, …; -FIELD: the largest first" },
    { "limit", "N", "so many lines at most", 1, 1000000 },
    { "json", NULL, "a line of JSON for each card" },
    { "keys", NULL, "the keys alone" },
    { NULL },
};

enum { QUERY_SIZE = 4096 };

// The cards found so far; lines are printed once all widths are known.
typedef struct finds {
    ag_found *items;
    int count, capacity;
} finds;

static void keep(void *context, const ag_found *card)
{
    finds *all = context;
    all->items = ag_list_room(all->items, &all->capacity, all->count + 1, sizeof *all->items);
    if (all->items == NULL) ag_cli_no_memory("for so many cards");
    all->items[all->count++] = *card;
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

static void read_query(const ag_arguments *arguments, char *out)
{
    ag_writer query = ag_writer_open(out, QUERY_SIZE);
    const char *word;
    int place = 0;
    for (int i = 0; i < arguments->word_count; i++) add_word(&query, "", arguments->words[i]);
    while ((word = ag_arguments_next(arguments, "not", &place)) != NULL) {
        add_word(&query, "-", word);
    }
    if (query.cut) ag_cli_stop(AG_USAGE, "the query is longer than %d bytes", QUERY_SIZE);
    if (query.length > 0) return;
    query = ag_writer_open(out, QUERY_SIZE);
    for (int i = 0; (word = ag_find_filter(i, NULL)) != NULL; i++)
        ag_write_item(&query, "%s", word);
    ag_cli_stop(AG_USAGE,
                "what is to be found? Words, or filters like type:ally cost<=3 tag:Demon: %s", out);
}

// ---- lines ----

// "2/4" for a character, "2" for a weapon, "DEF 1" for armor.
static void write_numbers(const ag_found *card, char *out, size_t capacity)
{
    ag_writer text = ag_writer_open(out, capacity);
    if (card->atk >= 0) ag_write(&text, "%d", card->atk);
    if (card->health >= 0) ag_write(&text, "%s/%d", card->atk >= 0 ? "" : "-", card->health);
    if (card->def > 0) ag_write(&text, "%sDEF %d", text.length == 0 ? "" : " ", card->def);
}

static int wider(int width, const char *text)
{
    int own = ag_columns(text);
    return own > width ? own : width;
}

static void print_lines(const finds *all)
{
    int name = 0, key = 0;
    for (int i = 0; i < all->count; i++) {
        name = wider(name, all->items[i].name);
        key = wider(key, all->items[i].key);
    }
    for (int i = 0; i < all->count; i++) {
        const ag_found *card = &all->items[i];
        char cost[32], numbers[32];
        ag_writer text = ag_writer_open(cost, sizeof cost);
        if (card->cost >= 0) ag_write_cost(&text, card->cost, card->cost_x);
        write_numbers(card, numbers, sizeof numbers);
        printf("%s%*s", card->name, name - ag_columns(card->name) + 2, "");
        printf("%s%*s", card->key, key - ag_columns(card->key) + 2, "");
        printf("%-4s  %-8s  %-8s  %s%s%s\n", cost, numbers, card->type, card->tags,
               card->keywords[0] != '\0' ? " · " : "", card->keywords);
    }
}

static void print_json(const ag_found *card)
{
    ag_json_say("aggro.found/1",
                "key=%s name=%s type=%s cost?=%d cost_x?=%d atk?=%d health?=%d def?=%d strike?=%d"
                " number?=%d tags?=%s keywords?=%s classes?=%s faction?=%s damage?=%s rarity?=%s"
                " requires?=%s text?=%s back_name?=%s back_text?=%s path?=%s",
                card->key, card->name, card->type, card->cost, card->cost_x > 0 ? card->cost_x : -1,
                card->atk, card->health, card->def, card->strike, card->number, card->tags,
                card->keywords, card->classes, card->faction, card->damage, card->rarity,
                card->requires, card->text, card->back_name, card->back_text, card->path);
}

static int run(const ag_arguments *arguments)
{
    char query[QUERY_SIZE];
    ag_error error = { 0 };
    finds all = { NULL, 0, 0 };
    const char *sort = ag_arguments_value(arguments, "sort", NULL);
    int json = ag_arguments_has(arguments, "json"), keys = ag_arguments_has(arguments, "keys");
    read_query(arguments, query);
    ag_engine *engine = ag_cli_open(arguments);
    ag_find_wish wish = { .query = query,
                          .limit = (int)ag_arguments_number(arguments, "limit", 0),
                          .descending = sort != NULL && sort[0] == '-' };
    wish.sort = wish.descending ? sort + 1 : sort;
    ag_cli_need(ag_engine_find(engine, &wish, keep, &all, &error), &error);
    if (all.count == 0) fprintf(stderr, "aggro: no card fits\n");
    if (!json && !keys) print_lines(&all);
    for (int i = 0; (json || keys) && i < all.count; i++) {
        if (json) {
            print_json(&all.items[i]);
        } else {
            puts(all.items[i].key);
        }
    }
    free(all.items);
    ag_engine_close(engine);
    return all.count == 0 ? AG_EXIT_FINDINGS : AG_EXIT_OK;
}

const ag_command ag_command_find = { "find",
                                     "WORDS",
                                     "finds cards by words of their text and by filters",
                                     "find fire type:ally \"cost<=3\" --not tag:Demon",
                                     rows,
                                     run,
                                     AG_WORDS_ANY };
