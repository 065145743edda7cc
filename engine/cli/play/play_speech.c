// Common speech at the table. What is said in the table's own words stays as it is; what means
// something only where there is a pass, a yes or something to take back counts only there.
#include "cli/play/play_speech.h"

#include <stdio.h>
#include <string.h>

#include "base/letter.h"
#include "cli/play/play_cards.h"
#include "cli/play/play_fit.h"

typedef enum moment {
    ALWAYS,
    MAY_PASS,
    YES_OR_NO,
    IN_A_CHOICE,  // within something that was begun
} moment;

static const struct {
    const char *said, *meant;
    moment when;
} whole[] = {
    { "what can i do", "?", ALWAYS },
    { "what now", "?", ALWAYS },
    { "who am i", "?me", ALWAYS },
    { "commands", "?", ALWAYS },
    { "what happened", "log", ALWAYS },
    { "ok", "yes", YES_OR_NO },
    { "okay", "yes", YES_OR_NO },
    { "end turn", "pass", MAY_PASS },
    { "end my turn", "pass", MAY_PASS },
    { "end", "pass", MAY_PASS },
    { "next", "pass", MAY_PASS },
    { "next turn", "pass", MAY_PASS },
    { "next phase", "pass", MAY_PASS },
    { "skip", "pass", MAY_PASS },
    { "nothing", "pass", MAY_PASS },
    { "none", "pass", MAY_PASS },
    { "continue", "pass", MAY_PASS },
    { "go on", "pass", MAY_PASS },
    { "ok", "pass", MAY_PASS },
    { "okay", "pass", MAY_PASS },
    { "yeah", "yes", ALWAYS },
    { "yep", "yes", ALWAYS },
    { "sure", "yes", ALWAYS },
    { "nope", "no", ALWAYS },
    { "cancel", "undo", IN_A_CHOICE },
    { "never mind", "undo", IN_A_CHOICE },
    { "nevermind", "undo", IN_A_CHOICE },
};

// What such a line begins with, and ends in: "what does Fireball do".
static const struct {
    const char *front, *back, *meant;
} parts[] = {
    { "what does", " do", "?" },   { "what does", " mean", "?" }, { "what is a", "", "?" },
    { "what is an", "", "?" },     { "what is the", "", "?" },    { "what is", "", "?" },
    { "what are", "", "?" },       { "what's", "", "?" },         { "whats", "", "?" },
    { "show", "", "?" },           { "who is", "", "?" },         { "who's", "", "?" },
    { "read", "", "?" },           { "cast", "", "play " },       { "summon", "", "play " },
    { "why can't i", "", "why " }, { "why cant i", "", "why " },
};

static int counts(const ag_question *question, moment when)
{
    switch (when) {
    case MAY_PASS: return ag_option_with(question, AG_MOVE_PASS) >= 0;
    case YES_OR_NO: return ag_option_with(question, AG_MOVE_YES) >= 0;
    case IN_A_CHOICE: return question->kind != AG_QUESTION_ACTION;
    default: return 1;
    }
}

// What stands between these; its length is 0 where there is nothing.
static size_t between(const char *line, const char *front, const char *back, const char **out)
{
    const char *rest = ag_words_after(line, front);
    size_t length = rest != NULL ? strlen(rest) : 0, end = strlen(back);
    if (rest == NULL || length < end || ag_case_compare(rest + length - end, back) != 0) return 0;
    *out = rest;
    return length - end;
}

const char *ag_speech_read(const ag_question *question, const char *line, char *out,
                           size_t capacity)
{
    char said[512];
    size_t length = line != NULL ? strlen(line) : 0;
    while (length > 1 && strchr("?!. ", line[length - 1]) != NULL) {
        length--;
    }
    if (length == 0 || length >= sizeof said) return line;
    snprintf(said, sizeof said, "%.*s", (int)length, line);
    for (size_t i = 0; i < sizeof whole / sizeof whole[0]; i++) {
        if (ag_case_compare(said, whole[i].said) == 0 && counts(question, whole[i].when)) {
            return whole[i].meant;
        }
    }
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        const char *rest;
        size_t room = between(said, parts[i].front, parts[i].back, &rest);
        if (room > 0) {
            snprintf(out, capacity, "%s%.*s", parts[i].meant, (int)room, rest);
            return out;
        }
    }
    return line;
}
