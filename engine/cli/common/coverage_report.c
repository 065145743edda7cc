// The report of a coverage: people are shown only what is missing, programs each file.
#include "cli/common/coverage_report.h"

#include <stdlib.h>
#include <string.h>

#include "base/span.h"
#include "cli/output/json.h"

#define COUNTS "lines=%d lines_run=%d functions=%d functions_called=%d"
enum { LIST_BYTES = 4096, PATH_BYTES = 1024 };

typedef struct sums {
    int files, lines, lines_run, functions, functions_called, cards, cards_touched;
} sums;

// A whole of 0 has run completely.
static double percent(int part, int whole)
{
    return whole == 0 ? 100.0 : 100.0 * part / whole;
}

static int is_wanted(const ag_coverage_wish *wish, const char *key)
{
    char path[PATH_BYTES];
    for (int i = 0; i < wish->card_count; i++) {
        if (strcmp(wish->cards[i].key, key) == 0) return 1;
    }
    if (wish->card_count > 0) return 0;
    (void)ag_engine_script_path(wish->engine, key, path, sizeof path);
    for (int i = 0; i < wish->packs->count; i++) {
        if (ag_path_below(path, wish->packs->paths[i])) return 1;
    }
    return wish->packs->count == 0;
}

// People read where "12-14, 20" never ran, and that "effect (line 12), a function (line 20)" were
// never called.
static void print_file(const ag_coverage_wish *wish, int index, const ag_coverage_facts *facts)
{
    char lines[LIST_BYTES], functions[LIST_BYTES];
    ag_writer ran = ag_writer_open(lines, sizeof lines);
    ag_writer called = ag_writer_open(functions, sizeof functions);
    ag_covered_function of;
    int first, last = 0;
    while (ag_coverage_gap(wish->coverage, index, last, &first, &last)) {
        ag_write_item(&ran, first == last ? "%d" : "%d-%d", first, last);
    }
    for (int i = 0; ag_coverage_function(wish->coverage, index, i, &of); i++) {
        const char *name = of.name[0] != '\0' ? of.name : "a function";
        if (!of.called) ag_write_item(&called, "%s (line %d)", name, of.line);
    }
    printf("%-50s %5.1f %% of %d lines\n", facts->path, percent(facts->lines_run, facts->lines),
           facts->lines);
    if (facts->lines_run < facts->lines) printf("  never ran: %s\n", lines);
    if (facts->functions_called < facts->functions) printf("  never called: %s\n", functions);
}

static void print_file_json(const ag_coverage_wish *wish, int index, const ag_coverage_facts *facts)
{
    cJSON *line = ag_json_open("aggro.coverage/1");
    ag_json_add(line, "key=%s path=%s " COUNTS, facts->key, facts->path, facts->lines,
                facts->lines_run, facts->functions, facts->functions_called);
    cJSON *gaps = cJSON_AddArrayToObject(line, "never_ran");
    int first, last = 0;
    while (ag_coverage_gap(wish->coverage, index, last, &first, &last)) {
        cJSON_AddItemToArray(gaps, cJSON_CreateIntArray((int[]){ first, last }, 2));
    }
    cJSON *functions = cJSON_AddArrayToObject(line, "never_called");
    ag_covered_function of;
    for (int i = 0; ag_coverage_function(wish->coverage, index, i, &of); i++) {
        if (!of.called) ag_json_item(functions, "name=%s line=%d", of.name, of.line);
    }
    ag_json_print(line);
}

static void report_files(const ag_coverage_wish *wish, sums *all)
{
    char path[PATH_BYTES];
    ag_coverage_facts facts;
    for (int i = 0; ag_coverage_file(wish->coverage, i, &facts); i++) {
        if (!is_wanted(wish, facts.key)) continue;
        facts.path = ag_engine_script_path(wish->engine, facts.key, path, sizeof path);
        all->files++;
        all->lines += facts.lines;
        all->lines_run += facts.lines_run;
        all->functions += facts.functions;
        all->functions_called += facts.functions_called;
        if (wish->json) {
            print_file_json(wish, i, &facts);
        } else if (facts.lines_run < facts.lines || facts.functions_called < facts.functions) {
            print_file(wish, i, &facts);
        }
    }
}

// A card is touched if its script was loaded and a scenario names it, or if one of its functions
// ran. Loading alone is not enough: it happens with every raid and deck that has the card.
static int is_touched(const ag_coverage_wish *wish, const char *key)
{
    ag_coverage_facts facts;
    ag_card_place card;
    int index = 0;
    while (ag_coverage_file(wish->coverage, index, &facts) && strcmp(facts.key, key) != 0) index++;
    if (facts.key == NULL || facts.lines_run == 0) return 0;
    return facts.functions_called > 0
           || (ag_engine_card_place(wish->engine, key, &card, NULL) == AG_OK
               && ag_naming_has(wish->naming, &card));
}

static cJSON *report_cards(const ag_coverage_wish *wish, sums *all)
{
    cJSON *untouched = cJSON_CreateArray();
    const char *key;
    for (int i = 0; (key = ag_engine_card(wish->engine, i)) != NULL; i++) {
        if (!is_wanted(wish, key)) continue;
        int touched = is_touched(wish, key);
        all->cards++;
        all->cards_touched += touched;
        if (!touched) cJSON_AddItemToArray(untouched, cJSON_CreateString(key));
        if (!touched && !wish->json) printf("no scenario touches %s\n", key);
    }
    return untouched;
}

int ag_coverage_report(const ag_coverage_wish *wish)
{
    sums all = { 0 };
    report_files(wish, &all);
    cJSON *untouched = report_cards(wish, &all);
    double reached = percent(all.lines_run, all.lines);
    if (wish->json) {
        cJSON *line = ag_json_open("aggro.coverage_sum/1");
        ag_json_add(line, "files=%d " COUNTS " cards=%d cards_touched=%d", all.files, all.lines,
                    all.lines_run, all.functions, all.functions_called, all.cards,
                    all.cards_touched);
        cJSON_AddItemToObject(line, "untouched", untouched);
        ag_json_print(line);
    } else {
        cJSON_Delete(untouched);
        printf("coverage: %.1f %% of %d lines, %d of %d functions, %d of %d cards\n", reached,
               all.lines, all.functions_called, all.functions, all.cards_touched, all.cards);
    }
    if (reached < wish->percent_min) {
        fprintf(stderr, "aggro: %.1f %% of the lines ran; --min asks for %.0f\n", reached,
                wish->percent_min);
        return AG_EXIT_FINDINGS;
    }
    return AG_EXIT_OK;
}
