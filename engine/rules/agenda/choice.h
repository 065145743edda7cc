// Choices: the one way in. The player who must decide gets the legal answers; people, bots, tests
// and replays answer alike.
#ifndef AG_RULES_AGENDA_CHOICE_H
#define AG_RULES_AGENDA_CHOICE_H

#include "aggro_view.h"
#include "rules/rules.h"

// Added to the number of a power that a card has by a keyword, where an option names it.
enum { AG_OPTION_KEYWORD = 0x100 };

// An answer. For AG_QUESTION_NUMBER `number` counts, else the picks (positions among the options).
typedef struct ag_picks {
    int16_t number;
    uint16_t count;
    uint16_t picks[AG_REPLY_MAX];
} ag_picks;

// ---- for tasks ----

// Opens a question to `who` (1 << seat each). Then add options and return ag_choice_ready.
void ag_choice_open(ag_rules *rules, int kind, uint8_t who, int prompt, int rule, ag_card_id about);
void ag_choice_bounds(ag_rules *rules, int min, int max);
ag_option *ag_choice_add(ag_rules *rules, int kind, ag_ref ref);
// AG_ASK; or, where only one answer is legal, AG_AGAIN with that answer given (never asked).
ag_progress ag_choice_ready(ag_rules *rules);
// Asks one player yes (option 0) or no (option 1), about a card or nobody.
ag_progress ag_choice_ask_yes(ag_rules *rules, ag_seat seat, int prompt, int rule,
                              ag_card_id about);
// 1 once the running task's question is answered: takes the picks and closes the question.
int ag_choice_take(ag_rules *rules, ag_picks *picks);
// Asks the task's player for the order of some of the task's cards, at `places` on its list (at
// most 31), and once answered puts them there in that order. All but the last are named.
ag_progress ag_choice_ask_order(ag_rules *rules, const ag_task *task, const int *places, int count,
                                int prompt, int rule);
void ag_choice_put_in_order(ag_rules *rules, const ag_task *task, const ag_picks *picks,
                            const int *places, int count);

// ---- for the host ----

// Gives a legal answer for one seat. With several seats asked it is a proposal, or agreement to the
// open one; returns 1 when the question is answered, 0 while others must still agree.
int ag_choice_answer(ag_rules *rules, ag_seat seat, const ag_picks *picks);
// A legal answer to the open question of an automated side: it passes, else a random one.
void ag_automaton_answer(ag_rules *rules, ag_picks *out);

#endif
