// aggro rules: each rule, where it is enforced, which scenarios show it.
#include "cli/common/cli.h"
#include "cli/output/json.h"
#include "cli/common/rule_table.h"
#include "cli/common/scenario_folders.h"

#include <stdlib.h>
#include <string.h>

static const ag_option_row rows[] = {
    { "db", "FILE", "the card database (build/cards.db)" },
    AG_CLI_PACK_ROWS,
    AG_CLI_SCENARIOS_ROW,
    { "uncovered", NULL, "only rules without a place or a scenario, and the exempt ones" },
    { "json", NULL, "one line of JSON" },
    { NULL, NULL, NULL },
};

typedef struct selection {
    ag_rule_entry **entries;
    int count;
} selection;

// ---- which rules ----

static int is_letters_alone(const char *word)
{
    return strcmp(word, "CR") == 0;  // of an unquoted CR 717.4
}

// All rules of that number: two raids may have one each. Returns 0 if there are none.
static int select_named(const ag_rule_table *table, const char *number, int uncovered,
                        selection *out)
{
    ag_rule_entry *entry = NULL;
    int found = 0;
    while ((entry = ag_rule_table_find(table, number, entry)) != NULL) {
        found++;
        if (!uncovered || entry->exempt != NULL || !ag_rule_is_covered(entry)) {
            out->entries[out->count++] = entry;
        }
    }
    return found;
}

static int select_rules(const ag_arguments *arguments, const ag_rule_table *table, selection *out)
{
    int uncovered = ag_arguments_has(arguments, "uncovered");
    int named = arguments->word_count > 0;
    size_t most = (size_t)table->count * (size_t)(named ? arguments->word_count : 1);
    out->entries = calloc(most + 1, sizeof *out->entries);
    if (out->entries == NULL) return ag_cli_no_memory("for the list of rules");
    for (int i = 0; i < (named ? arguments->word_count : 0); i++) {
        const char *word = arguments->words[i];
        if (!is_letters_alone(word) && !select_named(table, word, uncovered, out)) {
            return ag_rule_table_lacks(table, word);
        }
    }
    for (int i = 0; i < (named ? 0 : table->count); i++) {
        ag_rule_entry *entry = &table->entries[i];
        if (!uncovered || entry->exempt != NULL || !ag_rule_is_covered(entry)) {
            out->entries[out->count++] = entry;
        }
    }
    return AG_EXIT_OK;
}

// ---- what is printed ----

static cJSON *json_of_list(const ag_paths *list)
{
    cJSON *array = cJSON_CreateArray();
    for (int i = 0; i < list->count; i++) {
        cJSON_AddItemToArray(array, cJSON_CreateString(list->paths[i]));
    }
    return array;
}

static void print_json(const selection *rules)
{
    cJSON *line = ag_json_open("aggro.rules/1");
    cJSON *list = cJSON_AddArrayToObject(line, "rules");
    for (int i = 0; i < rules->count; i++) {
        const ag_rule_entry *entry = rules->entries[i];
        cJSON *rule = cJSON_CreateObject();
        cJSON_AddStringToObject(rule, "id", entry->number);
        cJSON_AddStringToObject(rule, "title", entry->title);
        cJSON_AddItemToObject(rule, "raid",
                              entry->raid[0] != '\0' ? cJSON_CreateString(entry->raid)
                                                     : cJSON_CreateNull());
        if (entry->as[0] != '\0') cJSON_AddStringToObject(rule, "as", entry->as);
        cJSON_AddItemToObject(rule, "enforced", json_of_list(&entry->places));
        cJSON_AddItemToObject(rule, "cited", json_of_list(&entry->citing));
        cJSON_AddItemToObject(rule, "scenarios", json_of_list(&entry->scenarios));
        cJSON_AddItemToObject(rule, "exempt",
                              entry->exempt != NULL ? cJSON_CreateString(entry->exempt)
                                                    : cJSON_CreateNull());
        cJSON_AddItemToArray(list, rule);
    }
    ag_json_print(line);
}

static void print_list(const char *name, const ag_paths *list)
{
    for (int i = 0; i < list->count; i++) printf("  %-9s %s\n", i == 0 ? name : "", list->paths[i]);
}

// "CR 400.1" to "CR 719.4".
static int is_of_play(const ag_rule_entry *entry)
{
    int chapter = 0;
    return sscanf(entry->number, "CR %d.", &chapter) == 1 && chapter >= 400 && chapter <= 719;
}

static void print_text(const selection *rules, int uncovered)
{
    int open = 0;
    int exempt = 0;
    int exempt_of_play = 0;
    for (int i = 0; i < rules->count; i++) {
        const ag_rule_entry *entry = rules->entries[i];
        printf("%s  %s%s%s\n", entry->number, entry->title, entry->raid[0] != '\0' ? ", in " : "",
               entry->raid);
        if (entry->as[0] != '\0') printf("  as        %s\n", entry->as);
        print_list("enforced", &entry->places);
        print_list("cited", &entry->citing);
        print_list("shown", &entry->scenarios);
        if (entry->exempt != NULL) {
            printf("  exempt    %s\n", entry->exempt);
        } else if (!ag_rule_is_covered(entry)) {
            printf("  lacks     %s%s%s\n", entry->places.count == 0 ? "a place" : "",
                   entry->places.count + entry->scenarios.count == 0 ? " and " : "",
                   entry->scenarios.count == 0 ? "a scenario" : "");
        }
        exempt += entry->exempt != NULL;
        exempt_of_play += entry->exempt != NULL && is_of_play(entry);
        open += !ag_rule_is_covered(entry);
    }
    if (uncovered) {
        printf("%d exempt (%d of CR 400 to 719), %d uncovered\n", exempt, exempt_of_play, open);
    }
}

static int uncovered_code(const selection *rules)
{
    for (int i = 0; i < rules->count; i++) {
        if (!ag_rule_is_covered(rules->entries[i])) return AG_EXIT_FINDINGS;
    }
    return AG_EXIT_OK;
}

static int show_rules(const ag_arguments *arguments, const selection *rules)
{
    int uncovered = ag_arguments_has(arguments, "uncovered");
    if (ag_arguments_has(arguments, "json")) {
        print_json(rules);
    } else {
        print_text(rules, uncovered);
    }
    return uncovered ? uncovered_code(rules) : AG_EXIT_OK;
}

static int run_command(const ag_arguments *arguments)
{
    ag_engine *engine = NULL;
    ag_rule_table table = { 0 };
    selection rules = { 0 };
    ag_paths scenarios = { 0 };
    int code = ag_cli_open(arguments, &engine);
    if (code == AG_EXIT_OK) code = ag_scenario_files_all(arguments, &scenarios);
    if (code == AG_EXIT_OK) code = ag_rule_table_open(engine, &scenarios, &table);
    if (code == AG_EXIT_OK) code = select_rules(arguments, &table, &rules);
    if (code == AG_EXIT_OK) code = show_rules(arguments, &rules);
    free(rules.entries);
    ag_paths_close(&scenarios);
    ag_rule_table_close(&table);
    ag_engine_close(engine);
    return code;
}

const ag_command ag_command_rules = {
    "rules",       "[ID...]", "each rule, where it is enforced, which scenarios show it",
    "rules 717.4", rows,      run_command,
};
