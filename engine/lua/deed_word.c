// Actions by the words of their verbs.
#include "lua/deed_word.h"

#include "rules/change/deed.h"

const char *const ag_deed_words[AG_DEED_WORDS] = {
    "destroy", "discard", "to_hand", "to_graveyard",   "remove_from_game",
    "exhaust", "ready",   "flip",    "turn_face_down",
};

const uint8_t ag_deed_word_deeds[AG_DEED_WORDS] = {
    AG_DEED_DESTROY, AG_DEED_DISCARD, AG_DEED_TO_HAND, AG_DEED_TO_GRAVEYARD, AG_DEED_REMOVE,
    AG_DEED_EXHAUST, AG_DEED_READY,   AG_DEED_FLIP,    AG_DEED_FACE_DOWN,
};
