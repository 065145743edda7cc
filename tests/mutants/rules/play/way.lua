return {
  { "CR 403.3", "engine/rules/play/way.c",
    [[for (int i = 0; i < def->rather_count; i++) {]],
    [[for (int i = 0; 0; i++) {]] },
  { "CR 403.3", "engine/rules/play/way.c",
    [[while ((live = ag_live_next(rules, AG_FIELD_RATHER_THAN, live)) != NULL) {]],
    [[while (0) {]] },
  { "CR 702.2b", "engine/rules/play/way.c",
    [[while ((live = ag_live_next(rules, AG_FIELD_USABLE, live)) != NULL) {]],
    [[while (0) {]] },
  { "CR 412.1c", "engine/rules/play/way.c",
    [[ag_place_begin(rules, seat, card, face_up, flags);]],
    [[(void)flags;
      ag_action action = { .kind = AG_ACTION_TO_RESOURCES,
                       .flags = (exhausted ? AG_ACTION_EXHAUSTED : 0) | (face_up ? 0 : AG_ACTION_DOWN),
                       .seat = seat };
      ag_player_edit(rules->state, seat)->placed++;
      ag_action_begin(rules, &action, &card, 1);]],
    "engine/rules/play/way.c",
    [[#include "rules/play/play.h"]],
    [[#include "rules/play/play.h"
      #include "rules/change/change.h"]] },
}
