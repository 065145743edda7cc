// The screen of a person at the table: the board and the question in the rows that the terminal
// has. Plain lines without cursor movement, so that they can be scrolled, copied and piped. The
// board has for each player a row with hero and counts, and then the party, in as few rows as it
// can; if these are still too many, the longest parts are cut, and say how to see them whole.
#include "cli/play/session.h"

#include <stdarg.h>
#include <string.h>

#include "base/assert.h"
#include "cli/output/columns.h"

enum { ITEM_SIZE = 1500, NAME_COLUMNS = 14, INDENT = 4 };

// A board is its paragraphs, from the top.
enum { PARTS_MAX = 2 + 2 * (AG_RAIDERS_MAX + 1) + 2 };

typedef struct board {
    const ag_session *table;
    const ag_view *view;
    const ag_question *question;  // NULL: shown without a question
    ag_paragraph parts[PARTS_MAX];
    int rows[PARTS_MAX];  // the most that each may have
    int count;
    int own;  // the first part about the seat that looks
} board;

const char *ag_seat_name(const ag_session *table, int seat)
{
    static const char *const names[] = { "nobody",   "raider 1", "raider 2",
                                         "raider 3", "raider 4", "raider 5" };
    static const char *const players[] = { "nobody",   "player 1", "player 2",
                                           "player 3", "player 4", "player 5" };
    if (ag_game_boss(table->game) == 0) return players[seat];
    return seat == ag_game_boss(table->game) ? "the Boss player" : names[seat];
}

static ag_paragraph *add_part(board *of, int indent, const char *between, const char *more)
{
    AG_ASSERT(of->count < PARTS_MAX);
    ag_paragraph *part = &of->parts[of->count++];
    *part = (ag_paragraph){ .indent = indent, .between = between };
    snprintf(part->more, sizeof part->more, "%s", more);
    return part;
}

// The part that was added last is not one where it has no items.
static void drop_empty(board *of)
{
    ag_paragraph *part = &of->parts[of->count - 1];
    if (part->count > 0) return;
    ag_paragraph_close(part);
    of->count--;
}

__attribute__((format(printf, 2, 3))) static void add_item(ag_paragraph *part, const char *format,
                                                           ...)
{
    char item[ITEM_SIZE];
    va_list values;
    va_start(values, format);
    vsnprintf(item, sizeof item, format, values);
    va_end(values);
    ag_paragraph_add(part, item);
}

// So many cards that look alike, as one item.
static void add_card(ag_paragraph *part, const ag_view *view, const ag_view_card *card, int count)
{
    char item[ITEM_SIZE] = "";
    ag_writer out = ag_writer_open(item, sizeof item);
    ag_card_write(&out, view, card, count);
    ag_paragraph_add(part, item);
}

// ---- heading and chain ----

static void write_heading(const ag_session *table, ag_writer *out)
{
    const ag_view *view = &table->view;
    const char *mode = ag_game_result(table->game).mode;
    ag_write(out, "%c=== ", AG_PAINT_HEAD);
    if (view->turn == 0) {
        ag_write(out, "Before the first turn");
    } else {
        ag_write(out, "Turn %d: %s, %s", view->turn, ag_seat_name(table, view->turn_seat),
                 view->phase);
    }
    if (mode != NULL && mode[0] != '\0' && strcmp(mode, "standard") != 0) {
        ag_write(out, ", %s mode", mode);
    }
    for (int i = 0; i < view->word_count; i++) {
        if (view->words[i] != 0) ag_write(out, ", %s %d", view->word_names[i], view->words[i]);
    }
    ag_write(out, "%s ===%c", view->refereed > 0 ? ", changed by a referee" : "", AG_PAINT_END);
}

// A link of the chain: what it is, whose it is, what it is aimed at.
static void write_link(const ag_session *table, const ag_view_link *link, ag_writer *out)
{
    if (link->name[0] == '\0') {
        ag_write(out, "%s %s", strchr("ae", link->kind[0]) != NULL ? "an" : "a", link->kind);
    } else {
        ag_write(out, "%s", link->name);
        ag_write(out, strcmp(link->kind, "card") != 0 ? " (%s)" : "", link->kind);
    }
    if (link->seat != 0) ag_write(out, " of %s", ag_seat_name(table, link->seat));
    ag_write(out, link->has_x ? " (X = %d)" : "", link->x);
    for (int i = 0; i < link->target_count; i++) {
        const ag_view_target *target = &link->targets[i];
        const ag_view_card *card = ag_view_by_id(&table->view, target->card);
        ag_write(out, "%s", i == 0 ? " at " : " and ");
        if (card != NULL) {
            ag_card_write_name(out, card);
        } else {
            ag_write(out, "%s", target->seat != 0 ? ag_seat_name(table, target->seat) : "a card");
        }
        ag_write(out, target->share > 0 ? " (%d of it)" : "", target->share);
    }
    for (int i = 0; i < link->mode_count; i++) {
        size_t length = strlen(link->modes[i]);
        length -= length > 0 && link->modes[i][length - 1] == '.';
        ag_write(out, "%s%.*s", i == 0 ? ": " : ", and ", (int)length, link->modes[i]);
    }
}

static void add_chain(board *of)
{
    ag_paragraph *part = add_part(of, INDENT, "; below it ", "board full");
    snprintf(part->head, sizeof part->head, " on the chain: ");
    for (int i = 0; i < of->view->link_count; i++) {
        char item[ITEM_SIZE] = "";
        ag_writer out = ag_writer_open(item, sizeof item);
        write_link(of->table, &of->view->links[i], &out);
        ag_paragraph_add(part, item);
    }
    drop_empty(of);
}

// ---- players ----

// If a player has several decks, each is named: "main 82, event 30".
static void add_piles(const ag_view_player *player, ag_paragraph *part)
{
    char decks[128], graveyards[192];
    const char *several = player->pile_count > 1 ? "s:" : "";
    ag_writer deck = ag_writer_open(decks, sizeof decks);
    ag_writer graveyard = ag_writer_open(graveyards, sizeof graveyards);
    ag_write(&deck, "deck%s", several);
    ag_write(&graveyard, "graveyard%s", several);
    for (int i = 0; i < player->pile_count; i++) {
        const char *name = player->pile_names[i], *between = i > 0 ? "," : "";
        const char *blank = name[0] != '\0' ? " " : "";
        ag_write(&deck, "%s %s%s%d", between, name, blank, player->pile_decks[i]);
        ag_write(&graveyard, "%s %s%s%d", between, name, blank, player->pile_graveyards[i]);
    }
    if (player->pile_count == 0) return;
    ag_paragraph_add(part, decks);
    ag_paragraph_add(part, graveyards);
}

static void add_player(board *of, const ag_view_player *player)
{
    char name[64];
    ag_paragraph *part = add_part(of, NAME_COLUMNS + 3, " · ", "board full");
    const ag_view_card *hero = ag_view_by_id(of->view, player->hero);
    int you = player->seat == of->view->seat;
    ag_paint paint = !player->in_game    ? AG_PAINT_SPENT
                     : you               ? AG_PAINT_YOURS
                     : player->side == 1 ? AG_PAINT_BOSS
                                         : AG_PAINT_RAIDER;
    snprintf(name, sizeof name, "%s%s",
             player->side == 1 ? "Boss" : ag_seat_name(of->table, player->seat),
             you ? " (you)" : "");
    int pad = NAME_COLUMNS - ag_columns(name);
    snprintf(part->head, sizeof part->head, " %c%s%c%*s  ", paint, name, AG_PAINT_END,
             pad > 0 ? pad : 0, "");
    if (!player->in_game) {
        ag_paragraph_add(part, "out of the game");
        return;
    }
    if (hero != NULL) add_card(part, of->view, hero, 1);
    // A side that plays itself may have neither a hand nor resources.
    int automated = ag_game_is_automated(of->table->game, player->seat);
    if (!automated || player->hand_count > 0) add_item(part, "hand %d", player->hand_count);
    add_piles(player, part);
    if (!automated || player->resource_count > 0) {
        add_item(part, "resources %d/%d", player->ready_resources, player->resource_count);
    }
}

// The names of a zone as one item: "in the row: Your Fortune Awaits You". Hidden cards have none.
static void add_zone(const board *of, const char *label, ag_view_zone zone, int seat,
                     ag_paragraph *part)
{
    char item[ITEM_SIZE] = "";
    ag_writer out = ag_writer_open(item, sizeof item);
    int down = 0;
    for (int i = 0; i < of->view->card_count; i++) {
        const ag_view_card *card = &of->view->cards[i];
        int is_down = zone == AG_VIEW_RESOURCES && !card->face_up;  // the whole board names them
        if (card->zone != zone || card->controller != seat) continue;
        down += is_down;
        if (card->name[0] == '\0' || is_down) continue;
        ag_write(&out, "%s%s", item[0] != '\0' ? ", " : label, card->name);
        ag_write(&out, "%s", zone == AG_VIEW_RESOURCES && !card->ready ? " [exhausted]" : "");
    }
    ag_write(&out, item[0] != '\0' && down > 0 ? ", %d face down" : "", down);
    if (item[0] != '\0') ag_paragraph_add(part, item);
}

// How many cards in play look like this one, from it on, if it is shown: not a hero that has its
// own place, not what is attached.
static int shown_in_party(const ag_view *view, int at, int seat, uint32_t hero)
{
    const ag_view_card *card = &view->cards[at];
    int shown = card->zone == AG_VIEW_PARTY && card->controller == seat && card->host == 0
                && (hero == 0 || card->id != hero);
    return shown ? ag_cards_alike(view, at) : 0;
}

static void add_party(board *of, const ag_view_player *player)
{
    ag_paragraph *part = add_part(of, INDENT, " · ", "party boss");
    if (player->side != 1) snprintf(part->more, sizeof part->more, "party %d", player->seat);
    snprintf(part->head, sizeof part->head, "    ");
    for (int i = 0; i < of->view->card_count; i++) {
        int count = shown_in_party(of->view, i, player->seat, player->hero);
        if (count > 0) add_card(part, of->view, &of->view->cards[i], count);
    }
    add_zone(of, "in the row: ", AG_VIEW_RESOURCES, player->seat, part);
    add_zone(of, "known of the deck: ", AG_VIEW_DECK, player->seat, part);
    drop_empty(of);
}

static int can_play(const board *of, const ag_view_card *card)
{
    for (int i = 0; of->question != NULL && i < of->question->option_count; i++) {
        const ag_view_option *option = &of->question->options[i];
        if (option->move == AG_MOVE_PLAY && card->id != 0 && option->card == card->id) return 1;
    }
    return 0;
}

// Cards that can be played now have a star.
static void add_hand(board *of)
{
    ag_paragraph *part = add_part(of, INDENT, ", ", "board full");
    int playable = 0;
    for (int i = 0; i < of->view->card_count; i++) {
        char count[16] = "", cost[32] = "";
        ag_writer price = ag_writer_open(cost, sizeof cost);
        const ag_view_card *card = &of->view->cards[i];
        int owned = card->zone == AG_VIEW_HAND && card->owner == of->view->seat;
        int alike = owned && card->name[0] != '\0' ? ag_cards_alike(of->view, i) : 0;
        if (alike == 0) continue;
        ag_card_write_cost(&price, card);
        snprintf(count, sizeof count, alike > 1 ? "%d x " : "", alike);
        if (can_play(of, card)) {
            playable = 1;
            add_item(part, "%c*%s%s%s%c", AG_PAINT_CAN, count, card->name, cost, AG_PAINT_END);
        } else {
            add_item(part, "%s%s%s", count, card->name, cost);
        }
    }
    snprintf(part->head, sizeof part->head, "    hand%s: ", playable ? " (* now)" : "");
    drop_empty(of);
}

// ---- all of it ----

// The Boss player (or the opponent) comes first, the seat that looks last, next to
// its hand and the question.
static board board_open(const ag_session *table, const ag_question *question)
{
    char heading[ITEM_SIZE];
    board of = { .table = table, .view = &table->view, .question = question };
    const ag_view_player *players = of.view->players;
    int you = of.view->seat, boss = of.view->player_count;
    ag_writer out = ag_writer_open(heading, sizeof heading);
    write_heading(table, &out);
    ag_paragraph_add(add_part(&of, INDENT, " ", "board full"), heading);
    for (int i = 0; i < of.view->player_count; i++) {
        int seat = i == 0 ? boss : i;
        if (seat == you) continue;
        add_player(&of, &players[seat - 1]);
        add_party(&of, &players[seat - 1]);
    }
    of.own = of.count;
    if (you >= 1 && you <= of.view->player_count) {
        add_player(&of, &players[you - 1]);
        add_party(&of, &players[you - 1]);
        add_hand(&of);
    }
    add_chain(&of);
    for (int i = 0; i < of.count; i++) {
        of.rows[i] = ag_paragraph_rows(&of.parts[i], table->terminal.width);
    }
    return of;
}

static int rows_of(const board *of)
{
    int rows = 0;
    for (int i = 0; i < of->count; i++) rows += of->rows[i];
    return rows;
}

// The longest of the first `count` parts loses a row, again and again, until all parts fit; each
// keeps one row.
static void cut(board *of, int count, int rows)
{
    while (rows_of(of) > rows) {
        int longest = 0;
        for (int i = 1; i < count; i++) longest = of->rows[i] >= of->rows[longest] ? i : longest;
        if (of->rows[longest] == 1) return;
        of->rows[longest]--;
    }
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
    int asked = ag_question_rows(table, question, seat);
    board of = board_open(table, question);
    // The board gives way to the question, but keeps up to half of the screen if it needs that.
    int most = rows - 1 - asked > rows / 2 ? rows - 1 - asked : rows / 2;
    // What others have is cut before what the seat itself can play and use.
    cut(&of, of.own, most);
    cut(&of, of.count, most);
    for (int i = 0; i < of.count; i++) {
        ag_paragraph_write(&of.parts[i], table->terminal.width, of.rows[i], &text);
        ag_paragraph_close(&of.parts[i]);
    }
    write_asker(table, question, rows - rows_in(&text) - 1 - asked, &text);
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

static void end_part(const ag_session *table, ag_paragraph *part, ag_text *out)
{
    if (part->count > 0) ag_paragraph_write(part, table->terminal.width, INT32_MAX, out);
    ag_paragraph_close(part);
}

static void write_list(const ag_session *table, const char *head, ag_view_zone zone, int seat,
                       ag_text *out)
{
    ag_paragraph part = { .indent = 10, .between = ", " };
    snprintf(part.head, sizeof part.head, "%s", head);
    for (int i = 0; i < table->view.card_count; i++) {
        char cost[32] = "";
        ag_writer price = ag_writer_open(cost, sizeof cost);
        const ag_view_card *card = &table->view.cards[i];
        if (card->zone != zone || card->name[0] == '\0' || card->owner != seat) continue;
        int is_down = zone == AG_VIEW_RESOURCES && !card->face_up;
        if (zone == AG_VIEW_HAND) ag_card_write_cost(&price, card);
        add_item(&part, "%s%s%s", card->name, is_down ? " [face down]" : "", cost);
    }
    end_part(table, &part, out);
}

static void write_player(const ag_session *table, const ag_view_player *player, ag_text *out)
{
    const ag_view *view = &table->view;
    int you = player->seat == view->seat, seat = player->seat;
    ag_paragraph counts = { .indent = 8, .between = ", " };
    snprintf(counts.head, sizeof counts.head, " %c%s%s%s%c   ", AG_PAINT_HEAD,
             ag_seat_name(table, seat), you ? " (you)" : "",
             player->in_game ? "" : " (out of the game)", AG_PAINT_END);
    add_item(&counts, "hand %d", player->hand_count);
    for (int i = 0; i < player->pile_count; i++) {
        add_item(&counts, "%s%sdeck %d, graveyard %d", player->pile_names[i],
                 player->pile_names[i][0] != '\0' ? " " : "", player->pile_decks[i],
                 player->pile_graveyards[i]);
    }
    add_item(&counts, "resources %d (%d ready)", player->resource_count, player->ready_resources);
    end_part(table, &counts, out);
    for (int i = 0; i < view->card_count; i++) {
        int count = shown_in_party(view, i, seat, 0);
        ag_paragraph part = { .indent = 8, .between = "", .head = "    " };
        if (count > 0) add_card(&part, view, &view->cards[i], count);
        end_part(table, &part, out);
    }
    write_list(table, "    row:  ", AG_VIEW_RESOURCES, seat, out);
    write_list(table, "    deck: ", AG_VIEW_DECK, seat, out);
    if (you || view->seat < 0) {  // a replay's view shows all seats
        write_list(table, "    hand: ", AG_VIEW_HAND, seat, out);
    }
}

void ag_screen_board(const ag_session *table)
{
    char item[ITEM_SIZE] = "";
    ag_text text = { 0 };
    ag_writer heading = ag_writer_open(item, sizeof item);
    write_heading(table, &heading);
    ag_text_add(&text, "\n%s\n", item);
    for (int i = table->view.player_count - 1; i >= 0; i--) {
        write_player(table, &table->view.players[i], &text);
    }
    for (int i = 0; i < table->view.link_count; i++) {
        ag_writer link = ag_writer_open(item, sizeof item);
        write_link(table, &table->view.links[i], &link);
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
        const ag_view_player *player = &table->view.players[i];
        ag_text_add(&text, " %s: graveyard %d\n", ag_seat_name(table, player->seat),
                    player->graveyard_count);
        write_list(table, "          ", AG_VIEW_GRAVEYARD, player->seat, &text);
    }
    print(table, &text);
}
