// What was told at the table, kept to be read again: each line for whose eyes it was told.
#include "cli/play_told.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "base/assert.h"

void ag_told_keep(ag_table *table, const char *text)
{
    ag_told_log *log = &table->told_log;
    ag_told_line *line = &log->lines[log->count % AG_TOLD_KEPT];
    line->reader = table->reader;
    snprintf(line->text, sizeof line->text, "%s", text);
    log->count++;
}

static int may_read(const ag_told_line *line, int seat)
{
    return line->reader == 0 || line->reader == seat;
}

// The oldest line from which on there are `wanted` for this seat.
static uint64_t begin(const ag_told_log *log, int seat, int wanted)
{
    uint64_t oldest = log->count > AG_TOLD_KEPT ? log->count - AG_TOLD_KEPT : 0;
    uint64_t at = log->count;
    while (at > oldest && wanted > 0) {
        at--;
        wanted -= may_read(&log->lines[at % AG_TOLD_KEPT], seat);
    }
    return at;
}

static void show_from(const ag_table *table, int seat, uint64_t from)
{
    const ag_told_log *log = &table->told_log;
    AG_ASSERT(from <= log->count);
    for (uint64_t at = from; at < log->count; at++) {
        const ag_told_line *line = &log->lines[at % AG_TOLD_KEPT];
        if (may_read(line, seat)) {
            fprintf(table->screen, "%s\n", line->text);
        }
    }
}

void ag_told_show(const ag_table *table, int seat, int lines)
{
    const ag_told_log *log = &table->told_log;
    show_from(table, seat, begin(log, seat, lines));
}

void ag_told_show_missed(ag_table *table, int seat, int lines)
{
    const ag_told_log *log = &table->told_log;
    uint64_t from = begin(log, 0, lines), seen = log->seen[seat];
    if (seen < from) {
        fprintf(table->screen, "… earlier: log\n");
    }
    show_from(table, 0, seen > from ? seen : from);
}

void ag_told_mark_seen(ag_table *table, int seat)
{
    AG_ASSERT(seat >= 1);
    AG_ASSERT(seat <= AG_SEATS_MAX);
    table->told_log.seen[seat] = table->told_log.count;
}

int ag_told_command(const ag_table *table, int seat, const char *line)
{
    uint64_t lines = 20;
    if (strncasecmp(line, "log", 3) != 0 || (line[3] != '\0' && line[3] != ' ')) {
        return 0;
    }
    const char *number = line + 3 + strspn(line + 3, " ");
    if (number[0] != '\0' && !ag_number_read(number, 1, AG_TOLD_KEPT, &lines)) {
        return 0;
    }
    ag_told_show(table, seat, (int)lines);
    return 1;
}
