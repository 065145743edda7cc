// All rules that there are, with the places that enforce them and the scenarios that cite them.
#ifndef AG_CLI_RULE_TABLE_H
#define AG_CLI_RULE_TABLE_H

#include "cli/paths.h"

typedef struct ag_rule_entry {
    char number[40];        // "CR 717.4", "KW Two-Handed Dual Wield"
    char title[160];
    char raid[64];          // whose own rule it is; "": the base game's, or R100 and R101
    char as[40];            // the rule that says the same, whose places are its places; "": none
    const char *exempt;     // "definition: …"; NULL: it needs a place and a scenario
    ag_paths places;        // "engine/rules/combat.c:41", "raids/onyxias_lair/raid.lua:30"
    ag_paths scenarios;     // files
} ag_rule_entry;

typedef struct ag_rule_table {
    ag_rule_entry *entries; // the base game's in order, then the raids' own
    int count;
    int capacity;
} ag_rule_table;

// Reads the scenarios, too. Returns an exit code: a scenario that cites what no list has is bad content.
int ag_rule_table_open(ag_engine *engine, const ag_paths *scenarios, ag_rule_table *out);
void ag_rule_table_close(ag_rule_table *table);

// "CR 717.4", also without the letters before the number; of a raid "R201.2" or "onyxias_lair/R201.2": the first one
// behind `after` (NULL: of all), for two raids may each have a rule of that number. NULL: there is no more.
ag_rule_entry *ag_rule_table_find(const ag_rule_table *table, const char *number, const ag_rule_entry *after);

// There is no such rule: the message, and the exit code.
int ag_rule_table_lacks(const ag_rule_table *table, const char *number);

// 1 where it is exempt, or has a place and a scenario.
int ag_rule_is_covered(const ag_rule_entry *entry);

#endif
