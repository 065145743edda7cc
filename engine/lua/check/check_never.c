// Finds powers, and words of effects, that can never do anything.
#include <string.h>

#include "base/letter.h"
#include "lua/check/check.h"
#include "lua/data/data_lua.h"
#include "lua/run/run.h"
#include "lua/words/api.h"

typedef struct judged {
    const ag_card_def *def;
    const ag_power_def *power;
    const char *word;  // the power's, as it is written; NULL: none
    const char *source;
    ag_findings *findings;
} judged;

static void report(const judged *in, int code, const char *what)
{
    const char *at = in->word == NULL ? NULL : strstr(in->source, in->word);
    ag_check_report(in->findings, ag_line_of(in->source, at), code, "%s", what);
}

// Tokens cease to exist as they leave play, and a hero is either in play or gone.
static void check_zones(const judged *in)
{
    int zones = in->power->zones;
    int elsewhere = (zones & ~(AG_BIT(AG_ZONE_HAND) | AG_BIT(AG_ZONE_DECK))) != 0;
    int hero = (in->def->side[0].types & AG_TYPE_HERO) != 0 && !in->def->master;
    if (zones == 0 || elsewhere || (!in->def->token && !hero)) return;
    report(in, AG_FINDING_UNUSED_POWER,
           in->def->token ? "a token is never where this power works: in hand or deck"
                          : "a hero is never where this power works: in hand or deck");
}

static int is_empty_range(const ag_amount *least, const ag_amount *most)
{
    int from = 0, to = 0;
    return ag_amount_fixed(least, &from) && ag_amount_fixed(most, &to) && from > to;
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

static int is_zero(const ag_amount *amount)
{
    int number = 1;
    return ag_amount_fixed(amount, &number) && number == 0;
}

static int asks_for_nothing(const ag_power_def *power)
{
    int empty = (power->watch.has_subject && filter_is_empty(&power->watch.subject))
                || (power->watch.has_source && filter_is_empty(&power->watch.source));
    for (int i = 0; i < power->target_count; i++) {
        empty |= is_empty_range(&power->targets[i].least, &power->targets[i].most)
                 || filter_is_empty(&power->targets[i].filter);
    }
    for (int i = 0; i < power->change_count; i++) {
        empty |= filter_is_empty(&power->changes[i].subject);
    }
    return empty;
}

static void check_power(const judged *in)
{
    if (is_zero(&in->power->only_if)) report(in, AG_FINDING_NEVER, "its only_if is never so");
    if (is_zero(&in->power->watch.condition)) {
        report(in, AG_FINDING_NEVER, "its only_if is never so");
    }
    if (is_never_there(&in->power->watch)) {
        report(in, AG_FINDING_NEVER,
               "it waits for what happens to cards in play, and its filter asks for cards "
               "elsewhere");
    }
    if (asks_for_nothing(in->power)) {
        report(in, AG_FINDING_NEVER,
               "its filter matches no card: it asks for what can't be at once");
    }
}

// CR 415.9a: a card that went elsewhere is another one as a trigger on that resolves, unless the
// power is one of the card where it went.
static int waits_for_a_move(const ag_power_def *power)
{
    static const uint8_t events[] = { AG_EVENT_DESTROYED, AG_EVENT_DISCARDED, AG_EVENT_REMOVED,
                                      AG_EVENT_LEFT_PLAY };
    uint16_t there = AG_BIT(AG_ZONE_GRAVEYARD) | AG_BIT(AG_ZONE_REMOVED);
    int triggers = power->kind == AG_POWER_TRIGGER
                   || (power->kind == AG_POWER_LATER && !power->later_replaces);
    int moves = memchr(events, power->watch.event, sizeof events) != NULL
                || (power->watch.into & there) != 0;
    return triggers && moves && !(power->zones & there);
}

// What `me` is gone by in the effect, and how it is found; NULL: it is there.
static const char *gone_by(const judged *in)
{
    const ag_power_def *power = in->power;
    const ag_card_def *def = in->def;
    uint32_t types = def->side[0].types;
    int resolves =
        (types == AG_TYPE_ABILITY || types == AG_TYPE_EVENT) && !def->ongoing && !def->attachment;
    if (power->kind == AG_POWER_LATER && resolves) {
        return "this has resolved by then, and is another card where it went, for which %s does "
               "nothing: all(your.card:with { name = me.name }:in_zone(\"graveyard\")) finds it "
               "(CR 415.9a)";
    }
    if (!waits_for_a_move(power)) return NULL;
    if (power->watch.subject.is & AG_IS_THIS) {
        return "this is the card as it was before it moved, to which %s does nothing: "
               "event.became is what it has become (CR 415.9a)";
    }
    int let_go = (power->watch.subject.is & AG_IS_HOST) && def->attachment;
    return let_go && !def->stays_unattached
               ? "this is destroyed as what it is attached to leaves play, and %s does nothing: "
                 "with stays_unattached = true it stays (CR 410.6c)"
               : NULL;
}

// `me:to_hand()`, where the card itself has moved, and `event.card:to_hand()`.
static void hear_move(void *context, const ag_code_seen *seen)
{
    const judged *in = context;
    const ag_api_row *row = ag_api_find(AG_BIT(AG_NOUN_CARD), seen->name);
    if (seen->kind != AG_CODE_CALL || !seen->is_method || seen->depth > 0 || row == NULL
        || row->on != AG_ON_CARDS) {
        return;
    }
    const ag_code_seen *on = ag_code_plain(seen->given[0]);
    int own = on->kind == AG_CODE_PARAMETER && on->number == 1;
    int of_event = on->kind == AG_CODE_READ && strcmp(on->name, "card") == 0
                   && on->of->kind == AG_CODE_PARAMETER && on->of->number == 2;
    const char *gone = own ? gone_by(in) : NULL;
    if (of_event && waits_for_a_move(in->power)) {
        gone = "event.card is the card as it was before it moved, to which %s does nothing: "
               "event.became is what it has become (CR 415.9a)";
    }
    if (gone != NULL) {
        ag_check_report(in->findings, seen->line, AG_FINDING_MOVED_CARD, gone, seen->name);
    }
}

void ag_check_never(const ag_host *host, uint16_t printed, const ag_script *script,
                    ag_findings *findings)
{
    const ag_card_def *def = ag_host_catalog(host)->cards[printed];
    for (int i = 0; i < def->power_count; i++) {
        judged in = { .def = def,
                      .power = &def->powers[i],
                      .word = ag_host_printed(host, printed)->powers[i].kind,
                      .source = script->source,
                      .findings = findings };
        check_zones(&in);
        check_power(&in);
        ag_follow_power(host, printed, i, AG_SLOT_EFFECT, hear_move, &in);
    }
}
