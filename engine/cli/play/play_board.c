// The board at a glance: for each player a row with hero and counts, and then the party. It
// takes as few rows as it can; if these are still too many, the longest parts are cut, and
// say how to see them whole.
#include "cli/play/session.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "cli/output/columns.h"

enum { ITEM_SIZE = 1200, NAME_COLUMNS = 14, INDENT = 4 };

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

static ag_paragraph *add_part(board *of, int indent, const char *between, const char *more)
{
    AG_ASSERT(of->count < PARTS_MAX);
    ag_paragraph *part = &of->parts[of->count++];
    *part = (ag_paragraph){ .indent = indent, .between = between };
    snprintf(part->more, sizeof part->more, "%s", more);
    return part;
}

static ag_paint paint_of(const board *of, const ag_view_player *player)
{
    if (!player->in_game) return AG_PAINT_SPENT;
    return player->seat == of->view->seat ? AG_PAINT_YOURS
           : player->side == 1            ? AG_PAINT_BOSS
                                          : AG_PAINT_RAIDER;
}

// ---- the heading ----

void ag_board_heading(const ag_session *table, char *out, size_t capacity)
{
    const ag_view *view = &table->view;
    ag_writer writer = ag_writer_open(out, capacity);
    if (view->turn == 0) {
        ag_write(&writer, "=== Before the first turn");
    } else {
        ag_write(&writer, "=== Turn %d: %s, %s", view->turn, ag_seat_name(table, view->turn_seat),
                 view->phase);
    }
    const char *mode = ag_game_result(table->game).mode;
    if (mode != NULL && mode[0] != '\0' && strcmp(mode, "standard") != 0) {
        ag_write(&writer, ", %s mode", mode);
    }
    for (int i = 0; i < view->word_count; i++) {
        if (view->words[i] != 0) ag_write(&writer, ", %s %d", view->word_names[i], view->words[i]);
    }
    ag_write(&writer, "%s ===", view->refereed > 0 ? ", changed by a referee" : "");
}

// ---- the chain ----

static void write_target(const board *of, const ag_view_target *target, ag_writer *out)
{
    const ag_view_card *card = ag_view_by_id(of->view, target->card);
    if (card != NULL) {
        ag_card_write_name(out, card);
    } else {
        ag_write(out, "%s", target->seat != 0 ? ag_seat_name(of->table, target->seat) : "a card");
    }
}

void ag_board_link(const ag_session *table, const ag_view_link *link, ag_writer *out)
{
    const board of = { .table = table, .view = &table->view };
    if (link->name[0] == '\0') {
        ag_write(out, "%s %s", strchr("ae", link->kind[0]) != NULL ? "an" : "a", link->kind);
    } else {
        ag_write(out, "%s", link->name);
        ag_write(out, strcmp(link->kind, "card") != 0 ? " (%s)" : "", link->kind);
    }
    if (link->seat != 0) ag_write(out, " of %s", ag_seat_name(table, link->seat));
    ag_write(out, link->has_x ? " (X = %d)" : "", link->x);
    for (int i = 0; i < link->target_count; i++) {
        ag_write(out, "%s", i == 0 ? " at " : " and ");
        write_target(&of, &link->targets[i], out);
        ag_write(out, link->targets[i].share > 0 ? " (%d of it)" : "", link->targets[i].share);
    }
    for (int i = 0; i < link->mode_count; i++) {
        size_t length = strlen(link->modes[i]);
        length -= length > 0 && link->modes[i][length - 1] == '.';
        ag_write(out, "%s%.*s", i == 0 ? ": " : ", and ", (int)length, link->modes[i]);
    }
}

static void add_chain(board *of)
{
    ag_paragraph *part;
    if (of->view->link_count == 0) return;
    part = add_part(of, INDENT, "; below it ", "board full");
    snprintf(part->head, sizeof part->head, " on the chain: ");
    for (int i = 0; i < of->view->link_count; i++) {
        char item[ITEM_SIZE] = "";
        ag_writer out = ag_writer_open(item, sizeof item);
        ag_board_link(of->table, &of->view->links[i], &out);
        ag_paragraph_add(part, item);
    }
}

// ---- players ----

static void add_hero(const board *of, const ag_view_player *player, ag_paragraph *part)
{
    char item[ITEM_SIZE] = "";
    ag_writer out = ag_writer_open(item, sizeof item);
    const ag_view_card *hero = ag_view_by_id(of->view, player->hero);
    if (!player->in_game) {
        ag_paragraph_add(part, "out of the game");
    } else if (hero != NULL) {
        ag_card_write(&out, of->view, hero, 1);
        ag_paragraph_add(part, item);
    }
}

// A side that plays itself may have neither a hand nor resources.
static void add_counts(const board *of, const ag_view_player *player, ag_paragraph *part)
{
    char item[96];
    int automated = ag_game_is_automated(of->table->game, player->seat);
    if (!automated || player->hand_count > 0) {
        snprintf(item, sizeof item, "hand %d", player->hand_count);
        ag_paragraph_add(part, item);
    }
    // If a player has several decks, each is named: "main 82, event 30".
    char decks[128], graveyards[192];
    ag_writer deck = ag_writer_open(decks, sizeof decks);
    ag_writer graveyard = ag_writer_open(graveyards, sizeof graveyards);
    ag_write(&deck, player->pile_count > 1 ? "decks:" : "deck");
    ag_write(&graveyard, player->pile_count > 1 ? "graveyards:" : "graveyard");
    for (int i = 0; i < player->pile_count; i++) {
        const char *name = player->pile_names[i], *between = i > 0 ? "," : "";
        const char *blank = name[0] != '\0' ? " " : "";
        ag_write(&deck, "%s %s%s%d", between, name, blank, player->pile_decks[i]);
        ag_write(&graveyard, "%s %s%s%d", between, name, blank, player->pile_graveyards[i]);
    }
    if (player->pile_count > 0) {
        ag_paragraph_add(part, decks);
        ag_paragraph_add(part, graveyards);
    }
    if (!automated || player->resource_count > 0) {
        snprintf(item, sizeof item, "resources %d/%d", player->ready_resources,
                 player->resource_count);
        ag_paragraph_add(part, item);
    }
}

static void add_player(board *of, const ag_view_player *player)
{
    char name[64];
    ag_paragraph *part = add_part(of, NAME_COLUMNS + 3, " · ", "board full");
    int you = player->seat == of->view->seat;
    const char *seat = player->side == 1 ? "Boss" : ag_seat_name(of->table, player->seat);
    snprintf(name, sizeof name, "%s%s", seat, you ? " (you)" : "");
    ag_writer out = ag_writer_open(part->head, sizeof part->head);
    ag_write(&out, " ");
    ag_paint_write(&out, paint_of(of, player), "%s", name);
    int pad = NAME_COLUMNS - ag_columns(name);
    ag_write(&out, "%*s  ", pad > 0 ? pad : 0, "");
    add_hero(of, player, part);
    if (player->in_game) add_counts(of, player, part);
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
        down += card->zone == zone && card->controller == seat && is_down;
        if (card->zone != zone || card->controller != seat || card->name[0] == '\0' || is_down) {
            continue;
        }
        ag_write(&out, "%s", item[0] != '\0' ? ", " : label);
        ag_card_write_name(&out, card);
        ag_write(&out, "%s", zone == AG_VIEW_RESOURCES && !card->ready ? " [exhausted]" : "");
    }
    if (item[0] != '\0') {
        ag_write(&out, down > 0 ? ", %d face down" : "", down);
        ag_paragraph_add(part, item);
    }
}

static int is_in_party(const board *of, const ag_view_card *card, const ag_view_player *player)
{
    int is_hero = card->id != 0 && card->id == player->hero;
    return card->zone == AG_VIEW_PARTY && card->controller == player->seat && card->host == 0
           && !(is_hero && ag_view_by_id(of->view, player->hero) != NULL);
}

static void add_party(board *of, const ag_view_player *player)
{
    char more[32];
    snprintf(more, sizeof more, player->side == 1 ? "party boss" : "party %d", player->seat);
    ag_paragraph *part = add_part(of, INDENT, " · ", more);
    snprintf(part->head, sizeof part->head, "    ");
    for (int i = 0; i < of->view->card_count; i++) {
        char item[ITEM_SIZE] = "";
        ag_writer out = ag_writer_open(item, sizeof item);
        int count = is_in_party(of, &of->view->cards[i], player) ? ag_cards_alike(of->view, i) : 0;
        if (count > 0) {
            ag_card_write(&out, of->view, &of->view->cards[i], count);
            ag_paragraph_add(part, item);
        }
    }
    add_zone(of, "in the row: ", AG_VIEW_RESOURCES, player->seat, part);
    add_zone(of, "known of the deck: ", AG_VIEW_DECK, player->seat, part);
    if (part->count == 0) {
        ag_paragraph_close(part);
        of->count--;
    }
}

// ---- the hand ----

static int can_play(const board *of, const ag_view_card *card)
{
    for (int i = 0; of->question != NULL && i < of->question->option_count; i++) {
        const ag_view_option *option = &of->question->options[i];
        if (option->move == AG_MOVE_PLAY && card->id != 0 && option->card == card->id) return 1;
    }
    return 0;
}

// ---- all of it ----

static const ag_view_player *player_at(const board *of, int seat)
{
    AG_ASSERT(seat >= 1 && seat <= of->view->player_count);
    return &of->view->players[seat - 1];
}

// The Boss player (or the opponent) comes first, the seat that looks last, next to
// its hand and the question.
static void add_players(board *of)
{
    int you = of->view->seat, boss = of->view->player_count;
    for (int i = 0; i < of->view->player_count; i++) {
        int seat = i == 0 ? boss : i;
        if (seat != you) {
            add_player(of, player_at(of, seat));
            add_party(of, player_at(of, seat));
        }
    }
    of->own = of->count;
    if (you >= 1 && you <= of->view->player_count) {
        add_player(of, player_at(of, you));
        add_party(of, player_at(of, you));
        // Cards that can be played now have a star.
        ag_paragraph *part = add_part(of, INDENT, ", ", "board full");
        int playable = 0;
        for (int i = 0; i < of->view->card_count; i++) {
            char item[ITEM_SIZE] = "", count[16] = "", cost[32];
            ag_writer price = ag_writer_open(cost, sizeof cost);
            const ag_view_card *card = &of->view->cards[i];
            int owned = card->zone == AG_VIEW_HAND && card->owner == of->view->seat;
            int alike = owned && card->name[0] != '\0' ? ag_cards_alike(of->view, i) : 0;
            if (alike == 0) continue;
            ag_writer out = ag_writer_open(item, sizeof item);
            ag_card_write_cost(&price, card);
            snprintf(count, sizeof count, alike > 1 ? "%d x " : "", alike);
            if (can_play(of, card)) {
                playable = 1;
                ag_paint_write(&out, AG_PAINT_CAN, "*%s%s%s", count, card->name, cost);
            } else {
                ag_write(&out, "%s%s%s", count, card->name, cost);
            }
            ag_paragraph_add(part, item);
        }
        snprintf(part->head, sizeof part->head, "    hand%s: ", playable ? " (* now)" : "");
        if (part->count == 0) {
            ag_paragraph_close(part);
            of->count--;
        }
    }
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

static board board_open(const ag_session *table, const ag_question *question)
{
    board of = { .table = table, .view = &table->view, .question = question };
    char text[640], item[700];
    ag_writer out = ag_writer_open(item, sizeof item);
    ag_board_heading(of.table, text, sizeof text);
    ag_paint_write(&out, AG_PAINT_HEAD, "%s", text);
    ag_paragraph_add(add_part(&of, 4, " ", "board full"), item);
    add_players(&of);
    add_chain(&of);
    for (int i = 0; i < of.count; i++) {
        of.rows[i] = ag_paragraph_rows(&of.parts[i], table->terminal.width);
    }
    return of;
}

static void board_close(board *of)
{
    for (int i = 0; i < of->count; i++) ag_paragraph_close(&of->parts[i]);
}

int ag_board_rows(const ag_session *table, const ag_question *question)
{
    board of = board_open(table, question);
    int rows = rows_of(&of);
    board_close(&of);
    return rows;
}

void ag_board_write(const ag_session *table, const ag_question *question, int rows, ag_text *out)
{
    board of = board_open(table, question);
    // What others have is cut before what the seat itself can play and use.
    cut(&of, of.own, rows);
    cut(&of, of.count, rows);
    for (int i = 0; i < of.count; i++) {
        ag_paragraph_write(&of.parts[i], table->terminal.width, of.rows[i], out);
    }
    board_close(&of);
}
