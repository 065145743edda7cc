// "For the first time each turn": what each card has done this turn, or what has happened to it.
#ifndef AG_RULES_FIRST_H
#define AG_RULES_FIRST_H

#include "rules/rules.h"

// 1 + the number of what is noted of such events, 0: nothing is. `by`: of the card that does it, else of the one that
// it happens to.
int ag_first_of(int event, int by, int combat);

// Whether what the watch waits for happens to its card for the first time this turn; true for any other watch.
int ag_first_holds(const ag_rules *rules, const ag_watch_def *watch, const ag_event *event);

// Notes it. Whoever waits for the first time has heard of it.
void ag_first_note(ag_rules *rules, const ag_event *event);

#endif
