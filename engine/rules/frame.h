// Frames: a script function that runs, waits for the tasks it asked for, and goes on.
#ifndef AG_RULES_FRAME_H
#define AG_RULES_FRAME_H

#include "rules/rules.h"

// Pushes a task that runs function `slot` of power `power` of `printed` with `me` as its card. Fill in more (event,
// link, x, captured) before the agenda runs on.
ag_frame *ag_frame_begin(ag_rules *rules, uint16_t printed, uint16_t power, int slot, ag_card_id me, ag_seat seat);
int ag_frames_open(const ag_state *state);

// Whether the frame that would begin next, a replacement's, is one that a ruling forbids. Then it reads as "no": its
// power is blank from now on, and what it would have replaced happens.
int ag_frame_declines(ag_rules *rules, uint16_t printed, uint16_t power, ag_card_id me, ag_seat seat);

ag_progress ag_frame_go_on(ag_rules *rules, const ag_task *task);

// Closes a frame without running it further.
void ag_frame_close(ag_rules *rules, int frame);

#endif
