// The fields of raids, their phases and sequences, and of decks.
#include <stddef.h>

#include "lua/field.h"
#include "state/limits.h"

const char *const ag_raid_first[] = { "boss", "left of the boss" };
const char *const ag_strike_models[] = { "v7", "classic" };
const char *const ag_deck_kind_types[] = { "ability", "ally",  "event",    "weapon", "armor",
                                           "item",    "quest", "location", "fixture" };

const ag_field_row ag_fields_raid[] = {
    { "duel", AG_SHAPE_FLAG, 0,
      .doc = "No raid: two players with a deck each, opponents of each other, by the rules of the "
             "base game. Of a raid it then has only `text`, `strike_model`, `words`, `rules`, "
             "`cites`.",
      .rule = "CR 101.1" },
    { "players", AG_SHAPE_ANY, 0, .doc = "How many raiders: { least, most }.", .rule = "R100.1",
      .as = "{ number, number }", .otherwise = "1 to 5" },
    { "modes", AG_SHAPE_NAMED_TABLES, 0,
      .doc = "What each way to play it allows, \"standard\" among them: modes.heroic = { players = "
             "…, decks = … }.",
      .otherwise = "one, with any decks", .fields = ag_fields_raid_mode },
    { "words", AG_SHAPE_NUMBERS, 0,
      .doc =
          "Numbers that the raid keeps, as they begin: word.stage, raid.stage, set_word(\"stage\", "
          "2)." },
    { "decks", AG_SHAPE_TEXTS, 1,
      .doc = "The Boss player's decks, in order: raids/<raid>/decks/<name>.lua. The first is drawn "
             "from." },
    { "unshuffled", AG_SHAPE_TEXTS, 0, .doc = "Which of them begin in the order of their file." },
    { "bosses", AG_SHAPE_TEXTS, 1,
      .doc = "Its Bosses in order: raids/<raid>/bosses/<stem>.lua. The first starts in play." },
    { "first", AG_SHAPE_WORD, 0, .doc = "Who has the first turn.", .otherwise = "\"boss\"",
      .words = ag_raid_first, .word_count = 2 },
    { "skips_first_draw", AG_SHAPE_FLAG, 0, .doc = "Who has the first turn draws nothing in it." },
    { "boss_mulligan", AG_SHAPE_FLAG, 0, .doc = "The Boss player may take a mulligan.",
      .rule = "CR 101.2" },
    { "automated", AG_SHAPE_FLAG, 0,
      .doc = "Nobody sits at the Boss's place: the deck plays itself." },
    { "beyond_raiders", AG_SHAPE_FILTER, 0,
      .doc = "Cards of the Boss player in play with which raiders can't interact in any way: no "
             "filter of theirs finds them, and nothing that they do reaches them." },
    { "immune_cant_attack", AG_SHAPE_FLAG, 0, .doc = "Who is immune attacks nobody.",
      .rule = "R101.3d" },
    { "apart", AG_SHAPE_TEXT, 0,
      .doc = "What a player who is set apart is called there, for the table and what is told: "
             "\"ghost\".",
      .otherwise = "\"apart\"" },
    { "destroyed_instead", AG_SHAPE_TABLE, 0,
      .doc = "What would leave play otherwise is destroyed instead, whatever takes it out of play.",
      .as = "{ of = filter, cites = number }", .fields = ag_fields_destroyed_instead },
    { "strike_model", AG_SHAPE_WORD, 0,
      .doc = "How weapons strike: as in the rules of 2013, or on the chain.", .rule = "CR 303.2",
      .otherwise = "\"v7\"", .words = ag_strike_models, .word_count = 2 },
    { "hand_size", AG_SHAPE_TABLE, 0, .doc = "How many cards each side may keep.",
      .fields = ag_fields_hand_size },
    { "rules", AG_SHAPE_ANY, 0,
      .doc = "Its own rules: use \"<raid>/rules\", a file with { [\"R200.1\"] = \"title\", … }.",
      .as = "{ number = title }" },
    { "boss_turn", AG_SHAPE_STEPS, 0, .doc = "The Boss player's turn.",
      .otherwise = "the base game's" },
    { "raider_turn", AG_SHAPE_STEPS, 0, .doc = "A raider's turn.", .otherwise = "the base game's" },
    { "setup", AG_SHAPE_FUNCTION, 0,
      .doc = "What is done after hands and mulligans, off the chain.", .rule = "CR 101.1",
      .as = "function(boss)" },
    { "from_boss", AG_SHAPE_FUNCTION, 0,
      .doc =
          "What else has come by then where a game is begun at a later Boss (--from-boss), after "
          "hands and mulligans, off the chain.",
      .as = "function(boss, card)" },
    { "wrap_up", AG_SHAPE_FUNCTION, 0, .doc = "What is done in the wrap-up step of each turn.",
      .as = "function(player)" },
    { "boss_has_fatal_damage", AG_SHAPE_FUNCTION, 0,
      .doc = "What happens as a Boss has fatal damage: a swap, a loss. Nobody is destroyed then.",
      .rule = "R101.4", .as = "function(boss, card)" },
    { "boss_destroyed", AG_SHAPE_ANY, 0, .doc = "What follows as a Boss is destroyed.",
      .as = "sequence \"Name\" { … }" },
    { "sequences", AG_SHAPE_ANY, 0,
      .doc = "Others, which effects begin: player:begin_sequence(\"name\", card).",
      .as = "{ name = sequence \"Name\" { … } }" },
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rules that it is about." },
    { "text", AG_SHAPE_TEXT, 0, .doc = "What the raid is about." },
    { .name = NULL },
};

const ag_field_row ag_fields_raid_mode[] = {
    { "players", AG_SHAPE_ANY, 0, .doc = "How many raiders: { least, most }.",
      .as = "{ number, number }", .otherwise = "as many as the raid takes" },
    { "decks", AG_SHAPE_NAMED_TABLES, 0,
      .doc = "What the Boss player's decks may hold, by name: { main = { of = …, copies = 4 } }. "
             "The others are as they lie in the raid's folder.",
      .otherwise = "{}: all decks are", .fields = ag_fields_mode_deck },
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rule that every refusal names." },
    { .name = NULL },
};

const ag_field_row ag_fields_mode_deck[] = {
    { "of", AG_SHAPE_TABLES, 0, .doc = "Its cards: of this kind, or of one of a list.",
      .otherwise = "any card", .fields = ag_fields_deck_kind },
    { "copies", AG_SHAPE_NUMBER, 0, .doc = "So many of one card at most.",
      .otherwise = "any number", .min = 1, .max = 250 },
    { "at_least", AG_SHAPE_NUMBER, 0, .doc = "So many cards in all.", .otherwise = "none", .min = 1,
      .max = 999 },
    { .name = NULL },
};

const ag_field_row ag_fields_deck_kind[] = {
    { "type", AG_SHAPE_WORD, 0, .doc = "Cards of this type; tokens, heroes and Bosses never.",
      .words = ag_deck_kind_types, .word_count = 9 },
    { "set", AG_SHAPE_TEXT, 0, .doc = "Of this set: what stands before the stroke in a key." },
    { "tag", AG_SHAPE_TAG, 0, .doc = "With this tag." },
    { "without_tag", AG_SHAPE_TAG, 0, .doc = "Without this tag." },
    { .name = NULL },
};

const ag_field_row ag_fields_hand_size[] = {
    { "boss", AG_SHAPE_NUMBER, 0, .doc = "Of the Boss player.", .otherwise = "10", .min = 1,
      .max = 100 },
    { "raiders", AG_SHAPE_NUMBER, 0, .doc = "Of each raider.", .otherwise = "7", .min = 1,
      .max = 100 },
    { .name = NULL },
};

const ag_field_row ag_fields_destroyed_instead[] = {
    { "of", AG_SHAPE_FILTER, 1, .doc = "Which cards, as the Boss player sees them." },
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rule that is shown with it." },
    { .name = NULL },
};

const ag_field_row ag_fields_phase[] = {
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rules that it is about." },
    { "only_if", AG_SHAPE_CONDITION, 0, .doc = "Judged as it would begin: else it is left out." },
    { "also_if", AG_SHAPE_CONDITION, 0,
      .doc = "A second condition, where one amount can't say it." },
    { "steps", AG_SHAPE_STEPS, 1, .doc = "function(boss) … end, done off the chain, and window." },
    { .name = NULL },
};

const ag_field_row ag_fields_deck[] = {
    { "hero", AG_SHAPE_NAME, 0, .doc = "The hero, of a raider's deck.", .rule = "CR 100.1" },
    { "plan", AG_SHAPE_TEXT, 0, .doc = "One sentence: how it means to win." },
    { "cards", AG_SHAPE_ANY, 1, .doc = "What is in it: { { 4, \"set/card\" }, … }.",
      .rule = "CR 100.4", .as = "{ { number, name }, … }" },
    { "size", AG_SHAPE_NUMBER, 0,
      .doc = "How many cards it has in all: a line that is lost is found." },
    { .name = NULL },
};

const ag_field_row ag_fields_counted_step[] = {
    { "count", AG_SHAPE_AMOUNT, 0, .doc = "How many cards." },
    { .name = NULL },
};

const ag_field_row ag_fields_attack_step[] = {
    { "at", AG_SHAPE_FILTER, 0, .doc = "Whom they attack, where they may.",
      .otherwise = "one of them at random" },
    { .name = NULL },
};

const ag_field_row ag_fields_sequence[] = {
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rules that it is about." },
    { "steps", AG_SHAPE_STEPS, 1,
      .doc = "function(boss, card) … end, again { function } and effect \"Name\" { play = function "
             "}." },
    { .name = NULL },
};

const ag_field_row ag_fields_effect[] = {
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rules that it is about." },
    { "play", AG_SHAPE_FUNCTION, 1, .doc = "What it does as it resolves.",
      .as = "function(boss, card)" },
    { .name = NULL },
};
