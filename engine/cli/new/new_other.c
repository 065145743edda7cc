// Templates of decks and scenarios.
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/new/new.h"
#include "cli/common/paths.h"

// ---- decks ----

// The kinds of cards that have a deck of their own, and which of the Boss player's decks it is.
static const struct {
    const char *word, *deck;
} deck_kinds[] = { { "ability", "main" }, { "ally", "minion" }, { "event", "event" } };
enum { DECK_KINDS = sizeof deck_kinds / sizeof deck_kinds[0] };

// Whether the script at `path` returns a card of this kind.
static int is_of_kind(const char *path, const char *kind)
{
    char line[400], start[64];
    int found = 0;
    FILE *file = fopen(path, "r");
    snprintf(start, sizeof start, "return %s ", kind);
    while (file != NULL && !found && fgets(line, sizeof line, file) != NULL) {
        found = strncmp(line, start, strlen(start)) == 0;
    }
    if (file != NULL) fclose(file);
    return found;
}

// The first kind that the folder has; DECK_KINDS if it has none of them.
static int kind_of_deck(const ag_paths *paths)
{
    int kind = 0;
    for (; kind < DECK_KINDS; kind++) {
        for (int i = 0; i < paths->count; i++) {
            if (is_of_kind(paths->paths[i], deck_kinds[kind].word)) return kind;
        }
    }
    return kind;
}

// The raid is not the pack's, so that players name the deck, and the mode that allows it.
static void add_next_of_pack(ag_new *plan, int kind)
{
    const char *mode = ag_arguments_value(plan->arguments, "mode", NULL);
    char modes[80] = "";
    const char *deck = kind < DECK_KINDS ? deck_kinds[kind].deck : "main";
    if (mode != NULL) snprintf(modes, sizeof modes, " --mode %.60s", mode);
    ag_new_then(plan, "aggro deck check --raid %s%s %s=%s%s", plan->raid, modes, deck, plan->stem,
                plan->with);
    ag_new_then(plan, "aggro play %s%s --deck %s=%s%s", plan->raid, modes, deck, plan->stem,
                plan->with);
}

// A deck of the Boss player: two of each card of the raid; if the raid is not the pack's, of the
// cards that belong to one deck.
static int add_raid_deck(ag_new *plan)
{
    char folder[600];
    ag_paths paths = { 0 };
    snprintf(folder, sizeof folder, "%s/raids/%s/cards", plan->root, plan->raid);
    if (access(folder, F_OK) != 0 || (ag_paths_add_any(&paths, folder), paths.count == 0)) {
        ag_paths_close(&paths);
        return ag_cli_usage("%s holds no card to put into a deck: "
                            "\"aggro new card NAME --raid %s\" makes one",
                            folder, plan->raid);
    }
    snprintf(folder, sizeof folder, "%s/raids/%s/raid.lua", plan->root, plan->raid);
    int is_guest = plan->pack[0] != 0 && access(folder, F_OK) != 0;
    int kind = is_guest ? kind_of_deck(&paths) : DECK_KINDS;
    ag_text *out = ag_new_file(plan, "raids/%s/decks/%s.lua", plan->raid, plan->stem);
    ag_text_add(
        out,
        "-- A deck of the Boss player's: raid.lua names it in `decks`, or who plays in --deck.\n"
        "return deck \"%s\" {\n  cards = {\n",
        plan->written);
    for (int i = 0; i < paths.count && i < 60; i++) {
        const char *stem = strrchr(paths.paths[i], '/') + 1;
        if (kind < DECK_KINDS && !is_of_kind(paths.paths[i], deck_kinds[kind].word)) continue;
        ag_text_add(out, "    { 2, \"%s/%.*s\" },\n", plan->raid, (int)strcspn(stem, "."), stem);
    }
    ag_text_add(out, "  },\n}\n");
    ag_paths_close(&paths);
    ag_new_then(plan, "aggro check %s", plan->files[0].path);
    if (is_guest) {
        add_next_of_pack(plan, kind);
    } else {
        ag_new_then(plan, "name it in %sraids/%s/raid.lua: decks = { …, \"%s\" },", plan->at,
                    plan->raid, plan->stem);
    }
    return AG_EXIT_OK;
}

// The first deck of the database with that hero, or else the first deck of a raider.
static ag_deck_list *deck_to_begin_with(ag_engine *engine, const char *hero, ag_writer *heroes)
{
    const char *key;
    for (int i = 0; (key = ag_engine_deck(engine, i)) != NULL; i++) {
        ag_deck_list *list = NULL;
        if (ag_deck_open(engine, key, &list, NULL) == AG_OK) {
            ag_deck_info info = ag_deck_about(list);
            int fits =
                hero == NULL || strcmp(hero, info.hero) == 0 || strcmp(hero, info.hero_name) == 0;
            if (!info.of_raid && fits) return list;
            if (!info.of_raid) ag_write(heroes, "%s%s", heroes->length > 0 ? ", " : "", info.hero);
        }
        ag_deck_close(list);
    }
    return NULL;
}

// A raider's deck begins as a copy of one that is legal for its hero.
static int add_raider_deck(ag_new *plan)
{
    static char text[32768];
    char list_text[512] = "";
    ag_error error = { 0 };
    const char *hero = ag_arguments_value(plan->arguments, "hero", NULL);
    ag_writer heroes = ag_writer_open(list_text, sizeof list_text);
    int code = AG_EXIT_OK;
    ag_engine *engine = ag_cli_open(plan->arguments);
    ag_deck_list *list = deck_to_begin_with(engine, hero, &heroes);
    if (list == NULL) {
        code = ag_cli_usage("no deck of the database has the hero \"%s\" to begin with; there are "
                            "decks of %s (\"aggro deck import\" makes one of a list)",
                            hero != NULL ? hero : "", list_text);
    } else if (ag_deck_rename(list, plan->name, &error) < 0
               || ag_deck_write(list, "lua", text, sizeof text, &error) < 0) {
        code = ag_cli_fail(&error);
    } else {
        ag_text_add(ag_new_file(plan, "cards/decks/%s.lua", plan->stem),
                    "-- A raider's deck: one hero, sixty cards or more, "
                    "four of a name at most (docs/decks.md).\n%s",
                    text);
        ag_new_then(plan, "aggro deck check %s%s", plan->files[0].path, plan->with);
    }
    ag_deck_close(list);
    ag_engine_close(engine);
    return code;
}

int ag_new_deck(ag_new *plan)
{
    return plan->raid != NULL ? add_raid_deck(plan) : add_raider_deck(plan);
}

// ---- scenarios ----

// A pack has its scenarios next to its cards, the project among the tests.
static const char *scenario_folder(const ag_new *plan)
{
    char manifest[600];
    snprintf(manifest, sizeof manifest, "%s/pack.lua", plan->root);
    return access(manifest, F_OK) == 0 ? "scenarios" : "tests/scenarios/mine";
}

// A raid's card belongs to the Boss player.
static void add_boss_scene(ag_text *out, const char *card, int is_boss)
{
    if (is_boss) {
        ag_text_add(out,
                    "  given = function(t)\n"
                    "    t:boss { boss = \"%s\", resources = 9 }\n"
                    "    t:turn(\"boss\")\n"
                    "  end,\n"
                    "  play = function(t)\n"
                    "    -- t:ends_turn()\n"
                    "  end,\n"
                    "  expect = function(t)\n"
                    "    t:damage(\"hero@boss\", 0)\n"
                    "  end,\n"
                    "}\n",
                    card);
        return;
    }
    ag_text_add(
        out,
        "  cards = {                              -- of this scenario alone\n"
        "    scout = ally \"Scout\" { cost = 1, atk = 2, damage = \"melee\", health = 2 },\n"
        "  },\n"
        "  given = function(t)\n"
        "    t:seat(1, { play = { \"Scout\" } })   -- one whom it may target\n"
        "    t:boss { hand = { \"%s\" }, resources = 9 }\n"
        "    t:turn(\"boss\")\n"
        "  end,\n"
        "  play = function(t)\n"
        "    -- t:plays(\"boss\", \"%s\")       -- with a target: …, { target = \"Scout\" })\n"
        "    -- t:finishes_chain()\n"
        "  end,\n"
        "  expect = function(t)\n"
        "    t:in_hand(\"boss\", \"%s\")         -- not any more, once it is played\n"
        "  end,\n"
        "}\n",
        card, card, card);
}

// Whether this is the key of a raid's card, "onyxias_lair/brood_reprisal": in the folder (a pack
// may have only cards of the raid), or in the project that it belongs to.
static int is_of_raid(const ag_new *plan, const char *key)
{
    char path[600], beside[600];
    int set = (int)strcspn(key, "/");
    snprintf(path, sizeof path, "%s/raids/%.*s", plan->root, set, key);
    snprintf(beside, sizeof beside, "raids/%.*s/raid.lua", set, key);
    return set > 0 && key[set] == '/' && (access(path, F_OK) == 0 || access(beside, F_OK) == 0);
}

static int is_boss_of(const ag_new *plan, const char *key)
{
    char path[600];
    int set = (int)strcspn(key, "/");
    snprintf(path, sizeof path, "%s/raids/%.*s/bosses%s.lua", plan->root, set, key, key + set);
    const char *beside = path + strlen(plan->root) + 1;
    return access(path, F_OK) == 0 || access(beside, F_OK) == 0;
}

// With a card: the card is in hand, and its effect remains to be written. Without:
// something that already happens.
static void add_scene(ag_text *out, const char *card, int of_raid, int is_boss)
{
    if (card == NULL) {
        ag_text_add(out, "  cards = {                              "
                         "-- of this scenario alone; or name any card\n"
                         "    scout = ally \"Scout\" { cost = 1, atk = 2, "
                         "damage = \"melee\", health = 2 },\n"
                         "  },\n"
                         "  given = function(t)\n"
                         "    t:seat(1, { play = { \"Scout\" } })\n"
                         "  end,\n"
                         "  play = function(t)\n"
                         "    t:attacks(1, \"Scout\", \"hero@boss\")\n"
                         "    t:to_end_of_combat()\n"
                         "  end,\n"
                         "  expect = function(t)\n"
                         "    t:damage(\"hero@boss\", 2)\n"
                         "    -- t:in_graveyard(1, \"…\"); t:told { \"deals 2 melee damage\" }\n"
                         "  end,\n"
                         "}\n");
        return;
    }
    if (of_raid) {
        add_boss_scene(out, card, is_boss);
        return;
    }
    ag_text_add(out,
                "  given = function(t)\n"
                "    t:seat(1, { hand = { \"%s\" }, resources = 9 })\n"
                "    t:boss { resources = 2 }             -- play = { \"…\" }, hand = { \"…\" }\n"
                "  end,\n"
                "  play = function(t)\n"
                "    -- t:plays(1, \"%s\", { target = \"hero@boss\" })\n"
                "    -- t:finishes_chain()\n"
                "  end,\n"
                "  expect = function(t)\n"
                "    t:in_hand(1, \"%s\")\n"
                "    -- t:damage(\"hero@boss\", 3); t:told { \"deals 3 fire damage\" }\n"
                "  end,\n"
                "}\n",
                card, card, card);
}

int ag_new_scenario(ag_new *plan)
{
    char card[300];
    const char *given = ag_arguments_value(plan->arguments, "card", NULL);
    if (given != NULL && !ag_new_quote(given, card, sizeof card)) {
        return ag_cli_usage("--card is the key or name of a card, on one line");
    }
    ag_text *out = ag_new_file(plan, "%s/%s.lua", scenario_folder(plan), plan->stem);
    ag_text_add(out,
                "-- A position, what is done, what must then be so: "
                "docs/scenarios.md, `aggro doc plays`.\n"
                "return scenario \"%s\" {\n",
                plan->written);
    int of_raid = given != NULL && is_of_raid(plan, given);
    if (plan->raid != NULL) {
        ag_text_add(out, "  raid = \"%s\",\n", plan->raid);
    } else if (of_raid) {
        ag_text_add(out, "  raid = \"%.*s\",\n", (int)strcspn(card, "/"), card);
    }
    add_scene(out, given != NULL ? card : NULL, of_raid, given != NULL && is_boss_of(plan, given));
    ag_new_then(plan, "aggro test %s%s", plan->files[0].path, plan->with);
    return AG_EXIT_OK;
}
