// Writes a scenario as text: a file that `aggro test` reads. What a recorded scenario declared
// comes with it: its file is copied as a function whose cards and raid are used.
#include <string.h>

#include "base/letter.h"
#include "game/log/sentence.h"
#include "lua/host/draft.h"
#include "lua/to_scenario/to_scenario_run.h"
#include "state/player.h"

enum { COLUMNS = 100 };

static const ag_catalog *catalog_of(const ag_to_scenario_run *run)
{
    return ag_game_rules(run->game)->catalog;
}

static int is_boss(const ag_to_scenario_run *run, int seat)
{
    return seat == ag_boss_seat(ag_to_scenario_state(run));
}

// ---- what was declared ----

// The stem of the card where it was declared; NULL: it comes from the database.
static const char *stem_of(const ag_to_scenario_run *run, int printed)
{
    const char *key = ag_catalog_card(catalog_of(run), (uint16_t)printed)->key;
    return key == NULL ? NULL : ag_inline_stem(key);
}

static int has_own_raid(const ag_to_scenario_run *run)
{
    return strcmp(ag_game_options_of(run->game)->raid_key, AG_INLINE_RAID) == 0;
}

// How many of the declared cards have the name.
static int count_bearers(const ag_to_scenario_run *run, const char *name)
{
    int count = 0;
    for (int printed = 1; printed <= catalog_of(run)->count; printed++) {
        const char *other = ag_catalog_card(catalog_of(run), (uint16_t)printed)->side[0].name;
        count += stem_of(run, printed) != NULL && ag_case_compare(other, name) == 0;
    }
    return count;
}

const char *ag_to_scenario_name(const ag_to_scenario_run *run, uint16_t printed)
{
    const ag_catalog *catalog = catalog_of(run);
    const char *key = ag_catalog_card(catalog, printed)->key;
    const char *name = ag_printed_name(catalog, printed);
    const ag_scenario_host *host = run->host;
    const char *raid = ag_game_options_of(run->game)->raid_key;
    char found[AG_NAME_MAX + 1];
    int bearers = count_bearers(run, name);
    int is_plain = name[0] != '\0' && strchr(name, '@') == NULL;
    // Declared cards come before those of the database.
    int alone =
        stem_of(run, printed) != NULL
            ? bearers == 1
            : bearers == 0
                  && host->key(host->context, raid, name, found, sizeof found, NULL) == AG_OK
                  && strcmp(found, key) == 0;
    return is_plain && alone ? name : key;
}

// The file with the declarations; one recording has at most one.
static int find_file(const ag_to_scenario_run *run, ag_script *out)
{
    const ag_source *source = run->host->source;
    int found = has_own_raid(run) && source->find(source->context, AG_INLINE_RAID, out);
    for (int printed = 1; printed <= catalog_of(run)->count && !found; printed++) {
        const char *key = ag_catalog_card(catalog_of(run), (uint16_t)printed)->key;
        found = stem_of(run, printed) != NULL && source->find(source->context, key, out);
    }
    return found;
}

// In front of the scenario.
static void add_file(const ag_to_scenario_run *run, ag_text *out)
{
    ag_script file;
    if (!find_file(run, &file)) return;
    ag_text_add(out, "-- What the recorded game was played with: the scenarios of %s.\n",
                file.path);
    ag_text_add(out, "local recorded = (function()\n");
    ag_text_add_bytes(out, file.source, file.size);
    ag_text_add(out, "\nend)()\n"
                     "local own, own_raid = {}, nil\n"
                     "for _, one in ipairs(recorded.name and { recorded } or recorded) do\n"
                     "  for stem, card in pairs(one.cards or {}) do\n"
                     "    own[stem] = card\n"
                     "  end\n"
                     "  own_raid = type(one.raid) ~= \"string\" and one.raid or own_raid\n"
                     "end\n\n");
}

// Its fields raid and cards.
static void add_declared(ag_to_scenario_run *run, ag_text *out)
{
    const char *raid = ag_game_options_of(run->game)->raid_key;
    const char *before = "  cards = {\n    ";
    ag_text_add(out, "  raid = %s,\n",
                has_own_raid(run) ? "own_raid" : ag_to_scenario_quote(run, raid));
    for (int printed = 1; printed <= catalog_of(run)->count; printed++) {
        const char *stem = stem_of(run, printed);
        if (stem != NULL && stem[0] != '\0') {
            ag_text_add(out, "%s%s = own[\"%s\"],\n", before, stem, stem);
            before = "    ";
        }
    }
    ag_text_add(out, before[2] == ' ' ? "  },\n" : "");
}

// ---- given ----

// The width of the last line of the text.
static size_t column(const ag_text *out)
{
    size_t count = 0;
    while (count < out->length && out->bytes[out->length - 1 - count] != '\n') {
        count++;
    }
    return count;
}

// The next card at or after `at` that stands there; -1: none.
static int next_card(const ag_to_scenario_run *run, int at, int seat, int place, int deck)
{
    for (; at < run->cards.count; at++) {
        const ag_said *card = &run->cards.items[at];
        if (!card->dropped && card->seat == seat && card->kind == place && card->deck == deck) {
            return at;
        }
    }
    return -1;
}

// { … } with all cards of one place.
static void add_list(const ag_to_scenario_run *run, ag_text *out, const ag_said *like,
                     const char *indent)
{
    int first = 1, at = 0;
    ag_text_add(out, "{");
    while ((at = next_card(run, at, like->seat, like->kind, like->deck)) >= 0) {
        const char *text = run->cards.items[at++].text;
        if (!first && column(out) + strlen(text) + 3 > COLUMNS) {
            ag_text_add(out, ",\n%s%s", indent, text);
        } else {
            ag_text_add(out, "%s%s", first ? " " : ", ", text);
        }
        first = 0;
    }
    ag_text_add(out, " }");
}

// How many resources the seat has, if each of them may be any card; else 0.
static int plain_resources(const ag_to_scenario_run *run, int seat)
{
    int count = 0;
    for (int at = 0; (at = next_card(run, at, seat, PLACE_RESOURCES, 0)) >= 0; at++) {
        if (!run->cards.items[at].plain) return 0;
        count++;
    }
    return run->any_resources ? count : 0;
}

static void add_field(ag_to_scenario_run *run, ag_text *out, int seat, int place, const char *field)
{
    int first = next_card(run, 0, seat, place, 0);
    int plain = place == PLACE_RESOURCES ? plain_resources(run, seat) : 0;
    uint16_t hero = ag_game_options_of(run->game)->seats[seat].hero;
    if (plain > 0) {
        ag_text_add(out, "      %s = %d,\n", field, plain);
    } else if (first >= 0 && place == PLACE_HERO) {
        ag_text_add(out, "      %s = %s,\n", field, run->cards.items[first].text);
    } else if (first >= 0) {
        ag_text_add(out, "      %s = ", field);
        add_list(run, out, &run->cards.items[first], "        ");
        ag_text_add(out, ",\n");
    } else if (place == PLACE_HERO && hero != 0) {
        // A raider's hero is always named: without a name it would be the runner's own.
        ag_text_add(out, "      hero = %s,\n",
                    ag_to_scenario_quote(run, ag_to_scenario_name(run, hero)));
    }
}

// decks = { main = { … }, … }
static void add_decks(const ag_to_scenario_run *run, ag_text *out, int seat, int place,
                      const char *field)
{
    const ag_raid_def *raid = catalog_of(run)->raid;
    int any = 0;
    for (int deck = 0; deck < raid->deck_count; deck++) {
        int first = next_card(run, 0, seat, place, deck);
        if (first < 0) continue;
        if (!any) {
            ag_text_add(out, "      %s = {\n", field);
        }
        ag_text_add(out, "        %s = ", raid->deck_names[deck]);
        add_list(run, out, &run->cards.items[first], "          ");
        ag_text_add(out, ",\n");
        any = 1;
    }
    ag_text_add(out, any ? "      },\n" : "");
}

static int has_cards(const ag_to_scenario_run *run, int seat)
{
    for (int i = 0; i < run->cards.count; i++) {
        const ag_said *card = &run->cards.items[i];
        if (card->seat == seat && !card->dropped && card->kind != PLACE_LATE) return 1;
    }
    return 0;
}

static void begin_seat(ag_text *out, int seat, int boss, const char *more)
{
    if (boss) {
        ag_text_add(out, "    t:boss {%s", more);
    } else {
        ag_text_add(out, "    t:seat(%d, {%s", seat, more);
    }
}

static void add_seat(ag_to_scenario_run *run, ag_text *out, int seat)
{
    static const char *const fields[][2] = {
        { "hero", "boss" },
        { "play", "play" },
        { "hand", "hand" },
        { "resources", "resources" },
        { "graveyard", "graveyards" },
        { "deck", "decks" },
    };
    int boss = is_boss(run, seat);
    if (boss && !has_cards(run, seat) && run->draws_from == 0) return;
    begin_seat(out, seat, boss, "\n");
    for (int place = PLACE_HERO; place <= PLACE_DECK; place++) {
        if (boss && place >= PLACE_GRAVEYARD) {
            add_decks(run, out, seat, place, fields[place][1]);
        } else {
            add_field(run, out, seat, place, fields[place][boss]);
        }
    }
    if (boss && run->draws_from != 0) {
        const char *deck = catalog_of(run)->raid->deck_names[run->draws_from];
        ag_text_add(out, "      draws_from = %s,\n", ag_to_scenario_quote(run, deck));
    }
    ag_text_add(out, boss ? "    }\n" : "    })\n");
}

// Cards attached to cards that were placed later.
static void add_late(const ag_to_scenario_run *run, ag_text *out, int seat)
{
    int boss = is_boss(run, seat);
    int first = next_card(run, 0, seat, PLACE_LATE, 0);
    if (first < 0) return;
    begin_seat(out, seat, boss, " play = ");
    add_list(run, out, &run->cards.items[first], "      ");
    ag_text_add(out, boss ? " }\n" : " })\n");
}

static void add_words(const ag_to_scenario_run *run, ag_text *out)
{
    const ag_raid_def *raid = catalog_of(run)->raid;
    const char *before = "    t:words { ";
    for (int i = 0; i < raid->word_count; i++) {
        if (run->words[i] != raid->words[i]) {
            ag_text_add(out, "%s%s = %d", before, raid->word_names[i], run->words[i]);
            before = ", ";
        }
    }
    ag_text_add(out, before[0] == ',' ? " }\n" : "");
    int classic = ag_to_scenario_state(run)->strike_classic;
    if (classic != raid->strike_classic) {
        ag_text_add(out, "    t:strike_model(\"%s\")\n", classic ? "classic" : "v7");
    }
}

static void add_dice(const ag_to_scenario_run *run, ag_text *out)
{
    if (run->dice_count > 0 && !run->dice_dropped) {
        for (int i = 0; i < run->dice_count; i++) {
            ag_text_add(out, "%s%d", i == 0 ? "    t:dice { " : ", ", run->dice[i]);
        }
        ag_text_add(out, " }\n");
    }
    // If a deck was shuffled, or cards were picked at random, the random stream must be at the same
    // place.
    if (run->is_random && !run->random_dropped) {
        ag_text_add(out, "    t:random(\"%016llx\")\n", (unsigned long long)run->random);
    }
}

static void add_given(ag_to_scenario_run *run, ag_text *out)
{
    int seats = ag_to_scenario_state(run)->seat_count;
    ag_text_add(out, "  given = function(t)\n");
    for (int seat = 1; seat <= seats; seat++) {
        add_seat(run, out, seat);
    }
    for (int seat = 1; seat <= seats; seat++) {
        add_late(run, out, seat);
    }
    add_words(run, out);
    add_dice(run, out);
    if (is_boss(run, run->turn_seat)) {
        ag_text_add(out, "    t:turn(\"boss\")\n");
    } else if (run->turn_seat != 1) {
        ag_text_add(out, "    t:turn(%d)\n", run->turn_seat);
    }
    ag_text_add(out, "  end,\n");
}

// ---- play and expect ----

// What passing answers by itself is written only if nothing passes before the next answer.
static int is_needed(const ag_said_list *steps, int index)
{
    if (steps->items[index].dropped || steps->items[index].kind != STEP_DEFAULT) {
        return !steps->items[index].dropped;
    }
    for (int i = index + 1; i < steps->count; i++) {
        const ag_said *next = &steps->items[i];
        if (!next->dropped && next->kind != STEP_DEFAULT) return next->kind == STEP_ANSWER;
    }
    return 1;
}

// Writes several lists if one would be too long. Lines that are too old for a scenario to look at
// are left out; the log of a test continues after the last of them, which moves that limit a
// little.
static void add_told(ag_to_scenario_run *run, ag_text *out)
{
    enum { BEHIND_LEAST = 16 };
    const ag_said_list *lines = &run->lines;
    int listed = 0;
    int seen = AG_SCENE_TELLING_MAX - BEHIND_LEAST;
    for (int i = lines->count > seen ? lines->count - seen : 0; i < lines->count; i++) {
        if (lines->items[i].dropped) continue;
        if (listed == AG_SCENE_TOLD_MAX) {
            ag_text_add(out, ",\n    }\n");
            listed = 0;
        }
        ag_text_add(out, "%s%s", listed > 0 ? ",\n      " : "    t:told {\n      ",
                    ag_to_scenario_quote(run, lines->items[i].text));
        listed++;
    }
    ag_text_add(out, listed > 0 ? ",\n    }\n" : "");
}

// The notes as comments, one line each.
static void add_notes(const ag_to_scenario_run *run, ag_text *out)
{
    const char *at = run->notes.length > 0 ? run->notes.bytes : "";
    while (*at != '\0') {
        size_t length = strcspn(at, "\n");
        ag_text_add(out, "-- %.*s\n", (int)length, at);
        at += length + (at[length] == '\n');
    }
}

void ag_to_scenario_write(ag_to_scenario_run *run, ag_text *out)
{
    ag_text_close(out);
    add_notes(run, out);
    add_file(run, out);
    ag_text_add(out, "return scenario %s {\n", ag_to_scenario_quote(run, run->name));
    add_declared(run, out);
    if (ag_boss_seat(ag_to_scenario_state(run)) != 0) {
        ag_text_add(out, "  raiders = %d,\n", ag_game_options_of(run->game)->seat_count - 1);
    }
    ag_text_add(out, run->faults ? "  faults = true,\n" : "");
    add_given(run, out);
    ag_text_add(out, "  play = function(t)\n");
    for (int i = 0; i < run->steps.count; i++) {
        if (is_needed(&run->steps, i)) {
            ag_text_add(out, "    %s\n", run->steps.items[i].text);
        }
    }
    ag_text_add(out, "  end,\n  expect = function(t)\n");
    add_told(run, out);
    for (int i = 0; i < run->others.count; i++) {
        if (!run->others.items[i].dropped) {
            ag_text_add(out, "    %s\n", run->others.items[i].text);
        }
    }
    ag_text_add(out, "  end,\n}\n");
}
