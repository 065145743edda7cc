// Common speech at the table. What is said in the table's own words stays as it is; what means
// something only where there is a pass, a yes or something to take back counts only there.
#include "cli/play/session.h"

#include <stdio.h>
#include <string.h>

#include "base/letter.h"

typedef enum moment {
    ALWAYS,
    MAY_PASS,
    MAY_DECLINE,  // to pass ends nothing
    YES_OR_NO,
    IN_A_CHOICE,  // within something that was begun
} moment;

static const struct {
    const char *said, *meant;
    moment when;
} whole[] = {
    { "what can i do", "?", ALWAYS },
    { "what should i do", "?", ALWAYS },
    { "what now", "?", ALWAYS },
    { "who am i", "?me", ALWAYS },
    { "commands", "?", ALWAYS },
    { "what happened", "log", ALWAYS },
    { "how do i win", "goal", ALWAYS },
    { "how do we win", "goal", ALWAYS },
    { "how can i win", "goal", ALWAYS },
    { "what is the goal", "goal", ALWAYS },
    { "who wins", "goal", ALWAYS },
    { "how do i play", "?", ALWAYS },
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
    { "no", "pass", MAY_DECLINE },
    { "n", "pass", MAY_DECLINE },
    { "nope", "pass", MAY_DECLINE },
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
    { "what does", " do", "?" },
    { "what does", " mean", "?" },
    { "what did", " do", "?" },
    { "what is a", "", "?" },
    { "what is an", "", "?" },
    { "what is the", "", "?" },
    { "what is", "", "?" },
    { "what's a", "", "?" },
    { "what's the", "", "?" },
    { "what are", "", "?" },
    { "what's", "", "?" },
    { "whats", "", "?" },
    { "show", "", "?" },
    { "who is", "", "?" },
    { "who's", "", "?" },
    { "read", "", "?" },
    { "cast", "", "play " },
    { "summon", "", "play " },
    { "put down", " as a resource", "place " },
    { "put down", "", "place " },
    { "put", " as a resource", "place " },
    { "put", " down", "place " },
    { "place", " as a resource", "place " },
    { "play", " as a resource", "place " },
    { "stash", "", "place " },
    { "throw away", "", "discard " },
    { "take", "", "use " },
    { "why can't i", "", "why " },
    { "why cant i", "", "why " },
    { "why can i not", "", "why " },
    { "why can't", " attack", "why attack with " },
    { "why cant", " attack", "why attack with " },
};

static int counts(const ag_session *table, const ag_question *question, moment when)
{
    switch (when) {
    case MAY_DECLINE:
        return ag_option_with(question, AG_MOVE_PASS) >= 0 && !ag_view_may_end_turn(&table->view);
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

// Without the marks that a sentence ends with.
static size_t length_of(const char *text)
{
    size_t length = strlen(text);
    while (length > 1 && strchr("?!. ", text[length - 1]) != NULL) length--;
    return length;
}

// The number of the option whose words these are; 0: nobody's, or those of several that differ.
static int option_called(const ag_view *view, const ag_question *question, const char *said)
{
    int found = 0;
    for (int i = 0; i < question->option_count; i++) {
        const ag_view_option *option = &question->options[i];
        size_t length = length_of(option->text);
        if (strlen(said) != length || ag_case_compare_part(option->text, said, length) != 0) {
            continue;
        }
        if (found > 0 && !ag_options_look_same(view, &question->options[found - 1], option)) {
            return 0;
        }
        found = found > 0 ? found : i + 1;
    }
    return found;
}

const char *ag_speech_read(ag_session *table, const ag_question *question, const char *line,
                           char *out, size_t capacity)
{
    char said[512], guess[sizeof table->guess];
    memcpy(guess, table->guess, sizeof guess);
    table->guess[0] = '\0';
    size_t length = line != NULL ? length_of(line) : 0;
    if (length == 0 || length >= sizeof said) return line;
    snprintf(said, sizeof said, "%.*s", (int)length, line);
    if (guess[0] != '\0' && (ag_words_are(said, "y", "yes") || ag_words_are(said, "yeah", "yep"))) {
        snprintf(out, capacity, "%s", guess);
        return out;
    }
    int option = option_called(&table->view, question, said);
    if (option > 0 && !ag_is_digit((unsigned char)said[0])) {
        snprintf(out, capacity, "%d", option);
        return out;
    }
    for (size_t i = 0; i < sizeof whole / sizeof whole[0]; i++) {
        if (ag_case_compare(said, whole[i].said) == 0 && counts(table, question, whole[i].when)) {
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
