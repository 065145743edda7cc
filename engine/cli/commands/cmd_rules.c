// aggro rules: each rule, where it is enforced, which scenarios show it.
#include <stdlib.h>
#include <string.h>

#include "base/list.h"
#include "cli/commands/rule_places.h"
#include "cli/common/scenario_files.h"
#include "cli/output/json.h"
#include "rules/rules.h"

static const ag_option_row rows[] = {
    { "db", "FILE", "the card database (build/cards.db)" },
    AG_CLI_PACK_ROWS,
    AG_CLI_SCENARIOS_ROW,
    { "uncovered", NULL, "only rules without a place or a scenario, and the exempt ones" },
    { "json", NULL, "one line of JSON" },
    { NULL },
};

typedef struct entry {
    char number[AG_RULE_SIZE];  // "CR 717.4", "KW Two-Handed Dual Wield"
    char title[160];
    char raid[64];          // the raid that it belongs to; "": the base game's, R100 and R101
    char as[AG_RULE_SIZE];  // the rule that says the same, whose places are its places; "": none
    const char *exempt;     // "definition: …"; NULL: it needs a place and a scenario
    ag_paths places;        // "engine/rules/combat/combat.c:41", "raids/onyxias_lair/raid.lua:30"
    ag_paths citing;        // those that only cite it: questions, events, headings
    ag_paths scenarios;     // files
} entry;

typedef struct table {
    entry *entries;  // the base game's in order, then the raids'
    int count, capacity;
    const char *path;  // of the scenario file that is read
    int bad;           // how many numbers scenarios cite that no rule has
} table;

// ---- filling it ----

static entry *add_entry(table *to, const char *number, const char *title)
{
    to->entries = ag_list_room(to->entries, &to->capacity, to->count + 1, sizeof *to->entries);
    if (to->entries == NULL) ag_cli_no_memory("for the table of rules");
    entry *out = &to->entries[to->count++];
    *out = (entry){ .exempt = NULL };
    snprintf(out->number, sizeof out->number, "%s", number);
    snprintf(out->title, sizeof out->title, "%s", title);
    return out;
}

// The base game's rule, or the raid's own; with raid NULL the one with that number, NULL if several
// raids have one.
static entry *entry_of(const table *of, const char *raid, const char *number)
{
    entry *found = NULL;
    for (int i = 0; i < of->count; i++) {
        entry *each = &of->entries[i];
        if (strcmp(each->number, number) != 0) continue;
        if (raid != NULL && (each->raid[0] == '\0' || strcmp(each->raid, raid) == 0)) return each;
        if (raid == NULL && found != NULL) return NULL;
        found = raid == NULL ? each : NULL;
    }
    return found;
}

static const char *entry_number(void *context, int index)
{
    const table *of = context;
    return index < of->count ? of->entries[index].number : NULL;
}

// Adds a text unless it is the last one.
static void note_new(ag_paths *list, const char *text)
{
    int known = list->count > 0 && strcmp(list->paths[list->count - 1], text) == 0;
    if (!known) ag_paths_note(list, text);
}

static void add_raid_rule(void *context, const ag_raid_rule *rule)
{
    static const char *const reasons[][2] = {
        { "definition", "definition: it says what words mean, or heads the rules below" },
        { "deck", "deck building outside play: it binds a deck before its game begins" },
        { "physical", "physical: it is about cardboard and where it lies on the table" },
        { "tournament", "tournament: it is about organised play, not about one game" },
    };
    table *to = context;
    if (entry_of(to, rule->raid, rule->number) != NULL) return;
    entry *out = add_entry(to, rule->number, rule->title);
    snprintf(out->raid, sizeof out->raid, "%s", rule->raid);
    snprintf(out->as, sizeof out->as, "%s", rule->as);
    for (int i = 0; i < 4; i++) {
        if (strcmp(rule->kind, reasons[i][0]) == 0) out->exempt = reasons[i][1];
    }
}

static void add_place(void *context, const char *raid, const char *number, const char *place)
{
    note_new(&entry_of(context, raid, number)->places, place);
}

static void add_scenario(void *context, const char *raid, const char *number, const char *scenario)
{
    table *to = context;
    char meant[AG_MEANT_BYTES];
    entry *of = entry_of(to, NULL, number);
    of = of != NULL ? of : entry_of(to, raid, number);
    if (of != NULL) {
        note_new(&of->scenarios, to->path);
        return;
    }
    fprintf(stderr, "%s: scenario \"%s\", cites: there is no rule \"%s\"%s\n", to->path, scenario,
            number, ag_meant_one(ag_nearest(number, entry_number, to), meant));
    to->bad++;
}

static void add_base_rules(table *to)
{
    for (int i = 1; i < AG_RULE_COUNT; i++) {
        add_entry(to, ag_rule_numbers[i], ag_rule_titles[i])->exempt =
            ag_rule_exemption((uint16_t)i);
    }
    for (int i = 0; i < ag_rule_place_count; i++) {
        entry *of = &to->entries[ag_rule_places[i].rule - 1];
        note_new(ag_rule_places[i].cites ? &of->citing : &of->places, ag_rule_places[i].place);
    }
}

// Only rules of raids are enforced by scripts: a card that cites a rule of the base game shows it.
// A rule that says the same as another one is enforced where that one is.
static void add_raid_rules(table *to, ag_engine *engine)
{
    ag_error error = { 0 };
    ag_cli_need(ag_engine_raid_rules(engine, add_raid_rule, to, &error), &error);
    for (int i = 0; i < to->count; i++) {
        entry *of = &to->entries[i];
        if (ag_rule_looks_a_raids(of->number)) {
            ag_engine_rule_places(engine, of->raid, of->number, add_place, to);
        }
    }
    for (int i = 0; i < to->count; i++) {
        entry *of = &to->entries[i];
        if (of->as[0] == '\0') continue;
        const entry *same = entry_of(to, of->raid, of->as);
        if (same == NULL || same->as[0] != '\0') {
            ag_cli_stop(AG_BAD_CONTENT, "%s/rules: %s is as \"%s\", which is no rule of its own",
                        of->raid, of->number, of->as);
        }
        for (int j = 0; j < same->places.count; j++) note_new(&of->places, same->places.paths[j]);
        of->exempt = same->exempt;
    }
}

// A scenario that cites a rule that no list has is bad content.
static void add_scenarios(table *to, const ag_arguments *arguments, ag_engine *engine)
{
    ag_paths files = { 0 };
    ag_error error = { 0 };
    ag_scenario_files_all(arguments, &files);
    for (int i = 0; i < files.count; i++) {
        to->path = files.paths[i];
        ag_cli_need(ag_scenario_cites(engine, to->path, add_scenario, to, &error), &error);
    }
    if (to->bad > 0) {
        ag_cli_stop(AG_BAD_CONTENT, "scenarios cite %d numbers that no rule list has", to->bad);
    }
    ag_paths_close(&files);
}

// ---- which rules ----

typedef struct selection {
    entry **entries;
    int count;
    int uncovered;  // without those that are covered
} selection;

static int is_covered(const entry *of)
{
    return of->exempt != NULL || (of->places.count > 0 && of->scenarios.count > 0);
}

static void choose(selection *out, entry *of)
{
    if (!out->uncovered || of->exempt != NULL || !is_covered(of)) out->entries[out->count++] = of;
}

// All rules that are called "CR 717.4", also without the letters, or "R201.2" or
// "onyxias_lair/R201.2" as a raid's: two raids may have one each.
static void choose_named(const table *of, const char *word, selection *out)
{
    char whole[64], raid[64] = "", meant[AG_MEANT_BYTES];
    int found = 0;
    const char *slash = word[0] >= 'a' && word[0] <= 'z' ? strchr(word, '/') : NULL;
    const char *number = slash != NULL ? slash + 1 : word;
    if (slash != NULL) snprintf(raid, sizeof raid, "%.*s", (int)(slash - word), word);
    snprintf(whole, sizeof whole, "%s%s", number[0] >= '0' && number[0] <= '9' ? "CR " : "",
             number);
    for (int i = 0; i < of->count; i++) {
        entry *each = &of->entries[i];
        if (strcmp(each->number, whole) != 0) continue;
        if (raid[0] != '\0' && strcmp(raid, each->raid) != 0) continue;
        choose(out, each);
        found++;
    }
    if (found > 0) return;
    const char *near = ag_nearest(whole, entry_number, (void *)(uintptr_t)of);
    ag_cli_stop(AG_USAGE, "there is no rule \"%s\"%s", word,
                ag_meant_one(near != NULL ? near : "CR 717.4", meant));
}

static selection choose_rules(const ag_arguments *arguments, const table *of)
{
    selection out = { .uncovered = ag_arguments_has(arguments, "uncovered") };
    size_t most = (size_t)of->count * (size_t)(arguments->word_count + 1);
    out.entries = calloc(most, sizeof *out.entries);
    if (out.entries == NULL) ag_cli_no_memory("for the list of rules");
    for (int i = 0; i < arguments->word_count; i++) {
        // Of an unquoted CR 717.4 the letters are a word.
        if (strcmp(arguments->words[i], "CR") != 0) choose_named(of, arguments->words[i], &out);
    }
    for (int i = 0; arguments->word_count == 0 && i < of->count; i++) choose(&out, &of->entries[i]);
    return out;
}

// ---- what is printed ----

static cJSON *json_of(const ag_paths *list)
{
    return list->count == 0 ? cJSON_CreateArray()
                            : cJSON_CreateStringArray(list->paths, list->count);
}

static void print_json(const selection *rules)
{
    cJSON *line = ag_json_open("aggro.rules/1");
    cJSON *list = cJSON_AddArrayToObject(line, "rules");
    for (int i = 0; i < rules->count; i++) {
        const entry *of = rules->entries[i];
        cJSON *rule = cJSON_CreateObject();
        ag_json_add(rule, "id=%s title=%s raid!=%s as?=%s", of->number, of->title, of->raid,
                    of->as);
        cJSON_AddItemToObject(rule, "enforced", json_of(&of->places));
        cJSON_AddItemToObject(rule, "cited", json_of(&of->citing));
        cJSON_AddItemToObject(rule, "scenarios", json_of(&of->scenarios));
        ag_json_add(rule, "exempt!=%s", of->exempt != NULL ? of->exempt : "");
        cJSON_AddItemToArray(list, rule);
    }
    ag_json_print(line);
}

static void print_list(const char *name, const ag_paths *list)
{
    for (int i = 0; i < list->count; i++) printf("  %-9s %s\n", i == 0 ? name : "", list->paths[i]);
}

static void print_entry(const entry *of)
{
    printf("%s  %s%s%s\n", of->number, of->title, of->raid[0] != '\0' ? ", in " : "", of->raid);
    if (of->as[0] != '\0') printf("  as        %s\n", of->as);
    print_list("enforced", &of->places);
    print_list("cited", &of->citing);
    print_list("shown", &of->scenarios);
    if (of->exempt != NULL) {
        printf("  exempt    %s\n", of->exempt);
    } else if (!is_covered(of)) {
        printf("  lacks     %s%s%s\n", of->places.count == 0 ? "a place" : "",
               of->places.count + of->scenarios.count == 0 ? " and " : "",
               of->scenarios.count == 0 ? "a scenario" : "");
    }
}

// Counts what is open and what is exempt, also of "CR 400.1" to "CR 719.4". Returns an exit code.
static int say_uncovered(const selection *rules, int json)
{
    int open = 0, exempt = 0, of_play = 0;
    for (int i = 0; i < rules->count; i++) {
        int chapter = 0, is_exempt = rules->entries[i]->exempt != NULL;
        (void)sscanf(rules->entries[i]->number, "CR %d.", &chapter);
        exempt += is_exempt;
        of_play += is_exempt && chapter >= 400 && chapter <= 719;
        open += !is_covered(rules->entries[i]);
    }
    if (!json) printf("%d exempt (%d of CR 400 to 719), %d uncovered\n", exempt, of_play, open);
    return open > 0 ? AG_EXIT_FINDINGS : AG_EXIT_OK;
}

static int run(const ag_arguments *arguments)
{
    table all = { .count = 0 };
    int json = ag_arguments_has(arguments, "json");
    ag_engine *engine = ag_cli_open(arguments);
    add_base_rules(&all);
    add_raid_rules(&all, engine);
    add_scenarios(&all, arguments, engine);
    selection rules = choose_rules(arguments, &all);
    if (json) print_json(&rules);
    for (int i = 0; i < rules.count && !json; i++) print_entry(rules.entries[i]);
    int code = rules.uncovered ? say_uncovered(&rules, json) : AG_EXIT_OK;
    for (int i = 0; i < all.count; i++) {
        ag_paths_close(&all.entries[i].places);
        ag_paths_close(&all.entries[i].citing);
        ag_paths_close(&all.entries[i].scenarios);
    }
    free(rules.entries);
    free(all.entries);
    ag_engine_close(engine);
    return code;
}

const ag_command ag_command_rules = {
    "rules",       "[ID...]", "each rule, where it is enforced, which scenarios show it",
    "rules 717.4", rows,      run,
    AG_WORDS_ANY
};
