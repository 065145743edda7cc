// The fields of powers, except for what `gives` changes (fields_change.c).
#include <stddef.h>

#include "lua/language/action_word.h"
#include "lua/language/field.h"
#include "state/words.h"

const char *const ag_power_whose[] = { "your", "friendly", "opposing" };
const char *const ag_power_users[] = { "opponents", "all" };

const ag_field_row ag_fields_gives[] = {
    { "to", AG_SHAPE_FILTER, "Which cards it changes.", .needed = 1 },
    { "when", AG_SHAPE_CONDITION,
      "While this is so: attacking, exhausted … of this card, or any condition." },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, "The rules that it is about.", .otherwise = "as its card" },
    { "works_in", AG_SHAPE_WORDS, "Where it works, if not in play.", "CR 704.1a",
      .words = { ag_zone_words, AG_ZONE_COUNT } },
    { "once_per_turn", AG_SHAPE_FLAG, "Beside `playable` and `rather_than`: once a turn.",
      "CR 701.4" },
    { "hero", AG_SHAPE_TEXT,
      "It is there while its controller's hero has this trait: a class, a faction, a race, a "
      "profession, a talent spec, traitor or loyal.",
      "CR 206.1c" },
    { "first_each_turn", AG_SHAPE_FLAG, "Beside `cost`: of the first such card each turn." },
    { .name = NULL },
};

const ag_field_row ag_fields_when[] = {
    { "of", AG_SHAPE_FILTER, "To which card it happens; `given` in a later power." },
    { "to", AG_SHAPE_FILTER, "The same as `of`." },
    { "by", AG_SHAPE_FILTER, "Which card does it." },
    { "whose", AG_SHAPE_WORD, "Which player it is about.", .otherwise = "anybody",
      .words = { ag_power_whose, 3 } },
    { "combat", AG_SHAPE_BOOLEAN, "true: in combat alone; false: outside it alone." },
    { "damage", AG_SHAPE_WORDS, "Which types of damage.", "CR 205.1",
      .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "at_least", AG_SHAPE_NUMBER, "The amount is so much or more." },
    { "if_", AG_SHAPE_CONDITION,
      "What the text says after \"if\": judged as it happens and again as it resolves.",
      "CR 703.2" },
    { "condition", AG_SHAPE_FUNCTION,
      "What no other field can say of the event: judged once, as it happens.",
      .as = "function(me, event)" },
    { "may", AG_SHAPE_WORD,
      "It is optional: true, or the word for what is done, which must be possible.", "CR 712.7",
      .as = "true or a word", .words = { ag_action_words, AG_ACTION_WORDS } },
    { "targets", AG_SHAPE_TARGETS, "What is chosen as it goes onto the chain.", "CR 706.1" },
    { "once", AG_SHAPE_FLAG, "It triggers once, then never again.", "CR 715.1" },
    { "effect", AG_SHAPE_FUNCTION, "What it does.", .needed = 1, .as = "function(me, event, t)" },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, "The rules that it is about.", .otherwise = "as its card" },
    { "works_in", AG_SHAPE_WORDS, "Where it works, if not in play.", "CR 703.3a",
      .words = { ag_zone_words, AG_ZONE_COUNT } },
    { "with", AG_SHAPE_FILTER,
      "Of damage and healing: the weapon struck with, or the card whose text it is.", "CR 408.3d" },
    { "fatal", AG_SHAPE_FLAG, "Of damage: it is fatal.", "CR 405.2" },
    { "cant_be_interrupted", AG_SHAPE_FLAG, "Players can't interrupt its effect.", "CR 711.1" },
    { "first_each_turn", AG_SHAPE_FLAG, "The first time in the turn alone." },
    { "last", AG_SHAPE_FLAG,
      "Of leaves_party: nothing else that `of` asks for stays in that party.", "CR 415.8b" },
    { "to_this_side", AG_SHAPE_FLAG,
      "Of flipped: to the side that the power stands on, not from it.", "CR 703.3c" },
    { "hero", AG_SHAPE_TEXT, "It is there while its controller's hero has this trait.",
      "CR 206.1c" },
    { .name = NULL },
};

const ag_field_row ag_fields_at[] = {
    { "whose", AG_SHAPE_WORD, "Whose turn.", .otherwise = "anybody's",
      .words = { ag_power_whose, 3 } },
    { "if_", AG_SHAPE_CONDITION, "Judged as it triggers and again as it resolves.", "CR 703.2" },
    { "condition", AG_SHAPE_FUNCTION, "Judged once, as it triggers.", .as = "function(me, event)" },
    { "may", AG_SHAPE_WORD,
      "It is optional: true, or the word for what is done, which must be possible.", "CR 712.7",
      .as = "true or a word", .words = { ag_action_words, AG_ACTION_WORDS } },
    { "targets", AG_SHAPE_TARGETS, "What is chosen as it goes onto the chain.", "CR 706.1" },
    { "once", AG_SHAPE_FLAG, "It triggers once, then never again.", "CR 715.1" },
    { "effect", AG_SHAPE_FUNCTION, "What it does.", .needed = 1, .as = "function(me, event, t)" },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, "The rules that it is about.", .otherwise = "as its card" },
    { "works_in", AG_SHAPE_WORDS, "Where it works, if not in play.", "CR 703.3a",
      .words = { ag_zone_words, AG_ZONE_COUNT } },
    { "cant_be_interrupted", AG_SHAPE_FLAG, "Players can't interrupt its effect.", "CR 711.1" },
    { "hero", AG_SHAPE_TEXT, "It is there while its controller's hero has this trait.",
      "CR 206.1c" },
    { .name = NULL },
};

const ag_field_row ag_fields_at_part[] = {
    { "part", AG_SHAPE_WORD, "Which phase or step begins.", "CR 500.2", .needed = 1,
      .words = { ag_part_words + AG_PART_START_PHASE, AG_PART_COUNT - AG_PART_START_PHASE } },
    { .name = NULL },
};

const ag_field_row ag_fields_instead[] = {
    { "of", AG_SHAPE_FILTER, "To which card it would happen; `given` in a later power." },
    { "to", AG_SHAPE_FILTER, "The same as `of`." },
    { "by", AG_SHAPE_FILTER, "Which card would do it." },
    { "whose", AG_SHAPE_WORD, "Which player it is about.", .otherwise = "anybody",
      .words = { ag_power_whose, 3 } },
    { "combat", AG_SHAPE_BOOLEAN, "true: in combat alone; false: outside it alone." },
    { "damage", AG_SHAPE_WORDS, "Which types of damage.", "CR 205.1",
      .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "at_least", AG_SHAPE_NUMBER, "The amount is so much or more." },
    { "if_", AG_SHAPE_CONDITION, "Only while this is so." },
    { "condition", AG_SHAPE_FUNCTION, "What no other field can say of the event.",
      .as = "function(me, event)" },
    { "may", AG_SHAPE_FLAG, "Its player decides.", "CR 712.7" },
    { "once", AG_SHAPE_FLAG, "Once, then never again." },
    { "effect", AG_SHAPE_FUNCTION, "What happens instead.", "CR 717.1", .needed = 1,
      .as = "function(me, event)" },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, "The rules that it is about.", .otherwise = "as its card" },
    { "works_in", AG_SHAPE_WORDS, "Where it works, if not in play.",
      .words = { ag_zone_words, AG_ZONE_COUNT } },
    { "with", AG_SHAPE_FILTER,
      "Of damage and healing: the weapon struck with, or the card whose text it is.", "CR 408.3d" },
    { "fatal", AG_SHAPE_FLAG, "Of damage: it would be fatal.", "CR 405.2" },
    { "hero", AG_SHAPE_TEXT, "It is there while its controller's hero has this trait.",
      "CR 206.1c" },
    { .name = NULL },
};

const ag_field_row ag_fields_pays[] = {
    { "cost", AG_SHAPE_TABLE, "What using it costs; { } is nothing.", "CR 403.1", .needed = 1,
      .as = "cost { … }", .fields = ag_fields_cost },
    { "targets", AG_SHAPE_TARGETS, "What is chosen as it is used.", "CR 706.1" },
    { "modes", AG_SHAPE_MODES, "\"Choose one\", in place of `targets` and `effect`.", "CR 707.1c",
      .fields = ag_fields_modes },
    { "effect", AG_SHAPE_FUNCTION, "What it does; needed where there are no modes.",
      .as = "function(me, t)" },
    { "only_your_turn", AG_SHAPE_FLAG, "On its controller's turn alone." },
    { "once_per_turn", AG_SHAPE_FLAG, "Once a turn.", "CR 701.4" },
    { "only_if", AG_SHAPE_CONDITION, "It can be used only while this is so." },
    { "text", AG_SHAPE_TEXT, "What it says, for who reads the file." },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, "The rules that it is about.", .otherwise = "as its card" },
    { "basic", AG_SHAPE_FLAG, "[Basic]: on its player's turn, with the chain empty." },
    { "used_by", AG_SHAPE_WORD, "Who may use it.", "CR 701.2", .otherwise = "its controller",
      .words = { ag_power_users, 2 } },
    { "off_chain", AG_SHAPE_FLAG, "A special action: done before anybody can answer." },
    { "works_in", AG_SHAPE_WORDS, "Where it works, if not in play.",
      .words = { ag_zone_words, AG_ZONE_COUNT } },
    { "cant_be_interrupted", AG_SHAPE_FLAG, "Players can't interrupt its effect.", "CR 711.1" },
    { "hero", AG_SHAPE_TEXT, "It is there while its controller's hero has this trait.",
      "CR 206.1c" },
    { .name = NULL },
};

const ag_field_row ag_fields_packet[] = {
    { "to", AG_SHAPE_FILTER, "Who would be dealt it; `given` in a later power." },
    { "hero", AG_SHAPE_TEXT, "It is there while its controller's hero has this trait.",
      "CR 206.1c" },
    { "of", AG_SHAPE_FILTER, "The same as `to`." },
    { "from", AG_SHAPE_FILTER, "Who would deal it." },
    { "with", AG_SHAPE_FILTER, "The weapon struck with, or the card whose text it is.",
      "CR 408.3d" },
    { "fatal", AG_SHAPE_FLAG, "Damage that would be fatal.", "CR 405.2" },
    { "at_least", AG_SHAPE_NUMBER, "So much or more." },
    { "combat", AG_SHAPE_BOOLEAN, "true: combat damage alone; false: other damage alone." },
    { "damage", AG_SHAPE_WORDS, "Which types of damage.", "CR 205.1",
      .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "if_", AG_SHAPE_CONDITION, "Only while this is so." },
    { "condition", AG_SHAPE_FUNCTION, "What no other field can say of it.",
      .as = "function(me, event)" },
    { "once", AG_SHAPE_FLAG, "Once, then never again.", "CR 717.5" },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, "The rules that it is about.", .otherwise = "as its card" },
    { .name = NULL },
};

const ag_field_row ag_fields_prevents[] = {
    { "amount", AG_SHAPE_AMOUNT, "How much of each packet.", "CR 717.2" },
    { "all", AG_SHAPE_FLAG, "All of it.", "CR 717.2" },
    { "first", AG_SHAPE_AMOUNT, "The first so many that the character is dealt each turn.",
      "CR 717.6" },
    { "may", AG_SHAPE_FLAG, "Its player decides.", "CR 712.7" },
    { "effect", AG_SHAPE_FUNCTION,
      "Alone: \"do this; if you do, prevent that damage\", said by event:prevent().", "CR 717.3",
      .as = "function(me, event)" },
    { .name = NULL },
};

const ag_field_row ag_fields_raises[] = {
    { "by", AG_SHAPE_AMOUNT, "How much more.", "CR 717.1", .needed = 1 },
    { .name = NULL },
};

const ag_field_row ag_fields_raises_reveal[] = {
    { "whose", AG_SHAPE_WORD, "Who reveals.", .otherwise = "anybody",
      .words = { ag_power_whose, 3 } },
    { "from", AG_SHAPE_FILTER, "What reveals." },
    { "by", AG_SHAPE_AMOUNT, "How many more.", "CR 716.1f", .needed = 1 },
    { "at_least", AG_SHAPE_NUMBER, "So many or more would be revealed." },
    { "if_", AG_SHAPE_CONDITION, "Only while this is so." },
    { "condition", AG_SHAPE_FUNCTION, "What no other field can say of it.",
      .as = "function(me, event)" },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, "The rules that it is about.", .otherwise = "as its card" },
    { .name = NULL },
};

const ag_field_row ag_fields_changes[] = {
    { "becomes", AG_SHAPE_WORDS, "It is of this type instead.", "CR 205.1c",
      .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "as_combat", AG_SHAPE_BOOLEAN, "It counts as combat damage, or no longer.", "CR 717.1" },
    { "unpreventable", AG_SHAPE_BOOLEAN, "Nothing can prevent it, or again something can.",
      "CR 717.2" },
    { "onto", AG_SHAPE_FILTER, "To whom it is dealt instead; `given` in a later power.",
      "CR 717.1" },
    { "divided_among", AG_SHAPE_FILTER, "Among whom it is divided.", "CR 717.7" },
    { "smash", AG_SHAPE_FLAG, "What is more than fatal goes on to the hero.", "CR 717.8" },
    { "may", AG_SHAPE_FLAG, "Its player decides.", "CR 712.7" },
    { .name = NULL },
};

const ag_field_row ag_fields_as[] = {
    { "of", AG_SHAPE_FILTER, "To which card it happens." },
    { "whose", AG_SHAPE_WORD, "Which player it is about.", .otherwise = "anybody",
      .words = { ag_power_whose, 3 } },
    { "if_", AG_SHAPE_CONDITION, "Only while this is so." },
    { "condition", AG_SHAPE_FUNCTION, "What no other field can say of the event.",
      .as = "function(me, event)" },
    { "effect", AG_SHAPE_FUNCTION, "What is done before it has happened.", "CR 710.1a", .needed = 1,
      .as = "function(me, event)" },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, "The rules that it is about.", .otherwise = "as its card" },
    { .name = NULL },
};

const ag_field_row ag_fields_enters[] = {
    { "of", AG_SHAPE_FILTER, "Which cards.", .otherwise = "this one" },
    { "whose", AG_SHAPE_WORD, "Under whose control.", .otherwise = "anybody's",
      .words = { ag_power_whose, 3 } },
    { "exhausted", AG_SHAPE_FLAG, "Exhausted.", "CR 710.1b" },
    { "damage", AG_SHAPE_AMOUNT, "With so much damage on it.", "CR 710.1b" },
    { "counters", AG_SHAPE_NUMBERS, "With so many counters of one name.", "CR 710.1b",
      .as = "{ name = amount }" },
    { "if_", AG_SHAPE_CONDITION, "Only while this is so." },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, "The rules that it is about.", .otherwise = "as its card" },
    { .name = NULL },
};

const ag_field_row ag_fields_named[] = {
    { "targets", AG_SHAPE_TARGETS, "What is chosen as it goes onto the chain.", "CR 706.1" },
    { "may", AG_SHAPE_WORD,
      "It is optional: true, or the word for what is done, which must be possible.", "CR 712.7",
      .as = "true or a word", .words = { ag_action_words, AG_ACTION_WORDS } },
    { "if_", AG_SHAPE_CONDITION, "Judged as it triggers and again as it resolves.", "CR 703.2" },
    { "effect", AG_SHAPE_FUNCTION, "What it does.", .needed = 1, .as = "function(me, event, t)" },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it." },
    { "cant_be_interrupted", AG_SHAPE_FLAG, "Players can't interrupt its effect.", "CR 711.1" },
    { .name = NULL },
};

const ag_field_row ag_fields_enraged[] = {
    { "of", AG_SHAPE_FILTER, "What the card that its Enrage reveals must be.", "KW Enrage" },
    { .name = NULL },
};

const ag_field_row ag_fields_diplomacy[] = {
    { "to", AG_SHAPE_FILTER, "Which allies cost one less, but never nothing.", "KW Diplomacy",
      .needed = 1 },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it." },
    { .name = NULL },
};

const ag_field_row ag_fields_finishing_move[] = {
    { "what", AG_SHAPE_FILTER, "Which cards of the graveyard are part of its cost.",
      "KW Finishing Move", .otherwise = "Combo cards" },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it." },
    { .name = NULL },
};
