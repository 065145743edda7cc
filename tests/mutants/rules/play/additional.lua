return {
  { "CR 412.1c", "engine/rules/play/additional.c",
    [[ag_place_begin(rules, seat, card, face_up, flags);]],
    [[(void)flags;
      ag_action action = { .kind = AG_ACTION_TO_RESOURCES,
                       .flags = (exhausted ? AG_ACTION_EXHAUSTED : 0) | (face_up ? 0 : AG_ACTION_DOWN),
                       .seat = seat };
      ag_player_edit(rules->state, seat)->placed++;
      ag_action_begin(rules, &action, &card, 1);]],
    "engine/rules/play/additional.c",
    [[#include "rules/play/play.h"]],
    [[#include "rules/play/play.h"
      #include "rules/change/action.h"]] },
}
