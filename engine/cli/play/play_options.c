// Questions: moves are grouped by kind (play, use, attack, resources), other options stand in
// columns. Options that read the same and do the same are shown once.
#include "cli/play/session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "cli/output/columns.h"

enum { CELL_SIZE = 160, LABEL_COLUMNS = 17, SINGLE_MAX = 8, BETWEEN = 3, ROOM_LEAST = 10 };

// A question as its table sees it.
typedef struct asked {
    const ag_session *table;
    const ag_question *question;
} asked;

// Kinds of moves, in order. What the label says already is left out of an option's
// text, at its beginning and end.
typedef struct kind {
    ag_move move;
    int value;  // for placing: 1 is face up
    const char *label, *front, *end;
} kind;

static const kind kinds[] = {
    { AG_MOVE_PLAY, -1, "play", "Play ", "" },
    { AG_MOVE_USE, -1, "use", "Use ", "" },
    { AG_MOVE_COMPLETE, -1, "complete", "Complete ", "" },
    { AG_MOVE_ATTACK, -1, "attack", "Attack with ", "" },
    { AG_MOVE_STRIKE, -1, "strike", "Strike with ", "" },
    { AG_MOVE_PLACE, 1, "place face up", "Place ", " face up" },
    { AG_MOVE_PLACE, 0, "place face down", "Place ", " face down" },
    { AG_MOVE_PASS, -1, "pass", "", "" },
};

// Groups of options: kinds of moves; cards in play by their controllers; all others.
enum { KIND_COUNT = sizeof kinds / sizeof kinds[0] };
enum { OTHERS = KIND_COUNT + AG_SEATS_MAX + 1, GROUP_COUNT };

static const ag_view_option *option_at(const asked *of, int option)
{
    return &of->question->options[option];
}

static int group_of(const asked *of, int option)
{
    const ag_view_option *at = option_at(of, option);
    const ag_view_card *card = ag_view_by_id(&of->table->view, at->card);
    for (int i = 0; of->question->kind == AG_QUESTION_ACTION && i < KIND_COUNT; i++) {
        int is_value = kinds[i].value < 0 || kinds[i].value == (at->value == 1);
        if (at->move == kinds[i].move && is_value) return i;
    }
    int in_play = at->move == AG_MOVE_CARD && card != NULL && card->zone == AG_VIEW_PARTY;
    return in_play && card->controller >= 1 ? KIND_COUNT - 1 + card->controller : OTHERS;
}

static const char *label_of(const asked *of, int group)
{
    if (group < KIND_COUNT) return kinds[group].label;
    int seat = group - KIND_COUNT + 1;
    return group == OTHERS                         ? ""
           : seat == ag_game_boss(of->table->game) ? "Boss"
                                                   : ag_seat_name(of->table, seat);
}

// ---- alike ----

static int is_same(const asked *of, int a, int b)
{
    return ag_options_look_same(&of->table->view, option_at(of, a), option_at(of, b));
}

// Whether an earlier option is the same, and stands for this one.
static int is_folded(const asked *of, int option)
{
    for (int i = 0; i < option; i++) {
        if (is_same(of, i, option)) return 1;
    }
    return 0;
}

// Writes "7", or the numbers of all options that are the same: "2, 7-24".
static void write_numbers(const asked *of, int option, ag_writer *out)
{
    int last = -2, first = -2;
    char text[64] = "";
    ag_writer list = ag_writer_open(text, sizeof text);
    for (int i = option; i <= of->question->option_count; i++) {
        int in = i < of->question->option_count && (i == option || is_same(of, option, i));
        if (in && i != last + 1) {
            ag_write(&list, "%s%d", last >= 0 ? ", " : "", i + 1);
            first = i;
        } else if (!in && i == last + 1 && last > first) {
            ag_write(&list, "-%d", last + 1);
        }
        last = in ? i : last;
    }
    ag_write(out, "%2s", text);
}

// ---- what is answered ----

static const ag_view_card *defender_of(const ag_view *view)
{
    for (int i = 0; i < view->card_count; i++) {
        if (view->cards[i].zone == AG_VIEW_PARTY && view->cards[i].defending) {
            return &view->cards[i];
        }
    }
    return NULL;
}

static void write_attack(const char *attacker, const ag_view_card *defender, ag_writer *out)
{
    ag_write(out, "%s attacks%s%s: answer it?", attacker, defender != NULL ? " " : "",
             defender != NULL ? defender->name : "");
}

// What a player with the move could answer: the top of the chain, the combat, or a moment of
// the turn; in one's own action phase the move is all there is to say.
static void write_answered(const ag_session *table, const char *prompt, ag_writer *out)
{
    const ag_view *view = &table->view;
    const ag_view_link *link = &view->links[0];
    const ag_view_card *attacker = ag_view_attacker(view);
    if (view->link_count > 0 && strcmp(link->kind, "attack") == 0) {
        write_attack(link->name, ag_view_by_id(view, link->targets[0].card), out);
    } else if (view->link_count > 0) {
        int named = link->name[0] != '\0', own = link->seat == view->seat;
        ag_write(out, "%s: answer %s%s", prompt, own ? "your own " : "",
                 own || named || link->seat == 0 ? "" : ag_seat_name(table, link->seat));
        ag_write(out, "%s%s?", own || named || link->seat == 0 ? "" : "'s ",
                 named ? link->name : link->kind);
    } else if (attacker != NULL) {
        write_attack(attacker->name, defender_of(view), out);
    } else {
        ag_write(out, "%s", prompt);
        if (ag_view_acts(view) || view->turn == 0) return;
        ag_write(out, " in %s%s ",
                 view->turn_seat == view->seat ? "your" : ag_seat_name(table, view->turn_seat),
                 view->turn_seat == view->seat ? "" : "'s");
        ag_write(out, "%s", view->phase);
    }
}

// ---- one option ----

// Writes the text without what its label says: "Play " at the beginning, "
// of raider 2" in the middle.
static void write_text(const asked *of, int option, int group, ag_writer *out)
{
    const char *text = option_at(of, option)->text;
    size_t size = strlen(text);
    if (group < KIND_COUNT && strncmp(text, kinds[group].front, strlen(kinds[group].front)) == 0) {
        text += strlen(kinds[group].front);
        size = strlen(text);
        size_t end = strlen(kinds[group].end);
        size -= size > end && strcmp(text + size - end, kinds[group].end) == 0 ? end : 0;
    }
    if (group >= KIND_COUNT && group < OTHERS) {
        char whose[32];
        snprintf(whose, sizeof whose, " of %s", ag_seat_name(of->table, group - KIND_COUNT + 1));
        const char *at = strstr(text, whose);
        if (at != NULL) {
            ag_write(out, "%.*s", (int)(at - text), text);
            text = at + strlen(whose);
            size = strlen(text);
        }
    }
    ag_write(out, "%.*s", (int)size, text);
}

// Whether passing here is to do nothing more in one's own turn.
static int ends_turn(const asked *of)
{
    return of->question->kind == AG_QUESTION_ACTION && ag_view_may_end_turn(&of->table->view);
}

static void write_cell(const asked *of, int option, char out[CELL_SIZE])
{
    ag_writer writer = ag_writer_open(out, CELL_SIZE);
    write_numbers(of, option, &writer);
    ag_write(&writer, "  ");
    write_text(of, option, group_of(of, option), &writer);
    const ag_view_option *at = option_at(of, option);
    if (at->move == AG_MOVE_PASS) ag_write(&writer, ends_turn(of) ? " (p): end your turn" : " (p)");
    if (at->has_x) ag_write(&writer, ", X at most %d", at->x_most);
}

// ---- rows ----

// Rows of options, each with its line end; without a text they are only counted.
typedef struct rows {
    ag_text *out;
    int count;
    int from, to;  // which of them are written
} rows;

static void end_row(rows *now, const char *row)
{
    if (now->out != NULL && now->count >= now->from && now->count < now->to) {
        ag_text_add(now->out, "%s\n", row);
    }
    now->count++;
}

static int is_shown(const asked *of, int option, int group)
{
    return group_of(of, option) == group && !is_folded(of, option);
}

// Cells of one group: how many there are, and how wide the widest is.
static int measure(const asked *of, int group, int *widest)
{
    char cell[CELL_SIZE];
    int count = 0;
    *widest = 0;
    for (int i = 0; i < of->question->option_count; i++) {
        if (is_shown(of, i, group)) {
            write_cell(of, i, cell);
            int wide = ag_columns(cell);
            *widest = wide > *widest ? wide : *widest;
            count++;
        }
    }
    return count;
}

// How many cells fit side by side. A few without a label are easier to read one below the other.
static int cells_across(int group, int room, int count, int widest)
{
    int across = (room + BETWEEN) / (widest + BETWEEN);
    return (group == OTHERS && count <= SINGLE_MAX) || across < 1 ? 1 : across;
}

static void write_padded(const char *cell, int room, int wide, ag_writer *out)
{
    int own = ag_columns(cell);
    size_t size = ag_columns_clip(cell, own > room ? room - 1 : room);
    ag_write(out, "%.*s%s%*s", (int)size, cell, own > room ? "…" : "", wide > own ? wide - own : 0,
             "");
}

// A mode's text is written in full, in as many rows as it takes.
static void lay_mode(const asked *of, int option, int width, rows *now)
{
    char row[1024];
    const char *text = option_at(of, option)->modes[0].text;
    ag_writer out = ag_writer_open(row, sizeof row);
    ag_write(&out, "  ");
    write_numbers(of, option, &out);
    ag_write(&out, "  ");
    do {
        int room = width - ag_columns(row);
        size_t fits = ag_columns_break(text, room < ROOM_LEAST ? ROOM_LEAST : room);
        size_t shown = fits - (fits > 0 && text[fits - 1] == ' ');
        ag_write(&out, "%.*s", (int)shown, text);
        end_row(now, row);
        text += fits;
        text += strspn(text, " ");
        out = ag_writer_open(row, sizeof row);
        ag_write(&out, "      ");
    } while (*text != '\0');
}

static void lay_group(const asked *of, int width, int group, rows *now)
{
    char row[1024], cell[CELL_SIZE];
    int widest, place = 0;
    int count = measure(of, group, &widest);
    int label = group == OTHERS ? 0 : LABEL_COLUMNS, room = width - 2 - label;
    int across = cells_across(group, room, count, widest);
    ag_writer out = ag_writer_open(row, sizeof row);
    for (int i = 0; i < of->question->option_count; i++) {
        if (!is_shown(of, i, group)) continue;
        if (option_at(of, i)->mode_count > 0 && option_at(of, i)->move == AG_MOVE_MODE) {
            lay_mode(of, i, width, now);
            continue;
        }
        if (place % across == 0) {
            out = ag_writer_open(row, sizeof row);
            ag_write(&out, "  %-*s", label, place == 0 ? label_of(of, group) : "");
        }
        write_cell(of, i, cell);
        int last = ++place % across == 0 || place == count;
        write_padded(cell, room, last ? 0 : widest + BETWEEN, &out);
        if (last) end_row(now, row);
    }
}

static void lay_options(const ag_session *table, const ag_question *question, rows *now)
{
    const asked of = { .table = table, .question = question };
    for (int group = 0; group < GROUP_COUNT; group++) {
        lay_group(&of, table->terminal.width, group, now);
    }
}

// ---- around the options ----

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

static void write_prompt(const ag_session *table, const ag_question *question, ag_text *out)
{
    ag_paragraph part = { .indent = 2, .between = " " };
    char prompt[480];
    ag_writer answered = ag_writer_open(prompt, sizeof prompt);
    if (question->kind == AG_QUESTION_ACTION) {
        write_answered(table, question->prompt, &answered);
    } else {
        ag_write(&answered, "%s", question->prompt);
    }
    add_words(&part, prompt);
    if (question->rule[0] != '\0') {
        char rule[AG_RULE_SIZE + 4];
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
        } else if (question->max > 1 && question->min == question->max) {
            ag_write(&writer, "%d of them, in order, with blanks between the numbers",
                     question->max);
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

// The others who decide with this seat: "with raider 2 and raider 3".
static void write_fellows(const ag_session *table, unsigned seats, ag_writer *out)
{
    const char *before = "with";
    for (int seat = 1; seats >> seat != 0; seat++) {
        if (!(seats >> seat & 1)) continue;
        ag_write(out, " %s %s", before, ag_seat_name(table, seat));
        before = "and";
    }
}

// Lines below the options, if there is something to say.
static void write_notes(const ag_session *table, const ag_question *question, int seat,
                        ag_text *out)
{
    unsigned fellows = question->seats & ~(1u << seat);
    char expected[128], text[256];
    int says = question->kind == AG_QUESTION_NUMBER
               || (question->kind == AG_QUESTION_PICK && (question->min == 0 || question->max > 1));
    ag_question_expected(question, expected, sizeof expected);
    if (says) ag_text_add(out, "  %s\n", expected);
    if (fellows != 0) {
        ag_writer together = ag_writer_open(text, sizeof text);
        ag_write(&together, "You decide this together");
        write_fellows(table, fellows, &together);
        ag_write(&together, "%s\n",
                 question->has_proposal ? "; \"agree\" takes what is proposed:" : ".");
        ag_columns_wrap(text, "  ", table->terminal.width, out);
    }
}

static void write_proposal(const ag_session *table, const ag_question *question, ag_text *out)
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

// The lines above and below the options, as one text.
static void write_around(const ag_session *table, const ag_question *question, int seat,
                         ag_text *above, ag_text *below)
{
    write_prompt(table, question, above);
    write_notes(table, question, seat, below);
    if (question->has_proposal) write_proposal(table, question, below);
}

static int ends(const ag_text *text)
{
    int count = 0;
    for (size_t i = 0; i < text->length; i++) count += text->bytes[i] == '\n';
    return count;
}

// ---- all of it ----

int ag_question_rows(const ag_session *table, const ag_question *question, int seat)
{
    ag_text above = { 0 }, below = { 0 };
    rows now = { .to = 0 };
    write_around(table, question, seat, &above, &below);
    lay_options(table, question, &now);
    int count = now.count + ends(&above) + ends(&below);
    ag_text_close(&above);
    ag_text_close(&below);
    return count;
}

static void add_text(ag_text *out, const ag_text *text)
{
    if (text->length > 0) ag_text_add_bytes(out, text->bytes, text->length);
}

int ag_question_write(const ag_session *table, const ag_question *question, int seat, int rows_max,
                      int skipped, ag_text *out)
{
    ag_text above = { 0 }, below = { 0 };
    rows all = { .to = 0 };
    write_around(table, question, seat, &above, &below);
    lay_options(table, question, &all);
    int room = rows_max - ends(&above) - ends(&below);
    int paged = skipped > 0 || all.count > room;
    room = room - paged > 1 ? room - paged : 1;
    rows now = { .out = out, .from = skipped, .to = paged ? skipped + room : all.count };
    int next = now.to < all.count ? now.to : 0;
    add_text(out, &above);
    lay_options(table, question, &now);
    if (paged) {
        ag_text_add(out, "  … rows %d to %d of %d; \"more\" shows the %s%s\n", skipped + 1,
                    next > 0 ? next : all.count, all.count, next > 0 ? "next" : "first again",
                    ag_option_with(question, AG_MOVE_PASS) >= 0 ? "; p passes" : "");
    }
    add_text(out, &below);
    ag_text_close(&above);
    ag_text_close(&below);
    return next;
}
