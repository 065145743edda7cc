// What scripts note for their authors, printed.
#ifndef AG_CLI_COMMON_NOTED_H
#define AG_CLI_COMMON_NOTED_H

#include "aggro_author.h"

// "cards/hoa/fireball.lua:9: note: souls 3 (Fireball, turn 3)" on stderr, behind what stands on
// stdout already. An ag_script_note_report.
void ag_noted_print(void *context, const ag_script_note *note);

#endif
