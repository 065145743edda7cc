// Aggro's public C API for those who write cards and raids: building databases,
// scenarios, rules. As in aggro.h, nothing here prints, exits or aborts on any input;
// what a call may be given is said there.
#ifndef AGGRO_AUTHOR_H
#define AGGRO_AUTHOR_H

#include "aggro.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- building ----

// Builds a card database from folders of scripts (`cards`, `raids`); the same files give
// the same bytes. `out_path` appears whole or not at all. Expected: AG_BAD_CONTENT with
// file and line, AG_ENVIRONMENT.
AG_API ag_status ag_build(const char *const *folders, int folder_count, const char *out_path,
                          ag_error *error);

typedef struct ag_engine_def {
    const char *database;                   // its path; NULL: none
    const char *const *folders;             // of scripts, as for ag_build; NULL: only the database
    int folder_count;
    const char *const *packs;               // folders or databases, in any order (docs/packs.md)
    int pack_count;
    const char *lang;                       // as ag_engine_speak; NULL: English
    // 1: a script in which ag_check finds an error counts as not loading, even if no
    // game would ever meet that error.
    int checked;
    int draft;                              // 1: as in ag_check_def
} ag_engine_def;

typedef struct ag_build_result {
    int cards, raids, decks, scripts;       // in the database now
    int changed, added, removed;            // scripts, beside the database that was there
    int fresh;                              // 1: there was none that could be read
    int findings;                           // scripts that do not load; then nothing was written
} ag_build_result;

// What a build reports: `text` is the path of a script, or what is wrong
// with one ("cards/x/y.lua:3: …").
typedef enum ag_build_news {
    AG_BUILD_CHANGED, AG_BUILD_ADDED, AG_BUILD_REMOVED, AG_BUILD_FINDING
} ag_build_news;
typedef void ag_build_report(void *context, ag_build_news news, const char *text);

// The same from a def, which says what counts as loading, with a report (may be NULL): it is called
// for each script that is another one than in the database that was there, and for each (up to 200)
// that does not load. Expected: as ag_build.
AG_API ag_status ag_build_with(const ag_engine_def *def, ag_build_report *report, void *context,
                               ag_build_result *out, ag_error *error);

// ---- decks ----

// A deck as a list of cards, from the database or a file. Close it before the engine.
typedef struct ag_deck_list ag_deck_list;

// The deck of the database with this key or name. Expected: AG_NOT_FOUND.
AG_API ag_status ag_deck_open(ag_engine *engine, const char *deck, ag_deck_list **out,
                              ag_error *error);

// Reads a file: a deck's script (.lua), or a list in the format "plain", "lackey", "csv", "o8d" or
// "dek" (docs/decks.md); NULL: whichever it looks like. Lines that can't be taken are not an error:
// ag_deck_says reports them. Expected: AG_ENVIRONMENT, AG_BAD_CONTENT (not a deck in that format),
// AG_USAGE (no such format).
AG_API ag_status ag_deck_read_file(ag_engine *engine, const char *path, const char *format,
                                   ag_deck_list **out, ag_error *error);
AG_API void ag_deck_close(ag_deck_list *list);          // takes NULL

// A name has 1 to 127 bytes. Expected: AG_USAGE.
AG_API ag_status ag_deck_rename(ag_deck_list *list, const char *name, ag_error *error);

typedef struct ag_deck_info {
    const char *file;                       // the path that it comes from
    const char *name, *plan;                // "" if it has none
    const char *hero, *hero_name;           // key and name; "" if it has none
    const char *classes, *faction;          // of the hero
    int cards, lines;                       // how many cards; how many different ones
    int of_raid;                            // a Boss player's deck: without a hero, and not bound
                                            // by the deck rules
} ag_deck_info;

AG_API ag_deck_info ag_deck_about(const ag_deck_list *list);        // owned by the list

// The index-th remark of a kind about a deck; NULL past the last. `line` (may be NULL) becomes the
// line of the file; 0: it is about the whole file.
typedef enum ag_deck_said {
    AG_DECK_TROUBLES,       // lines that can't be taken: unknown cards with the nearest names, …
    AG_DECK_NOTES,          // what was skipped and means nothing: columns of other programs
    AG_DECK_BREACHES,       // breaches of the deck rules by what was taken, each with its rule
} ag_deck_said;
AG_API const char *ag_deck_says(const ag_deck_list *list, ag_deck_said what, int index, int *line);

// Checks the list against what a mode of a raid ("heroic"; NULL: "standard") allows for one of the
// Boss player's decks ("main"): from then on AG_DECK_BREACHES are the breaches of that, each with
// its rule. A deck that the mode does not mention is checked against the one in the raid's folder.
// Expected: AG_NOT_FOUND (no such raid, mode or deck).
AG_API ag_status ag_deck_hold(ag_deck_list *list, const char *raid, const char *mode,
                              const char *part, ag_error *error);

typedef struct ag_mode_info {
    char name[32];                          // "heroic"; "" past the last
    char rule[AG_RULE_SIZE];                // "BT:Heroic Mode"; "" if no rule mentions it
    int raiders_min, raiders_max;           // of a duel: its players
} ag_mode_info;

// The i-th mode of a raid, "standard" first. Expected: AG_NOT_FOUND (no such raid),
// AG_BAD_CONTENT (the raid does not load).
AG_API ag_status ag_raid_mode_at(ag_engine *engine, const char *raid, int index, ag_mode_info *out,
                                 ag_error *error);

typedef struct ag_raid_deck_info {
    char part[64];                          // "main"; "" past the last
    char key[64], name[128];                // of the deck that is played there in the mode
    int cards;
} ag_raid_deck_info;

// The Boss player's i-th deck in a mode (NULL: "standard"). Expected:
// AG_NOT_FOUND (no such raid or mode).
AG_API ag_status ag_raid_deck_at(ag_engine *engine, const char *raid, const char *mode, int index,
                                 ag_raid_deck_info *out, ag_error *error);

// Writes the deck in a format: "lua" for a deck's script, or one of those above. Expected: AG_USAGE
// (no such format; no room).
AG_API ag_status ag_deck_write(const ag_deck_list *list, const char *format, char *out,
                               size_t capacity, ag_error *error);

// Hands on what a game that is over kept of the Boss player's cards. `path` is the script of a deck
// that games begin with as their `deck` ("gifts"; `boss_decks` of ag_game_def): it loses as many of
// each card as this game began with and did not keep, and gains what this one kept besides; where
// it is not there it is made, of what was kept. So games may go on at once. It is whole at any
// time, and what it held before stays beside it ("gifts.lua~"). Expected: AG_NOT_FOUND (no such
// deck), AG_USAGE (not over), AG_ENVIRONMENT, AG_BAD_CONTENT (no deck's script, which stays).
AG_API ag_status ag_game_hand_on(ag_engine *engine, const ag_game *game, const char *deck,
                                 const char *path, ag_error *error);

// ---- checking ----

enum { AG_FINDING_ERROR, AG_FINDING_WARNING };      // warnings make nothing fail

// Something wrong with a script, deck or raid. Texts are valid until the function
// that receives the finding returns.
typedef struct ag_finding {
    int severity;
    const char *code;                       // "unknown-field": ag_check_code says what it means
    const char *path;                       // of the file, as it was given
    int line;
    const char *text;                       // one sentence, perhaps with "(did you mean …?)"
    const char *mend;                       // what mends it, in place of `mend_size` bytes of the
    size_t mend_at, mend_size;              // file from `mend_at` on; NULL: no one answer is right
} ag_finding;
typedef void ag_finding_report(void *context, const ag_finding *finding);

typedef struct ag_check_def {
    const char *const *folders;             // the project's scripts, which what is checked may name
    int folder_count;
    const char *const *paths;               // what to check: files, folders, keys and names of
                                            // cards; none: everything
    int path_count;
    const char *const *packs;               // besides the project, which what is checked may name
    int pack_count;
    int draft;                              // 1: texts may lag behind their scripts: what is found
                                            // of a text against its script ("text-…") is a warning
} ag_check_def;

typedef struct ag_check_result {
    int errors, warnings, files;            // files: how many were checked
} ag_check_result;

AG_API ag_check_def ag_check_default(void);             // all of the folders `cards` and `raids`

// Checks scripts and reports all that is wrong with them, file by file, in the order of their
// lines. Findings do not make it fail. Expected: AG_NOT_FOUND (a path that is not a file, folder or
// card), AG_ENVIRONMENT (also if none of the folders exists and no path is named), AG_BAD_CONTENT
// (one of `packs` is not a pack).
AG_API ag_status ag_check(const ag_check_def *def, ag_finding_report *report, void *context,
                          ag_check_result *out, ag_error *error);

// A kind of finding: its code, and how `aggro check --explain` explains it.
typedef struct ag_check_code {
    const char *code;
    int severity;
    const char *meaning, *example, *mend;
} ag_check_code;

// The i-th kind; NULL past the last.
AG_API const ag_check_code *ag_check_code_at(int index);

// ---- scripts ----

typedef struct ag_card_place {
    char key[64], name[128], back_name[128];    // back_name: of its other side; "" if it has none
    char path[192];                         // as errors name it: "cards/hoa/fireball.lua"
} ag_card_place;

// The card that a person means by its key, by its name if only one card has it, or by
// the path of its file. Expected: AG_NOT_FOUND with the nearest name, or with the keys
// if several cards have the name.
AG_API ag_status ag_engine_card_place(ag_engine *engine, const char *card, ag_card_place *out,
                                      ag_error *error);

// Writes the key of the script (a card's, deck's, phase's, raid's or module's) that is in this
// file. Returns 0 if none of the engine's scripts is.
AG_API int ag_engine_script_of(ag_engine *engine, const char *path, char *key, size_t capacity);

// Writes the path of this script's file, below its pack if it is one of a pack. Returns `out`.
AG_API const char *ag_engine_script_path(const ag_engine *engine, const char *key, char *out,
                                         size_t capacity);

// ---- finding cards ----

// Texts are owned by the engine; "" and -1 stand for what a card does not have.
typedef struct ag_found {
    const char *key, *name, *back_name, *type, *tags, *keywords, *classes, *faction, *damage,
        *rarity;
    const char *requires, *text, *back_text, *path;
    int cost, cost_x, atk, health, def, strike, number;
} ag_found;

typedef void ag_found_report(void *context, const ag_found *card);

typedef struct ag_find_wish {
    const char *query;                      // words and filters; "" finds all
    const char *sort;                       // a field; NULL: the best matches first if the query
                                            // has words, else by name
    int descending;
    int limit;                              // 0: all
} ag_find_wish;

// Reports the cards that fit the whole query. Words are searched for in names and texts (the
// beginning of a word is enough; "in quotes" words must stand together); filters are `type:
// tag: keyword: class: faction: damage: rarity: requires: set: raid: deck: is: name: text:`
// and, with = < <= > >=, `cost atk health def strike number`; a minus in front of a word or
// filter negates it. Expected: AG_USAGE (an unknown filter), AG_NOT_FOUND (a tag, type … that
// no card has), both with the nearest.
AG_API ag_status ag_engine_find(ag_engine *engine, const ag_find_wish *wish,
                                ag_found_report *report, void *context, ag_error *error);

// The name of the i-th filter and what it takes ("" if the name says it); NULL past the last.
AG_API const char *ag_find_filter(int index, const char **help);

// ---- engines over folders ----

AG_API ag_engine_def ag_engine_default(void);

// Opens an engine whose scripts are those of the folders. The database is then a cache of them: it
// is made if it is missing, and supplies the older version of a file that does not load, which is a
// warning. Without folders this is ag_engine_open. Expected: AG_NOT_FOUND, AG_ENVIRONMENT,
// AG_BAD_CONTENT with file and line.
AG_API ag_status ag_engine_open_with(const ag_engine_def *def, ag_engine **out, ag_error *error);

// The packs of an engine in their order, with versions: "ember_court 1.0.0,
// other 2.1"; "" if it has none.
AG_API const char *ag_engine_packs(const ag_engine *engine);

#define AG_PACKS_MAX 16                     // of an engine

// What a pack says about itself.
typedef struct ag_pack_info {
    char key[64], name[128], version[32];
    char needs[AG_PACKS_MAX][64];           // the keys of the packs that it requires
    int need_count;
} ag_pack_info;

// Reads the manifest of the pack at `path` alone; whether its scripts load is known once an engine
// opens with it. Expected: AG_NOT_FOUND, AG_ENVIRONMENT, AG_BAD_CONTENT.
AG_API ag_status ag_pack_look(const char *path, ag_pack_info *out, ag_error *error);

// Builds the first of the packs as a database, if all of them load together with the engine's
// scripts; the others are those that it requires. The engine then has all of these packs. Expected:
// AG_BAD_CONTENT, AG_ENVIRONMENT.
AG_API ag_status ag_pack_build(ag_engine *engine, const char *const *packs, int count,
                               const char *out_path, ag_error *error);

// What the last ag_engine_refresh found.
typedef struct ag_refresh {
    int changed, added, removed;            // scripts; ag_engine_refreshed has their keys
    int findings;                           // files that do not load; ag_engine_finding says why
} ag_refresh;

// Takes what changed: in the files of the engine's folders, or else in its database (a row that
// another program edited, a new build). `paths` names files that changed, and only these are looked
// at; NULL: all of them. A changed script is loaded first, and so are those that use it. A file
// that does not load keeps its old version and is a finding; the other files are taken. Games go on
// with the scripts that they have loaded; what they load from then on is the new version
// (ag_game_reload gives a game all of it). Texts and keys that the engine returned before are no
// longer valid. Expected: AG_ENVIRONMENT, AG_BAD_CONTENT (two files with one key, a broken
// database); then nothing changed.
AG_API ag_status ag_engine_refresh(ag_engine *engine, const char *const *paths, int path_count,
                                   ag_refresh *out, ag_error *error);

// The i-th script that the last refresh changed, added or removed; the i-th file that did not load,
// as "cards/x/y.lua:3: …". NULL past the last; valid until the next refresh.
AG_API const char *ag_engine_refreshed(const ag_engine *engine, int index);
AG_API const char *ag_engine_finding(const ag_engine *engine, int index);

// ---- comparing and exporting ----

typedef enum ag_difference_what {
    AG_DIFFERENCE_ADDED, AG_DIFFERENCE_REMOVED, AG_DIFFERENCE_CHANGED
} ag_difference_what;

typedef struct ag_difference {
    const char *kind;                       // "card", "deck", "raid", or "script" for anything else
    const char *key, *name;
    ag_difference_what what;
    // What changed: "cost", "text", a deck's card, "script"; NULL for what was added or removed.
    const char *field;
    const char *was, *now;                  // "": nothing
} ag_difference;

typedef void ag_difference_report(void *context, const ag_difference *difference);

// Reports what was added, removed and changed, one call for each field; if a script changed
// but none of its facts did, the field is "script". Returns the number of differences. Texts
// are valid until the next call.
AG_API int ag_engine_difference(ag_engine *was, ag_engine *now, ag_difference_report *report,
                                void *context);

// `written` is 0 if the same bytes were there already.
typedef void ag_exported_report(void *context, const char *path, int written);

typedef struct ag_export_wish {
    const char *folder;                     // where to; it is created
    const char *const *keys;
    int key_count;                          // 0: all scripts
    int force;                              // 1: files that differ are written over
} ag_export_wish;

// Writes scripts to files under the folder, with the paths and bytes that they had: those with
// these keys, and for a raid or set all that is in it. If a file exists and differs, nothing is
// written, unless `force`. Expected: AG_NOT_FOUND (a key), AG_USAGE (a file exists),
// AG_ENVIRONMENT, AG_BAD_CONTENT.
AG_API ag_status ag_engine_export(ag_engine *engine, const ag_export_wish *wish,
                                  ag_exported_report *report, void *context, ag_error *error);

// ---- notes ----

// What a script noted for its author: note("souls", me.souls). The texts are valid until the
// function that hears it returns, and name what some seats must not know.
typedef struct ag_script_note {
    const char *text;                       // its values, as people read them: "souls 3"
    const char *card;                       // the card whose script it is, or the raid
    const char *path;
    int line;
    int turn;                               // 0: before the first
} ag_script_note;

// Must not change the game, nor ask it anything.
typedef void ag_script_note_report(void *context, const ag_script_note *note);

// From now on `report` hears each note of the game's scripts, as it is made: once, also where the
// log runs again, and not what is tried in forks and worlds. Where the game goes back and is played
// on, what happens then is heard again. `past`: first those made since it began, for which its log
// runs again. NULL: nobody hears notes any more. At most 50 notes of one effect are heard, and
// 10000 of a game; the last one says so. Expected: AG_NO_MEMORY.
AG_API ag_status ag_game_hear_notes(ag_game *game, ag_script_note_report *report, void *context,
                                    int past, ag_error *error);

// ---- scenarios ----

typedef struct ag_scenario_result {
    int passed, failed;
    char name[160];                         // of the last scenario, or of the first that failed
    char report[4096];                      // empty where all passed
    int asserted;                           // failed by an assertion about the game, not an error
} ag_scenario_result;

// Runs the scenario file four ways: straight, and rebuilt, forked and taken back at every choice.
// Expected: AG_BAD_CONTENT (the file does not load).
AG_API ag_status ag_scenario_run(ag_engine *engine, const char *path, ag_scenario_result *out,
                                 ag_error *error);

// ---- coverage ----

// Which lines and functions of an engine's scripts ran in scenarios. Only lines with code count.
typedef struct ag_coverage ag_coverage;
AG_API ag_status ag_coverage_open(ag_engine *engine, ag_coverage **out, ag_error *error);
AG_API void ag_coverage_close(ag_coverage *coverage);   // takes NULL

typedef struct ag_coverage_facts {
    const char *key, *path;                 // owned by the coverage
    int lines, lines_run;
    int functions, functions_called;
} ag_coverage_facts;

// The index-th file in order of key. Returns 0 past the last.
AG_API int ag_coverage_file(const ag_coverage *coverage, int index, ag_coverage_facts *out);

// The first run of lines after line `after` of that file that never
// ran. Returns 0 if there is none.
AG_API int ag_coverage_gap(const ag_coverage *coverage, int index, int after, int *first,
                           int *last);

typedef struct ag_covered_function {
    const char *name;                       // of the field that it was written for; "" if none
    int line, called;
} ag_covered_function;

// The nth function of that file, from 0 on. Returns 0 past the last.
AG_API int ag_coverage_function(const ag_coverage *coverage, int index, int nth,
                                ag_covered_function *out);

// ---- scenarios, with every option ----

// Receives the key and the path of a script.
typedef void ag_script_report(void *context, const char *key, const char *path);

typedef struct ag_scenario_how {
    int straight;                           // the straight way only
    const char *save_path;                  // not NULL: the fifth way
    const char *folder;                     // not NULL: a recording of each scenario that passed
                                            // goes there: <stem of the file>.jsonl, where it holds
                                            // several <stem>_<n>.jsonl, with the cards it declares
    const char *rule;                       // not NULL: only scenarios that cite it
    ag_coverage *coverage;                  // not NULL: notes what runs in the straight way
    ag_script_report *used;                 // not NULL: called for each script that a game used
    void *context;
    ag_script_note_report *noted;           // not NULL: hears notes of the straight way; else a
                                            // report of a failure has the last ones
    void *noted_context;
} ag_scenario_how;

// Runs a file of scenarios; a `how` of zeroes runs the four ways.
// Expected: AG_BAD_CONTENT, AG_ENVIRONMENT.
AG_API ag_status ag_scenario_run_how(ag_engine *engine, const char *path,
                                     const ag_scenario_how *how, ag_scenario_result *out,
                                     ag_error *error);

// ---- words of scripts ----

// One word that scripts use, as docs/api.md has it: a word that
// declares, an event, a verb, a field.
typedef struct ag_doc {
    char word[64];                          // "deal", "when.dealt_damage", "once_per_turn"
    char of[64];                            // of a field: the word whose field it is; "" otherwise
    char usage[200];
    const char *chapter;
    const char *doc, *gives, *errors, *rule;    // "" if there is nothing to say
    int field_count;
} ag_doc;

typedef struct ag_doc_field {
    const char *name, *doc, *rule, *otherwise;  // "" if there is nothing to say
    char takes[256];                        // "a whole number from 0 to 99", "a word or a list …"
    int needed;                             // it can't be left out
    const char *const *words;               // that it takes, if it takes words of a list
    int word_count;
} ag_doc_field;

// The word at `index`, in the order of docs/api.md, and its field at `field`; fields come after all
// words that have them. Returns 0 past the last.
AG_API int ag_doc_at(int index, ag_doc *out);
AG_API int ag_doc_field_at(int index, int field, ag_doc_field *out);

// The word that is nearest to `word`. Returns 0 if none is near.
AG_API int ag_doc_nearest(const char *word, ag_doc *out);

// What editors read, made from the same words: annotations for a Lua language server, its settings
// and luacheck's. Passes the path of the file at `index` within a project, and its text, to
// `report`. Returns 0 past the last, or if memory ran out.
typedef void ag_editor_report(void *context, const char *path, const char *text);
AG_API int ag_editor_file_at(int index, ag_editor_report *report, void *context);

// ---- rules ----

// `number` is "CR 717.4" or "R201.2a"; what `text` is depends on the function that reports the
// rule. `raid` is the key of the raid whose rule it is, or whose scenario cites it.
typedef void ag_rule_report(void *context, const char *raid, const char *number, const char *text);

// Reports the rules that the scenarios of a file cite; `text` is the name of the
// scenario. Expected: AG_BAD_CONTENT.
AG_API ag_status ag_scenario_cites(ag_engine *engine, const char *path, ag_rule_report *report,
                                   void *context, ag_error *error);

typedef struct ag_raid_rule {
    const char *raid, *number, *title;
    const char *as;                         // the rule that says the same ("CR 602.2"); or ""
    const char *kind;                       // why no game can show it: definition, deck, physical,
                                            // tournament; "": a game can
} ag_raid_rule;

typedef void ag_raid_rule_report(void *context, const ag_raid_rule *rule);

// Reports the rules that belong to raids (rules.lua), in order. Expected: AG_BAD_CONTENT.
AG_API ag_status ag_engine_raid_rules(ag_engine *engine, ag_raid_rule_report *report, void *context,
                                      ag_error *error);

// Reports where scripts of that raid ("": of all raids) name its rule; `text` is the place:
// "raids/onyxias_lair/raid.lua:12".
AG_API void ag_engine_rule_places(ag_engine *engine, const char *raid, const char *number,
                                  ag_rule_report *report, void *context);

// ---- looking at a card ----

typedef enum ag_show_kind {
    AG_SHOW_FACT,       // label: "name", "type", "tags", "cost", "atk", "damage", "health" …
    AG_SHOW_TEXT,       // a paragraph of its text
    AG_SHOW_POWER,      // label: the script's word ("when.destroyed"); text: as the engine reads it
    AG_SHOW_VALUE,      // label: its name; number: its value; text: where it is used
    AG_SHOW_RULING,
    AG_SHOW_RULE,       // a rule that the script cites; label: its number; text: its title
    AG_SHOW_USE,        // label: "deck" (number: copies), "hero", "raid", or "script" that names it
} ag_show_kind;

typedef struct ag_shown {
    ag_show_kind kind;
    int side;                               // of facts, texts and powers: 0 front, 1 back
    int number;
    const char *label, *text;               // valid until the function returns
    const char *path;                       // where it is; "" and line 0 if that means nothing
    int line;
} ag_shown;

typedef void ag_show_report(void *context, const ag_shown *shown);

// Reports all that is known of a card, in the order of ag_show_kind. `card` is its key, its
// name if only one card has it, the beginning of only one card's name, or the path of its
// file ("….lua"), which is read as it is now. Expected: AG_NOT_FOUND (with the keys or names
// that come near), AG_BAD_CONTENT.
AG_API ag_status ag_engine_card_show(ag_engine *engine, const char *card, ag_show_report *report,
                                     void *context, ag_error *error);

#ifdef __cplusplus
}
#endif

#endif
