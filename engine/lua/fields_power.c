// The fields of powers, except for what `gives` changes (fields_change.c).
#include <stddef.h>

#include "lua/action_word.h"
#include "lua/field.h"
#include "state/words.h"

const char *const ag_power_whose[] = { "your", "friendly", "opposing" };
const char *const ag_power_users[] = { "opponents", "all" };

const ag_field_row ag_fields_gives[] = {
    { "to", AG_SHAPE_FILTER, 1, .doc = "Which cards it changes." },
    { "when", AG_SHAPE_CONDITION, 0,
      .doc = "While this is so: attacking, exhausted … of this card, or any condition." },
    { "id", AG_SHAPE_TEXT, 0, .doc = "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rules that it is about.",
      .otherwise = "as its card" },
    { "works_in", AG_SHAPE_WORDS, 0, .doc = "Where it works, if not in play.", .rule = "CR 704.1a",
      .words = ag_zone_words, .word_count = AG_ZONE_COUNT },
    { "once_per_turn", AG_SHAPE_FLAG, 0, .doc = "Beside `playable` and `rather_than`: once a turn.",
      .rule = "CR 701.4" },
    { "hero", AG_SHAPE_TEXT, 0,
      .doc =
          "It is there while its controller's hero has this trait: a class, a faction, a race, a "
          "profession, a talent spec, traitor or loyal.",
      .rule = "CR 206.1c" },
    { "first_each_turn", AG_SHAPE_FLAG, 0,
      .doc = "Beside `cost`: of the first such card each turn." },
    { .name = NULL },
};

const ag_field_row ag_fields_when[] = {
    { "of", AG_SHAPE_FILTER, 0, .doc = "To which card it happens; `given` in a later power." },
    { "to", AG_SHAPE_FILTER, 0, .doc = "The same as `of`." },
    { "by", AG_SHAPE_FILTER, 0, .doc = "Which card does it." },
    { "whose", AG_SHAPE_WORD, 0, .doc = "Which player it is about.", .otherwise = "anybody",
      .words = ag_power_whose, .word_count = 3 },
    { "combat", AG_SHAPE_BOOLEAN, 0, .doc = "true: in combat alone; false: outside it alone." },
    { "damage", AG_SHAPE_WORDS, 0, .doc = "Which types of damage.", .rule = "CR 205.1",
      .words = ag_damage_words, .word_count = AG_DAMAGE_COUNT },
    { "at_least", AG_SHAPE_NUMBER, 0, .doc = "The amount is so much or more." },
    { "if_", AG_SHAPE_CONDITION, 0,
      .doc = "What the text says after \"if\": judged as it happens and again as it resolves.",
      .rule = "CR 703.2" },
    { "condition", AG_SHAPE_FUNCTION, 0,
      .doc = "What no other field can say of the event: judged once, as it happens.",
      .as = "function(me, event)" },
    { "may", AG_SHAPE_WORD, 0,
      .doc = "It is optional: true, or the word for what is done, which must be possible.",
      .rule = "CR 712.7", .as = "true or a word", .words = ag_action_words,
      .word_count = AG_ACTION_WORDS },
    { "targets", AG_SHAPE_TARGETS, 0, .doc = "What is chosen as it goes onto the chain.",
      .rule = "CR 706.1" },
    { "once", AG_SHAPE_FLAG, 0, .doc = "It triggers once, then never again.", .rule = "CR 715.1" },
    { "effect", AG_SHAPE_FUNCTION, 1, .doc = "What it does.", .as = "function(me, event, t)" },
    { "id", AG_SHAPE_TEXT, 0, .doc = "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rules that it is about.",
      .otherwise = "as its card" },
    { "works_in", AG_SHAPE_WORDS, 0, .doc = "Where it works, if not in play.", .rule = "CR 703.3a",
      .words = ag_zone_words, .word_count = AG_ZONE_COUNT },
    { "with", AG_SHAPE_FILTER, 0,
      .doc = "Of damage and healing: the weapon struck with, or the card whose text it is.",
      .rule = "CR 408.3d" },
    { "fatal", AG_SHAPE_FLAG, 0, .doc = "Of damage: it is fatal.", .rule = "CR 405.2" },
    { "cant_be_interrupted", AG_SHAPE_FLAG, 0, .doc = "Players can't interrupt its effect.",
      .rule = "CR 711.1" },
    { "first_each_turn", AG_SHAPE_FLAG, 0, .doc = "The first time in the turn alone." },
    { "last", AG_SHAPE_FLAG, 0,
      .doc = "Of leaves_party: nothing else that `of` asks for stays in that party.",
      .rule = "CR 415.8b" },
    { "to_this_side", AG_SHAPE_FLAG, 0,
      .doc = "Of flipped: to the side that the power stands on, not from it.",
      .rule = "CR 703.3c" },
    { "hero", AG_SHAPE_TEXT, 0, .doc = "It is there while its controller's hero has this trait.",
      .rule = "CR 206.1c" },
    { .name = NULL },
};

const ag_field_row ag_fields_at[] = {
    { "whose", AG_SHAPE_WORD, 0, .doc = "Whose turn.", .otherwise = "anybody's",
      .words = ag_power_whose, .word_count = 3 },
    { "if_", AG_SHAPE_CONDITION, 0, .doc = "Judged as it triggers and again as it resolves.",
      .rule = "CR 703.2" },
    { "condition", AG_SHAPE_FUNCTION, 0, .doc = "Judged once, as it triggers.",
      .as = "function(me, event)" },
    { "may", AG_SHAPE_WORD, 0,
      .doc = "It is optional: true, or the word for what is done, which must be possible.",
      .rule = "CR 712.7", .as = "true or a word", .words = ag_action_words,
      .word_count = AG_ACTION_WORDS },
    { "targets", AG_SHAPE_TARGETS, 0, .doc = "What is chosen as it goes onto the chain.",
      .rule = "CR 706.1" },
    { "once", AG_SHAPE_FLAG, 0, .doc = "It triggers once, then never again.", .rule = "CR 715.1" },
    { "effect", AG_SHAPE_FUNCTION, 1, .doc = "What it does.", .as = "function(me, event, t)" },
    { "id", AG_SHAPE_TEXT, 0, .doc = "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rules that it is about.",
      .otherwise = "as its card" },
    { "works_in", AG_SHAPE_WORDS, 0, .doc = "Where it works, if not in play.", .rule = "CR 703.3a",
      .words = ag_zone_words, .word_count = AG_ZONE_COUNT },
    { "cant_be_interrupted", AG_SHAPE_FLAG, 0, .doc = "Players can't interrupt its effect.",
      .rule = "CR 711.1" },
    { "hero", AG_SHAPE_TEXT, 0, .doc = "It is there while its controller's hero has this trait.",
      .rule = "CR 206.1c" },
    { .name = NULL },
};

const ag_field_row ag_fields_at_part[] = {
    { "part", AG_SHAPE_WORD, 1, .doc = "Which phase or step begins.", .rule = "CR 500.2",
      .words = ag_part_words + AG_PART_START_PHASE,
      .word_count = AG_PART_COUNT - AG_PART_START_PHASE },
    { .name = NULL },
};

const ag_field_row ag_fields_instead[] = {
    { "of", AG_SHAPE_FILTER, 0, .doc = "To which card it would happen; `given` in a later power." },
    { "to", AG_SHAPE_FILTER, 0, .doc = "The same as `of`." },
    { "by", AG_SHAPE_FILTER, 0, .doc = "Which card would do it." },
    { "whose", AG_SHAPE_WORD, 0, .doc = "Which player it is about.", .otherwise = "anybody",
      .words = ag_power_whose, .word_count = 3 },
    { "combat", AG_SHAPE_BOOLEAN, 0, .doc = "true: in combat alone; false: outside it alone." },
    { "damage", AG_SHAPE_WORDS, 0, .doc = "Which types of damage.", .rule = "CR 205.1",
      .words = ag_damage_words, .word_count = AG_DAMAGE_COUNT },
    { "at_least", AG_SHAPE_NUMBER, 0, .doc = "The amount is so much or more." },
    { "if_", AG_SHAPE_CONDITION, 0, .doc = "Only while this is so." },
    { "condition", AG_SHAPE_FUNCTION, 0, .doc = "What no other field can say of the event.",
      .as = "function(me, event)" },
    { "may", AG_SHAPE_FLAG, 0, .doc = "Its player decides.", .rule = "CR 712.7" },
    { "once", AG_SHAPE_FLAG, 0, .doc = "Once, then never again." },
    { "effect", AG_SHAPE_FUNCTION, 1, .doc = "What happens instead.", .rule = "CR 717.1",
      .as = "function(me, event)" },
    { "id", AG_SHAPE_TEXT, 0, .doc = "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rules that it is about.",
      .otherwise = "as its card" },
    { "works_in", AG_SHAPE_WORDS, 0, .doc = "Where it works, if not in play.",
      .words = ag_zone_words, .word_count = AG_ZONE_COUNT },
    { "with", AG_SHAPE_FILTER, 0,
      .doc = "Of damage and healing: the weapon struck with, or the card whose text it is.",
      .rule = "CR 408.3d" },
    { "fatal", AG_SHAPE_FLAG, 0, .doc = "Of damage: it would be fatal.", .rule = "CR 405.2" },
    { "hero", AG_SHAPE_TEXT, 0, .doc = "It is there while its controller's hero has this trait.",
      .rule = "CR 206.1c" },
    { .name = NULL },
};

const ag_field_row ag_fields_pays[] = {
    { "cost", AG_SHAPE_TABLE, 1, .doc = "What using it costs; { } is nothing.", .rule = "CR 403.1",
      .as = "cost { … }", .fields = ag_fields_cost },
    { "targets", AG_SHAPE_TARGETS, 0, .doc = "What is chosen as it is used.", .rule = "CR 706.1" },
    { "modes", AG_SHAPE_MODES, 0, .doc = "\"Choose one\", in place of `targets` and `effect`.",
      .rule = "CR 707.1c", .fields = ag_fields_modes },
    { "effect", AG_SHAPE_FUNCTION, 0, .doc = "What it does; needed where there are no modes.",
      .as = "function(me, t)" },
    { "only_your_turn", AG_SHAPE_FLAG, 0, .doc = "On its controller's turn alone." },
    { "once_per_turn", AG_SHAPE_FLAG, 0, .doc = "Once a turn.", .rule = "CR 701.4" },
    { "only_if", AG_SHAPE_CONDITION, 0, .doc = "It can be used only while this is so." },
    { "text", AG_SHAPE_TEXT, 0, .doc = "What it says, for who reads the file." },
    { "id", AG_SHAPE_TEXT, 0, .doc = "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rules that it is about.",
      .otherwise = "as its card" },
    { "basic", AG_SHAPE_FLAG, 0, .doc = "[Basic]: on its player's turn, with the chain empty." },
    { "used_by", AG_SHAPE_WORD, 0, .doc = "Who may use it.", .rule = "CR 701.2",
      .otherwise = "its controller", .words = ag_power_users, .word_count = 2 },
    { "off_chain", AG_SHAPE_FLAG, 0, .doc = "A special action: done before anybody can answer." },
    { "works_in", AG_SHAPE_WORDS, 0, .doc = "Where it works, if not in play.",
      .words = ag_zone_words, .word_count = AG_ZONE_COUNT },
    { "cant_be_interrupted", AG_SHAPE_FLAG, 0, .doc = "Players can't interrupt its effect.",
      .rule = "CR 711.1" },
    { "hero", AG_SHAPE_TEXT, 0, .doc = "It is there while its controller's hero has this trait.",
      .rule = "CR 206.1c" },
    { .name = NULL },
};

const ag_field_row ag_fields_packet[] = {
    { "to", AG_SHAPE_FILTER, 0, .doc = "Who would be dealt it; `given` in a later power." },
    { "hero", AG_SHAPE_TEXT, 0, .doc = "It is there while its controller's hero has this trait.",
      .rule = "CR 206.1c" },
    { "of", AG_SHAPE_FILTER, 0, .doc = "The same as `to`." },
    { "from", AG_SHAPE_FILTER, 0, .doc = "Who would deal it." },
    { "with", AG_SHAPE_FILTER, 0, .doc = "The weapon struck with, or the card whose text it is.",
      .rule = "CR 408.3d" },
    { "fatal", AG_SHAPE_FLAG, 0, .doc = "Damage that would be fatal.", .rule = "CR 405.2" },
    { "at_least", AG_SHAPE_NUMBER, 0, .doc = "So much or more." },
    { "combat", AG_SHAPE_BOOLEAN, 0,
      .doc = "true: combat damage alone; false: other damage alone." },
    { "damage", AG_SHAPE_WORDS, 0, .doc = "Which types of damage.", .rule = "CR 205.1",
      .words = ag_damage_words, .word_count = AG_DAMAGE_COUNT },
    { "if_", AG_SHAPE_CONDITION, 0, .doc = "Only while this is so." },
    { "condition", AG_SHAPE_FUNCTION, 0, .doc = "What no other field can say of it.",
      .as = "function(me, event)" },
    { "once", AG_SHAPE_FLAG, 0, .doc = "Once, then never again.", .rule = "CR 717.5" },
    { "id", AG_SHAPE_TEXT, 0, .doc = "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rules that it is about.",
      .otherwise = "as its card" },
    { .name = NULL },
};

const ag_field_row ag_fields_prevents[] = {
    { "amount", AG_SHAPE_AMOUNT, 0, .doc = "How much of each packet.", .rule = "CR 717.2" },
    { "all", AG_SHAPE_FLAG, 0, .doc = "All of it.", .rule = "CR 717.2" },
    { "first", AG_SHAPE_AMOUNT, 0,
      .doc = "The first so many that the character is dealt each turn.", .rule = "CR 717.6" },
    { "may", AG_SHAPE_FLAG, 0, .doc = "Its player decides.", .rule = "CR 712.7" },
    { "effect", AG_SHAPE_FUNCTION, 0,
      .doc = "Alone: \"do this; if you do, prevent that damage\", said by event:prevent().",
      .rule = "CR 717.3", .as = "function(me, event)" },
    { .name = NULL },
};

const ag_field_row ag_fields_raises[] = {
    { "by", AG_SHAPE_AMOUNT, 1, .doc = "How much more.", .rule = "CR 717.1" },
    { .name = NULL },
};

const ag_field_row ag_fields_raises_reveal[] = {
    { "whose", AG_SHAPE_WORD, 0, .doc = "Who reveals.", .otherwise = "anybody",
      .words = ag_power_whose, .word_count = 3 },
    { "from", AG_SHAPE_FILTER, 0, .doc = "What reveals." },
    { "by", AG_SHAPE_AMOUNT, 1, .doc = "How many more.", .rule = "CR 716.1f" },
    { "at_least", AG_SHAPE_NUMBER, 0, .doc = "So many or more would be revealed." },
    { "if_", AG_SHAPE_CONDITION, 0, .doc = "Only while this is so." },
    { "condition", AG_SHAPE_FUNCTION, 0, .doc = "What no other field can say of it.",
      .as = "function(me, event)" },
    { "id", AG_SHAPE_TEXT, 0, .doc = "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rules that it is about.",
      .otherwise = "as its card" },
    { .name = NULL },
};

const ag_field_row ag_fields_changes[] = {
    { "becomes", AG_SHAPE_WORDS, 0, .doc = "It is of this type instead.", .rule = "CR 205.1c",
      .words = ag_damage_words, .word_count = AG_DAMAGE_COUNT },
    { "as_combat", AG_SHAPE_BOOLEAN, 0, .doc = "It counts as combat damage, or no longer.",
      .rule = "CR 717.1" },
    { "unpreventable", AG_SHAPE_BOOLEAN, 0,
      .doc = "Nothing can prevent it, or again something can.", .rule = "CR 717.2" },
    { "onto", AG_SHAPE_FILTER, 0, .doc = "To whom it is dealt instead; `given` in a later power.",
      .rule = "CR 717.1" },
    { "divided_among", AG_SHAPE_FILTER, 0, .doc = "Among whom it is divided.", .rule = "CR 717.7" },
    { "smash", AG_SHAPE_FLAG, 0, .doc = "What is more than fatal goes on to the hero.",
      .rule = "CR 717.8" },
    { "may", AG_SHAPE_FLAG, 0, .doc = "Its player decides.", .rule = "CR 712.7" },
    { .name = NULL },
};

const ag_field_row ag_fields_as[] = {
    { "of", AG_SHAPE_FILTER, 0, .doc = "To which card it happens." },
    { "whose", AG_SHAPE_WORD, 0, .doc = "Which player it is about.", .otherwise = "anybody",
      .words = ag_power_whose, .word_count = 3 },
    { "if_", AG_SHAPE_CONDITION, 0, .doc = "Only while this is so." },
    { "condition", AG_SHAPE_FUNCTION, 0, .doc = "What no other field can say of the event.",
      .as = "function(me, event)" },
    { "effect", AG_SHAPE_FUNCTION, 1, .doc = "What is done before it has happened.",
      .rule = "CR 710.1a", .as = "function(me, event)" },
    { "id", AG_SHAPE_TEXT, 0, .doc = "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rules that it is about.",
      .otherwise = "as its card" },
    { .name = NULL },
};

const ag_field_row ag_fields_enters[] = {
    { "of", AG_SHAPE_FILTER, 0, .doc = "Which cards.", .otherwise = "this one" },
    { "whose", AG_SHAPE_WORD, 0, .doc = "Under whose control.", .otherwise = "anybody's",
      .words = ag_power_whose, .word_count = 3 },
    { "exhausted", AG_SHAPE_FLAG, 0, .doc = "Exhausted.", .rule = "CR 710.1b" },
    { "damage", AG_SHAPE_AMOUNT, 0, .doc = "With so much damage on it.", .rule = "CR 710.1b" },
    { "counters", AG_SHAPE_NUMBERS, 0, .doc = "With so many counters of one name.",
      .rule = "CR 710.1b", .as = "{ name = amount }" },
    { "if_", AG_SHAPE_CONDITION, 0, .doc = "Only while this is so." },
    { "id", AG_SHAPE_TEXT, 0, .doc = "A name that stays when powers are inserted above it." },
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rules that it is about.",
      .otherwise = "as its card" },
    { .name = NULL },
};

const ag_field_row ag_fields_named[] = {
    { "targets", AG_SHAPE_TARGETS, 0, .doc = "What is chosen as it goes onto the chain.",
      .rule = "CR 706.1" },
    { "may", AG_SHAPE_WORD, 0,
      .doc = "It is optional: true, or the word for what is done, which must be possible.",
      .rule = "CR 712.7", .as = "true or a word", .words = ag_action_words,
      .word_count = AG_ACTION_WORDS },
    { "if_", AG_SHAPE_CONDITION, 0, .doc = "Judged as it triggers and again as it resolves.",
      .rule = "CR 703.2" },
    { "effect", AG_SHAPE_FUNCTION, 1, .doc = "What it does.", .as = "function(me, event, t)" },
    { "id", AG_SHAPE_TEXT, 0, .doc = "A name that stays when powers are inserted above it." },
    { "cant_be_interrupted", AG_SHAPE_FLAG, 0, .doc = "Players can't interrupt its effect.",
      .rule = "CR 711.1" },
    { .name = NULL },
};

const ag_field_row ag_fields_enraged[] = {
    { "of", AG_SHAPE_FILTER, 0, .doc = "What the card that its Enrage reveals must be.",
      .rule = "KW Enrage" },
    { .name = NULL },
};

const ag_field_row ag_fields_diplomacy[] = {
    { "to", AG_SHAPE_FILTER, 1, .doc = "Which allies cost one less, but never nothing.",
      .rule = "KW Diplomacy" },
    { "id", AG_SHAPE_TEXT, 0, .doc = "A name that stays when powers are inserted above it." },
    { .name = NULL },
};

const ag_field_row ag_fields_finishing_move[] = {
    { "what", AG_SHAPE_FILTER, 0, .doc = "Which cards of the graveyard are part of its cost.",
      .rule = "KW Finishing Move", .otherwise = "Combo cards" },
    { "id", AG_SHAPE_TEXT, 0, .doc = "A name that stays when powers are inserted above it." },
    { .name = NULL },
};
