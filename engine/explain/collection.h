// The collection as text: what a game knows of the cards that it does not use. Building a deck and
// naming a card during a game choose from it (CR 800.2b).
#ifndef AG_EXPLAIN_COLLECTION_H
#define AG_EXPLAIN_COLLECTION_H

#include <stddef.h>

#include "explain/deck_rules.h"

// The name of the text in sources of scripts. A line for each card, in the order of the keys:
// key, name, type, tags, classes, faction, requirement, and letters: r of a raid, t token, u
// unlimited, o ongoing; of a hero that says something of its decks, that. Tabs separate them.
#define AG_COLLECTION_KEY "_collection"

typedef struct ag_collected {
    const char *key, *name;
    ag_deck_facts facts;
    int is_unlimited, is_ongoing;
} ag_collected;

// Writes the line of a card with its line end. Returns its length, below
// `capacity`; 0 if there is no room.
size_t ag_collected_write(const ag_collected *card, char *out, size_t capacity);

// Reads the line at `text`, which it cuts into its fields; they stay valid as long as the text
// does. Returns the next line, or NULL if there is no line here.
char *ag_collected_read(char *text, ag_collected *out);

// The next of its tags without a number: of "Orc, Pet (1)" first "Orc", then "Pet". 0: none.
int ag_collected_tag(const char **tags, char *out, size_t capacity);

#endif
