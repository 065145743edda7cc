// The table of rules: the base game's lists, the raids' lists, the places and the scenarios.
#include "cli/common/rule_table.h"

#include <stdlib.h>
#include <string.h>

#include "base/list.h"
#include "cli/common/rule_places.h"
#include "rules/rules.h"

static ag_rule_entry *entry_add(ag_rule_table *table, const char *number, const char *title)
{
    ag_rule_entry *entries =
        ag_list_room(table->entries, &table->capacity, table->count + 1, sizeof *entries);
    if (entries == NULL) return NULL;
    table->entries = entries;
    ag_rule_entry *entry = &entries[table->count++];
    *entry = (ag_rule_entry){ .exempt = NULL };
    snprintf(entry->number, sizeof entry->number, "%s", number);
    snprintf(entry->title, sizeof entry->title, "%s", title);
    return entry;
}

// The base game's rule, or the raid's own.
static ag_rule_entry *entry_of(const ag_rule_table *table, const char *raid, const char *number)
{
    for (int i = 0; i < table->count; i++) {
        ag_rule_entry *entry = &table->entries[i];
        int fits = entry->raid[0] == '\0' || strcmp(entry->raid, raid) == 0;
        if (fits && strcmp(entry->number, number) == 0) return entry;
    }
    return NULL;
}

// The rule with that number; NULL if there is none, or if several raids have one.
static ag_rule_entry *only_entry(const ag_rule_table *table, const char *number)
{
    ag_rule_entry *found = NULL;
    for (int i = 0; i < table->count; i++) {
        if (strcmp(table->entries[i].number, number) == 0) {
            if (found != NULL) return NULL;
            found = &table->entries[i];
        }
    }
    return found;
}

static const char *entry_number(void *context, int index)
{
    const ag_rule_table *table = context;
    return index < table->count ? table->entries[index].number : NULL;
}

// Adds a text unless it is there already.
static int note_once(ag_paths *list, const char *text)
{
    if (list->count > 0 && strcmp(list->paths[list->count - 1], text) == 0) return 1;
    return ag_paths_note(list, text);
}

// ---- filling it ----

typedef struct filling {
    ag_rule_table *table;
    const char *path;  // of the scenario file that is read
    int bad;           // how many rules are cited that no list has
    int out_of_memory;
} filling;

static const char *exemption(const char *kind)
{
    static const char *const reasons[][2] = {
        { "definition", "definition: it says what words mean, or heads the rules below" },
        { "deck", "deck building outside play: it binds a deck before its game begins" },
        { "physical", "physical: it is about cardboard and where it lies on the table" },
        { "tournament", "tournament: it is about organised play, not about one game" },
    };
    for (size_t i = 0; i < sizeof reasons / sizeof reasons[0]; i++) {
        if (strcmp(kind, reasons[i][0]) == 0) return reasons[i][1];
    }
    return NULL;
}

static void add_raid_rule(void *context, const ag_raid_rule *rule)
{
    filling *to = context;
    if (entry_of(to->table, rule->raid, rule->number) != NULL) return;
    ag_rule_entry *entry = entry_add(to->table, rule->number, rule->title);
    if (entry == NULL) {
        to->out_of_memory = 1;
        return;
    }
    snprintf(entry->raid, sizeof entry->raid, "%s", rule->raid);
    snprintf(entry->as, sizeof entry->as, "%s", rule->as);
    entry->exempt = exemption(rule->kind);
}

static void add_place(void *context, const char *raid, const char *number, const char *place)
{
    filling *to = context;
    ag_rule_entry *entry = entry_of(to->table, raid, number);
    to->out_of_memory |= !note_once(&entry->places, place);
}

static void add_scenario(void *context, const char *raid, const char *number, const char *scenario)
{
    filling *to = context;
    ag_rule_entry *entry = only_entry(to->table, number);
    entry = entry != NULL ? entry : entry_of(to->table, raid, number);
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
        ag_paths *list = ag_rule_places[i].cites ? &entry->citing : &entry->places;
        to->out_of_memory |= !note_once(list, ag_rule_places[i].place);
    }
}

// A rule that says the same as another one is enforced where that one is.
static ag_status take_places(filling *to, ag_rule_entry *entry, ag_error *error)
{
    if (entry->as[0] == '\0') return AG_OK;
    const ag_rule_entry *same = entry_of(to->table, entry->raid, entry->as);
    if (same == NULL || same->as[0] != '\0') {
        return ag_fail(error, AG_BAD_CONTENT,
                       "%s/rules: %s is as \"%s\", which is no rule of its own", entry->raid,
                       entry->number, entry->as);
    }
    for (int i = 0; i < same->places.count; i++) {
        to->out_of_memory |= !note_once(&entry->places, same->places.paths[i]);
    }
    entry->exempt = same->exempt;
    return AG_OK;
}

// Only rules of raids are enforced by scripts: a card that cites a rule of the base game shows it.
static ag_status add_raid_rules(filling *to, ag_engine *engine, ag_error *error)
{
    ag_status status = ag_engine_raid_rules(engine, add_raid_rule, to, error);
    for (int i = 0; i < to->table->count && status == AG_OK; i++) {
        const ag_rule_entry *entry = &to->table->entries[i];
        if (ag_rule_looks_a_raids(entry->number)) {
            ag_engine_rule_places(engine, entry->raid, entry->number, add_place, to);
        }
    }
    for (int i = 0; i < to->table->count && status == AG_OK; i++) {
        status = take_places(to, &to->table->entries[i], error);
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
    if (status == AG_OK) status = add_scenarios(&to, engine, scenarios, &error);
    if (status == AG_OK && to.out_of_memory) {
        status = ag_fail(&error, AG_NO_MEMORY, "no memory for the table of rules");
    }
    return status == AG_OK ? AG_EXIT_OK : ag_cli_fail(&error);
}

void ag_rule_table_close(ag_rule_table *table)
{
    for (int i = 0; i < table->count; i++) {
        ag_paths_close(&table->entries[i].places);
        ag_paths_close(&table->entries[i].citing);
        ag_paths_close(&table->entries[i].scenarios);
    }
    free(table->entries);
}

// ---- reading it ----

static void whole_number(const char *number, char *raid, char *out, size_t capacity)
{
    int letters = number[0] >= 'a' && number[0] <= 'z';  // a raid's key is in front of the number
    const char *slash = letters ? strchr(number, '/') : NULL;
    size_t size = slash == NULL ? 0 : (size_t)(slash - number);
    snprintf(raid, capacity, "%.*s", (int)size, number);
    number = slash == NULL ? number : slash + 1;
    snprintf(out, capacity, "%s%s", number[0] >= '0' && number[0] <= '9' ? "CR " : "", number);
}

ag_rule_entry *ag_rule_table_find(const ag_rule_table *table, const char *number,
                                  const ag_rule_entry *after)
{
    char whole[64], raid[64];
    whole_number(number, raid, whole, sizeof whole);
    for (int i = after == NULL ? 0 : (int)(after - table->entries) + 1; i < table->count; i++) {
        ag_rule_entry *entry = &table->entries[i];
        int fits = raid[0] == '\0' || strcmp(raid, entry->raid) == 0;
        if (fits && strcmp(entry->number, whole) == 0) return entry;
    }
    return NULL;
}

int ag_rule_table_lacks(const ag_rule_table *table, const char *number)
{
    char whole[64], raid[64];
    whole_number(number, raid, whole, sizeof whole);
    const char *nearest = ag_nearest(whole, entry_number, (void *)(uintptr_t)table);
    return ag_cli_usage("there is no rule \"%s\" (did you mean %s?)", number,
                        nearest != NULL ? nearest : "CR 717.4");
}

int ag_rule_is_covered(const ag_rule_entry *entry)
{
    return entry->exempt != NULL || (entry->places.count > 0 && entry->scenarios.count > 0);
}
