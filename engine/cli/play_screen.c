// The screen of a person at the table: plain lines of at most 100 columns, no cursor tricks, so
// that it can be scrolled, copied and piped.
#include "cli/play.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/span.h"

enum { SCREEN_COLUMNS = 100, NAME_COLUMNS = 34 };

// ag_view_card.types has the bits in this order.
enum { IS_HERO = 1, IS_ALLY = 2, IS_ARMOR = 8, IS_WEAPON = 32 };

// Columns that UTF-8 text takes: its bytes that begin a character.
static int columns(const char *text)
{
    int count = 0;
    for (; *text != '\0'; text++) {
        count += ((unsigned char)*text & 0xc0) != 0x80;
    }
    return count;
}

// Bytes of `text` that fill at most `limit` columns.
static size_t clip(const char *text, int limit)
{
    size_t length = 0;
    int count = 0;
    for (; text[length] != '\0'; length++) {
        count += ((unsigned char)text[length] & 0xc0) != 0x80;
        if (count > limit) {
            break;
        }
    }
    return length;
}

static void line(const ag_table *table, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
static void line(const ag_table *table, const char *format, ...)
{
    char text[1024];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    fprintf(table->screen, "%.*s\n", (int)clip(text, SCREEN_COLUMNS), text);
}

// A list with commas that goes on over as many lines as it needs, indented like its first.
static void wrapped(const ag_table *table, const char *head, const char *items)
{
    int indent = columns(head);
    int room = SCREEN_COLUMNS - indent;
    while (*items != '\0') {
        size_t length = clip(items, room);
        if (items[length] != '\0') {
            size_t blank = length;
            while (blank > 0 && (items[blank] != ' ' || items[blank - 1] != ',')) {
                blank--;
            }
            length = blank > 0 ? blank : length;
        }
        fprintf(table->screen, "%s%.*s\n", head, (int)length, items);
        items += length;
        items += strspn(items, " ");
        head = "                                        " + (40 - (indent < 40 ? indent : 40));
    }
}

static int has_colour(const ag_table *table)
{
    return isatty(fileno(table->screen)) && getenv("NO_COLOR") == NULL;
}

static void heading(const ag_table *table, const char *text)
{
    int bold = has_colour(table);
    fprintf(table->screen, "%s%.*s%s\n", bold ? "\033[1m" : "", (int)clip(text, SCREEN_COLUMNS),
            text, bold ? "\033[0m" : "");
}

// What distinguishes a card in play at a glance.
static void write_stats(ag_writer *out, const ag_view_card *card)
{
    if (card->types & (IS_HERO | IS_ALLY)) {
        ag_write(out, "  ATK %d  HP %d/%d", card->atk, card->health - card->damage, card->health);
    } else if (card->types & IS_WEAPON) {
        ag_write(out, "  ATK %d", card->atk);
    }
    if (card->types & IS_ARMOR || card->def > 0) {
        ag_write(out, "  DEF %d", card->def);
    }
    for (int i = 0; i < card->counter_count; i++) {
        ag_write(out, "  %s %d", card->counter_names[i], card->counters[i]);
    }
    ag_write(out, "%s%s%s%s", card->ready ? "" : "  exhausted",
             card->attacking ? "  attacking" : "", card->defending ? "  defending" : "",
             card->face_up ? "" : "  face down");
}

static void write_card(ag_writer *out, const ag_view_card *card, int count)
{
    char name[160];
    if (count > 1) {
        snprintf(name, sizeof name, "%d x %s", count, card->name);
    } else {
        snprintf(name, sizeof name, "%s", card->name[0] != '\0' ? card->name : "(a card)");
    }
    int pad = NAME_COLUMNS - columns(name);
    ag_write(out, "%s%*s", name, pad > 0 ? pad : 0, "");
    write_stats(out, card);
}

static int has_attachments(const ag_view *view, const ag_view_card *card)
{
    for (int i = 0; i < view->card_count; i++) {
        if (card->id != 0 && view->cards[i].host == card->id) {
            return 1;
        }
    }
    return 0;
}

static int same_counters(const ag_view_card *a, const ag_view_card *b)
{
    int same = a->counter_count == b->counter_count;
    for (int i = 0; same && i < a->counter_count; i++) {
        same = a->counters[i] == b->counters[i]
               && strcmp(a->counter_names[i], b->counter_names[i]) == 0;
    }
    return same;
}

// Cards that would print the same line are shown as one.
static int looks_same(const ag_view *view, const ag_view_card *a, const ag_view_card *b)
{
    return a->zone == b->zone && a->controller == b->controller && a->host == b->host
           && strcmp(a->name, b->name) == 0 && a->atk == b->atk && a->health == b->health
           && a->damage == b->damage && a->def == b->def && a->ready == b->ready
           && a->attacking == b->attacking && a->defending == b->defending
           && a->face_up == b->face_up && same_counters(a, b) && !has_attachments(view, a)
           && !has_attachments(view, b);
}

// How many cards from `at` on look like it; 0 where one before it did and has shown it.
static int alike(const ag_view *view, int at)
{
    int count = 0;
    for (int i = 0; i < view->card_count; i++) {
        if (i == at || looks_same(view, &view->cards[i], &view->cards[at])) {
            if (i < at) {
                return 0;
            }
            count++;
        }
    }
    return count;
}

static void show_attachments(const ag_table *table, const ag_view_card *host)
{
    for (int i = 0; i < table->view.card_count; i++) {
        const ag_view_card *card = &table->view.cards[i];
        if (card->zone == AG_VIEW_PARTY && card->host == host->id) {
            line(table, "      on it: %s%s", card->name, card->ready ? "" : "  exhausted");
        }
    }
}

static void show_party(const ag_table *table, int seat)
{
    const ag_view *view = &table->view;
    for (int i = 0; i < view->card_count; i++) {
        const ag_view_card *card = &view->cards[i];
        if (card->zone != AG_VIEW_PARTY || card->controller != seat || card->host != 0) {
            continue;
        }
        int count = alike(view, i);
        if (count == 0) {
            continue;
        }
        char text[400];
        ag_writer out = ag_writer_open(text, sizeof text);
        write_card(&out, card, count);
        line(table, "    %s", text);
        if (card->id != 0) {
            show_attachments(table, card);
        }
    }
}

// The names in a zone of a player as a list; `costs` adds what each costs to play.
static int list_zone(const ag_view *view, ag_view_zone zone, int seat, int costs, ag_writer *out)
{
    int count = 0;
    for (int i = 0; i < view->card_count; i++) {
        const ag_view_card *card = &view->cards[i];
        if (card->zone != zone || card->name[0] == '\0' || (seat != 0 && card->owner != seat)) {
            continue;
        }
        ag_write(out, "%s%s", count > 0 ? ", " : "", card->name);
        if (costs && card->cost >= 0) {
            ag_write(out, " (%d)", card->cost);
        }
        count++;
    }
    return count;
}

static void show_zone(const ag_table *table, const char *head, ag_view_zone zone, int seat,
                      int costs)
{
    char items[8192];
    ag_writer out = ag_writer_open(items, sizeof items);
    if (list_zone(&table->view, zone, seat, costs, &out) > 0) {
        wrapped(table, head, items);
    }
}

// All links, the top one first: "The next Boss (effect), Fire Blast".
static void show_chain(const ag_table *table)
{
    char items[8192];
    ag_writer out = ag_writer_open(items, sizeof items);
    items[0] = '\0';
    for (int i = 0; i < table->view.link_count; i++) {
        const ag_view_link *link = &table->view.links[i];
        ag_write(&out, "%s%s", i > 0 ? ", " : "", link->name[0] != '\0' ? link->name : "a card");
        if (strcmp(link->kind, "card") != 0) {
            ag_write(&out, " (%s)", link->kind);
        }
    }
    wrapped(table, " on the chain: ", items);
}

static void show_player(const ag_table *table, const ag_view_player *player)
{
    char text[256];
    const char *name = ag_seat_name(table, player->seat);
    int you = player->seat == table->view.seat;
    snprintf(text, sizeof text, " %s%s%s   hand %d, deck %d, graveyard %d, resources %d (%d ready)",
             name, you ? " (you)" : "", player->in_game ? "" : " (out of the game)",
             player->hand_count, player->deck_count, player->graveyard_count,
             player->resource_count, player->ready_resources);
    heading(table, text);
    show_party(table, player->seat);
    show_zone(table, "    row:  ", AG_VIEW_RESOURCES, player->seat, 0);
    show_zone(table, "    deck: ", AG_VIEW_DECK, player->seat, 0);
    if (you || table->view.seat < 0) {  // a replay's view is everybody's
        show_zone(table, "    hand: ", AG_VIEW_HAND, player->seat, 1);
    }
}

void ag_screen_board(const ag_table *table)
{
    const ag_view *view = &table->view;
    char text[512];
    ag_writer out = ag_writer_open(text, sizeof text);
    if (view->turn == 0) {
        ag_write(&out, "=== Before the first turn");
    } else {
        ag_write(&out, "=== Turn %d: %s, %s", view->turn, ag_seat_name(table, view->turn_seat),
                 view->phase);
    }
    for (int i = 0; i < view->word_count; i++) {
        ag_write(&out, ", %s %d", view->word_names[i], view->words[i]);
    }
    if (view->refereed > 0) {
        ag_write(&out, ", changed by a referee");
    }
    ag_write(&out, " ===");
    fputc('\n', table->screen);
    heading(table, text);
    for (int i = view->player_count - 1; i >= 0; i--) {
        show_player(table, &view->players[i]);
    }
    show_chain(table);
}

void ag_screen_graveyards(const ag_table *table)
{
    for (int i = table->view.player_count - 1; i >= 0; i--) {
        int seat = table->view.players[i].seat;
        line(table, " %s: graveyard %d", ag_seat_name(table, seat),
             table->view.players[i].graveyard_count);
        show_zone(table, "    ", AG_VIEW_GRAVEYARD, seat, 0);
    }
}

static void show_expected(const ag_table *table, const ag_question *question)
{
    switch (question->kind) {
    case AG_QUESTION_NUMBER:
        line(table, "  a number from %d to %d", question->min, question->max);
        break;
    case AG_QUESTION_PICK:
        if (question->min == 0) {
            line(table, "  up to %d of them, in order; \"none\" for none", question->max);
        } else if (question->max > 1) {
            line(table, "  %d to %d of them, in order, with blanks between the numbers",
                 question->min, question->max);
        }
        break;
    default: break;
    }
}

void ag_screen_question(const ag_table *table, const ag_question *question, int seat)
{
    char text[256];
    snprintf(text, sizeof text, "%s%s%s%s", question->prompt,
             question->rule[0] != '\0' ? "  [" : "", question->rule,
             question->rule[0] != '\0' ? "]" : "");
    fputc('\n', table->screen);
    heading(table, text);
    for (int i = 0; i < question->option_count; i++) {
        line(table, "  %2d  %s", i + 1, question->options[i].text);
    }
    show_expected(table, question);
    if ((question->seats & ~(1u << seat)) != 0) {
        line(table, "  Several of you decide this together%s",
             question->has_proposal ? "; \"agree\" takes what is proposed:" : ".");
    }
    if (question->has_proposal) {
        ag_answer proposal = ag_game_proposal(table->game);
        for (int i = 0; i < proposal.count && proposal.picks[i] < question->option_count; i++) {
            line(table, "      proposed: %s", question->options[proposal.picks[i]].text);
        }
    }
}

void ag_screen_help(const ag_table *table)
{
    line(table, "  1, 2, 3 ...      the answer with that number; several: 2 5 1");
    line(table, "  p, y, n          pass, yes, no, where the question has them");
    line(table, "  agree            take what a fellow player proposes");
    line(table, "  a card's name    print its text (the beginning of the name will do)");
    line(table, "  board            show the board again");
    line(table, "  graveyards       show what lies in the graveyards");
    line(table, "  undo             take back your last answer; undo link, undo step, undo turn");
    line(table, "  reload           take scripts that changed; --rerun: from your last move on");
    line(table, "  redo             play again what was taken back");
    line(table, "  mark NAME        give this place a name; goto NAME goes back to it");
    line(table, "  fork NAME        play on in a new branch; switch NAME goes to a branch");
    line(table, "  branches         list branches and marks");
    line(table, "  diff A B         what is different between two marks or branches; diff A: now");
    line(table, "  referee ...      change the table: give, move, damage, heal, exhaust, ...");
    line(table, "  why ...          why play CARD, why attack CARD with CARD, why atk CARD, ...");
    line(table, "  seats            who sits where; seat 2 greedy, seat boss human change it");
    line(table, "  save FILE        load FILE, or `aggro play --load FILE`, goes on from here");
    line(table, "  concede          give up; your side may play on");
    line(table, "  q                leave the table; Ctrl-D does the same");
}
