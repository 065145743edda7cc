// What filters ask of a card: the fields of `with` and `without`.
#include <stddef.h>

#include "lua/field.h"
#include "state/words.h"

const ag_field_row ag_fields_range[] = {
    { "min", AG_SHAPE_AMOUNT, 0, .doc = "At least." },
    { "max", AG_SHAPE_AMOUNT, 0, .doc = "At most." },
    { .name = NULL },
};

const ag_field_row ag_fields_with[] = {
    { "ready", AG_SHAPE_FLAG, 0, .doc = "It is ready." },
    { "exhausted", AG_SHAPE_FLAG, 0, .doc = "It is exhausted." },
    { "damaged", AG_SHAPE_FLAG, 0, .doc = "It has damage." },
    { "attacking", AG_SHAPE_FLAG, 0, .doc = "It is attacking." },
    { "defending", AG_SHAPE_FLAG, 0, .doc = "It is defending." },
    { "in_combat", AG_SHAPE_FLAG, 0, .doc = "It is attacking or defending." },
    { "protecting", AG_SHAPE_FLAG, 0, .doc = "It is protecting." },
    { "token", AG_SHAPE_FLAG, 0, .doc = "It is a token." },
    { "face_up", AG_SHAPE_FLAG, 0, .doc = "It lies face up." },
    { "face_down", AG_SHAPE_FLAG, 0, .doc = "It lies face down." },
    { "ongoing", AG_SHAPE_FLAG, 0, .doc = "It is ongoing." },
    { "instant", AG_SHAPE_FLAG, 0, .doc = "It is instant." },
    { "attachment", AG_SHAPE_FLAG, 0, .doc = "It is an attachment.", .rule = "CR 400.1" },
    { "boss", AG_SHAPE_FLAG, 0, .doc = "It is a Boss." },
    { "atk", AG_SHAPE_RANGE, 0, .doc = "Its ATK now.", .fields = ag_fields_range },
    { "cost", AG_SHAPE_RANGE, 0, .doc = "Its printed cost.", .fields = ag_fields_range },
    { "health", AG_SHAPE_RANGE, 0, .doc = "Its health now.", .fields = ag_fields_range },
    { "damage", AG_SHAPE_RANGE, 0, .doc = "The damage on it.", .fields = ag_fields_range },
    { "def", AG_SHAPE_RANGE, 0, .doc = "Its DEF now.", .fields = ag_fields_range },
    { "counters", AG_SHAPE_RANGE, 0, .doc = "The counters on it.", .fields = ag_fields_range },
    { "tag", AG_SHAPE_TAG, 0, .doc = "It has the tag; with two in a list both.",
      .as = "a tag or a list of two" },
    { "name", AG_SHAPE_TEXT, 0, .doc = "It is called so.", .rule = "CR 200.2" },
    { "keyword", AG_SHAPE_WORD, 0, .doc = "It has the keyword.", .words = ag_keyword_words,
      .word_count = AG_KEYWORD_COUNT },
    { "class", AG_SHAPE_WORD, 0, .doc = "It has the class icon or tag.", .rule = "CR 206.1a",
      .words = ag_class_words, .word_count = AG_CLASS_COUNT },
    { "deals", AG_SHAPE_WORD, 0, .doc = "It deals this type of damage now.", .rule = "CR 205.1b",
      .words = ag_damage_words, .word_count = AG_DAMAGE_COUNT },
    { "faction", AG_SHAPE_WORD, 0, .doc = "It has the faction icon.", .rule = "CR 206.1b",
      .words = ag_faction_words, .word_count = AG_FACTION_COUNT },
    { "back_up", AG_SHAPE_FLAG, 0, .doc = "It shows its other side." },
    { "neutral", AG_SHAPE_FLAG, 0, .doc = "It has no class or faction icon.", .rule = "CR 206.1d" },
    { "remaining", AG_SHAPE_RANGE, 0, .doc = "Its health less the damage on it.",
      .fields = ag_fields_range },
    { "entered_this_turn", AG_SHAPE_FLAG, 0, .doc = "It entered play this turn." },
    { "exhausted_this_turn", AG_SHAPE_FLAG, 0, .doc = "It was exhausted this turn." },
    { "hurt_this_turn", AG_SHAPE_FLAG, 0, .doc = "It was dealt damage this turn." },
    { "dealt_this_turn", AG_SHAPE_WORD, 0,
      .doc = "A hero that has dealt this type of damage this turn.", .rule = "CR 408.3a",
      .words = ag_damage_words, .word_count = AG_DAMAGE_COUNT },
    { "started_with", AG_SHAPE_FLAG, 0, .doc = "Its player's own since the game began." },
    { "x_cost", AG_SHAPE_FLAG, 0, .doc = "X stands in its cost, or in that of a power of it." },
    { .name = NULL },
};
