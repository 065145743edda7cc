// Continuous changes in English: which cards have what, field by field.
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "game/facts/filter_text.h"
#include "lua/data/data_lua.h"
#include "lua/describe/say.h"
#include "rules/numbers/numbers.h"

// What is said of each field, with %s for what it is changed by.
static const struct {
    const char *words, *set;  // `set`: other words where it is set (AG_CHANGE_SET)
    const char *number;       // the name of a number that is added to
} fields[AG_FIELD_COUNT] = {
    [AG_FIELD_ATK] = { "[has|have] %s", .number = "ATK" },
    [AG_FIELD_HEALTH] = { "[has|have] %s", .number = "health" },
    [AG_FIELD_DEF] = { "[has|have] %s", .number = "DEF" },
    [AG_FIELD_STRIKE] = { "[has|have] %s", .number = "strike cost" },
    [AG_FIELD_HAND_MAX] = { "[has|have] %s", .number = "hand size" },
    [AG_FIELD_ATTACKS] = { "[has|have] %s", .number = "attacks at the same time" },
    [AG_FIELD_COST] = { "[costs|cost]%s" },
    [AG_FIELD_USE_COST] = { "[has|have] powers that cost%s" },
    [AG_FIELD_EXHAUST_COST] = { "can attack or exhaust only for%s" },
    [AG_FIELD_KEYWORD] = { "[has|have] %s" },
    [AG_FIELD_LOSES_KEYWORD] = { "[loses|lose] %s", "[loses|lose] and can't have %s" },
    [AG_FIELD_CANT] = { "can't %s" },
    [AG_FIELD_POWERS] = { "[loses its|lose their] powers", "[loses|lose] and can't have powers" },
    [AG_FIELD_TAG] = { "[has|have] the tag %s", "[loses|lose] the tag %s" },
    [AG_FIELD_FACTION] = { "[has|have] the %s icon" },
    [AG_FIELD_DAMAGE_TYPE] = { "also [deals|deal] %s damage",
                               "[deals|deal] %s damage and no other" },
    [AG_FIELD_BARRED] = { "can't be dealt %s damage" },
    [AG_FIELD_TYPE] = { "[is|are] also %s", "[is|are] %s and nothing else" },
    [AG_FIELD_MUST_ATTACK] = { "must attack%s, if able" },
    [AG_FIELD_ATTACKS_ONLY] = { "can attack only %s, if able" },
    [AG_FIELD_CANT_ATTACK] = { "can't attack%s" },
    [AG_FIELD_SWITCH] = { "[has|have] ATK and health switched" },
    [AG_FIELD_CONTROL] = { "[is|are] under your control" },
    [AG_FIELD_SABOTAGES] = { "can sabotage %s" },
    [AG_FIELD_INSPIRES] = { "can inspire %s" },
    [AG_FIELD_PROTECTS] = { "can protect %s" },
    [AG_FIELD_PROTECTS_AGAINST] = { "can protect anybody against %s" },
    [AG_FIELD_WIELDS] = { "can strike with %s" },
    [AG_FIELD_MAGNET] = { "must be targeted by opposing links, if able" },
    [AG_FIELD_TOP] = { "[lets|let] %s see the top card of its player's deck" },
    [AG_FIELD_HAND] = { "[lets|let] all see its player's hand" },
    [AG_FIELD_LIMIT] = { "can have beside it more cards with the tag %s" },
    [AG_FIELD_SHIELDER] = { "can have damage prevented by equipment, as a hero" },
    [AG_FIELD_PAYER] = { "can be exhausted to pay resource costs" },
    [AG_FIELD_PLAYABLE] = { "can be played from there%s" },
    [AG_FIELD_RATHER_THAN] = { "can be played, rather than for its cost,%s" },
    [AG_FIELD_EXTRA_COST] = { "[costs|cost] in addition: %s" },
    [AG_FIELD_ATTACK_COST] = { "can attack only for this: %s" },
    [AG_FIELD_USABLE] = { "can be used by you, as if you controlled [it|them]" },
    [AG_FIELD_POWER] = { "[has|have] %s" },
};

// Whether the amount is n times whether there is one: then that becomes the condition `there`.
static int is_once(const ag_amount *amount, ag_amount *there)
{
    static const uint8_t wanted[] = { AG_OP_CONST, AG_OP_COUNT, AG_OP_CONST, AG_OP_MIN,
                                      AG_OP_TIMES };
    const ag_expr_step *steps = amount->steps;
    for (int i = 0; i < 5; i++) {
        if (amount->length != 5 || steps[i].op != wanted[i]) return 0;
    }
    *there = (ag_amount){ .length = 1, .counted = amount->counted };
    there->steps[0] = steps[1];
    return steps[2].value == 1;
}

// What is counted, for each of which it is so many `times`: one step. 0: it is another amount.
static int is_each(const ag_amount *amount, int *times, ag_amount *counted)
{
    const ag_expr_step *steps = amount->steps;
    int many = amount->length == 3 && steps[2].op == AG_OP_TIMES && steps[0].op == AG_OP_CONST;
    if (!many && amount->length != 1) return 0;
    *times = many ? steps[0].value : 1;
    *counted = *amount;
    counted->steps[0] = steps[many ? 1 : 0];
    counted->length = 1;
    return 1;
}

// The same, of cards that match a filter.
static int is_for_each(const ag_say *say, const ag_amount *amount, int *times, ag_filter *filter)
{
    ag_amount counted;
    ag_filter room;
    if (!is_each(amount, times, &counted) || counted.steps[0].op != AG_OP_COUNT) return 0;
    *filter = *ag_amount_counted(ag_host_catalog(say->host), &counted, counted.steps, &room);
    return 1;
}

// "+1 ATK for each of the charge counters on this". 0, and nothing written: it is told otherwise.
static int say_for_each_of(const ag_say *say, const char *sign, const char *name,
                           const ag_amount *amount)
{
    int times;
    ag_amount counted;
    ag_say each = *say;
    each.each = 1;
    if (!is_each(amount, &times, &counted) || !ag_amount_is_number_of(say, &counted)) return 0;
    ag_says(&each, "%s%d %s for %a", sign, times, name, &counted);
    return 1;
}

// Whether both are so much for each of the same.
static int is_same_each(const ag_say *say, const ag_change *a, const ag_change *b)
{
    ag_filter of_a, of_b;
    ag_amount first = a->amount, second = b->amount;
    int times;
    ag_amount_take_minus(&first);
    ag_amount_take_minus(&second);
    return is_for_each(say, &first, &times, &of_a) && is_for_each(say, &second, &times, &of_b)
           && memcmp(&of_a, &of_b, sizeof of_a) == 0;
}

// "+2 ATK", "+1 ATK for each of your allies", "double ATK", "ATK 3 instead". `more`: the next
// change says for each of what it is.
static void say_number(const ag_say *say, const ag_change *change, const char *name, int more)
{
    int value, times;
    ag_amount amount = change->amount, there;
    ag_filter counted;
    if (change->op == AG_CHANGE_DOUBLE) {
        ag_says(say, "double %s", name);
        return;
    }
    if (change->op == AG_CHANGE_SET) {
        ag_says(say, "%s %a instead", name, &amount);
        return;
    }
    if (ag_amount_fixed(&amount, &value)) {
        ag_says(say, value < 0 ? "%d %s" : "+%d %s", value, name);
        return;
    }
    const char *sign = ag_amount_take_minus(&amount) ? "-" : "+";
    if (ag_amount_take_first(&amount, &value)) ag_says(say, "%s%d %s and ", sign, value, name);
    if (is_once(&amount, &there)) {  // the condition is said before
        ag_says(say, "%s%d %s", sign, (int)amount.steps[0].value, name);
    } else if (is_for_each(say, &amount, &times, &counted)) {
        int yours = ag_filter_is_yours(&counted);
        ag_says(say, "%s%d %s", sign, times, name);
        ag_says(say, more ? "" : yours ? " for each of " : " for each ");
        if (!more) ag_filter_write(ag_host_catalog(say->host), &counted, yours, say->out);
    } else if (!say_for_each_of(say, sign, name, &amount)) {
        ag_says(say, "%s %s, as much as %a", sign[0] == '-' ? "less" : "more", name, &amount);
    }
}

// A cost grows or shrinks: " 1 less, but at least 1".
static void say_price(const ag_say *say, const ag_change *change)
{
    int value;
    ag_amount amount = change->amount;
    if (change->op == AG_CHANGE_DOUBLE) {
        ag_says(say, " twice as much");
    } else if (change->op == AG_CHANGE_SET || change->field == AG_FIELD_EXHAUST_COST) {
        ag_says(say, " %a", &amount);
    } else if (ag_amount_fixed(&amount, &value)) {
        ag_says(say, value < 0 ? " %d less" : " %d more", abs(value));
    } else {
        ag_says(say, ag_amount_take_minus(&amount) ? " less by %a" : " more by %a", &amount);
    }
    ag_says(say, change->word > 0 ? ", but at least %d" : "", change->word - 1);
}

static void say_keyword(const ag_say *say, const ag_change *change)
{
    int numbered = ag_keyword_takes[change->word] == AG_TAKES_NUMBER && change->amount.length > 0;
    ag_says(say, numbered ? "%s %a" : "%s", ag_keyword_words[change->word], &change->amount);
}

static void say_types(const ag_say *say, int types)
{
    const char *between = "";
    for (int i = 0; i < AG_TYPE_COUNT; i++) {
        if (types & AG_BIT(i)) {
            ag_says(say, "%s%s %s", between, ag_article(ag_type_words[i]), ag_type_words[i]);
            between = " and ";
        }
    }
}

static void say_whom(const ag_say *say, const ag_filter *whom)
{
    const ag_filter anybody = { .types = 0 };
    ag_says(say, memcmp(whom, &anybody, sizeof anybody) == 0 ? "something" : "%f", whom);
}

// What it attacks goes without saying where it may be anything.
static void say_attacked(const ag_say *say, const ag_filter *whom)
{
    const ag_filter anybody = { .types = 0 };
    if (memcmp(whom, &anybody, sizeof anybody) != 0) ag_says(say, " %f", whom);
}

// How its subject may be played, or what is paid besides: a cost of the script.
static void say_term(const ag_say *say, const ag_change *change)
{
    if (say->untold != NULL) {
        *say->untold = 1;  // for each kind of card it reads otherwise
    }
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(say->host), say->printed);
    int at = change->word - 1;
    const ag_power_def *term = at >= 0 && at < def->power_count ? &def->powers[at] : NULL;
    int added = change->field == AG_FIELD_EXTRA_COST || change->field == AG_FIELD_ATTACK_COST;
    if (change->op == AG_CHANGE_SET) {
        ag_says(say, " without paying its cost");
    } else if (term != NULL && added) {
        ag_say paid = *say;  // by the player of its subject
        paid.by_others =
            !ag_filter_is_one(&change->subject) && change->subject.whose != AG_WHOSE_YOURS;
        ag_says(&paid, "%p", &term->cost);
    } else if (term != NULL) {
        ag_says(say, " for this: %p", &term->cost);
    }
    if (term != NULL && term->only_if.length > 0 && !added) ag_says(say, ", if %c", &term->only_if);
}

// A power that others are given: as its text says it, between quotation marks.
static void say_given(const ag_say *say, int index)
{
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(say->host), say->printed);
    if (!say->names || index >= def->power_count) {
        ag_says(say, "the power \"%s\"", ag_host_power_name(say->host, say->printed, index));
        return;
    }
    ag_says(say, "\"");
    ag_say_power(say, index);
    ag_says(say, "\"");
}

static void say_operand(const ag_say *say, const ag_change *change, int more)
{
    const char *number = fields[change->field].number;
    switch (change->field) {
    case AG_FIELD_COST:
    case AG_FIELD_USE_COST:
    case AG_FIELD_EXHAUST_COST: say_price(say, change); break;
    case AG_FIELD_KEYWORD:
    case AG_FIELD_LOSES_KEYWORD: say_keyword(say, change); break;
    case AG_FIELD_CANT: ag_says(say, "%s", ag_cant_words[change->word]); break;
    case AG_FIELD_TAG: ag_says(say, "%w", change->word); break;
    case AG_FIELD_LIMIT:
        if (say->untold != NULL) *say->untold = 1;
        ag_says(say, "%w: %a", change->word, &change->amount);
        break;
    case AG_FIELD_DAMAGE_TYPE:
    case AG_FIELD_BARRED:
        ag_write_words(say->out, change->word, ag_damage_words, AG_DAMAGE_COUNT, " and ");
        break;
    case AG_FIELD_FACTION:
        ag_write_words(say->out, change->word, ag_faction_words, AG_FACTION_COUNT, " and ");
        break;
    case AG_FIELD_SABOTAGES:
        if (change->word == 0) {
            say_whom(say, &change->amount.counted);
        } else {
            ag_says(say, "a ");
            ag_write_words(say->out, change->word, ag_thing_words, AG_THING_COUNT, " or a ");
        }
        break;
    case AG_FIELD_TYPE: say_types(say, change->word); break;
    case AG_FIELD_MUST_ATTACK:
    case AG_FIELD_CANT_ATTACK: say_attacked(say, &change->amount.counted); break;
    case AG_FIELD_TOP: {
        static const char *const who[] = { "its player", "all", "you" };
        ag_says(say, who[change->word]);
        break;
    }
    case AG_FIELD_POWER: say_given(say, change->word); break;
    case AG_FIELD_PLAYABLE:
    case AG_FIELD_RATHER_THAN:
    case AG_FIELD_EXTRA_COST:
    case AG_FIELD_ATTACK_COST: say_term(say, change); break;
    default:
        if (number != NULL) {
            say_number(say, change, number, more);
        } else {
            say_whom(say, &change->amount.counted);
        }
    }
}

// Whether both are said with the same verb.
static int is_alike(const ag_change *a, const ag_change *b)
{
    static const char has[] = "[has|have] ";
    return b->op != AG_CHANGE_SET && strncmp(fields[a->field].words, has, sizeof has - 1) == 0
           && strncmp(fields[b->field].words, has, sizeof has - 1) == 0;
}

// "you": whose heroes can't do what only players do. NULL: it is said of the cards.
static const char *players_of(const ag_power_def *power)
{
    static const char *const players[] = {
        [AG_WHOSE_YOURS] = "you", [AG_WHOSE_OPPOSING] = "opponents"
    };
    ag_filter subject = power->changes[0].subject, heroes = { .types = AG_TYPE_HERO };
    heroes.whose = subject.whose;
    subject.zones = 0;
    for (int i = 0; i < power->change_count; i++) {
        const ag_change *change = &power->changes[i];
        if (change->field != AG_FIELD_CANT || ag_cant_whose[change->word] != AG_WHO_CANT_PLAYER) {
            return NULL;
        }
    }
    int named = subject.whose < (int)(sizeof players / sizeof *players);
    return named && memcmp(&subject, &heroes, sizeof subject) == 0 ? players[subject.whose] : NULL;
}

void ag_say_changes(const ag_say *say, const ag_power_def *power)
{
    AG_ASSERT(power->change_count > 0);
    const ag_change *first = &power->changes[0];
    const ag_amount *condition = &first->condition;
    ag_say now = *say;
    int counts_this = condition->length > 0 && (condition->counted.is & AG_IS_THIS);
    ag_amount there;
    int once = is_once(&first->amount, &there);
    if (condition->length > 0 || once) {
        ag_says(&now, condition->length > 0 ? "while %c" : "while ", condition);
        ag_says(&now, !once ? ", " : condition->length > 0 ? " and %c, " : "%c, ", &there);
    }
    int again = counts_this && (first->subject.is & AG_IS_THIS);
    const char *players = players_of(power);
    if (players != NULL) {
        ag_says(&now, "%s ", players);
    } else {
        now.many = !again && ag_say_subject(&now, &first->subject);
        ag_says(&now, again ? "it " : " ");
    }
    for (int i = 0; i < power->change_count; i++) {
        char text[1024];
        ag_writer out = ag_writer_open(text, sizeof text);
        ag_say into = *say;
        into.out = &out;
        const ag_change *change = &power->changes[i];
        const char *set = change->op == AG_CHANGE_SET ? fields[change->field].set : NULL;
        AG_ASSERT(fields[change->field].words != NULL);
        int more = i + 1 < power->change_count && is_alike(change + 1, change)
                   && is_same_each(say, change, change + 1);
        say_operand(&into, change, more);
        ag_says(&now, i == 0 ? "" : " and ");
        const char *form = set != NULL ? set : fields[change->field].words;
        form += i > 0 && set == NULL && is_alike(change, change - 1) ? strlen("[has|have] ") : 0;
        ag_says(&now, form, text);
    }
}
