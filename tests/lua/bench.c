// The table of two.
#include "game/facts/answer.h"
#include "lua/bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "lua/words/api.h"
#include "rules/agenda/agenda.h"
#include "rules/turn/turn.h"
#include "state/card.h"
#include "state/zone.h"

static int find(void *context, const char *key, ag_script *out)
{
    bench *table = context;
    for (int i = 0; table->scripts[i].key != NULL; i++) {
        const bench_script *script = &table->scripts[i];
        if (strcmp(script->key, key) == 0) {
            size_t size = strlen(script->source);
            AG_ASSERT(i < (int)(sizeof table->hashes / sizeof table->hashes[0]));
            ag_hash_script(script->source, size, table->hashes[i]);
            *out = (ag_script){ key, key, script->source, size, table->hashes[i] };
            return 1;
        }
    }
    return 0;
}

static const char *key_at(void *context, int index)
{
    bench *table = context;
    return table->scripts[index].key;
}

static void sit_down(ag_state *state, ag_seat seat, int side)
{
    ag_player *player = &state->players[seat];
    player->flags = AG_PLAYER_IN;
    player->side = (uint8_t)side;
    player->order = seat;
    player->hand_max = 7;
    player->hand = (uint8_t)ag_pile_open(state, AG_ZONE_HAND, seat, 0);
    player->party = (uint8_t)ag_pile_open(state, AG_ZONE_PARTY, seat, 0);
    player->resources = (uint8_t)ag_pile_open(state, AG_ZONE_RESOURCES, seat, 0);
    player->removed = (uint8_t)ag_pile_open(state, AG_ZONE_REMOVED, seat, 0);
    player->aside = (uint8_t)ag_pile_open(state, AG_ZONE_ASIDE, seat, 0);
    player->deck_count = 1;
    player->decks[0] = (uint8_t)ag_pile_open(state, AG_ZONE_DECK, seat, 0);
    player->graveyards[0] = (uint8_t)ag_pile_open(state, AG_ZONE_GRAVEYARD, seat, 0);
}

ag_card_id bench_card(bench *table, ag_seat seat, const char *key, int zone)
{
    ag_state *state = table->state;
    ag_error error;
    uint16_t printed;
    if (ag_host_load_card(table->host, key, &printed, &error) < 0) {
        fprintf(stderr, "%s\n", error.text);
        abort();
    }
    ag_card_id card = ag_card_open(state, printed, seat, 0, 0);
    if (zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES) {
        ag_card_edit(state, card)->controller = seat;
        ag_card_edit(state, card)->entered_under = seat;
    }
    ag_card_edit(state, card)->entered = ag_state_timestamp(state);
    ag_pile_put(state, card.slot, ag_pile_of(state, zone, seat, 0), 1);
    for (int aspect = 0; aspect < AG_TOUCH_COUNT; aspect++) {
        ag_touch(state, aspect);
    }
    return card;
}

void bench_open(bench *table, const bench_script *scripts)
{
    ag_error error = { .text = "" };
    const ag_raid_def *raid;
    memset(table, 0, sizeof *table);
    table->scripts = scripts;
    table->source = (ag_source){ .context = table, .find = find, .key = key_at };
    if (ag_api_host_open(&table->source, &table->host, &error) < 0
        || ag_host_load_raid(table->host, "t", &raid, &error) < 0) {
        fprintf(stderr, "%s\n", error.text);
        abort();
    }
    table->lua = ag_scripts_open(table->host);
    table->state = calloc(1, sizeof *table->state);
    table->rules = calloc(1, sizeof *table->rules);
    AG_ASSERT(table->lua != NULL && table->state != NULL && table->rules != NULL);
    *table->rules = (ag_rules){ .state = table->state,
                                .catalog = table->lua->catalog,
                                .port = table->lua->port };
    ag_state *state = table->state;
    ag_state_open(state);
    ag_rng_seed(&state->rng, 7, 1);
    state->seat_count = 2;
    ag_pile_open(state, AG_ZONE_CHAIN, 0, 0);
    sit_down(state, 1, AG_SIDE_RAIDERS);
    sit_down(state, 2, AG_SIDE_BOSS);
    state->turn.seat = 1;
    state->turn.number = 1;
    state->raid_words[0] = 1;
    table->hero[1] = bench_card(table, 1, "t/hero", AG_ZONE_PARTY);
    table->hero[2] = bench_card(table, 2, "t/boss", AG_ZONE_PARTY);
    state->players[1].hero = table->hero[1];
    state->players[2].hero = table->hero[2];
}

void bench_close(bench *table)
{
    table->lua->close(table->lua);
    ag_host_close(table->host);
    free(table->state);
    free(table->rules);
}

ag_progress bench_run(bench *table, ag_card_id card, int power, int slot)
{
    const ag_card *at = ag_card_at(table->state, card);
    ag_frame_begin(table->rules, at->printed, (uint16_t)power, slot, card, at->owner);
    return ag_agenda_run(table->rules, 0);
}

ag_progress bench_answer(bench *table, ag_seat seat, int pick)
{
    ag_picks picks = { .count = 1, .picks = { (uint16_t)pick } };
    char why[200];
    if (ag_choice_refuse(table->rules, seat, &picks, why, sizeof why) != NULL) {
        fprintf(stderr, "%s\n", why);
        abort();
    }
    ag_choice_answer(table->rules, seat, &picks);
    return ag_agenda_run(table->rules, 0);
}

const char *bench_report(bench *table)
{
    return table->lua->fault;
}
