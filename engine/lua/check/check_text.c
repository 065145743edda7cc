// Compares text with behaviour by one table of words (text_rules.def), and checks keywords and
// damage types.
#include "lua/check/check_text.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/letter.h"
#include "base/span.h"
#include "lua/check/check.h"

enum { WORDS = 200 };

static const ag_text_rule rules[] = {
#define AG_TEXT_RULE(fact, code, says, must, what) { AG_FINDING_##code, says, must, what },
#include "lua/check/text_rules.def"
};

const ag_text_rule *ag_text_rule_at(int index)
{
    return index >= 0 && index < AG_FACT_COUNT ? &rules[index] : NULL;
}

// ---- the table ----

// Writes "may", "up to", "any number": readers don't see the bars and stars of the table.
static void write_words(const char *phrases, char *out, size_t capacity)
{
    ag_writer writer = ag_writer_open(out, capacity);
    while (*phrases != '\0') {
        size_t length = strcspn(phrases, "|");
        size_t shown = length - (phrases[length - 1] == '*');
        ag_write(&writer, "%s\"%.*s\"", writer.length > 0 ? ", " : "", (int)shown, phrases);
        phrases += length + (phrases[length] == '|');
    }
}

static void check_rule(const ag_text_check *now, int fact)
{
    const ag_text_rule *rule = &rules[fact];
    char found[WORDS], words[WORDS];
    int at = ag_card_text_find(now->text, rule->says, found, sizeof found);
    if (at >= 0 && !now->acts->seen[fact] && now->acts->can_tell) {
        ag_check_report(now->findings, ag_card_text_line(now->text, (size_t)at), rule->code,
                        "the text says \"%s\", but nothing in the script %s", found, rule->what);
    }
    if (rule->must[0] != '\0' && now->acts->does[fact]
        && ag_card_text_find(now->text, rule->must, NULL, 0) < 0) {
        write_words(rule->must, words, sizeof words);
        ag_check_report(now->findings, now->text->line, rule->code,
                        "the script %s, but the text does not say so (%s)", rule->what, words);
    }
}

// ---- keywords ----

// A keyword begins with a capital and is not the first word of a sentence, or else it is a
// paragraph of its own.
static int keyword_at(const ag_card_text *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = strstr(text->raw, word); at != NULL; at = strstr(at + 1, word)) {
        const char *before = at;
        while (before > text->raw && before[-1] == ' ') {
            before--;
        }
        int first = before == text->raw || strchr(".:>?!", before[-1]) != NULL;
        const char *behind = at + length + strspn(at + length, " {}0123456789");
        int alone = *behind == '\0' || *behind == '<';
        int whole = at == text->raw || !ag_is_alpha(at[-1]);
        if (whole && !ag_is_alpha(at[length]) && at[length] != '-' && (!first || alone)) {
            return (int)(at - text->raw);
        }
    }
    return -1;
}

// A keyword is not found within a longer one: "Dual Wield" is part of "Ranged Dual Wield".
static int in_longer(const ag_text_check *now, int keyword, int at)
{
    size_t length = strlen(ag_keyword_words[keyword]);
    for (int i = 0; i < AG_KEYWORD_COUNT; i++) {
        const char *word = ag_keyword_words[i];
        const char *inside = i == keyword ? NULL : strstr(word, ag_keyword_words[keyword]);
        if (inside != NULL && strlen(word) > length && inside - word <= at
            && strncmp(now->text->raw + at - (inside - word), word, strlen(word)) == 0) {
            return 1;
        }
    }
    return 0;
}

// Words that texts also use in their ordinary sense.
static int is_common(int keyword)
{
    return keyword == AG_KEYWORD_BOSS || keyword == AG_KEYWORD_FLIP
           || keyword == AG_KEYWORD_ADVANCE;
}

static void check_keywords(const ag_text_check *now)
{
    for (int i = 0; i < AG_KEYWORD_COUNT; i++) {
        const char *word = ag_keyword_words[i];
        int at = keyword_at(now->text, word);
        int has = (now->acts->keywords & AG_LONG_BIT(i)) != 0;
        if (at >= 0 && !has && !is_common(i) && !in_longer(now, i, at) && now->acts->can_tell) {
            ag_check_report(now->findings, ag_card_text_line(now->text, (size_t)at),
                            AG_FINDING_TEXT_KEYWORD,
                            "the text says \"%s\", but the script neither has nor gives nor asks "
                            "for that keyword",
                            word);
        }
        if (has && !is_common(i) && strstr(now->text->raw, word) == NULL) {
            ag_check_report(now->findings, now->text->line, AG_FINDING_TEXT_KEYWORD,
                            "the script has the keyword \"%s\", but the text does not say so",
                            word);
        }
    }
}

// ---- damage ----

static void check_damage(const ag_text_check *now)
{
    char phrase[32];
    for (int i = 0; i < AG_DAMAGE_COUNT; i++) {
        snprintf(phrase, sizeof phrase, "%s damage", ag_damage_words[i]);
        int at = ag_card_text_find(now->text, phrase, NULL, 0);
        int has = (now->acts->damage & AG_BIT(i)) != 0;
        if (at >= 0 && !has && now->acts->can_tell) {
            ag_check_report(
                now->findings, ag_card_text_line(now->text, (size_t)at), AG_FINDING_TEXT_DAMAGE,
                "the text says \"%s\", but nothing in the script is of that type", phrase);
        }
        if ((now->acts->damage_dealt & AG_BIT(i))
            && ag_card_text_find(now->text, ag_damage_words[i], NULL, 0) < 0) {
            ag_check_report(now->findings, now->text->line, AG_FINDING_TEXT_DAMAGE,
                            "the script deals %s damage, but the text does not say \"%s\"",
                            ag_damage_words[i], ag_damage_words[i]);
        }
    }
}

// ---- a card ----

static void check_side(ag_host *host, uint16_t printed, int side, const ag_script *script,
                       ag_findings *findings)
{
    ag_behaviour acts;
    ag_card_text text;
    const char *raw = ag_host_printed(host, printed)->raw[side];
    const char *back = side == 0 ? NULL : strstr(script->source, "back = ");
    const char *from = back == NULL ? script->source : back;
    if (!ag_card_text_open(&text, raw, script->source, from)) return;
    ag_behaviour_read(host, printed, side, &acts);
    ag_text_check now = { host, printed, &acts, &text, findings };
    ag_check_text_numbers(&now, script->source);
    ag_check_text_phrases(&now);
    for (int fact = 0; fact < AG_FACT_COUNT; fact++) {
        check_rule(&now, fact);
    }
    check_keywords(&now);
    check_damage(&now);
}

void ag_check_text(ag_host *host, const char *key, const ag_script *script, ag_findings *findings)
{
    uint16_t printed = ag_catalog_find(ag_host_catalog(host), key);
    AG_ASSERT(script->source != NULL);
    if (printed == 0) return;
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(host), printed);
    for (int side = 0; side < def->side_count; side++) {
        check_side(host, printed, side, script, findings);
    }
}
