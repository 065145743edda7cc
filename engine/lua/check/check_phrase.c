// Reads "opposing damaged ally": adjectives, then nouns, which may be joined by a comma or "or".
#include "lua/check/check_phrase.h"

#include <stdio.h>
#include <string.h>

#include "base/letter.h"
#include "state/catalog.h"

enum { WORD = AG_PHRASE_WORD, PHRASE_WORDS = 8 };

static const struct {
    const char *one, *many;
    uint32_t types;
} nouns[] = {
    { "ally", "allies", AG_TYPE_ALLY },
    { "hero", "heroes", AG_TYPE_HERO },
    { "character", "characters", AG_TYPE_CHARACTER },
    { "ability", "abilities", AG_TYPE_ABILITY },
    { "equipment", "equipment", AG_TYPE_EQUIPMENT },
    { "weapon", "weapons", AG_TYPE_WEAPON },
    { "armor", "armors", AG_TYPE_ARMOR },
    { "item", "items", AG_TYPE_ITEM },
    { "quest", "quests", AG_TYPE_QUEST },
    { "location", "locations", AG_TYPE_LOCATION },
    { "event", "events", AG_TYPE_EVENT },
};

static const ag_adjective adjectives[] = {
    { "opposing", 0, AG_WHOSE_OPPOSING, "opposing|opponent*|enem*" },
    { "friendly", 0, AG_WHOSE_FRIENDLY, "friendly|your party|raider*|yours|your" },
    { "your", 0, AG_WHOSE_YOURS, "your|yours|you" },
    { "damaged", AG_IS_DAMAGED, 0, "damaged|hurt|wounded" },
    { "exhausted", AG_IS_EXHAUSTED, 0, "exhausted" },
    { "ready", AG_IS_READY, 0, "ready" },
    { "attacking", AG_IS_ATTACKING, 0, "attacking|attacker*|attack*" },
    { "defending", AG_IS_DEFENDING, 0, "defending|defender*|defend*" },
    { "protecting", AG_IS_PROTECTING, 0, "protecting|protector*|protect*" },
};
enum {
    NOUNS = sizeof nouns / sizeof nouns[0],
    ADJECTIVES = sizeof adjectives / sizeof adjectives[0]
};

const ag_adjective *ag_adjective_at(int index)
{
    return index >= 0 && index < ADJECTIVES ? &adjectives[index] : NULL;
}

// ---- words ----

size_t ag_phrase_word(const char *text, char word[WORD])
{
    size_t length = 0;
    while (ag_is_alpha(text[length]) || text[length] == '\'' || text[length] == '-') {
        length++;
    }
    size_t kept = length < WORD ? length : WORD - 1;
    memcpy(word, text, kept);
    word[kept] = '\0';
    return length;
}

static int noun_of(const char *word)
{
    for (int i = 0; i < NOUNS; i++) {
        if (strcmp(nouns[i].one, word) == 0 || strcmp(nouns[i].many, word) == 0) return i;
    }
    return -1;
}

static int is_either(const char *word, const char *one, const char *many)
{
    return strcmp(word, one) == 0 || strcmp(word, many) == 0;
}

// 1: the word is a noun, and the phrase may end here.
static int take_noun(ag_phrase *out, const char *word)
{
    int noun = noun_of(word);
    if (noun >= 0) {
        out->types |= nouns[noun].types;
        out->is_many |= strcmp(nouns[noun].one, word) != 0;
    } else if (is_either(word, "player", "players")) {
        out->kind = AG_TARGET_SEAT;
    } else if (is_either(word, "graveyard", "graveyards")) {
        out->kind = AG_TARGET_GRAVEYARD;
    } else if (is_either(word, "resource", "resources")) {
        out->is_resource = 1;
    } else if (is_either(word, "effect", "effects") || is_either(word, "link", "links")) {
        out->kind = AG_TARGET_LINK;
    } else if (is_either(word, "card", "cards")) {
        out->kind = out->types != 0 ? AG_TARGET_LINK : AG_TARGET_CARD;
    } else {
        return 0;
    }
    out->has_noun = 1;
    return 1;
}

static int take_adjective(ag_phrase *out, const char *word)
{
    for (int i = 0; i < ADJECTIVES; i++) {
        if (strcmp(adjectives[i].word, word) == 0) {
            out->is |= adjectives[i].is;
            out->whose = adjectives[i].whose != 0 ? adjectives[i].whose : out->whose;
            return 1;
        }
    }
    return 0;
}

int ag_phrase_take(ag_phrase *out, const char *word)
{
    return take_adjective(out, word) || take_noun(out, word);
}

// After a noun, a list goes on with a comma, "or" or "card"; anything else ends the phrase.
static int goes_on(const char *text, const char *word)
{
    char next[WORD];
    ag_phrase ignored = { .types = 1 };
    size_t skip = strspn(text, " ,");
    ag_phrase_word(text + skip, next);
    if (strcmp(next, "or") == 0) {
        size_t or_length = skip + 2 + strspn(text + skip + 2, " ");
        ag_phrase_word(text + or_length, next);
    }
    return word[0] != '\0' && take_noun(&ignored, next) && (skip > 0 || *text == ' ');
}

// "Ally of yours" is your ally.
size_t ag_phrase_yours(ag_phrase *out, const char *text)
{
    static const char *const ends[] = { " of yours", " you control" };
    for (size_t i = 0; out->has_noun && i < sizeof ends / sizeof ends[0]; i++) {
        size_t length = strlen(ends[i]);
        if (strncmp(text, ends[i], length) == 0 && !ag_is_alpha(text[length])) {
            out->whose = AG_WHOSE_YOURS;
            return length;
        }
    }
    return 0;
}

void ag_phrase_read(const char *text, ag_phrase *out)
{
    size_t at = 0;
    for (int count = 0; count < PHRASE_WORDS; count++) {
        char word[WORD];
        at += strspn(text + at, " ,");
        size_t length = ag_phrase_word(text + at, word);
        if (length == 0) break;
        at += length;
        if (strcmp(word, "or") == 0 || take_adjective(out, word)) continue;
        if (take_noun(out, word)) {
            if (!goes_on(text + at, word)) break;
        } else if (out->has_noun) {
            break;
        } else {
            out->has_more = 1;
        }
    }
    at += ag_phrase_yours(out, text + at);
    snprintf(out->words, sizeof out->words, "%.*s", (int)at, text);
}
