// Compares "target opposing damaged ally" with the targets that a card declares: each such phrase
// must have its target, and each target its phrase.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "lua/check/check_phrase.h"
#include "lua/check/check_text.h"
#include "lua/describe/say.h"

enum { WORD = AG_PHRASE_WORD };

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
    ag_phrase_word(behind, word);
    for (size_t i = 0; i < sizeof objects / sizeof objects[0]; i++) {
        if (strcmp(word, objects[i]) == 0) return 1;
    }
    return word[0] == '\0';
}

// The next phrase at or after `from`; 0: there are no more.
static int next_phrase(const ag_card_text *text, size_t from, ag_phrase *out)
{
    for (;;) {
        int at = ag_card_text_next(text, from, "target", 6);
        if (at < 0) return 0;
        const char *behind = text->low + at + 6;
        behind += strspn(behind, " ");
        from = (size_t)at + 6;
        if (!is_verb(text->low, (size_t)at, behind)) {
            *out = (ag_phrase){ .at = (size_t)at };
            ag_phrase_read(behind, out);
            return 1;
        }
    }
}

// ---- comparing ----

// Whether what the filter asks for is in the phrase, or is said in some other way in the text.
static int says_all(const ag_card_text *text, const ag_phrase *it, uint8_t whose, uint64_t is)
{
    char found[WORD];
    const ag_adjective *word;
    for (int i = 0; (word = ag_adjective_at(i)) != NULL; i++) {
        int asked = (word->is & is) != 0 || (word->whose != 0 && word->whose == whose);
        int said = (word->is & it->is) != 0 || (word->whose != 0 && word->whose == it->whose);
        if (said && !asked) return 0;
        if (asked && !said && ag_card_text_find(text, word->also, found, sizeof found) < 0) {
            return 0;
        }
    }
    return 1;
}

static int fits(const ag_card_text *text, const ag_phrase *it, const ag_target_def *target)
{
    const ag_filter *filter = &target->filter;
    if (!it->has_noun || it->kind != target->kind) return 0;
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
    ag_say say = { .host = now->host, .printed = now->printed, .out = &writer };
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
    ag_phrase it;
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
