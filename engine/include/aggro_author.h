// Aggro's public C API for who writes cards and raids: building databases, scenarios, rules. As in aggro.h nothing here
// prints, exits or aborts on input, and what a call may be given is what stands there.
#ifndef AGGRO_AUTHOR_H
#define AGGRO_AUTHOR_H

#include "aggro.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- building ----

// Builds a card database from folders of scripts (`cards`, `raids`); the same bytes each time for the same files.
// `out_path` appears whole or not at all. Expected: AG_BAD_CONTENT with file and line, AG_ENVIRONMENT.
AG_API ag_status ag_build(const char *const *folders, int folder_count, const char *out_path, ag_error *error);

typedef struct ag_engine_def {
    const char *database;                   // its path; NULL: none
    const char *const *folders;             // of scripts, as for ag_build; NULL: the database alone counts
    int folder_count;
    const char *const *packs;               // folders or databases of packs, in any order (docs/packs.md)
    int pack_count;
    const char *lang;                       // as ag_engine_speak; NULL: English
    int checked;                            // 1: a script in which ag_check finds an error counts as one that does not
                                            // load, though no game may come by what is wrong
} ag_engine_def;

typedef struct ag_build_result {
    int cards, raids, decks, scripts;       // that the database holds now
    int changed, added, removed;            // scripts
    int fresh;                              // 1: all was made anew
    int findings;                           // scripts that do not load; nothing was written then
} ag_build_result;

// What is told of a build: `text` is the path of a script, or what is wrong with one ("cards/x/y.lua:3: …").
typedef enum ag_build_news { AG_BUILD_CHANGED, AG_BUILD_ADDED, AG_BUILD_REMOVED, AG_BUILD_FINDING } ag_build_news;
typedef void ag_build_told(void *context, ag_build_news news, const char *text);

// Brings the database up to date with the folders: where it is as a build left it, only what changed in them is
// written, in one transaction; else, and where `fresh` is 1, all of it, as by ag_build. What it holds is the same
// either way. Beside it stands a file ("cards.db.files") of what the scripts' files were. `told` (NULL: nobody) hears
// of each script that is another one, and of all (up to 200) that do not load. Expected: as ag_build.
AG_API ag_status ag_build_changes(const ag_engine_def *def, int fresh, ag_build_told *told, void *context,
                                  ag_build_result *out, ag_error *error);

// ---- decks ----

// A deck as a list of cards, of the database or of a file. Close it before the engine.
typedef struct ag_deck_list ag_deck_list;

// The deck of the database with this key or name. Expected: AG_NOT_FOUND.
AG_API ag_status ag_deck_open(ag_engine *engine, const char *deck, ag_deck_list **out, ag_error *error);

// Reads a file: a deck's script (.lua), or a list in one of the formats "plain", "lackey", "csv", "o8d", "dek"
// (docs/decks.md); NULL: what it looks like. Lines that can't be taken are no error: the list tells of them.
// Expected: AG_ENVIRONMENT, AG_BAD_CONTENT (it is nothing of the kind), AG_USAGE (no such format).
AG_API ag_status ag_deck_read_file(ag_engine *engine, const char *path, const char *format, ag_deck_list **out,
                              ag_error *error);
AG_API void ag_deck_close(ag_deck_list *list);          // takes NULL

// Expected: AG_USAGE (1 to 127 bytes were expected).
AG_API ag_status ag_deck_rename(ag_deck_list *list, const char *name, ag_error *error);

typedef struct ag_deck_info {
    const char *file;                       // where it comes from: a path
    const char *name, *plan;                // "" where it has none
    const char *hero, *hero_name;           // key and name; "" where it has none
    const char *classes, *faction;          // of the hero
    int cards, lines;                       // how many cards; how many different ones
    int of_raid;                            // a Boss player's deck: it has no hero, and the deck rules don't bind it
} ag_deck_info;

AG_API ag_deck_info ag_deck_about(const ag_deck_list *list);        // owned by the list

// What is to be said of a deck, one after the other; NULL past the last. `line` (may be NULL): of the file; 0: of all.
typedef enum ag_deck_said {
    AG_DECK_TROUBLES,       // lines that can't be taken: unknown cards with the nearest names, counts that are none …
    AG_DECK_NOTES,          // what was passed over and means nothing: columns of other programs
    AG_DECK_BREACHES,       // all that is against the deck rules, each with its rule; of what was taken
} ag_deck_said;
AG_API const char *ag_deck_says(const ag_deck_list *list, ag_deck_said what, int index, int *line);

// Holds the list against what a mode of a raid ("heroic"; NULL: "standard") allows for one of the Boss player's decks
// ("main"): AG_DECK_BREACHES are from then on all that is against it, each with the rule. A deck of which the mode says
// nothing is held against the one in the raid's folder. Expected: AG_NOT_FOUND (no such raid, mode or deck).
AG_API ag_status ag_deck_hold(ag_deck_list *list, const char *raid, const char *mode, const char *part,
                              ag_error *error);

typedef struct ag_mode_info {
    char name[32];                          // "heroic"; "" past the last
    char rule[64];                          // "BT:Heroic Mode"; "" where none speaks of it
    int raiders_min, raiders_max;
} ag_mode_info;

// The i-th mode of a raid, "standard" first. Expected: AG_NOT_FOUND (no such raid), AG_BAD_CONTENT (it does not load).
AG_API ag_status ag_raid_mode_at(ag_engine *engine, const char *raid, int index, ag_mode_info *out, ag_error *error);

typedef struct ag_raid_deck_info {
    char part[64];                          // "main"; "" past the last
    char key[64], name[128];                // of the deck that is played there in the mode
    int cards;
} ag_raid_deck_info;

// The Boss player's i-th deck in a mode (NULL: "standard"). Expected: AG_NOT_FOUND (no such raid or mode).
AG_API ag_status ag_raid_deck_at(ag_engine *engine, const char *raid, const char *mode, int index,
                                 ag_raid_deck_info *out, ag_error *error);

// Writes the deck in a format ("lua" for a script of ours, or one of those above). Expected: AG_USAGE (no such format;
// no room).
AG_API ag_status ag_deck_write(const ag_deck_list *list, const char *format, char *out, size_t capacity,
                               ag_error *error);

// ---- checking ----

enum { AG_FINDING_ERROR, AG_FINDING_WARNING };      // a warning makes nothing fail

// Something wrong with a script, deck or raid. Texts are good until the function that is told of it returns.
typedef struct ag_finding {
    int severity;
    const char *code;                       // "unknown-field": ag_check_code says what it means
    const char *path;                       // of the file, as it was given
    int line;
    const char *text;                       // one sentence, with "(did you mean …?)" where something is near
} ag_finding;
typedef void ag_finding_told(void *context, const ag_finding *finding);

typedef struct ag_check_def {
    const char *const *folders;             // the project's scripts, which those that are checked may name
    int folder_count;
    const char *const *paths;               // what is checked: files, folders, keys and names of cards; none: all of it
    int path_count;
    const char *const *packs;               // packs beside the project, which those that are checked may name
    int pack_count;
} ag_check_def;

typedef struct ag_check_result {
    int errors, warnings, files;            // files: those that were checked
} ag_check_result;

AG_API ag_check_def ag_check_default(void);             // the folders `cards` and `raids`, all of them

// Checks scripts and tells all that is wrong with them, file by file, in the order of their lines. Findings are no
// error. Expected: AG_NOT_FOUND (a path that is neither file, folder nor card), AG_ENVIRONMENT (also where none of the
// folders is there and no path is named), AG_BAD_CONTENT (one of `packs` is none).
AG_API ag_status ag_check(const ag_check_def *def, ag_finding_told *told, void *context, ag_check_result *out,
                          ag_error *error);

// A kind of finding: its word, and what `aggro check --explain` says of it.
typedef struct ag_check_code {
    const char *code;
    int severity;
    const char *meaning, *example, *mend;
} ag_check_code;

// The i-th kind there is; NULL past the last.
AG_API const ag_check_code *ag_check_code_at(int index);

// ---- scripts ----

typedef struct ag_card_place {
    char key[64], name[128], back_name[128];    // back_name: of its other side, "" where it has none
    char path[192];                             // as errors name it: "cards/hoa/fireball.lua"
} ag_card_place;

// The card that a person means by its key, by its name where one card bears it, or by the path of its file. Expected:
// AG_NOT_FOUND with the nearest name, or with the keys where several cards bear the name.
AG_API ag_status ag_engine_card_place(ag_engine *engine, const char *card, ag_card_place *out, ag_error *error);

// The key of the script (a card's, deck's, phase's, raid's, module's) whose file this is; 0: no script of the engine.
AG_API int ag_engine_script_of(ag_engine *engine, const char *path, char *key, size_t capacity);

// ---- finding cards ----

// Texts are owned by the engine; "" and -1 stand for what a card does not have.
typedef struct ag_found {
    const char *key, *name, *back_name, *type, *tags, *keywords, *classes, *faction, *damage, *rarity;
    const char *requires, *text, *back_text, *path;
    int cost, cost_x, atk, health, def, strike, number;
} ag_found;

typedef void ag_found_told(void *context, const ag_found *card);

typedef struct ag_find_wish {
    const char *query;                      // words and filters; "" finds all
    const char *sort;                       // a field; NULL: the best first where words are searched for, else by name
    int descending;
    int limit;                              // 0: all
} ag_find_wish;

// Tells the cards that fit all of the query. Words are searched for in names and texts (a beginning will do, "in
// quotes" they stand together); filters are `type: tag: keyword: class: faction: damage: rarity: requires: set: raid:
// deck: is: name: text:` and, with = < <= > >=, `cost atk health def strike number`; a minus before either turns it
// round. Expected: AG_USAGE (a filter that there is not), AG_NOT_FOUND (a tag, type … that no card has), both with the
// nearest.
AG_API ag_status ag_engine_find(ag_engine *engine, const ag_find_wish *wish, ag_found_told *told, void *context,
                                ag_error *error);

// The name of the i-th filter and what it takes ("" where the name says it); NULL past the last.
AG_API const char *ag_find_filter(int index, const char **help);

// ---- engines over folders ----

AG_API ag_engine_def ag_engine_default(void);

// Opens an engine whose scripts are those of the folders. The database is then a cache of them: made where it is
// missing, and it has the older version of a file that does not load, which is a warning. Without folders it is
// ag_engine_open.
// Expected: AG_NOT_FOUND, AG_ENVIRONMENT, AG_BAD_CONTENT with file and line.
AG_API ag_status ag_engine_open_with(const ag_engine_def *def, ag_engine **out, ag_error *error);

// The packs of an engine in their order, with versions: "ember_court 1.0.0, other 2.1"; "" where it has none.
AG_API const char *ag_engine_packs(const ag_engine *engine);

// Builds the first of the packs as a database, once all of them load beside the scripts of the engine, which gets them
// by that; the others are those that it requires. Expected: AG_BAD_CONTENT, AG_ENVIRONMENT.
AG_API ag_status ag_pack_build(ag_engine *engine, const char *const *packs, int count, const char *out_path,
                               ag_error *error);

// What the last ag_engine_refresh found.
typedef struct ag_refresh {
    int changed, added, removed;            // scripts; ag_engine_refreshed has their keys
    int findings;                           // files that do not load; ag_engine_finding says why
} ag_refresh;

// Takes what became another one: in the files of the engine's folders, else in its database (a row that another program
// edited, a new build). `paths` names files that changed, and only these are looked at; NULL: all of them. A changed
// script is loaded first, and so are those that use it. A file that does not load leaves the old version where it was
// and is a finding; the other files are taken. Games go on with the scripts that they have loaded; what they load from
// then on is the new version (ag_game_reload brings them all of it). Texts and keys that the engine gave out before are
// no longer good. Expected: AG_ENVIRONMENT, AG_BAD_CONTENT (two files of one key, a broken database); nothing changed
// then.
AG_API ag_status ag_engine_refresh(ag_engine *engine, const char *const *paths, int path_count, ag_refresh *out,
                                   ag_error *error);

// The i-th script that the last refresh changed, added or removed; the i-th file that did not load, as
// "cards/x/y.lua:3: …". NULL past the last; good until the next refresh.
AG_API const char *ag_engine_refreshed(const ag_engine *engine, int index);
AG_API const char *ag_engine_finding(const ag_engine *engine, int index);

// ---- comparing and taking out ----

typedef enum ag_difference_what {
    AG_DIFFERENCE_ADDED, AG_DIFFERENCE_REMOVED, AG_DIFFERENCE_CHANGED
} ag_difference_what;

typedef struct ag_difference {
    const char *kind;                       // "card", "deck", "raid", or "script" for what is none of these
    const char *key, *name;
    ag_difference_what what;
    const char *field;                      // of what changed: "cost", "text", a deck's card, "script"; else NULL
    const char *was, *now;                  // "": nothing
} ag_difference;

typedef void ag_difference_told(void *context, const ag_difference *difference);

// Tells what came, went and changed, a call for each field; a script that changed without its facts is field "script".
// Returns how many there were. Texts are good until the next call.
AG_API int ag_engine_difference(ag_engine *was, ag_engine *now, ag_difference_told *told, void *context);

typedef void ag_exported_told(void *context, const char *path, int written);    // 0: the same bytes were there

// Writes scripts to files under `folder`, where they came from, with the bytes that they had: those with these keys, of
// a raid or set all that lies in it; no keys: all. Where a file is there and different nothing is written, unless
// `force`. Expected: AG_NOT_FOUND (a key), AG_USAGE (a file is there), AG_ENVIRONMENT, AG_BAD_CONTENT.
AG_API ag_status ag_engine_export(ag_engine *engine, const char *folder, const char *const *keys, int key_count,
                                  int force, ag_exported_told *told, void *context, ag_error *error);

// ---- scenarios ----

typedef struct ag_scenario_result {
    int passed, failed;
    char name[160];                         // of the last scenario, or of the first that failed
    char report[4096];                      // empty where all passed
    int asserted;                           // of the failed: by an assertion about the game, not by an error
} ag_scenario_result;

// Runs the scenario file four ways: straight, and rebuilt, forked and taken back at every choice. Expected:
// AG_BAD_CONTENT (the file does not load).
AG_API ag_status ag_scenario_run(ag_engine *engine, const char *path, ag_scenario_result *out, ag_error *error);

// The same, and a fifth way: at every question the game is saved to `save_path` and gone on with from there.
AG_API ag_status ag_scenario_run_saved(ag_engine *engine, const char *path, const char *save_path,
                                       ag_scenario_result *out, ag_error *error);

// The same, straight only: whether the scenario still passes, for who changes something and looks. `rule` ("CR 717.4"):
// only those scenarios of the file that cite it; NULL: all of them.
AG_API ag_status ag_scenario_run_straight(ag_engine *engine, const char *path, const char *rule,
                                          ag_scenario_result *out, ag_error *error);

// The same, and writes a recording of each scenario that passed: <folder>/<stem of the file>.jsonl, in a list of them
// <stem>_<n>.jsonl. It carries the cards that the scenario declares. Expected: AG_BAD_CONTENT, AG_ENVIRONMENT.
AG_API ag_status ag_scenario_record(ag_engine *engine, const char *path, const char *folder, ag_scenario_result *out,
                                    ag_error *error);

// ---- coverage ----

// Which lines and functions of the scripts of an engine ran in scenarios. Lines are those that hold code.
typedef struct ag_coverage ag_coverage;
AG_API ag_status ag_coverage_open(ag_engine *engine, ag_coverage **out, ag_error *error);
AG_API void ag_coverage_close(ag_coverage *coverage);   // takes NULL

typedef struct ag_coverage_facts {
    const char *key, *path;                 // owned by the coverage
    int lines, lines_run;
    int functions, functions_called;
} ag_coverage_facts;

// The index-th file in order of key; 0 past the last.
AG_API int ag_coverage_file(const ag_coverage *coverage, int index, ag_coverage_facts *out);

// The first stretch of lines behind line `after` of that file that never ran; 0: there is none.
AG_API int ag_coverage_gap(const ag_coverage *coverage, int index, int after, int *first, int *last);

typedef struct ag_covered_function {
    const char *name;                       // of the field that it was written for; "" where it has none
    int line, called;
} ag_covered_function;

// The nth function of that file from 0 on; 0 past the last.
AG_API int ag_coverage_function(const ag_coverage *coverage, int index, int nth, ag_covered_function *out);

// ---- scenarios, with all that can be asked for ----

// Told the key and the path of a script.
typedef void ag_script_told(void *context, const char *key, const char *path);

typedef struct ag_scenario_how {
    int straight;                           // the straight way only
    const char *save_path;                  // not NULL: the fifth way
    const char *folder;                     // not NULL: recordings go there
    const char *rule;                       // not NULL: only scenarios that cite it
    ag_coverage *coverage;                  // not NULL: notes what runs in the straight way
    ag_script_told *used;                   // not NULL: told each script that a scenario's game used
    void *context;
} ag_scenario_how;

// Runs a file of scenarios; zero all of `how` for the four ways. Expected: those of ag_scenario_record.
AG_API ag_status ag_scenario_run_how(ag_engine *engine, const char *path, const ag_scenario_how *how,
                                     ag_scenario_result *out, ag_error *error);

// ---- words of scripts ----

// One word that scripts use, as docs/api.md has it: a word that declares, an event, a verb, a field.
typedef struct ag_doc {
    char word[64];                          // "deal", "when.dealt_damage", "once_per_turn"
    char of[64];                            // of a field: the word whose field it is; "" otherwise
    char usage[200];
    const char *chapter;
    const char *doc, *gives, *errors, *rule;    // "" where there is nothing to say
    int field_count;
} ag_doc;

typedef struct ag_doc_field {
    const char *name, *doc, *rule, *otherwise;  // "" where there is nothing to say
    char takes[256];                        // "a whole number from 0 to 99", "a word or a list of them: …"
    int needed;                             // it can't be left out
    const char *const *words;               // which words, where it takes some of a list
    int word_count;
} ag_doc_field;

// The word at `index`, in the order of docs/api.md, and its field at `field`; fields come after all words that have
// them. 0 after the last one.
AG_API int ag_doc_at(int index, ag_doc *out);
AG_API int ag_doc_field_at(int index, int field, ag_doc_field *out);

// The word that is nearest to `word`; 0 where none is near.
AG_API int ag_doc_nearest(const char *word, ag_doc *out);

// What editors read, made of the same words: annotations for a Lua language server, its settings and luacheck's. Tells
// the path of the file at `index` within a project, and its text. 0 after the last one, or out of memory.
typedef void ag_editor_told(void *context, const char *path, const char *text);
AG_API int ag_editor_file_at(int index, ag_editor_told *told, void *context);

// ---- rules ----

// `number` is "CR 717.4" or "R201.2a"; what `text` is, the function says that tells it. `raid`: key of the raid whose
// rule it is, or whose scenario cites it.
typedef void ag_rule_told(void *context, const char *raid, const char *number, const char *text);

// Tells the rules that the scenarios of a file cite, with the name of the scenario. Expected: AG_BAD_CONTENT.
AG_API ag_status ag_scenario_cites(ag_engine *engine, const char *path, ag_rule_told *told, void *context,
                                   ag_error *error);

typedef struct ag_raid_rule {
    const char *raid, *number, *title;
    const char *as;                         // the rule that says the same ("CR 602.2", "R501.2"); "": none
    const char *kind;                       // why no game shows it: definition, deck, physical, tournament; "": it can
} ag_raid_rule;

typedef void ag_raid_rule_told(void *context, const ag_raid_rule *rule);

// Tells the rules that raids have of their own (rules.lua), in order. Expected: AG_BAD_CONTENT.
AG_API ag_status ag_engine_raid_rules(ag_engine *engine, ag_raid_rule_told *told, void *context, ag_error *error);

// Tells where scripts of that raid ("": of all) name its rule: "raids/onyxias_lair/raid.lua:12".
AG_API void ag_engine_rule_places(ag_engine *engine, const char *raid, const char *number, ag_rule_told *told,
                                  void *context);

// ---- looking at a card ----

typedef enum ag_show_kind {
    AG_SHOW_FACT,       // label: "name", "type", "tags", "cost", "atk", "damage", "health", "class" …
    AG_SHOW_TEXT,       // a paragraph of its text
    AG_SHOW_POWER,      // label: the script's word for it ("when.destroyed"); text: what the engine understood
    AG_SHOW_VALUE,      // label: its name; number: its value; text: where it is used
    AG_SHOW_RULING,
    AG_SHOW_RULE,       // a rule that the script cites: label is its number, text its title
    AG_SHOW_USE,        // label: "deck" (number: copies), "hero", "raid", or "script" that names the card
} ag_show_kind;

typedef struct ag_shown {
    ag_show_kind kind;
    int side;                               // of facts, texts and powers: 0 front, 1 back
    int number;
    const char *label, *text;               // good until the function returns
    const char *path;                       // where it stands, "" and 0 where that says nothing
    int line;
} ag_shown;

typedef void ag_show_told(void *context, const ag_shown *shown);

// Tells all that is known of a card, in the order of ag_show_kind: its key, its name where one card bears it, or the
// beginning of one card's name; or, as the file has it now, the path of its file ("….lua"). Expected: AG_NOT_FOUND
// (with the keys or names that come near), AG_BAD_CONTENT.
AG_API ag_status ag_engine_card_show(ag_engine *engine, const char *card, ag_show_told *told, void *context,
                                     ag_error *error);

#ifdef __cplusplus
}
#endif

#endif
