// The fields of costs (CR 403).
#include <stddef.h>

#include "lua/language/field.h"

const ag_field_row ag_fields_cost[] = {
    { "resources", AG_SHAPE_COST_AMOUNT, "Resources that are exhausted.", "CR 403.6", .max = 99 },
    { "exhaust_this", AG_SHAPE_FLAG, "The card itself is exhausted." },
    { "destroy_this", AG_SHAPE_FLAG, "The card itself is destroyed." },
    { "remove_this", AG_SHAPE_FLAG, "The card itself is removed from the game." },
    { "flip_this", AG_SHAPE_FLAG, "The card itself is turned over." },
    { "face_down_this", AG_SHAPE_FLAG, "The card itself, a resource, is turned face down." },
    { "to_hand_this", AG_SHAPE_FLAG, "The card itself goes to its owner's hand." },
    { "discard", AG_SHAPE_FILTER, "Cards of the hand that are discarded.",
      .as = "a filter, { what =, … } or a number", .fields = ag_fields_cost_cards },
    { "destroy", AG_SHAPE_FILTER, "Cards that are destroyed.", "CR 403.5",
      .as = "a filter or { what =, … }", .fields = ag_fields_cost_cards },
    { "exhaust", AG_SHAPE_FILTER, "Cards that are exhausted.", "CR 403.5",
      .as = "a filter or { what =, … }", .fields = ag_fields_cost_cards },
    { "remove", AG_SHAPE_FILTER, "Cards that are removed from the game.",
      .as = "a filter or { what =, … }", .fields = ag_fields_cost_cards },
    { "to_hand", AG_SHAPE_FILTER, "Cards that go to their owners' hands.",
      .as = "a filter or { what =, … }", .fields = ag_fields_cost_cards },
    { "to_bottom", AG_SHAPE_FILTER, "Cards that go under their owners' decks.",
      .as = "a filter or { what =, … }", .fields = ag_fields_cost_cards },
    { "flip", AG_SHAPE_FILTER, "Cards that are turned over.", .as = "a filter or { what =, … }",
      .fields = ag_fields_cost_cards },
    { "face_down", AG_SHAPE_FILTER, "Quests and locations of the row that are turned face down.",
      .as = "a filter or { what =, … }", .fields = ag_fields_cost_cards },
    { "reveal", AG_SHAPE_FILTER, "Cards of the hand that are shown.",
      .as = "a filter, { what =, … } or a number", .fields = ag_fields_cost_cards },
    { "count", AG_SHAPE_NUMBER, "How many cards a filter beside it means.", .otherwise = "1" },
    { "damage", AG_SHAPE_TABLE, "Damage that is put on characters.", "CR 405.3",
      .fields = ag_fields_cost_damage },
    { "counters", AG_SHAPE_TABLE, "Counters that are removed.", "CR 403.4",
      .fields = ag_fields_cost_counters },
    { "deck_to_graveyard", AG_SHAPE_NUMBER,
      "So many cards from the top of the deck go to the graveyard.", .max = 99 },
    { "concede", AG_SHAPE_FLAG, "The whole side concedes, if all agree.", "CR 800.1" },
    { .name = NULL },
};

const ag_field_row ag_fields_cost_cards[] = {
    { "what", AG_SHAPE_FILTER, "Which cards." },
    { "count", AG_SHAPE_COST_AMOUNT, "How many.", .otherwise = "1" },
    { "up_to", AG_SHAPE_COST_AMOUNT, "As many, or fewer: me.paid says how many." },
    { "any_number", AG_SHAPE_FLAG, "Any number: me.paid says how many." },
    { "one_graveyard", AG_SHAPE_FLAG, "All of them of one graveyard." },
    { .name = NULL },
};

const ag_field_row ag_fields_cost_damage[] = {
    { "to", AG_SHAPE_FILTER, "On whom.", .needed = 1 },
    { "up_to", AG_SHAPE_NUMBER, "As much, or less: me.paid says how much." },
    { "any_number", AG_SHAPE_FLAG, "As much as there is room for: me.paid says how much.",
      "CR 405.3" },
    { "count", AG_SHAPE_NUMBER, "So much, on one that is chosen.", .otherwise = "1" },
    { .name = NULL },
};

const ag_field_row ag_fields_cost_counters[] = {
    { "name", AG_SHAPE_TEXT, "Which counters.", "CR 404.1", .needed = 1 },
    { "count", AG_SHAPE_NUMBER, "How many.", .otherwise = "1" },
    { "all", AG_SHAPE_FLAG, "All of them, be it none.", "CR 403.4" },
    { "from", AG_SHAPE_FILTER, "Of which card.", .otherwise = "of this one" },
    { .name = NULL },
};

const ag_field_row ag_fields_term[] = {
    { "only_if", AG_SHAPE_CONDITION, "It can be chosen only while this is so.", "CR 403.3" },
    { .name = NULL },
};

const ag_field_row ag_fields_free[] = {
    { "free", AG_SHAPE_FLAG, "Nothing is paid.", "CR 403.3", .needed = 1 },
    { .name = NULL },
};
