// The table of rules: the base game's lists, the raids' lists, the places and the scenarios.
#include "cli/rule_table.h"

#include <stdlib.h>
#include <string.h>

#include "cli/rule_places.h"
#include "rules/rules.h"

static ag_rule_entry *entry_add(ag_rule_table *table, const char *number, const char *title)
{
    if (table->count == table->capacity) {
        int capacity = table->capacity == 0 ? 512 : table->capacity * 2;
        ag_rule_entry *entries = realloc(table->entries, (size_t)capacity * sizeof *entries);
        if (entries == NULL) {
            return NULL;
        }
        table->entries = entries;
        table->capacity = capacity;
    }
    ag_rule_entry *entry = &table->entries[table->count++];
    *entry = (ag_rule_entry){ .exempt = NULL };
    snprintf(entry->number, sizeof entry->number, "%s", number);
    snprintf(entry->title, sizeof entry->title, "%s", title);
    return entry;
}

static ag_rule_entry *entry_of(const ag_rule_table *table, const char *number)
{
    for (int i = 0; i < table->count; i++) {
        if (strcmp(table->entries[i].number, number) == 0) {
            return &table->entries[i];
        }
    }
    return NULL;
}

static const char *entry_number(void *context, int index)
{
    const ag_rule_table *table = context;
    return index < table->count ? table->entries[index].number : NULL;
}

// A text once.
static int note_once(ag_paths *list, const char *text)
{
    if (list->count > 0 && strcmp(list->paths[list->count - 1], text) == 0) {
        return 1;
    }
    return ag_paths_note(list, text);
}

// ---- filling it ----

typedef struct filling {
    ag_rule_table *table;
    const char *path;  // of the scenario file that is read
    int bad;           // what a scenario cites and no list has
    int out_of_memory;
} filling;

static void add_raid_rule(void *context, const char *number, const char *title)
{
    filling *to = context;
    if (entry_of(to->table, number) == NULL && entry_add(to->table, number, title) == NULL) {
        to->out_of_memory = 1;
    }
}

static void add_place(void *context, const char *number, const char *place)
{
    filling *to = context;
    ag_rule_entry *entry = entry_of(to->table, number);
    to->out_of_memory |= !note_once(&entry->places, place);
    entry->switches++;
}

static void add_scenario(void *context, const char *number, const char *scenario)
{
    filling *to = context;
    ag_rule_entry *entry = entry_of(to->table, number);
    if (entry != NULL) {
        to->out_of_memory |= !note_once(&entry->scenarios, to->path);
        return;
    }
    const char *nearest = ag_nearest(number, entry_number, to->table);
    fprintf(stderr, "%s: scenario \"%s\", cites: there is no rule \"%s\"%s%s%s\n", to->path,
            scenario, number, nearest != NULL ? " (did you mean " : "",
            nearest != NULL ? nearest : "", nearest != NULL ? "?)" : "");
    to->bad++;
}

static void add_base_rules(filling *to)
{
    for (int i = 1; i < AG_RULE_COUNT; i++) {
        ag_rule_entry *entry = entry_add(to->table, ag_rule_numbers[i], ag_rule_titles[i]);
        if (entry == NULL) {
            to->out_of_memory = 1;
            return;
        }
        entry->exempt = ag_rule_exemption((uint16_t)i);
    }
    for (int i = 0; i < ag_rule_place_count; i++) {
        ag_rule_entry *entry = &to->table->entries[ag_rule_places[i].rule - 1];
        to->out_of_memory |= !note_once(&entry->places, ag_rule_places[i].place);
        entry->switches += ag_rule_places[i].switches;
    }
}

// Only what raids have is made of scripts' powers: what a card cites of the base game it shows.
static ag_status add_raid_rules(filling *to, ag_engine *engine, ag_error *error)
{
    ag_status status = ag_engine_raid_rules(engine, add_raid_rule, to, error);
    for (int i = 0; i < to->table->count && status == AG_OK; i++) {
        if (ag_rule_looks_a_raids(to->table->entries[i].number)) {
            ag_engine_rule_places(engine, to->table->entries[i].number, add_place, to);
        }
    }
    return status;
}

static ag_status add_scenarios(filling *to, ag_engine *engine, const ag_paths *files,
                               ag_error *error)
{
    ag_status status = AG_OK;
    for (int i = 0; i < files->count && status == AG_OK; i++) {
        to->path = files->paths[i];
        status = ag_scenario_cites(engine, to->path, add_scenario, to, error);
    }
    if (status == AG_OK && to->bad > 0) {
        return ag_fail(error, AG_BAD_CONTENT, "scenarios cite %d numbers that no rule list has",
                       to->bad);
    }
    return status;
}

int ag_rule_table_open(ag_engine *engine, const ag_paths *scenarios, ag_rule_table *out)
{
    ag_error error = { 0 };
    *out = (ag_rule_table){ .count = 0 };
    filling to = { .table = out };
    add_base_rules(&to);
    ag_status status = add_raid_rules(&to, engine, &error);
    if (status == AG_OK) {
        status = add_scenarios(&to, engine, scenarios, &error);
    }
    if (status == AG_OK && to.out_of_memory) {
        status = ag_fail(&error, AG_NO_MEMORY, "no memory for the table of rules");
    }
    return status == AG_OK ? AG_EXIT_OK : ag_cli_fail(&error);
}

void ag_rule_table_close(ag_rule_table *table)
{
    for (int i = 0; i < table->count; i++) {
        ag_paths_close(&table->entries[i].places);
        ag_paths_close(&table->entries[i].scenarios);
    }
    free(table->entries);
}

// ---- reading it ----

ag_rule_entry *ag_rule_table_find(const ag_rule_table *table, const char *number)
{
    char whole[sizeof((ag_rule_entry *)0)->number];
    snprintf(whole, sizeof whole, "%s%s", number[0] >= '0' && number[0] <= '9' ? "CR " : "",
             number);
    ag_rule_entry *entry = entry_of(table, whole);
    if (entry == NULL) {
        const char *nearest = ag_nearest(whole, entry_number, (void *)(uintptr_t)table);
        ag_cli_usage("there is no rule \"%s\" (did you mean %s?)", number,
                     nearest != NULL ? nearest : "CR 717.4");
    }
    return entry;
}

int ag_rule_is_covered(const ag_rule_entry *entry)
{
    return entry->exempt != NULL || (entry->places.count > 0 && entry->scenarios.count > 0);
}
