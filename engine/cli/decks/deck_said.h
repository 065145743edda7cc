// Remarks about a deck, as lines for people or for programs.
#ifndef AG_CLI_DECKS_DECK_SAID_H
#define AG_CLI_DECKS_DECK_SAID_H

#include "aggro_author.h"
#include "cli/output/json.h"

// How many remarks of a kind there are.
int ag_deck_said_count(const ag_deck_list *list, ag_deck_said what);

// Prints "file:12: no card is called …" on stderr, each after `lead` ("error", "warning").
void ag_deck_said_print(const ag_deck_list *list, ag_deck_said what, const char *lead);

// An object "aggro.deck_check/1", to which fields may be added; the same as a line on stdout.
cJSON *ag_deck_said_object(const ag_deck_list *list, const char *deck);
void ag_deck_said_json(const ag_deck_list *list, const char *deck);

#endif
