// A card's text in the form in which it is compared: whole words are found, in upper or lower case.
#include "lua/check/check_text.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/letter.h"

enum { SNIPPET = 12 };

static int is_letter(char letter)
{
    return ag_is_alnum(letter) || (letter & 0x80);
}

int ag_card_text_open(ag_card_text *text, const char *raw, const char *file, const char *from)
{
    size_t length = raw == NULL ? 0 : strlen(raw);
    const char *field = strstr(from, "text = ");
    if (length == 0 || length >= sizeof text->low) return 0;
    *text = (ag_card_text){ .raw = raw, .file = file, .source = field != NULL ? field : from };
    text->line = ag_line_of(file, text->source);
    for (size_t i = 0; i < length; i++) {
        text->low[i] = ag_lower(raw[i]);
    }
    return 1;
}

// The file may break the text anywhere, so only the few letters after the place are looked for.
int ag_card_text_line(const ag_card_text *text, size_t at)
{
    char snippet[SNIPPET + 1];
    AG_ASSERT(at <= strlen(text->raw));
    snprintf(snippet, sizeof snippet, "%s", text->raw + at);
    size_t length = strcspn(snippet, " <\n");
    snippet[length] = '\0';
    if (length == 0) return text->line;
    // The same letters may stand earlier in the text: that many hits in the file are skipped.
    const char *place = strstr(text->source, snippet);
    const char *look = strstr(text->raw, snippet);
    for (; look < text->raw + at && place != NULL; look = strstr(look + 1, snippet)) {
        place = strstr(place + 1, snippet);
    }
    int is_near = place != NULL && place < text->source + strnlen(text->source, 2048);
    return is_near ? ag_line_of(text->file, place) : text->line;
}

int ag_card_text_next(const ag_card_text *text, size_t from, const char *phrase, size_t length)
{
    int goes_on = length > 0 && phrase[length - 1] == '*';
    length -= (size_t)goes_on;
    size_t size = from + strlen(text->low + from);
    // Most phrases are not in the text at all, so the first letter is looked for before the rest.
    for (size_t at = from; length > 0 && at + length <= size; at++) {
        const char *place = memchr(text->low + at, phrase[0], size - length + 1 - at);
        if (place == NULL) break;
        at = (size_t)(place - text->low);
        int begins = at == 0 || !is_letter(text->low[at - 1]) || !is_letter(phrase[0]);
        int ends = goes_on || !is_letter(text->low[at + length]) || !is_letter(phrase[length - 1]);
        if (memcmp(place, phrase, length) == 0 && begins && ends) return (int)at;
    }
    return -1;
}

int ag_card_text_find(const ag_card_text *text, const char *phrases, char *found, size_t capacity)
{
    int first = -1;
    while (*phrases != '\0') {
        size_t length = strcspn(phrases, "|");
        int at = ag_card_text_next(text, 0, phrases, length);
        if (at >= 0 && (first < 0 || at < first)) {
            size_t shown = length - (phrases[length - 1] == '*');
            first = at;
            snprintf(found, capacity, "%.*s", (int)shown, phrases);
        }
        phrases += length + (phrases[length] == '|');
    }
    return first;
}
