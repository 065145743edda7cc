// Compares "your allies" and "opposing characters" with the filters of a card: whose cards the text
// speaks of. Targets are compared elsewhere.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/letter.h"
#include "lua/check/check_phrase.h"
#include "lua/check/check_text.h"

enum { SHORT = 5, TARGET = sizeof "target" };

// Whether filters look for cards of these types, but for other players' cards than the text says.
static int is_elsewhere(const ag_behaviour *acts, int whose, uint32_t types)
{
    uint32_t found = acts->whose[AG_WHOSE_ANY];
    for (int i = 0; i < AG_WHOSE_COUNT; i++) {
        found |= i == whose ? 0 : acts->declared[i];
    }
    return (found & types) != 0;
}

// "Your hero" mostly stands for `me.hero`, which is not a filter.
static int is_compared(const ag_phrase *it)
{
    return it->has_noun && it->whose != AG_WHOSE_ANY && it->types != 0 && !it->is_resource
           && (it->types != AG_TYPE_HERO || it->whose != AG_WHOSE_YOURS);
}

static void check_phrase(const ag_text_check *now, const ag_phrase *it)
{
    AG_ASSERT(it->whose < AG_WHOSE_COUNT);
    if (is_compared(it) && (now->acts->whose[it->whose] & it->types) == 0
        && is_elsewhere(now->acts, it->whose, it->types) && now->acts->can_tell) {
        ag_check_report(now->findings, ag_card_text_line(now->text, it->at), AG_FINDING_TEXT_WHOSE,
                        "the text says \"%s\", but the script looks for them among other cards",
                        it->words);
    }
}

// ---- the other way round ----

// What the script asks for must be said by one of the words, anywhere in the text.
static void check_said(const ag_text_check *now, const ag_adjective *word)
{
    char found[AG_PHRASE_WORD];
    uint32_t types = word->whose == 0 ? 0 : now->acts->waited[word->whose] & AG_TYPE_ALLY;
    if (types != 0 && ag_card_text_find(now->text, word->also, found, sizeof found) < 0) {
        ag_check_report(now->findings, now->text->line, AG_FINDING_TEXT_WHOSE,
                        "the script speaks of %s allies, but the text does not say so", word->word);
    }
}

// Reads the phrase that begins at `at`, up to its noun; returns its length. A word that is not in
// the table is a tag, with a capital: "your Fire allies".
static size_t read_short(const ag_text_check *now, size_t at, ag_phrase *out)
{
    char word[AG_PHRASE_WORD];
    size_t behind = at;
    *out = (ag_phrase){ .at = at };
    for (int i = 0; i < SHORT && !out->has_noun; i++) {
        size_t length = ag_phrase_word(now->text->low + behind, word);
        int known = length > 0 && (ag_phrase_take(out, word) || strcmp(word, "other") == 0);
        if (length == 0 || (!known && !ag_is_upper(now->text->raw[behind]))) break;
        behind += length;
        behind += now->text->low[behind] == ' ' && !out->has_noun;
    }
    behind += ag_phrase_yours(out, now->text->low + behind);
    snprintf(out->words, sizeof out->words, "%.*s", (int)(behind - at), now->text->low + at);
    return behind - at;
}

void ag_check_text_whose(const ag_text_check *now)
{
    ag_phrase it;
    const ag_adjective *adjective;
    const char *low = now->text->low;
    for (size_t at = 0; low[at] != '\0'; at++) {
        int begins = ag_is_alpha(low[at]) && (at == 0 || !ag_is_alpha(low[at - 1]));
        int target = begins && strncmp(low + at, "target ", TARGET) == 0;
        size_t skipped = target ? TARGET : 0;
        size_t length = begins ? read_short(now, at + skipped, &it) : 0;
        if (begins && !target) {
            check_phrase(now, &it);
        }
        at += length > 0 && (it.has_noun || target) ? skipped + length - 1 : 0;
    }
    for (int i = 0; (adjective = ag_adjective_at(i)) != NULL; i++) {
        check_said(now, adjective);
    }
}
