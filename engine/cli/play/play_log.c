// The event log of the table, kept to be read again, each line with the seat that may read it; and
// what a person should not miss: that a turn ended by itself, and what was lost meanwhile.
#include "cli/play/session.h"

#include <string.h>

#include "base/assert.h"

// How far the game is: each answer and each change by the referee is one step.
static uint32_t place_of(const ag_result *at)
{
    return at->decisions + at->refereed;
}

void ag_event_log_keep(ag_session *table, int reader, const char *text)
{
    ag_play_log *log = &table->told_log;
    ag_event_log_line *line = &log->lines[log->count++ % AG_EVENT_LOG_KEPT];
    ag_result now = ag_game_result(table->game);
    *line = (ag_event_log_line){ .reader = reader, .place = place_of(&now) };
    snprintf(line->text, sizeof line->text, "%s", text);
}

// The line of this count, if it is still there and the seat may read it; else NULL.
static const ag_event_log_line *line_for(const ag_play_log *log, uint64_t at, int seat)
{
    const ag_event_log_line *line = &log->lines[at % AG_EVENT_LOG_KEPT];
    int is_there = at < log->count && log->count - at <= AG_EVENT_LOG_KEPT;
    int may_read = line->taken_back == 0 && (line->reader == 0 || line->reader == seat);
    return is_there && may_read ? line : NULL;
}

static uint64_t oldest_of(const ag_play_log *log)
{
    return log->count > AG_EVENT_LOG_KEPT ? log->count - AG_EVENT_LOG_KEPT : 0;
}

// The oldest line to print, so that this seat reads `wanted` lines.
static uint64_t begin(const ag_play_log *log, int seat, int wanted)
{
    uint64_t at = log->count, oldest = oldest_of(log);
    while (at > oldest && wanted > 0) wanted -= line_for(log, --at, seat) != NULL;
    return at;
}

static void show_from(const ag_session *table, int seat, uint64_t from)
{
    for (uint64_t at = from; at < table->told_log.count; at++) {
        const ag_event_log_line *line = line_for(&table->told_log, at, seat);
        if (line == NULL) continue;
        ag_terminal_print(&table->terminal, table->screen, line->text);
        fputc('\n', table->screen);
    }
}

void ag_event_log_show(const ag_session *table, int seat, int lines)
{
    show_from(table, seat, begin(&table->told_log, seat, lines));
}

void ag_event_log_show_missed(ag_session *table, int seat, int lines)
{
    uint64_t from = begin(&table->told_log, 0, lines), seen = table->told_log.seen[seat];
    if (seen < from) ag_terminal_print(&table->terminal, table->screen, "… earlier: log\n");
    show_from(table, 0, seen > from ? seen : from);
}

int ag_event_log_news(const ag_session *table, int seat)
{
    const ag_play_log *log = &table->told_log;
    uint64_t at = log->seen[seat] > oldest_of(log) ? log->seen[seat] : oldest_of(log);
    int news = 0;
    for (; at < log->count; at++) news += line_for(log, at, seat) != NULL;
    return news;
}

void ag_event_log_mark_seen(ag_session *table, int seat)
{
    AG_ASSERT(seat >= 1);
    AG_ASSERT(seat <= AG_SEATS_MAX);
    table->told_log.seen[seat] = table->told_log.count;
}

int ag_event_log_tells(const ag_session *table, int seat, uint64_t from, const char *words)
{
    const ag_play_log *log = &table->told_log;
    for (uint64_t at = from > oldest_of(log) ? from : oldest_of(log); at < log->count; at++) {
        const ag_event_log_line *line = line_for(log, at, seat);
        if (line != NULL && ag_words_fit(words, line->text) > 0) return 1;
    }
    return 0;
}

// ---- taken back ----

// Lines about what is undone no longer count.
static void take_back(ag_play_log *log, uint32_t place)
{
    log->taken_back++;
    for (int i = 0; i < AG_EVENT_LOG_KEPT; i++) {
        ag_event_log_line *line = &log->lines[i];
        if (line->taken_back == 0 && line->place > place) line->taken_back = log->taken_back;
    }
}

// What is redone is not reported again: the lines that were taken back last there count again.
static void give_back(ag_play_log *log, uint32_t from, uint32_t to)
{
    uint32_t latest = 0;
    AG_ASSERT(from < to);
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < AG_EVENT_LOG_KEPT; i++) {
            ag_event_log_line *line = &log->lines[i];
            if (line->place <= from || line->place > to) continue;
            if (pass == 0 && line->taken_back > latest) latest = line->taken_back;
            if (pass == 1 && line->taken_back == latest) line->taken_back = 0;
        }
    }
}

void ag_event_log_way(const ag_result *before, const ag_game *there, char *out, size_t capacity)
{
    ag_result now = ag_game_result(there);
    ag_writer way = ag_writer_open(out, capacity);
    uint32_t answers = before->decisions > now.decisions ? before->decisions - now.decisions : 0;
    uint32_t changes = before->refereed > now.refereed ? before->refereed - now.refereed : 0;
    if (answers > 0) ag_write(&way, "%u answer%s", answers, answers == 1 ? "" : "s");
    if (changes > 0) {
        ag_write(&way, "%s%u change%s by the referee", answers > 0 ? " and " : "", changes,
                 changes == 1 ? "" : "s");
    }
    ag_write(&way, now.turns > 0 ? ", back to turn %u" : ", back before the first turn", now.turns);
}

void ag_event_log_move(ag_session *table, int seat, const char *said, const ag_result *then)
{
    char text[512], way[128];
    ag_result now = ag_game_result(table->game);
    uint32_t place = place_of(&now), before = place_of(then);
    const char *name = ag_seat_name(table, seat);
    AG_ASSERT(seat >= 1);
    if (place < before) {
        take_back(&table->told_log, place);
        ag_event_log_way(then, table->game, way, sizeof way);
        snprintf(text, sizeof text, "%s took back %s (%s).", name, way, said);
    } else {
        snprintf(text, sizeof text, "%s went to another place of the game (%s).", name, said);
    }
    if (place > before) give_back(&table->told_log, before, place);
    ag_event_log_keep(table, 0, text);
}

// ---- turns that end by themselves ----

void ag_missed_answered(ag_session *table, int seat, const ag_question *question,
                        const ag_answer *answer)
{
    const ag_view *view = &table->view;
    int ends = ag_view_may_end_turn(view) && question->kind == AG_QUESTION_ACTION
               && answer->count == 1 && answer->picks[0] < question->option_count
               && question->options[answer->picks[0]].move == AG_MOVE_PASS;
    table->missed[seat].acted = ag_view_acts(view) && !ends ? view->turn : 0;
}

void ag_missed_turn_ended(ag_session *table)
{
    for (int seat = 1; seat <= AG_SEATS_MAX; seat++) {
        int turn = table->missed[seat].acted;
        if (turn == 0 || table->quiet || table->silent) continue;
        ag_game_view(table->game, seat, &table->view);
        if (table->view.turn == turn && ag_view_acts(&table->view)) continue;
        table->missed[seat].acted = 0;
        if (ag_game_waits_for(table->game) == 0 || table->view.turn < turn) continue;
        int alone = table->people == 1;
        fprintf(table->screen, "Nothing was left to do: %s%s turn ended.\n",
                alone ? "your" : ag_seat_name(table, seat), alone ? "" : "'s");
    }
}

// ---- what was lost: the difference between two views of the seat ----

static int is_own(const ag_view_card *card, int seat)
{
    return card->zone == AG_VIEW_PARTY && card->controller == seat && card->id != 0;
}

static int damage_of(const ag_view *view, int seat)
{
    const ag_view_card *hero = ag_view_by_id(view, view->players[seat - 1].hero);
    return hero != NULL ? hero->damage : 0;
}

void ag_missed_look(ag_session *table, int seat)
{
    ag_missed *of = &table->missed[seat];
    const ag_view *view = &table->view;
    of->acted = of->count = 0;
    of->damage = damage_of(view, seat);
    for (int i = 0; i < view->card_count && of->count < AG_MISSED_MAX; i++) {
        if (is_own(&view->cards[i], seat)) of->cards[of->count++] = view->cards[i].id;
    }
}

void ag_missed_tell(ag_session *table, int seat)
{
    char text[1200], lost[1000] = "";
    const ag_missed *of = &table->missed[seat];
    const ag_view *view = &table->view;
    const char *between = "you lost ";
    int dealt = damage_of(view, seat) - of->damage;
    ag_terminal_measure(&table->terminal, table->screen);
    int news = ag_event_log_news(table, seat);
    if (news < table->terminal.rows) return;
    ag_writer out = ag_writer_open(lost, sizeof lost);
    for (int i = 0; i < of->count; i++) {
        const ag_view_card *card = ag_view_by_id(view, of->cards[i]);
        if (card == NULL || is_own(card, seat)) continue;
        ag_write(&out, "%s%s", between, card->name);
        between = ", ";
    }
    if (dealt > 0) {
        ag_write(&out, "%syour hero has %d more damage", out.length > 0 ? "; " : "", dealt);
    }
    if (out.length == 0) return;
    snprintf(text, sizeof text, "Since you were asked last (log %d): %s.\n", news, lost);
    ag_look_print(table, text);
}
