// Writes a scenario as text: a file that `aggro test` reads.
#include <stdlib.h>
#include <string.h>

#include "lua/to_scenario/to_scenario_run.h"
#include "state/player.h"

enum { COLUMNS = 100 };

// ---- lists ----

static void *grown(void *items, int count, int *capacity, size_t size)
{
    if (count < *capacity) return items;
    int larger = *capacity == 0 ? 64 : *capacity * 2;
    void *moved = realloc(items, (size_t)larger * size);
    if (moved != NULL) {
        *capacity = larger;
    }
    return moved;
}

to_scenario_card *ag_to_scenario_card(ag_to_scenario_run *tale)
{
    to_scenario_card *cards =
        grown(tale->cards, tale->card_count, &tale->card_capacity, sizeof *cards);
    if (cards == NULL) {
        tale->failed = 1;
        return NULL;
    }
    tale->cards = cards;
    cards[tale->card_count] = (to_scenario_card){ 0 };
    return &cards[tale->card_count++];
}

to_scenario_step *ag_to_scenario_step(ag_to_scenario_run *tale, int kind, const char *text)
{
    to_scenario_step *steps =
        grown(tale->steps, tale->step_count, &tale->step_capacity, sizeof *steps);
    char *copy = strdup(text);
    if (steps != NULL) {
        tale->steps = steps;
    }
    if (steps == NULL || copy == NULL) {
        free(copy);
        tale->failed = 1;
        return NULL;
    }
    steps[tale->step_count] = (to_scenario_step){ .kind = (uint8_t)kind, .text = copy };
    return &steps[tale->step_count++];
}

static void add_line(ag_to_scenario_run *tale, to_scenario_line **list, int *count, int *capacity,
                     const char *text)
{
    to_scenario_line *lines = grown(*list, *count, capacity, sizeof *lines);
    char *copy = strdup(text);
    if (lines != NULL) {
        *list = lines;
    }
    if (lines == NULL || copy == NULL) {
        free(copy);
        tale->failed = 1;
        return;
    }
    lines[(*count)++] = (to_scenario_line){ .text = copy };
}

void ag_to_scenario_line(ag_to_scenario_run *tale, const char *text)
{
    add_line(tale, &tale->lines, &tale->line_count, &tale->line_capacity, text);
}

void ag_to_scenario_other(ag_to_scenario_run *tale, const char *text)
{
    add_line(tale, &tale->others, &tale->other_count, &tale->other_capacity, text);
}

void ag_to_scenario_cut(ag_to_scenario_run *tale, int step_count)
{
    while (tale->step_count > step_count) {
        free(tale->steps[--tale->step_count].text);
    }
}

void ag_to_scenario_close(ag_to_scenario_run *tale)
{
    ag_to_scenario_cut(tale, 0);
    for (int i = 0; i < tale->card_count; i++) {
        free(tale->cards[i].text);
    }
    for (int i = 0; i < tale->line_count; i++) {
        free(tale->lines[i].text);
    }
    for (int i = 0; i < tale->other_count; i++) {
        free(tale->others[i].text);
    }
    free(tale->cards);
    free(tale->steps);
    free(tale->lines);
    free(tale->others);
    ag_text_close(&tale->notes);
}

// ---- pieces ----

void ag_to_scenario_quote(ag_text *out, const char *text)
{
    ag_text_add(out, "\"");
    for (; *text != '\0'; text++) {
        const char *before = *text == '"' || *text == '\\' ? "\\" : "";
        ag_text_add(out, "%s%c", before, *text == '\n' ? ' ' : *text);
    }
    ag_text_add(out, "\"");
}

// The width of the last line of the text.
static size_t column(const ag_text *out)
{
    size_t count = 0;
    while (count < out->length && out->bytes[out->length - 1 - count] != '\n') {
        count++;
    }
    return count;
}

// Adds an item of a list: on this line, or on the next if it does not fit.
static void add_item(ag_text *out, int first, const char *indent, const char *text)
{
    if (!first && column(out) + strlen(text) + 3 > COLUMNS) {
        ag_text_add(out, ",\n%s%s", indent, text);
    } else {
        ag_text_add(out, "%s%s", first ? " " : ", ", text);
    }
}

static int is_meant(const to_scenario_card *card, int seat, int place, int deck)
{
    return !card->dropped && card->seat == seat && card->place == place && card->deck == deck;
}

static int count_cards(const ag_to_scenario_run *tale, int seat, int place, int deck)
{
    int count = 0;
    for (int i = 0; i < tale->card_count; i++) {
        count += is_meant(&tale->cards[i], seat, place, deck);
    }
    return count;
}

// ---- given ----

// { … } with all cards of one place.
static void add_list(const ag_to_scenario_run *tale, ag_text *out, int seat, int place, int deck,
                     const char *indent)
{
    int first = 1;
    ag_text_add(out, "{");
    for (int i = 0; i < tale->card_count; i++) {
        if (is_meant(&tale->cards[i], seat, place, deck)) {
            add_item(out, first, indent, tale->cards[i].text);
            first = 0;
        }
    }
    ag_text_add(out, " }");
}

static int all_plain(const ag_to_scenario_run *tale, int seat)
{
    for (int i = 0; i < tale->card_count; i++) {
        if (is_meant(&tale->cards[i], seat, RETELL_RESOURCES, 0) && !tale->cards[i].plain) return 0;
    }
    return 1;
}

// A raider's hero is always named: without a name it would be the runner's own.
static void add_bare_hero(const ag_to_scenario_run *tale, ag_text *out, int seat, int place)
{
    uint16_t hero = ag_game_options_of(tale->game)->seats[seat].hero;
    if (place == RETELL_HERO && hero != 0) {
        ag_text_add(out, "      hero = ");
        ag_to_scenario_quote(out, ag_to_scenario_name(tale, hero));
        ag_text_add(out, ",\n");
    }
}

static void add_field(const ag_to_scenario_run *tale, ag_text *out, int seat, int place,
                      const char *field)
{
    int count = count_cards(tale, seat, place, 0);
    if (count == 0) {
        add_bare_hero(tale, out, seat, place);
        return;
    }
    if (place == RETELL_RESOURCES && tale->any_resources && all_plain(tale, seat)) {
        ag_text_add(out, "      %s = %d,\n", field, count);
        return;
    }
    ag_text_add(out, "      %s = ", field);
    if (place == RETELL_HERO) {
        for (int i = 0; i < tale->card_count; i++) {
            if (is_meant(&tale->cards[i], seat, place, 0)) {
                ag_text_add(out, "%s", tale->cards[i].text);
            }
        }
    } else {
        add_list(tale, out, seat, place, 0, "        ");
    }
    ag_text_add(out, ",\n");
}

// decks = { main = { … }, … }
static void add_decks(const ag_to_scenario_run *tale, ag_text *out, int seat, int place,
                      const char *field)
{
    const ag_raid_def *raid = ag_game_rules(tale->game)->catalog->raid;
    int any = 0;
    for (int deck = 0; deck < raid->deck_count; deck++) {
        if (count_cards(tale, seat, place, deck) == 0) continue;
        if (!any) {
            ag_text_add(out, "      %s = {\n", field);
        }
        ag_text_add(out, "        %s = ", raid->deck_names[deck]);
        add_list(tale, out, seat, place, deck, "          ");
        ag_text_add(out, ",\n");
        any = 1;
    }
    if (any) {
        ag_text_add(out, "      },\n");
    }
}

static void add_draws_from(const ag_to_scenario_run *tale, ag_text *out)
{
    if (tale->draws_from != 0) {
        ag_text_add(out, "      draws_from = ");
        ag_to_scenario_quote(
            out, ag_game_rules(tale->game)->catalog->raid->deck_names[tale->draws_from]);
        ag_text_add(out, ",\n");
    }
}

static int has_cards(const ag_to_scenario_run *tale, int seat)
{
    for (int i = 0; i < tale->card_count; i++) {
        const to_scenario_card *card = &tale->cards[i];
        if (card->seat == seat && !card->dropped && card->place != RETELL_LATE) return 1;
    }
    return 0;
}

static void add_seat(const ag_to_scenario_run *tale, ag_text *out, int seat)
{
    int boss = seat == ag_boss_seat(ag_game_rules(tale->game)->state);
    if (boss && !has_cards(tale, seat) && tale->draws_from == 0) return;
    if (boss) {
        ag_text_add(out, "    t:boss {\n");
    } else {
        ag_text_add(out, "    t:seat(%d, {\n", seat);
    }
    add_field(tale, out, seat, RETELL_HERO, boss ? "boss" : "hero");
    add_field(tale, out, seat, RETELL_PLAY, "play");
    add_field(tale, out, seat, RETELL_HAND, "hand");
    add_field(tale, out, seat, RETELL_RESOURCES, "resources");
    if (boss) {
        add_decks(tale, out, seat, RETELL_GRAVEYARD, "graveyards");
        add_decks(tale, out, seat, RETELL_DECK, "decks");
        add_draws_from(tale, out);
    } else {
        add_field(tale, out, seat, RETELL_GRAVEYARD, "graveyard");
        add_field(tale, out, seat, RETELL_DECK, "deck");
    }
    ag_text_add(out, boss ? "    }\n" : "    })\n");
}

// Cards attached to cards that were placed later.
static void add_late(const ag_to_scenario_run *tale, ag_text *out, int seat)
{
    if (count_cards(tale, seat, RETELL_LATE, 0) == 0) return;
    int boss = seat == ag_boss_seat(ag_game_rules(tale->game)->state);
    if (boss) {
        ag_text_add(out, "    t:boss { play = ");
    } else {
        ag_text_add(out, "    t:seat(%d, { play = ", seat);
    }
    add_list(tale, out, seat, RETELL_LATE, 0, "      ");
    ag_text_add(out, boss ? " }\n" : " })\n");
}

static void add_words(const ag_to_scenario_run *tale, ag_text *out)
{
    const ag_raid_def *raid = ag_game_rules(tale->game)->catalog->raid;
    int any = 0;
    for (int i = 0; i < raid->word_count; i++) {
        if (tale->words[i] != raid->words[i]) {
            ag_text_add(out, "%s%s = %d", any ? ", " : "    t:words { ", raid->word_names[i],
                        tale->words[i]);
            any = 1;
        }
    }
    if (any) {
        ag_text_add(out, " }\n");
    }
    const ag_state *state = ag_game_rules(tale->game)->state;
    if (state->strike_classic != raid->strike_classic) {
        ag_text_add(out, "    t:strike_model(\"%s\")\n", state->strike_classic ? "classic" : "v7");
    }
}

static void add_dice(const ag_to_scenario_run *tale, ag_text *out)
{
    if (tale->dice_count == 0 || tale->dice_dropped) return;
    ag_text_add(out, "    t:dice {");
    for (int i = 0; i < tale->dice_count; i++) {
        ag_text_add(out, "%s%d", i == 0 ? " " : ", ", tale->dice[i]);
    }
    ag_text_add(out, " }\n");
}

// If a deck was shuffled, or cards were picked at random, the random stream must be at the same
// place.
static void add_random(const ag_to_scenario_run *tale, ag_text *out)
{
    if (tale->is_random && !tale->random_dropped) {
        ag_text_add(out, "    t:random(\"%016llx\")\n", (unsigned long long)tale->random);
    }
}

static void add_given(const ag_to_scenario_run *tale, ag_text *out)
{
    const ag_state *state = ag_game_rules(tale->game)->state;
    ag_text_add(out, "  given = function(t)\n");
    for (int seat = 1; seat <= state->seat_count; seat++) {
        add_seat(tale, out, seat);
    }
    for (int seat = 1; seat <= state->seat_count; seat++) {
        add_late(tale, out, seat);
    }
    add_words(tale, out);
    add_dice(tale, out);
    add_random(tale, out);
    if (tale->turn_seat == ag_boss_seat(state)) {
        ag_text_add(out, "    t:turn(\"boss\")\n");
    } else if (tale->turn_seat != 1) {
        ag_text_add(out, "    t:turn(%d)\n", tale->turn_seat);
    }
    ag_text_add(out, "  end,\n");
}

// ---- play and expect ----

// What passing answers by itself is written only if nothing passes before the next answer.
static int is_needed(const ag_to_scenario_run *tale, int index)
{
    if (tale->steps[index].dropped || tale->steps[index].kind != RETELL_DEFAULT) {
        return !tale->steps[index].dropped;
    }
    for (int i = index + 1; i < tale->step_count; i++) {
        const to_scenario_step *next = &tale->steps[i];
        if (!next->dropped && next->kind != RETELL_DEFAULT) return next->kind == RETELL_ANSWER;
    }
    return 1;
}

static void add_play(const ag_to_scenario_run *tale, ag_text *out)
{
    ag_text_add(out, "  play = function(t)\n");
    for (int i = 0; i < tale->step_count; i++) {
        if (is_needed(tale, i)) {
            ag_text_add(out, "    %s\n", tale->steps[i].text);
        }
    }
    ag_text_add(out, "  end,\n");
}

// Writes several lists if one would be too long. Lines that are too old for a scenario to look at
// are left out; the log of a test continues after the last of them, which moves that limit a
// little.
static void add_told(const ag_to_scenario_run *tale, ag_text *out)
{
    enum { BEHIND_LEAST = 16 };
    int listed = 0;
    int seen = AG_SCENE_TELLING_MAX - BEHIND_LEAST;
    for (int i = tale->line_count > seen ? tale->line_count - seen : 0; i < tale->line_count; i++) {
        if (tale->lines[i].dropped) continue;
        if (listed == AG_SCENE_TOLD_MAX) {
            ag_text_add(out, ",\n    }\n");
            listed = 0;
        }
        ag_text_add(out, listed > 0 ? ",\n      " : "    t:told {\n      ");
        ag_to_scenario_quote(out, tale->lines[i].text);
        listed++;
    }
    if (listed > 0) {
        ag_text_add(out, ",\n    }\n");
    }
}

static void add_expect(const ag_to_scenario_run *tale, ag_text *out)
{
    ag_text_add(out, "  expect = function(t)\n");
    add_told(tale, out);
    for (int i = 0; i < tale->other_count; i++) {
        if (!tale->others[i].dropped) {
            ag_text_add(out, "    %s\n", tale->others[i].text);
        }
    }
    ag_text_add(out, "  end,\n");
}

// The notes as comments, one line each.
static void add_notes(const ag_to_scenario_run *tale, ag_text *out)
{
    const char *at = tale->notes.length > 0 ? tale->notes.bytes : "";
    while (*at != '\0') {
        size_t length = strcspn(at, "\n");
        ag_text_add(out, "-- %.*s\n", (int)length, at);
        at += length + (at[length] == '\n');
    }
}

void ag_to_scenario_write(const ag_to_scenario_run *tale, ag_text *out)
{
    const ag_game_options *options = ag_game_options_of(tale->game);
    add_notes(tale, out);
    ag_to_scenario_declare(tale, out);
    ag_text_add(out, "return scenario ");
    ag_to_scenario_quote(out, tale->name);
    ag_text_add(out, " {\n");
    ag_to_scenario_declared(tale, out);
    if (ag_boss_seat(ag_game_rules(tale->game)->state) != 0) {
        ag_text_add(out, "  raiders = %d,\n", options->seat_count - 1);
    }
    if (tale->faults) {
        ag_text_add(out, "  faults = true,\n");
    }
    add_given(tale, out);
    add_play(tale, out);
    add_expect(tale, out);
    ag_text_add(out, "}\n");
}
