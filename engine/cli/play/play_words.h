// What a person says in words ("play fireball on onyxia"), matched to the options of a question: by
// the names that the view shows, whatever cards there are.
#ifndef AG_CLI_PLAY_PLAY_WORDS_H
#define AG_CLI_PLAY_PLAY_WORDS_H

#include "aggro.h"
#include "cli/output/terminal.h"

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

// ---- how well words fit a name (play_fit.c) ----

// Case, accents and apostrophes do not count.
// From the worst on. The first two are not of the name, but of what is said of a card beside it.
enum {
    AG_FITS_NOT,
    AG_FITS_TEXT,
    AG_FITS_HERO,
    AG_FITS_INSIDE,  // letters within words
    AG_FITS_WORDS,   // the beginnings of words, in their order
    AG_FITS_FRONT,
    AG_FITS_ALL
};

int ag_words_fit(const char *words, const char *name);

// Whether they are one of the two, in any case.
int ag_words_are(const char *words, const char *a, const char *b);

// What follows if the text begins with these words, in any case; NULL: it does not.
const char *ag_words_after(const char *text, const char *words);

// Small letters and digits in words, with one blank between them; how long the first of these is,
// and where the next begins.
void ag_name_plain(const char *name, char *out, size_t capacity);
size_t ag_word_length(const char *plain);
const char *ag_word_next(const char *plain);

// The card of the view that these words name best, among those that are somebody's opponents' in
// play (1), the seat's own (0), or any (-1); NULL if there is none.
const ag_view_card *ag_words_card(const ag_view *view, const char *words, int opposing);

// "me" and "boss": their hero; NULL for other words.
const ag_view_card *ag_words_hero(const ag_view *view, const char *words);

// The one name among the view's that these words nearly are, or words of it; NULL if there is none,
// or several.
const char *ag_words_near(const ag_view *view, const char *words);

// ---- cards and options (play_cards.c) ----

// The card of the view with this id, or NULL.
const ag_view_card *ag_view_by_id(const ag_view *view, uint32_t id);

// The card in the view with this name (in any case), or the only one whose
// name begins with it, or NULL.
const ag_view_card *ag_view_named(const ag_view *view, const char *name);

// The card that attacks, or NULL.
const ag_view_card *ag_view_attacker(const ag_view *view);

// Whether it is the action phase of the view's seat, and whether to pass there is to end the turn.
int ag_view_acts(const ag_view *view);
int ag_view_may_end_turn(const ag_view *view);

// Whether both would be shown in the same words, including what is
// attached. NULL looks like no card.
int ag_cards_look_same(const ag_view *view, const ag_view_card *a, const ag_view_card *b);

// Whether two options say and do the same, so that it makes no difference which is picked.
int ag_options_look_same(const ag_view *view, const ag_view_option *a, const ag_view_option *b);

// The first option that is such a move; -1: none is.
int ag_option_with(const ag_question *question, ag_move move);

// The option that is the only thing to be had here, beside none of it; -1: there are several.
int ag_option_alone(const ag_question *question);

// How many cards from `at` on look like that one; 0 if one before it did, and stands for it.
int ag_cards_alike(const ag_view *view, int at);

int ag_card_is_hero(const ag_view_card *card);
int ag_card_is_ally(const ag_view_card *card);

// Writes " (2 + X)", which follows a name in a hand; nothing if no cost is printed.
void ag_card_write_cost(ag_writer *out, const ag_view_card *card);

void ag_card_write_name(ag_writer *out, const ag_view_card *card);

// Writes "2 x Grunt 1/1", "Ta'zo 24/25", with what is special about it:
// "[exhausted, on it: Curse of Agony]".
void ag_card_write(ag_writer *out, const ag_view *view, const ag_view_card *card, int count);

#endif
