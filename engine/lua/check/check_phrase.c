// Compares phrases like "target opposing damaged ally" with the targets that a card declares: each
// must have its target, and each target its phrase; and "your allies" with the filters of the card.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/letter.h"
#include "base/span.h"
#include "lua/check/check_text.h"
#include "lua/describe/say.h"

enum { WORD = 32, PHRASE_WORDS = 8, SHORT_WORDS = 5, TARGET = sizeof "target" };

// What a phrase asks for: adjectives, then nouns, which may be joined by a comma or "or".
typedef struct phrase {
    size_t at;
    char words[96];  // as the text has them
    uint32_t types;
    uint64_t is;
    uint8_t whose;
    uint8_t kind;  // AG_TARGET_…
    uint8_t is_resource;
    uint8_t has_noun;
    uint8_t has_more;  // words that are not in its tables: a tag
} phrase;

// A word before a noun: what it asks for, and how else a text may say the same anywhere.
static const struct adjective {
    const char *word;
    uint64_t is;
    uint8_t whose;
    const char *also;
} adjectives[] = {
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

enum { RESOURCE = 1 + AG_TARGET_GRAVEYARD };
static const struct noun {
    const char *one, *many;
    uint32_t types;
    uint8_t kind;  // without types: AG_TARGET_… or RESOURCE
} nouns[] = {
    { "ally", "allies", AG_TYPE_ALLY, 0 },
    { "hero", "heroes", AG_TYPE_HERO, 0 },
    { "character", "characters", AG_TYPE_CHARACTER, 0 },
    { "ability", "abilities", AG_TYPE_ABILITY, 0 },
    { "equipment", "equipment", AG_TYPE_EQUIPMENT, 0 },
    { "weapon", "weapons", AG_TYPE_WEAPON, 0 },
    { "armor", "armors", AG_TYPE_ARMOR, 0 },
    { "item", "items", AG_TYPE_ITEM, 0 },
    { "quest", "quests", AG_TYPE_QUEST, 0 },
    { "location", "locations", AG_TYPE_LOCATION, 0 },
    { "event", "events", AG_TYPE_EVENT, 0 },
    { "player", "players", 0, AG_TARGET_SEAT },
    { "graveyard", "graveyards", 0, AG_TARGET_GRAVEYARD },
    { "effect", "effects", 0, AG_TARGET_LINK },
    { "link", "links", 0, AG_TARGET_LINK },
    { "resource", "resources", 0, RESOURCE },
    { "card", "cards", 0, AG_TARGET_CARD },
};
enum {
    NOUNS = sizeof nouns / sizeof nouns[0],
    ADJECTIVES = sizeof adjectives / sizeof adjectives[0]
};

// ---- words ----

// The word at `text`, cut if it is too long; returns its full length.
static size_t take_word(const char *text, char word[WORD])
{
    size_t length = 0;
    while (ag_is_alpha(text[length]) || text[length] == '\'' || text[length] == '-') {
        length++;
    }
    snprintf(word, WORD, "%.*s", (int)length, text);
    return length;
}

static const struct noun *noun_of(const char *word)
{
    for (int i = 0; i < NOUNS; i++) {
        if (strcmp(nouns[i].one, word) == 0 || strcmp(nouns[i].many, word) == 0) return &nouns[i];
    }
    return NULL;
}

static int take_noun(phrase *out, const char *word)
{
    const struct noun *noun = noun_of(word);
    if (noun == NULL) return 0;
    if (noun->kind == RESOURCE) {
        out->is_resource = 1;
    } else if (noun->types == 0) {
        int link = noun->kind == AG_TARGET_CARD && out->types != 0;  // "ability card"
        out->kind = link ? AG_TARGET_LINK : noun->kind;
    }
    out->types |= noun->types;
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

// After a noun, a list goes on with a comma, "or" or "card"; anything else ends the phrase.
static int goes_on(const char *text)
{
    char next[WORD];
    size_t skip = strspn(text, " ,");
    size_t length = take_word(text + skip, next);
    if (strcmp(next, "or") == 0) {
        take_word(text + skip + length + strspn(text + skip + length, " "), next);
    }
    return skip > 0 && noun_of(next) != NULL;
}

// "Ally of yours" is your ally: returns the length of what follows the noun.
static size_t take_yours(phrase *out, const char *text)
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

// ---- phrases behind "target" ----

static void read_phrase(const char *text, phrase *out)
{
    size_t at = 0;
    for (int count = 0; count < PHRASE_WORDS; count++) {
        char word[WORD];
        at += strspn(text + at, " ,");
        size_t length = take_word(text + at, word);
        if (length == 0) break;
        at += length;
        if (strcmp(word, "or") == 0 || take_adjective(out, word)) continue;
        if (take_noun(out, word)) {
            if (!goes_on(text + at)) break;
        } else if (out->has_noun) {
            break;
        } else {
            out->has_more = 1;
        }
    }
    at += take_yours(out, text + at);
    snprintf(out->words, sizeof out->words, "%.*s", (int)at, text);
}

// "Opponents can't target them": here the word is a verb.
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
        if (at >= length && memcmp(low + at - length, before[i], length) == 0) return 1;
    }
    return take_word(behind, word) == 0
           || ag_word_find(objects, sizeof objects / sizeof objects[0], word) >= 0;
}

// The next phrase at or after `from`; 0: there are no more.
static int next_phrase(const ag_card_text *text, size_t from, phrase *out)
{
    int at;
    for (; (at = ag_card_text_next(text, from, "target", 6)) >= 0; from = (size_t)at + 6) {
        const char *behind = text->low + at + 6;
        behind += strspn(behind, " ");
        if (!is_verb(text->low, (size_t)at, behind)) {
            *out = (phrase){ .at = (size_t)at };
            read_phrase(behind, out);
            return 1;
        }
    }
    return 0;
}

// Whether what the filter asks for is in the phrase, or is said in some other way in the text.
static int says_all(const ag_card_text *text, const phrase *it, uint8_t whose, uint64_t is)
{
    for (const struct adjective *word = adjectives; word < adjectives + ADJECTIVES; word++) {
        int asked = (word->is & is) != 0 || (word->whose != 0 && word->whose == whose);
        int said = (word->is & it->is) != 0 || (word->whose != 0 && word->whose == it->whose);
        if (said && !asked) return 0;
        if (asked && !said && ag_card_text_find(text, word->also, NULL, 0) < 0) return 0;
    }
    return 1;
}

static int fits(const ag_card_text *text, const phrase *it, const ag_target_def *target)
{
    const ag_filter *filter = &target->filter;
    if (!it->has_noun || it->kind != target->kind) return 0;
    if (target->kind != AG_TARGET_CARD) {
        int types = target->kind != AG_TARGET_LINK || it->types == 0
                    || target->link_types == (uint8_t)it->types;
        return types && says_all(text, it, target->whose, 0);
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

static void check_targets(const ag_text_check *now)
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
    int said = ag_card_text_find(now->text, "target|targets", NULL, 0) >= 0;
    for (int i = 0; strange == 0 && said && i < now->acts->target_count; i++) {
        if (!met[i]) {
            ag_check_report(now->findings, now->text->line, AG_FINDING_TEXT_TARGET,
                            "the script targets %s, but the text does not say all of it", targets);
            break;
        }
    }
}

// ---- other phrases ----

// Whether filters look for cards of these types, but for other players' cards than the text says.
static int is_elsewhere(const ag_behaviour *acts, int whose, uint32_t types)
{
    uint32_t found = acts->whose[AG_WHOSE_ANY];
    for (int i = 0; i < AG_WHOSE_COUNT; i++) {
        found |= i == whose ? 0 : acts->declared[i];
    }
    return (found & types) != 0;
}

static void check_phrase(const ag_text_check *now, const phrase *it)
{
    // "Your hero" mostly stands for `me.hero`, which is not a filter.
    int your_hero = it->types == AG_TYPE_HERO && it->whose == AG_WHOSE_YOURS;
    int compared = it->has_noun && it->whose != AG_WHOSE_ANY && it->types != 0 && !it->is_resource;
    if (compared && !your_hero && (now->acts->whose[it->whose] & it->types) == 0
        && is_elsewhere(now->acts, it->whose, it->types) && now->acts->can_tell) {
        ag_check_report(now->findings, ag_card_text_line(now->text, it->at), AG_FINDING_TEXT_WHOSE,
                        "the text says \"%s\", but the script looks for them among other cards",
                        it->words);
    }
}

// Reads the phrase that begins at `at`, up to its noun; returns its length. A word that is not in
// the tables is a tag, with a capital: "your Fire allies".
static size_t read_short(const ag_text_check *now, size_t at, phrase *out)
{
    char word[WORD];
    size_t behind = at;
    *out = (phrase){ .at = at };
    for (int i = 0; i < SHORT_WORDS && !out->has_noun; i++) {
        size_t length = take_word(now->text->low + behind, word);
        int known = take_adjective(out, word) || take_noun(out, word) || strcmp(word, "other") == 0;
        if (length == 0 || (!known && !ag_is_upper(now->text->raw[behind]))) break;
        behind += length;
        behind += now->text->low[behind] == ' ' && !out->has_noun;
    }
    behind += take_yours(out, now->text->low + behind);
    snprintf(out->words, sizeof out->words, "%.*s", (int)(behind - at), now->text->low + at);
    return behind - at;
}

static void check_others(const ag_text_check *now)
{
    phrase it;
    const char *low = now->text->low;
    for (size_t at = 0; low[at] != '\0'; at++) {
        if (!ag_is_alpha(low[at]) || (at > 0 && ag_is_alpha(low[at - 1]))) continue;
        int target = strncmp(low + at, "target ", TARGET) == 0;
        size_t skipped = target ? TARGET : 0;
        size_t length = read_short(now, at + skipped, &it);
        if (!target) {
            check_phrase(now, &it);
        }
        at += length > 0 && (it.has_noun || target) ? skipped + length - 1 : 0;
    }
    // The other way round: what the script asks for must be said, anywhere in the text.
    for (const struct adjective *word = adjectives; word < adjectives + ADJECTIVES; word++) {
        int asked = word->whose != 0 && (now->acts->waited[word->whose] & AG_TYPE_ALLY) != 0;
        if (asked && ag_card_text_find(now->text, word->also, NULL, 0) < 0) {
            ag_check_report(now->findings, now->text->line, AG_FINDING_TEXT_WHOSE,
                            "the script speaks of %s allies, but the text does not say so",
                            word->word);
        }
    }
}

void ag_check_text_phrases(const ag_text_check *now)
{
    check_targets(now);
    check_others(now);
}
