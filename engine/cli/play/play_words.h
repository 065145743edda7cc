// What a person says in words ("play fireball on onyxia"), matched to the options of a question: by
// the names that the view shows, whatever cards there are.
#ifndef AG_CLI_PLAY_PLAY_WORDS_H
#define AG_CLI_PLAY_PLAY_WORDS_H

#include "aggro.h"

enum { AG_SAID_PARTS = 16, AG_SAID_SIZE = 512, AG_FOUND_MAX = 8 };

// What a part of a line may answer.
typedef enum ag_part_kind {
    AG_PART_FIRST,   // it follows the verb
    AG_PART_ON,      // behind on, at and with: cards and players
    AG_PART_WITH,
    AG_PART_FOR,     // a number, a mode, a word
} ag_part_kind;

typedef struct ag_part {
    ag_part_kind kind;
    int from, to;    // in the line
    int used;        // it has answered something
} ag_part;

// A line in its parts. Those that are not used yet wait for the questions that come of it.
typedef struct ag_said {
    char line[AG_SAID_SIZE];
    unsigned verbs;  // one bit each, where its verb is the beginning of several; 0: of none
    int count;
    ag_part parts[AG_SAID_PARTS];
} ag_said;

typedef struct ag_asked {
    const ag_view *view;          // of the seat that is asked
    const ag_question *question;
} ag_asked;

// Options that fit words equally well, one for each that differ; the first of them.
typedef struct ag_named_options {
    int count;
    int at[AG_FOUND_MAX];
} ag_named_options;

typedef enum ag_words_result {
    AG_READ_NOTHING,  // it is not said as an answer, or nothing of it is asked here
    AG_READ_ANSWER,
    AG_READ_SEVERAL,  // `found` has what `part` may mean
    AG_READ_UNKNOWN,  // nothing that is asked is called `part`
} ag_words_result;

typedef struct ag_read {
    ag_answer answer;
    ag_named_options found;
    char part[AG_SAID_SIZE];
} ag_read;

// Reads a line as an answer to this question. If it is one, `said` keeps what was not used.
ag_words_result ag_words_read(const ag_asked *asked, const char *line, ag_said *said, ag_read *out);

// Whether what is left of a line answers this question, too.
ag_words_result ag_words_go_on(const ag_asked *asked, ag_said *said, ag_read *out);

// What is left, in the words that were said; "" if nothing is.
void ag_words_left(const ag_said *said, char *out, size_t capacity);

// The first number behind "for"; -1: there is none.
int ag_words_number(const ag_said *said);

// The verb that was said, in full; NULL: none was.
const char *ag_words_verb(const ag_said *said);

// The verb that the first of several words nearly is; NULL: none.
const char *ag_words_verb_near(const char *line);

// Whether a line begins with a word of moves and choices, wherever that may be said.
int ag_words_begin(const char *line);

// An option without the verb that it begins with: "Fire Blast (2)".
const char *ag_words_face(const ag_asked *asked, int option);

#endif
