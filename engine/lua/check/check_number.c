// Numbers of a card: its text shows only values, each value in the text is also read by the script,
// and effects contain no numbers of their own.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/letter.h"
#include "lua/check/check_text.h"

// ---- digits ----

// "Assault 2": the number belongs to the keyword before it.
static int behind_keyword(const char *raw, const char *at)
{
    while (at > raw && at[-1] == ' ') {
        at--;
    }
    for (int i = 0; i < AG_KEYWORD_COUNT; i++) {
        size_t length = strlen(ag_keyword_words[i]);
        if (ag_keyword_takes[i] == AG_TAKES_NUMBER && (size_t)(at - raw) >= length
            && strncmp(at - length, ag_keyword_words[i], length) == 0) {
            return 1;
        }
    }
    return 0;
}

static void check_digits(const ag_text_check *now)
{
    const char *raw = now->text->raw;
    for (const char *at = raw; *at != '\0'; at++) {
        at += *at == '{' ? strcspn(at, "}") : 0;
        int first = ag_is_digit(*at) && (at == raw || !ag_is_name(at[-1]));
        if (first && !behind_keyword(raw, at)) {
            ag_check_report(now->findings, ag_card_text_line(now->text, (size_t)(at - raw)),
                            AG_FINDING_TEXT_NUMBER,
                            "the text has the number %d: write {name}, for `values` hold every "
                            "number",
                            (int)strtol(at, NULL, 10));
        }
        if (*at == '\0') break;
    }
}

// "Two of your allies": the number must also stand in the script.
static void check_words(const ag_text_check *now)
{
    static const char *const words[] = { "two",   "three", "four", "five", "six",
                                         "seven", "eight", "nine", "ten" };
    static const char *const counted[] = { " of your ", " of his ", " target ", " opposing ",
                                           " cards",    " allies",  " counters" };
    const char *low = now->text->low;
    for (int i = 0; i < (int)(sizeof words / sizeof words[0]); i++) {
        int at = ag_card_text_next(now->text, 0, words[i], strlen(words[i]));
        int counts = 0;
        for (size_t k = 0; at >= 0 && k < sizeof counted / sizeof counted[0]; k++) {
            counts |= strncmp(low + at + strlen(words[i]), counted[k], strlen(counted[k])) == 0;
        }
        if (counts && (now->acts->counts & AG_BIT(i + 2)) == 0 && now->acts->can_tell) {
            ag_check_report(
                now->findings, ag_card_text_line(now->text, (size_t)at), AG_FINDING_TEXT_NUMBER,
                "the text says \"%s\", but no number of the script is %d", words[i], i + 2);
        }
    }
}

// ---- values ----

static void check_values(const ag_text_check *now, const char *source)
{
    const ag_printed *printed = ag_host_printed(now->host, now->printed);
    for (int i = 0; i < printed->value_count; i++) {
        const char *name = ag_host_word(now->host, printed->values[i].name);
        char shown[96], read[96];
        snprintf(shown, sizeof shown, "{%s}", name);
        snprintf(read, sizeof read, "me.%s", name);
        const char *at = strstr(now->text->raw, shown);
        int is_read = (now->acts->values & AG_BIT(i)) != 0;
        // It may be read by a function that does not belong to a power.
        int anywhere =
            is_read || printed->values[i].declared || ag_find_words(source, read) != NULL;
        if (at != NULL && !anywhere) {
            ag_check_report(now->findings,
                            ag_card_text_line(now->text, (size_t)(at - now->text->raw)),
                            AG_FINDING_TEXT_VALUE,
                            "the text shows {%s}, but nothing in the script reads it", name);
        }
        if (at == NULL && is_read) {
            ag_check_report(now->findings, now->text->line, AG_FINDING_SILENT_VALUE,
                            "an effect reads me.%s, but the text does not show {%s}", name, name);
        }
    }
}

// ---- numbers in effects ----

static int is_value(const ag_printed *printed, int32_t number)
{
    for (int i = 0; i < printed->value_count; i++) {
        if (printed->values[i].number == number) return 1;
    }
    return number >= -1 && number <= 1;
}

static void check_bare(const ag_text_check *now)
{
    const ag_printed *printed = ag_host_printed(now->host, now->printed);
    for (int i = 0; i < now->acts->number_count; i++) {
        int32_t number = now->acts->numbers[i].number;
        if (!is_value(printed, number)) {
            ag_check_report(now->findings, now->acts->numbers[i].line, AG_FINDING_BARE_NUMBER,
                            "an effect has the number %d of its own: give it a name in `values` "
                            "and read me.<name>",
                            (int)number);
        }
    }
}

void ag_check_text_numbers(const ag_text_check *now, const char *source)
{
    check_digits(now);
    check_words(now);
    check_values(now, source);
    check_bare(now);
}
