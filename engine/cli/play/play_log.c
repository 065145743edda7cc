// The event log of the table, kept to be read again: each line with the seat that may read it.
#include "cli/play/session.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/letter.h"

// How far the game is: each answer and each change by the referee is one step.
static uint32_t place_of(const ag_result *at)
{
    return at->decisions + at->refereed;
}

void ag_event_log_keep(ag_session *table, int reader, const char *text)
{
    ag_play_log *log = &table->told_log;
    ag_event_log_line *line = &log->lines[log->count % AG_EVENT_LOG_KEPT];
    line->reader = reader;
    ag_result now = ag_game_result(table->game);
    line->place = place_of(&now);
    line->taken_back = 0;
    snprintf(line->text, sizeof line->text, "%s", text);
    log->count++;
}

static int may_read(const ag_event_log_line *line, int seat)
{
    return line->taken_back == 0 && (line->reader == 0 || line->reader == seat);
}

// The oldest line to print, so that this seat reads `wanted` lines.
static uint64_t begin(const ag_play_log *log, int seat, int wanted)
{
    uint64_t oldest = log->count > AG_EVENT_LOG_KEPT ? log->count - AG_EVENT_LOG_KEPT : 0;
    uint64_t at = log->count;
    while (at > oldest && wanted > 0) {
        at--;
        wanted -= may_read(&log->lines[at % AG_EVENT_LOG_KEPT], seat);
    }
    return at;
}

static void show_from(const ag_session *table, int seat, uint64_t from)
{
    const ag_play_log *log = &table->told_log;
    AG_ASSERT(from <= log->count);
    for (uint64_t at = from; at < log->count; at++) {
        const ag_event_log_line *line = &log->lines[at % AG_EVENT_LOG_KEPT];
        if (may_read(line, seat)) {
            ag_terminal_print(&table->terminal, table->screen, line->text);
            fputc('\n', table->screen);
        }
    }
}

void ag_event_log_show(const ag_session *table, int seat, int lines)
{
    const ag_play_log *log = &table->told_log;
    show_from(table, seat, begin(log, seat, lines));
}

void ag_event_log_show_missed(ag_session *table, int seat, int lines)
{
    const ag_play_log *log = &table->told_log;
    uint64_t from = begin(log, 0, lines), seen = log->seen[seat];
    if (seen < from) ag_terminal_print(&table->terminal, table->screen, "… earlier: log\n");
    show_from(table, 0, seen > from ? seen : from);
}

int ag_event_log_news(const ag_session *table, int seat)
{
    const ag_play_log *log = &table->told_log;
    uint64_t oldest = log->count > AG_EVENT_LOG_KEPT ? log->count - AG_EVENT_LOG_KEPT : 0;
    int news = 0;
    for (uint64_t at = log->seen[seat] > oldest ? log->seen[seat] : oldest; at < log->count; at++) {
        news += may_read(&log->lines[at % AG_EVENT_LOG_KEPT], seat);
    }
    return news;
}

void ag_event_log_mark_seen(ag_session *table, int seat)
{
    AG_ASSERT(seat >= 1);
    AG_ASSERT(seat <= AG_SEATS_MAX);
    table->told_log.seen[seat] = table->told_log.count;
}

// ---- taken back ----

// What is redone is not reported again: the lines that were taken back last there count again.
static void give_back(ag_play_log *log, uint32_t from, uint32_t to)
{
    uint32_t latest = 0;
    AG_ASSERT(from < to);
    for (int i = 0; i < AG_EVENT_LOG_KEPT; i++) {
        const ag_event_log_line *line = &log->lines[i];
        int between = line->place > from && line->place <= to;
        latest = between && line->taken_back > latest ? line->taken_back : latest;
    }
    for (int i = 0; i < AG_EVENT_LOG_KEPT && latest > 0; i++) {
        ag_event_log_line *line = &log->lines[i];
        int between = line->place > from && line->place <= to;
        line->taken_back = between && line->taken_back == latest ? 0 : line->taken_back;
    }
}

static void count_what(ag_writer *out, uint32_t count, const char *one, const char *several)
{
    if (count > 0) {
        ag_write(out, "%s%u %s", out->length > 0 ? " and " : "", count, count == 1 ? one : several);
    }
}

void ag_event_log_way(const ag_result *before, const ag_game *there, char *out, size_t capacity)
{
    ag_result now = ag_game_result(there);
    ag_writer way = ag_writer_open(out, capacity);
    int by_referee = before->refereed > now.refereed;
    uint32_t answers = before->decisions > now.decisions ? before->decisions - now.decisions : 0;
    count_what(&way, answers, "answer", "answers");
    count_what(&way, by_referee ? before->refereed - now.refereed : 0, "change by the referee",
               "changes by the referee");
    if (now.turns > 0) {
        ag_write(&way, ", back to turn %u", now.turns);
    } else {
        ag_write(&way, ", back before the first turn");
    }
}

void ag_event_log_move(ag_session *table, int seat, const char *said, const ag_result *then)
{
    char text[512], way[128];
    ag_result now = ag_game_result(table->game);
    uint32_t place = place_of(&now), before = place_of(then);
    const char *name = ag_seat_name(table, seat);
    AG_ASSERT(seat >= 1);
    if (place < before) {
        // Lines about what is undone no longer count.
        table->told_log.taken_back++;
        for (int i = 0; i < AG_EVENT_LOG_KEPT; i++) {
            ag_event_log_line *line = &table->told_log.lines[i];
            if (line->taken_back == 0 && line->place > place) {
                line->taken_back = table->told_log.taken_back;
            }
        }
        ag_event_log_way(then, table->game, way, sizeof way);
        snprintf(text, sizeof text, "%s took back %s (%s).", name, way, said);
    } else {
        snprintf(text, sizeof text, "%s went to another place of the game (%s).", name, said);
    }
    if (place > before) give_back(&table->told_log, before, place);
    ag_event_log_keep(table, 0, text);
}

int ag_event_log_tells(const ag_session *table, int seat, uint64_t from, const char *words)
{
    const ag_play_log *log = &table->told_log;
    uint64_t oldest = log->count > AG_EVENT_LOG_KEPT ? log->count - AG_EVENT_LOG_KEPT : 0;
    for (uint64_t at = from > oldest ? from : oldest; at < log->count; at++) {
        const ag_event_log_line *line = &log->lines[at % AG_EVENT_LOG_KEPT];
        if (may_read(line, seat) && ag_words_fit(words, line->text) > 0) return 1;
    }
    return 0;
}

int ag_event_log_command(const ag_session *table, int seat, const char *line)
{
    uint64_t lines = 20;
    if (ag_case_compare_part(line, "log", 3) != 0 || (line[3] != '\0' && line[3] != ' ')) return 0;
    const char *number = line + 3 + strspn(line + 3, " ");
    if (number[0] != '\0' && !ag_number_read(number, 1, AG_EVENT_LOG_KEPT, &lines)) return 0;
    ag_event_log_show(table, seat, (int)lines);
    return 1;
}
