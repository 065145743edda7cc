// Amounts and conditions in English, from the last step back to what it works on.
#include <string.h>

#include "base/assert.h"
#include "game/facts/filter_text.h"
#include "lua/data/data_lua.h"
#include "lua/describe/say.h"
#include "rules/numbers/numbers.h"

// ---- what stands alone ----

// "this is attacking", for an amount that asks only of this card, of its host or of your hero
// whether the filter matches it.
static void say_state(const ag_say *say, const ag_filter *filter)
{
    const ag_filter none = { .types = 0 };
    const ag_filter hero = { .types = AG_TYPE_HERO, .name = filter->name };
    int is_hero = (filter->is & (AG_IS_THIS | AG_IS_HOST)) == 0, said = 0;
    const char *join = is_hero                   ? "your hero is "
                       : filter->is & AG_IS_THIS ? "this is "
                                                 : "the bearer is ";
    for (int i = 0; i < AG_IS_COUNT; i++) {
        uint64_t bit = AG_LONG_BIT(i);
        if (i != AG_IS_THIS_AT && i != AG_IS_HOST_AT && ((filter->is | filter->isnt) & bit)) {
            ag_says(say, "%s%s%s", join, filter->isnt & bit ? "not " : "", ag_is_words[i]);
            join = " and ";
            said = 1;
        }
    }
    ag_filter rest = *filter;
    rest.is = rest.isnt = 0;
    rest.zones = 0;
    rest.whose = is_hero ? AG_WHOSE_ANY : rest.whose;
    if (is_hero && filter->name != 0 && memcmp(&rest, &hero, sizeof rest) == 0) {
        ag_says(say, "%s%w", join, filter->name);
    } else if (!said || memcmp(&rest, is_hero ? &hero : &none, sizeof rest) != 0) {
        ag_says(say, "%s%f", join, &rest);
    }
}

// What needs no operands: its words, with %s for the number of a card that it reads; `behind` the
// cards that it counts, if it counts any.
static const struct {
    const char *words, *behind;
} leaves[] = {
    [AG_OP_X] = { "X" },
    [AG_OP_ITS] = { "its own %s" },
    [AG_OP_HERO] = { "the %s of your hero" },
    [AG_OP_EVENT] = { "that amount" },
    [AG_OP_TURN_OWN] = { "it is your turn" },
    [AG_OP_DREW_BLOOD] = { "one of your allies has dealt damage to an opposing hero this turn" },
    [AG_OP_FIRST_TURN] = { "it is your first turn" },
    [AG_OP_COUNT] = { "the number of ", "" },
    [AG_OP_SUM] = { "the sum of the %s of ", "" },
    [AG_OP_MOST] = { "the highest %s among ", "" },
    [AG_OP_KIN] = { "the number of ", " that share a race" },
    [AG_OP_NAMESAKES] = { "the number of ", " that share a name" },
    [AG_OP_OUTNUMBERED] = { "how many more ", " an opponent has than you" },
    [AG_OP_RIVALS_MOST] = { "the most ", " that an opponent has" },
    [AG_OP_RIVALS_FEWEST] = { "the fewest ", " that an opponent has" },
    [AG_OP_TARGETING] = { "1 where what is paid for targets ", "" },
};

static void say_counted(const ag_say *say, const ag_amount *amount, const ag_expr_step *step)
{
    if (step->op == AG_OP_TARGETING && say->untold != NULL) *say->untold = 1;
    ag_filter room;
    const ag_catalog *catalog = ag_host_catalog(say->host);
    const ag_filter *counted = ag_amount_counted(catalog, amount, step, &room);
    if (step->op == AG_OP_HERO_IS
        || (step->op == AG_OP_COUNT && (counted->is & (AG_IS_THIS | AG_IS_HOST)))) {
        say_state(say, counted);
        return;
    }
    int dealt = step->op == AG_OP_SUM && step->arg == AG_STAT_DEALT;
    ag_says(say, dealt ? "the %s to " : leaves[step->op].words, ag_stat_names[step->arg]);
    ag_filter_write(catalog, counted, step->op != AG_OP_TARGETING, say->out);
    ag_says(say, leaves[step->op].behind);
}

static void say_number_of(const ag_say *say, int yours)
{
    ag_says(say, !say->each ? "the number of " : yours ? "each of " : "each of the ");
}

// What happened; `often`: not a number of cards, since it can be the same card again.
static const struct {
    const char *words;
    uint8_t often;
} tallies[AG_EVENT_COUNT] = {
    [AG_EVENT_PLAYED] = { "played" },
    [AG_EVENT_ENTERED_PLAY] = { "entered play", 1 },
    [AG_EVENT_DESTROYED] = { "destroyed" },
    [AG_EVENT_LEFT_PLAY] = { "that left play" },
    [AG_EVENT_LEFT_PARTY] = { "that left their party" },
    [AG_EVENT_DISCARDED] = { "discarded" },
    [AG_EVENT_REMOVED] = { "removed from the game" },
    [AG_EVENT_ATTACKS] = { "attacked", 1 },
    [AG_EVENT_COMPLETED] = { "completed" },
    [AG_EVENT_DAMAGED] = { "were dealt damage", 1 },
    [AG_EVENT_HEALED] = { "were healed", 1 },
    [AG_EVENT_PROTECTS] = { "protected", 1 },
    [AG_EVENT_STRUCK] = { "struck", 1 },
    [AG_EVENT_EXHAUSTED] = { "were exhausted", 1 },
    [AG_EVENT_READIED] = { "readied", 1 },
    [AG_EVENT_FLIPPED] = { "flipped", 1 },
};

static ag_tally_def tally_of(const ag_say *say, const ag_expr_step *step)
{
    ag_tally_def def;
    ag_catalog_data(ag_host_catalog(say->host), (ag_symbol)(uint16_t)step->value, &def, sizeof def);
    def.of.whose = (uint8_t)(step->arg & ~AG_TALLY_THIS_TURN);
    return def;
}

// "the number of your allies destroyed this turn"
static void say_tally(const ag_say *say, const ag_expr_step *step)
{
    ag_tally_def def = tally_of(say, step);
    if (tallies[def.event].often) {
        ag_says(say, "how often ");
    } else {
        say_number_of(say, ag_filter_is_yours(&def.of));
    }
    ag_filter_write(ag_host_catalog(say->host), &def.of, 1, say->out);
    ag_says(say, " %s %s", tallies[def.event].words,
            step->arg & AG_TALLY_THIS_TURN ? "this turn" : "this game");
}

int ag_amount_is_number_of(const ag_say *say, const ag_amount *amount)
{
    const ag_expr_step *step = &amount->steps[0];
    if (amount->length != 1) return 0;
    if (step->op == AG_OP_STAT) return step->value != 0;
    return step->op == AG_OP_TALLY && !tallies[tally_of(say, step).event].often;
}

// "you have played an ability this turn", or none.
static void say_played(const ag_say *say, unsigned types, int some)
{
    char text[128];
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_write_words(&out, types == 0xff ? 0 : types, ag_type_words, 8, " or ");
    const char *of = types == 0xff ? "card" : text;
    ag_says(say, "you have played %s %s this turn", some ? ag_article(of) : "no", of);
}

static void say_leaf(const ag_say *say, const ag_amount *amount, const ag_expr_step *step)
{
    ag_word_list words;
    uint16_t of = (uint16_t)step->value;
    switch (step->op) {
    case AG_OP_WORD:
        ag_host_raid_words(say->host, &words);
        AG_ASSERT(step->arg < words.count);
        ag_says(say, "the %s", words.words[step->arg]);
        break;
    case AG_OP_STAT:
        if (of != 0) {
            say_number_of(say, 0);
            ag_says(say, "%w counters on this", of);
        } else {
            ag_says(say, "the %s of this", ag_stat_names[step->arg]);
        }
        break;
    case AG_OP_DURING:
        if (step->arg == AG_PART_OF_RAID) {
            ag_says(say, "it is the %w", of);
        } else {
            ag_says(say, "it is the %s", ag_part_words[step->arg]);
        }
        break;
    case AG_OP_TALLY: say_tally(say, step); break;
    case AG_OP_PLAYED: say_played(say, of, 1); break;
    default:
        if (ag_op_counts(step->op)) {
            say_counted(say, amount, step);
        } else {
            ag_says(say, leaves[step->op].words, ag_stat_names[step->arg]);
        }
    }
}

// ---- what works on others ----

static const struct {
    const char *before, *between, *behind;
    uint8_t brackets;  // around operands that have operators themselves
} joins[] = {
    [AG_OP_PLUS] = { "", " + ", "", 1 },
    [AG_OP_MINUS] = { "", " - ", "", 1 },
    [AG_OP_TIMES] = { "", " times ", "", 1 },
    [AG_OP_EQUAL] = { "", " is ", "", 1 },
    [AG_OP_AND] = { "", " and ", "", 1 },
    [AG_OP_MIN] = { "the lesser of ", " and ", "" },
    [AG_OP_MAX] = { "the greater of ", " and ", "" },
    [AG_OP_AT_LEAST] = { "", " is ", " or more" },
    [AG_OP_NOT] = { "not (", NULL, ")" },
    [AG_OP_HALF_UP] = { "half of ", NULL, ", rounded up" },
    [AG_OP_HALF_DOWN] = { "half of ", NULL, ", rounded down" },
};

// The first step of what the steps up to `last` leave on top.
static int begin_of(const ag_expr_step *steps, int last)
{
    for (int wanted = 1; wanted > 0; last--) {
        AG_ASSERT(last >= 0);
        int op = steps[last].op;
        wanted += op < AG_OP_PLUS ? -1 : joins[op].between != NULL;
    }
    return last + 1;
}

static int is_number(const ag_expr_step *steps, int last, int *out)
{
    int begin = begin_of(steps, last);
    ag_amount part = { .length = (uint8_t)(last + 1 - begin) };
    memcpy(part.steps, steps + begin, sizeof *steps * part.length);
    return ag_amount_fixed(&part, out);
}

// "1 times n" is n.
static int is_one(const ag_expr_step *steps, int last)
{
    int value;
    return is_number(steps, last, &value) && value == 1;
}

static void say_steps(const ag_say *say, const ag_amount *amount, int last, int brackets)
{
    const ag_expr_step *steps = amount->steps;
    int op = steps[last].op, right = last - 1, number;
    if (is_number(steps, last, &number)) {
        ag_says(say, "%d", number);
        return;
    }
    if (op < AG_OP_PLUS) {
        say_leaf(say, amount, &steps[last]);
        return;
    }
    int left = joins[op].between == NULL ? right : begin_of(steps, right) - 1;
    if (op == AG_OP_TIMES && (is_one(steps, left) || is_one(steps, right))) {
        say_steps(say, amount, is_one(steps, left) ? right : left, brackets);
        return;
    }
    int at_most = op == AG_OP_AT_LEAST && is_number(steps, left, &number);
    ag_says(say, "%s%s", brackets ? "(" : "", joins[op].before);
    if (left != right) {
        say_steps(say, amount, at_most ? right : left, joins[op].brackets);
        ag_says(say, joins[op].between);
    }
    say_steps(say, amount, at_most ? left : right, joins[op].brackets);
    ag_says(say, "%s%s", at_most ? " or less" : joins[op].behind, brackets ? ")" : "");
}

int ag_amount_take_minus(ag_amount *amount)
{
    ag_expr_step *steps = amount->steps;
    int last = amount->length - 1;
    if (last < 2 || steps[last].op != AG_OP_MINUS || steps[0].op != AG_OP_CONST || steps[0].arg != 0
        || steps[0].value != 0 || begin_of(steps, last - 1) != 1) {
        return 0;
    }
    amount->length = (uint8_t)(last - 1);
    memmove(steps, steps + 1, sizeof *steps * amount->length);
    return 1;
}

int ag_amount_take_first(ag_amount *amount, int *first)
{
    ag_expr_step *steps = amount->steps;
    int last = amount->length - 1;
    if (steps[last].op != AG_OP_PLUS || begin_of(steps, last - 1) != 1
        || !is_number(steps, 0, first)) {
        return 0;
    }
    amount->length = (uint8_t)(last - 1);
    memmove(steps, steps + 1, sizeof *steps * amount->length);
    return 1;
}

void ag_say_amount(const ag_say *say, const ag_amount *amount)
{
    AG_ASSERT(amount->length > 0);
    int of_event = amount->length > 1 && ag_amount_has(amount, AG_OP_EVENT);
    if ((amount->length > 3 || of_event) && say->untold != NULL) {
        *say->untold = 1;  // too much for a sentence
    }
    say_steps(say, amount, amount->length - 1, 0);
}

// Whether it asks for states of a card that goes by a name: "your hero is attacking".
static int asks_state(const ag_filter *filter)
{
    uint64_t states = filter->is | filter->isnt, own = AG_IS_THIS | AG_IS_HOST;
    uint64_t adjectives = ((AG_IS_BACK_UP << 1) - 1) & ~own;
    int hero = filter->types == AG_TYPE_HERO && filter->whose == AG_WHOSE_YOURS;
    return (filter->is & own) || (hero && states != 0 && (states & ~adjectives) == 0);
}

// The opposite of a filter that asks for one state. 0: it asks for more.
static int negate(ag_filter *filter)
{
    uint64_t states = (filter->is | filter->isnt) & ~(AG_IS_THIS | AG_IS_HOST);
    ag_filter rest = *filter, hero = { .types = AG_TYPE_HERO, .whose = AG_WHOSE_YOURS };
    const ag_filter none = { .types = 0 };
    rest.is = rest.isnt = 0;
    rest.zones = 0;
    if (states == 0 || (states & (states - 1)) != 0
        || (memcmp(&rest, &none, sizeof rest) != 0 && memcmp(&rest, &hero, sizeof rest) != 0)) {
        return 0;
    }
    filter->is ^= states;
    filter->isnt ^= states;
    return 1;
}

// "you have 2 or more allies", "you have exactly 3 resources", "there is no opposing hero". 0, and
// nothing written: the condition is another one.
static int say_there_is(const ag_say *say, const ag_amount *condition)
{
    const ag_expr_step *steps = condition->steps;
    ag_filter room;
    int last = condition->length - 1, least = 1, most = INT16_MAX;
    if (steps[0].op != AG_OP_COUNT && !(last == 2 && steps[1].op == AG_OP_COUNT)) return 0;
    if (last != 0 && last != 2) return 0;
    const ag_filter *counted = ag_amount_counted(ag_host_catalog(say->host), condition,
                                                 &steps[steps[0].op != AG_OP_COUNT], &room);
    if (last == 2 && steps[0].op == AG_OP_COUNT && steps[1].op == AG_OP_CONST) {
        least = steps[1].value;
        most = steps[2].op == AG_OP_EQUAL ? least : most;
    } else if (last == 2 && steps[0].op == AG_OP_CONST && steps[2].op == AG_OP_AT_LEAST) {
        most = steps[0].value;
        least = 0;
    } else if (last == 2) {
        return 0;
    }
    if (last == 2 && steps[2].op != AG_OP_EQUAL && steps[2].op != AG_OP_AT_LEAST) return 0;
    if (asks_state(counted) && (least == 1 || most == 0)) {
        ag_filter state = *counted;
        if (most == INT16_MAX || (most == 0 && negate(&state))) {
            say_state(say, &state);
            return 1;
        }
    }
    if (counted->is & (AG_IS_THIS | AG_IS_HOST)) return 0;
    int yours = ag_filter_is_yours(counted), one = least == 1 && most == INT16_MAX;
    int alone = least == most && most <= 1;
    ag_filter others = *counted;
    others.whose = yours ? AG_WHOSE_ANY : counted->whose;
    ag_says(say, yours ? "you have " : one || alone ? "there is " : "there are ");
    if (one) {
        ag_says(say, "%f", &others);
        return 1;
    }
    ag_says(say,
            most == 0       ? "no "
            : least == most ? "exactly %d "
            : least == 0    ? "%d or fewer "
                            : "%d or more ",
            least == 0 ? most : least);
    ag_filter_write(ag_host_catalog(say->host), &others, !alone, say->out);
    return 1;
}

// What the last step works on.
static void take_operands(const ag_amount *of, ag_amount out[2])
{
    int last = of->length - 1, right = begin_of(of->steps, last - 1);
    out[0] = out[1] = *of;
    out[0].length = (uint8_t)right;
    out[1].length = (uint8_t)(last - right);
    memmove(out[1].steps, out[1].steps + right, sizeof out[1].steps[0] * (size_t)(last - right));
}

// What is not so. 0, and nothing written: there is no short way to say it.
static int say_is_not(const ag_say *say, const ag_amount *so)
{
    static const char always[] = "it is ";
    const ag_expr_step *step = &so->steps[so->length - 1];
    if (step->op == AG_OP_AT_LEAST || step->op == AG_OP_EQUAL) {
        ag_amount of[2];
        int number;
        take_operands(so, of);
        int at_most = step->op == AG_OP_AT_LEAST && ag_amount_fixed(&of[0], &number);
        ag_says(say, "%a", &of[at_most]);
        ag_says(say,
                at_most                      ? " is more than %a"
                : step->op == AG_OP_AT_LEAST ? " is less than %a"
                                             : " is not %a",
                &of[!at_most]);
        return 1;
    }
    if (step->op == AG_OP_COUNT) {
        ag_amount none = *so;
        none.steps[none.length++] = (ag_expr_step){ .op = AG_OP_CONST };
        none.steps[none.length++] = (ag_expr_step){ .op = AG_OP_EQUAL };
        return say_there_is(say, &none);
    }
    if (step->op == AG_OP_PLAYED) {
        say_played(say, (uint16_t)step->value, 0);
        return 1;
    }
    if (step->op >= AG_OP_PLUS) return 0;
    char text[256];
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_say into = *say;
    into.out = &out;
    say_leaf(&into, so, step);
    if (strncmp(text, always, sizeof always - 1) != 0) return 0;
    ag_says(say, "%snot %s", always, text + sizeof always - 1);
    return 1;
}

void ag_say_condition(const ag_say *say, const ag_amount *condition)
{
    int last = condition->length - 1, op = condition->steps[last].op;
    if (op == AG_OP_TIMES || op == AG_OP_AND) {  // both are so
        ag_amount both[2];
        take_operands(condition, both);
        ag_says(say, "%c and ", &both[0]);
        ag_says(say, "%c", &both[1]);
        return;
    }
    if (op == AG_OP_NOT) {
        ag_amount so = *condition;
        so.length--;
        if (say_is_not(say, &so)) return;
        if (say->untold != NULL) *say->untold = 1;
    }
    if (say_there_is(say, condition)) return;
    if (last == 0 && op == AG_OP_OUTNUMBERED) {
        ag_filter room;
        ag_says(say, "an opponent has more %m than you have",
                ag_amount_counted(ag_host_catalog(say->host), condition, condition->steps, &room));
        return;
    }
    int counts = last == 0 && (op == AG_OP_TALLY || op == AG_OP_SUM || op == AG_OP_MOST);
    ag_says(say, counts ? "%a is not 0" : "%a", condition);
}
