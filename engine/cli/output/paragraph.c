// Paragraphs: items follow one another; a new row begins where the next item does not fit.
#include "cli/output/paragraph.h"

#include <string.h>

#include "base/assert.h"
#include "cli/output/columns.h"

// Where the next item goes. Without `out`, rows are only counted.
typedef struct flow {
    ag_text *out;
    const ag_paragraph *of;
    int width;
    int row, column;
    int begun;  // this row has something after its indent
} flow;

static void put(flow *now, const char *text, size_t size)
{
    if (now->out != NULL) ag_text_add_bytes(now->out, text, size);
}

static void next_row(flow *now)
{
    put(now, "\n", 1);
    for (int i = 0; i < now->of->indent; i++) put(now, " ", 1);
    now->row++;
    now->column = now->of->indent;
    now->begun = 0;
}

// What stays of `between` at the end of a row: a comma, but no dot.
static size_t end_of(const char *between)
{
    size_t size = between[0] == ' ' ? 0 : strlen(between);
    while (size > 0 && between[size - 1] == ' ') size--;
    return size;
}

// Another item follows (`more`): there is room left for the comma.
static void lay(flow *now, const char *item, int more)
{
    int wide = ag_columns(item), gap = now->begun ? ag_columns(now->of->between) : 0;
    int end = (int)end_of(now->of->between);
    if (now->begun && now->column + gap + wide + (more ? end : 0) > now->width) {
        put(now, now->of->between, now->column + end <= now->width ? (size_t)end : 0);
        next_row(now);
        gap = 0;
    }
    if (gap > 0) put(now, now->of->between, strlen(now->of->between));
    now->column += gap;
    // An item that is wider than a row is broken at blanks.
    while (now->column + wide > now->width && now->width - now->of->indent > 1) {
        size_t size = ag_columns_break(item, now->width - now->column);
        put(now, item, size);
        item += size;
        item += strspn(item, " ");
        wide = ag_columns(item);
        next_row(now);
    }
    put(now, item, strlen(item));
    now->column += wide;
    now->begun = 1;
}

static const char *next_item(const char *item)
{
    return item + strlen(item) + 1;
}

// Lays out the first `count` items, and the note that there are more. Returns the number of rows.
static int lay_first(const ag_paragraph *of, int width, int count, ag_text *out)
{
    flow now = { .out = out, .of = of, .width = width, .row = 1, .column = ag_columns(of->head) };
    const char *item = of->items.bytes;
    put(&now, of->head, strlen(of->head));
    for (int i = 0; i < count; i++) {
        lay(&now, item, i + 1 < of->count);
        item = next_item(item);
    }
    if (count < of->count) {
        char rest[96];
        ag_writer writer = ag_writer_open(rest, sizeof rest);
        ag_write(&writer, "… %d more: %s", of->count - count, of->more);
        lay(&now, rest, 0);
    }
    put(&now, "\n", 1);
    return now.row;
}

void ag_paragraph_add(ag_paragraph *paragraph, const char *item)
{
    AG_ASSERT(item[0] != '\0');
    ag_text_add_bytes(&paragraph->items, item, strlen(item) + 1);
    paragraph->count += !paragraph->items.failed;
}

void ag_paragraph_close(ag_paragraph *paragraph)
{
    ag_text_close(&paragraph->items);
    paragraph->count = 0;
}

int ag_paragraph_rows(const ag_paragraph *paragraph, int width)
{
    return lay_first(paragraph, width, paragraph->count, NULL);
}

void ag_paragraph_write(const ag_paragraph *paragraph, int width, int rows, ag_text *out)
{
    int count = paragraph->count;
    AG_ASSERT(rows >= 1);
    while (count > 0 && lay_first(paragraph, width, count, NULL) > rows) count--;
    (void)lay_first(paragraph, width, count, out);
}
