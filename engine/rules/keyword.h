// Keywords: which a card has, how often, and the powers that it has by them. What a keyword means is a power of the one
// card `catalog->keywords` (lua/keywords.lua), which works for whoever has the keyword.
#ifndef AG_RULES_KEYWORD_H
#define AG_RULES_KEYWORD_H

#include "rules/rules.h"

#define AG_INSTANCES_MAX 16

typedef struct ag_instance {
    int16_t number;                 // behind the keyword; 1 where it takes none
    uint16_t spare;
    uint32_t timestamp;             // its card's, or of what gave it (CR 718.2f)
} ag_instance;

// The keywords (AG_LONG_BIT) that have a power of this kind (AG_POWER_…) and one for the event, mostly the same one;
// AG_EVENT_COUNT: any event.
uint64_t ag_keywords_with(const ag_rules *rules, int kind, int event);

// The keyword (AG_LONG_BIT) that the change gives; 0: none.
uint64_t ag_keywords_given(const ag_change *change);

// Whether what it takes, powers or a keyword, can't be had again either (CR 103.2).
int ag_change_denies(const ag_change *change);

// Those that some card in this game may have: printed, given by a power, or by a modifier in force. Nothing is derived.
uint64_t ag_keywords_possible(const ag_rules *rules);

// The instances of the keyword that the card has now, in the order in which it got them; returns how many.
int ag_keyword_instances(const ag_rules *rules, ag_card_id card, int keyword, ag_instance out[AG_INSTANCES_MAX]);

// The cards that are the sources of what gives it the keyword now; each once. Returns how many.
int ag_keyword_givers(const ag_rules *rules, ag_card_id card, int keyword, ag_card_id *out, int capacity);

// How often it has the keyword, in whatever zone it is: printed, or given to it there.
int ag_has_keyword_anywhere(const ag_rules *rules, ag_card_id id, int keyword);

// What they add up to: "Assault 2" and "Assault 1" are 3.
int ag_keyword_sum(const ag_rules *rules, ag_card_id card, int keyword);

// What kinds of heroes and allies a player controls beside this card, for Empower: AG_BIT(AG_CLASS_…) of their icons,
// and AG_BIT(AG_CLASS_COUNT) for a Monster icon.
uint16_t ag_empowered(const ag_rules *rules, ag_seat seat, ag_card_id beside);

#endif
