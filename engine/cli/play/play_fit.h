// How well words that a person types fit a name. Case, accents and apostrophes do not count.
#ifndef AG_CLI_PLAY_PLAY_FIT_H
#define AG_CLI_PLAY_PLAY_FIT_H

#include <stddef.h>

#include "aggro.h"

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

#endif
