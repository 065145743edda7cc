// The fields of modes.
#include <stddef.h>

#include "lua/language/field.h"

const char *const ag_mode_choosers[] = { "you", "opponent" };

const ag_field_row ag_fields_mode[] = {
    { "text", AG_SHAPE_TEXT, "What the mode says: what its player chooses by." },
    { "attach", AG_SHAPE_TARGET, "In this mode the card is an attachment: target(\"host\", …).",
      "CR 305.2d" },
    { "targets", AG_SHAPE_TARGETS, "What is chosen as it is played.", "CR 706.1" },
    { "play", AG_SHAPE_FUNCTION, "What the mode does.", "CR 707.1c", .as = "function(me, t)" },
    { .name = NULL },
};

const ag_field_row ag_fields_modes[] = {
    { "choose", AG_SHAPE_NUMBER, "How many of them are chosen, each once.", "CR 707.1c",
      .otherwise = "1", .min = 1, .max = 255 },
    { "up_to", AG_SHAPE_AMOUNT, "How many may be chosen: 2 are \"one or both\".", "CR 707.1c",
      .otherwise = "as many as `choose`" },
    { "by", AG_SHAPE_WORD, "Who chooses: its player, or an opponent whom they name.", "CR 707.1c",
      .otherwise = "\"you\"", .words = { ag_mode_choosers, 2 } },
    { .name = NULL },
};
