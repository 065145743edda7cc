// What a script says about itself: it is loaded as a game would load it, and its facts are written
// down.
#include "lua/describe/describe.h"

#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/span.h"
#include "explain/deck_rules.h"
#include "lua/words/api.h"
#include "lua/host/host.h"
#include "lua/host/script.h"

enum { KEPT_BYTES = 4 * 1024 * 1024 };  // of a host that is used for script after script

// ---- small writers ----

static void write_bits(char *out, size_t capacity, uint64_t bits, const char *const *words,
                       int count, const char *between)
{
    ag_writer writer = ag_writer_open(out, capacity);
    ag_write_words(&writer, bits, words, count, between);
}

static void write_tags(const ag_host *host, const ag_card_def *def, char *out, size_t capacity)
{
    const ag_side_def *side = &def->side[0];
    ag_writer writer = ag_writer_open(out, capacity);
    for (int i = 0; i < side->tag_count; i++) {
        const char *also = i == 0 ? NULL : ag_tag_also(ag_host_word(host, side->tags[i - 1]));
        if (also != NULL && strcmp(also, ag_host_word(host, side->tags[i])) == 0) {
            continue;  // not printed
        }
        ag_write(&writer, "%s%s", i == 0 ? "" : ", ", ag_host_word(host, side->tags[i]));
        for (int j = 0; j < side->restriction_count; j++) {
            if (side->restrictions[j].tag == side->tags[i]) {
                ag_write(&writer, " (%d)", side->restrictions[j].count);
            }
        }
    }
    if (def->talent != 0) {
        ag_write(&writer, "%s%s", writer.length == 0 ? "" : ", ", ag_host_word(host, def->talent));
    }
}

static void write_text(char *out, size_t capacity, const char *text)
{
    snprintf(out, capacity, "%s", text == NULL ? "" : text);
}

static void add_row(ag_facts *out, const char *role, const char *key)
{
    if (out->row_count < AG_FACT_ROWS_MAX) {
        write_text(out->rows[out->row_count].role, sizeof out->rows[0].role, role);
        write_text(out->rows[out->row_count].key, sizeof out->rows[0].key, key);
        out->rows[out->row_count++].count = 1;
    }
}

// ---- cards and raids: from the catalog ----

static void describe_numbers(const ag_card_def *def, ag_facts *out)
{
    const ag_side_def *side = &def->side[0];
    int character = (side->types & AG_TYPE_CHARACTER) != 0;
    int without = side->types == AG_TYPE_HERO && side->health == 0;  // a Boss that prints none
    out->cost = side->has_cost ? side->cost : -1;
    out->cost_x = side->cost_x;
    out->atk = side->has_atk ? side->atk : -1;
    out->health = character && !without ? side->health : -1;
    int has_def = (side->types & AG_TYPE_ARMOR) || ((side->types & AG_TYPE_ITEM) && side->def != 0);
    out->def = has_def ? side->def : -1;
    out->strike = side->types & AG_TYPE_WEAPON ? side->strike : -1;
    out->number = def->number;
    out->boss_order = def->boss_order != 0 ? def->boss_order : -1;
}

void ag_keywords_write(const ag_side_def *side, uint64_t but, ag_writer *out)
{
    for (int i = 0; i < side->keyword_count; i++) {
        int keyword = side->instances[i].keyword;
        if (but & AG_LONG_BIT(keyword)) continue;
        ag_write(out, "%s%s", out->length == 0 ? "" : ", ", ag_keyword_words[keyword]);
        if (ag_keyword_takes[keyword] == AG_TAKES_NUMBER) {
            ag_write(out, " %d", side->instances[i].number);
        }
    }
}

static void describe_deckbuilding(const ag_deckbuilding *says, ag_facts *out)
{
    char classes[96], factions[32], one_of[32];
    write_bits(classes, sizeof classes, says->classes, ag_class_words, AG_CLASS_COUNT, ", ");
    write_bits(factions, sizeof factions, says->factions, ag_faction_words, AG_FACTION_COUNT, ", ");
    write_bits(one_of, sizeof one_of, says->one_faction, ag_faction_words, AG_FACTION_COUNT, ", ");
    int copies = says->copies == 0 ? AG_DECK_COPIES_MAX : says->copies;
    if (says->classes || says->factions || says->one_faction || says->copies) {
        snprintf(out->deckbuilding, sizeof out->deckbuilding, "%s; %s; %s; %d", classes, factions,
                 one_of, copies);
    }
}

static void describe_card(const ag_host *host, uint16_t printed, ag_facts *out)
{
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(host), printed);
    const ag_side_def *side = &def->side[0];
    write_text(out->name, sizeof out->name, side->name);
    describe_numbers(def, out);
    out->side_count = def->side_count;
    out->instant = def->instant;
    out->ongoing = def->ongoing;
    out->is_unique = def->unique;
    out->is_token = def->token;
    out->is_unlimited = def->unlimited;
    write_bits(out->damage, sizeof out->damage, side->damage, ag_damage_words, AG_DAMAGE_COUNT,
               " ");
    write_bits(out->classes, sizeof out->classes, def->classes, ag_class_words, AG_CLASS_COUNT,
               ", ");
    write_bits(out->faction, sizeof out->faction, def->factions, ag_faction_words, AG_FACTION_COUNT,
               " ");
    write_tags(host, def, out->tags, sizeof out->tags);
    ag_writer keywords = ag_writer_open(out->keywords, sizeof out->keywords);
    ag_keywords_write(side, 0, &keywords);
    ag_keywords_write(&def->side[1], side->keywords, &keywords);
    write_text(out->text, sizeof out->text, side->text);
    write_text(out->rarity, sizeof out->rarity, def->rarity);
    write_text(out->requires, sizeof out->requires, def->requires_trait);
    describe_deckbuilding(&def->deckbuilding, out);
    if (def->side_count == 2) {
        write_text(out->back_name, sizeof out->back_name, def->side[1].name);
        write_text(out->back_text, sizeof out->back_text, def->side[1].text);
    }
}

static void describe_raid(const ag_host *host, const char *key, ag_facts *out)
{
    const ag_raid_def *raid = ag_host_catalog(host)->raid;
    char prefix[AG_NAME_MAX + 16];
    write_text(out->name, sizeof out->name, raid->name);
    for (int i = 0; i < raid->boss_count; i++) add_row(out, "boss", raid->boss_keys[i]);
    snprintf(prefix, sizeof prefix, "%s/phases/", key);
    const ag_script *script;
    for (int i = 0; (script = ag_host_script(host, i, NULL)) != NULL; i++) {
        if (strncmp(script->key, prefix, strlen(prefix)) == 0) add_row(out, "phase", script->key);
    }
    for (int i = 0; i < raid->deck_count; i++) {
        snprintf(prefix, sizeof prefix, "%s/decks/%s", key, raid->deck_names[i]);
        add_row(out, "deck", prefix);
    }
}

// ---- from the draft itself ----

typedef struct request {
    const char *key;
    ag_facts *out;
} request;

static int look_inside(lua_State *L)
{
    const request *made = lua_touserdata(L, 1);
    ag_facts *out = made->out;
    ag_loader_push_file(L, made->key, NULL);
    const ag_draft *draft = ag_draft_at(L, -1);
    uint8_t kind = AG_SCRIPT_MODULE;  // told once the file has been read without an error
    if (draft != NULL) write_text(out->name, sizeof out->name, ag_draft_name(L, lua_gettop(L)));
    switch (draft == NULL ? -1 : draft->kind) {
    case -1: break;
    case AG_DRAFT_CARD:
        kind = AG_SCRIPT_CARD;
        write_text(out->type, sizeof out->type, draft->word);
        break;
    case AG_DRAFT_PHASE:
    case AG_DRAFT_SEQUENCE: kind = AG_SCRIPT_PHASE, ag_phase_check(L); break;
    case AG_DRAFT_DECK:
        kind = AG_SCRIPT_DECK;
        ag_draft_read(L, "a deck", ag_fields_deck, out);
        break;
    case AG_DRAFT_PACK:
        kind = AG_SCRIPT_PACK;
        ag_draft_read(L, "a pack", ag_fields_pack, out);
        break;
    case AG_DRAFT_RAID: kind = AG_SCRIPT_RAID; break;
    case AG_DRAFT_TEXTS: kind = AG_SCRIPT_TEXTS; break;
    default:
        ag_lua_fail(L, AG_FINDING_NO_CARD, "the script \"%s\" returns a part of a card", made->key);
    }
    out->kind = kind;
    return 0;
}

// What only the loaded card or raid says.
static ag_status describe_loaded(ag_host *host, const char *key, ag_facts *out, ag_error *error)
{
    const ag_raid_def *raid;
    uint16_t printed;
    ag_status status = AG_OK;
    if (out->kind == AG_SCRIPT_CARD
        && (status = ag_host_load_card(host, key, &printed, error)) == AG_OK) {
        describe_card(host, printed, out);
    } else if (out->kind == AG_SCRIPT_RAID
               && (status = ag_host_load_raid(host, key, &raid, error)) == AG_OK) {
        describe_raid(host, key, out);
    } else if (out->kind == AG_SCRIPT_TEXTS
               && (out->report != NULL || ag_host_findings(host) != NULL)) {
        status = ag_texts_read(host, key, out, error);
    }
    return status;
}

// A card of a raid is read together with its raid, so that the raid's words (word.stage) are known.
static ag_status load_set(ag_host *host, const char *key, ag_error *error)
{
    char set[AG_NAME_MAX + 1];
    snprintf(set, sizeof set, "%.*s", (int)strcspn(key, "/"), key);
    ag_script script;
    const ag_raid_def *raid;
    if (strcmp(set, key) == 0 || !ag_host_find(host, set, &script)) return AG_OK;
    return ag_host_load_raid(host, set, &raid, error);
}

// Whether the host that is kept can be used again: the same source, no raid of another set, no card
// without one that reads words of some raid, and enough room. A game never holds as many cards as a
// database may.
static int fits(const ag_host *host, const ag_source *source, const char *key)
{
    const ag_raid_def *raid = ag_host_catalog(host)->raid;
    size_t set = strcspn(key, "/");
    ag_word_list words;
    ag_host_raid_words(host, &words);
    return ag_host_source(host)->context == source->context
           && ag_host_source(host)->find == source->find && ag_host_memory(host) < KEPT_BYTES
           && (raid == NULL ? words.count == 0
                            : (strlen(raid->key) == set && strncmp(raid->key, key, set) == 0));
}

// Loads what a file returned, according to what it is, and describes it.
static ag_status look(ag_host *host, request *made, ag_error *error)
{
    ag_status status = load_set(host, made->key, error);
    if (status < 0 && ag_host_findings(host) != NULL) {
        status = AG_OK;  // reported when the raid itself is checked
    }
    if (status == AG_OK) status = ag_loader_protect(host, look_inside, made, error);
    return status < 0 ? status : describe_loaded(host, made->key, made->out, error);
}

ag_status ag_script_look(ag_host **kept, const ag_source *source, const char *key,
                         ag_findings *findings, ag_facts *out, ag_error *error)
{
    request made = { .key = key, .out = out };
    ag_status status = AG_OK;
    *out = (ag_facts){ .report = out->report, .report_context = out->report_context };
    if (*kept != NULL && !fits(*kept, source, key)) {
        ag_host_close(*kept);
        *kept = NULL;
    }
    if (*kept == NULL) status = ag_api_host_open(source, kept, error);
    if (status == AG_OK) {
        ag_host_check(*kept, findings);
        status = look(*kept, &made, error);
    }
    if (status < 0 && status != AG_NO_MEMORY && findings != NULL) {
        ag_check_ended(*kept, findings, error);
    }
    if (status < 0) {
        ag_host_close(*kept);  // after a failure its tables may be incomplete
        *kept = NULL;
    }
    return status;
}

ag_status ag_script_describe(void *context, const ag_source *source, const char *key, ag_facts *out,
                             ag_error *error)
{
    return ag_script_look(context, source, key, NULL, out, error);
}
