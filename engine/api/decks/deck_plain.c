// Plain deck lists, as people write them: "4 Card Name", "Card Name x4", "Hero: Name", headings,
// comments. LackeyCCG's text is the same with tabs: "4<tab>Card Name".
#include "api/decks/deck_list.h"

#include <string.h>

#include "base/assert.h"
#include "base/letter.h"

typedef struct plain {
    ag_deck_list *list;
    int line;
    int under_hero, under_side;  // by the heading above
} plain;

typedef struct words {
    const char *at;
    size_t size;
} words;

// The text without the spaces around it.
static words trim(const char *at, size_t size)
{
    while (size > 0 && strchr(" \t\r", at[0]) != NULL) {
        at++;
        size--;
    }
    while (size > 0 && strchr(" \t\r", at[size - 1]) != NULL) size--;
    return (words){ at, size };
}

static int begins(words line, const char *word)
{
    size_t length = strlen(word);
    return line.size >= length && ag_case_compare_part(line.at, word, length) == 0;
}

// ---- headings ----

static int is_comment(words line)
{
    return begins(line, "#") || begins(line, "//") || begins(line, "--") || begins(line, ";");
}

// "Allies", "Allies (20)", "== Allies ==", "Anything:"
static int is_heading(words line)
{
    static const char *const known[] = { "hero",    "allies",    "ally",      "abilities",
                                         "ability", "equipment", "weapons",   "weapon",
                                         "armor",   "armour",    "items",     "item",
                                         "quests",  "quest",     "locations", "location",
                                         "events",  "main deck", "main",      "deck",
                                         "cards",   "sideboard", "side deck", "talents" };
    if (line.at[line.size - 1] == ':') return 1;
    while (line.size > 0 && strchr("=-[ ", line.at[0]) != NULL) {
        line = (words){ line.at + 1, line.size - 1 };
    }
    const char *bracket = memchr(line.at, '(', line.size);
    line = trim(line.at, bracket != NULL ? (size_t)(bracket - line.at) : line.size);
    while (line.size > 0 && strchr("=-] ", line.at[line.size - 1]) != NULL) line.size--;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        if (line.size == strlen(known[i]) && begins(line, known[i])) return 1;
    }
    return 0;
}

static void take_heading(plain *now, words line)
{
    while (line.size > 0 && strchr("=-[ ", line.at[0]) != NULL) {
        line = (words){ line.at + 1, line.size - 1 };
    }
    now->under_hero = begins(line, "hero");
    now->under_side = begins(line, "side");
}

// ---- cards ----

// The sign between a number and a name: "x", "X" or "×" followed by a space.
// Returns how many bytes it takes.
static size_t times_sign(const char *at, size_t size)
{
    if (size >= 2 && strncmp(at, "\xc3\x97", 2) == 0) return 2;
    return size >= 1 && (at[0] == 'x' || at[0] == 'X')
           && (size == 1 || at[1] == ' ' || at[1] == '\t');
}

// Takes the count off "4 Card", "4x Card", "4 x Card", "4xCard", "4<tab>Card".
static int take_count_before(words *line, long long *count)
{
    size_t length = ag_deck_number(line->at, line->size, count);
    if (length == 0 || length == line->size) return 0;
    words rest = trim(line->at + length, line->size - length);
    size_t sign = times_sign(rest.at, rest.size);
    if (rest.at == line->at + length && sign == 0) {
        if (rest.at[0] != 'x') {
            return 0;  // "10th Legion"
        }
        sign = 1;
    }
    *line = trim(rest.at + sign, rest.size - sign);
    return 1;
}

// Takes the count off "Card x4", "Card ×4", "Card (4)".
static int take_count_behind(words *line, long long *count)
{
    size_t end = line->size;
    int bracket = end > 0 && line->at[end - 1] == ')';
    end -= (size_t)bracket;
    size_t begin = end;
    while (begin > 0 && line->at[begin - 1] >= '0' && line->at[begin - 1] <= '9') begin--;
    if (begin == end || begin < 2) return 0;
    ag_deck_number(line->at + begin, end - begin, count);
    const char *before = line->at + begin - 1;
    size_t sign = 0;
    if (bracket) {
        sign = *before == '(';
    } else if (begin >= 3 && strncmp(before - 1, "\xc3\x97", 2) == 0) {
        sign = 2;
    } else if ((*before == 'x' || *before == 'X') && before[-1] == ' ') {
        sign = 1;
    }
    if (sign == 0) return 0;
    *line = trim(line->at, begin - sign);
    return 1;
}

// Takes the set, or a key, off "Card [hoa]" or "Card<tab>hoa".
static words take_set(words *line)
{
    const char *tab = memchr(line->at, '\t', line->size);
    if (tab != NULL) {
        words set = trim(tab, line->size - (size_t)(tab - line->at));
        *line = trim(line->at, (size_t)(tab - line->at));
        return set;
    }
    if (line->size < 3 || line->at[line->size - 1] != ']') return (words){ "", 0 };
    size_t at = line->size - 1;
    while (at > 0 && line->at[at] != '[') at--;
    words set = { line->at + at + 1, line->size - at - 2 };
    if (line->at[at] == '[') *line = trim(line->at, at);
    return set;
}

// Takes "Name: …", "Plan: …" and "Hero: …". Returns 1 if it is one of these.
static int take_field(plain *now, words line)
{
    static const char *const fields[] = { "name:", "plan:", "hero:" };
    for (int i = 0; i < 3; i++) {
        if (!begins(line, fields[i])) continue;
        words value = trim(line.at + 5, line.size - 5);
        if (value.size == 0) {
            return 0;  // a heading
        }
        if (i == 2) {
            words set = take_set(&value);
            ag_deck_list_add(now->list, &(ag_deck_read){ .line = now->line,
                                                         .count = 1,
                                                         .name = value.at,
                                                         .size = value.size,
                                                         .set = set.at,
                                                         .set_size = set.size,
                                                         .is_hero = 1 });
        } else {
            const char **field = i == 0 ? &now->list->name : &now->list->plan;
            *field = ag_deck_list_text(now->list, value.at, value.size);
        }
        return 1;
    }
    return 0;
}

static void take_card(plain *now, words line)
{
    long long count = 1;
    words whole = line;
    int counted = take_count_before(&line, &count);
    words set = take_set(&line);
    counted = counted || take_count_behind(&line, &count);
    if (!counted && !now->under_hero) {
        ag_deck_list_trouble(now->list, now->line,
                             "\"%.*s\": how many? \"4 Card Name\" was expected",
                             whole.size > 80 ? 80 : (int)whole.size, whole.at);
        return;
    }
    count = counted ? count : 1;
    if (now->under_side) {
        ag_deck_list_trouble(now->list, now->line, "\"%.*s\" is in a side deck, which no raid has",
                             line.size > 80 ? 80 : (int)line.size, line.at);
        return;
    }
    ag_deck_list_add(now->list, &(ag_deck_read){ .line = now->line,
                                                 .count = count,
                                                 .name = line.at,
                                                 .size = line.size,
                                                 .set = set.at,
                                                 .set_size = set.size,
                                                 .is_hero = now->under_hero });
}

static void take_line(plain *now, const char *text, size_t size)
{
    words line = trim(text, size);
    if (begins(line, "- ") || begins(line, "* ")) line = trim(line.at + 2, line.size - 2);
    if (line.size == 0 || is_comment(line)) return;
    if (line.size > AG_DECK_TEXT_MAX) {
        ag_deck_list_trouble(now->list, now->line,
                             "the line has %zu bytes; a list's lines have %d at most", line.size,
                             AG_DECK_TEXT_MAX);
        return;
    }
    if (take_field(now, line)) return;
    if (is_heading(line)) {
        take_heading(now, line);
        return;
    }
    take_card(now, line);
}

ag_status ag_deck_read_plain(ag_deck_list *list, const char *text, size_t size, ag_error *error)
{
    plain now = { .list = list };
    (void)error;
    while (size > 0) {
        const char *end = memchr(text, '\n', size);
        size_t length = end == NULL ? size : (size_t)(end - text);
        now.line++;
        take_line(&now, text, length);
        AG_ASSERT(length <= size);
        size -= length + (end != NULL);
        text += length + (end != NULL);
    }
    return AG_OK;
}

ag_status ag_deck_read_lackey(ag_deck_list *list, const char *text, size_t size, ag_error *error)
{
    return ag_deck_read_plain(list, text, size, error);
}
