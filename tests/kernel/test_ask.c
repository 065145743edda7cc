// Questions as seats see them: whoever is asked gets every option in words, the others only that
// somebody decides.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "game/log/sentence.h"
#include "game/view/view.h"
#include "rules/agenda/agenda.h"
#include "rules/change/change.h"
#include "support/match.h"

static test_table *table;
static ag_game *game;

static int open_game(void **unused)
{
    (void)unused;
    match_options options = { .raiders = 2, .seed = 3 };
    table = table_open(2);
    game = match_open(table, &options);
    return 0;
}

static int close_game(void **unused)
{
    (void)unused;
    ag_game_close(game);
    table_close(table);
    return 0;
}

static int asked(void)
{
    uint32_t waits = ag_game_waits_for(game);
    for (int seat = 1; seat <= 3; seat++) {
        if (waits & (1u << seat)) return seat;
    }
    return 0;
}

static void only_who_is_asked_sees_the_options(void **unused)
{
    (void)unused;
    int seat = asked();
    int other = seat % 2 + 1;
    ag_question mine = ag_game_question(game, seat);
    assert_true(mine.option_count > 1);
    assert_non_null(mine.options);
    assert_int_equal(mine.seats, 1u << seat);
    ag_question theirs = ag_game_question(game, other);
    assert_int_equal(theirs.option_count, 0);
    assert_null(theirs.options);
    assert_int_equal(theirs.fingerprint, 0);
    assert_int_equal(theirs.seats, 1u << seat);
    assert_string_equal(theirs.rule, "");
    ag_question spectator = ag_game_question(game, AG_READER_PUBLIC);
    assert_int_equal(spectator.option_count, 0);
}

// What kind of question another seat has is not to be told from outside.
static void others_cannot_tell_questions_apart(void **unused)
{
    (void)unused;
    for (int i = 0; i < 60; i++) {
        int seat = asked();
        if (seat == 0) break;
        ag_question seen = ag_game_question(game, seat % 2 + 1);
        if (seat != seat % 2 + 1) {
            assert_int_equal(seen.kind, AG_QUESTION_ACTION);
            assert_int_equal(seen.min + seen.max + seen.is_payment + seen.has_proposal, 0);
        }
        match_play(game, (uint64_t)i, 1);
    }
}

static void every_option_has_words(void **unused)
{
    (void)unused;
    for (int i = 0; i < 300 && asked() != 0; i++) {
        ag_question question = ag_game_question(game, asked());
        assert_string_not_equal(question.prompt, "");
        assert_null(strchr(question.prompt, '{'));
        for (int j = 0; j < question.option_count; j++) {
            assert_string_not_equal(question.options[j].text, "");
        }
        match_play(game, (uint64_t)i, 1);
    }
}

static void moves_name_their_cards_and_costs(void **unused)
{
    (void)unused;
    static const char *const parts[] = { "Pass", "Place ", "Play ", "Attack with " };
    int seen[4] = { 0 };
    for (int i = 0; i < 300 && asked() != 0; i++) {
        ag_question question = ag_game_question(game, asked());
        for (int j = 0; j < question.option_count; j++) {
            for (int part = 0; part < 4; part++) {
                seen[part] |=
                    strncmp(question.options[j].text, parts[part], strlen(parts[part])) == 0;
            }
            int is_move =
                question.options[j].move != AG_MOVE_PASS && question.kind == AG_QUESTION_ACTION;
            assert_true(!is_move || question.options[j].card != 0);
        }
        match_play(game, (uint64_t)i, 1);
    }
    for (int part = 0; part < 4; part++) {
        assert_true(seen[part]);
    }
}

static void a_choice_of_hidden_cards_hides_them(void **unused)
{
    (void)unused;
    ag_rules *rules = &table->rules;
    uint16_t secret = table_card(table, "Secret", AG_TYPE_ABILITY, 1, 0, 0);
    ag_card_id card = table_put(table, secret, 2, AG_ZONE_HAND);
    ag_ref ref = ag_ref_card(card);
    char text[96];
    ag_choose_def def = { .kind = AG_QUESTION_PICK,
                          .who = 1 << 1,
                          .aim = AG_AIM_HARM,
                          .prompt = AG_PROMPT_SCRIPT,
                          .max = 1,
                          .about = card };
    ag_choose_begin(rules, &def, &ref, 1);
    assert_int_equal(table_run(table), AG_ASK);
    ag_option_text(rules, &table->state.options[0], 1, text, sizeof text);
    assert_null(strstr(text, "Secret"));
    assert_int_equal(ag_view_id(&table->state, card, 1), 0);
    ag_prompt_text(rules, 1, text, sizeof text);
    assert_null(strstr(text, "Secret"));
    ag_option_text(rules, &table->state.options[0], 2, text, sizeof text);
    assert_non_null(strstr(text, "Secret"));
}

static void a_prompt_of_the_script_is_shown_as_it_is(void **unused)
{
    (void)unused;
    char text[160];
    ag_symbol symbol = table_symbol(table, "Which whelp?");
    ag_choose_yes_begin(&table->rules, 1 << 1, AG_PROMPT_SCRIPT, symbol, table_hero(table, 1));
    table_run(table);
    ag_prompt_text(&table->rules, 1, text, sizeof text);
    assert_string_equal(text, "Which whelp?");
}

static void who_decides_together_sees_that_a_proposal_stands(void **unused)
{
    (void)unused;
    ag_rules *rules = ag_game_rules_edit(game);
    while (asked() != 0 && rules->state->choice.kind == AG_QUESTION_YES_NO) {
        match_play(game, 1, 1);
    }
    rules->state->choice.who = 1 << 1 | 1 << 2;
    assert_false(ag_game_question(game, 1).has_proposal);
    ag_picks picks = { .count = 1, .picks = { 0 } };
    ag_choice_answer(rules, 1, &picks);
    assert_false(ag_game_question(game, 1).has_proposal);
    assert_true(ag_game_question(game, 2).has_proposal);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(only_who_is_asked_sees_the_options, open_game, close_game),
        cmocka_unit_test_setup_teardown(others_cannot_tell_questions_apart, open_game, close_game),
        cmocka_unit_test_setup_teardown(every_option_has_words, open_game, close_game),
        cmocka_unit_test_setup_teardown(moves_name_their_cards_and_costs, open_game, close_game),
        cmocka_unit_test_setup_teardown(a_choice_of_hidden_cards_hides_them, open_game, close_game),
        cmocka_unit_test_setup_teardown(a_prompt_of_the_script_is_shown_as_it_is, open_game,
                                        close_game),
        cmocka_unit_test_setup_teardown(who_decides_together_sees_that_a_proposal_stands, open_game,
                                        close_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
