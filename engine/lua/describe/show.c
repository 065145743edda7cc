// Shows a card piece by piece: facts and text as printed, powers as the engine understood them, and
// values with the places that read them. Of a raid: its own powers.

#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/letter.h"
#include "explain/deck_rules.h"
#include "lua/describe/describe.h"
#include "lua/host/host.h"
#include "lua/describe/say.h"

enum { POWER_TEXT = 2048 };

typedef struct showing {
    const ag_host *host;
    uint16_t printed;
    const ag_card_def *def;
    const ag_facts *facts;
    ag_script script;
    ag_show_report *report;
    void *context;
} showing;

// Where it stands is in the script, if it has a line.
static void tell(const showing *now, ag_shown shown)
{
    shown.label = shown.label == NULL ? "" : shown.label;
    shown.path = shown.line > 0 ? now->script.path : "";
    now->report(now->context, &shown);
}

// ---- facts ----

static void tell_word(const showing *now, const char *label, const char *text)
{
    if (text[0] != '\0') {
        tell(now, (ag_shown){ .kind = AG_SHOW_FACT, .label = label, .text = text });
    }
}

// Of a cost, with X added so many times: "3", "X", "2 + X".
static void tell_number(const showing *now, const char *label, int number, int x_count)
{
    char text[64];
    ag_writer out = ag_writer_open(text, sizeof text);
    if (number >= 0) {
        ag_write_cost(&out, number, x_count);
        tell(now,
             (ag_shown){ .kind = AG_SHOW_FACT, .label = label, .text = text, .number = number });
    }
}

static void tell_type(const showing *now)
{
    char text[96];
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_write(&out, "%s%s%s%s%s", now->facts->is_unique ? "unique " : "",
             now->facts->is_unlimited ? "unlimited " : "", now->facts->instant ? "instant " : "",
             now->facts->ongoing && (now->def->side[0].types & AG_TYPE_ABILITY) ? "ongoing " : "",
             now->facts->type);
    tell_word(now, "type", text);
}

static void tell_facts(const showing *now)
{
    const ag_facts *facts = now->facts;
    tell_word(now, "key", now->def->key);
    tell_word(now, "name", facts->name);
    if (facts->kind == AG_SCRIPT_RAID) {
        tell_word(now, "type", "raid");
        return;
    }
    tell_type(now);
    tell_word(now, "tags", facts->tags);
    tell_number(now, "cost", facts->cost, facts->cost_x);
    tell_number(now, "atk", facts->atk, 0);
    tell_word(now, "damage", facts->damage);
    tell_number(now, "health", facts->health, 0);
    tell_number(now, "def", facts->def, 0);
    tell_number(now, "strike", facts->strike, 0);
    tell_number(now, "order", facts->boss_order, 0);
    tell_word(now, "class", facts->classes);
    tell_word(now, "faction", facts->faction);
    tell_word(now, "requires", facts->requires);
    char hero[AG_DECK_SENTENCE_SIZE];
    ag_deck_requirement_say(facts->requires, hero);
    tell_word(now, "hero", hero);
    char decks[AG_DECKBUILDING_SIZE];
    ag_deckbuilding_say(facts->deckbuilding, decks);
    tell_word(now, "decks", decks);
    tell_word(now, "rarity", facts->rarity);
    tell_number(now, "number", facts->number, 0);
    if (now->def->side_count == 2) {
        tell(now, (ag_shown){
                      .kind = AG_SHOW_FACT, .side = 1, .label = "name", .text = facts->back_name });
    }
}

// ---- text ----

void ag_show_paragraphs(const char *text, int side, ag_show_report *report, void *context)
{
    char paragraph[1024];
    for (const char *end; text != NULL && *text != '\0'; text = end == NULL ? NULL : end + 3) {
        end = strstr(text, "<p>");
        text += strspn(text, " ");
        size_t length = end == NULL ? strlen(text) : end > text ? (size_t)(end - text) : 0;
        while (length > 0 && text[length - 1] == ' ') length--;
        snprintf(paragraph, sizeof paragraph, "%.*s", (int)length, text);
        report(
            context,
            &(ag_shown){
                .kind = AG_SHOW_TEXT, .side = side, .label = "", .text = paragraph, .path = "" });
    }
}

// ---- powers ----

// "Keywords: Protector, Assault 2."
static void tell_keywords(const showing *now, int side)
{
    char words[POWER_TEXT], text[POWER_TEXT + sizeof "Keywords: ."];
    const ag_side_def *printed = &now->def->side[side];
    const char *from = side == 0 ? NULL : strstr(now->script.source, "back = ");
    const char *field = strstr(from == NULL ? now->script.source : from, "keywords");
    ag_writer out = ag_writer_open(words, sizeof words);
    ag_keywords_write(printed, 0, &out);
    snprintf(text, sizeof text, "Keywords: %s.", words);
    if (printed->keyword_count > 0) {
        tell(now, (ag_shown){ .kind = AG_SHOW_POWER,
                              .side = side,
                              .label = "keywords",
                              .text = text,
                              .line = ag_line_of(now->script.source, field) });
    }
}

// A field that says what happens to the card, as a sentence; `said` 0: nothing.
static void tell_field(const showing *now, int said, const char *field, const char *text)
{
    const char *source = now->script.source;
    if (said) {
        tell(now, (ag_shown){ .kind = AG_SHOW_POWER,
                              .label = field,
                              .text = text,
                              .line = ag_line_of(source, strstr(source, field)) });
    }
}

static void tell_fields(const showing *now)
{
    int to = now->def->destroyed_to;
    tell_field(now, now->def->stays_unattached, "stays_unattached",
               "Without a host it stays in play, attached to nothing.");
    tell_field(now, to != 0, "destroyed_to",
               to == AG_ZONE_HAND ? "Destroyed, it goes to its owner's hand."
                                  : "Destroyed, it goes to the bottom of its owner's deck.");
}

static void tell_powers(const showing *now, int side)
{
    char text[POWER_TEXT];
    const ag_entry_power *entries = ag_host_printed(now->host, now->printed)->powers;
    for (int i = 0; i < now->def->power_count; i++) {
        const ag_power_def *power = &now->def->powers[i];
        int here = side == 0 ? power->front || power->granted : power->back && !power->front;
        if (!here || !ag_say_stands_alone(now->def, i)) continue;
        ag_writer out = ag_writer_open(text, sizeof text);
        ag_say say = { .host = now->host, .printed = now->printed, .out = &out };
        ag_say_power(&say, i);
        tell(now, (ag_shown){ .kind = AG_SHOW_POWER,
                              .side = side,
                              .label = entries[i].kind,
                              .text = text,
                              .line = entries[i].line });
    }
}

// What effects read as me.<name>.
static void tell_counts(const showing *now)
{
    const ag_printed *printed = ag_host_printed(now->host, now->printed);
    for (int i = 0; i < printed->count_count; i++) {
        char text[POWER_TEXT];
        ag_writer out = ag_writer_open(text, sizeof text);
        ag_say say = { .host = now->host, .printed = now->printed, .out = &out };
        ag_says(&say, "Its effects read me.%w: ", printed->counts[i].name);
        ag_say_amount(&say, &printed->counts[i].amount);
        ag_says(&say, ".");
        const char *at = ag_find_words(now->script.source, "counts");
        int line = at == NULL ? 0 : ag_line_of(now->script.source, at);
        tell(now,
             (ag_shown){ .kind = AG_SHOW_POWER, .label = "counts", .text = text, .line = line });
    }
}

// ---- values ----

// Whether what stands before the place is just this.
static int follows(const char *source, const char *at, const char *before)
{
    size_t size = strlen(before);
    if ((size_t)(at - source) < size || memcmp(at - size, before, size) != 0) return 0;
    return at - size == source || !ag_is_name(at[-(ptrdiff_t)size - 1]);
}

static void find_uses(const showing *now, const char *name, ag_writer *out)
{
    const char *source = now->script.source;
    int said = 0;
    for (const char *at = source; (at = ag_find_words(at, name)) != NULL; at += strlen(name)) {
        int text = follows(source, at, "{") && at[strlen(name)] == '}';
        int line = ag_line_of(source, at);
        if (said != line && (text || follows(source, at, "me.") || follows(source, at, "value."))) {
            ag_write(out, "%s%d", said == 0 ? "line " : ", ", line);
            said = line;
        }
    }
    ag_write(out, said == 0 ? "not used" : "");
}

static void tell_values(const showing *now)
{
    const ag_printed *printed = ag_host_printed(now->host, now->printed);
    for (int i = 0; i < printed->value_count; i++) {
        char text[256];
        const char *name = ag_host_word(now->host, printed->values[i].name);
        ag_writer out = ag_writer_open(text, sizeof text);
        find_uses(now, name, &out);
        tell(now, (ag_shown){ .kind = AG_SHOW_VALUE,
                              .label = name,
                              .text = text,
                              .number = printed->values[i].number });
    }
}

// ---- rules ----

// Reads the rule number between quotation marks, if one begins here: "CR 717.2", "R201.2".
static int rule_at(const char *at, char out[AG_RULE_SIZE])
{
    const char *end = *at == '"' ? strchr(at + 1, '"') : NULL;
    size_t length = end == NULL ? 0 : (size_t)(end - at - 1);
    if (length < 2 || length >= AG_RULE_SIZE) return 0;
    snprintf(out, AG_RULE_SIZE, "%.*s", (int)length, at + 1);
    return ag_rule_looks_a_raids(out) || ag_rule_find(out) != AG_RULE_NONE;
}

// Each where it stands first.
static void tell_rules(const showing *now)
{
    const char *source = now->script.source;
    for (const char *at = strchr(source, '"'); at != NULL; at = strchr(at + 1, '"')) {
        char number[AG_RULE_SIZE], quoted[AG_RULE_SIZE + 2];
        if (!rule_at(at, number)) continue;
        snprintf(quoted, sizeof quoted, "\"%s\"", number);
        uint16_t rule = ag_rule_find(number);
        if (strstr(source, quoted) == at) {
            tell(now, (ag_shown){ .kind = AG_SHOW_RULE,
                                  .label = number,
                                  .text = rule == AG_RULE_NONE ? "" : ag_rule_titles[rule],
                                  .line = ag_line_of(source, at) });
        }
    }
}

// ---- all of it ----

static void tell_all(const showing *now)
{
    tell_facts(now);
    for (int side = 0; side < now->def->side_count; side++) {
        ag_show_paragraphs(now->def->side[side].text, side, now->report, now->context);
    }
    for (int side = 0; side < now->def->side_count; side++) {
        tell_keywords(now, side);
        if (side == 0) tell_fields(now);
        tell_powers(now, side);
    }
    tell_counts(now);
    tell_values(now);
    const ag_printed *printed = ag_host_printed(now->host, now->printed);
    for (int i = 0; i < printed->ruling_count; i++) {
        tell(now, (ag_shown){ .kind = AG_SHOW_RULING, .text = printed->rulings[i] });
    }
    tell_rules(now);
}

ag_status ag_script_show(const ag_source *source, const char *key, ag_show_report *report,
                         void *context, ag_error *error)
{
    ag_host *host = NULL;
    ag_facts facts = { .report = NULL };
    showing now = { .facts = &facts, .report = report, .context = context };
    ag_status status = ag_script_describe(&host, source, key, &facts, error);
    int is_raid = facts.kind == AG_SCRIPT_RAID;
    if (status == AG_OK && facts.kind != AG_SCRIPT_CARD && !is_raid) {
        status = ag_fail(error, AG_NOT_FOUND, "\"%s\" is no card", key);
    }
    if (status == AG_OK && source->find(source->context, key, &now.script)) {
        now.host = host;
        now.printed = ag_catalog_find(ag_host_catalog(host), key);
        now.def = ag_catalog_card(ag_host_catalog(host), now.printed);
        tell_all(&now);
    }
    ag_host_close(host);
    return status;
}
