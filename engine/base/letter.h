// Letters and digits of ASCII, words and lines. <ctype.h> and <strings.h> depend on the
// locale of the host, which a game must not.
#ifndef AG_BASE_LETTER_H
#define AG_BASE_LETTER_H

#include <stddef.h>

static inline int ag_is_digit(unsigned char byte) { return byte >= '0' && byte <= '9'; }
static inline int ag_is_lower(unsigned char byte) { return byte >= 'a' && byte <= 'z'; }
static inline int ag_is_upper(unsigned char byte) { return byte >= 'A' && byte <= 'Z'; }
static inline int ag_is_alpha(unsigned char byte) { return ag_is_lower(byte) || ag_is_upper(byte); }
static inline int ag_is_alnum(unsigned char byte) { return ag_is_alpha(byte) || ag_is_digit(byte); }
static inline int ag_is_space(unsigned char byte)
{
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

static inline char ag_lower(char byte)
{
    return (char)(ag_is_upper((unsigned char)byte) ? byte - 'A' + 'a' : byte);
}

static inline char ag_upper(char byte)
{
    return (char)(ag_is_lower((unsigned char)byte) ? byte - 'a' + 'A' : byte);
}

// A byte of a name in a script.
static inline int ag_is_name(unsigned char byte) { return ag_is_alnum(byte) || byte == '_'; }

// Where the words stand in the text, and not as part of longer names; NULL: nowhere.
const char *ag_find_words(const char *text, const char *words);

// The line of a place in the text, from 1 on; 1 for NULL.
int ag_line_of(const char *text, const char *at);

// Where a line begins; NULL: the text is shorter.
const char *ag_line_at(const char *text, int line);

// Below 0, 0 or above 0, like strcmp and strncmp, ignoring case.
int ag_case_compare(const char *a, const char *b);
int ag_case_compare_part(const char *a, const char *b, size_t size);

#endif
