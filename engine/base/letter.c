// Text comparison that ignores case; words and lines of a text.
#include "base/letter.h"

#include <stdint.h>
#include <string.h>

int ag_case_compare_part(const char *a, const char *b, size_t size)
{
    for (; size > 0; a++, b++, size--) {
        unsigned char one = (unsigned char)ag_lower(*a), other = (unsigned char)ag_lower(*b);
        if (one != other || one == '\0') return one - other;
    }
    return 0;
}

int ag_case_compare(const char *a, const char *b)
{
    return ag_case_compare_part(a, b, SIZE_MAX);
}

const char *ag_find_words(const char *text, const char *words)
{
    size_t size = strlen(words);
    for (const char *at = text; (at = strstr(at, words)) != NULL; at += size) {
        int begins = at == text || !ag_is_name(words[0]) || !ag_is_name(at[-1]);
        int ends = !ag_is_name(words[size - 1]) || !ag_is_name(at[size]);
        if (begins && ends) return at;
    }
    return NULL;
}

int ag_line_of(const char *text, const char *at)
{
    int line = 1;
    for (; at != NULL && text < at; text++) line += *text == '\n';
    return line;
}

const char *ag_line_at(const char *text, int line)
{
    for (; line > 1 && text != NULL; line--) {
        text = strchr(text, '\n');
        text = text == NULL ? NULL : text + 1;
    }
    return text;
}
