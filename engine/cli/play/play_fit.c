// How well words fit a name: all of it, its beginning, words of it, or what stands within them.
#include "cli/play/play_words.h"

#include <string.h>

#include "base/error.h"
#include "base/letter.h"
#include "base/utf8.h"

enum { PLAIN_SIZE = 512 };

// The letters of Latin-1 from U+00C0 on, without their accents.
static const char plain[] = "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty";

void ag_name_plain(const char *text, char *out, size_t capacity)
{
    size_t length = 0, left = strlen(text);
    int between = 0;
    while (left > 0 && length + 2 < capacity) {
        uint32_t code = (unsigned char)text[0];
        size_t size = ag_utf8_take(text, left, &code);
        size = size > 0 ? size : 1;
        char letter = code >= 0xC0 && code <= 0xFF ? plain[code - 0xC0] : (char)code;
        int is_known = code < 0x80 || (code >= 0xC0 && code <= 0xFF);
        if (is_known && ag_is_alnum((unsigned char)letter)) {
            if (between && length > 0) out[length++] = ' ';
            out[length++] = ag_lower(letter);
            between = 0;
        } else if (!(code == '\'' || code == '"' || (code >= 0x2018 && code <= 0x201D))) {
            between = 1;
        }
        text += size;
        left -= size;
    }
    out[length] = '\0';
}

size_t ag_word_length(const char *text)
{
    return strcspn(text, " ");
}

const char *ag_word_next(const char *text)
{
    text += ag_word_length(text);
    return text + strspn(text, " ");
}

// Whether the letters of a word begin the word at `at`, or are, three or more of them, anywhere in
// it. A number is only itself.
static int word_fits(const char *word, size_t length, const char *at, int anywhere)
{
    size_t room = ag_word_length(at);
    if (ag_is_digit((unsigned char)word[0])) {
        return room == length && strncmp(at, word, length) == 0;
    }
    for (size_t i = 0; i + length <= room; i++) {
        if (strncmp(at + i, word, length) == 0) return 1;
        if (!anywhere || length < 3) return 0;
    }
    return 0;
}

// Whether each word fits a later word of the name.
static int words_fit(const char *words, const char *name, int anywhere)
{
    while (*words != '\0') {
        while (*name != '\0' && !word_fits(words, ag_word_length(words), name, anywhere)) {
            name = ag_word_next(name);
        }
        if (*name == '\0') return 0;
        name = ag_word_next(name);
        words = ag_word_next(words);
    }
    return 1;
}

const char *ag_words_after(const char *text, const char *words)
{
    size_t length = strlen(words);
    if (ag_case_compare_part(text, words, length) != 0
        || (text[length] != '\0' && text[length] != ' ')) {
        return NULL;
    }
    return text + length + strspn(text + length, " ");
}

static int plain_fit(const char *said, const char *called)
{
    if (strcmp(said, called) == 0) return AG_FITS_ALL;
    if (strncmp(called, said, strlen(said)) == 0) return AG_FITS_FRONT;
    if (words_fit(said, called, 0)) return AG_FITS_WORDS;
    return words_fit(said, called, 1) ? AG_FITS_INSIDE : AG_FITS_NOT;
}

int ag_words_fit(const char *words, const char *name)
{
    static const char *const articles[] = { "the", "a", "an" };
    char said[PLAIN_SIZE], called[PLAIN_SIZE];
    ag_name_plain(words, said, sizeof said);
    ag_name_plain(name, called, sizeof called);
    int fit = said[0] != '\0' ? plain_fit(said, called) : AG_FITS_NOT;
    for (int i = 0; i < 3 && fit == AG_FITS_NOT; i++) {
        const char *rest = ag_words_after(said, articles[i]);
        fit = rest != NULL && rest[0] != '\0' ? plain_fit(rest, called) : AG_FITS_NOT;
    }
    return fit;
}

static int side_of(const ag_view *view, int seat)
{
    return seat >= 1 && seat <= view->player_count ? view->players[seat - 1].side : 0;
}

const ag_view_card *ag_words_card(const ag_view *view, const char *words, int opposing)
{
    const ag_view_card *found = NULL;
    int best = AG_FITS_NOT;
    for (int i = 0; i < view->card_count; i++) {
        const ag_view_card *card = &view->cards[i];
        int opposes = card->zone == AG_VIEW_PARTY
                      && side_of(view, card->controller) != side_of(view, view->seat);
        int own = card->controller == view->seat || card->owner == view->seat;
        if ((opposing == 1 && !opposes) || (opposing == 0 && !own)) continue;
        int fit = ag_words_fit(words, card->name);
        if (fit > best) {
            best = fit;
            found = card;
        }
    }
    return found;
}

int ag_words_are(const char *words, const char *a, const char *b)
{
    return ag_case_compare(words, a) == 0 || ag_case_compare(words, b) == 0;
}

const ag_view_card *ag_words_hero(const ag_view *view, const char *words)
{
    for (int i = 0; i < view->player_count; i++) {
        const ag_view_player *player = &view->players[i];
        int me = player->seat == view->seat && ag_words_are(words, "me", "my hero");
        int boss = player->side == 1 && ag_words_are(words, "boss", "the boss");
        if (me || boss) return ag_view_by_id(view, player->hero);
    }
    return NULL;
}

static const char *only_one(void *context, int index)
{
    return index == 0 ? context : NULL;
}

// Whether the words are nearly as many words of the name.
static int is_near(const char *words, const char *name)
{
    char said[PLAIN_SIZE], called[PLAIN_SIZE], run[PLAIN_SIZE];
    ag_name_plain(words, said, sizeof said);
    ag_name_plain(name, called, sizeof called);
    for (const char *from = called; *from != '\0'; from = ag_word_next(from)) {
        const char *to = from;
        for (const char *at = said; *at != '\0'; at = ag_word_next(at)) to = ag_word_next(to);
        size_t length = (size_t)(to - from);
        memcpy(run, from, length);
        length -= length > 0 && run[length - 1] == ' ';
        run[length] = '\0';
        if (ag_surely(said, only_one, run) != NULL) return 1;
    }
    return 0;
}

const char *ag_words_near(const ag_view *view, const char *words)
{
    const char *found = NULL;
    for (int i = 0; strlen(words) > 3 && i < view->card_count; i++) {
        const char *name = view->cards[i].name;
        if (ag_words_fit(words, name) != AG_FITS_NOT || !is_near(words, name)) continue;
        if (found != NULL && strcmp(found, name) != 0) return NULL;
        found = name;
    }
    return found;
}
