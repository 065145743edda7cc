// Scripts in a temporary folder, and what they say about themselves, read by C alone.
#include "store/folder.h"

#include <dirent.h>
#include <stdarg.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/error.h"
#include "store/build/store.h"

// ---- files ----

void folder_open(folder *at)
{
    const char *root = getenv("TMPDIR");
    snprintf(at->path, sizeof at->path, "%s/aggro-store-XXXXXX", root != NULL ? root : "/tmp");
    assert_non_null(mkdtemp(at->path));
}

static void remove_all(const char *path)
{
    struct stat facts;
    if (lstat(path, &facts) != 0) return;
    if (!S_ISDIR(facts.st_mode)) {
        assert_int_equal(unlink(path), 0);
        return;
    }
    DIR *entries = opendir(path);
    const struct dirent *entry;
    assert_non_null(entries);
    while ((entry = readdir(entries)) != NULL) {
        char inner[1024];
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0) {
            snprintf(inner, sizeof inner, "%s/%s", path, entry->d_name);
            remove_all(inner);
        }
    }
    closedir(entries);
    assert_int_equal(rmdir(path), 0);
}

void folder_close(folder *at)
{
    remove_all(at->path);
}

const char *folder_place(const folder *at, const char *path, char *out, size_t capacity)
{
    snprintf(out, capacity, "%s/%s", at->path, path);
    return out;
}

void folder_write_bytes(const folder *at, const char *path, const void *bytes, size_t size)
{
    char place[1024];
    folder_place(at, path, place, sizeof place);
    for (char *slash = place + strlen(at->path) + 1; (slash = strchr(slash, '/')) != NULL;
         slash++) {
        *slash = '\0';
        mkdir(place, 0777);
        *slash = '/';
    }
    FILE *file = fopen(place, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

void folder_write(const folder *at, const char *path, const char *text)
{
    folder_write_bytes(at, path, text, strlen(text));
}

unsigned char *folder_read(const folder *at, const char *path, size_t *size)
{
    char place[1024];
    FILE *file = fopen(folder_place(at, path, place, sizeof place), "rb");
    if (file == NULL) return NULL;
    fseek(file, 0, SEEK_END);
    *size = (size_t)ftell(file);
    rewind(file);
    unsigned char *bytes = malloc(*size + 1);
    assert_non_null(bytes);
    assert_int_equal(fread(bytes, 1, *size, file), *size);
    fclose(file);
    return bytes;
}

int folder_count(const folder *at, const char *path)
{
    char place[1024];
    int count = 0;
    DIR *entries = opendir(folder_place(at, path, place, sizeof place));
    const struct dirent *entry;
    assert_non_null(entries);
    while ((entry = readdir(entries)) != NULL) {
        count += entry->d_name[0] != '.';
    }
    closedir(entries);
    return count;
}

// ---- a world ----

void folder_write_world(const folder *at)
{
    folder_write(at, "cards/hoa/some_mage.lua",
                 "-- name Some Mage\n-- type hero\n-- health 25\n-- tags Gnome, Frost\n"
                 "-- classes mage\n-- faction alliance\n-- text Flip: draw a card.\n-- sides 2\n"
                 "-- back_text Nothing more.\n");
    folder_write(at, "cards/hoa/some_orc.lua",
                 "-- name Some Orc\n-- type hero\n-- health 30\n-- tags Orc\n-- classes warrior\n"
                 "-- faction horde\n");
    folder_write(at, "cards/hoa/bolt.lua",
                 "-- name Bolt of Cold\n-- type ability\n-- cost 2\n-- classes mage\n"
                 "-- text Your hero deals 2 frost damage to target ally.\n");
    folder_write(
        at, "cards/hoa/recruit.lua",
        "-- name Recruit\n-- type ally\n-- cost 1\n-- atk 1\n-- health 1\n-- damage melee\n"
        "-- is_unlimited 1\n");
    folder_write(at, "cards/tdp/bolt.lua", "-- name Bolt of Heat\n-- type ability\n-- cost 2\n");
    folder_write(at, "cards/hoa/words.lua", "-- kind module\n");
    folder_write(at, "cards/decks/first.lua",
                 "-- kind deck\n-- name First Steps\n-- hero Some Mage\n-- plan Freeze, then win.\n"
                 "-- row 4 hoa/bolt card\n-- row 56 Recruit card\n");
    folder_write(at, "raids/lair/raid.lua",
                 "-- kind raid\n-- name The Lair\n-- row 1 wyrm boss\n-- row 1 event phase\n"
                 "-- row 1 main deck\n-- row 1 lair/decks/event deck\n");
    folder_write(at, "raids/lair/rules.lua", "-- kind module\n");
    folder_write(at, "raids/lair/bosses/wyrm.lua",
                 "-- name Wyrm\n-- type boss\n-- health 40\n-- boss_order 1\n");
    folder_write(at, "raids/lair/cards/gust.lua", "-- name Gust\n-- type ability\n-- cost 3\n");
    folder_write(at, "raids/lair/events/storm.lua", "-- name Storm\n-- type event\n");
    folder_write(at, "raids/lair/tokens/whelp.lua",
                 "-- name Whelp\n-- type token\n-- atk 1\n-- health 1\n-- is_token 1\n");
    folder_write(at, "raids/lair/phases/event.lua", "-- kind phase\n-- name Event phase\n");
    folder_write(at, "raids/lair/decks/main.lua",
                 "-- kind deck\n-- name Main\n-- row 2 lair/gust card\n");
    folder_write(at, "raids/lair/decks/event.lua",
                 "-- kind deck\n-- name Events\n-- row 1 lair/storm card\n");
}

const ag_describer fake_describer = { .describe = fake_describe };

ag_status folder_build_to(const folder *at, const char *name, ag_build_result *out, ag_error *error)
{
    char place[1024];
    const char *folders[] = { at->path };
    ag_build_order order = { .folders = folders,
                             .folder_count = 1,
                             .path = folder_place(at, name, place, sizeof place),
                             .describer = fake_describer };
    return ag_store_build(&order, out, error);
}

ag_status folder_build(const folder *at, ag_error *error)
{
    ag_build_result result;
    return folder_build_to(at, "out.db", &result, error);
}

// ---- what they say ----

static int kind_of(const char *word)
{
    static const char *const kinds[] = { "card", "raid", "phase", "deck", "module" };
    for (int i = 0; i < 5; i++) {
        if (strcmp(kinds[i], word) == 0) return i;
    }
    return AG_SCRIPT_CARD;
}

static void set_word(ag_facts *facts, const char *field, const char *value)
{
    const struct {
        const char *field;
        char *place;
        size_t size;
    } words[] = {
        { "name", facts->name, sizeof facts->name },
        { "type", facts->type, sizeof facts->type },
        { "damage", facts->damage, sizeof facts->damage },
        { "tags", facts->tags, sizeof facts->tags },
        { "classes", facts->classes, sizeof facts->classes },
        { "faction", facts->faction, sizeof facts->faction },
        { "rarity", facts->rarity, sizeof facts->rarity },
        { "text", facts->text, sizeof facts->text },
        { "back_text", facts->back_text, sizeof facts->back_text },
        { "back_name", facts->back_name, sizeof facts->back_name },
        { "plan", facts->plan, sizeof facts->plan },
        { "requires", facts->requires, sizeof facts->requires },
        { "deckbuilding", facts->deckbuilding, sizeof facts->deckbuilding },
        { "hero", facts->hero, sizeof facts->hero },
    };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strcmp(words[i].field, field) == 0) {
            snprintf(words[i].place, words[i].size, "%s", value);
        }
    }
}

static void set_number(ag_facts *facts, const char *field, int value)
{
    const struct {
        const char *field;
        int *place;
    } numbers[] = {
        { "cost", &facts->cost },
        { "atk", &facts->atk },
        { "health", &facts->health },
        { "def", &facts->def },
        { "strike", &facts->strike },
        { "number", &facts->number },
        { "boss_order", &facts->boss_order },
    };
    const struct {
        const char *field;
        uint8_t *place;
    } switches[] = {
        { "instant", &facts->instant },           { "ongoing", &facts->ongoing },
        { "is_unique", &facts->is_unique },       { "is_token", &facts->is_token },
        { "is_unlimited", &facts->is_unlimited }, { "cost_x", &facts->cost_x },
        { "sides", &facts->side_count },
    };
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        if (strcmp(numbers[i].field, field) == 0) {
            *numbers[i].place = value;
        }
    }
    for (size_t i = 0; i < sizeof switches / sizeof switches[0]; i++) {
        if (strcmp(switches[i].field, field) == 0) {
            *switches[i].place = (uint8_t)value;
        }
    }
}

static void set_field(ag_facts *facts, const char *field, const char *value)
{
    if (strcmp(field, "kind") == 0) {
        facts->kind = (uint8_t)kind_of(value);
    } else if (strcmp(field, "row") == 0) {
        int row = facts->row_count++;
        char key[200];
        assert_int_equal(
            sscanf(value, "%d %199s %15s", &facts->rows[row].count, key, facts->rows[row].role), 3);
        snprintf(facts->rows[row].key, sizeof facts->rows[row].key, "%.63s", key);
    } else {
        set_word(facts, field, value);
        set_number(facts, field, atoi(value));
    }
}

// A file that holds "broken" does not load.
ag_status fake_describe(void *context, const ag_source *source, const char *key, ag_facts *out,
                        ag_error *error)
{
    ag_script script;
    (void)context;
    if (!source->find(source->context, key, &script)) {
        return ag_fail(error, AG_NOT_FOUND, "no script \"%s\"", key);
    }
    if (strstr(script.source, "broken") != NULL) {
        return ag_fail(error, AG_BAD_CONTENT, "%s:1: broken", script.path);
    }
    const char *at = script.source;
    char field[32], value[1024];
    int length = 0;
    while (sscanf(at, "-- %31s %1023[^\n]\n%n", field, value, &length) == 2) {
        set_field(out, field, value);
        at += length;
    }
    return AG_OK;
}
