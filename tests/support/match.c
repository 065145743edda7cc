// Cards without text: what is tested here is the game around the rules.
#include "support/match.h"

#include <stdio.h>
#include <string.h>

#include "base/rng.h"
#include "rules/change/change.h"
#include "rules/turn/turn.h"

enum { RAIDER_DECK = 30, BOSS_DECK = 24 };

static const char *const ally_keys[] = { "Footman", "Knight", "Champion" };

static uint16_t card_once(test_table *table, const char *name, uint32_t types, int cost, int atk,
                          int health)
{
    char key[64];
    snprintf(key, sizeof key, "test/%s", name);
    uint16_t printed = ag_catalog_find(&table->catalog, key);
    return printed != 0 ? printed : table_card(table, name, types, cost, atk, health);
}

static void fill_deck(test_table *table, uint16_t *cards, int count)
{
    uint16_t prayer = card_once(table, "Prayer", AG_TYPE_ABILITY, 1, 0, 0);
    for (int i = 0; i < count; i++) {
        int size = i % 3;
        cards[i] = i % 3 == 2 && i % 2 == 0 ? prayer
                                            : card_once(table, ally_keys[size], AG_TYPE_ALLY,
                                                        size + 1, size + 1, size + 2);
    }
}

// R100.2: the raid says what follows its Boss's fatal damage; this one is lost by the Boss player.
static ag_progress boss_falls(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)step;
    (void)context;
    ag_player_lose(rules, frame->seat, AG_END_BOSS);
    return AG_DONE;
}

static void open_raid(test_table *table, uint16_t boss)
{
    table->raid.boss_keys[0] = table_def(table, boss)->key;
    table->raid.boss_count = 1;
    table->raid.hand_max[AG_SIDE_BOSS] = 10;
    if (table->raid.fatal_power == 0) {
        table->raid.printed = table_card(table, "Raid", AG_TYPE_RAID, 0, 0, 0);
        ag_power_def *fatal = table_power(table, table->raid.printed, AG_POWER_CALL);
        fatal->functions = AG_BIT(AG_SLOT_EFFECT);
        table->raid.fatal_power = 1;
        fake_script_effect(table->script, table->raid.printed, 0, boss_falls, NULL);
    }
}

ag_status match_reopen(test_table *table, const match_options *options, ag_game **out,
                       ag_error *error)
{
    uint16_t raider_deck[RAIDER_DECK];
    uint16_t boss_deck[BOSS_DECK];
    fill_deck(table, raider_deck, RAIDER_DECK);
    fill_deck(table, boss_deck, BOSS_DECK);
    open_raid(table, card_once(table, "Raid Boss", AG_TYPE_HERO, 0, 5, 30));
    ag_game_options def = { .raid_key = "test",
                            .mode = "standard",
                            .seed = options->seed,
                            .bare = options->bare,
                            .ask_all = options->ask_all,
                            .keep_no_keyframes = options->keep_no_keyframes,
                            .check = 1,
                            .seat_count = options->raiders + 1 };
    for (int seat = 1; seat <= options->raiders; seat++) {
        def.deck_keys[seat] = "test/raider_deck";
        def.seats[seat] = (ag_seat_def){ .side = AG_SIDE_RAIDERS,
                                         .deck_count = 1,
                                         .hero = ag_catalog_find(&table->catalog, "test/Hero"),
                                         .cards = { raider_deck },
                                         .counts = { RAIDER_DECK } };
    }
    def.deck_keys[def.seat_count] = "";
    def.seats[def.seat_count] = (ag_seat_def){
        .side = AG_SIDE_BOSS, .deck_count = 1, .cards = { boss_deck }, .counts = { BOSS_DECK }
    };
    return ag_game_begin(&def, table->script->scripts.fork(&table->script->scripts), out, error);
}

ag_game *match_open(test_table *table, const match_options *options)
{
    ag_game *game;
    ag_error error;
    if (match_reopen(table, options, &game, &error) < 0) {
        fprintf(stderr, "%s\n", error.text);
        AG_ASSERT(!"the game opens");
    }
    return game;
}

static void pick_any(const ag_question *question, ag_rng *rng, ag_answer *answer)
{
    memset(answer, 0, sizeof *answer);
    int single = question->kind == AG_QUESTION_ACTION || question->kind == AG_QUESTION_YES_NO;
    answer->number = question->min;
    answer->count = single ? 1 : question->kind == AG_QUESTION_PICK ? question->min : 0;
    int first =
        question->option_count > 0 ? (int)ag_rng_below(rng, (uint32_t)question->option_count) : 0;
    for (int i = 0; i < answer->count; i++) {
        answer->picks[i] = (uint16_t)((first + i) % question->option_count);
    }
}

int match_play(ag_game *game, uint64_t seed, int answers)
{
    ag_rng rng;
    ag_rng_seed(&rng, seed, 3);
    for (int given = 0; given < answers; given++) {
        uint32_t waits = ag_game_waits_for(game);
        if (waits == 0) return given;
        int seat = 1;
        while (!(waits & (1u << seat))) {
            seat++;
        }
        ag_question question = ag_game_question(game, seat);
        ag_answer answer;
        ag_error error;
        pick_any(&question, &rng, &answer);
        if (ag_game_answer(game, seat, &answer, &error) < 0) {
            fprintf(stderr, "%s\n", error.text);
            AG_ASSERT(!"the answer was taken");
        }
    }
    return answers;
}
