// A change of the table as a recording has it: in words, so that it means the same to a game that
// numbers its cards, counters and words otherwise. What cannot be meant is refused.
#include "support/suite.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/span.h"
#include "game/record/record_place.h"

static char why[160];

// Two cards, a counter and two words of a raid; `turned`: numbered the other way round.
static void add_things(test_table *to, int turned)
{
    static const char *const cards[] = { "Knight", "Footman" };
    static const char *const counters[] = { "fury", "frost" };
    static const char *const words[] = { "whelps", "rage" };
    for (int i = 0; i < 2; i++) {
        int which = turned ? 1 - i : i;
        table_card(to, cards[which], AG_TYPE_ALLY, 1, 1, 1);
        table_symbol(to, counters[which]);
        to->raid.word_names[to->raid.word_count++] = words[which];
    }
}

static int read_text(const test_table *to, const char *text, ag_place *out)
{
    cJSON *object = cJSON_Parse(text);
    assert_non_null(object);
    why[0] = '\0';
    int read = ag_record_place_read(object, &to->rules, out, why, sizeof why);
    cJSON_Delete(object);
    return read;
}

// Writes it for one table, and reads it for the other.
static ag_place there(const test_table *from, const test_table *to, const ag_place *place)
{
    ag_place out;
    ag_text text = { 0 };
    ag_record_place(&text, &from->catalog, place);
    if (!read_text(to, text.bytes, &out)) {
        fail_msg("%s: %s", text.bytes, why);
    }
    ag_text_close(&text);
    return out;
}

static uint16_t card_of(const test_table *of, const char *key)
{
    return ag_catalog_find(&of->catalog, key);
}

static void every_change_comes_back_as_it_was(void **unused)
{
    (void)unused;
    add_things(table, 0);
    ag_place random = ag_place_random(0xfedcba9876543210u);
    assert_int_equal(ag_place_stream(&random), 0xfedcba9876543210u);
    ag_place random_back = there(table, table, &random);
    assert_memory_equal(&random_back, &random, sizeof random);
    for (int kind = 0; kind < AG_PLACE_KINDS; kind++) {
        ag_place place = { .kind = (uint8_t)kind,
                           .seat = (ag_seat)(kind % 4),
                           .zone = (uint8_t)(kind % AG_ZONE_COUNT),
                           .flags = (uint8_t)(kind * 7 % 32),
                           .card = kind % 2 ? card_of(table, "test/Footman") : 0,
                           .index = 1,
                           .number = kind % 3 ? -kind : 1000,
                           .host = (uint16_t)(kind * 5),
                           .slot = (uint16_t)(kind * 3) };
        if (kind == AG_PLACE_CARD) {
            place.index = 2 | 3 << 8;  // deck 2 of seat 3
        }
        if (kind != AG_PLACE_RANDOM) {
            ag_place back = there(table, table, &place);
            assert_memory_equal(&back, &place, sizeof place);
        }
    }
}

static void a_change_is_written_in_words(void **unused)
{
    (void)unused;
    add_things(table, 0);
    const struct {
        ag_place place;
        const char *text;
    } written[] = {
        { { .kind = AG_PLACE_CARD,
            .seat = 2,
            .zone = AG_ZONE_DECK,
            .index = 1 | 2 << 8,
            .card = card_of(table, "test/Knight"),
            .flags = AG_PLACE_DOWN | AG_PLACE_BOTTOM },
          "{\"kind\":\"card\",\"seat\":2,\"zone\":\"deck\",\"flags\":[\"down\",\"bottom\"],"
          "\"card\":\"test/Knight\",\"deck\":1,\"owner\":2}" },
        { { .kind = AG_PLACE_WORD, .index = 1, .number = -4 },
          "{\"kind\":\"word\",\"word\":\"rage\",\"number\":-4}" },
        { { .kind = AG_PLACE_HOST, .slot = 9, .host = 12 },
          "{\"kind\":\"host\",\"host\":12,\"slot\":9}" },
        { { .kind = AG_PLACE_READY, .slot = 9 }, "{\"kind\":\"ready\",\"slot\":9}" },
        { { .kind = AG_PLACE_START }, "{\"kind\":\"start\"}" },
    };
    for (size_t i = 0; i < sizeof written / sizeof written[0]; i++) {
        ag_text text = { 0 };
        ag_record_place(&text, &table->catalog, &written[i].place);
        assert_string_equal(text.bytes, written[i].text);
        ag_text_close(&text);
    }
}

static void it_means_the_same_to_a_game_that_numbers_otherwise(void **unused)
{
    (void)unused;
    test_table *other = table_open(2);
    add_things(table, 0);
    add_things(other, 1);
    ag_place card = { .kind = AG_PLACE_CARD, .seat = 1, .card = card_of(table, "test/Knight") };
    ag_place word = { .kind = AG_PLACE_WORD, .index = 0, .number = 2 };
    ag_place counter = { .kind = AG_PLACE_COUNTER, .index = table_symbol(table, "fury") };
    ag_place read = there(table, other, &card);
    assert_int_not_equal(read.card, card.card);
    assert_string_equal(ag_catalog_card(&other->catalog, read.card)->key, "test/Knight");
    assert_string_equal(other->raid.word_names[there(table, other, &word).index], "whelps");
    read = there(table, other, &counter);
    assert_int_not_equal(read.index, counter.index);
    assert_string_equal(other->catalog.symbols[read.index], "fury");
    table_close(other);
}

static void numbers_that_no_table_has_are_refused(void **unused)
{
    static const char *const fields[][3] = {
        { "seat", "0", "6" },    { "number", "-1000000", "1000000" },
        { "host", "0", "1023" }, { "slot", "0", "1023" },
        { "deck", "0", "5" },    { "owner", "0", "6" },
    };
    static const char *const wrong[] = { "-3000000", "3000000", "0.5", "\"1\"", "null" };
    (void)unused;
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        char text[96];
        ag_place place;
        for (int end = 1; end <= 2; end++) {
            const char *number = fields[i][end];
            snprintf(text, sizeof text, "{\"kind\":\"card\",\"%s\":%s}", fields[i][0], number);
            if (!read_text(table, text, &place)) {
                fail_msg("%s: %s", text, why);
            }
            snprintf(text, sizeof text, "{\"kind\":\"card\",\"%s\":%d}", fields[i][0],
                     atoi(number) + (end == 1 ? -1 : 1));
            assert_false(read_text(table, text, &place));
        }
        for (size_t j = 0; j < sizeof wrong / sizeof wrong[0]; j++) {
            snprintf(text, sizeof text, "{\"kind\":\"card\",\"%s\":%s}", fields[i][0], wrong[j]);
            assert_false(read_text(table, text, &place));
            assert_non_null(strstr(why, fields[i][0]));
            assert_non_null(strstr(why, "is no number from"));
        }
    }
}

static void words_that_no_game_has_are_refused(void **unused)
{
    static const char *const wrong[][2] = {
        { "{}", "no change \"\"" },
        { "{\"kind\":7}", "no change \"\"" },
        { "{\"kind\":\"Card\"}", "no change \"Card\"" },
        { "{\"kind\":\"card\",\"zone\":\"attic\"}", "no zone \"attic\"" },
        { "{\"kind\":\"card\",\"flags\":[\"new\",\"old\"]}", "no flag \"old\"" },
        { "{\"kind\":\"card\",\"flags\":[1]}", "no flag \"\"" },
        { "{\"kind\":\"card\",\"card\":\"test/Nobody\"}", "the script \"test/Nobody\"" },
        { "{\"kind\":\"word\",\"word\":\"fear\"}", "no word \"fear\"" },
        { "{\"kind\":\"turn\"}", "no step \"\"" },
        { "{\"kind\":\"random\"}", "16 hexadecimal digits" },
        { "{\"kind\":\"random\",\"stream\":\"0123456789abcde\"}", "16 hexadecimal digits" },
        { "{\"kind\":\"random\",\"stream\":\"0123456789abcdeg\"}", "16 hexadecimal digits" },
    };
    (void)unused;
    add_things(table, 0);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        ag_place place;
        assert_false(read_text(table, wrong[i][0], &place));
        if (strstr(why, wrong[i][1]) == NULL) {
            fail_msg("%s: \"%s\" does not say \"%s\"", wrong[i][0], why, wrong[i][1]);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        table_test(every_change_comes_back_as_it_was),
        table_test(a_change_is_written_in_words),
        table_test(it_means_the_same_to_a_game_that_numbers_otherwise),
        table_test(numbers_that_no_table_has_are_refused),
        table_test(words_that_no_game_has_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
