// A card drawn in a terminal: a frame with its name, cost, type, text and numbers for each side,
// then what the engine knows of it.
#include "cli/commands/show_card.h"

#include <stdlib.h>
#include <string.h>

#include "base/list.h"
#include "base/span.h"

enum { FRAME_MOST = 64, LINE_SIZE = 512 };

// ---- what is known ----

void ag_show_card_note(void *context, const ag_shown *shown)
{
    ag_show_card *card = context;
    ag_show_row *rows = ag_list_room(card->rows, &card->capacity, card->count + 1, sizeof *rows);
    if (rows == NULL) {
        card->texts.failed = 1;
        return;
    }
    card->rows = rows;
    rows[card->count++] = (ag_show_row){ .kind = shown->kind,
                                         .side = shown->side,
                                         .number = shown->number,
                                         .line = shown->line,
                                         .label = ag_arena_text(&card->texts, shown->label),
                                         .text = ag_arena_text(&card->texts, shown->text),
                                         .path = ag_arena_text(&card->texts, shown->path) };
}

void ag_show_card_close(ag_show_card *card)
{
    free(card->rows);
    ag_arena_close(&card->texts);
    *card = (ag_show_card){ .rows = NULL };
}

const char *ag_show_card_fact(const ag_show_card *card, int side, const char *label)
{
    for (int i = 0; i < card->count; i++) {
        const ag_show_row *row = &card->rows[i];
        if (row->kind == AG_SHOW_FACT && row->side == side && strcmp(row->label, label) == 0) {
            return row->text;
        }
    }
    return "";
}

// ---- lines ----

// Characters, not bytes: continuation bytes do not count.
static int width_of(const char *text, size_t bytes)
{
    int width = 0;
    for (size_t i = 0; i < bytes && text[i] != '\0'; i++) {
        width += ((unsigned char)text[i] & 0xc0) != 0x80;
    }
    return width;
}

// How many bytes of the text fit into one line: whole words, or as much of one word as fits.
static size_t line_length(const char *text, int width)
{
    size_t length = 0, kept = 0;
    while (text[length] != '\0' && width_of(text, length) <= width) {
        length++;
        if (text[length] == ' ' || text[length] == '\0') {
            kept = width_of(text, length) <= width ? length : kept;
        }
    }
    return kept > 0 ? kept : length > 1 && text[length] != '\0' ? length - 1 : length;
}

void ag_show_wrapped(const char *text, int at, int indent, int width)
{
    do {
        int room = width - at < 10 ? 10 : width - at;
        size_t length = line_length(text, room);
        printf("%.*s\n", (int)length, text);
        text += length;
        text += strspn(text, " ");
        at = indent;
        printf("%*s", *text != '\0' ? indent : 0, "");
    } while (*text != '\0');
}

// ---- the frame ----

typedef struct frame {
    const ag_show_card *card;
    int side;
    int inner;  // characters between the bars
    const char *bold, *dim, *plain;
} frame;

static void draw_rule(const frame *at, const char *left, const char *right)
{
    printf("%s%s", at->dim, left);
    for (int i = 0; i < at->inner + 2; i++) printf("─");
    printf("%s%s\n", right, at->plain);
}

// One line with a text at the left and a text at the right.
static void draw_line(const frame *at, const char *left, size_t length, const char *right,
                      const char *style)
{
    int gap = at->inner - width_of(left, length) - width_of(right, strlen(right));
    printf("%s│%s %s%.*s%s%*s%s %s│%s\n", at->dim, at->plain, style, (int)length, left, at->plain,
           gap > 0 ? gap : 0, "", right, at->dim, at->plain);
}

static void draw_wrapped(const frame *at, const char *text)
{
    do {
        size_t length = line_length(text, at->inner);
        draw_line(at, text, length, "", "");
        text += length;
        text += strspn(text, " ");
    } while (*text != '\0');
}

static const char *fact(const frame *at, const char *label)
{
    const char *own = ag_show_card_fact(at->card, at->side, label);
    return own[0] != '\0' ? own : ag_show_card_fact(at->card, 0, label);
}

static void add_part(ag_writer *out, const char *before, const char *text, const char *behind)
{
    if (text[0] != '\0') {
        ag_write(out, "%s%s%s%s", out->length > 0 ? " · " : "", before, text, behind);
    }
}

static void draw_head(const frame *at)
{
    char line[LINE_SIZE];
    ag_writer out = ag_writer_open(line, sizeof line);
    const char *name = fact(at, "name");
    draw_rule(at, "┌", "┐");
    draw_line(at, name, strlen(name), at->side == 0 ? fact(at, "cost") : "(back)", at->bold);
    add_part(&out, "", fact(at, "type"), "");
    add_part(&out, "", fact(at, "tags"), "");
    add_part(&out, "", fact(at, "class"), "");
    add_part(&out, "", fact(at, "faction"), "");
    draw_wrapped(at, line);
}

// The requirement for the hero comes first, as on a card; on a hero, what its decks may hold.
static int draw_hero(const frame *at)
{
    char line[LINE_SIZE];
    const char *hero = at->side == 0 ? fact(at, "hero") : "";
    const char *decks = at->side == 0 ? fact(at, "decks") : "";
    int drawn = hero[0] != '\0' || decks[0] != '\0';
    if (drawn) {
        snprintf(line, sizeof line, "%s%s%s.", hero, decks[0] != '\0' ? "Its decks: " : "", decks);
        draw_rule(at, "├", "┤");
        draw_wrapped(at, line);
    }
    return drawn;
}

static void draw_text(const frame *at)
{
    int drawn = draw_hero(at);
    for (int i = 0; i < at->card->count; i++) {
        const ag_show_row *row = &at->card->rows[i];
        if (row->kind == AG_SHOW_TEXT && row->side == at->side) {
            if (drawn == 0) {
                draw_rule(at, "├", "┤");
            } else {
                draw_line(at, "", 0, "", "");
            }
            draw_wrapped(at, row->text);
            drawn++;
        }
    }
}

static void draw_foot(const frame *at)
{
    char line[LINE_SIZE], right[LINE_SIZE];
    ag_writer out = ag_writer_open(line, sizeof line);
    ag_writer other = ag_writer_open(right, sizeof right);
    add_part(&out, "", fact(at, "atk"), " ATK");
    add_part(&out, "", fact(at, "damage"), "");
    add_part(&out, "strike ", fact(at, "strike"), "");
    add_part(&other, "", fact(at, "def"), " DEF");
    add_part(&other, "", fact(at, "health"), " health");
    if (line[0] != '\0' || right[0] != '\0') {
        draw_rule(at, "├", "┤");
        draw_line(at, line, strlen(line), right, at->bold);
    }
    draw_rule(at, "└", "┘");
}

// ---- below it ----

static void print_title(const frame *at, const char *title)
{
    printf("\n%s%s%s\n", at->bold, title, at->plain);
}

static void print_row(const ag_show_row *row, int width)
{
    char line[LINE_SIZE * 8];
    switch (row->kind) {
    case AG_SHOW_POWER:
        snprintf(line, sizeof line, "%s:%d: %s%s", row->path, row->line,
                 row->side == 1 ? "(back) " : "", row->text);
        break;
    case AG_SHOW_VALUE:
        snprintf(line, sizeof line, "%s = %d (%s)", row->label, row->number, row->text);
        break;
    case AG_SHOW_RULE: snprintf(line, sizeof line, "%s  %s", row->label, row->text); break;
    case AG_SHOW_USE:
        if (strcmp(row->label, "deck") == 0) {
            snprintf(line, sizeof line, "deck %s: %d", row->text, row->number);
        } else if (strcmp(row->label, "raid") == 0) {
            snprintf(line, sizeof line, "raid %s: Boss %d", row->text, row->number);
        } else if (row->line > 0) {
            snprintf(line, sizeof line, "%s:%d names it", row->path, row->line);
        } else {
            snprintf(line, sizeof line, "%s of deck %s", row->label, row->text);
        }
        break;
    default: snprintf(line, sizeof line, "%s", row->text); break;
    }
    printf("  ");
    ag_show_wrapped(line, 2, 4, width);
}

static void print_section(const frame *at, ag_show_kind kind, const char *title, int width)
{
    int printed = 0;
    for (int i = 0; i < at->card->count; i++) {
        if (at->card->rows[i].kind == kind) {
            if (printed++ == 0) print_title(at, title);
            print_row(&at->card->rows[i], width);
        }
    }
}

void ag_show_card_print(const ag_show_card *card, int width, const ag_terminal *terminal)
{
    frame at = { .card = card,
                 .inner = (width < FRAME_MOST ? width : FRAME_MOST) - 4,
                 .bold = terminal->begins[AG_PAINT_HEAD],
                 .dim = terminal->begins[AG_PAINT_SPENT],
                 .plain = terminal->begins[AG_PAINT_END] };
    int sides = ag_show_card_fact(card, 1, "name")[0] != '\0' ? 2 : 1;
    for (at.side = 0; at.side < sides; at.side++) {
        draw_head(&at);
        draw_text(&at);
        draw_foot(&at);
    }
    const char *number = ag_show_card_fact(card, 0, "number");
    printf("%s%s%s%s%s\n", ag_show_card_fact(card, 0, "key"),
           ag_show_card_fact(card, 0, "rarity")[0] != '\0' ? " · " : "",
           ag_show_card_fact(card, 0, "rarity"), number[0] != '\0' ? " " : "", number);
    print_section(&at, AG_SHOW_POWER, "What the engine understood", width);
    print_section(&at, AG_SHOW_VALUE, "Values", width);
    print_section(&at, AG_SHOW_RULING, "Rulings", width);
    print_section(&at, AG_SHOW_RULE, "Rules that it cites", width);
    print_section(&at, AG_SHOW_USE, "Where it is used", width);
}
