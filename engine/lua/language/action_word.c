// Actions by the words of their verbs.
#include "lua/language/field.h"

#include "rules/change/change.h"

const char *const ag_action_words[AG_ACTION_WORDS] = {
    "destroy", "discard", "to_hand", "to_graveyard",   "remove_from_game",
    "exhaust", "ready",   "flip",    "turn_face_down", "turn_face_up",
};

const uint8_t ag_action_word_actions[AG_ACTION_WORDS] = {
    AG_ACTION_DESTROY,      AG_ACTION_DISCARD, AG_ACTION_TO_HAND,
    AG_ACTION_TO_GRAVEYARD, AG_ACTION_REMOVE,  AG_ACTION_EXHAUST,
    AG_ACTION_READY,        AG_ACTION_FLIP,    AG_ACTION_FACE_DOWN,
    AG_ACTION_FACE_UP,
};
