// Options of a command line: one parser for all commands.
#include "cli/common/options.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *row_name(void *context, int index)
{
    const ag_option_row *rows = context;
    return rows[index].name;
}

const ag_option_row *ag_option_find(const ag_option_row *rows, const char *name, size_t length)
{
    for (; rows != NULL && rows->name != NULL; rows++) {
        if (strlen(rows->name) == length && memcmp(rows->name, name, length) == 0) return rows;
    }
    return NULL;
}

static ag_status unknown(const ag_option_row *rows, const char *name, size_t length,
                         ag_error *error)
{
    char word[64];
    snprintf(word, sizeof word, "%.*s", (int)length, name);
    const char *nearest = ag_nearest(word, row_name, (void *)(uintptr_t)rows);
    return ag_fail(error, AG_USAGE, "there is no option --%s%s%s%s", word,
                   nearest != NULL ? " (did you mean --" : "; --help lists those there are",
                   nearest != NULL ? nearest : "", nearest != NULL ? "?)" : "");
}

int ag_number_read(const char *text, uint64_t min, uint64_t max, uint64_t *out)
{
    if (text[0] == '\0' || strspn(text, "0123456789") != strlen(text)) return 0;
    errno = 0;
    unsigned long long number = strtoull(text, NULL, 10);
    if (errno != 0 || number < min || number > max) return 0;
    *out = number;
    return 1;
}

// Reads the option at argv[*at], and its value, which may be the next argument.
static ag_status read_option(int argc, char **argv, int *at, ag_arguments *out, ag_error *error)
{
    const char *name = argv[*at] + 2, *equals = strchr(name, '=');
    size_t length = equals != NULL ? (size_t)(equals - name) : strlen(name);
    const ag_option_row *row = ag_option_find(out->rows, name, length);
    uint64_t number;
    if (row == NULL) return unknown(out->rows, name, length, error);
    const char *value = equals != NULL ? equals + 1 : NULL;
    if (row->value == NULL && value != NULL) {
        return ag_fail(error, AG_USAGE, "the option --%s takes no value", row->name);
    }
    if (row->value != NULL && value == NULL) {
        // What follows is an option itself: a value that begins like one is written --name=--value.
        if (*at + 1 >= argc || strncmp(argv[*at + 1], "--", 2) == 0) {
            return ag_fail(error, AG_USAGE, "the option --%s needs a value: --%s %s", row->name,
                           row->name, row->value);
        }
        value = argv[++*at];
    }
    if (row->max > 0 && !ag_number_read(value, row->min, row->max, &number)) {
        return ag_fail(error, AG_USAGE,
                       "--%s is a whole number from %" PRIu64 " to %" PRIu64 ", not \"%s\"",
                       row->name, row->min, row->max, value);
    }
    if (out->given_count == AG_GIVEN_MAX) {
        return ag_fail(error, AG_USAGE, "more than %d options", AG_GIVEN_MAX);
    }
    out->given[out->given_count].row = row;
    out->given[out->given_count++].value = value;
    return AG_OK;
}

ag_status ag_arguments_read(int argc, char **argv, const ag_option_row *rows, ag_arguments *out,
                            ag_error *error)
{
    *out = (ag_arguments){ .rows = rows, .words = argv };
    int only_words = 0;
    for (int at = 0; at < argc; at++) {
        const char *word = argv[at];
        if (only_words || word[0] != '-' || word[1] == '\0') {
            out->words[out->word_count++] = argv[at];
        } else if (strcmp(word, "--") == 0) {
            only_words = 1;
        } else if (word[1] != '-') {
            return ag_fail(error, AG_USAGE, "there is no option %s: options begin with two dashes",
                           word);
        } else {
            ag_status status = read_option(argc, argv, &at, out, error);
            if (status < 0) return status;
        }
    }
    for (int i = 0; i < out->given_count; i++) {
        const ag_option_row *row = out->given[i].row;
        if (row->with != NULL && !ag_arguments_has(out, row->with)) {
            const char *value = ag_option_find(rows, row->with, strlen(row->with))->value;
            return ag_fail(error, AG_USAGE, "--%s goes with --%s%s%s", row->name, row->with,
                           value != NULL ? " " : "", value != NULL ? value : "");
        }
    }
    return AG_OK;
}

const char *ag_arguments_next(const ag_arguments *arguments, const char *name, int *place)
{
    while (*place < arguments->given_count) {
        int at = (*place)++;
        if (strcmp(arguments->given[at].row->name, name) == 0) {
            return arguments->given[at].value != NULL ? arguments->given[at].value : "";
        }
    }
    return NULL;
}

const char *ag_arguments_value(const ag_arguments *arguments, const char *name,
                               const char *fallback)
{
    int place = 0;
    const char *value;
    while ((value = ag_arguments_next(arguments, name, &place)) != NULL) fallback = value;
    return fallback;
}

int ag_arguments_has(const ag_arguments *arguments, const char *name)
{
    return ag_arguments_value(arguments, name, NULL) != NULL;
}

uint64_t ag_arguments_number(const ag_arguments *arguments, const char *name, uint64_t fallback)
{
    const char *text = ag_arguments_value(arguments, name, NULL);
    return text != NULL ? strtoull(text, NULL, 10) : fallback;
}
