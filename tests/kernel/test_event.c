// Events: told once each, folded into the game hash in a form that knows no slots and no catalog
// numbers.
#include "support/suite.h"

#include "rules/agenda/agenda.h"

static uint64_t hash_after(const ag_event *event)
{
    table->state.told_hash = 0;
    ag_announce(&table->rules, event);
    return table->state.told_hash;
}

static void telling_is_heard_and_counted(void **unused)
{
    (void)unused;
    ag_event event = ag_event_of(&table->rules, AG_EVENT_TURN_ENDS, 1, (ag_card_id){ 0, 0 });
    uint32_t before = table->state.told_count;
    ag_announce(&table->rules, &event);
    assert_int_equal(table->state.told_count, before + 1);
    assert_true(table_was_told(table, "Raider 1 ends the turn."));
}

static void the_hash_is_of_keys_not_of_places(void **unused)
{
    (void)unused;
    uint16_t whelp = table_card(table, "Whelp", AG_TYPE_ALLY, 1, 1, 1);
    uint16_t other = table_card(table, "Drake", AG_TYPE_ALLY, 1, 1, 1);
    ag_card_id first = table_put(table, whelp, 1, AG_ZONE_PARTY);
    ag_card_id second = table_put(table, whelp, 1, AG_ZONE_PARTY);
    ag_card_id third = table_put(table, other, 1, AG_ZONE_PARTY);
    ag_event a = ag_event_of(&table->rules, AG_EVENT_DESTROYED, 1, first);
    ag_event b = ag_event_of(&table->rules, AG_EVENT_DESTROYED, 1, second);
    ag_event c = ag_event_of(&table->rules, AG_EVENT_DESTROYED, 1, third);
    ag_event d = ag_event_of(&table->rules, AG_EVENT_REMOVED, 1, first);
    assert_int_equal(hash_after(&a), hash_after(&b));
    assert_int_not_equal(hash_after(&a), hash_after(&c));
    assert_int_not_equal(hash_after(&a), hash_after(&d));
    b.amount = 1;
    assert_int_not_equal(hash_after(&a), hash_after(&b));
}

// Whatever lay on the stack before: the same event gives the same hash.
static __attribute__((noinline)) void dirty_the_stack(int with)
{
    volatile unsigned char dirt[4096];
    for (size_t i = 0; i < sizeof dirt; i++) {
        dirt[i] = (unsigned char)with;
    }
}

static void the_hash_is_of_the_event_alone(void **unused)
{
    (void)unused;
    ag_event event = ag_event_of(&table->rules, AG_EVENT_TURN_BEGINS, 2, (ag_card_id){ 0, 0 });
    dirty_the_stack(0x55);
    uint64_t first = hash_after(&event);
    dirty_the_stack(0xaa);
    assert_int_equal(hash_after(&event), first);
}

static void who_sees_a_hidden_card(void **unused)
{
    (void)unused;
    ag_card_id held =
        table_put(table, table_card(table, "Secret", AG_TYPE_ABILITY, 1, 0, 0), 2, AG_ZONE_HAND);
    ag_event event = ag_event_of(&table->rules, AG_EVENT_DRAWN, 2, held);
    assert_true(event.flags & AG_EVENT_HIDDEN);
    assert_int_equal(event.seen & 0x0e, 1 << 2);
    ag_event open = ag_event_of(&table->rules, AG_EVENT_ATTACKS, 2, table_hero(table, 2));
    assert_false(open.flags & AG_EVENT_HIDDEN);
    assert_int_equal(open.card_printed, 1);
}

// ---- the rule that it comes from ----

static uint16_t cited[AG_EVENT_COUNT];

static void note_rule(void *context, const ag_rules *rules, const ag_event *event)
{
    (void)context;
    (void)rules;
    cited[event->kind] = event->rule;
}

static void an_event_cites_the_rule_of_its_kind(void **unused)
{
    (void)unused;
    table->rules.announced = note_rule;
    for (int kind = 0; kind < AG_EVENT_COUNT; kind++) {
        ag_event event = ag_event_of(&table->rules, kind, 1, table_hero(table, 1));
        cited[kind] = UINT16_MAX;
        ag_announce(&table->rules, &event);
        assert_int_equal(cited[kind], ag_event_rules[kind]);
    }
    assert_int_equal(cited[AG_EVENT_TARGETED], AG_RULE(CR_706_1));
    assert_int_equal(cited[AG_EVENT_SWAPPED], AG_RULE(R101_4));
    assert_int_equal(cited[AG_EVENT_WORD_SET], AG_RULE(CR_709_2));
    assert_int_equal(cited[AG_EVENT_REFEREE], AG_RULE_NONE);
}

// And what it cites is no part of the game hash.
static void a_nearer_rule_stands_before_that_of_the_kind(void **unused)
{
    (void)unused;
    ag_event event = ag_event_of(&table->rules, AG_EVENT_DESTROYED, 1, table_hero(table, 1));
    uint64_t before = hash_after(&event);
    table->rules.announced = note_rule;
    event.rule = AG_RULE(CR_400_5);
    assert_int_equal(hash_after(&event), before);
    assert_int_equal(cited[AG_EVENT_DESTROYED], AG_RULE(CR_400_5));
}

static void fatal_damage_is_cited_by_what_it_destroys(void **unused)
{
    (void)unused;
    uint16_t whelp = table_card(table, "Whelp", AG_TYPE_ALLY, 1, 1, 1);
    ag_card_id card = table_put(table, whelp, 1, AG_ZONE_PARTY);
    ag_card_edit(&table->state, card)->damage = 1;
    ag_touch(&table->state, AG_TOUCH_DAMAGE);
    table->rules.announced = note_rule;
    ag_process_begin(&table->rules, 0);
    table_run(table);
    assert_int_equal(cited[AG_EVENT_DESTROYED], AG_RULE(CR_410_6a));
}

static void a_host_may_be_deaf(void **unused)
{
    (void)unused;
    ag_event event = { .kind = AG_EVENT_TURN_ENDS, .seat = 1 };
    table->rules.announced = NULL;
    uint64_t before = table->state.told_hash;
    ag_announce(&table->rules, &event);
    assert_int_not_equal(table->state.told_hash, before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        table_test(telling_is_heard_and_counted),
        table_test(the_hash_is_of_keys_not_of_places),
        table_test(the_hash_is_of_the_event_alone),
        table_test(who_sees_a_hidden_card),
        table_test(an_event_cites_the_rule_of_its_kind),
        table_test(a_nearer_rule_stands_before_that_of_the_kind),
        table_test(fatal_damage_is_cited_by_what_it_destroys),
        table_test(a_host_may_be_deaf),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
