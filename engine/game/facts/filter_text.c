// Filters in English, for prompts, refusals and printed powers. Short states stand before the noun
// ("damaged ally"), whole phrases after it ("ally that deals fire damage").
#include "game/facts/filter_text.h"

#include <string.h>

#include "base/assert.h"

static int deals(int state)
{
    return state >= AG_IS_DEALS_ARCANE_AT && state < AG_IS_DEALS_ARCANE_AT + AG_DAMAGE_COUNT;
}

static int dealt(int state)
{
    return state >= AG_IS_DEALT_ARCANE_AT && state < AG_IS_DEALT_ARCANE_AT + AG_DAMAGE_COUNT;
}

// States that need more than one word before the noun; NULL: the state's own word.
static const char *phrase_of(int state, int many)
{
    switch (state) {
    case AG_IS_IN_COMBAT_AT: return "in combat";
    case AG_IS_ENTERED_NOW_AT: return "that entered play this turn";
    case AG_IS_TIRED_AT: return "exhausted this turn";
    case AG_IS_HURT_AT:
        return many ? "that were dealt damage this turn" : "that was dealt damage this turn";
    case AG_IS_HURT_BY_THIS_AT: return "that this dealt damage to this turn";
    case AG_IS_FOUGHT_AT: return "that your hero dealt combat damage to this turn";
    case AG_IS_STARTED_AT: return "that its owner started the game with";
    case AG_IS_X_COST_AT: return "with X in a cost";
    case AG_IS_FELLED_AT:
        return many ? "that were dealt fatal damage" : "that was dealt fatal damage";
    case AG_IS_WENT_FIRST_AT: return "of the player who went first";
    case AG_IS_ATTACKED_AT: return "that attacked this turn";
    case AG_IS_ATTACKED_LAST_AT: return "that attacked on its controller's last turn";
    case AG_IS_ITS_NAME_AT: return "of its name";
    case AG_IS_ATTACKED_BY_IT_AT: return "attacked by it this turn";
    case AG_IS_HURT_HERO_AT: return "that dealt damage to your hero this game";
    case AG_IS_OF_EVENT_AT: return "that the event is about";
    default: return NULL;
    }
}

// What is not an attachment by itself, but may be attached, is unattached: a fixture. The card that
// the filter names, and the words that it rules out, are said elsewhere.
static void write_states(ag_writer *out, uint64_t states, const char *before, unsigned types)
{
    int denied = before[0] != '\0';
    states &= ~(AG_IS_THIS | AG_IS_HOST | AG_IS_NAMED | AG_IS_TAGGED | AG_IS_DEALS | AG_IS_DEALT);
    if (denied) states &= ~AG_IS_TOKEN;
    for (int i = 0; i < AG_IS_COUNT; i++) {
        if (!(states & AG_LONG_BIT(i)) || phrase_of(i, 0) != NULL) continue;
        int loose = i == AG_IS_ATTACHMENT_AT && types == AG_TYPE_FIXTURE;
        const char *un = denied && (loose || i == AG_IS_DAMAGED_AT) ? "un" : before;
        ag_write(out, "%s%s ", un, loose ? "attached" : ag_is_words[i]);
    }
}

static void write_phrases(ag_writer *out, uint64_t states, int denied, int many)
{
    for (int i = 0; i < AG_IS_COUNT; i++) {
        if (!(states & AG_LONG_BIT(i))) continue;
        if (deals(i) && denied) {
            ag_write(out, " that %s not deal %s damage", many ? "do" : "does", ag_is_words[i]);
        } else if (deals(i)) {
            ag_write(out, " that %s %s damage", many ? "deal" : "deals", ag_is_words[i]);
        } else if (dealt(i)) {
            ag_write(out, " that %s%s damage this turn",
                     denied ? "has not "
                     : many ? "have "
                            : "has ",
                     ag_is_words[i]);
        } else if (i == AG_IS_TOKEN_AT && denied) {
            ag_write(out, many ? " that are no tokens" : " that is no token");
        } else if (i == AG_IS_OF_EVENT_AT && denied) {
            ag_write(out, " other than that one");
        } else if (phrase_of(i, many) != NULL) {
            const char *phrase = phrase_of(i, many);
            int that = denied && strncmp(phrase, "that ", 5) == 0;
            const char *except = many ? " except those " : " except one ";
            ag_write(out, "%s%s", that ? except : denied ? " not " : " ", phrase);
        }
    }
}

static void write_noun(ag_writer *out, const char *word, int many)
{
    size_t length = strlen(word);
    int ends_in_y = many && length > 1 && word[length - 1] == 'y';
    ag_write(out, "%.*s%s", (int)length - ends_in_y, word,
             !many                     ? ""
             : ends_in_y               ? "ies"
             : word[length - 1] == 'o' ? "es"
                                       : "s");
}

static const char *before_next(uint32_t left)
{
    return left == 0 ? "" : (left & (left - 1)) != 0 ? ", " : " or ";
}

static void write_types(ag_writer *out, uint32_t types, int many)
{
    if (types == 0 || types == AG_TYPE_CHARACTER) {
        write_noun(out, types == 0 ? "card" : "character", many);
        return;
    }
    if ((types & AG_TYPE_EQUIPMENT) == AG_TYPE_EQUIPMENT) {
        types &= ~(uint32_t)AG_TYPE_EQUIPMENT;
        ag_write(out, "equipment%s", before_next(types));
    }
    for (int i = 0; i < AG_TYPE_COUNT; i++) {
        if (types & (1u << i)) {
            types &= ~(1u << i);
            write_noun(out, ag_type_words[i], many && i != AG_TYPE_ARMOR_AT);
            ag_write(out, "%s", before_next(types));
        }
    }
}

static void write_range(ag_writer *out, const ag_range *range)
{
    const char *name = ag_stat_names[range->stat];
    int least = range->min != INT16_MIN, most = range->max != INT16_MAX;
    if (range->stat == AG_STAT_NONE) return;
    ag_write(out, " with %s %d", name, least ? range->min : range->max);
    if (!least || !most) {
        ag_write(out, least ? " or more" : " or less");
    } else if (range->min != range->max) {
        ag_write(out, " to %d", range->max);
    }
}

// Of any type, or of any but some.
static int is_resource(const ag_filter *filter)
{
    int any = filter->types == 0 || (filter->types & AG_TYPES_BUT);
    return any && filter->zones == AG_BIT(AG_ZONE_RESOURCES);
}

// Zones that each player has for themselves, and that a card is known to be in by nothing else.
enum { OWN_ZONES = AG_BIT(AG_ZONE_HAND) | AG_BIT(AG_ZONE_DECK) | AG_BIT(AG_ZONE_GRAVEYARD) };

static int is_in_own_zone(const ag_filter *filter)
{
    return filter->zones != 0 && (filter->zones & ~(uint32_t)OWN_ZONES) == 0;
}

// One card, several, or each of them.
enum { ONE, MANY, EACH };

// Whose the zone is: several need not all be in one.
static const char *owner_of(const ag_filter *filter, int many)
{
    static const char *const whose[] = { "a ",   "your ",          "a friendly ", "an opponent's ",
                                         "the ", "that player's ", "a " };
    AG_ASSERT(filter->whose < sizeof whose / sizeof whose[0]);
    if (many != ONE && filter->whose == AG_WHOSE_ANY) return "any ";
    if (many == EACH && filter->whose == AG_WHOSE_OPPOSING) return "each opponent's ";
    return whose[filter->whose];
}

// "in your hand", "in an opponent's deck or graveyard", "on the chain"; a resource's zone is part
// of its name.
static void write_zones(ag_writer *out, const ag_filter *filter, int many)
{
    uint32_t left = filter->zones;
    if (is_resource(filter)) return;
    if (filter->zones == AG_BIT(AG_ZONE_CHAIN)) {
        ag_write(out, " on the chain");
        return;
    }
    const char *before = " in ";
    for (int zone = 1; zone < AG_ZONE_COUNT; zone++) {
        if (left & AG_BIT(zone)) {
            left &= ~AG_BIT(zone);
            int is_own = is_in_own_zone(filter), first = strcmp(before, " in ") == 0;
            int several = is_own && many == MANY && filter->whose == AG_WHOSE_ANY;
            ag_write(out, "%s%s%s%s", before, is_own && first ? owner_of(filter, many) : "",
                     ag_zone_words[zone], several ? "s" : "");
            before = (left & (left - 1)) != 0 ? ", " : " or ";
        }
    }
}

static void write_tags(const ag_catalog *catalog, const ag_filter *filter, ag_writer *out)
{
    ag_symbol tags[AG_TAGS_ASKED_MAX];
    for (int i = 1; i >= 0; i--) {
        int ruled_out = i == 1 && (filter->isnt & AG_IS_TAGGED);
        int count = filter->tags[i] == 0 ? 0 : ag_catalog_tags(catalog, filter->tags[i], tags);
        const char *before = ruled_out ? "non-" : "";
        for (int at = 0; at < count; at++) {
            ag_write(out, "%s%s", before, catalog->symbols[tags[at]]);
            before = ruled_out ? " non-" : " or ";
        }
        ag_write(out, count > 0 ? " " : "");
    }
    if (filter->classes != 0) ag_write(out, "%s ", ag_class_words[filter->classes - 1]);
}

static void write_details(const ag_catalog *catalog, const ag_filter *filter, int many,
                          ag_writer *out)
{
    if (filter->name != 0) {
        ag_write(out, (filter->isnt & AG_IS_NAMED) ? " not named %s" : " named %s",
                 catalog->symbols[filter->name]);
    }
    if (filter->keyword != 0) ag_write(out, " with %s", ag_keyword_words[filter->keyword - 1]);
    write_range(out, &filter->ranges[0]);
    write_range(out, &filter->ranges[1]);
    write_phrases(out, filter->is, 0, many);
    write_phrases(out, filter->isnt, 1, many);
    if (filter->mark_means >= AG_MARK_ATTACHED) {
        char text[200];
        ag_filter wanted = ag_catalog_filter(catalog, filter->mark);
        ag_filter_text(catalog, &wanted, text, sizeof text);
        ag_write(out, " %s an attached %s",
                 filter->mark_means == AG_MARK_ATTACHED ? "with" : "without", text);
    } else if (filter->mark != 0) {
        static const char *const means[] = {
            [AG_MARK_BORNE] = " with the mark %s",
            [AG_MARK_PARTY] = " in the party with the mark %s",
            [AG_MARK_DECK] = " of the %s deck",
            [AG_MARK_OTHER_DECK] = " not of the %s deck",
            [AG_MARK_COUNTER] = " with %s counters",
            [AG_MARK_NO_COUNTER] = " without %s counters",
        };
        ag_write(out, means[filter->mark_means], catalog->symbols[filter->mark]);
    }
    if (filter->extreme != 0) {
        ag_write(out, " with the %s %s", filter->extreme & AG_EXTREME_LOWEST ? "lowest" : "highest",
                 ag_stat_names[filter->extreme & ~AG_EXTREME_LOWEST]);
    }
}

static void write_filter(const ag_catalog *catalog, const ag_filter *filter, int how,
                         ag_writer *out)
{
    int many = how == MANY;
    static const char *const whose[] = { "", "your ",          "friendly ", "opposing ",
                                         "", "that player's ", "" };
    AG_ASSERT(filter->whose < sizeof whose / sizeof whose[0]);
    AG_ASSERT(out->capacity > 0);
    if (filter->is & AG_IS_THIS) {
        ag_write(out, "this");
        write_zones(out, filter, ONE);
        return;
    }
    if ((filter->is & AG_IS_HOST) && filter->types == 0) {
        ag_write(out, "the bearer");
        return;
    }
    int other = (filter->isnt & AG_IS_THIS) != 0;
    ag_write(out, "%s%s%s", (filter->is & AG_IS_HOST) ? "attached " : "",
             is_in_own_zone(filter) ? "" : whose[filter->whose], other ? "other " : "");
    write_states(out, filter->is, "", filter->types);
    write_states(out, filter->isnt, "non-", filter->types);
    write_tags(catalog, filter, out);
    for (int i = 0; i < AG_TYPE_COUNT && (filter->types & AG_TYPES_BUT); i++) {
        if (!(filter->types & (1u << i))) ag_write(out, "non-%s ", ag_type_words[i]);
    }
    if (is_resource(filter)) {
        write_noun(out, "resource", many);
    } else {
        write_types(out, filter->types & AG_TYPES_BUT ? 0 : filter->types, many);
    }
    if (filter->whose == AG_WHOSE_OF_HOST) {
        ag_write(out, " of the player whose card it is attached to");
    }
    write_details(catalog, filter, many, out);
    write_zones(out, filter, how);
}

void ag_filter_write(const ag_catalog *catalog, const ag_filter *filter, int many, ag_writer *out)
{
    write_filter(catalog, filter, many ? MANY : ONE, out);
}

void ag_filter_text(const ag_catalog *catalog, const ag_filter *filter, char *out, size_t capacity)
{
    ag_writer writer = ag_writer_open(out, capacity);
    ag_filter_write(catalog, filter, 0, &writer);
}

static int is_of_player(const ag_filter *filter)
{
    return filter->whose == AG_WHOSE_YOURS || filter->whose == AG_WHOSE_OF_EVENT;
}

int ag_filter_is_one(const ag_filter *filter)
{
    int hero = filter->types == AG_TYPE_HERO && is_of_player(filter);
    return (filter->is & (AG_IS_THIS | AG_IS_HOST)) != 0 || hero || filter->only.slot != 0;
}

int ag_filter_is_owned(const ag_filter *filter)
{
    return is_of_player(filter) && !is_in_own_zone(filter)
           && (filter->is & (AG_IS_THIS | AG_IS_HOST)) == 0;
}

int ag_filter_is_yours(const ag_filter *filter)
{
    return filter->whose == AG_WHOSE_YOURS && ag_filter_is_owned(filter);
}

int ag_filter_is_mass(const ag_filter *filter)
{
    return filter->types == AG_TYPE_ARMOR || filter->types == AG_TYPE_EQUIPMENT;
}

void ag_filter_write_each(const ag_catalog *catalog, const ag_filter *filter, ag_writer *out)
{
    int one = ag_filter_is_one(filter), owned = ag_filter_is_owned(filter);
    ag_write(out, one ? "" : owned ? "each of " : "each ");
    write_filter(catalog, filter, one ? ONE : owned ? MANY : EACH, out);
}

void ag_filter_write_one(const ag_catalog *catalog, const ag_filter *filter, ag_writer *out)
{
    char text[200];
    ag_filter_text(catalog, filter, text, sizeof text);
    if (ag_filter_is_one(filter)) {
        ag_write(out, "%s", text);
    } else if (ag_filter_is_owned(filter)) {
        ag_write(out, "one of ");
        ag_filter_write(catalog, filter, 1, out);
    } else {
        int other = strncmp(text, "other ", 6) == 0;  // another
        ag_write(out, "%s%s%s", ag_article(text), other ? "" : " ", text);
    }
}
