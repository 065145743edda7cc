// The fields of scenarios: of the file, of positions, of moves.
#include <stddef.h>

#include "lua/language/field.h"

const ag_field_row ag_fields_scenario[] = {
    { "raid", AG_SHAPE_ANY, "Whose rules and words: a key, or a raid of its own.",
      .as = "a name or raid \"Name\" { … }", .otherwise = "\"" AG_SCENE_RAID "\"" },
    { "mode", AG_SHAPE_TEXT,
      "A mode of the raid: raiders and the Boss player's decks are held against what it "
      "allows.",
      .otherwise = "none" },
    { "boss_decks", AG_SHAPE_ANY,
      "With `mode`: the Boss player's decks, in the place of those that it has.",
      .as = "{ main = { { 4, \"card\" }, … } }" },
    { "raiders", AG_SHAPE_NUMBER, "How many.", .otherwise = "1", .min = 1, .max = 5 },
    { "cites", AG_SHAPE_CITES, "The rules that it shows." },
    { "cards", AG_SHAPE_ANY, "Cards that exist in it alone.",
      .as = "{ stem = ally \"Name\" { … } }" },
    { "given", AG_SHAPE_ANY, "The position, or a recorded game after so many entries of its log.",
      .as = "function(t) or { recording = \"a.agr\", entry = 40 }" },
    { "play", AG_SHAPE_FUNCTION, "What is done.", .as = "function(t)" },
    { "expect", AG_SHAPE_FUNCTION, "What must then be so.", .as = "function(t)" },
    { "faults", AG_SHAPE_FLAG, "A script fault is expected, and fails it otherwise." },
    { "refused", AG_SHAPE_TEXT,
      "In place of `play` and `expect`: the rule by which nobody may sit down like this." },
    { .name = NULL },
};

const ag_field_row ag_fields_scene_recording[] = {
    { "recording", AG_SHAPE_TEXT, "The file, from the folder of the scenario's file on.",
      .needed = 1 },
    { "entry", AG_SHAPE_NUMBER, "After so many entries of its log.", .otherwise = "0" },
    { .name = NULL },
};

const ag_field_row ag_fields_scene_seat[] = {
    { "hero", AG_SHAPE_ANY, "The hero.", .as = "a card",
      .otherwise = "Volunteer, 26 health and no text, of no class and faction" },
    { "hand", AG_SHAPE_ANY, "The hand.", .as = "a list of cards" },
    { "deck", AG_SHAPE_ANY, "The deck, its top first.", .as = "a list of cards" },
    { "play", AG_SHAPE_ANY, "What is in play.", .as = "a list of cards" },
    { "resources", AG_SHAPE_ANY, "The resource row: so many face down, or a list.",
      .as = "a number or a list of cards" },
    { "graveyard", AG_SHAPE_ANY, "The graveyard.", .as = "a list of cards" },
    { "removed", AG_SHAPE_ANY, "What is removed from the game.", .as = "a list of cards" },
    { .name = NULL },
};

const ag_field_row ag_fields_scene_boss[] = {
    { "boss", AG_SHAPE_ANY, "The Boss in play.", .as = "a card", .otherwise = "the raid's first" },
    { "hero", AG_SHAPE_ANY, "The same as `boss`.", .as = "a card" },
    { "hand", AG_SHAPE_ANY, "The hand.", .as = "a list of cards" },
    { "deck", AG_SHAPE_ANY, "The deck that is drawn from, its top first.",
      .as = "a list of cards" },
    { "decks", AG_SHAPE_ANY, "Decks by their names.", .as = "{ name = list of cards }" },
    { "play", AG_SHAPE_ANY, "What is in play.", .as = "a list of cards" },
    { "resources", AG_SHAPE_ANY, "The resource row: so many face down, or a list.",
      .as = "a number or a list of cards" },
    { "graveyard", AG_SHAPE_ANY, "The graveyard of the first deck.", .as = "a list of cards" },
    { "graveyards", AG_SHAPE_ANY, "Graveyards by the names of their decks.",
      .as = "{ name = list of cards }" },
    { "removed", AG_SHAPE_ANY, "What is removed from the game.", .as = "a list of cards" },
    { "draws_from", AG_SHAPE_TEXT, "The deck that is drawn from by now." },
    { .name = NULL },
};

const ag_field_row ag_fields_scene_entry[] = {
    { "exhausted", AG_SHAPE_FLAG, "It is exhausted." },
    { "damage", AG_SHAPE_NUMBER, "The damage on it." },
    { "new", AG_SHAPE_FLAG, "It came this turn." },
    { "down", AG_SHAPE_FLAG, "It lies face down." },
    { "back", AG_SHAPE_FLAG, "It shows its other side." },
    { "felled", AG_SHAPE_FLAG, "It was dealt fatal damage." },
    { "attached_to", AG_SHAPE_NAME, "What it is attached to, which was placed before." },
    { "counters", AG_SHAPE_NUMBERS, "The counters on it." },
    { "deck", AG_SHAPE_TEXT, "Which deck it belongs to." },
    { "owner", AG_SHAPE_ANY, "Who owns it, where another seat controls it.", .as = "a seat" },
    { "marks", AG_SHAPE_TEXTS, "The marks that it bears." },
    { "memory", AG_SHAPE_ANY, "Its me.memory, from the first place on.",
      .as = "a list of numbers" },
    { "atk", AG_SHAPE_NUMBER, "The ATK that a token was made with." },
    { "health", AG_SHAPE_NUMBER, "The health that a token was made with." },
    { "used", AG_SHAPE_ANY, "Which of its powers that work once a turn were used.",
      .as = "a list of numbers" },
    { .name = NULL },
};

const ag_field_row ag_fields_scene_move[] = {
    { "target", AG_SHAPE_ANY, "The target.", .as = "a card or seat" },
    { "targets", AG_SHAPE_ANY, "Several, in order; of one target's several cards a list.",
      .as = "a list" },
    { "x", AG_SHAPE_NUMBER, "The X of its cost." },
    { "mode", AG_SHAPE_ANY, "Which mode, from 1, or a list of them.", .as = "a number or a list" },
    { "way", AG_SHAPE_NUMBER, "Which of the costs that are offered, from 1.", .min = 1, .max = 99 },
    { "pay", AG_SHAPE_ANY, "Answers to what the cost asks, in order.", .as = "a list" },
    { "face", AG_SHAPE_TEXT, "Of t:places: \"up\" or \"down\"." },
    { "power", AG_SHAPE_ANY, "Which payment power or reward: its place, or its `id`.",
      .as = "a number or a text" },
    { .name = NULL },
};

const ag_field_row ag_fields_scene_can[] = {
    { "defender", AG_SHAPE_ANY, "Against whom.", .as = "a card" },
    { "power", AG_SHAPE_ANY, "Which power.", .as = "a number or a text" },
    { "target", AG_SHAPE_ANY, "With this target.", .as = "a card or seat" },
    { "mode", AG_SHAPE_ANY, "With this mode, or with all of a list.", .as = "a number or a list" },
    { .name = NULL },
};

const ag_field_row ag_fields_scene_passes[] = {
    { "reason", AG_SHAPE_TEXT, "Words of the reason, or its rule." },
    { .name = NULL },
};
