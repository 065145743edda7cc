// The fields of cards, of their parts, and of targets.
#include <stddef.h>

#include "lua/field.h"
#include "state/words.h"

const char *const ag_of_words[] = { "nobody", "raiders" };
const char *const ag_target_choosers[] = { "you", "opponents" };
const char *const ag_mode_choosers[] = { "you", "opponent" };
const char *const ag_rarity_words[AG_RARITY_COUNT] = {
    "common", "uncommon", "rare", "epic", "legendary", "heroic",
};

const ag_field_row ag_fields_card[] = {
    { "number", AG_SHAPE_NUMBER, 0, .doc = "Its number in its set.", .rule = "CR 204.1" },
    { "rarity", AG_SHAPE_WORD, 0, .doc = "How rare its print is.", .rule = "CR 204.2",
      .words = ag_rarity_words, .word_count = AG_RARITY_COUNT },
    { "cost", AG_SHAPE_COST_AMOUNT, 0,
      .doc =
          "What playing it costs in resources. Allies, equipment, abilities and master heroes have "
          "one.",
      .rule = "CR 201.1", .max = 99 },
    { "tags", AG_SHAPE_TAGS, 0,
      .doc =
          "The words behind its type: race, class, kind. \"Head (1)\": at most one in a party. The "
          "talent spec of a hero stands here too.",
      .rule = "CR 202.1" },
    { "class", AG_SHAPE_WORDS, 0, .doc = "Its class icons; \"any\": all of them.",
      .rule = "CR 206.1a", .words = ag_class_icons, .word_count = AG_CLASS_COUNT + 1 },
    { "faction", AG_SHAPE_WORDS, 0, .doc = "Its faction icon.", .rule = "CR 206.1b",
      .words = ag_faction_words, .word_count = AG_FACTION_COUNT },
    { "keywords", AG_SHAPE_KEYWORDS, 0,
      .doc = "Its printed keywords; each instance works by itself.",
      .as = "{ \"Elusive\", \"Assault 2\" }", .words = ag_keyword_words,
      .word_count = AG_KEYWORD_COUNT },
    { "unique", AG_SHAPE_FLAG, 0, .doc = "At most one of its name in a party.",
      .rule = "CR 414.3a" },
    { "unlimited", AG_SHAPE_FLAG, 0, .doc = "A deck may hold any number of it.",
      .rule = "CR 100.4" },
    { "requires", AG_SHAPE_TEXT, 0,
      .doc = "What the hero of its deck must be: a race, class, faction or \"Traitor\" "
             "(\"dwarf_hero\", \"traitor_hero\"; \"loyal_hero\": no Traitor), or a talent spec "
             "(\"fire_hero\" or \"fire_talent\": the whole deck has talents of one). "
             "\"aldor_reputation\": the whole deck has one reputation.",
      .rule = "CR 100.2b" },
    { "values", AG_SHAPE_NUMBERS, 0,
      .doc =
          "The numbers of its text: the text says {name}, what is declared value.name, an effect "
          "me.name." },
    { "text", AG_SHAPE_TEXT, 0,
      .doc = "What it says, in our own words, with {name} for each number.", .rule = "CR 203.1" },
    { "powers", AG_SHAPE_POWERS, 0,
      .doc = "What it does in play: gives, pays, when.…, at.…, instead.…, prevents.…, raises.…, "
             "changes.…, as.…, enters.",
      .rule = "CR 203.2" },
    { "later", AG_SHAPE_NAMED_POWERS, 0,
      .doc = "Powers that an effect begins: me:begin(\"name\", this_turn)." },
    { "grants", AG_SHAPE_NAMED_POWERS, 0,
      .doc = "Whole powers that others are given: gives { to = attached, power = \"name\" }.",
      .rule = "CR 706.1c" },
    { "rulings", AG_SHAPE_TEXTS, 0,
      .doc = "What is asked about it, answered in our own sentences." },
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rules that it is about; a power may cite its own." },
    { "extra_cost", AG_SHAPE_TABLE, 0, .doc = "What is paid beside its cost.", .rule = "CR 403.1",
      .as = "cost { … }", .fields = ag_fields_cost },
    { "rather_than", AG_SHAPE_TABLES, 0,
      .doc = "What may be paid in place of its cost: one cost, or a list of them.",
      .rule = "CR 403.3", .as = "cost { … }", .fields = ag_fields_term },
    { "only_if", AG_SHAPE_CONDITION, 0, .doc = "It can be played only while this is so." },
    { "instant", AG_SHAPE_FLAG, 0, .doc = "It may be played whenever its player has priority." },
    { "cant_be_interrupted", AG_SHAPE_FLAG, 0, .doc = "Players can't interrupt it on the chain.",
      .rule = "CR 711.1" },
    { .name = NULL },
};

const ag_field_row ag_fields_ally[] = {
    { "atk", AG_SHAPE_NUMBER, 1, .doc = "Its ATK.", .rule = "CR 205.1", .max = 9999 },
    { "damage", AG_SHAPE_WORDS, 1, .doc = "Which type of damage it deals.", .rule = "CR 205.1a",
      .words = ag_damage_words, .word_count = AG_DAMAGE_COUNT },
    { "health", AG_SHAPE_NUMBER, 1, .doc = "Its health.", .rule = "CR 302.1", .max = 9999 },
    { .name = NULL },
};

const ag_field_row ag_fields_token[] = {
    { "atk", AG_SHAPE_NUMBER, 0, .doc = "Its ATK: allies and weapons have one.",
      .rule = "CR 404.2a", .max = 9999 },
    { "damage", AG_SHAPE_WORDS, 0, .doc = "Which type of damage it deals.", .rule = "CR 404.2b",
      .words = ag_damage_words, .word_count = AG_DAMAGE_COUNT },
    { "health", AG_SHAPE_NUMBER, 0, .doc = "Its health: allies have one.", .rule = "CR 404.2a",
      .max = 9999 },
    { "type", AG_SHAPE_WORDS, 0, .doc = "What it is where it is no ally.", .rule = "CR 404.2a",
      .as = "\"weapon\", { \"ally\", \"armor\" }", .otherwise = "an ally",
      .words = ag_type_words + AG_TYPE_ALLY_AT,
      .word_count = AG_TYPE_WEAPON_AT - AG_TYPE_ALLY_AT + 1 },
    { "def", AG_SHAPE_NUMBER, 0, .doc = "Its DEF.", .rule = "CR 304.2", .max = 9999 },
    { "strike", AG_SHAPE_NUMBER, 0, .doc = "Its strike cost.", .rule = "CR 303.2", .max = 9999 },
    { .name = NULL },
};

const ag_field_row ag_fields_hero[] = {
    { "atk", AG_SHAPE_NUMBER, 0, .doc = "Its ATK.", .rule = "CR 205.1", .otherwise = "0, unprinted",
      .max = 9999 },
    { "damage", AG_SHAPE_WORDS, 0, .doc = "Which type of damage it deals.", .rule = "CR 205.1a",
      .words = ag_damage_words, .word_count = AG_DAMAGE_COUNT },
    { "health", AG_SHAPE_NUMBER, 1, .doc = "Its health.", .rule = "CR 301.1", .max = 9999 },
    { "back", AG_SHAPE_TABLE, 0,
      .doc = "Its other side. What it leaves out is as in front; powers are written on both sides.",
      .rule = "CR 301.2", .fields = ag_fields_back },
    { "master", AG_SHAPE_FLAG, 0,
      .doc = "It is played from the deck, for its cost, and takes over. It has no back.",
      .rule = "CR 301.4" },
    { .name = NULL },
};

const ag_field_row ag_fields_boss[] = {
    { "atk", AG_SHAPE_NUMBER, 0, .doc = "Its ATK.", .rule = "CR 205.1", .otherwise = "0",
      .max = 9999 },
    { "damage", AG_SHAPE_WORDS, 0, .doc = "Which type of damage it deals.", .rule = "CR 205.1a",
      .otherwise = "\"melee\"", .words = ag_damage_words, .word_count = AG_DAMAGE_COUNT },
    { "health", AG_SHAPE_NUMBER, 0, .doc = "Its health.", .rule = "CR 301.1", .otherwise = "0",
      .max = 9999 },
    { "back", AG_SHAPE_TABLE, 0, .doc = "Its other side. What it leaves out is as in front.",
      .rule = "R101.1a", .fields = ag_fields_back },
    { "order", AG_SHAPE_NUMBER, 0, .doc = "Which Boss or stage it is.", .otherwise = "1",
      .max = 9999 },
    { .name = NULL },
};

const ag_field_row ag_fields_weapon[] = {
    { "atk", AG_SHAPE_NUMBER, 1, .doc = "Its ATK.", .rule = "CR 303.1", .max = 9999 },
    { "damage", AG_SHAPE_WORDS, 1, .doc = "Which type of damage it deals.", .rule = "CR 303.2b",
      .words = ag_damage_words, .word_count = AG_DAMAGE_COUNT },
    { "strike", AG_SHAPE_NUMBER, 0, .doc = "What striking with it costs.", .rule = "CR 303.2",
      .otherwise = "0", .max = 9999 },
    { "health", AG_SHAPE_NUMBER, 0, .doc = "Of a Golem alone.", .rule = "CR 304.4a", .max = 9999 },
    { .name = NULL },
};

const ag_field_row ag_fields_gear[] = {
    { "def", AG_SHAPE_NUMBER, 0, .doc = "Its DEF: the damage that exhausting it prevents.",
      .rule = "CR 304.2", .otherwise = "0", .max = 9999 },
    { "atk", AG_SHAPE_NUMBER, 0, .doc = "Of a Golem alone.", .rule = "CR 304.4a", .max = 9999 },
    { "damage", AG_SHAPE_WORDS, 0, .doc = "Of a Golem alone.", .rule = "CR 304.4a",
      .words = ag_damage_words, .word_count = AG_DAMAGE_COUNT },
    { "health", AG_SHAPE_NUMBER, 0, .doc = "Of a Golem alone.", .rule = "CR 304.4a", .max = 9999 },
    { "attach", AG_SHAPE_TARGET, 0,
      .doc = "What it attaches to: target(\"host\", filter, aim), chosen as it is played, or a "
             "filter, "
             "chosen as it resolves.",
      .rule = "CR 400.2", .as = "target(…) or a filter" },
    { "attached_by_effect", AG_SHAPE_FILTER, 0,
      .doc = "What it attaches to where an effect names the host: me:attach_to(card).",
      .rule = "CR 400.1" },
    { "host", AG_SHAPE_FILTER, 0, .doc = "What it stays on, and what its powers call `attached`.",
      .rule = "CR 400.6", .otherwise = "as in `attach`" },
    { .name = NULL },
};

const ag_field_row ag_fields_ability[] = {
    { "ongoing", AG_SHAPE_FLAG, 0, .doc = "It enters play, where its powers work.",
      .rule = "CR 305.2a" },
    { "attach", AG_SHAPE_TARGET, 0,
      .doc = "What it attaches to: target(\"host\", filter, aim), chosen as it is played, or a "
             "filter, "
             "chosen as it resolves.",
      .rule = "CR 400.2", .as = "target(…) or a filter" },
    { "attached_by_effect", AG_SHAPE_FILTER, 0,
      .doc = "What it attaches to where its `play` names the host: me:attach_to(card).",
      .rule = "CR 400.1" },
    { "host", AG_SHAPE_FILTER, 0, .doc = "What it stays on, and what its powers call `attached`.",
      .rule = "CR 400.6", .otherwise = "as in `attach`" },
    { "targets", AG_SHAPE_TARGETS, 0,
      .doc = "What is chosen as it is played, in the order of the text.", .rule = "CR 706.1" },
    { "modes", AG_SHAPE_MODES, 0, .doc = "\"Choose one\", in place of `targets` and `play`.",
      .rule = "CR 707.1c", .fields = ag_fields_modes },
    { "x_at_most", AG_SHAPE_NUMBER, 0, .doc = "The X of its cost can't be more than this.",
      .rule = "CR 201.3", .otherwise = "what can be paid", .max = 255 },
    { "play", AG_SHAPE_FUNCTION, 0, .doc = "What it does as it resolves from the chain.",
      .rule = "CR 709.2", .as = "function(me, t)" },
    { "atk", AG_SHAPE_NUMBER, 0, .doc = "Of a Totem alone.", .rule = "CR 305.3a", .max = 9999 },
    { "damage", AG_SHAPE_WORDS, 0, .doc = "Of a Totem alone.", .rule = "CR 305.3a",
      .words = ag_damage_words, .word_count = AG_DAMAGE_COUNT },
    { "health", AG_SHAPE_NUMBER, 0, .doc = "Of a Totem alone.", .rule = "CR 305.3a", .max = 9999 },
    { .name = NULL },
};

const ag_field_row ag_fields_event[] = {
    { "ongoing", AG_SHAPE_FLAG, 0,
      .doc = "As it resolves it enters play face up, where its powers work; it is no resource.",
      .rule = "CR 305.2a" },
    { "targets", AG_SHAPE_TARGETS, 0, .doc = "What is chosen as it is added to the chain.",
      .rule = "CR 706.1" },
    { "modes", AG_SHAPE_MODES, 0, .doc = "\"Choose one\", in place of `targets` and `play`.",
      .rule = "CR 707.1c", .fields = ag_fields_modes },
    { "play", AG_SHAPE_FUNCTION, 0, .doc = "What it does as it resolves from the chain.",
      .rule = "CR 709.2", .as = "function(me, t)" },
    { .name = NULL },
};

const ag_field_row ag_fields_quest[] = {
    { "reward", AG_SHAPE_TABLE, 1, .doc = "What completing it costs and gives.", .rule = "CR 306.2",
      .fields = ag_fields_reward },
    { "face_up_cost", AG_SHAPE_TABLE, 0, .doc = "What placing it face up costs.",
      .rule = "CR 412.1b", .as = "cost { … }", .fields = ag_fields_cost },
    { .name = NULL },
};

const ag_field_row ag_fields_location[] = {
    { "capacity", AG_SHAPE_NUMBERS, 0, .doc = "How many counters of one name have room on it.",
      .rule = "CR 306.3", .as = "{ counter = number }" },
    { "face_up_cost", AG_SHAPE_TABLE, 0, .doc = "What placing it face up costs.",
      .rule = "CR 412.1b", .as = "cost { … }", .fields = ag_fields_cost },
    { .name = NULL },
};

const ag_field_row ag_fields_fixture[] = {
    { "of", AG_SHAPE_WORD, 0,
      .doc = "\"nobody\": neither your, friendly nor opposing means it; \"raiders\": it is their "
             "friend.",
      .otherwise = "its controller's", .words = ag_of_words, .word_count = 2 },
    { "back", AG_SHAPE_TABLE, 0, .doc = "Its other side.", .rule = "R101.1a",
      .fields = ag_fields_back },
    { .name = NULL },
};

const ag_field_row ag_fields_back[] = {
    { "name", AG_SHAPE_TEXT, 0, .doc = "What the side is called.", .otherwise = "as in front" },
    { "text", AG_SHAPE_TEXT, 0, .doc = "What the side says.", .rule = "CR 301.2a" },
    { "powers", AG_SHAPE_POWERS, 0, .doc = "What works while this side shows.",
      .rule = "CR 301.2a" },
    { "values", AG_SHAPE_NUMBERS, 0, .doc = "The numbers of its text." },
    { "keywords", AG_SHAPE_KEYWORDS, 0, .doc = "The keywords of the side.",
      .words = ag_keyword_words, .word_count = AG_KEYWORD_COUNT },
    { "tags", AG_SHAPE_TAGS, 0, .doc = "The tags of the side.", .otherwise = "as in front" },
    { "atk", AG_SHAPE_NUMBER, 0, .doc = "Its ATK.", .rule = "CR 301.2b", .otherwise = "as in front",
      .max = 9999 },
    { "damage", AG_SHAPE_WORDS, 0, .doc = "Which type of damage it deals.",
      .otherwise = "as in front", .words = ag_damage_words, .word_count = AG_DAMAGE_COUNT },
    { "health", AG_SHAPE_NUMBER, 0, .doc = "Its health.", .rule = "CR 301.2b",
      .otherwise = "as in front", .max = 9999 },
    { .name = NULL },
};

const ag_field_row ag_fields_reward[] = {
    { "cost", AG_SHAPE_TABLE, 0, .doc = "What completing the quest costs.", .rule = "CR 702.1",
      .as = "cost { … }", .fields = ag_fields_cost },
    { "targets", AG_SHAPE_TARGETS, 0, .doc = "What is chosen as it is completed.",
      .rule = "CR 706.1" },
    { "modes", AG_SHAPE_MODES, 0, .doc = "\"Choose one\", in place of `targets` and `effect`.",
      .rule = "CR 707.1c", .fields = ag_fields_modes },
    { "effect", AG_SHAPE_FUNCTION, 0, .doc = "What its player is given.", .rule = "CR 702.1",
      .as = "function(me, t)" },
    { "only_if", AG_SHAPE_CONDITION, 0, .doc = "It can be completed only while this is so." },
    { "text", AG_SHAPE_TEXT, 0, .doc = "What the reward says, for who reads the file." },
    { "cites", AG_SHAPE_CITES, 0, .doc = "The rules that it is about." },
    { "basic", AG_SHAPE_FLAG, 0, .doc = "[Basic]: on its player's turn, with the chain empty." },
    { "only_your_turn", AG_SHAPE_FLAG, 0, .doc = "On its player's turn alone." },
    { .name = NULL },
};

const ag_field_row ag_fields_mode[] = {
    { "text", AG_SHAPE_TEXT, 0, .doc = "What the mode says: what its player chooses by." },
    { "attach", AG_SHAPE_TARGET, 0,
      .doc = "In this mode the card is an attachment: target(\"host\", …).", .rule = "CR 305.2d" },
    { "targets", AG_SHAPE_TARGETS, 0, .doc = "What is chosen as it is played.",
      .rule = "CR 706.1" },
    { "play", AG_SHAPE_FUNCTION, 0, .doc = "What the mode does.", .rule = "CR 707.1c",
      .as = "function(me, t)" },
    { .name = NULL },
};

const ag_field_row ag_fields_modes[] = {
    { "choose", AG_SHAPE_NUMBER, 0, .doc = "How many of them are chosen, each once.",
      .rule = "CR 707.1c", .otherwise = "1", .min = 1, .max = 255 },
    { "up_to", AG_SHAPE_AMOUNT, 0, .doc = "How many may be chosen: 2 are \"one or both\".",
      .rule = "CR 707.1c", .otherwise = "as many as `choose`" },
    { "by", AG_SHAPE_WORD, 0, .doc = "Who chooses: its player, or an opponent whom they name.",
      .rule = "CR 707.1c", .otherwise = "\"you\"", .words = ag_mode_choosers, .word_count = 2 },
    { .name = NULL },
};

const ag_field_row ag_fields_target[] = {
    { "count", AG_SHAPE_AMOUNT, 0, .doc = "How many targets.", .rule = "CR 706.1",
      .otherwise = "1" },
    { "up_to", AG_SHAPE_AMOUNT, 0, .doc = "As many, or fewer, or none." },
    { "any_number", AG_SHAPE_FLAG, 0, .doc = "Any number of them, or none." },
    { "chosen_by", AG_SHAPE_WORD, 0, .doc = "Who chooses: its player, or the opponents together.",
      .otherwise = "\"you\"", .words = ag_target_choosers, .word_count = 2 },
    { "random", AG_SHAPE_FLAG, 0, .doc = "The game chooses.", .rule = "CR 706.5" },
    { "not_as", AG_SHAPE_NAMES, 0, .doc = "\"Another target\": none that these targets have.",
      .rule = "CR 706.1" },
    { "divides", AG_SHAPE_AMOUNT, 0,
      .doc = "What its player divides among them as they choose, one at least for each: "
             "t:divided(name).",
      .rule = "CR 707.1d" },
    { "cost", AG_SHAPE_AMOUNT_RANGE, 0, .doc = "What its cost must be, worked out as it is aimed.",
      .fields = ag_fields_range },
    { "atk", AG_SHAPE_AMOUNT_RANGE, 0, .doc = "What its ATK must be.", .fields = ag_fields_range },
    { "health", AG_SHAPE_AMOUNT_RANGE, 0, .doc = "What its health must be.",
      .fields = ag_fields_range },
    { .name = NULL },
};
