// aggro new: files to begin with, which pass the check. Here is what was asked for, and what of it
// the templates are filled with.
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/letter.h"
#include "cli/common/project_file.h"
#include "cli/common/pack_list.h"
#include "cli/new/new.h"

static const ag_option_row rows[] = {
    { "set", "SET", "of a card: the folder of cards/ that it lies in (mine; in a pack its key)" },
    { "raid", "RAID",
      "of a card of the Boss's, a Boss, event, phase, deck or scenario: which raid" },
    { "type", "TYPE", "of a card: ally, ability, weapon, armor, item, quest, location, hero" },
    { "cost", "N", "of a card: what it costs (2)", 0, 99 },
    { "class", "CLASS", "of a card: its class icon" },
    { "faction", "FACTION", "of a card or hero: alliance or horde" },
    { "mode", "MODE", "of a card or deck of a raid: standard, heroic or epic" },
    { "hero", "CARD", "of a deck: its hero" },
    { "card", "CARD", "of a scenario: the card that it is about" },
    { "in", "FOLDER", "where cards/ and raids/ lie, such as a pack (the project)" },
    { "print", NULL, "to stdout, and write nothing" },
    { NULL },
};

typedef struct asked {
    const ag_arguments *arguments;
    const char *root;   // the folder of cards/ and raids/; "." is the project
    const char *name;   // as given
    char written[300];  // as it is written between quotes in a script
    char stem[64];      // "tidal_burst"
    char pack[64];      // the key of the pack that `root` is; "": not a pack
    const char *set, *raid, *mode;
    char at[208];     // what is to be put before a path of it: "ash_hall/"; "": nothing
    char place[300];  // of a new pack
    ag_new plan;
} asked;

static const char *option(const asked *of, const char *name)
{
    return ag_arguments_value(of->arguments, name, NULL);
}

// ---- what is there ----

static int is_there(const char *format, ...) __attribute__((format(printf, 1, 2)));
static int is_there(const char *format, ...)
{
    char path[700];
    va_list list;
    va_start(list, format);
    vsnprintf(path, sizeof path, format, list);
    va_end(list);
    return access(path, F_OK) == 0;
}

// The text of a script; the caller closes it. "" if it can't be read.
static ag_text read_script(const char *path)
{
    ag_text text = { 0 };
    if (!ag_text_add_file(&text, path, 1024 * 1024)) ag_text_close(&text);
    if (text.bytes == NULL) ag_text_add(&text, "%s", "");
    return text;
}

// Where the line `return ally "Name" {` of a script is, behind `return`; NULL: it has none.
static const char *declared(const char *text)
{
    const char *at = strncmp(text, "return ", 7) == 0 ? text : strstr(text, "\nreturn ");
    return at == NULL ? NULL : at + strlen("return ") + (*at == '\n');
}

static int is_of_kind(const char *path, const char *kind)
{
    ag_text text = read_script(path);
    const char *at = declared(text.bytes);
    int is = at != NULL && strncmp(at, kind, strlen(kind)) == 0 && at[strlen(kind)] == ' ';
    ag_text_close(&text);
    return is;
}

// Ends the program where a card of the folder has the key or the name already. Decks and phases
// have keys of their own.
static void check_folder(const asked *of, const char *folder)
{
    char top[512], mine[256], named[320];
    ag_paths paths = { 0 };
    snprintf(top, sizeof top, "%s/%s", of->root, folder);
    snprintf(mine, sizeof mine, "%s/%s", of->raid != NULL ? of->raid : of->set, of->stem);
    snprintf(named, sizeof named, " \"%s\" {", of->written);
    ag_paths_add_any(&paths, top);
    for (int i = 0; i < paths.count; i++) {
        const char *path = paths.paths[i], *set = path + strlen(top) + 1;
        const char *stem = strrchr(path, '/') + 1;
        char key[256];
        if (strstr(path, "/decks/") != NULL || strstr(path, "/phases/") != NULL) continue;
        snprintf(key, sizeof key, "%.*s/%.*s", (int)strcspn(set, "/"), set, (int)strcspn(stem, "."),
                 stem);
        if (strcmp(key, mine) == 0) {
            ag_cli_stop(AG_USAGE, "there is a card %s already: %s", key, path);
        }
        ag_text text = read_script(path);
        const char *at = declared(text.bytes);
        if (at != NULL) at += strspn(at, "abcdefghijklmnopqrstuvwxyz");
        if (at != NULL && strncmp(at, named, strlen(named)) == 0) {
            ag_cli_stop(AG_USAGE, "a card is called \"%s\" already: %s; call this one otherwise",
                        of->name, path);
        }
        ag_text_close(&text);
    }
    ag_paths_close(&paths);
}

// ---- what fits ----

// What follows `before` in the text, up to the quote, where it is there.
static void take(const char *text, const char *before, char out[64])
{
    const char *at = strstr(text, before);
    if (at == NULL) return;
    at += strlen(before);
    snprintf(out, 64, "%.*s", (int)strcspn(at, "\"\n"), at);
}

// Tribe and damage as the first ally of the raid in this folder has them. Returns how many Bosses
// it has there.
static int look_at_raid(const char *root, const char *raid, char tribe[64], char damage[64])
{
    char top[600];
    ag_paths all = { 0 };
    int bosses = 0, allies = 0;
    snprintf(top, sizeof top, "%s/raids/%s", root, raid);
    ag_paths_add_any(&all, top);
    for (int i = 0; i < all.count; i++) {
        const char *path = all.paths[i];
        bosses += strstr(path, "/bosses/") != NULL;
        if (strstr(path, "/cards/") == NULL || !is_of_kind(path, "ally") || allies++ > 0) continue;
        ag_text text = read_script(path);
        take(text.bytes, "tags = { \"", tribe);
        take(text.bytes, "damage = \"", damage);
        ag_text_close(&text);
    }
    ag_paths_close(&all);
    return bosses;
}

static const char *title(const char *word, char out[64])
{
    snprintf(out, 64, "%s", word);
    out[0] = (char)ag_upper(out[0]);
    return out;
}

// What fits the raid, the faction and the cost.
static void set_fitting(asked *of, int is_raid)
{
    const char *faction = ag_arguments_value(of->arguments, "faction", "");
    int cost = (int)ag_arguments_number(of->arguments, "cost", 2), bosses = 0;
    char tribe[64] = "Dragonkin", damage[64] = "melee", school[64];
    char numbers[4][16];
    if (of->raid == NULL && !is_raid) {
        snprintf(tribe, sizeof tribe, "%s", strcmp(faction, "alliance") == 0 ? "Human" : "Orc");
    }
    if (of->raid != NULL && of->pack[0] != 0) (void)look_at_raid(".", of->raid, tribe, damage);
    if (of->raid != NULL) bosses = look_at_raid(of->root, of->raid, tribe, damage);
    int is_school = strcmp(damage, "melee") != 0 && strcmp(damage, "ranged") != 0;
    const char *dealt = is_school ? damage : "fire";
    const int values[] = { bosses + 1, cost, cost > 0 ? cost : 1, cost + 1 };
    for (int i = 0; i < 4; i++) snprintf(numbers[i], sizeof numbers[0], "%d", values[i]);
    ag_json_add(of->plan.places,
                "tribe=%s damage=%s school=%s School=%s order=%s cost=%s power=%s amount=%s", tribe,
                damage, dealt, title(dealt, school), numbers[0], numbers[1], numbers[2],
                numbers[3]);
}

// The value of an option among the words, or else the first of them.
static const char *word_of(const asked *of, const char *name, const char *const *words, int count)
{
    char list[512];
    const char *value = ag_arguments_value(of->arguments, name, words[0]);
    ag_word_list all = { words, count };
    int at = ag_candidate_find(value, ag_word_at, &all);
    if (at >= 0) return words[at];
    ag_writer out = ag_writer_open(list, sizeof list);
    ag_write_all(&out, ag_word_at, &all);
    ag_cli_stop(AG_USAGE, "--%s is one of %s, not \"%s\"", name, list, value);
}

// --class and --faction take the words that the fields take; the first word declares a card.
static void check_icons(const asked *of)
{
    ag_doc_field field;
    for (int i = 0; ag_doc_field_at(0, i, &field); i++) {
        if (strcmp(field.name, "class") != 0 && strcmp(field.name, "faction") != 0) continue;
        if (option(of, field.name) == NULL) continue;
        (void)word_of(of, field.name, field.words, field.word_count);
    }
}

// ---- the kinds ----

static void new_card(asked *of)
{
    static const char *const types[] = { "ally",  "ability",  "weapon", "armor", "item",
                                         "quest", "location", "hero",   "token" };
    const char *type = word_of(of, "type", types, sizeof types / sizeof types[0]);
    int is_hero = strcmp(type, "hero") == 0, is_armor = strcmp(type, "armor") == 0;
    const char *class = ag_arguments_value(of->arguments, "class", is_hero ? "warrior" : "");
    const char *faction = ag_arguments_value(of->arguments, "faction", is_hero ? "horde" : "");
    char what[32], home[128], key[160], titled[64];
    check_icons(of);
    const char *folder = of->raid != NULL ? of->raid : of->set;
    snprintf(home, sizeof home, of->raid != NULL ? "raids/%s/cards" : "cards/%s", folder);
    snprintf(key, sizeof key, "%s/%s", folder, of->stem);
    ag_json_add(of->plan.places,
                "type=%s def=%s worn=%s class?=%s Class?=%s faction?=%s home=%s mode?=%s key=%s",
                type, is_armor ? " def = 1," : "",
                is_armor ? "\"Chest (1)\", \"Cloth\"" : "\"Ring (2)\"", class, title(class, titled),
                faction, home, of->raid != NULL ? of->mode : "", key);
    snprintf(what, sizeof what, "card.%s", is_armor || strcmp(type, "item") == 0 ? "gear" : type);
    ag_new_fill(&of->plan, what);
}

// A set of cards may have the name of a raid, as its treasures do.
static void new_raid(asked *of)
{
    int is_here = strcmp(of->root, ".") == 0;
    if (is_there("%s/raids/%s", of->root, of->stem)) {
        ag_cli_stop(AG_USAGE,
                    "%s/raids/%s is there already: keys that begin with \"%s/\" are its own",
                    of->root, of->stem, of->stem);
    }
    if (is_here || of->pack[0] != '\0') {
        ag_json_add(of->plan.places, "build=%s again=%s", is_here ? "aggro build && " : "", "");
    }
    ag_new_fill(&of->plan, "raid");
}

// A deck of the Boss player: two of each card of the raid; if the raid is not the pack's, of the
// cards that belong to one deck, which players name with the mode that allows it.
static void new_raid_deck(asked *of)
{
    // The kinds of cards that have a deck of their own, and which of the Boss player's it is.
    static const char *const kinds[][2] = { { "ability", "main" },
                                            { "ally", "minion" },
                                            { "event", "event" } };
    char folder[600], modes[80] = "";
    ag_paths paths = { 0 };
    ag_text cards = { 0 };
    int kind = -1, listed = 0;
    snprintf(folder, sizeof folder, "%s/raids/%s/cards", of->root, of->raid);
    ag_paths_add_any(&paths, folder);
    if (paths.count == 0) {
        ag_cli_stop(
            AG_USAGE,
            "%s holds no card to put into a deck: \"aggro new card NAME --raid %s\" makes one",
            folder, of->raid);
    }
    int is_guest = of->pack[0] != '\0' && !is_there("%s/raids/%s/raid.lua", of->root, of->raid);
    for (int i = 0; i < 3 && is_guest && kind < 0; i++) {
        for (int at = 0; at < paths.count; at++) {
            if (is_of_kind(paths.paths[at], kinds[i][0])) kind = i;
        }
    }
    for (int i = 0; i < paths.count && i < 60; i++) {
        const char *stem = strrchr(paths.paths[i], '/') + 1;
        if (kind >= 0 && !is_of_kind(paths.paths[i], kinds[kind][0])) continue;
        ag_text_add(&cards, "%s{ 2, \"%s/%.*s\" },", listed++ > 0 ? "\n    " : "", of->raid,
                    (int)strcspn(stem, "."), stem);
    }
    if (option(of, "mode") != NULL) snprintf(modes, sizeof modes, " --mode %s", of->mode);
    ag_json_add(of->plan.places, "cards=%s own?=%s part?=%s modes=%s", cards.bytes,
                is_guest ? "" : of->raid, is_guest ? kind >= 0 ? kinds[kind][1] : "main" : "",
                modes);
    ag_text_close(&cards);
    ag_paths_close(&paths);
    ag_new_fill(&of->plan, "deck.raid");
}

// A raider's deck begins as a copy of one that is legal: the first deck of the database with that
// hero, or else the first of a raider.
static void new_deck(asked *of)
{
    static char text[32768];
    char heroes[512] = "";
    const char *key, *hero = option(of, "hero");
    ag_error error = { 0 };
    if (of->raid != NULL) {
        new_raid_deck(of);
        return;
    }
    ag_engine *engine = ag_cli_open(of->arguments);
    ag_deck_list *list = NULL;
    ag_writer others = ag_writer_open(heroes, sizeof heroes);
    for (int i = 0; list == NULL && (key = ag_engine_deck(engine, i)) != NULL; i++) {
        if (ag_deck_open(engine, key, &list, NULL) != AG_OK) continue;
        ag_deck_info info = ag_deck_about(list);
        int fits =
            hero == NULL || strcmp(hero, info.hero) == 0 || strcmp(hero, info.hero_name) == 0;
        if (!info.of_raid && fits) break;
        if (!info.of_raid) ag_write_item(&others, "%s", info.hero);
        ag_deck_close(list);
        list = NULL;
    }
    if (list == NULL) {
        ag_cli_stop(AG_USAGE,
                    "no deck of the database has the hero \"%s\" to begin with; there are "
                    "decks of %s (\"aggro deck import\" makes one of a list)",
                    hero != NULL ? hero : "", heroes);
    }
    ag_cli_need(ag_deck_rename(list, of->name, &error), &error);
    ag_cli_need(ag_deck_write(list, "lua", text, sizeof text, &error), &error);
    text[strlen(text) - 1] = '\0';  // the template has the end of the last line
    ag_json_add(of->plan.places, "deck=%s", text);
    ag_new_fill(&of->plan, "deck.raider");
    ag_deck_close(list);
    ag_engine_close(engine);
}

static int quote(const char *name, char *out, size_t capacity)
{
    size_t length = 0;
    for (; *name != 0; name++) {
        if ((unsigned char)*name < ' ' || length + 3 > capacity) return 0;
        if (*name == '"' || *name == '\\') out[length++] = '\\';
        out[length++] = *name;
    }
    out[length] = 0;
    return 1;
}

// With a card: the card is in hand, and its effect remains to be written. Without: something that
// already happens. A raid's card, "onyxias_lair/brood_reprisal", belongs to the Boss player; the
// raid is in the folder (a pack may have only cards of it), or in the project that it belongs to.
static void new_scenario(asked *of)
{
    char card[300] = "", raid[64];
    const char *given = option(of, "card"), *what = given != NULL ? "scenario.card" : "scenario";
    int set = given != NULL ? (int)strcspn(given, "/") : 0;
    if (given != NULL && !quote(given, card, sizeof card)) {
        ag_cli_stop(AG_USAGE, "--card is the key or name of a card, on one line");
    }
    int of_raid = set > 0 && given[set] == '/'
                  && (is_there("%s/raids/%.*s", of->root, set, given)
                      || is_there("raids/%.*s/raid.lua", set, given));
    if (of_raid) {
        int is_boss = is_there("%s/raids/%.*s/bosses%s.lua", of->root, set, given, given + set)
                      || is_there("raids/%.*s/bosses%s.lua", set, given, given + set);
        what = is_boss ? "scenario.boss" : "scenario.theirs";
        snprintf(raid, sizeof raid, "%.*s", set, given);
        if (of->raid == NULL) ag_json_add(of->plan.places, "raid=%s", raid);
    }
    // A pack has its scenarios next to its cards, the project among the tests.
    ag_json_add(of->plan.places, "card?=%s scenes=%s", card,
                ag_is_pack(of->root) ? "scenarios" : "tests/scenarios/mine");
    ag_new_fill(&of->plan, what);
}

static void new_pack(asked *of)
{
    char level[16];
    ag_project_file file =
        ag_project_file_open();  // a faulty one is told before anything is written
    ag_project_file_close(&file);
    snprintf(of->place, sizeof of->place, "%s%s", of->at, of->stem);
    snprintf(level, sizeof level, "%d", AG_API_LEVEL);
    if (is_there("%s", of->place)) {
        ag_cli_stop(AG_USAGE, "%s is there already: a pack begins in a folder of its own",
                    of->place);
    }
    ag_json_add(of->plan.places, "place=%s level=%s version=%s", of->place, level, AG_VERSION);
    ag_new_fill(&of->plan, "pack");
}

// What follows once a pack is written: what editors read, and the project file has it on.
static void after_pack(const char *place)
{
    ag_cli_write_editor_files(place);
    if (place[0] == '/') {
        fprintf(stderr, "aggro: it lies elsewhere, so --pack %s takes it\n", place);
        return;
    }
    ag_project_file file = ag_project_file_open();
    ag_project_file_set(&file, place, 1);
    ag_project_file_write(&file);
    ag_project_file_close(&file);
    fprintf(stderr, "aggro: " AG_PROJECT_FILE " has it on: every command takes it\n");
}

// ---- what was asked for ----

static const struct {
    const char *name;
    void (*fill)(asked *of);  // NULL: its template alone
    int of_raid;              // it is a part of one
    int is_card;              // whose key and name no other card has
} kinds[] = { { "card", new_card, 0, 1 },   { "boss", NULL, 1, 1 }, { "event", NULL, 1, 1 },
              { "phase", NULL, 1 },         { "raid", new_raid },   { "deck", new_deck },
              { "scenario", new_scenario }, { "pack", new_pack } };
enum { KINDS = sizeof kinds / sizeof kinds[0] };
#define KINDS_TOLD "card, boss, event, phase, raid, deck, scenario or pack"

static const char *kind_at(void *context, int index)
{
    (void)context;
    return index < KINDS ? kinds[index].name : NULL;
}

// The folder of a set or raid must be a stem, or a name that becomes one.
static void check_folder_name(const char *name, const char *value)
{
    size_t good = strspn(value, "abcdefghijklmnopqrstuvwxyz0123456789_");
    if (value[0] == 0 || value[good] != 0 || strlen(value) > 40) {
        ag_cli_stop(AG_USAGE, "--%s is a folder's name of small letters, digits and _, not \"%s\"",
                    name, value);
    }
    if (strcmp(value, "decks") == 0 || strcmp(value, "lang") == 0) {
        ag_cli_stop(AG_USAGE, "--%s can't be \"%s\": that folder holds no cards", name, value);
    }
}

// A pack adds to the raids of the project, or, without a project, to those of a database, of which
// a scenario may be anyway.
static void check_raid(const asked *of, const char *kind)
{
    int of_project = is_there("raids/%s/raid.lua", of->raid);
    check_folder_name("raid", of->raid);
    if (strcmp(kind, "scenario") == 0 || is_there("%s/raids/%s/raid.lua", of->root, of->raid)
        || (of->pack[0] != 0 && (of_project || !is_there("raids")))) {
        return;
    }
    ag_cli_stop(AG_USAGE,
                "there is no raid \"%s\": %s/raids/%s/raid.lua is not there; "
                "\"aggro new raid NAME\" makes one",
                of->raid, of->root, of->raid);
}

// Keys have at most 63 bytes; the keys of a new raid's cards contain its stem twice.
static void check_key(const asked *of, const char *kind)
{
    enum { KEY_MAX = 63, PART = 7 };
    int is_raid = strcmp(kind, "raid") == 0;
    const char *folder = is_raid ? of->stem : of->raid != NULL ? of->raid : of->set;
    if (strlen(folder) + strlen(of->stem) + (is_raid ? PART : 1) > KEY_MAX) {
        ag_cli_stop(AG_USAGE, "\"%s\" is too long: a key such as \"%s/%s\" has at most %d bytes",
                    of->name, folder, of->stem, KEY_MAX);
    }
}

// Where it is written, with what completes the lines about what to do next.
static void read_root(asked *of)
{
    char manifest[600], in[220] = "", with[220] = "";
    if (strlen(of->root) > 200) ag_cli_stop(AG_USAGE, "--in: a path of more than 200 bytes");
    snprintf(manifest, sizeof manifest, "%s/pack.lua", of->root);
    ag_text text = read_script(manifest);
    const char *pack = declared(text.bytes);
    if (pack != NULL) take(pack, "key = \"", of->pack);
    ag_text_close(&text);
    if (strcmp(of->root, ".") != 0) {
        snprintf(of->at, sizeof of->at, "%s/", of->root);
        snprintf(in, sizeof in, " --in %s", of->root);
    }
    if (of->pack[0] != 0) snprintf(with, sizeof with, " --pack %s", of->root);
    ag_json_add(of->plan.places, "at=%s in=%s with=%s", of->at, in, with);
}

static void read_asked(asked *of, const char *kind, int of_raid)
{
    static const char *const modes[] = { "standard", "heroic", "epic" };
    read_root(of);
    of->set = ag_arguments_value(of->arguments, "set", of->pack[0] != 0 ? of->pack : "mine");
    of->raid = option(of, "raid");
    if (!quote(of->name, of->written, sizeof of->written) || strlen(of->name) > 100) {
        ag_cli_stop(AG_USAGE, "a name is one line of at most 100 bytes");
    }
    if (!ag_stem_of(of->name, of->stem, sizeof of->stem)) {
        ag_cli_stop(AG_USAGE,
                    "\"%s\" has no letters a to z or digits to name a file by, or more than 60",
                    of->name);
    }
    check_folder_name("set", of->set);
    check_key(of, kind);
    if (of_raid && of->raid == NULL) {
        ag_cli_stop(AG_USAGE, "of which raid? --raid RAID, a folder of %s/raids", of->root);
    }
    if (of->raid != NULL) check_raid(of, kind);
    of->mode = word_of(of, "mode", modes, 3);
    ag_json_add(of->plan.places, "name=%s written=%s stem=%s raid?=%s", of->name, of->written,
                of->stem, of->raid);
    set_fitting(of, strcmp(kind, "raid") == 0);
}

static int run(const ag_arguments *arguments)
{
    char meant[AG_MEANT_BYTES];
    const char *kind = arguments->words[0];
    int at = ag_candidate_find(kind, kind_at, NULL), prints = ag_arguments_has(arguments, "print");
    if (at < 0) {
        ag_cli_stop(AG_USAGE, "there is no kind \"%s\"%s: " KINDS_TOLD, kind,
                    ag_meant_one(ag_nearest(kind, kind_at, NULL), meant));
    }
    if (arguments->word_count < 2) {
        ag_cli_stop(AG_USAGE, "what is it called? aggro new %s \"Name\"", kind);
    }
    asked *of = calloc(1, sizeof *of);
    if (of == NULL) ag_cli_no_memory("for new files");
    of->arguments = arguments;
    of->plan.places = cJSON_CreateObject();
    of->name = arguments->words[1];
    of->root = ag_arguments_value(arguments, "in", ".");
    read_asked(of, kind, kinds[at].of_raid);
    if (kinds[at].is_card) check_folder(of, "cards");
    if (kinds[at].is_card) check_folder(of, "raids");
    if (kinds[at].fill != NULL) kinds[at].fill(of);
    if (kinds[at].fill == NULL) ag_new_fill(&of->plan, kind);
    ag_new_write(&of->plan, prints);
    if (kinds[at].fill == new_pack && !prints) after_pack(of->place);
    ag_new_close(&of->plan);
    free(of);
    return AG_EXIT_OK;
}

const ag_command ag_command_new = {
    "new",
    "KIND NAME",
    "a card, boss, event, phase, raid, deck, scenario or pack to begin with",
    "new card \"Tidal Burst\" --type ability --class shaman",
    rows,
    run,
    2,
    "new what? " KINDS_TOLD
};
