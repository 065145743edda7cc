// A small table for tests: a catalog written in C, seats with their piles, the rules over them.
// Nothing is set up by the rules themselves, so that each rule is tested alone.
#ifndef AG_TESTS_SUPPORT_TABLE_H
#define AG_TESTS_SUPPORT_TABLE_H

#include "rules/port.h"
#include "support/fake_script.h"

enum {
    TABLE_CARD_MAX = 64,
    TABLE_POWER_MAX = 6,
    TABLE_SYMBOL_MAX = 64,
    TABLE_TOLD_MAX = 64 * 1024
};

typedef struct test_table {
    ag_catalog catalog;
    ag_raid_def raid;
    const ag_card_def *cards[TABLE_CARD_MAX + 1];
    ag_card_def defs[TABLE_CARD_MAX + 1];
    ag_power_def powers[TABLE_CARD_MAX + 1][TABLE_POWER_MAX];
    const char *symbols[TABLE_SYMBOL_MAX];
    ag_state state;
    ag_rules rules;
    fake_script *script;
    ag_seat boss;
    size_t told_length;
    // Every event in English, a line each, as one who sees all reads it.
    char told[TABLE_TOLD_MAX];
} test_table;

// Seats 1 to `raiders`, and a Boss player with the last seat. Each has a hero of 28 health in play
// (the Boss: 100). It is the first turn, seat 1's action phase.
test_table *table_open(int raiders);
void table_close(test_table *table);

// ---- catalog ----

// A new card; `types` is AG_TYPE_…. Its damage is melee.
uint16_t table_card(test_table *table, const char *key, uint32_t types, int cost, int atk,
                    int health);
ag_card_def *table_def(test_table *table, uint16_t printed);
ag_symbol table_symbol(test_table *table, const char *word);

// Adds a power; it works on the front side. Returns it to be filled in.
ag_power_def *table_power(test_table *table, uint16_t printed, int kind);

// An amount that is this number; a filter for these types of the party, seen from anybody.
ag_amount table_amount(int number);
ag_filter table_filter(uint32_t types, int whose);

// ---- table ----

// A new card in a zone of the seat; in play it is ready and was there as the turn began.
ag_card_id table_put(test_table *table, uint16_t printed, ag_seat seat, int zone);
ag_card_id table_hero(const test_table *table, ag_seat seat);
void table_exhaust_heroes(test_table *table);     // so that nobody is asked whether to attack
void table_resources(test_table *table, ag_seat seat, int count);

// ---- running ----

// Runs the agenda until somebody is asked or nothing is left, checking the state. Returns AG_ASK,
// AG_DONE or AG_FAULT.
ag_progress table_run(test_table *table);

// The action phase of seat 1 opens.
ag_progress table_action_phase(test_table *table);

// Picks the option of that kind about that card; it must be offered.
ag_progress table_do(test_table *table, int kind, ag_card_id card);

// Who is asked (the first of them), 0: nobody.
ag_seat table_asked(const test_table *table);

// Answers for whoever is asked, and runs on. A pick is the index of an option.
ag_progress table_pick(test_table *table, int index);
ag_progress table_pick_none(test_table *table);
ag_progress table_number(test_table *table, int number);

// The option of that kind about that card (the zero id: any), -1: it is not offered.
int table_option(const test_table *table, int kind, ag_card_id card);

// All pass until the chain has one link fewer or the window closed.
ag_progress table_pass_all(test_table *table);

int table_was_told(const test_table *table, const char *part);

#endif
