// What an effect can do: each script asserts about itself; a fault's report is what the test shows.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lua/api_page.h"
#include "lua/describe/doc.h"
#include "lua/bench.h"
#include "rules/agenda/agenda.h"
#include "rules/turn/turn.h"
#include "state/card.h"
#include "state/zone.h"

#define EFFECT(key, body)                                                                          \
    {                                                                                              \
        key, "return ability \"Effect\" { cost = 1, text = \"\", values = { amount = 4 },\n"       \
             "later = { guard = prevents.damage { to = your.hero } },\n"                           \
             "play = function(me, t)\n" body "\nend }"                                             \
    }

static const bench_script scripts[] = {
    BENCH_BASE,
    { "t/ally",
      "return ally \"Test Ally\" { cost = 2, atk = 1, damage = \"melee\", health = 3, text = \"\", "
      "tags = { \"Orc\" } }" },
    { "t/token",
      "return token \"Test Token\" { atk = 1, damage = \"melee\", health = 1, text = \"\" }" },
    EFFECT("t/reads",
           "local ally = all(opposing.ally)[1]\n"
           "assert(ally.name == 'Test Ally' and ally.key == 't/ally')\n"
           "assert(ally.cost == 2 and ally.atk == 1 and ally.health == 3 and ally.damage == 0)\n"
           "assert(ally.is_ready and not ally.exhausted and ally.in_play and ally.face_up and "
           "ally.exists)\n"
           "assert(not ally.attacking and not ally.defending and not ally.is_token and not "
           "ally.is_boss)\n"
           "assert(ally.owner.is_boss and ally.controller.is_boss and ally.hero.is_boss)\n"
           "assert(ally.hero.order == 1 and ally.order == 0)\n"
           "ally:gain { atk = 2, health = 3, lasts = this_turn }\n"
           "assert(ally:printed('atk') == 1 and ally:printed('health') == 3 and ally.health == 6)\n"
           "assert(ally:printed('cost') == 2 and ally:printed('def') == 0)\n"
           "assert(me.amount == 4 and me.x == 0)\n"
           "assert(ally:is(any.ally) and ally:is(opposing.ally) and not ally:is(any.hero))\n"
           "assert(ally.host == nil and #ally.attachments == 0 and ally:counters('none') == 0)\n"
           "assert(me:is(your.ability))"),
    EFFECT("t/same",
           "local one, two = all(opposing.ally)[1], all(opposing.ally)[1]\n"
           "assert(one == two and me.player == me.player and me.player ~= me.player.opponents[1])\n"
           "local seen = {}\n"
           "seen[one] = true\n"
           "assert(seen[two])\n"
           "assert(all(opposing.ally) == all(opposing.ally))"),
    EFFECT("t/groups",
           "local allies, heroes = all(any.ally), all(your.hero)\n"
           "assert(#allies == 2 and #heroes == 1)\n"
           "local both = allies + heroes\n"
           "assert(#both == 3 and #(both + allies) == 3 and #(both - allies) == 1)\n"
           "assert(both:has(heroes[1]) and not allies:has(heroes[1]))\n"
           "assert(#both:where(opposing.card) == 1 and both[4] == nil)\n"
           "local count = 0\n"
           "for i, card in each(both) do assert(card == both[i]) count = count + 1 end\n"
           "assert(count == 3)\n"
           "assert(both:has(both:random()) and #both:random(2) == 2 and #both:random(9) == 3)\n"
           "for _ in each(any.quest) do error('there is none') end"),
    EFFECT("t/players",
           "local p = me.player\n"
           "assert(not p.is_boss and p.has_turn and p.hand_max == 7 and #p.opponents == 1 and "
           "#p.friends == 1)\n"
           "assert(p.opponents[1].is_boss and p.next == p.opponents[1] and p.friends[1] == p)\n"
           "assert(#p.hand == 1 and p.hand[1] == me and #p.graveyard == 0 and #p.resources == 0)\n"
           "assert(p.deck.count == 3 and p.decks.main == p.deck and "
           "p.opponents[1].decks.main.count == 0)\n"
           "local top = p.deck:top(2)\n"
           "assert(#top == 2 and top[1] == p.deck:top())\n"
           "local drawn = p:draw(2)\n"
           "assert(#drawn == 2 and p.deck.count == 1 and #p.hand == 3)\n"
           "assert(not top[1].exists)\n"
           "local roll = p:roll()\n"
           "assert(roll >= 1 and roll <= 6)\n"
           "p.deck:shuffle()\n"
           "assert(p.name == 'raider 1')"),
    EFFECT("t/moves",
           "local ally = all(your.ally)[1]\n"
           "assert(#ally:exhaust() == 1 and ally.exhausted and #ally:exhaust() == 0)\n"
           "assert(#ally:ready() == 1 and ally.is_ready)\n"
           "local dead, fallen = ally:destroy()\n"
           "assert(#fallen == 1 and fallen[1] == ally)\n"
           "assert(#dead == 1 and not ally.exists and not ally.in_play and ally.atk == 1)\n"
           "assert(dead[1] == ally.owner.graveyard[1])\n"
           "assert(#all(opposing.ally):destroy():to_hand() == 0)\n"  // R101.3c
           "local none, nobody = ally:destroy()\n"
           "assert(#none == 0 and #nobody == 0)\n"
           "local back = dead:to_play { under = me.player, exhausted = true }\n"
           "assert(back[1].in_play and back[1].exhausted and back[1].controller == me.player)\n"
           "assert(back[1].owner == me.player)\n"
           "local hand = back:to_hand()\n"
           "assert(#hand[1].owner.hand == 2)\n"
           "hand = hand:to_deck('top')\n"
           "assert(hand[1].owner.deck.count == 4)\n"
           "local row = hand:to_resources { face = 'down', of = hand[1].owner }\n"
           "assert(not row[1].face_up and row[1].name == '' and #row[1].owner.resources == 1)\n"
           "local gone = row:remove_from_game { hold = true }\n"
           "assert(#gone == 1 and #me.held == 1)"),
    EFFECT("t/damage", "local total, hurt = me.hero:deal(2, 'fire', opposing.card)\n"
                       "assert(total == 4 and #hurt == 2)\n"
                       "total, hurt = me.hero:deal(0, 'fire', opposing.ally)\n"
                       "assert(total == 0 and #hurt == 0)\n"
                       "total, hurt = me.hero:deal(2, {'fire', 'frost'}, nil)\n"
                       "assert(total == 0 and #hurt == 0)\n"
                       "local boss, ally = me.player.opponents[1].hero, all(opposing.ally)[1]\n"
                       "total, hurt = me.hero:heal(1, boss)\n"
                       "assert(total == 1 and boss.damage == 1)\n"
                       "total, hurt = me.hero:deal_each('fire', { { 3, boss }, { 0, ally } }, { "
                       "unpreventable = true })\n"
                       "assert(total == 3 and #hurt == 1 and boss.damage == 4)\n"
                       "total = ally:put_damage(9)\n"
                       "assert(ally.damage == 3)"),
    EFFECT("t/gains", "local ally = all(opposing.ally)[1]\n"
                      "ally:gain { atk = 2, keyword = 'Ferocity', lasts = this_turn }\n"
                      "assert(ally.atk == 3 and ally:is(any.ally:with { keyword = 'Ferocity' }))\n"
                      "opposing.ally:gain { health = plus(2), lasts = this_turn }\n"
                      "assert(ally.health == 5)\n"
                      "ally:gain { atk = -9, lasts = rest_of_game }\n"
                      "assert(ally.atk <= 0)\n"
                      "me:begin('guard', this_turn, { left = 2, ally, 5 })"),
    EFFECT("t/memory", "me.memory[1] = -5\n"
                       "me.memory[4] = me.memory[1] + 7\n"
                       "assert(me.memory[4] == 2 and me.memory[2] == 0)\n"
                       "me:add_counters('charge', 3)\n"
                       "me:remove_counters('charge')\n"
                       "assert(me:counters('charge') == 2)\n"
                       "assert(raid.stage == 1)\n"
                       "set_word('stage', 3)\n"
                       "assert(raid.stage == 3)"),
    EFFECT("t/tokens",
           "local tokens = me.player:put_token('t/token', 3)\n"
           "assert(#tokens == 3 and tokens[1].is_token and tokens[2].controller == me.player)\n"
           "assert(#all(your.ally:with { token = true }) == 3)"),
    EFFECT("t/texts", "assert(me.name == 'Effect' and format('%s hits %d', me.hero.name, 3) == "
                      "'Test Hero hits 3')\n"
                      "error(me.hero)"),
    EFFECT("t/together", "local hero = me.player.friends:choose { from = your.hero }\n"
                         "assert(hero == me.hero)\n"
                         "local none = me.player:choose { from = any.quest }\n"
                         "assert(none == nil)\n"
                         "none = me.player:choose { from = any.quest, up_to = 3 }\n"
                         "assert(#none == 0)\n"
                         "local who = me.player:choose { from = me.player.opponents }\n"
                         "assert(who == me.player.opponents[1])\n"
                         "local two = me.player:choose { from = any.ally, count = 2 }\n"
                         "assert(#two == 2)\n"
                         "assert(me.player:choose_number { min = 4, max = 4 } == 4)\n"
                         "local mine = (me.player.friends + me.player.opponents):each_choose { "
                         "from = your.ally, count = 1 }\n"
                         "assert(#mine == 2 and mine[1].controller ~= mine[2].controller)"),
    { "t/watcher",
      "return ally \"Watcher\" { cost = 1, atk = 1, damage = \"melee\", health = 3, text = \"\",\n"
      "  powers = { when.dealt_damage { of = any.ally, effect = function(me, event, t)\n"
      "    assert(event.card == all(your.ally)[1] and event.source == me.hero)\n"
      "    assert(event.amount == 3 and event.combat and event.by == me.player.opponents[1])\n"
      "    assert(event:has_damage('fire') and not event:has_damage('frost'))\n"
      "    assert(event.from == 'hand' and event.link == nil and event.player == me.player)\n"
      "    assert(event.given[1] == me.hero and event.given[2] == 9 and event.given[3] == nil)\n"
      "  end } } }" },
    // Each of these is a fault; the sentence is in the table below.
    EFFECT("t/bad1", "me.hero:deel(2, 'fire', me.hero)"),
    EFFECT("t/bad2", "return me.amuont"),
    EFFECT("t/bad3", "return t.ally"),
    EFFECT("t/bad4", "me.hero:deal(1.5, 'fire', me.hero)"),
    EFFECT("t/bad5", "me.hero:deal(1, 'fir', me.hero)"),
    EFFECT("t/bad6", "me.name = 'x'"),
    EFFECT("t/bad7", "me.hero:gain { atk = 2 }"),
    EFFECT("t/bad8", "me.hero:gain { attack = 2, lasts = this_turn }"),
    EFFECT("t/bad9", "set_word('stag', 2)"),
    EFFECT("t/bad10", "me:begin('gaurd', this_turn)"),
    EFFECT("t/bad11", "return me.player.decks.mian"),
    EFFECT("t/bad12", "me.player:put_token('t/tokem', 1)"),
    EFFECT("t/bad13", "me.player:choose { form = any.ally }"),
    EFFECT("t/bad14", "me.memory[5] = 1"),
    EFFECT("t/bad15", "all(any.ally):deal(1, 'fire', me.hero)"),
    EFFECT("t/bad16", "me.player:draw(\"one\")"),
    EFFECT("t/bad17", "me.hero:destroy():exhust()"),
    EFFECT("t/bad19", "deal_together { { me.hero, 2, me.hero } }"),
    EFFECT("t/bad20", "deal_together { me.hero }"),
    EFFECT("t/bad18", "me.player:roll { shows = 7 }"),
    { NULL, NULL },
};

static const struct {
    const char *key, *sentence;
} faults[] = {
    { "t/bad1", "a card has no field \"deel\" (did you mean \"deal\"?)" },
    { "t/bad2", "did you mean its value \"amount\"?" },
    { "t/bad3", "there is no target \"ally\"" },
    { "t/bad4", "deal: the amount must be a whole number of at least 0, got 1.5" },
    { "t/bad5", "deal: there is no damage type \"fir\"" },
    { "t/bad6", "a card can't be written to" },
    { "t/bad7", "gain: say how long" },
    { "t/bad8", "attack" },
    { "t/bad9", "set_word: the raid has no word \"stag\" (did you mean \"stage\"?)" },
    { "t/bad10", "(did you mean \"guard\"?)" },
    { "t/bad11", "no deck \"mian\" (did you mean \"main\"?)" },
    { "t/bad12", "t/token" },
    { "t/bad13", "from" },
    { "t/bad14", "the places 1 to 4, not 5" },
    { "t/bad15", "deal: one character does it" },
    { "t/bad16", "draw: the number of cards must be a whole number of at least 0, got \"one\"" },
    { "t/bad17", "a group has no field \"exhust\" (did you mean \"exhaust\"?)" },
    { "t/bad19", "deal_together: expected a damage type, got a card" },
    { "t/bad20", "deal_together: expected a list of { source, amount, type, card }" },
    { "t/bad18", "roll: a die shows 1 to 6, not 7" },
};

static int setup(void **state)
{
    static bench table;
    bench_open(&table, scripts);
    bench_card(&table, 1, "t/ally", AG_ZONE_PARTY);
    bench_card(&table, 2, "t/ally", AG_ZONE_PARTY);
    for (int i = 0; i < 3; i++) {
        bench_card(&table, 1, "t/ally", AG_ZONE_DECK);
    }
    *state = &table;
    return 0;
}

static int teardown(void **state)
{
    bench_close(*state);
    return 0;
}

static ag_progress run(bench *table, const char *key)
{
    return bench_run(table, bench_card(table, 1, key, AG_ZONE_HAND), 0, AG_SLOT_EFFECT);
}

static void passes(void **state, const char *key)
{
    bench *table = *state;
    ag_progress progress = run(table, key);
    if (progress != AG_DONE) {
        fail_msg("%s: %d %s", key, progress, bench_report(table));
    }
    char why[256] = "";
    if (ag_state_check(table->state, why, sizeof why) != 0) {
        fail_msg("%s: %s", key, why);
    }
}

static void reads_cards(void **state)
{
    passes(state, "t/reads");
}
static void compares_handles(void **state)
{
    passes(state, "t/same");
}
static void makes_groups(void **state)
{
    passes(state, "t/groups");
}
static void reads_players(void **state)
{
    passes(state, "t/players");
}
static void moves_cards(void **state)
{
    passes(state, "t/moves");
}
static void deals_damage(void **state)
{
    passes(state, "t/damage");
}
static void changes_for_a_time(void **state)
{
    passes(state, "t/gains");
}
static void remembers(void **state)
{
    passes(state, "t/memory");
}
static void puts_tokens(void **state)
{
    passes(state, "t/tokens");
}
static void names_without_addresses(void **state)
{
    assert_int_equal(run(*state, "t/texts"), AG_FAULT);
    assert_null(strstr(bench_report(*state), "0x"));
}
static void asks_only_what_is_open(void **state)
{
    passes(state, "t/together");
}

// The raider's ally that the set-up put into play, after his hero.
static uint16_t first_ally(const bench *table)
{
    return table->state->cards[table->hero[1].slot].next;
}

static void reads_events(void **state)
{
    bench *table = *state;
    ag_card_id watcher = bench_card(table, 1, "t/watcher", AG_ZONE_PARTY);
    ag_frame *frame = ag_frame_begin(table->rules, ag_card_at(table->state, watcher)->printed, 0,
                                     AG_SLOT_EFFECT, watcher, 1);
    frame->event = (ag_event){ .kind = AG_EVENT_DAMAGED,
                               .seat = 1,
                               .by = 2,
                               .flags = AG_EVENT_COMBAT,
                               .card = ag_card_id_of(table->state, first_ally(table)),
                               .source = table->hero[1],
                               .amount = 3,
                               .damage = AG_DAMAGE_FIRE,
                               .from = AG_ZONE_HAND };
    frame->captured[0] = ag_ref_card(table->hero[1]);
    frame->captured[1] = (ag_ref){ .kind = AG_REF_NUMBER, .number = 9 };
    if (ag_agenda_run(table->rules, 0) != AG_DONE) {
        fail_msg("%s", bench_report(table));
    }
}

static void explains_faults(void **state)
{
    bench *table = *state;
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        assert_int_equal(run(table, faults[i].key), AG_FAULT);
        if (strstr(bench_report(table), faults[i].sentence) == NULL) {
            fail_msg("expected \"%s\" in: %s", faults[i].sentence, bench_report(table));
        }
        // What the fault left behind is the game's to take back.
        table->state->used.tasks = 0;
        table->state->used.frames = 1;
        memset(table->state->frames, 0, sizeof table->state->frames);
    }
}

static char *read_whole(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL) return NULL;
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    char *text = calloc(1, (size_t)size + 1);
    if (fread(text, 1, (size_t)size, file) != (size_t)size) {
        text[0] = '\0';
    }
    fclose(file);
    return text;
}

// With AGGRO_WRITE_DOCS set in the environment, the page is written instead.
static void page_fits_the_rows(const char *path, void (*write)(ag_text *out))
{
    ag_text text = { 0 };
    write(&text);
    if (getenv("AGGRO_WRITE_DOCS") != NULL) {
        FILE *file = fopen(path, "wb");
        assert_non_null(file);
        fwrite(text.bytes, 1, text.length, file);
        fclose(file);
    }
    char *written = read_whole(path);
    assert_non_null(written);
    if (strcmp(written, text.bytes) != 0) {
        fail_msg("%s is not what the rows say: run this test with AGGRO_WRITE_DOCS=1", path);
    }
    free(written);
    ag_text_close(&text);
}

static void docs_fit_the_rows(void **state)
{
    (void)state;
    page_fits_the_rows(AGGRO_SOURCE_DIR "/docs/api.md", api_page_write);
    page_fits_the_rows(AGGRO_SOURCE_DIR "/docs/events.md", events_page_write);
}

// An event that can be watched and has no row would be a page with holes.
static void every_watched_event_says_who_is_who(void **state)
{
    (void)state;
    for (int event = 0; event < AG_EVENT_COUNT; event++) {
        int watched = ag_event_uses[event] >= AG_USE_WATCHED;
        assert_int_equal(watched, ag_event_who[event][AG_WHO_OF] != NULL);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(reads_cards, setup, teardown),
        cmocka_unit_test_setup_teardown(compares_handles, setup, teardown),
        cmocka_unit_test_setup_teardown(makes_groups, setup, teardown),
        cmocka_unit_test_setup_teardown(reads_players, setup, teardown),
        cmocka_unit_test_setup_teardown(moves_cards, setup, teardown),
        cmocka_unit_test_setup_teardown(deals_damage, setup, teardown),
        cmocka_unit_test_setup_teardown(changes_for_a_time, setup, teardown),
        cmocka_unit_test_setup_teardown(remembers, setup, teardown),
        cmocka_unit_test_setup_teardown(puts_tokens, setup, teardown),
        cmocka_unit_test_setup_teardown(names_without_addresses, setup, teardown),
        cmocka_unit_test_setup_teardown(asks_only_what_is_open, setup, teardown),
        cmocka_unit_test_setup_teardown(reads_events, setup, teardown),
        cmocka_unit_test_setup_teardown(explains_faults, setup, teardown),
        cmocka_unit_test(every_watched_event_says_who_is_who),
        cmocka_unit_test(docs_fit_the_rows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
