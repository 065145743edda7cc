// The modes of raids and their decks, outside any game: lists of both, and the check of a deck
// against what a mode allows.
#include "api/decks/raid_modes.h"

#include <stdio.h>
#include <string.h>

#include "aggro_author.h"
#include "api/decks/boss_decks.h"
#include "api/decks/deck_list.h"
#include "base/error.h"
#include "base/span.h"
#include "lua/words/api.h"
#include "lua/host/host.h"

ag_status ag_raid_look_at(ag_engine *engine, const char *raid, ag_raid_look *look, void *context,
                          ag_error *error)
{
    ag_host *host = NULL;
    const void *row;
    const ag_raid_def *def;
    ag_status status = ag_library_named(engine->library, AG_TABLE_RAID, raid, &row, error);
    if (status == AG_OK) status = ag_api_host_open(&engine->source, &host, error);
    if (status == AG_OK) {
        status = ag_host_load_raid(host, ((const ag_raid_row *)row)->key, &def, error);
    }
    if (status == AG_OK) status = look(context, def, error);
    ag_host_close(host);
    return status;
}

// ---- lists ----

typedef struct mode_look {
    const ag_engine *engine;
    int index;
    ag_mode_info *out;
} mode_look;

static ag_status look_mode(void *context, const ag_raid_def *raid, ag_error *error)
{
    mode_look *look = context;
    const char *name = ag_boss_decks_mode(look->engine->library, raid, look->index);
    const ag_mode_def *mode = name == NULL ? NULL : ag_raid_mode(raid, name);
    (void)error;
    if (name != NULL) {
        snprintf(look->out->name, sizeof look->out->name, "%s", name);
        snprintf(look->out->rule, sizeof look->out->rule, "%s", mode == NULL ? "" : mode->rule);
        look->out->raiders_min = mode == NULL ? raid->raiders_min : mode->raiders_min;
        look->out->raiders_max = mode == NULL ? raid->raiders_max : mode->raiders_max;
    }
    return AG_OK;
}

ag_status ag_raid_mode_at(ag_engine *engine, const char *raid, int index, ag_mode_info *out,
                          ag_error *error)
{
    mode_look look = { .engine = engine, .index = index, .out = out };
    if (engine == NULL || raid == NULL || out == NULL) {
        return ag_fail(error, AG_USAGE, "an engine, a raid and room for a mode were expected");
    }
    memset(out, 0, sizeof *out);
    return ag_raid_look_at(engine, raid, look_mode, &look, error);
}

typedef struct deck_look {
    ag_engine *engine;
    const char *mode;
    int index;
    ag_raid_deck_info *out;
} deck_look;

static ag_status look_deck(void *context, const ag_raid_def *raid, ag_error *error)
{
    deck_look *look = context;
    ag_boss_decks decks = { .count = 0 };
    ag_boss_table table = { look->engine, raid->key, look->mode, raid->raiders_min };
    ag_status status = ag_boss_decks_open(&decks, &table, NULL, error);
    if (status == AG_OK) status = ag_boss_decks_check_mode(&decks, raid, error);
    if (status == AG_OK && look->index >= 0 && look->index < decks.count) {
        const ag_boss_deck *deck = &decks.decks[look->index];
        const ag_deck_row *row = ag_library_deck(look->engine->library, deck->label);
        snprintf(look->out->part, sizeof look->out->part, "%s", strrchr(deck->part, '/') + 1);
        snprintf(look->out->key, sizeof look->out->key, "%s", deck->label);
        snprintf(look->out->name, sizeof look->out->name, "%s", row == NULL ? "" : row->name);
        look->out->cards = deck->count;
    }
    ag_boss_decks_close(&decks);
    return status;
}

ag_status ag_raid_deck_at(ag_engine *engine, const char *raid, const char *mode, int index,
                          ag_raid_deck_info *out, ag_error *error)
{
    deck_look look = { .engine = engine, .mode = mode, .index = index, .out = out };
    if (engine == NULL || raid == NULL || out == NULL) {
        return ag_fail(error, AG_USAGE, "an engine, a raid and room for a deck were expected");
    }
    memset(out, 0, sizeof *out);
    return ag_raid_look_at(engine, raid, look_deck, &look, error);
}

// ---- one deck ----

typedef struct hold_look {
    ag_deck_list *list;
    const char *mode, *part;
} hold_look;

static int take_breach(void *context, int index, const char *text, const char *rule)
{
    ag_deck_list *list = context;
    const ag_deck_entry *entry = index < 0 ? NULL : ag_list_at(&list->entries, index);
    ag_deck_list_breach(list, entry == NULL ? 0 : entry->line, text, rule);
    return 1;
}

static ag_status look_at_list(void *context, const ag_raid_def *raid, ag_error *error)
{
    const hold_look *look = context;
    ag_deck_list *list = look->list;
    const ag_card_row *cards[AG_DECK_LINES_MAX];
    int counts[AG_DECK_LINES_MAX];
    ag_deck_held held = { .cards = cards, .counts = counts, .count = list->entries.count };
    ag_boss_decks decks = { .count = 0 };
    ag_boss_table table = { list->engine, raid->key, look->mode, raid->raiders_min };
    ag_status status = ag_boss_decks_open(&decks, &table, NULL, error);
    if (status == AG_OK) status = ag_boss_decks_check_mode(&decks, raid, error);
    if (status == AG_OK) status = ag_boss_decks_check_part(&decks, look->part, error);
    const ag_mode_def *mode = status < 0 ? NULL : ag_raid_mode(raid, decks.mode);
    for (int i = 0; i < held.count; i++) {
        const ag_deck_entry *entry = ag_list_at(&list->entries, i);
        cards[i] = entry->card;
        counts[i] = entry->count;
    }
    if (status == AG_OK) {
        list->breaches.count = 0;
        list->of_raid = 1;
    }
    if (status == AG_OK && list->hero != NULL) {
        ag_deck_list_breach(list, list->hero_line, "holds a hero: a Boss player's deck has none",
                            mode == NULL ? "" : mode->rule);
    }
    if (mode != NULL) {
        ag_raid_deck of = { raid, mode, ag_raid_deck_called(raid, look->part) };
        ag_raid_deck_breaches(list->engine->library, &of, &held, take_breach, list);
    }
    ag_boss_decks_close(&decks);
    return status;
}

ag_status ag_deck_hold(ag_deck_list *list, const char *raid, const char *mode, const char *part,
                       ag_error *error)
{
    hold_look look = { list, mode, part };
    if (list == NULL || raid == NULL || part == NULL) {
        return ag_fail(error, AG_USAGE,
                       "a deck, a raid and "
                       "the name of one of its decks were expected");
    }
    return ag_raid_look_at(list->engine, raid, look_at_list, &look, error);
}
