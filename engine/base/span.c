// Bounded and growing text.
#include "base/span.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/assert.h"

ag_writer ag_writer_open(char *text, size_t capacity)
{
    AG_ASSERT(capacity > 0);
    text[0] = '\0';
    return (ag_writer){ .text = text, .capacity = capacity };
}

static void write_list(ag_writer *writer, const char *format, va_list list)
{
    size_t room = writer->capacity - writer->length;
    int wanted = vsnprintf(writer->text + writer->length, room, format, list);
    if (wanted < 0 || (size_t)wanted >= room) {
        writer->length = writer->capacity - 1;
        writer->cut = 1;
        return;
    }
    writer->length += (size_t)wanted;
}

void ag_write(ag_writer *writer, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    write_list(writer, format, list);
    va_end(list);
}

static const char *comma(const char *text, size_t length)
{
    return length == 0 || strchr(" ([{", text[length - 1]) != NULL ? "" : ", ";
}

void ag_write_item(ag_writer *writer, const char *format, ...)
{
    va_list list;
    ag_write(writer, "%s", comma(writer->text, writer->length));
    va_start(list, format);
    write_list(writer, format, list);
    va_end(list);
}

const char *ag_article(const char *noun)
{
    // Written with a vowel and spoken with none: "a unique ally".
    static const char *const consonants[] = { "unique", "unit", "union", "unicorn",
                                              "use",    "one",  "eu" };
    for (size_t i = 0; i < sizeof consonants / sizeof consonants[0]; i++) {
        const char *word = consonants[i];
        int same = (noun[0] | 0x20) == word[0];
        if (same && strncmp(noun + 1, word + 1, strlen(word) - 1) == 0) return "a";
    }
    return noun[0] != '\0' && strchr("aeiouAEIOU", noun[0]) != NULL ? "an" : "a";
}

void ag_write_cost(ag_writer *writer, int number, int x_count)
{
    const char *between = "";
    AG_ASSERT(x_count >= 0);
    if (number != 0 || x_count == 0) {
        ag_write(writer, "%d", number);
        between = " + ";
    }
    for (int i = 0; i < x_count; i++) {
        ag_write(writer, "%sX", between);
        between = " + ";
    }
}

void ag_write_short(ag_writer *writer, const char *text)
{
    static const char more[] = " …";
    size_t room = writer->capacity - writer->length - 1, length = strlen(text);
    if (length > room) {
        length = room > sizeof more ? room - (sizeof more - 1) : 0;
        while (length > 0 && text[length] != ' ') length--;
    }
    ag_write(writer, "%.*s%s", (int)length, text, text[length] == '\0' ? "" : more);
}

static int text_reserve(ag_text *text, size_t more)
{
    size_t wanted = text->length + more + 1;
    if (text->failed) return 0;
    if (wanted <= text->capacity) return 1;
    size_t capacity = text->capacity == 0 ? 256 : text->capacity;
    while (capacity < wanted) capacity *= 2;
    char *bytes = realloc(text->bytes, capacity);
    if (bytes == NULL) {
        text->failed = 1;
        return 0;
    }
    text->bytes = bytes;
    text->capacity = capacity;
    return 1;
}

void ag_text_add_bytes(ag_text *text, const char *bytes, size_t count)
{
    if (!text_reserve(text, count)) return;
    memcpy(text->bytes + text->length, bytes, count);
    text->length += count;
    text->bytes[text->length] = '\0';
}

static void add_list(ag_text *text, const char *format, va_list list)
{
    va_list again;
    va_copy(again, list);
    int wanted = vsnprintf(NULL, 0, format, list);
    if (wanted >= 0 && text_reserve(text, (size_t)wanted)) {
        vsnprintf(text->bytes + text->length, (size_t)wanted + 1, format, again);
        text->length += (size_t)wanted;
    }
    va_end(again);
}

void ag_text_add(ag_text *text, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    add_list(text, format, list);
    va_end(list);
}

void ag_text_add_item(ag_text *text, const char *format, ...)
{
    va_list list;
    ag_text_add(text, "%s", comma(text->bytes, text->length));
    va_start(list, format);
    add_list(text, format, list);
    va_end(list);
}

int ag_text_add_file(ag_text *text, const char *path, size_t most)
{
    char bytes[4096];
    size_t count = 1;
    FILE *file = fopen(path, "rb");
    if (file == NULL) return 0;
    ag_text_add(text, "%s", "");  // a text even if nothing follows
    for (size_t left = most; count > 0 && left > 0; left -= count) {
        count = fread(bytes, 1, left < sizeof bytes ? left : sizeof bytes, file);
        ag_text_add_bytes(text, bytes, count);
    }
    int failed = ferror(file) || text->failed;
    fclose(file);
    return !failed;
}

int ag_text_write_file(const ag_text *text, const char *path)
{
    ag_text part = { 0 };
    ag_text_add(&part, "%s.part", path);
    if (text->failed || part.failed) {
        ag_text_close(&part);
        errno = ENOMEM;
        return 0;
    }
    FILE *file = fopen(part.bytes, "wb");
    int written = file != NULL && fwrite(text->bytes, 1, text->length, file) == text->length;
    written = written && fflush(file) == 0 && fsync(fileno(file)) == 0;
    if (file != NULL && fclose(file) != 0) written = 0;
    written = written && rename(part.bytes, path) == 0;
    if (!written) {
        int why = errno;
        (void)(file != NULL && remove(part.bytes));
        errno = why;
    }
    ag_text_close(&part);
    return written;
}

void ag_text_close(ag_text *text)
{
    free(text->bytes);
    *text = (ag_text){ 0 };
}
