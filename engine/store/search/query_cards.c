// Finds cards by words and filters. The words go to FTS5 in quotes, so that nothing in them is an
// operator; the filters are comparisons with bound values.
#include "store/search/query_cards.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/letter.h"
#include "base/span.h"
#include "store/search/query.h"
#include "store/database/library.h"
#include "store/database/sql.h"

enum { SQL_SIZE = 8192, VALUES_MAX = 3 * AG_WISHES_MAX, MATCH_SIZE = 600 };

// A query on its way to SQL: each `?` has its value.
typedef struct finding {
    const ag_library *library;
    sqlite3 *db;
    ag_writer sql;
    int value_count;
    struct {
        const char *text;  // NULL: use the number
        int number;
    } values[VALUES_MAX];
    char matches[AG_WISHES_MAX][MATCH_SIZE];
    char any[AG_WISHES_MAX * MATCH_SIZE];  // every search term: the best match comes first
    ag_error *error;
} finding;

// ---- lists of words ----

// The next word of a list, without a number or a limit after it: "Assault 2", "Head (1)". 0: none.
static int next_word(const char **list, char separator, char *out, size_t capacity)
{
    const char *at = *list;
    while (*at == ' ' || *at == ',') at++;
    size_t length = strcspn(at, separator == ',' ? "," : " ");
    *list = at + length;
    while (length > 0 && strchr(" ()0123456789", at[length - 1]) != NULL) length--;
    snprintf(out, capacity, "%.*s", (int)length, at);
    return length > 0;
}

static int has_word(const char *list, char separator, const char *word)
{
    char own[160];
    while (next_word(&list, separator, own, sizeof own)) {
        if (ag_case_compare(own, word) == 0) return 1;
    }
    return 0;
}

static char separator_of(const char *column)
{
    return strcmp(column, "damage") == 0 || strcmp(column, "faction") == 0 ? ' ' : ',';
}

// has_word(list, separator, word)
static void call_has_word(sqlite3_context *call, int count, sqlite3_value **arguments)
{
    const char *list = (const char *)sqlite3_value_text(arguments[0]);
    const char *separator = (const char *)sqlite3_value_text(arguments[1]);
    const char *word = (const char *)sqlite3_value_text(arguments[2]);
    AG_ASSERT(count == 3);
    sqlite3_result_int(call, list != NULL && separator != NULL && word != NULL
                                 && has_word(list, separator[0], word));
}

static int column_at(const char *name)
{
    const ag_row_table *table = &ag_tables[AG_TABLE_CARD];
    for (int i = 0; i < table->column_count; i++) {
        if (strcmp(table->columns[i].name, name) == 0) return i;
    }
    return -1;
}

// ---- the index ----

static ag_status run(const finding *now, const char *sql)
{
    int code = sqlite3_exec(now->db, sql, NULL, NULL, NULL);
    return code == SQLITE_OK ? AG_OK : ag_sql_fail(now->db, code, "looking for cards", now->error);
}

static ag_status add_table(const finding *now, int number)
{
    const ag_row_table *table = &ag_tables[number];
    char text[SQL_SIZE];
    ag_writer sql = ag_writer_open(text, sizeof text);
    ag_write(&sql, "create table %s (", table->name);
    for (int i = 0; i < table->column_count; i++) {
        ag_write(&sql, "%s%s", i == 0 ? "" : ", ", table->columns[i].name);
    }
    ag_write(&sql, ")");
    ag_status status = run(now, text);
    return status < 0
               ? status
               : ag_sql_insert(now->db, table, ag_library_table(now->library, number), now->error);
}

static ag_status add_words(const finding *now)
{
    const ag_list *cards = ag_library_table(now->library, AG_TABLE_CARD);
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(
        now->db, "insert into card_search values (?, ? || ' ' || ?, ? || ' ' || ?)", -1, &statement,
        NULL);
    for (int i = 0; i < cards->count && code == SQLITE_OK; i++) {
        const ag_card_row *card = ag_list_at(cards, i);
        ag_translated said = { card->name, card->back_name, card->text, card->back_text };
        (void)ag_library_translated(now->library, card->key, &said);
        const char *texts[] = { card->key, said.name, said.back_name, said.text, said.back_text };
        for (int at = 0; at < 5; at++) {
            sqlite3_bind_text(statement, at + 1, texts[at], -1, SQLITE_STATIC);
        }
        code = sqlite3_step(statement) == SQLITE_DONE ? SQLITE_OK : sqlite3_errcode(now->db);
        sqlite3_reset(statement);
    }
    sqlite3_finalize(statement);
    return code == SQLITE_OK ? AG_OK : ag_sql_fail(now->db, code, "looking for cards", now->error);
}

static ag_status make_index(finding *now)
{
    static const int tables[] = { AG_TABLE_CARD, AG_TABLE_RAID_DECK, AG_TABLE_DECK,
                                  AG_TABLE_DECK_CARD };
    int code =
        sqlite3_open_v2(":memory:", &now->db,
                        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, NULL);
    if (code == SQLITE_OK) {
        code = sqlite3_create_function(now->db, "has_word", 3, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
                                       NULL, call_has_word, NULL, NULL);
    }
    if (code != SQLITE_OK) return ag_sql_fail(now->db, code, "looking for cards", now->error);
    ag_status status =
        run(now, "begin; create virtual table card_search using fts5 (key unindexed, name, text,"
                 " tokenize = 'unicode61 remove_diacritics 2')");
    for (size_t i = 0; i < sizeof tables / sizeof tables[0] && status == AG_OK; i++) {
        status = add_table(now, tables[i]);
    }
    return status < 0 ? status : add_words(now);
}

// ---- wishes as SQL ----

static void add_value(finding *now, const char *text, int number)
{
    AG_ASSERT(now->value_count < VALUES_MAX);
    now->values[now->value_count].text = text;
    now->values[now->value_count++].number = number;
}

// FTS5 knows only letters and digits; a text without any finds nothing and excludes nothing.
static int has_letter(const char *text)
{
    while (*text != '\0' && !ag_is_alnum(*text) && (unsigned char)*text < 0x80) text++;
    return *text != '\0';
}

static void add_search(finding *now, const ag_wish *wish, char *match)
{
    ag_writer text = ag_writer_open(match, MATCH_SIZE);
    if (wish->field->column != NULL) ag_write(&text, "%s : ", wish->field->column);
    ag_write(&text, "\"");
    for (const char *at = wish->text; *at != '\0'; at++) {
        ag_write(&text, *at == '"' ? "\"\"" : "%c", *at);
    }
    ag_write(&text, wish->is_phrase ? "\"" : "\"*");
    AG_ASSERT(!text.cut);
    ag_write(&now->sql, "key in (select key from card_search where card_search match ?)");
    add_value(now, match, 0);
    if (!wish->is_not) {
        size_t length = strlen(now->any);
        snprintf(now->any + length, sizeof now->any - length, "%s%s", length == 0 ? "" : " OR ",
                 match);
    }
}

// ---- words that no card has ----

static const char *word_at(void *context, int index)
{
    const ag_list *words = context;
    return index < words->count ? *(const char **)ag_list_at(words, index) : NULL;
}

static void keep_word(ag_list *words, ag_arena *arena, const char *word)
{
    for (int i = 0; i < words->count; i++) {
        if (ag_case_compare(word_at(words, i), word) == 0) return;
    }
    const char **place = ag_list_push(words, arena);
    if (place != NULL) *place = ag_arena_text(arena, word);
}

// The words that any card has in this field; for `set` the folders.
static void collect_words(const finding *now, const ag_wish_field *field, ag_list *words,
                          ag_arena *arena)
{
    const ag_list *cards = ag_library_table(now->library, AG_TABLE_CARD);
    int column = field->column == NULL ? -1 : column_at(field->column);
    for (int i = 0; i < cards->count; i++) {
        const ag_card_row *card = ag_list_at(cards, i);
        char word[160];
        const char *list = card->key;
        if (column < 0) {
            snprintf(word, sizeof word, "%.*s", (int)strcspn(list, "/"), list);
            keep_word(words, arena, word);
            continue;
        }
        list = ag_column_text(card, &ag_tables[AG_TABLE_CARD].columns[column]);
        while (next_word(&list, separator_of(field->column), word, sizeof word)) {
            keep_word(words, arena, word);
        }
    }
}

// A word that no card has is misspelt, or the search is futile: either way it is reported.
static ag_status check_word(const finding *now, const ag_wish *wish)
{
    ag_list words = { .size = sizeof(const char *) };
    ag_arena arena = { NULL, 0 };
    ag_status status = AG_OK;
    int found = 0;
    collect_words(now, wish->field, &words, &arena);
    for (int i = 0; i < words.count && !found; i++) {
        found = ag_case_compare(word_at(&words, i), wish->text) == 0;
    }
    if (!found) {
        const char *nearest = ag_nearest(wish->text, word_at, &words);
        status = ag_fail(now->error, AG_NOT_FOUND, "no card has the %s \"%s\"%s%s%s",
                         wish->field->name, wish->text, nearest != NULL ? " (did you mean \"" : "",
                         nearest != NULL ? nearest : "", nearest != NULL ? "\"?)" : "");
    }
    ag_list_close(&words);
    ag_arena_close(&arena);
    return status;
}

// ---- filters ----

static ag_status add_place(finding *now, const ag_wish *wish)
{
    const void *row;
    ag_status status = AG_OK;
    if (strcmp(wish->field->name, "set") == 0) {
        status = check_word(now, wish);
        ag_write(&now->sql, "lower(substr(key, 1, length(?) + 1)) = lower(?) || '/'");
        add_value(now, wish->text, 0);
        add_value(now, wish->text, 0);
    } else if (strcmp(wish->field->name, "deck") == 0) {
        status = ag_library_named(now->library, AG_TABLE_DECK, wish->text, &row, now->error);
        ag_write(&now->sql, "key in (select key from deck_card where deck = ? union select hero "
                            "from deck where key = ?)");
        add_value(now, status < 0 ? "" : ((const ag_deck_row *)row)->key, 0);
        add_value(now, status < 0 ? "" : ((const ag_deck_row *)row)->key, 0);
    } else {
        status = ag_library_named(now->library, AG_TABLE_RAID, wish->text, &row, now->error);
        const char *raid = status < 0 ? "" : ((const ag_raid_row *)row)->key;
        ag_write(&now->sql,
                 "(substr(key, 1, length(?) + 1) = ? || '/' or key in (select key from deck_card "
                 "where deck in (select key from raid_deck where raid = ?)))");
        for (int i = 0; i < 3; i++) add_value(now, raid, 0);
    }
    return status;
}

static ag_status add_is(finding *now, const ag_wish *wish)
{
    static const struct {
        const char *word, *column;
    } words[] = { { "unique", "is_unique" },
                  { "instant", "instant" },
                  { "ongoing", "ongoing" },
                  { "token", "is_token" },
                  { "unlimited", "is_unlimited" } };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strcmp(words[i].word, wish->text) == 0) {
            ag_write(&now->sql, "%s", words[i].column);
            return AG_OK;
        }
    }
    return ag_fail(now->error, AG_USAGE, "a card is never \"%s\": it may be %s", wish->text,
                   wish->field->help);
}

static ag_status add_wish(finding *now, const ag_wish *wish, char *match)
{
    ag_status status = AG_OK;
    if (wish->field->kind == AG_WISH_SEARCH && !has_letter(wish->text)) return AG_OK;
    ag_write(&now->sql, wish->is_not ? " and not (" : " and (");
    switch (wish->field->kind) {
    case AG_WISH_SEARCH: add_search(now, wish, match); break;
    case AG_WISH_PLACE: status = add_place(now, wish); break;
    case AG_WISH_IS: status = add_is(now, wish); break;
    case AG_WISH_NUMBER:
        ag_write(&now->sql, "coalesce(%s %s ?, 0)", wish->field->column, wish->operator);
        add_value(now, NULL, wish->number);
        break;
    default:
        status = check_word(now, wish);
        ag_write(&now->sql, "has_word(%s, '%c', ?)", wish->field->column,
                 separator_of(wish->field->column));
        add_value(now, wish->text, 0);
        break;
    }
    ag_write(&now->sql, ")");
    return status;
}

// ---- order ----

// Computes how well each card matches all search terms, once for the whole query.
static ag_status add_scores(finding *now)
{
    sqlite3_stmt *statement = NULL;
    ag_status status = run(now, "create table score (key primary key, rank) without rowid");
    if (status < 0) return status;
    int code = sqlite3_prepare_v2(now->db,
                                  "insert into score select key, rank from card_search "
                                  "where card_search match ?",
                                  -1, &statement, NULL);
    if (code == SQLITE_OK) {
        sqlite3_bind_text(statement, 1, now->any, -1, SQLITE_STATIC);
        code = sqlite3_step(statement);
    }
    if (code != SQLITE_DONE) status = ag_sql_fail(now->db, code, "looking for cards", now->error);
    sqlite3_finalize(statement);
    ag_write(&now->sql, " order by (select rank from score where score.key = card.key), name, key");
    return status;
}

static ag_status add_order(finding *now, const ag_find_request *request)
{
    const char *by = request->sort;
    const char *direction = request->descending ? " desc" : "";
    const ag_wish_field *field = by == NULL ? NULL : ag_wish_field_named(by);
    ag_status status = AG_OK;
    if (by == NULL && now->any[0] != '\0') {
        status = add_scores(now);
    } else if (by == NULL || strcmp(by, "name") == 0) {
        ag_write(&now->sql, " order by name%s, key", direction);
    } else if (strcmp(by, "set") == 0) {
        ag_write(&now->sql, " order by key%s", direction);
    } else if (field != NULL && field->column != NULL && field->kind != AG_WISH_SEARCH) {
        ag_write(&now->sql, " order by %s is null, %s%s, name, key", field->column, field->column,
                 direction);
    } else {
        return ag_fail(now->error, AG_USAGE,
                       "cards can't be sorted by \"%s\": by name, set, type, cost, atk, …", by);
    }
    if (request->limit > 0) ag_write(&now->sql, " limit %d", request->limit);
    return status;
}

static ag_status tell(finding *now, ag_card_found *report, void *context)
{
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(now->db, now->sql.text, -1, &statement, NULL);
    for (int i = 0; i < now->value_count && code == SQLITE_OK; i++) {
        code = now->values[i].text == NULL
                   ? sqlite3_bind_int(statement, i + 1, now->values[i].number)
                   : sqlite3_bind_text(statement, i + 1, now->values[i].text, -1, SQLITE_STATIC);
    }
    while (code == SQLITE_OK && (code = sqlite3_step(statement)) == SQLITE_ROW) {
        const char *key = (const char *)sqlite3_column_text(statement, 0);
        const ag_card_row *card = key == NULL ? NULL : ag_library_card(now->library, key);
        if (card != NULL) report(context, card);
        code = SQLITE_OK;
    }
    ag_status status =
        code == SQLITE_DONE ? AG_OK : ag_sql_fail(now->db, code, "looking for cards", now->error);
    sqlite3_finalize(statement);
    return status;
}

ag_status ag_library_find(const ag_library *library, const ag_find_request *request,
                          ag_card_found *report, void *context, ag_error *error)
{
    char sql[SQL_SIZE];
    ag_query query;
    finding now = { .library = library, .sql = ag_writer_open(sql, sizeof sql), .error = error };
    ag_status status = ag_query_read(request->query, &query, error);
    if (status == AG_OK) status = make_index(&now);
    status = ag_library_sound(library, status, error);
    ag_write(&now.sql, "select key from card where 1");
    for (int i = 0; i < query.count && status == AG_OK; i++) {
        status = add_wish(&now, &query.wishes[i], now.matches[i]);
    }
    if (status == AG_OK) status = add_order(&now, request);
    AG_ASSERT(!now.sql.cut);
    if (status == AG_OK) status = tell(&now, report, context);
    sqlite3_close(now.db);
    return status;
}
