// Notes of scripts on stderr.
#include "cli/common/noted.h"

#include <stdio.h>

void ag_noted_print(void *context, const ag_script_note *note)
{
    (void)context;
    fflush(stdout);
    fprintf(stderr, "%s:%d: note: %s (%s, turn %d)\n", note->path, note->line, note->text,
            note->card, note->turn);
}
