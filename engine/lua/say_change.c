// Continuous changes in English: which cards have what, field by field.
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/span.h"
#include "lua/data_lua.h"
#include "lua/draft.h"
#include "lua/say.h"

typedef struct changing {
    const ag_say *say;
    const ag_change *change;
    int many;
} changing;

static void verb(const changing *now, const char *one, const char *several)
{
    ag_write(now->say->out, "%s", now->many ? several : one);
}

// ---- numbers ----

static void say_sum(const changing *now, const char *name)
{
    int value;
    ag_amount amount = now->change->amount;
    if (ag_amount_fixed(&amount, &value)) {
        ag_write(now->say->out, "%+d %s", value, name);
    } else {
        ag_write(now->say->out, "%s %s: ", ag_amount_take_minus(&amount) ? "less" : "more", name);
        ag_say_amount(now->say, &amount);
    }
}

static void say_stat(const changing *now, const char *name)
{
    ag_writer *out = now->say->out;
    if (now->change->op == AG_CHANGE_DOUBLE) {
        verb(now, "has ", "have ");
        ag_write(out, "double %s", name);
    } else if (now->change->op == AG_CHANGE_SET) {
        verb(now, "has ", "have ");
        ag_write(out, "%s ", name);
        ag_say_amount(now->say, &now->change->amount);
        ag_write(out, " instead");
    } else {
        verb(now, "has ", "have ");
        say_sum(now, name);
    }
}

// A cost grows or shrinks: "costs 1 less, but at least 1".
static void say_price(const changing *now, const char *one, const char *several)
{
    const ag_change *change = now->change;
    ag_writer *out = now->say->out;
    int value = 0;
    int fixed = ag_amount_fixed(&change->amount, &value);
    verb(now, one, several);
    if (change->op == AG_CHANGE_DOUBLE) {
        ag_write(out, " twice as much");
    } else if (change->op == AG_CHANGE_SET) {
        ag_write(out, " ");
        ag_say_amount(now->say, &change->amount);
    } else if (fixed) {
        ag_write(out, " %d %s", abs(value), value < 0 ? "less" : "more");
    } else {
        ag_amount amount = change->amount;
        ag_write(out, ag_amount_take_minus(&amount) ? " less by " : " more by ");
        ag_say_amount(now->say, &amount);
    }
    if (change->word > 0) {
        ag_write(out, ", but at least %d", change->word - 1);
    }
}

static void say_keyword(const changing *now, const char *one, const char *several)
{
    const ag_change *change = now->change;
    verb(now, one, several);
    ag_write(now->say->out, "%s", ag_keyword_words[change->word]);
    if (ag_keyword_takes[change->word] == AG_TAKES_NUMBER && change->amount.length > 0) {
        ag_write(now->say->out, " ");
        ag_say_amount(now->say, &change->amount);
    }
}

// ---- words ----

static void say_bits(const changing *now, const char *const *words, int count, int articles)
{
    const char *between = "";
    for (int i = 0; i < count; i++) {
        if (now->change->word & AG_BIT(i)) {
            ag_write(now->say->out, "%s%s%s%s", between, articles ? ag_article(words[i]) : "",
                     articles ? " " : "", words[i]);
            between = " and ";
        }
    }
}

static void say_damage(const changing *now)
{
    int only = now->change->op == AG_CHANGE_SET;
    verb(now, only ? "deals " : "also deals ", only ? "deal " : "also deal ");
    say_bits(now, ag_damage_words, AG_DAMAGE_COUNT, 0);
    ag_write(now->say->out, only ? " damage and no other" : " damage");
}

static void say_type(const changing *now)
{
    int only = now->change->op == AG_CHANGE_SET;
    verb(now, only ? "is " : "is also ", only ? "are " : "are also ");
    say_bits(now, ag_type_words, AG_TYPE_COUNT, 1);
    ag_write(now->say->out, only ? " and nothing else" : "");
}

// ---- which cards ----

static void say_whom(const changing *now, const char *before, const char *behind)
{
    const ag_filter none = { .types = 0 };
    const ag_filter *whom = &now->change->amount.counted;
    ag_write(now->say->out, "%s ", before);
    if (memcmp(whom, &none, sizeof none) == 0) {
        ag_write(now->say->out, "something");
    } else {
        ag_say_filter(now->say, whom);
    }
    ag_write(now->say->out, "%s", behind);
}

// ---- how cards are played ----

static const ag_power_def *term_of(const changing *now)
{
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(now->say->host), now->say->printed);
    int term = now->change->word - 1;
    return term >= 0 && term < def->power_count ? &def->powers[term] : NULL;
}

static void say_term(const changing *now, const char *before)
{
    const ag_power_def *term = term_of(now);
    ag_write(now->say->out, "%s", before);
    if (now->change->op == AG_CHANGE_SET) {
        ag_write(now->say->out, "without paying its cost");
    } else if (term != NULL) {
        ag_write(now->say->out, "for this: ");
        ag_say_cost(now->say, &term->cost);
    }
    if (term != NULL && term->only_if.length > 0) {
        ag_write(now->say->out, ", if ");
        ag_say_condition(now->say, &term->only_if);
    }
}

static void say_extra(const changing *now, const char *before)
{
    const ag_power_def *term = term_of(now);
    ag_write(now->say->out, "%s", before);
    if (term != NULL) {
        ag_say_cost(now->say, &term->cost);
    }
}

static void say_playing(const changing *now)
{
    switch (now->change->field) {
    case AG_FIELD_PLAYABLE:
        say_term(now, now->change->op == AG_CHANGE_SET || now->change->word > 0
                          ? "can be played from there "
                          : "can be played from there");
        break;
    case AG_FIELD_RATHER_THAN: say_term(now, "can be played, rather than for its cost, "); break;
    case AG_FIELD_EXTRA_COST: say_extra(now, "can be played for this in addition: "); break;
    case AG_FIELD_ATTACK_COST: say_extra(now, "can attack only for this: "); break;
    case AG_FIELD_USABLE:
        ag_write(now->say->out, "can be used by you, as if you controlled %s",
                 now->many ? "them" : "it");
        break;
    case AG_FIELD_USE_COST:
        verb(now, "has powers that cost", "have powers that cost");
        say_price(now, "", "");
        break;
    default:
        ag_write(now->say->out, "can attack or exhaust only for ");
        ag_say_amount(now->say, &now->change->amount);
    }
}

// ---- all fields ----

static void say_flag(const changing *now)
{
    ag_writer *out = now->say->out;
    const ag_change *change = now->change;
    switch (change->field) {
    case AG_FIELD_POWERS:
        if (change->op == AG_CHANGE_SET) {
            verb(now, "loses and can't have powers", "lose and can't have powers");
        } else {
            verb(now, "loses its powers", "lose their powers");
        }
        break;
    case AG_FIELD_SWITCH:
        verb(now, "has", "have"), ag_write(out, " ATK and health switched");
        break;
    case AG_FIELD_CONTROL: verb(now, "is", "are"), ag_write(out, " under your control"); break;
    case AG_FIELD_MAGNET: ag_write(out, "must be targeted by opposing links, if able"); break;
    case AG_FIELD_SHIELDER:
        ag_write(out, "can have damage prevented by equipment, as a hero");
        break;
    case AG_FIELD_PAYER: ag_write(out, "can be exhausted to pay resource costs"); break;
    case AG_FIELD_TOP:
        verb(now, "lets", "let");
        ag_write(out, change->word == 0 ? " its player see" : " all see");
        ag_write(out, " the top card of its player's deck");
        break;
    case AG_FIELD_HAND:
        verb(now, "lets", "let");
        ag_write(out, " all see its player's hand");
        break;
    case AG_FIELD_LIMIT:
        ag_write(out, "can have beside it more cards with the tag %s: ",
                 ag_host_word(now->say->host, change->word));
        ag_say_amount(now->say, &change->amount);
        break;
    case AG_FIELD_POWER: {
        const char *name = ag_host_power_name(now->say->host, now->say->printed, change->word);
        verb(now, "has", "have");
        ag_write(out, " the power \"%s\"", name);
        break;
    }
    default: say_playing(now); break;
    }
}

static void say_bound(const changing *now)
{
    switch (now->change->field) {
    case AG_FIELD_MUST_ATTACK: say_whom(now, "must attack", ", if able"); break;
    case AG_FIELD_ATTACKS_ONLY: say_whom(now, "can attack only", ", if able"); break;
    case AG_FIELD_CANT_ATTACK: say_whom(now, "can't attack", ""); break;
    case AG_FIELD_SABOTAGES: say_whom(now, "can sabotage", ""); break;
    case AG_FIELD_INSPIRES: say_whom(now, "can inspire", ""); break;
    case AG_FIELD_PROTECTS: say_whom(now, "can protect", ""); break;
    case AG_FIELD_PROTECTS_AGAINST: say_whom(now, "can protect anybody against", ""); break;
    case AG_FIELD_WIELDS: say_whom(now, "can strike with", ""); break;
    default: say_flag(now);
    }
}

static void say_change(const changing *now)
{
    ag_writer *out = now->say->out;
    switch (now->change->field) {
    case AG_FIELD_ATK: say_stat(now, "ATK"); break;
    case AG_FIELD_HEALTH: say_stat(now, "health"); break;
    case AG_FIELD_DEF: say_stat(now, "DEF"); break;
    case AG_FIELD_STRIKE: say_stat(now, "strike cost"); break;
    case AG_FIELD_HAND_MAX: say_stat(now, "hand size"); break;
    case AG_FIELD_ATTACKS: say_stat(now, "attacks at the same time"); break;
    case AG_FIELD_COST: say_price(now, "costs", "cost"); break;
    case AG_FIELD_KEYWORD: say_keyword(now, "has ", "have "); break;
    case AG_FIELD_LOSES_KEYWORD:
        if (now->change->op == AG_CHANGE_SET) {
            say_keyword(now, "loses and can't have ", "lose and can't have ");
        } else {
            say_keyword(now, "loses ", "lose ");
        }
        break;
    case AG_FIELD_CANT: ag_write(out, "can't %s", ag_cant_words[now->change->word]); break;
    case AG_FIELD_TAG:
        verb(now, "has", "have");
        ag_write(out, " the tag %s", ag_host_word(now->say->host, now->change->word));
        break;
    case AG_FIELD_DAMAGE_TYPE: say_damage(now); break;
    case AG_FIELD_BARRED:
        ag_write(out, "can't be dealt ");
        say_bits(now, ag_damage_words, AG_DAMAGE_COUNT, 0);
        ag_write(out, " damage");
        break;
    case AG_FIELD_TYPE: say_type(now); break;
    default: say_bound(now);
    }
}

void ag_say_changes(const ag_say *say, const ag_power_def *power)
{
    AG_ASSERT(power->change_count > 0);
    const ag_change *first = &power->changes[0];
    ag_say_those(say, &first->subject);
    ag_write(say->out, " ");
    for (int i = 0; i < power->change_count; i++) {
        changing now = { say, &power->changes[i], !ag_filter_is_one(&first->subject) };
        ag_write(say->out, i == 0 ? "" : " and ");
        say_change(&now);
    }
    if (first->condition.length > 0) {
        ag_write(say->out, ", while ");
        ag_say_condition(say, &first->condition);
    }
}
