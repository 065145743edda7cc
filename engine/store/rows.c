// The tables of the schema as data: which column is which field.
#include "store/rows.h"

#define COUNT(list) (int)(sizeof(list) / sizeof(list)[0])

static const ag_column meta_columns[] = {
    { "key", offsetof(ag_meta_row, key), AG_COLUMN_TEXT },
    { "value", offsetof(ag_meta_row, value), AG_COLUMN_TEXT },
};
static const ag_column pack_columns[] = {
    { "key", offsetof(ag_pack_row, key), AG_COLUMN_TEXT },
    { "name", offsetof(ag_pack_row, name), AG_COLUMN_TEXT },
    { "api_level", offsetof(ag_pack_row, api_level), AG_COLUMN_INT },
};
static const ag_column script_columns[] = {
    { "key", offsetof(ag_script_row, key), AG_COLUMN_TEXT },
    { "hash", offsetof(ag_script_row, hash), AG_COLUMN_TEXT },
    { "source", offsetof(ag_script_row, source), AG_COLUMN_TEXT_LATE },
    { "path", offsetof(ag_script_row, path), AG_COLUMN_TEXT },
    { "pack", offsetof(ag_script_row, pack), AG_COLUMN_TEXT },
};
static const ag_column card_columns[] = {
    { "key", offsetof(ag_card_row, key), AG_COLUMN_TEXT },
    { "name", offsetof(ag_card_row, name), AG_COLUMN_TEXT },
    { "type", offsetof(ag_card_row, type), AG_COLUMN_TEXT },
    { "number", offsetof(ag_card_row, number), AG_COLUMN_INT_OR_NULL },
    { "rarity", offsetof(ag_card_row, rarity), AG_COLUMN_TEXT_OR_NULL },
    { "cost", offsetof(ag_card_row, cost), AG_COLUMN_INT_OR_NULL },
    { "cost_x", offsetof(ag_card_row, cost_x), AG_COLUMN_INT },
    { "atk", offsetof(ag_card_row, atk), AG_COLUMN_INT_OR_NULL },
    { "health", offsetof(ag_card_row, health), AG_COLUMN_INT_OR_NULL },
    { "def", offsetof(ag_card_row, def), AG_COLUMN_INT_OR_NULL },
    { "strike", offsetof(ag_card_row, strike), AG_COLUMN_INT_OR_NULL },
    { "damage", offsetof(ag_card_row, damage), AG_COLUMN_TEXT_OR_NULL },
    { "tags", offsetof(ag_card_row, tags), AG_COLUMN_TEXT_OR_NULL },
    { "classes", offsetof(ag_card_row, classes), AG_COLUMN_TEXT_OR_NULL },
    { "faction", offsetof(ag_card_row, faction), AG_COLUMN_TEXT_OR_NULL },
    { "requires", offsetof(ag_card_row, requires), AG_COLUMN_TEXT_OR_NULL },
    { "instant", offsetof(ag_card_row, instant), AG_COLUMN_INT },
    { "ongoing", offsetof(ag_card_row, ongoing), AG_COLUMN_INT },
    { "is_unique", offsetof(ag_card_row, is_unique), AG_COLUMN_INT },
    { "is_unlimited", offsetof(ag_card_row, is_unlimited), AG_COLUMN_INT },
    { "is_token", offsetof(ag_card_row, is_token), AG_COLUMN_INT },
    { "boss_order", offsetof(ag_card_row, boss_order), AG_COLUMN_INT_OR_NULL },
    { "side_count", offsetof(ag_card_row, side_count), AG_COLUMN_INT },
    { "back_name", offsetof(ag_card_row, back_name), AG_COLUMN_TEXT_OR_NULL },
    { "keywords", offsetof(ag_card_row, keywords), AG_COLUMN_TEXT_OR_NULL },
};
static const ag_column card_text_columns[] = {
    { "key", offsetof(ag_card_text_row, key), AG_COLUMN_TEXT },
    { "lang", offsetof(ag_card_text_row, lang), AG_COLUMN_TEXT },
    { "field", offsetof(ag_card_text_row, field), AG_COLUMN_TEXT },
    { "text", offsetof(ag_card_text_row, text), AG_COLUMN_TEXT },
};
static const ag_column raid_columns[] = {
    { "key", offsetof(ag_raid_row, key), AG_COLUMN_TEXT },
    { "name", offsetof(ag_raid_row, name), AG_COLUMN_TEXT },
};
static const ag_column part_columns[] = {
    { "raid", offsetof(ag_part_row, raid), AG_COLUMN_TEXT },
    { "position", offsetof(ag_part_row, position), AG_COLUMN_INT },
    { "key", offsetof(ag_part_row, key), AG_COLUMN_TEXT },
};
static const ag_column deck_columns[] = {
    { "key", offsetof(ag_deck_row, key), AG_COLUMN_TEXT },
    { "name", offsetof(ag_deck_row, name), AG_COLUMN_TEXT },
    { "hero", offsetof(ag_deck_row, hero), AG_COLUMN_TEXT_OR_NULL },
    { "plan", offsetof(ag_deck_row, plan), AG_COLUMN_TEXT_OR_NULL },
    { "raid", offsetof(ag_deck_row, raid), AG_COLUMN_TEXT_OR_NULL },
};
static const ag_column deck_card_columns[] = {
    { "deck", offsetof(ag_deck_card_row, deck), AG_COLUMN_TEXT },
    { "position", offsetof(ag_deck_card_row, position), AG_COLUMN_INT },
    { "key", offsetof(ag_deck_card_row, key), AG_COLUMN_TEXT },
    { "count", offsetof(ag_deck_card_row, count), AG_COLUMN_INT },
};

static const ag_column translation_columns[] = {
    { "script", offsetof(ag_translation_row, script), AG_COLUMN_TEXT },
    { "key", offsetof(ag_translation_row, key), AG_COLUMN_TEXT },
    { "lang", offsetof(ag_translation_row, lang), AG_COLUMN_TEXT },
    { "name", offsetof(ag_translation_row, name), AG_COLUMN_TEXT_OR_NULL },
    { "back_name", offsetof(ag_translation_row, back_name), AG_COLUMN_TEXT_OR_NULL },
    { "text", offsetof(ag_translation_row, text), AG_COLUMN_TEXT_OR_NULL },
    { "back_text", offsetof(ag_translation_row, back_text), AG_COLUMN_TEXT_OR_NULL },
};

const ag_table ag_tables[AG_TABLE_COUNT] = {
    [AG_TABLE_META] = { "meta", "key", sizeof(ag_meta_row), meta_columns, COUNT(meta_columns) },
    [AG_TABLE_PACK] = { "pack", "key", sizeof(ag_pack_row), pack_columns, COUNT(pack_columns) },
    [AG_TABLE_SCRIPT] = { "script", "key", sizeof(ag_script_row), script_columns,
                          COUNT(script_columns) },
    [AG_TABLE_CARD] = { "card", "key", sizeof(ag_card_row), card_columns, COUNT(card_columns) },
    [AG_TABLE_CARD_TEXT] = { "card_text", "key, lang, field", sizeof(ag_card_text_row),
                             card_text_columns, COUNT(card_text_columns) },
    [AG_TABLE_RAID] = { "raid", "key", sizeof(ag_raid_row), raid_columns, COUNT(raid_columns) },
    [AG_TABLE_RAID_BOSS] = { "raid_boss", "raid, position", sizeof(ag_part_row), part_columns,
                             COUNT(part_columns) },
    [AG_TABLE_RAID_PHASE] = { "raid_phase", "raid, position", sizeof(ag_part_row), part_columns,
                              COUNT(part_columns) },
    [AG_TABLE_DECK] = { "deck", "key", sizeof(ag_deck_row), deck_columns, COUNT(deck_columns) },
    [AG_TABLE_DECK_CARD] = { "deck_card", "deck, position", sizeof(ag_deck_card_row),
                             deck_card_columns, COUNT(deck_card_columns) },
    [AG_TABLE_RAID_DECK] = { "raid_deck", "raid, position", sizeof(ag_part_row), part_columns,
                             COUNT(part_columns) },
    [AG_TABLE_TRANSLATION] = { "translation", "script, key", sizeof(ag_translation_row),
                               translation_columns, COUNT(translation_columns) },
};
