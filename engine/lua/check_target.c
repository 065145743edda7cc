// "Target opposing damaged ally" against the targets that a card declares: each such phrase has its
// target, and each target its phrase.
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "lua/check_text.h"
#include "lua/say.h"

enum { WORD = 32, PHRASE_WORDS = 8 };

// What a phrase asks for.
typedef struct phrase {
    size_t at;
    char words[96];  // as the text has them, behind "target"
    uint32_t types;
    uint64_t is;
    uint8_t whose;
    uint8_t kind;  // AG_TARGET_…
    uint8_t is_resource;
    uint8_t has_noun;
    uint8_t has_more;  // words that are no word of this table: a tag
} phrase;

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

static const struct {
    const char *word;
    uint64_t is;
    uint8_t whose;
    const char *also;  // how else a text says it, anywhere
} adjectives[] = {
    { "opposing", 0, AG_WHOSE_OPPOSING, "opposing|opponent*|enem*" },
    { "friendly", 0, AG_WHOSE_FRIENDLY, "friendly|your party|raider*|yours|your" },
    { "your", 0, AG_WHOSE_YOURS, "your|yours|you control" },
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

// ---- reading a phrase ----

static size_t take_word(const char *text, char word[WORD])
{
    size_t length = 0;
    while (isalpha((unsigned char)text[length]) || text[length] == '\'' || text[length] == '-') {
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
        if (strcmp(nouns[i].one, word) == 0 || strcmp(nouns[i].many, word) == 0) {
            return i;
        }
    }
    return -1;
}

static int is_either(const char *word, const char *one, const char *many)
{
    return strcmp(word, one) == 0 || strcmp(word, many) == 0;
}

// 1: the word is a noun, and the phrase may end here.
static int take_noun(phrase *out, const char *word)
{
    int noun = noun_of(word);
    if (noun >= 0) {
        out->types |= nouns[noun].types;
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

static int take_adjective(phrase *out, const char *word)
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

// Behind a noun a list goes on with a comma, "or" or "card"; anything else ends the phrase.
static int goes_on(const char *text, const char *word)
{
    char next[WORD];
    phrase ignored = { .types = 1 };
    size_t skip = strspn(text, " ,");
    take_word(text + skip, next);
    if (strcmp(next, "or") == 0) {
        size_t or_length = skip + 2 + strspn(text + skip + 2, " ");
        take_word(text + or_length, next);
    }
    return word[0] != '\0' && take_noun(&ignored, next) && (skip > 0 || *text == ' ');
}

static void read_phrase(const char *text, phrase *out)
{
    size_t at = 0;
    for (int count = 0; count < PHRASE_WORDS; count++) {
        char word[WORD];
        at += strspn(text + at, " ,");
        size_t length = take_word(text + at, word);
        if (length == 0) {
            break;
        }
        at += length;
        if (strcmp(word, "or") == 0 || take_adjective(out, word)) {
            continue;
        }
        if (take_noun(out, word)) {
            if (!goes_on(text + at, word)) {
                break;
            }
        } else if (out->has_noun) {
            break;
        } else {
            out->has_more = 1;
        }
    }
    snprintf(out->words, sizeof out->words, "%.*s", (int)at, text);
}

// "Opponents can't target them": there the word is a verb.
static int is_verb(const char *low, size_t at, const char *behind)
{
    static const char *const before[] = { "can't ", "cannot ", "not ",      "could ",
                                          "can ",   "may ",    "opponents " };
    static const char *const objects[] = { "a",    "an",  "the",  "it",   "them",
                                           "him",  "her", "this", "that", "only",
                                           "your", "is",  "are",  "of",   "must" };
    char word[WORD];
    for (size_t i = 0; i < sizeof before / sizeof before[0]; i++) {
        size_t length = strlen(before[i]);
        if (at >= length && memcmp(low + at - length, before[i], length) == 0) {
            return 1;
        }
    }
    take_word(behind, word);
    for (size_t i = 0; i < sizeof objects / sizeof objects[0]; i++) {
        if (strcmp(word, objects[i]) == 0) {
            return 1;
        }
    }
    return word[0] == '\0';
}

// The next phrase at or behind `from`; 0: there is none.
static int next_phrase(const ag_card_text *text, size_t from, phrase *out)
{
    for (;;) {
        int at = ag_card_text_next(text, from, "target", 6);
        if (at < 0) {
            return 0;
        }
        const char *behind = text->low + at + 6;
        behind += strspn(behind, " ");
        from = (size_t)at + 6;
        if (!is_verb(text->low, (size_t)at, behind)) {
            *out = (phrase){ .at = (size_t)at };
            read_phrase(behind, out);
            return 1;
        }
    }
}

// ---- comparing ----

// What the filter asks for is in the phrase, or is said some other way in the text.
static int says_all(const ag_card_text *text, const phrase *it, uint8_t whose, uint64_t is)
{
    char found[WORD];
    for (int i = 0; i < ADJECTIVES; i++) {
        int asked = (adjectives[i].is & is) != 0
                    || (adjectives[i].whose != 0 && adjectives[i].whose == whose);
        int said = (adjectives[i].is & it->is) != 0
                   || (adjectives[i].whose != 0 && adjectives[i].whose == it->whose);
        if (said && !asked) {
            return 0;
        }
        if (asked && !said
            && ag_card_text_find(text, adjectives[i].also, found, sizeof found) < 0) {
            return 0;
        }
    }
    return 1;
}

static int fits(const ag_card_text *text, const phrase *it, const ag_target_def *target)
{
    const ag_filter *filter = &target->filter;
    if (!it->has_noun || it->kind != target->kind) {
        return 0;
    }
    switch (target->kind) {
    case AG_TARGET_SEAT:
    case AG_TARGET_GRAVEYARD: return says_all(text, it, target->whose, 0);
    case AG_TARGET_LINK:
        return says_all(text, it, target->whose, 0)
               && (it->types == 0 || target->link_types == (uint8_t)it->types);
    default: break;
    }
    int resource = filter->types == 0 && (filter->zones & AG_BIT(AG_ZONE_RESOURCES)) != 0;
    return filter->types == it->types && resource == it->is_resource
           && says_all(text, it, filter->whose, filter->is);
}

static void write_targets(const ag_text_check *now, char *out, size_t capacity)
{
    ag_writer writer = ag_writer_open(out, capacity);
    ag_say say = { now->host, now->printed, &writer };
    for (int i = 0; i < now->acts->target_count; i++) {
        ag_write(&writer, "%s", i == 0 ? "" : ", ");
        ag_say_target(&say, now->acts->targets[i]);
    }
    ag_write(&writer, now->acts->target_count == 0 ? "nothing" : "");
}

void ag_check_text_targets(const ag_text_check *now)
{
    uint8_t met[AG_BEHAVIOUR_TARGETS] = { 0 };
    char targets[512];
    phrase it;
    int strange = 0;
    write_targets(now, targets, sizeof targets);
    AG_ASSERT(now->acts->target_count <= AG_BEHAVIOUR_TARGETS);
    for (size_t from = 0; next_phrase(now->text, from, &it); from = it.at + 6) {
        int found = it.has_more && now->acts->target_count > 0;  // a tag or a name: not compared
        for (int i = 0; i < now->acts->target_count; i++) {
            int same = fits(now->text, &it, now->acts->targets[i]);
            met[i] |= (uint8_t)(same || it.has_more);
            found |= same;
        }
        if (!found) {
            strange++;
            ag_check_report(
                now->findings, ag_card_text_line(now->text, it.at), AG_FINDING_TEXT_TARGET,
                "the text says \"target %s\", but the script targets %s", it.words, targets);
        }
    }
    for (int i = 0; strange == 0 && i < now->acts->target_count; i++) {
        char found[WORD];
        int silent = ag_card_text_find(now->text, "target|targets", found, sizeof found) < 0;
        if (!met[i] && !silent) {
            ag_check_report(now->findings, now->text->line, AG_FINDING_TEXT_TARGET,
                            "the script targets %s, but the text does not say all of it", targets);
            break;
        }
    }
}
