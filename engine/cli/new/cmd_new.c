// aggro new: a file to begin with, which passes the check.
#include "cli/new/new.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

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
    { NULL, NULL, NULL },
};

typedef struct maker {
    const char *kind;
    int (*make)(ag_new *plan);
    int of_raid;  // it is a part of one
} maker;

static const maker makers[] = {
    { "card", ag_new_card, 0 },         { "boss", ag_new_boss, 1 }, { "event", ag_new_event, 1 },
    { "phase", ag_new_phase, 1 },       { "raid", ag_new_raid, 0 }, { "deck", ag_new_deck, 0 },
    { "scenario", ag_new_scenario, 0 }, { "pack", ag_new_pack, 0 },
};
enum { MAKERS = sizeof makers / sizeof makers[0] };

static const char *kind_at(void *context, int index)
{
    (void)context;
    return index < MAKERS ? makers[index].kind : NULL;
}

static const maker *find_maker(const char *kind)
{
    for (int i = 0; i < MAKERS; i++) {
        if (strcmp(makers[i].kind, kind) == 0) return &makers[i];
    }
    const char *near = ag_nearest(kind, kind_at, NULL);
    ag_cli_usage("there is no kind \"%s\"%s%s%s: "
                 "card, boss, event, phase, raid, deck, scenario or pack",
                 kind, near != NULL ? " (did you mean " : "", near != NULL ? near : "",
                 near != NULL ? "?)" : "");
    return NULL;
}

// The folder of a set or raid must be a stem, or a name that becomes one.
static int check_folder_name(const char *option, const char *value)
{
    size_t good = strspn(value, "abcdefghijklmnopqrstuvwxyz0123456789_");
    if (value[0] == 0 || value[good] != 0 || strlen(value) > 40) {
        return ag_cli_usage("--%s is a folder's name of small letters, digits and _, not \"%s\"",
                            option, value);
    }
    if (strcmp(value, "decks") == 0 || strcmp(value, "lang") == 0) {
        return ag_cli_usage("--%s can't be \"%s\": that folder holds no cards", option, value);
    }
    return AG_EXIT_OK;
}

static int check_raid(const ag_new *plan)
{
    char path[600];
    struct stat facts;
    snprintf(path, sizeof path, "raids/%s/raid.lua", plan->raid);
    // A pack adds to the raids of the project, or, without a project, to those of a database.
    if (plan->pack[0] != 0 && (stat("raids", &facts) != 0 || stat(path, &facts) == 0)) {
        return AG_EXIT_OK;
    }
    snprintf(path, sizeof path, "%s/raids/%s/raid.lua", plan->root, plan->raid);
    if (stat(path, &facts) != 0) {
        return ag_cli_usage("there is no raid \"%s\": %s is not there; "
                            "\"aggro new raid NAME\" makes one",
                            plan->raid, path);
    }
    return AG_EXIT_OK;
}

// Keys have at most 63 bytes; the keys of a new raid's cards contain its stem twice.
static int check_key(const ag_new *plan, const maker *made)
{
    enum { KEY_MAX = 63, PART = 7 };
    const char *folder = made->make == ag_new_raid ? plan->stem
                         : plan->raid != NULL      ? plan->raid
                                                   : plan->set;
    size_t more = made->make == ag_new_raid ? PART : 1;
    if (strlen(folder) + strlen(plan->stem) + more > KEY_MAX) {
        return ag_cli_usage("\"%s\" is too long: a key such as \"%s/%s\" has at most %d bytes",
                            plan->name, folder, plan->stem, KEY_MAX);
    }
    return AG_EXIT_OK;
}

static int read_plan(ag_new *plan, const maker *made)
{
    if (!ag_new_quote(plan->name, plan->written, sizeof plan->written)
        || strlen(plan->name) > 100) {
        return ag_cli_usage("a name is one line of at most 100 bytes");
    }
    if (!ag_stem_of(plan->name, plan->stem, sizeof plan->stem)) {
        return ag_cli_usage("\"%s\" has no letters a to z or digits "
                            "to name a file by, or more than 60",
                            plan->name);
    }
    plan->cost = (int)ag_arguments_number(plan->arguments, "cost", 2);
    int code = check_folder_name("set", plan->set);
    if (code == AG_EXIT_OK && plan->raid != NULL) code = check_folder_name("raid", plan->raid);
    if (code == AG_EXIT_OK) code = check_key(plan, made);
    if (code == AG_EXIT_OK && made->of_raid && plan->raid == NULL) {
        code = ag_cli_usage("of which raid? --raid RAID, a folder of %s/raids", plan->root);
    }
    // A scenario may be for a raid of the database.
    if (code == AG_EXIT_OK && plan->raid != NULL && made->make != ag_new_scenario) {
        code = check_raid(plan);
    }
    return code;
}

// If the folder is a pack, cards belong to the set that has the pack's key.
static void read_pack(ag_new *plan)
{
    char path[600], line[512];
    snprintf(path, sizeof path, "%s/pack.lua", plan->root);
    FILE *file = fopen(path, "r");
    while (file != NULL && plan->pack[0] == 0 && fgets(line, sizeof line, file) != NULL) {
        const char *key = strstr(line, "key = \"");
        if (key != NULL && strncmp(line, "--", 2) != 0) {
            snprintf(plan->pack, sizeof plan->pack, "%.*s", (int)strcspn(key + 7, "\"\n"), key + 7);
        }
    }
    if (file != NULL) fclose(file);
}

// Completes the lines about what to do next, so that they can be typed as they are.
static void say_where(ag_new *plan)
{
    if (strcmp(plan->root, ".") != 0) {
        snprintf(plan->at, sizeof plan->at, "%s/", plan->root);
        snprintf(plan->in, sizeof plan->in, " --in %s", plan->root);
    }
    if (plan->pack[0] != 0) snprintf(plan->with, sizeof plan->with, " --pack %s", plan->root);
}

static int run_command(const ag_arguments *arguments)
{
    static ag_new plan;  // too large for the stack
    plan = (ag_new){ .arguments = arguments };
    if (arguments->word_count < 1) {
        return ag_cli_usage("new what? card, boss, event, phase, raid, deck, scenario or pack");
    }
    const maker *made = find_maker(arguments->words[0]);
    if (made == NULL) return AG_EXIT_USAGE;
    if (arguments->word_count < 2) {
        return ag_cli_usage("what is it called? aggro new %s \"Name\"", made->kind);
    }
    plan.name = arguments->words[1];
    plan.root = ag_arguments_value(arguments, "in", ".");
    read_pack(&plan);
    plan.set = ag_arguments_value(arguments, "set", plan.pack[0] != 0 ? plan.pack : "mine");
    plan.raid = ag_arguments_value(arguments, "raid", NULL);
    if (strlen(plan.root) > 200) return ag_cli_usage("--in: a path of more than 200 bytes");
    say_where(&plan);
    int code = read_plan(&plan, made);
    if (code == AG_EXIT_OK) code = made->make(&plan);
    if (code == AG_EXIT_OK) code = ag_new_write(&plan);
    if (code == AG_EXIT_OK && made->make == ag_new_pack && !ag_arguments_has(arguments, "print")) {
        code = ag_new_pack_after(&plan);
    }
    return code;
}

const ag_command ag_command_new = {
    "new",
    "KIND NAME",
    "a card, boss, event, phase, raid, deck, scenario or pack to begin with",
    "new card \"Tidal Burst\" --type ability --class shaman",
    rows,
    run_command,
    2
};
