// The fields of cards, of their parts, and of targets.
#include <stddef.h>

#include "lua/language/field.h"
#include "state/words.h"

const char *const ag_of_words[] = { "nobody", "raiders" };
const char *const ag_target_choosers[] = { "you", "opponents" };
const char *const ag_mode_choosers[] = { "you", "opponent" };
const char *const ag_rarity_words[AG_RARITY_COUNT] = {
    "common", "uncommon", "rare", "epic", "legendary", "heroic",
};

const ag_field_row ag_fields_card[] = {
    { "number", AG_SHAPE_NUMBER, "Its number in its set.", "CR 204.1" },
    { "rarity", AG_SHAPE_WORD, "How rare its print is.", "CR 204.2",
      .words = { ag_rarity_words, AG_RARITY_COUNT } },
    { "cost", AG_SHAPE_COST_AMOUNT,
      "What playing it costs in resources. Allies, equipment, abilities and master heroes have "
      "one.",
      "CR 201.1", .max = 99 },
    { "tags", AG_SHAPE_TAGS,
      "The words behind its type: race, class, kind. \"Head (1)\": at most one in a party. The "
      "talent spec of a hero stands here too.",
      "CR 202.1" },
    { "class", AG_SHAPE_WORDS, "Its class icons; \"any\": all of them.", "CR 206.1a",
      .words = { ag_class_icons, AG_CLASS_COUNT + 1 } },
    { "faction", AG_SHAPE_WORDS, "Its faction icon.", "CR 206.1b",
      .words = { ag_faction_words, AG_FACTION_COUNT } },
    { "keywords", AG_SHAPE_KEYWORDS, "Its printed keywords; each instance works by itself.",
      .as = "{ \"Elusive\", \"Assault 2\" }", .words = { ag_keyword_words, AG_KEYWORD_COUNT } },
    { "unique", AG_SHAPE_FLAG, "At most one of its name in a party.", "CR 414.3a" },
    { "unlimited", AG_SHAPE_FLAG, "A deck may hold any number of it.", "CR 100.4" },
    { "requires", AG_SHAPE_TEXT,
      "What the hero of its deck must be: a race, class, faction or \"Traitor\" "
      "(\"dwarf_hero\", \"traitor_hero\"; \"loyal_hero\": no Traitor), or a talent spec "
      "(\"fire_hero\" or \"fire_talent\": the whole deck has talents of one). "
      "\"aldor_reputation\": the whole deck has one reputation.",
      "CR 100.2b" },
    { "values", AG_SHAPE_NUMBERS,
      "The numbers of its text: the text says {name}, what is declared value.name, an effect "
      "me.name." },
    { "text", AG_SHAPE_TEXT, "What it says, in our own words, with {name} for each number.",
      "CR 203.1" },
    { "powers", AG_SHAPE_POWERS,
      "What it does in play: gives, pays, when.…, at.…, instead.…, prevents.…, raises.…, "
      "changes.…, as.…, enters.",
      "CR 203.2" },
    { "later", AG_SHAPE_NAMED_POWERS,
      "Powers that an effect begins: me:begin(\"name\", this_turn)." },
    { "grants", AG_SHAPE_NAMED_POWERS,
      "Whole powers that others are given: gives { to = attached, power = \"name\" }.",
      "CR 706.1c" },
    { "rulings", AG_SHAPE_TEXTS, "What is asked about it, answered in our own sentences." },
    { "cites", AG_SHAPE_CITES, "The rules that it is about; a power may cite its own." },
    { "extra_cost", AG_SHAPE_TABLE, "What is paid beside its cost.", "CR 403.1", .as = "cost { … }",
      .fields = ag_fields_cost },
    { "rather_than", AG_SHAPE_TABLES,
      "What may be paid in place of its cost: one cost, or a list of them.", "CR 403.3",
      .as = "cost { … }", .fields = ag_fields_term },
    { "only_if", AG_SHAPE_CONDITION, "It can be played only while this is so." },
    { "instant", AG_SHAPE_FLAG, "It may be played whenever its player has priority." },
    { "cant_be_interrupted", AG_SHAPE_FLAG, "Players can't interrupt it on the chain.",
      "CR 711.1" },
    { .name = NULL },
};

const ag_field_row ag_fields_ally[] = {
    { "atk", AG_SHAPE_NUMBER, "Its ATK.", "CR 205.1", .needed = 1, .max = 9999 },
    { "damage", AG_SHAPE_WORDS, "Which type of damage it deals.", "CR 205.1a", .needed = 1,
      .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "health", AG_SHAPE_NUMBER, "Its health.", "CR 302.1", .needed = 1, .max = 9999 },
    { .name = NULL },
};

const ag_field_row ag_fields_token[] = {
    { "atk", AG_SHAPE_NUMBER, "Its ATK: allies and weapons have one.", "CR 404.2a", .max = 9999 },
    { "damage", AG_SHAPE_WORDS, "Which type of damage it deals.", "CR 404.2b",
      .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "health", AG_SHAPE_NUMBER, "Its health: allies have one.", "CR 404.2a", .max = 9999 },
    { "type", AG_SHAPE_WORDS, "What it is where it is no ally.", "CR 404.2a",
      .as = "\"weapon\", { \"ally\", \"armor\" }", .otherwise = "an ally",
      .words = { ag_type_words + AG_TYPE_ALLY_AT, AG_TYPE_WEAPON_AT - AG_TYPE_ALLY_AT + 1 } },
    { "def", AG_SHAPE_NUMBER, "Its DEF.", "CR 304.2", .max = 9999 },
    { "strike", AG_SHAPE_NUMBER, "Its strike cost.", "CR 303.2", .max = 9999 },
    { .name = NULL },
};

const ag_field_row ag_fields_hero[] = {
    { "atk", AG_SHAPE_NUMBER, "Its ATK.", "CR 205.1", .otherwise = "0, unprinted", .max = 9999 },
    { "damage", AG_SHAPE_WORDS, "Which type of damage it deals.", "CR 205.1a",
      .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "health", AG_SHAPE_NUMBER, "Its health.", "CR 301.1", .needed = 1, .max = 9999 },
    { "back", AG_SHAPE_TABLE,
      "Its other side. What it leaves out is as in front; powers are written on both sides.",
      "CR 301.2", .fields = ag_fields_back },
    { "master", AG_SHAPE_FLAG,
      "It is played from the deck, for its cost, and takes over. It has no back.", "CR 301.4" },
    { .name = NULL },
};

const ag_field_row ag_fields_boss[] = {
    { "atk", AG_SHAPE_NUMBER, "Its ATK.", "CR 205.1", .otherwise = "0", .max = 9999 },
    { "damage", AG_SHAPE_WORDS, "Which type of damage it deals.", "CR 205.1a",
      .otherwise = "\"melee\"", .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "health", AG_SHAPE_NUMBER, "Its health.", "CR 301.1", .otherwise = "0", .max = 9999 },
    { "back", AG_SHAPE_TABLE, "Its other side. What it leaves out is as in front.", "R101.1a",
      .fields = ag_fields_back },
    { "order", AG_SHAPE_NUMBER, "Which Boss or stage it is.", .otherwise = "1", .max = 9999 },
    { .name = NULL },
};

const ag_field_row ag_fields_weapon[] = {
    { "atk", AG_SHAPE_NUMBER, "Its ATK.", "CR 303.1", .needed = 1, .max = 9999 },
    { "damage", AG_SHAPE_WORDS, "Which type of damage it deals.", "CR 303.2b", .needed = 1,
      .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "strike", AG_SHAPE_NUMBER, "What striking with it costs.", "CR 303.2", .otherwise = "0",
      .max = 9999 },
    { "health", AG_SHAPE_NUMBER, "Of a Golem alone.", "CR 304.4a", .max = 9999 },
    { .name = NULL },
};

const ag_field_row ag_fields_gear[] = {
    { "def", AG_SHAPE_NUMBER, "Its DEF: the damage that exhausting it prevents.", "CR 304.2",
      .otherwise = "0", .max = 9999 },
    { "atk", AG_SHAPE_NUMBER, "Of a Golem alone.", "CR 304.4a", .max = 9999 },
    { "damage", AG_SHAPE_WORDS, "Of a Golem alone.", "CR 304.4a",
      .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "health", AG_SHAPE_NUMBER, "Of a Golem alone.", "CR 304.4a", .max = 9999 },
    { "attach", AG_SHAPE_TARGET,
      "What it attaches to: target(\"host\", filter, aim), chosen as it is played, or a "
      "filter, "
      "chosen as it resolves.",
      "CR 400.2", .as = "target(…) or a filter" },
    { "attached_by_effect", AG_SHAPE_FILTER,
      "What it attaches to where an effect names the host: me:attach_to(card).", "CR 400.1" },
    { "host", AG_SHAPE_FILTER, "What it stays on, and what its powers call `attached`.", "CR 400.6",
      .otherwise = "as in `attach`" },
    { .name = NULL },
};

const ag_field_row ag_fields_ability[] = {
    { "ongoing", AG_SHAPE_FLAG, "It enters play, where its powers work.", "CR 305.2a" },
    { "attach", AG_SHAPE_TARGET,
      "What it attaches to: target(\"host\", filter, aim), chosen as it is played, or a "
      "filter, "
      "chosen as it resolves.",
      "CR 400.2", .as = "target(…) or a filter" },
    { "attached_by_effect", AG_SHAPE_FILTER,
      "What it attaches to where its `play` names the host: me:attach_to(card).", "CR 400.1" },
    { "host", AG_SHAPE_FILTER, "What it stays on, and what its powers call `attached`.", "CR 400.6",
      .otherwise = "as in `attach`" },
    { "targets", AG_SHAPE_TARGETS, "What is chosen as it is played, in the order of the text.",
      "CR 706.1" },
    { "modes", AG_SHAPE_MODES, "\"Choose one\", in place of `targets` and `play`.", "CR 707.1c",
      .fields = ag_fields_modes },
    { "x_at_most", AG_SHAPE_NUMBER, "The X of its cost can't be more than this.", "CR 201.3",
      .otherwise = "what can be paid", .max = 255 },
    { "play", AG_SHAPE_FUNCTION, "What it does as it resolves from the chain.", "CR 709.2",
      .as = "function(me, t)" },
    { "atk", AG_SHAPE_NUMBER, "Of a Totem alone.", "CR 305.3a", .max = 9999 },
    { "damage", AG_SHAPE_WORDS, "Of a Totem alone.", "CR 305.3a",
      .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "health", AG_SHAPE_NUMBER, "Of a Totem alone.", "CR 305.3a", .max = 9999 },
    { .name = NULL },
};

const ag_field_row ag_fields_event[] = {
    { "ongoing", AG_SHAPE_FLAG,
      "As it resolves it enters play face up, where its powers work; it is no resource.",
      "CR 305.2a" },
    { "targets", AG_SHAPE_TARGETS, "What is chosen as it is added to the chain.", "CR 706.1" },
    { "modes", AG_SHAPE_MODES, "\"Choose one\", in place of `targets` and `play`.", "CR 707.1c",
      .fields = ag_fields_modes },
    { "play", AG_SHAPE_FUNCTION, "What it does as it resolves from the chain.", "CR 709.2",
      .as = "function(me, t)" },
    { .name = NULL },
};

const ag_field_row ag_fields_quest[] = {
    { "reward", AG_SHAPE_TABLE, "What completing it costs and gives.", "CR 306.2", .needed = 1,
      .fields = ag_fields_reward },
    { "face_up_cost", AG_SHAPE_TABLE, "What placing it face up costs.", "CR 412.1b",
      .as = "cost { … }", .fields = ag_fields_cost },
    { .name = NULL },
};

const ag_field_row ag_fields_location[] = {
    { "capacity", AG_SHAPE_NUMBERS, "How many counters of one name have room on it.", "CR 306.3",
      .as = "{ counter = number }" },
    { "face_up_cost", AG_SHAPE_TABLE, "What placing it face up costs.", "CR 412.1b",
      .as = "cost { … }", .fields = ag_fields_cost },
    { .name = NULL },
};

const ag_field_row ag_fields_fixture[] = {
    { "of", AG_SHAPE_WORD,
      "\"nobody\": neither your, friendly nor opposing means it; \"raiders\": it is their "
      "friend.",
      .otherwise = "its controller's", .words = { ag_of_words, 2 } },
    { "back", AG_SHAPE_TABLE, "Its other side.", "R101.1a", .fields = ag_fields_back },
    { .name = NULL },
};

const ag_field_row ag_fields_back[] = {
    { "name", AG_SHAPE_TEXT, "What the side is called.", .otherwise = "as in front" },
    { "text", AG_SHAPE_TEXT, "What the side says.", "CR 301.2a" },
    { "powers", AG_SHAPE_POWERS, "What works while this side shows.", "CR 301.2a" },
    { "values", AG_SHAPE_NUMBERS, "The numbers of its text." },
    { "keywords", AG_SHAPE_KEYWORDS, "The keywords of the side.",
      .words = { ag_keyword_words, AG_KEYWORD_COUNT } },
    { "tags", AG_SHAPE_TAGS, "The tags of the side.", .otherwise = "as in front" },
    { "atk", AG_SHAPE_NUMBER, "Its ATK.", "CR 301.2b", .otherwise = "as in front", .max = 9999 },
    { "damage", AG_SHAPE_WORDS, "Which type of damage it deals.", .otherwise = "as in front",
      .words = { ag_damage_words, AG_DAMAGE_COUNT } },
    { "health", AG_SHAPE_NUMBER, "Its health.", "CR 301.2b", .otherwise = "as in front",
      .max = 9999 },
    { .name = NULL },
};

const ag_field_row ag_fields_reward[] = {
    { "cost", AG_SHAPE_TABLE, "What completing the quest costs.", "CR 702.1", .as = "cost { … }",
      .fields = ag_fields_cost },
    { "targets", AG_SHAPE_TARGETS, "What is chosen as it is completed.", "CR 706.1" },
    { "modes", AG_SHAPE_MODES, "\"Choose one\", in place of `targets` and `effect`.", "CR 707.1c",
      .fields = ag_fields_modes },
    { "effect", AG_SHAPE_FUNCTION, "What its player is given.", "CR 702.1",
      .as = "function(me, t)" },
    { "only_if", AG_SHAPE_CONDITION, "It can be completed only while this is so." },
    { "text", AG_SHAPE_TEXT, "What the reward says, for who reads the file." },
    { "cites", AG_SHAPE_CITES, "The rules that it is about." },
    { "basic", AG_SHAPE_FLAG, "[Basic]: on its player's turn, with the chain empty." },
    { "only_your_turn", AG_SHAPE_FLAG, "On its player's turn alone." },
    { .name = NULL },
};

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

const ag_field_row ag_fields_target[] = {
    { "count", AG_SHAPE_AMOUNT, "How many targets.", "CR 706.1", .otherwise = "1" },
    { "up_to", AG_SHAPE_AMOUNT, "As many, or fewer, or none." },
    { "any_number", AG_SHAPE_FLAG, "Any number of them, or none." },
    { "chosen_by", AG_SHAPE_WORD, "Who chooses: its player, or the opponents together.",
      .otherwise = "\"you\"", .words = { ag_target_choosers, 2 } },
    { "random", AG_SHAPE_FLAG, "The game chooses.", "CR 706.5" },
    { "not_as", AG_SHAPE_NAMES, "\"Another target\": none that these targets have.", "CR 706.1" },
    { "divides", AG_SHAPE_AMOUNT,
      "What its player divides among them as they choose, one at least for each: "
      "t:divided(name).",
      "CR 707.1d" },
    { "cost", AG_SHAPE_AMOUNT_RANGE, "What its cost must be, worked out as it is aimed.",
      .fields = ag_fields_range },
    { "atk", AG_SHAPE_AMOUNT_RANGE, "What its ATK must be.", .fields = ag_fields_range },
    { "health", AG_SHAPE_AMOUNT_RANGE, "What its health must be.", .fields = ag_fields_range },
    { .name = NULL },
};
