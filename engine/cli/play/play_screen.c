// The screen of a person at the table: the board and the question in the rows that the terminal
// has. Plain lines without cursor movement, so that they can be scrolled, copied and piped. If
// something has no room, a line says how to see it.
#include "cli/play/session.h"

#include <string.h>

#include "cli/output/columns.h"

const char *ag_seat_name(const ag_session *table, int seat)
{
    static const char *const names[] = { "nobody",   "raider 1", "raider 2",
                                         "raider 3", "raider 4", "raider 5" };
    static const char *const players[] = { "nobody",   "player 1", "player 2",
                                           "player 3", "player 4", "player 5" };
    if (ag_game_boss(table->game) == 0) return players[seat];
    return seat == ag_game_boss(table->game) ? "the Boss player" : names[seat];
}

static void print(const ag_session *table, ag_text *text)
{
    if (text->length > 0) ag_terminal_print(&table->terminal, table->screen, text->bytes);
    ag_text_close(text);
}

static int rows_in(const ag_text *text)
{
    int rows = 0;
    for (size_t i = 0; i < text->length; i++) rows += text->bytes[i] == '\n';
    return rows;
}

// ---- board and question ----

// The board gives way to the question, but keeps up to half of the screen if it needs that.
static int board_rows(const ag_session *table, const ag_question *question, int seat, int rows)
{
    int wanted = ag_board_rows(table, question);
    int left = rows - 1 - ag_question_rows(table, question, seat);
    if (wanted <= left) return wanted;
    int half = rows / 2 < wanted ? rows / 2 : wanted;
    return left > half ? left : half;
}

// The text of the card whose effect asks, if all of it has room.
static void write_asker(const ag_session *table, const ag_question *question, int room,
                        ag_text *out)
{
    char text[4096];
    ag_text rows = { 0 };
    const ag_view_card *card = ag_view_by_id(&table->view, question->effect);
    if (card == NULL || question->is_payment
        || ag_engine_card_text(table->engine, card->key, text, sizeof text, NULL) < 0) {
        return;
    }
    ag_columns_wrap(text, "  ", table->terminal.width, &rows);
    if (rows_in(&rows) < room) ag_text_add(out, "\n%s", rows.bytes);
    ag_text_close(&rows);
}

void ag_screen_show(ag_session *table, const ag_question *question, int seat)
{
    ag_text text = { 0 };
    ag_terminal_measure(&table->terminal, table->screen);
    int rows = table->terminal.rows - 1;  // the last is for typing
    ag_board_write(table, question, board_rows(table, question, seat, rows), &text);
    int left = rows - rows_in(&text) - 1 - ag_question_rows(table, question, seat);
    write_asker(table, question, left, &text);
    ag_text_add(&text, "\n");
    table->next_page = ag_question_write(table, question, seat, rows - rows_in(&text), 0, &text);
    print(table, &text);
}

void ag_screen_question(ag_session *table, const ag_question *question, int seat)
{
    ag_text text = { 0 };
    ag_text_add(&text, "\n");
    int rows = table->terminal.rows - 2;
    table->next_page = ag_question_write(table, question, seat, rows, table->next_page, &text);
    print(table, &text);
}

// ---- all there is to see ----

static void write_list(const ag_session *table, const char *head, ag_view_zone zone, int seat,
                       ag_text *out)
{
    ag_paragraph part = { .indent = 10, .between = ", " };
    snprintf(part.head, sizeof part.head, "%s", head);
    for (int i = 0; i < table->view.card_count; i++) {
        char item[160];
        const ag_view_card *card = &table->view.cards[i];
        if (card->zone != zone || card->name[0] == '\0' || card->owner != seat) continue;
        int is_down = zone == AG_VIEW_RESOURCES && !card->face_up;
        ag_writer out_item = ag_writer_open(item, sizeof item);
        ag_write(&out_item, "%s%s", card->name, is_down ? " [face down]" : "");
        if (zone == AG_VIEW_HAND) ag_card_write_cost(&out_item, card);
        ag_paragraph_add(&part, item);
    }
    if (part.count > 0) ag_paragraph_write(&part, table->terminal.width, INT32_MAX, out);
    ag_paragraph_close(&part);
}

static void write_counts(const ag_session *table, const ag_view_player *player, ag_text *out)
{
    char item[160];
    ag_paragraph part = { .indent = 8, .between = ", " };
    ag_writer head = ag_writer_open(part.head, sizeof part.head);
    int you = player->seat == table->view.seat;
    ag_write(&head, " ");
    ag_paint_write(&head, AG_PAINT_HEAD, "%s%s%s", ag_seat_name(table, player->seat),
                   you ? " (you)" : "", player->in_game ? "" : " (out of the game)");
    ag_write(&head, "   ");
    snprintf(item, sizeof item, "hand %d", player->hand_count);
    ag_paragraph_add(&part, item);
    for (int i = 0; i < player->pile_count; i++) {
        snprintf(item, sizeof item, "%s%sdeck %d, graveyard %d", player->pile_names[i],
                 player->pile_names[i][0] != '\0' ? " " : "", player->pile_decks[i],
                 player->pile_graveyards[i]);
        ag_paragraph_add(&part, item);
    }
    snprintf(item, sizeof item, "resources %d (%d ready)", player->resource_count,
             player->ready_resources);
    ag_paragraph_add(&part, item);
    ag_paragraph_write(&part, table->terminal.width, INT32_MAX, out);
    ag_paragraph_close(&part);
}

static void write_player(const ag_session *table, const ag_view_player *player, ag_text *out)
{
    int you = player->seat == table->view.seat;
    write_counts(table, player, out);
    const ag_view *view = &table->view;
    for (int i = 0; i < view->card_count; i++) {
        char item[1500];
        const ag_view_card *card = &view->cards[i];
        int shown =
            card->zone == AG_VIEW_PARTY && card->controller == player->seat && card->host == 0;
        int count = shown ? ag_cards_alike(view, i) : 0;
        if (count == 0) continue;
        ag_paragraph part = { .indent = 8, .between = "", .head = "    " };
        ag_writer writer = ag_writer_open(item, sizeof item);
        ag_card_write(&writer, view, card, count);
        ag_paragraph_add(&part, item);
        ag_paragraph_write(&part, table->terminal.width, INT32_MAX, out);
        ag_paragraph_close(&part);
    }
    write_list(table, "    row:  ", AG_VIEW_RESOURCES, player->seat, out);
    write_list(table, "    deck: ", AG_VIEW_DECK, player->seat, out);
    if (you || table->view.seat < 0) {  // a replay's view shows all seats
        write_list(table, "    hand: ", AG_VIEW_HAND, player->seat, out);
    }
}

void ag_screen_board(const ag_session *table)
{
    char heading[640];
    ag_text text = { 0 };
    ag_board_heading(table, heading, sizeof heading);
    ag_text_add(&text, "\n%c%s%c\n", AG_PAINT_HEAD, heading, AG_PAINT_END);
    for (int i = table->view.player_count - 1; i >= 0; i--) {
        write_player(table, &table->view.players[i], &text);
    }
    for (int i = 0; i < table->view.link_count; i++) {
        char item[700] = "";
        ag_writer writer = ag_writer_open(item, sizeof item);
        ag_board_link(table, &table->view.links[i], &writer);
        ag_text_add(&text, "%s%s\n", i == 0 ? " on the chain: " : "      below it: ", item);
    }
    print(table, &text);
}

void ag_screen_party(const ag_session *table, int seat)
{
    ag_text text = { 0 };
    write_player(table, &table->view.players[seat - 1], &text);
    print(table, &text);
}

void ag_screen_hand(const ag_session *table)
{
    ag_text text = { 0 };
    write_list(table, "    hand: ", AG_VIEW_HAND, table->view.seat, &text);
    if (text.length == 0) ag_text_add(&text, "    hand: no card\n");
    print(table, &text);
}

void ag_screen_graveyards(const ag_session *table)
{
    ag_text text = { 0 };
    for (int i = table->view.player_count - 1; i >= 0; i--) {
        int seat = table->view.players[i].seat;
        ag_text_add(&text, " %s: graveyard %d\n", ag_seat_name(table, seat),
                    table->view.players[i].graveyard_count);
        write_list(table, "          ", AG_VIEW_GRAVEYARD, seat, &text);
    }
    print(table, &text);
}
