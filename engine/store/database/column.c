// Compares what a column holds with what it may hold.
#include "store/database/column.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/span.h"
#include "base/utf8.h"

enum { SAID_SIZE = 320 };

// ---- what was expected ----

static int may_be_null(const ag_column *column)
{
    return column->kind == AG_COLUMN_INT_OR_NULL || column->kind == AG_COLUMN_TEXT_OR_NULL;
}

static void say_expected(const ag_column *column, ag_writer *out)
{
    static const char *const made_of[] = { [AG_OF_BYTES] = "",
                                           [AG_OF_TEXT] = " of UTF-8",
                                           [AG_OF_LINE] = " of UTF-8 without control characters",
                                           [AG_OF_KEY] = " of a-z, 0-9, _ and /",
                                           [AG_OF_HEX] = " of 0-9 and a-f",
                                           [AG_OF_NUMBERS] = " of 0-9 and blanks" };
    if (column->words != NULL) {
        ag_write(out, "one of \"%s\"", column->words);
    } else if (ag_column_is_number(column)) {
        ag_write(out, "a number from %d to %d", column->least, column->most);
    } else {
        ag_write(out, "a text of %d to %d bytes%s", column->least, column->most,
                 made_of[column->made_of]);
    }
    ag_write(out, may_be_null(column) ? ", or NULL" : "");
}

static ag_status refuse(const ag_cell *what, const char *found, ag_error *error)
{
    char expected[SAID_SIZE];
    ag_writer text = ag_writer_open(expected, sizeof expected);
    say_expected(what->column, &text);
    return ag_fail(error, AG_BAD_CONTENT, "%s: the %s%s%s is %s; %s was expected",
                   what->table->name, what->column->name, what->row == NULL ? "" : " of ",
                   what->row == NULL ? "" : what->row, found, expected);
}

// ---- what is there ----

static int is_made_of(const char *text, const char *letters)
{
    return text[strspn(text, letters)] == '\0';
}

static int is_utf8(const char *text, size_t size, int may_control)
{
    uint32_t code;
    for (size_t step; size > 0; text += step, size -= step) {
        step = ag_utf8_take(text, size, &code);
        if (step == 0 || (!may_control && (code < 0x20 || (code >= 0x7f && code < 0xa0)))) return 0;
    }
    return 1;
}

static int fits(const ag_column *column, const char *text, size_t size)
{
    switch (column->made_of) {
    case AG_OF_TEXT: return is_utf8(text, size, 1);
    case AG_OF_LINE: return is_utf8(text, size, 0);
    case AG_OF_KEY: return is_made_of(text, "abcdefghijklmnopqrstuvwxyz0123456789_/");
    case AG_OF_HEX: return is_made_of(text, "0123456789abcdef");
    case AG_OF_NUMBERS: return is_made_of(text, "0123456789 ");
    default: return 1;
    }
}

// Whether the word is in a list separated by ", ".
static int is_word(const char *list, const char *word)
{
    size_t length = strlen(word);
    for (;;) {
        size_t own = strcspn(list, ",");
        if (own == length && memcmp(list, word, length) == 0) return 1;
        if (list[own] == '\0') return 0;
        list += own + 2;
    }
}

static ag_status check_text(const ag_cell *what, const ag_column_value *value, ag_error *error)
{
    const ag_column *column = what->column;
    char found[64];
    if (strlen(value->text) != value->size) {
        return refuse(what, "a text with a zero byte in it", error);
    }
    if (value->size < (size_t)column->least || value->size > (size_t)column->most) {
        snprintf(found, sizeof found, "a text of %zu bytes", value->size);
        return refuse(what, found, error);
    }
    if (!fits(column, value->text, value->size)) {
        return refuse(what, "made of other letters", error);
    }
    if (column->words != NULL && !is_word(column->words, value->text)) {
        return refuse(what, "another word", error);
    }
    return AG_OK;
}

static ag_status read_text(const ag_cell *what, sqlite3_stmt *statement, int at,
                           ag_column_value *out, ag_error *error)
{
    out->text = (const char *)sqlite3_column_text(statement, at);
    out->size = (size_t)sqlite3_column_bytes(statement, at);
    if (out->text == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory left for table %s", what->table->name);
    }
    return check_text(what, out, error);
}

static ag_status read_number(const ag_cell *what, sqlite3_stmt *statement, int at,
                             ag_column_value *out, ag_error *error)
{
    long long number = sqlite3_column_int64(statement, at);
    char found[32];
    if (number < what->column->least || number > what->column->most) {
        snprintf(found, sizeof found, "%lld", number);
        return refuse(what, found, error);
    }
    out->number = (int)number;
    return AG_OK;
}

ag_status ag_column_read(sqlite3_stmt *statement, int at, const ag_cell *cell, ag_column_value *out,
                         ag_error *error)
{
    static const char *const types[] = { [SQLITE_INTEGER] = "a number",
                                         [SQLITE_FLOAT] = "a number with a point",
                                         [SQLITE_TEXT] = "a text",
                                         [SQLITE_BLOB] = "a blob",
                                         [SQLITE_NULL] = "NULL" };
    const ag_column *column = cell->column;
    int type = sqlite3_column_type(statement, at);
    AG_ASSERT(type >= SQLITE_INTEGER && type <= SQLITE_NULL);
    AG_ASSERT(column->least <= column->most);
    *out = (ag_column_value){ .text = "", .number = -1 };
    if (type == SQLITE_NULL && may_be_null(column)) return AG_OK;
    if (type != (ag_column_is_number(column) ? SQLITE_INTEGER : SQLITE_TEXT)) {
        return refuse(cell, types[type], error);
    }
    return ag_column_is_number(column) ? read_number(cell, statement, at, out, error)
                                       : read_text(cell, statement, at, out, error);
}

// ---- rows ----

void ag_column_row_name(const ag_row_table *table, const void *row, char *out, size_t capacity)
{
    const ag_column *first = &table->columns[0];
    if (ag_column_is_number(first)) {
        snprintf(out, capacity, "row %d", ag_column_number(row, first));
    } else {
        snprintf(out, capacity, "\"%.63s\"", ag_column_text(row, first));
    }
}

static int compare(const ag_column *column, const void *one, const void *other)
{
    if (!ag_column_is_number(column))
        return strcmp(ag_column_text(one, column), ag_column_text(other, column));
    int left = ag_column_number(one, column), right = ag_column_number(other, column);
    return (left > right) - (left < right);
}

ag_status ag_column_order(const ag_row_table *table, const void *before, const void *row,
                          ag_error *error)
{
    char name[80];
    int order = 0;
    AG_ASSERT(table->key_count > 0);
    for (int i = 0; i < table->key_count && order == 0; i++) {
        order = compare(&table->columns[i], before, row);
    }
    if (order < 0) return AG_OK;
    ag_column_row_name(table, row, name, sizeof name);
    return ag_fail(error, AG_BAD_CONTENT,
                   order == 0 ? "%s: %s has two rows with one key; one was expected"
                              : "%s: %s is not in its place; "
                                "rows in the order of their keys were expected",
                   table->name, name);
}
