// Compares two libraries: rows of a kind are in the order of their
// keys, so both are walked side by side.
#include "store/files/library_diff.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/span.h"

enum { LINE_SIZE = 160 };

typedef struct comparing {
    const ag_library *libraries[2];  // before, after
    ag_different_report *report;
    void *context;
} comparing;

static void tell(const comparing *at, ag_different difference)
{
    AG_ASSERT(difference.kind != NULL);
    AG_ASSERT(difference.key != NULL);
    at->report(at->context, &difference);
}

// 1 if there was a difference to report.
static int tell_field(const comparing *at, ag_different about, const char *field, const char *was,
                      const char *now)
{
    if (strcmp(was, now) == 0) return 0;
    about.what = AG_CHANGED;
    about.field = field;
    about.was = was;
    about.now = now;
    tell(at, about);
    return 1;
}

// A change of facts is not reported again as a change of the script.
static void tell_script(const comparing *at, ag_different about, const char *key)
{
    const ag_script_row *was = ag_library_script(at->libraries[0], key);
    const ag_script_row *now = ag_library_script(at->libraries[1], key);
    if (was != NULL && now != NULL && strcmp(was->hash, now->hash) != 0) {
        tell_field(at, about, "script", was->hash, now->hash);
    }
}

// ---- cards ----

static const char *value_of(const ag_card_row *card, const ag_column *column, char out[32])
{
    if (!ag_column_is_number(column)) return ag_column_text(card, column);
    int number = ag_column_number(card, column);
    snprintf(out, 32, "%d", number);
    return number < 0 ? "" : out;
}

static void compare_cards(const comparing *at, ag_different about, const void *was_row,
                          const void *now_row)
{
    const ag_card_row *was = was_row, *now = now_row;
    const ag_row_table *table = &ag_tables[AG_TABLE_CARD];
    int changed = 0;
    about.name = now->name;
    for (int i = 1; i < table->column_count; i++) {
        char was_number[32], now_number[32];
        const ag_column *column = &table->columns[i];
        changed |= tell_field(at, about, column->name, value_of(was, column, was_number),
                              value_of(now, column, now_number));
    }
    changed |= tell_field(at, about, "text", was->text, now->text);
    changed |= tell_field(at, about, "back_text", was->back_text, now->back_text);
    if (!changed) tell_script(at, about, now->key);
}

// ---- decks ----

static int copies(const ag_library *library, const ag_deck_row *deck, const char *key)
{
    int count = 0;
    for (int i = 0; i < deck->line_count; i++) {
        const ag_deck_card_row *line = ag_library_line(library, deck, i);
        count += strcmp(line->key, key) == 0 ? line->count : 0;
    }
    return count;
}

// The lines of one deck compared with the other; `back`: those that only the old deck has.
static int compare_lines(const comparing *at, ag_different about, const ag_deck_row *const decks[2],
                         int back)
{
    const ag_library *library = at->libraries[!back];
    const ag_deck_row *deck = decks[!back];
    int changed = 0;
    for (int i = 0; i < deck->line_count; i++) {
        const char *key = ag_library_line(library, deck, i)->key;
        int was = copies(at->libraries[0], decks[0], key);
        int now = copies(at->libraries[1], decks[1], key);
        char was_text[LINE_SIZE] = "", now_text[LINE_SIZE] = "";
        if (back ? now != 0 : was == now) continue;
        if (was > 0) snprintf(was_text, sizeof was_text, "%d", was);
        if (now > 0) snprintf(now_text, sizeof now_text, "%d", now);
        changed |= tell_field(at, about, key, was_text, now_text);
    }
    return changed;
}

static void compare_decks(const comparing *at, ag_different about, const void *was_row,
                          const void *now_row)
{
    const ag_deck_row *was = was_row, *now = now_row;
    const ag_deck_row *const decks[2] = { was, now };
    about.name = now->name;
    int changed = tell_field(at, about, "name", was->name, now->name);
    changed |= tell_field(at, about, "hero", was->hero, now->hero);
    changed |= tell_field(at, about, "plan", was->plan, now->plan);
    changed |= compare_lines(at, about, decks, 0);
    changed |= compare_lines(at, about, decks, 1);
    if (!changed) tell_script(at, about, now->key);
}

// ---- raids ----

// The Bosses (phases, decks) of a raid as one text, in their order.
static void write_parts(const ag_library *library, int table, const char *raid, ag_text *out)
{
    const ag_list *parts = ag_library_table(library, table);
    ag_text_add(out, "%s", "");
    for (int i = 0; i < parts->count; i++) {
        const ag_part_row *part = ag_list_at(parts, i);
        if (strcmp(part->raid, raid) == 0) {
            ag_text_add(out, "%s%s", out->length == 0 ? "" : ", ", part->key);
        }
    }
}

static int compare_parts(const comparing *at, ag_different about, int table, const char *field)
{
    ag_text was = { 0 }, now = { 0 };
    write_parts(at->libraries[0], table, about.key, &was);
    write_parts(at->libraries[1], table, about.key, &now);
    int changed = !was.failed && !now.failed && tell_field(at, about, field, was.bytes, now.bytes);
    ag_text_close(&was);
    ag_text_close(&now);
    return changed;
}

static void compare_raids(const comparing *at, ag_different about, const void *was_row,
                          const void *now_row)
{
    const ag_raid_row *was = was_row, *now = now_row;
    about.name = now->name;
    int changed = tell_field(at, about, "name", was->name, now->name);
    changed |= compare_parts(at, about, AG_TABLE_RAID_BOSS, "bosses");
    changed |= compare_parts(at, about, AG_TABLE_RAID_PHASE, "phases");
    changed |= compare_parts(at, about, AG_TABLE_RAID_DECK, "decks");
    if (!changed) tell_script(at, about, now->key);
}

// ---- the rest: modules, phases, rules ----

static int is_told_elsewhere(const comparing *at, const char *key)
{
    for (int i = 0; i < 2; i++) {
        if (ag_library_card(at->libraries[i], key) != NULL
            || ag_library_deck(at->libraries[i], key) != NULL
            || ag_library_raid(at->libraries[i], key) != NULL) {
            return 1;
        }
    }
    return 0;
}

static void compare_scripts(const comparing *at, ag_different about, const void *was_row,
                            const void *now_row)
{
    const ag_script_row *was = was_row, *now = now_row;
    if (!is_told_elsewhere(at, now->key)) tell_field(at, about, "script", was->hash, now->hash);
}

// ---- side by side ----

typedef void compare_rows(const comparing *at, ag_different about, const void *was,
                          const void *now);

static const struct {
    int table;
    const char *kind;
    int name_column;  // 0: its key is its name
    compare_rows *compare;
} kinds[] = {
    { AG_TABLE_CARD, "card", 1, compare_cards },
    { AG_TABLE_DECK, "deck", 1, compare_decks },
    { AG_TABLE_RAID, "raid", 1, compare_raids },
    { AG_TABLE_SCRIPT, "script", 0, compare_scripts },
};

static const char *text_at(const ag_row_table *table, const void *row, int column)
{
    return ag_column_text(row, &table->columns[column]);
}

static void tell_one_side(const comparing *at, int kind, const void *row, int what)
{
    const ag_row_table *table = &ag_tables[kinds[kind].table];
    ag_different about = { .kind = kinds[kind].kind, .what = what, .was = "", .now = "" };
    about.key = text_at(table, row, 0);
    about.name = text_at(table, row, kinds[kind].name_column);
    if (kinds[kind].table != AG_TABLE_SCRIPT || !is_told_elsewhere(at, about.key)) tell(at, about);
}

static void compare_kind(const comparing *at, int kind)
{
    const ag_row_table *table = &ag_tables[kinds[kind].table];
    const ag_list *was = ag_library_table(at->libraries[0], kinds[kind].table);
    const ag_list *now = ag_library_table(at->libraries[1], kinds[kind].table);
    int i = 0, j = 0;
    while (i < was->count || j < now->count) {
        const void *was_row = i < was->count ? ag_list_at(was, i) : NULL;
        const void *now_row = j < now->count ? ag_list_at(now, j) : NULL;
        int order = was_row == NULL ? 1
                    : now_row == NULL
                        ? -1
                        : strcmp(text_at(table, was_row, 0), text_at(table, now_row, 0));
        if (order < 0) {
            tell_one_side(at, kind, was_row, AG_WENT);
        } else if (order > 0) {
            tell_one_side(at, kind, now_row, AG_CAME);
        } else {
            ag_different about = { .kind = kinds[kind].kind, .key = text_at(table, now_row, 0) };
            about.name = text_at(table, now_row, kinds[kind].name_column);
            kinds[kind].compare(at, about, was_row, now_row);
        }
        i += order <= 0;
        j += order >= 0;
    }
}

void ag_library_difference(const ag_library *was, const ag_library *now,
                           ag_different_report *report, void *context)
{
    comparing at = { .libraries = { was, now }, .report = report, .context = context };
    AG_ASSERT(report != NULL);
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) compare_kind(&at, (int)i);
}
