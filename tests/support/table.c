// The seats are laid out by hand here; tests/kernel/test_setup.c is about how the rules lay them
// out.
#include "game/facts/answer.h"
#include "support/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "rules/agenda/agenda.h"
#include "rules/turn/turn.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

static void hear(void *context, const ag_rules *rules, const ag_event *event)
{
    test_table *table = context;
    char line[256];
    ag_event_log_event told = ag_event_log_event_of(rules, event);
    ag_event_text(rules, &told, -1, line, sizeof line);
    size_t room = TABLE_TOLD_MAX - table->told_length;
    int length = snprintf(table->told + table->told_length, room, "%s\n", line);
    if (length > 0 && (size_t)length < room) {
        table->told_length += (size_t)length;
    }
}

// ---- catalog ----

uint16_t table_card(test_table *table, const char *key, uint32_t types, int cost, int atk,
                    int health)
{
    AG_ASSERT(table->catalog.count < TABLE_CARD_MAX);
    uint16_t printed = ++table->catalog.count;
    ag_card_def *def = &table->defs[printed];
    snprintf(def->key, sizeof def->key, "test/%s", key);
    def->key_hash = ag_hash_text(def->key);
    def->name = table_symbol(table, key);
    def->side_count = 1;
    def->powers = table->powers[printed];
    def->side[0] = (ag_side_def){ .name = key,
                                  .text = "",
                                  .types = types,
                                  .damage = AG_DAMAGE_MELEE,
                                  .cost = (int16_t)cost,
                                  .has_atk = atk > 0,
                                  .atk = (int16_t)atk,
                                  .health = (int16_t)health };
    def->side[1] = def->side[0];
    table->cards[printed] = def;
    return printed;
}

ag_card_def *table_def(test_table *table, uint16_t printed)
{
    AG_ASSERT(printed > 0 && printed <= table->catalog.count);
    return &table->defs[printed];
}

ag_symbol table_symbol(test_table *table, const char *word)
{
    ag_symbol symbol = ag_catalog_symbol(&table->catalog, word);
    if (symbol == 0) {
        AG_ASSERT(table->catalog.symbol_count < TABLE_SYMBOL_MAX);
        symbol = table->catalog.symbol_count++;
        table->symbols[symbol] = word;
    }
    return symbol;
}

ag_power_def *table_power(test_table *table, uint16_t printed, int kind)
{
    ag_card_def *def = table_def(table, printed);
    AG_ASSERT(def->power_count < TABLE_POWER_MAX);
    ag_power_def *power = &table->powers[printed][def->power_count++];
    power->kind = (uint8_t)kind;
    def->kinds |= (uint16_t)AG_BIT(kind);
    power->use = (uint8_t)(def->power_count - 1);
    power->front = 1;
    return power;
}

ag_amount table_amount(int number)
{
    return (ag_amount){ .steps = { { .op = AG_OP_CONST, .value = (int16_t)number } }, .length = 1 };
}

ag_filter table_filter(uint32_t types, int whose)
{
    return (ag_filter){ .types = types, .whose = (uint8_t)whose };
}

// ---- table ----

static void sit(test_table *table, ag_seat seat, int side, uint16_t hero)
{
    ag_state *state = &table->state;
    ag_player *player = &state->players[seat];
    player->flags = AG_PLAYER_IN;
    player->side = (uint8_t)side;
    player->order = seat;
    player->hand_max = side == AG_SIDE_BOSS ? 10 : 7;
    player->hand = (uint8_t)ag_pile_open(state, AG_ZONE_HAND, seat, 0);
    player->party = (uint8_t)ag_pile_open(state, AG_ZONE_PARTY, seat, 0);
    player->resources = (uint8_t)ag_pile_open(state, AG_ZONE_RESOURCES, seat, 0);
    player->removed = (uint8_t)ag_pile_open(state, AG_ZONE_REMOVED, seat, 0);
    player->aside = (uint8_t)ag_pile_open(state, AG_ZONE_ASIDE, seat, 0);
    player->deck_count = 1;
    player->decks[0] = (uint8_t)ag_pile_open(state, AG_ZONE_DECK, seat, 0);
    player->graveyards[0] = (uint8_t)ag_pile_open(state, AG_ZONE_GRAVEYARD, seat, 0);
    player->turn_began = 1;
    player->hero = table_put(table, hero, seat, AG_ZONE_PARTY);
}

test_table *table_open(int raiders)
{
    test_table *table = calloc(1, sizeof *table);
    AG_ASSERT(table != NULL);
    table->cards[0] = &table->defs[0];
    table->catalog.cards = table->cards;
    table->catalog.symbols = table->symbols;
    table->catalog.symbol_count = 1;
    table->symbols[0] = "";
    table->catalog.raid = &table->raid;
    table->raid =
        (ag_raid_def){ .key = "test", .name = "Test", .raiders_min = 1, .raiders_max = 5 };
    table->script = fake_script_open(&table->catalog);
    AG_ASSERT(table->script != NULL);
    ag_state_open(&table->state);
    table->rules = (ag_rules){ .state = &table->state,
                               .catalog = &table->catalog,
                               .port = &table->script->port,
                               .announced = hear,
                               .announced_context = table };
    table->state.seat_count = (uint8_t)(raiders + 1);
    table->boss = (ag_seat)(raiders + 1);
    ag_rng_seed(&table->state.rng, 1, 1);
    uint16_t hero = table_card(table, "Hero", AG_TYPE_HERO, 0, 0, 28);
    uint16_t boss = table_card(table, "Boss", AG_TYPE_HERO, 0, 5, 100);
    for (int seat = 1; seat <= raiders; seat++) {
        sit(table, (ag_seat)seat, AG_SIDE_RAIDERS, hero);
    }
    sit(table, table->boss, AG_SIDE_BOSS, boss);
    ag_pile_open(&table->state, AG_ZONE_CHAIN, 0, 0);
    table->state.turn = (ag_turn){ .number = 1, .seat = 1, .phase = AG_PHASE_ACTION };
    return table;
}

void table_close(test_table *table)
{
    fake_script_close(table->script);
    free(table);
}

static int pile_for(const ag_state *state, ag_seat seat, int zone)
{
    return ag_pile_of(state, zone, zone == AG_ZONE_CHAIN ? 0 : seat, 0);
}

ag_card_id table_put(test_table *table, uint16_t printed, ag_seat seat, int zone)
{
    ag_state *state = &table->state;
    uint32_t types = table->defs[printed].side[0].types;
    ag_card_id id =
        ag_card_open(state, printed, seat, 0, table->defs[printed].token ? AG_CARD_TOKEN : 0);
    ag_card *card = ag_card_edit(state, id);
    card->entered = ag_state_timestamp(state);
    if (zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES) {
        card->controller = seat;
        card->entered_under = seat;
        card->flags |=
            zone == AG_ZONE_RESOURCES && !(types & AG_TYPE_QUEST) ? AG_CARD_FACE_DOWN : 0;
    }
    ag_pile_put(state, id.slot, pile_for(state, seat, zone), 1);
    return id;
}

ag_card_id table_hero(const test_table *table, ag_seat seat)
{
    return table->state.players[seat].hero;
}

void table_exhaust_heroes(test_table *table)
{
    for (int seat = 1; seat <= table->state.seat_count; seat++) {
        ag_card_edit(&table->state, table_hero(table, (ag_seat)seat))->flags |= AG_CARD_EXHAUSTED;
    }
    ag_touch(&table->state, AG_TOUCH_EXHAUSTED);
}

void table_resources(test_table *table, ag_seat seat, int count)
{
    uint16_t blank = ag_catalog_find(&table->catalog, "test/Blank");
    if (blank == 0) {
        blank = table_card(table, "Blank", AG_TYPE_ABILITY, 0, 0, 0);
    }
    for (int i = 0; i < count; i++) {
        table_put(table, blank, seat, AG_ZONE_RESOURCES);
    }
}

// ---- running ----

ag_progress table_run(test_table *table)
{
    char broken[256];
    ag_progress progress = AG_AGAIN;
    for (int steps = 0; progress == AG_AGAIN; steps++) {
        AG_ASSERT(steps < 100000);
        progress = ag_agenda_run(&table->rules, 1);
        if (ag_state_check(&table->state, broken, sizeof broken) != 0) {
            fprintf(stderr, "after step %d: %s\n", steps, broken);
            AG_ASSERT(!"the state checker is content");
        }
    }
    return progress;
}

ag_seat table_asked(const test_table *table)
{
    const ag_choice_state *choice = &table->state.choice;
    for (int seat = 1; seat <= AG_SEAT_MAX && choice->kind != AG_QUESTION_NONE; seat++) {
        if (choice->who & ~choice->agreed & (1u << seat)) return (ag_seat)seat;
    }
    return 0;
}

static ag_progress answer(test_table *table, const ag_picks *picks)
{
    char reason[160];
    ag_seat seat = table_asked(table);
    const char *refused = ag_choice_refuse(&table->rules, seat, picks, reason, sizeof reason);
    if (refused != NULL) {
        fprintf(stderr, "refused: %s\n", refused);
        AG_ASSERT(!"the answer was offered");
    }
    return ag_choice_answer(&table->rules, seat, picks) ? table_run(table) : AG_ASK;
}

ag_progress table_pick(test_table *table, int index)
{
    ag_picks picks = { .count = 1, .picks = { (uint16_t)index } };
    AG_ASSERT(index >= 0);
    return answer(table, &picks);
}

ag_progress table_action_phase(test_table *table)
{
    ag_task_push(&table->rules, AG_TASK_ACTION_STEP);
    return table_run(table);
}

ag_progress table_do(test_table *table, int kind, ag_card_id card)
{
    return table_pick(table, table_option(table, kind, card));
}

ag_progress table_pick_none(test_table *table)
{
    ag_picks picks = { .count = 0 };
    return answer(table, &picks);
}

ag_progress table_number(test_table *table, int number)
{
    ag_picks picks = { .number = (int16_t)number };
    return answer(table, &picks);
}

int table_option(const test_table *table, int kind, ag_card_id card)
{
    for (int i = 0; i < table->state.choice.option_count; i++) {
        const ag_option *option = &table->state.options[i];
        if (option->kind == kind
            && (card.slot == 0 || ag_card_id_same(ag_ref_as_card(option->ref), card))) {
            return i;
        }
    }
    return -1;
}

static int links(const ag_state *state)
{
    int count = 0;
    for (int i = 1; i < state->used.links; i++) {
        count += state->links[i].kind != AG_LINK_FREE;
    }
    return count;
}

ag_progress table_pass_all(test_table *table)
{
    int before = links(&table->state);
    ag_progress progress = AG_ASK;
    for (int i = 0; i <= table->state.seat_count && progress == AG_ASK; i++) {
        int pass = table_option(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
        if (pass < 0 || (before > 0 && links(&table->state) < before)) break;
        progress = table_pick(table, pass);
    }
    return progress;
}

int table_was_told(const test_table *table, const char *part)
{
    return strstr(table->told, part) != NULL;
}
