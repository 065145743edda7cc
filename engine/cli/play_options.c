// Questions: moves stand by kind (play, use, attack, resources), other options in columns. What
// reads the same and does the same is shown once.
#include "cli/play_options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "cli/columns.h"
#include "cli/play_cards.h"

enum { CELL_SIZE = 160, LABEL_COLUMNS = 11, SINGLE_MAX = 8, FIXED_ROWS = 4 };

// Kinds of moves, in the order in which they stand; what their label says already goes from the
// front and the end of an option.
typedef struct kind {
    ag_move move;
    int value;  // of placing: 1 face up
    const char *label, *front, *end;
} kind;

static const kind kinds[] = {
    { AG_MOVE_PLAY, -1, "play", "Play ", "" },
    { AG_MOVE_USE, -1, "use", "Use ", "" },
    { AG_MOVE_COMPLETE, -1, "complete", "Complete ", "" },
    { AG_MOVE_ATTACK, -1, "attack", "Attack with ", "" },
    { AG_MOVE_STRIKE, -1, "strike", "Strike with ", "" },
    { AG_MOVE_PLACE, 1, "place up", "Place ", " face up" },
    { AG_MOVE_PLACE, 0, "place down", "Place ", " face down" },
    { AG_MOVE_PASS, -1, "pass", "", "" },
};
enum { KIND_COUNT = sizeof kinds / sizeof kinds[0] };

static int kind_of(const ag_question *question, int option)
{
    const ag_view_option *of = &question->options[option];
    for (int i = 0; question->kind == AG_QUESTION_ACTION && i < KIND_COUNT; i++) {
        int is_value = kinds[i].value < 0 || kinds[i].value == (of->value == 1);
        if (of->move == kinds[i].move && is_value) {
            return i;
        }
    }
    return KIND_COUNT;  // it stands among the others, without a label
}

// ---- one option ----

// Two moves with cards that are alike, which read the same.
static int reads_same(const ag_question *question, int a, int b)
{
    return question->kind == AG_QUESTION_ACTION
           && question->options[a].move == question->options[b].move
           && strcmp(question->options[a].text, question->options[b].text) == 0;
}

// How many options from this one on read the same; 0 where one before it does.
static int alike(const ag_question *question, int option)
{
    int count = 1;
    for (int i = 0; i < question->option_count; i++) {
        if (i != option && reads_same(question, i, option)) {
            if (i < option) {
                return 0;
            }
            count++;
        }
    }
    return count;
}

static void write_cell(const ag_question *question, int option, char out[CELL_SIZE])
{
    const ag_view_option *of = &question->options[option];
    int at = kind_of(question, option), count = alike(question, option);
    ag_writer writer = ag_writer_open(out, CELL_SIZE);
    const char *text = of->text;
    size_t size = strlen(text);
    if (at < KIND_COUNT && strncmp(text, kinds[at].front, strlen(kinds[at].front)) == 0) {
        text += strlen(kinds[at].front);
        size = strlen(text);
        size_t end = strlen(kinds[at].end);
        size -= size > end && strcmp(text + size - end, kinds[at].end) == 0 ? end : 0;
    }
    ag_write(&writer, "%2d  %.*s", option + 1, (int)size, text);
    if (count > 1) {
        ag_write(&writer, "  (%d alike)", count);
    }
    if (of->move == AG_MOVE_PASS) {
        ag_write(&writer, " (p)");
    }
}

// ---- rows ----

// Rows of options, each ended; counted where there is no text.
typedef struct rows {
    ag_text *out;
    int count;
    int from, to;  // which of them are written
    int shown;     // options in those
} rows;

static void end_row(rows *now, const char *row)
{
    if (now->out != NULL && now->count >= now->from && now->count < now->to) {
        ag_text_add(now->out, "%s\n", row);
    }
    now->count++;
}

// Cells of one kind: how many there are, and how wide the widest is.
static int measure(const ag_question *question, int at, int *widest)
{
    char cell[CELL_SIZE];
    int count = 0;
    *widest = 0;
    for (int i = 0; i < question->option_count; i++) {
        if (kind_of(question, i) == at && alike(question, i) > 0) {
            write_cell(question, i, cell);
            int wide = ag_columns(cell);
            *widest = wide > *widest ? wide : *widest;
            count++;
        }
    }
    return count;
}

static void lay_kind(const ag_question *question, int width, int at, rows *now)
{
    char row[1024], cell[CELL_SIZE];
    int widest, label = question->kind == AG_QUESTION_ACTION ? LABEL_COLUMNS : 0;
    int count = measure(question, at, &widest);
    int room = width - 2 - label;
    int across = (room + 3) / (widest + 3) > 1 ? (room + 3) / (widest + 3) : 1;
    if (label == 0 && count <= SINGLE_MAX) {
        across = 1;  // a few are easier to read one below the other
    }
    int place = 0;
    ag_writer out = ag_writer_open(row, sizeof row);
    for (int i = 0; i < question->option_count; i++) {
        if (kind_of(question, i) != at || alike(question, i) == 0) {
            continue;
        }
        if (place % across == 0) {
            out = ag_writer_open(row, sizeof row);
            ag_write(&out, "  %-*s", label, place == 0 && at < KIND_COUNT ? kinds[at].label : "");
        }
        write_cell(question, i, cell);
        int wide = ag_columns(cell);
        size_t size = ag_columns_clip(cell, wide > room ? room - 1 : room);
        int last = ++place % across == 0 || place == count;
        int pad = last ? 0 : widest + 3 - wide;
        ag_write(&out, "%.*s%s%*s", (int)size, cell, wide > room ? "…" : "", pad, "");
        if (last) {
            end_row(now, row);
        }
    }
}

static void lay_options(const ag_question *question, int width, rows *now)
{
    for (int at = 0; at <= KIND_COUNT; at++) {
        lay_kind(question, width, at, now);
    }
}

// ---- what stands around them ----

static void add_words(ag_paragraph *part, const char *text)
{
    char word[CELL_SIZE + 8];
    while (*text != '\0') {
        size_t length = strcspn(text, " ");
        snprintf(word, sizeof word, "%c%.*s%c", AG_PAINT_HEAD, (int)length, text, AG_PAINT_END);
        ag_paragraph_add(part, word);
        text += length;
        text += strspn(text, " ");
    }
}

static void write_prompt(const ag_table *table, const ag_question *question, ag_text *out)
{
    ag_paragraph part = { .indent = 2, .between = " " };
    add_words(&part, question->prompt);
    if (question->rule[0] != '\0') {
        char rule[40];
        snprintf(rule, sizeof rule, " [%s]", question->rule);
        ag_paragraph_add(&part, rule);
    }
    ag_paragraph_write(&part, table->terminal.width, 3, out);
    ag_paragraph_close(&part);
}

void ag_question_expected(const ag_question *question, char *out, size_t capacity)
{
    ag_writer writer = ag_writer_open(out, capacity);
    switch (question->kind) {
    case AG_QUESTION_NUMBER:
        ag_write(&writer, "a number from %d to %d", question->min, question->max);
        break;
    case AG_QUESTION_PICK:
        if (question->min == 0) {
            ag_write(&writer, "up to %d of them, in order; \"none\" for none", question->max);
        } else if (question->max > 1) {
            ag_write(&writer, "%d to %d of them, in order, with blanks between the numbers",
                     question->min, question->max);
        } else {
            ag_write(&writer, "a number from 1 to %d", question->option_count);
        }
        break;
    case AG_QUESTION_YES_NO: ag_write(&writer, "y or n"); break;
    default: ag_write(&writer, "a number from 1 to %d, or p to pass", question->option_count);
    }
}

// Lines below the options, where there is something to say.
static void write_notes(const ag_question *question, int seat, ag_text *out)
{
    char expected[128];
    int says = question->kind == AG_QUESTION_NUMBER
               || (question->kind == AG_QUESTION_PICK && (question->min == 0 || question->max > 1));
    ag_question_expected(question, expected, sizeof expected);
    if (says) {
        ag_text_add(out, "  %s\n", expected);
    }
    if ((question->seats & ~(1u << seat)) != 0) {
        ag_text_add(out, "  Several of you decide this together%s\n",
                    question->has_proposal ? "; \"agree\" takes what is proposed:" : ".");
    }
}

static void write_proposal(const ag_table *table, const ag_question *question, ag_text *out)
{
    ag_paragraph part = { .indent = 16, .between = ", then ", .head = "      proposed: " };
    ag_answer proposal = ag_game_proposal(table->game);
    for (int i = 0; i < proposal.count && proposal.picks[i] < question->option_count; i++) {
        ag_paragraph_add(&part, question->options[proposal.picks[i]].text);
    }
    if (question->kind == AG_QUESTION_NUMBER || part.count == 0) {
        char number[16];
        snprintf(number, sizeof number, "%d", proposal.number);
        ag_paragraph_add(&part, question->kind == AG_QUESTION_NUMBER ? number : "none");
    }
    snprintf(part.more, sizeof part.more, "agree takes them");
    ag_paragraph_write(&part, table->terminal.width, 3, out);
    ag_paragraph_close(&part);
}

// What stands around the options, in one text: above and below them.
static void write_around(const ag_table *table, const ag_question *question, int seat,
                         ag_text *above, ag_text *below)
{
    write_prompt(table, question, above);
    write_notes(question, seat, below);
    if (question->has_proposal) {
        write_proposal(table, question, below);
    }
}

static int ends(const ag_text *text)
{
    int count = 0;
    for (size_t i = 0; i < text->length; i++) {
        count += text->bytes[i] == '\n';
    }
    return count;
}

// ---- all of it ----

int ag_question_rows(const ag_table *table, const ag_question *question, int seat)
{
    ag_text above = { 0 }, below = { 0 };
    rows now = { .to = 0 };
    write_around(table, question, seat, &above, &below);
    lay_options(question, table->terminal.width, &now);
    int count = now.count + ends(&above) + ends(&below);
    ag_text_close(&above);
    ag_text_close(&below);
    return count;
}

static void add_text(ag_text *out, const ag_text *text)
{
    if (text->length > 0) {
        ag_text_add_bytes(out, text->bytes, text->length);
    }
}

int ag_question_write(const ag_table *table, const ag_question *question, int seat, int rows_max,
                      int skipped, ag_text *out)
{
    ag_text above = { 0 }, below = { 0 };
    rows all = { .to = 0 };
    int width = table->terminal.width;
    write_around(table, question, seat, &above, &below);
    lay_options(question, width, &all);
    int room = rows_max - ends(&above) - ends(&below);
    int paged = skipped > 0 || all.count > room;
    room = room - paged > 1 ? room - paged : 1;
    rows now = { .out = out, .from = skipped, .to = paged ? skipped + room : all.count };
    int next = now.to < all.count ? now.to : 0;
    add_text(out, &above);
    lay_options(question, width, &now);
    if (paged) {
        ag_text_add(out, "  … rows %d to %d of %d; \"more\" shows the %s\n", skipped + 1,
                    next > 0 ? next : all.count, all.count, next > 0 ? "next" : "first again");
    }
    add_text(out, &below);
    ag_text_close(&above);
    ag_text_close(&below);
    return next;
}
