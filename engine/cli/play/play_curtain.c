// Several people at one screen: before a player is shown private things, those of the player before
// are wiped, and the player confirms that nobody else looks.
#include "cli/play/session.h"

#include <string.h>
#include <unistd.h>

#include "base/assert.h"

void ag_curtain_close(ag_session *table)
{
    if (table->looking != 0 && table->people > 0) {
        ag_terminal_clear(&table->terminal, table->screen);
    }
    table->looking = 0;
}

// Ctrl-D at a terminal may have been a mistake; pressed again, it was not.
static int everybody_goes(ag_session *table)
{
    char buffer[64];
    if (!isatty(STDIN_FILENO)) return 1;
    table->typed.ended = 0;
    const char *line =
        ag_person_line(table, "end the evening for everybody? (y, n)", buffer, sizeof buffer);
    return line == NULL || ag_words_are(line, "y", "yes");
}

// Waits for Enter: AG_ENDING_OVER. Nothing else is answered here, because
// that could show something.
static ag_ending wait_for(ag_session *table, int seat)
{
    char prompt[96], buffer[64];
    const char *name = ag_seat_name(table, seat);
    snprintf(prompt, sizeof prompt, "%s: press Enter when only you look", name);
    for (;;) {
        const char *line = ag_person_line(table, prompt, buffer, sizeof buffer);
        if (line == NULL && ag_cli_interrupted()) return AG_ENDING_INTERRUPTED;
        if (line == NULL && everybody_goes(table)) return AG_ENDING_LEFT;
        if (line == NULL) continue;
        if (line[0] == '\0') return AG_ENDING_OVER;
        fprintf(table->screen,
                "Here only Enter is heard; what you type counts at your question.\n");
    }
}

ag_ending ag_curtain_open(ag_session *table, int seat)
{
    AG_ASSERT(ag_seats_is_person(table, seat));
    if (table->looking == seat) return AG_ENDING_OVER;
    int alone = table->looking == 0 && table->people == 1 && !table->was_shared;
    int cleared = table->looking != 0 || table->was_shared;
    table->was_shared = table->was_shared || table->people > 1;
    ag_curtain_close(table);
    if (!alone) {
        if (cleared && table->terminal.is_terminal) {
            ag_event_log_show_missed(table, seat, table->terminal.rows / 2);
        }
        ag_ending ending = wait_for(table, seat);
        if (ending != AG_ENDING_OVER) return ending;
    }
    table->looking = seat;
    table->reader = table->people == 1 ? seat : 0;
    return AG_ENDING_OVER;
}
