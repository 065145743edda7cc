// Answers to the open question, before they are given: the one door checks them here.
#ifndef AG_GAME_FACTS_ANSWER_H
#define AG_GAME_FACTS_ANSWER_H

#include "rules/agenda/agenda.h"

// NULL where the answer is legal; else why not, in one sentence (buffer of at least 160 bytes).
const char *ag_choice_refuse(const ag_rules *rules, ag_seat seat, const ag_picks *picks, char *out,
                             size_t capacity);
// The fingerprint of the open question: who, what, every option. Same question, same fingerprint.
uint64_t ag_choice_fingerprint(const ag_rules *rules);
uint64_t ag_choice_form(const ag_rules *rules);         // the same, whatever was announced before

#endif
