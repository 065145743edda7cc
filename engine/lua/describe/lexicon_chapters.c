// The chapters of the lexicon, in reading order.
#include "lua/language/lexicon.h"

#include <stddef.h>

const ag_lexicon_chapter ag_lexicon[] = {
    { "cards", "Cards", "One file, one card, returned. A field that is not listed is an error.",
      ag_lexicon_cards },
    { "parts", "Parts of cards", "", ag_lexicon_parts },
    { "powers", "Powers", "In `powers`, `later` and `grants` of a card.", ag_lexicon_powers },
    { "filters", "Filters", "Which cards are meant.", ag_lexicon_filters },
    { "filter_methods", "Methods of filters", "Each gives a new filter.",
      ag_lexicon_filter_methods },
    { "amounts", "Amounts and conditions",
      "Numbers that change, with + - * between them, or - before one; a condition is an amount "
      "that is not 0.",
      ag_lexicon_amounts },
    { "amount_methods", "Methods of amounts", "Each gives a new amount.",
      ag_lexicon_amount_methods },
    { "changes", "Changes", "Of the numbers in `gives` and `gain`.", ag_lexicon_changes },
    { "words", "Words that stand alone", "", ag_lexicon_words },
    { "raids", "Raids, phases, decks", "", ag_lexicon_raids },
    { "given", "Scenarios: the position", "", ag_lexicon_given },
    { "moves", "Scenarios: what is done", "", ag_lexicon_play },
    { "expected", "Scenarios: what must be so", "In `expect`, and in `play` as well.",
      ag_lexicon_expect },
    { "lua", "What there is of Lua", "", ag_lexicon_lua },
    { NULL, NULL, NULL, NULL },
};
