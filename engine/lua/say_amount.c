// Filters, amounts and conditions in English. An amount is evaluated here as the rules do it, from
// left to right with a small stack, with words as values.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/span.h"
#include "game/facts/filter_text.h"
#include "lua/data_lua.h"
#include "lua/draft.h"
#include "lua/say.h"

enum { WORDS = 200 };

static const char *const stats[] = { "",       "cost", "ATK",      "health",
                                     "damage", "DEF",  "counters", "remaining health" };

// ---- filters ----

int ag_filter_is_one(const ag_filter *filter)
{
    int hero = filter->types == AG_TYPE_HERO && filter->whose == AG_WHOSE_YOURS;
    return (filter->is & (AG_IS_THIS | AG_IS_HOST)) != 0 || hero || filter->only.slot != 0;
}

static int has_article(const ag_filter *filter, const char *text)
{
    int mass = strncmp(text, "equipment", 9) == 0;
    return !mass && !ag_filter_is_one(filter) && filter->whose != AG_WHOSE_YOURS;
}

void ag_say_filter(const ag_say *say, const ag_filter *filter)
{
    char text[WORDS];
    ag_filter_text(ag_host_catalog(say->host), filter, text, sizeof text);
    int article = has_article(filter, text);
    ag_write(say->out, "%s%s%s", article ? ag_article(text) : "", article ? " " : "", text);
}

void ag_say_those(const ag_say *say, const ag_filter *filter)
{
    ag_filter_write(ag_host_catalog(say->host), filter, !ag_filter_is_one(filter), say->out);
}

// ---- amounts ----

typedef struct term {
    char text[WORDS];
    uint8_t constant;  // 1: only a number
    uint8_t compound;  // 1: several words with an operator between them
    int16_t value;
} term;

// "this is attacking", for an amount that counts only this card if the filter matches it.
static void say_state(const ag_say *say, const ag_filter *filter, ag_writer *out)
{
    static const char *const joins[] = { "this is ", " and " };
    int count = 0;
    for (int i = 0; i < AG_IS_COUNT; i++) {
        uint64_t bit = AG_LONG_BIT(i);
        if (i != AG_IS_THIS_AT && ((filter->is | filter->isnt) & bit)) {
            ag_write(out, "%s%s%s", joins[count > 0], filter->isnt & bit ? "not " : "",
                     ag_is_words[i]);
            count++;
        }
    }
    ag_filter rest = *filter;
    rest.is = rest.isnt = 0;
    rest.zones = 0;
    ag_filter none = { .types = 0 };
    if (count == 0 || memcmp(&rest, &none, sizeof rest) != 0) {
        ag_write(out, "%s", joins[count > 0]);
        ag_say into = { say->host, say->printed, out };
        ag_say_filter(&into, &rest);
    }
}

static void say_counted(const ag_say *say, const ag_expr_step *step, const ag_filter *counted,
                        ag_writer *out)
{
    const char *stat = step->op == AG_OP_SUM || step->op == AG_OP_MOST ? stats[step->arg] : "";
    if (step->op == AG_OP_COUNT && (counted->is & AG_IS_THIS)) {
        say_state(say, counted, out);
        return;
    }
    if (step->op == AG_OP_TARGETING) {
        ag_write(out, "1 where what is paid for targets ");
        ag_filter_write(ag_host_catalog(say->host), counted, 0, out);
        return;
    }
    if (step->op == AG_OP_OUTNUMBERED) {
        ag_write(out, "how many more ");
        ag_filter_write(ag_host_catalog(say->host), counted, 1, out);
        ag_write(out, " an opponent has than you");
        return;
    }
    if (step->op == AG_OP_SUM) {
        ag_write(out, "the sum of the %s of ", stat);
    } else if (step->op == AG_OP_MOST) {
        ag_write(out, "the highest %s among ", stat);
    } else {
        ag_write(out, "the number of ");
    }
    ag_filter_write(ag_host_catalog(say->host), counted, 1, out);
    ag_write(out, step->op == AG_OP_KIN         ? " that share a race"
                  : step->op == AG_OP_NAMESAKES ? " that share a name"
                                                : "");
}

static void say_types(uint32_t types, ag_writer *out)
{
    const char *between = "";
    for (int i = 0; i < 8 && types != 0xff; i++) {
        if (types & AG_BIT(i)) {
            ag_write(out, "%s%s", between, ag_type_words[i]);
            between = " or ";
        }
    }
    ag_write(out, types == 0xff ? "card" : "");
}

static void say_leaf(const ag_say *say, const ag_expr_step *step, const ag_filter *counted,
                     term *to)
{
    ag_word_list words;
    ag_writer out = ag_writer_open(to->text, sizeof to->text);
    switch (step->op) {
    case AG_OP_CONST:
        to->constant = 1;
        to->value = step->value;
        ag_write(&out, "%d", step->value);
        break;
    case AG_OP_X: ag_write(&out, "X"); break;
    case AG_OP_WORD:
        ag_host_raid_words(say->host, &words);
        ag_write(&out, "the %s", step->arg < words.count ? words.words[step->arg] : "raid's word");
        break;
    case AG_OP_STAT:
        ag_write(&out, "the %s%s%s of this",
                 step->value == 0 ? "" : ag_host_word(say->host, (ag_symbol)(uint16_t)step->value),
                 step->value == 0 ? "" : " ", stats[step->arg]);
        break;
    case AG_OP_ITS: ag_write(&out, "its own %s", stats[step->arg]); break;
    case AG_OP_HERO: ag_write(&out, "the %s of your hero", stats[step->arg]); break;
    case AG_OP_EVENT: ag_write(&out, "that amount"); break;
    case AG_OP_TURN_OWN: ag_write(&out, "it is your turn"); break;
    case AG_OP_DREW_BLOOD:
        ag_write(&out, "your ally dealt damage to an opposing hero this turn");
        break;
    case AG_OP_COMPLETED: ag_write(&out, "you completed a quest this turn"); break;
    case AG_OP_FIRST_TURN: ag_write(&out, "it is your first turn"); break;
    case AG_OP_PLAYED:
        ag_write(&out, "you played a ");
        say_types((uint16_t)step->value, &out);
        ag_write(&out, " this turn");
        break;
    default: say_counted(say, step, counted, &out); break;
    }
}

static const char *open_of(const term *it)
{
    return it->compound ? "(" : "";
}

static const char *close_of(const term *it)
{
    return it->compound ? ")" : "";
}

static void say_pair(const ag_expr_step *step, const term *left, const term *right, ag_writer *out)
{
    static const char *const between[] = { [AG_OP_PLUS] = " + ",
                                           [AG_OP_MINUS] = " - ",
                                           [AG_OP_TIMES] = " times ",
                                           [AG_OP_EQUAL] = " is ",
                                           [AG_OP_AND] = " and " };
    if (step->op == AG_OP_MIN || step->op == AG_OP_MAX) {
        ag_write(out, "the %s of %s and %s", step->op == AG_OP_MIN ? "lesser" : "greater",
                 left->text, right->text);
    } else if (step->op == AG_OP_AT_LEAST && left->constant) {
        ag_write(out, "%s is %s or less", right->text, left->text);
    } else if (step->op == AG_OP_AT_LEAST) {
        ag_write(out, "%s is %s or more", left->text, right->text);
    } else {
        ag_write(out, "%s%s%s%s%s%s%s", open_of(left), left->text, close_of(left),
                 between[step->op], open_of(right), right->text, close_of(right));
    }
}

// Computes with plain numbers, and leaves out what changes nothing: 0 - 2 is -2, 1 times n is n.
static int fold(const ag_expr_step *step, term *left, const term *right)
{
    int plain = left->constant && right->constant;
    if (plain && step->op >= AG_OP_PLUS && step->op <= AG_OP_TIMES) {
        int value = step->op == AG_OP_PLUS    ? left->value + right->value
                    : step->op == AG_OP_MINUS ? left->value - right->value
                                              : left->value * right->value;
        left->value = (int16_t)value;
        snprintf(left->text, sizeof left->text, "%d", value);
        return 1;
    }
    if (step->op == AG_OP_TIMES && left->constant && left->value == 1) {
        *left = *right;
        return 1;
    }
    return step->op == AG_OP_TIMES && right->constant && right->value == 1;
}

static int is_pair(int op)
{
    return (op >= AG_OP_PLUS && op <= AG_OP_MAX) || op == AG_OP_EQUAL || op == AG_OP_AT_LEAST
           || op == AG_OP_AND;
}

static int is_single(int op)
{
    return op == AG_OP_NOT || op == AG_OP_HALF_UP || op == AG_OP_HALF_DOWN;
}

int ag_amount_take_minus(ag_amount *amount)
{
    ag_expr_step *steps = amount->steps;
    int last = amount->length - 1, wanted = 1,
        at = last;  // operands, going back from the last step
    if (last < 2 || steps[last].op != AG_OP_MINUS || steps[0].op != AG_OP_CONST || steps[0].arg != 0
        || steps[0].value != 0) {
        return 0;
    }
    while (at > 1 && wanted > 0) {
        int op = steps[--at].op;
        wanted += is_pair(op) ? 1 : is_single(op) ? 0 : -1;
    }
    if (wanted > 0 || at > 1) return 0;
    amount->length = (uint8_t)(last - 1);
    memmove(steps, steps + 1, sizeof *steps * amount->length);
    return 1;
}

static void say_single(const ag_expr_step *step, term *it)
{
    term made = { .compound = 1 };
    ag_writer out = ag_writer_open(made.text, sizeof made.text);
    ag_write(&out, step->op == AG_OP_NOT ? "not (%s)" : "half of %s, rounded %s", it->text,
             step->op == AG_OP_HALF_UP ? "up" : "down");
    *it = made;
}

static void work_out(const ag_say *say, const ag_amount *amount, term *out)
{
    term stack[AG_EXPR_MAX];
    int height = 0;
    for (int i = 0; i < amount->length; i++) {
        const ag_expr_step *step = &amount->steps[i];
        if (is_pair(step->op) && height >= 2) {
            const term *right = &stack[--height];
            term *left = &stack[height - 1];
            if (!fold(step, left, right)) {
                term made = { .compound = 1 };
                ag_writer text = ag_writer_open(made.text, sizeof made.text);
                say_pair(step, left, right, &text);
                *left = made;
            }
        } else if (is_single(step->op)) {
            say_single(step, &stack[height - 1]);
        } else {
            stack[height] = (term){ .constant = 0 };
            say_leaf(say, step, &amount->counted, &stack[height++]);
        }
    }
    AG_ASSERT(height == 1);
    *out = stack[0];
}

void ag_say_amount(const ag_say *say, const ag_amount *amount)
{
    term all;
    AG_ASSERT(amount->length > 0);
    work_out(say, amount, &all);
    ag_write(say->out, "%s", all.text);
}

// A count as a condition: true if there is at least one.
void ag_say_condition(const ag_say *say, const ag_amount *condition)
{
    term all;
    AG_ASSERT(condition->length > 0);
    int op = condition->steps[condition->length - 1].op;
    int counts = condition->length == 1
                 && (op == AG_OP_SUM || op == AG_OP_MOST || op == AG_OP_OUTNUMBERED
                     || (op == AG_OP_COUNT && !(condition->counted.is & AG_IS_THIS)));
    work_out(say, condition, &all);
    ag_write(say->out, counts ? "%s is not 0" : "%s", all.text);
}
