// Finds what is declared but never used. Uses are looked for in the text of the file and of the
// files that it uses, as a module may read a value of the card that is passed to it.
#include <stdio.h>
#include <string.h>

#include "base/letter.h"
#include "lua/check/check.h"
#include "lua/data/data_lua.h"

enum { WORDS_SIZE = 160 };

typedef struct unused {
    const ag_host *host;
    const ag_script *script;
    const ag_card_def *def;
    const ag_printed *printed;
    ag_findings *findings;
} unused;

// ---- words in texts ----

// Whether the name stands between these in the file, or in the ones that it uses.
static int is_used(const unused *in, const char *before, const char *name, const char *behind)
{
    static const char use[] = "use";
    char words[WORDS_SIZE];
    snprintf(words, sizeof words, "%s%s%s", before, name, behind);
    if (ag_find_words(in->script->source, words) != NULL) return 1;
    for (const char *at = in->script->source; (at = strstr(at, use)) != NULL; at++) {
        char key[AG_NAME_MAX + 1];
        ag_script other;
        size_t gap = strspn(at + sizeof use - 1, " (\"");
        size_t size = strcspn(at + sizeof use - 1 + gap, "\"");
        if (gap == 0 || size > AG_NAME_MAX) continue;
        snprintf(key, sizeof key, "%.*s", (int)size, at + sizeof use - 1 + gap);
        if (ag_host_find(in->host, key, &other) && ag_find_words(other.source, words) != NULL) {
            return 1;
        }
    }
    return 0;
}

// The line on which `name =` stands after `field`; 1: nowhere.
static int line_of(const unused *in, const char *field, const char *name)
{
    const char *at = strstr(in->script->source, field);
    size_t size = strlen(name);
    for (; at != NULL && (at = strstr(at, name)) != NULL; at += size) {
        const char *behind = at + size + strspn(at + size, " ");
        if (!ag_is_name(at[-1]) && behind[0] == '=' && behind[1] != '=') {
            return ag_line_of(in->script->source, at);
        }
    }
    return 1;
}

// ---- values, and powers that wait for an effect ----

static void check_values(const unused *in)
{
    for (int i = 0; i < in->printed->value_count; i++) {
        const char *name = ag_host_word(in->host, in->printed->values[i].name);
        if (!is_used(in, "{", name, "}") && !is_used(in, ".", name, "")) {
            ag_check_report(in->findings, line_of(in, "values", name), AG_FINDING_UNUSED_VALUE,
                            "neither text nor script reads the value \"%s\"", name);
        }
    }
}

static void check_named(const unused *in, int power)
{
    const ag_power_def *def = &in->def->powers[power];
    const char *name = in->printed->powers[power].name;
    int later = def->kind == AG_POWER_LATER;
    if ((!later && !def->granted) || name == NULL) return;
    if (!is_used(in, "\"", name, "\"")) {
        ag_check_report(in->findings, line_of(in, later ? "later" : "grants", name),
                        AG_FINDING_UNUSED_POWER,
                        later ? "no effect begins the later power \"%s\": me:begin(\"%s\", …)"
                              : "nothing gives the power \"%s\": power = \"%s\"",
                        name, name);
    }
}

// ---- powers that never work ----

static int line_of_power(const unused *in, int power)
{
    const char *word = in->printed->powers[power].kind;
    const char *source = in->script->source;
    return ag_line_of(source, word == NULL ? NULL : strstr(source, word));
}

// Tokens cease to exist as they leave play, and a hero is either in play or gone.
static void check_zones(const unused *in, int power)
{
    const ag_power_def *def = &in->def->powers[power];
    uint32_t never = AG_BIT(AG_ZONE_HAND) | AG_BIT(AG_ZONE_DECK);
    int hero = (in->def->side[0].types & AG_TYPE_HERO) != 0 && !in->def->master;
    if (def->zones == 0 || (def->zones & ~never) != 0 || (!in->def->token && !hero)) return;
    ag_check_report(in->findings, line_of_power(in, power), AG_FINDING_UNUSED_POWER,
                    "a %s is never where this power works: in hand or deck",
                    in->def->token ? "token" : "hero");
}

static int is_empty_range(const ag_amount *least, const ag_amount *most)
{
    int from = 0, to = 0;
    return ag_amount_fixed(least, &from) && ag_amount_fixed(most, &to) && from > to;
}

static void report_never(const unused *in, int power, const char *what)
{
    ag_check_report(in->findings, line_of_power(in, power), AG_FINDING_NEVER, "%s", what);
}

static int filter_is_empty(const ag_filter *filter)
{
    for (size_t i = 0; i < sizeof filter->ranges / sizeof filter->ranges[0]; i++) {
        if (filter->ranges[i].stat != 0 && filter->ranges[i].min > filter->ranges[i].max) return 1;
    }
    return (filter->is & filter->isnt) != 0;
}

// A card that is destroyed, exhausted, dealt damage … is judged as it was in play or in the row.
static int is_never_there(const ag_watch_def *watch)
{
    static const uint8_t events[] = { AG_EVENT_DESTROYED, AG_EVENT_EXHAUSTED, AG_EVENT_READIED,
                                      AG_EVENT_ATTACKS,   AG_EVENT_PROPOSED,  AG_EVENT_DAMAGED,
                                      AG_EVENT_HEALED };
    uint16_t elsewhere = AG_BIT(AG_ZONE_GRAVEYARD) | AG_BIT(AG_ZONE_HAND) | AG_BIT(AG_ZONE_DECK)
                         | AG_BIT(AG_ZONE_REMOVED);
    int zones = watch->has_subject ? watch->subject.zones : 0;
    return memchr(events, watch->event, sizeof events) != NULL && zones != 0
           && (zones & ~elsewhere) == 0;
}

static void check_never(const unused *in, int power)
{
    const ag_power_def *def = &in->def->powers[power];
    int number = 1;
    if (ag_amount_fixed(&def->only_if, &number) && number == 0) {
        report_never(in, power, "its only_if is never so");
    }
    if (ag_amount_fixed(&def->watch.condition, &number) && number == 0) {
        report_never(in, power, "its if_ is never so");
    }
    if (is_never_there(&def->watch)) {
        report_never(in, power,
                     "it waits for what happens to cards in play, and its filter asks "
                     "for cards elsewhere");
    }
    int empty = (def->watch.has_subject && filter_is_empty(&def->watch.subject))
                || (def->watch.has_source && filter_is_empty(&def->watch.source));
    for (int i = 0; i < def->target_count; i++) {
        empty |= is_empty_range(&def->targets[i].least, &def->targets[i].most)
                 || filter_is_empty(&def->targets[i].filter);
    }
    for (int i = 0; i < def->change_count; i++) {
        empty |= filter_is_empty(&def->changes[i].subject);
    }
    if (empty) {
        report_never(in, power, "its filter matches no card: it asks for what can't be at once");
    }
}

void ag_check_unused(const ag_host *host, uint16_t printed, const ag_script *script,
                     ag_findings *findings)
{
    unused in = { .host = host,
                  .script = script,
                  .def = ag_host_catalog(host)->cards[printed],
                  .printed = ag_host_printed(host, printed),
                  .findings = findings };
    check_values(&in);
    for (int i = 0; i < in.def->power_count; i++) {
        check_named(&in, i);
        check_zones(&in, i);
        check_never(&in, i);
    }
}
