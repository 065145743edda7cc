// All rules, with the places that enforce them and the scenarios that cite them.
#ifndef AG_CLI_COMMON_RULE_TABLE_H
#define AG_CLI_COMMON_RULE_TABLE_H

#include "cli/common/paths.h"

typedef struct ag_rule_entry {
    char number[AG_RULE_SIZE];  // "CR 717.4", "KW Two-Handed Dual Wield"
    char title[160];
    char raid[64];          // the raid that it belongs to; "": the base game's, R100 and R101
    char as[AG_RULE_SIZE];  // the rule that says the same, whose places are its places; "": none
    const char *exempt;     // "definition: …"; NULL: it needs a place and a scenario
    ag_paths places;        // "engine/rules/combat/combat.c:41", "raids/onyxias_lair/raid.lua:30"
    ag_paths citing;        // those that only cite it: questions, events, headings
    ag_paths scenarios;     // files
} ag_rule_entry;

typedef struct ag_rule_table {
    ag_rule_entry *entries; // the base game's in order, then the raids'
    int count, capacity;
} ag_rule_table;

// Reads the scenarios too. Returns an exit code: a scenario that cites a rule that
// no list has is bad content.
int ag_rule_table_open(ag_engine *engine, const ag_paths *scenarios, ag_rule_table *out);
void ag_rule_table_close(ag_rule_table *table);

// Finds "CR 717.4", also without the letters, or a raid's "R201.2" or
// "onyxias_lair/R201.2". Two raids may each have a rule of that number: the first one after
// `after` (NULL: of all). NULL: there are no more.
ag_rule_entry *ag_rule_table_find(const ag_rule_table *table, const char *number,
                                  const ag_rule_entry *after);

// Prints that there is no such rule. Returns the exit code.
int ag_rule_table_lacks(const ag_rule_table *table, const char *number);

// 1 if it is exempt, or has a place and a scenario.
int ag_rule_is_covered(const ag_rule_entry *entry);

#endif
