return {
  { "CR 412.1c", "engine/rules/play/additional.c",
    [[ag_place_begin(rules, seat, card, face_up, flags);]],
    [[(void)flags;
      ag_deed deed = { .kind = AG_DEED_TO_RESOURCES,
                       .flags = (exhausted ? AG_DEED_EXHAUSTED : 0) | (face_up ? 0 : AG_DEED_DOWN),
                       .seat = seat };
      ag_player_edit(rules->state, seat)->placed++;
      ag_deed_begin(rules, &deed, &card, 1);]],
    "engine/rules/play/additional.c",
    [[#include "rules/play/play.h"]],
    [[#include "rules/play/play.h"
      #include "rules/change/deed.h"]] },
}
