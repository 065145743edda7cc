// A whole power in English: when it works, what it waits for or costs, its targets, and what it
// does. A function of the script is described by its place.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/letter.h"
#include "game/facts/filter_text.h"
#include "lua/data/data_lua.h"
#include "lua/language/lexicon.h"
#include "lua/run/run.h"
#include "lua/words/api.h"
#include "lua/describe/say.h"

static const ag_card_def *card_of(const ag_say *say)
{
    return ag_catalog_card(ag_host_catalog(say->host), say->printed);
}

// ---- functions ----

// Writes where a function of the power begins: " (cards/t/card.lua:2)". 0: the power has none.
static int say_place(const ag_say *say, const ag_power_def *power, int slot, const char *before)
{
    lua_State *L = ag_host_lua(say->host);
    uint16_t index = (uint16_t)(power - card_of(say)->powers);
    lua_Debug debug;
    if (!ag_host_push_function(ag_host_of(L), L, say->printed, index, slot)) return 0;
    lua_getinfo(L, ">S", &debug);
    ag_says(say, "%s (%s:%d)", before, ag_host_printed(say->host, say->printed)->path,
            debug.linedefined);
    if (say->untold != NULL) *say->untold = 1;
    return 1;
}

// The verbs that an effect calls, in order, repeated calls once.
typedef struct verbs {
    const ag_say *say;
    int count;
    char last[96];
} verbs;

enum { VERBS_MAX = 12 };

// Words that pick cards do nothing to them.
static int is_picker(const char *name)
{
    return ag_lexicon_find(ag_lexicon_filter_methods, name) != NULL || strcmp(name, "where") == 0
           || strcmp(name, "is") == 0;
}

static void note_verb(void *context, const ag_code_seen *seen)
{
    verbs *now = context;
    char text[96];
    int of_module = !seen->is_method && strchr(seen->name, '.') != NULL;
    const ag_api_row *word = seen->is_method || of_module ? NULL : ag_api_find(0, seen->name);
    int does = word != NULL && word->like != NULL;  // deal_together
    if (seen->kind != AG_CODE_CALL || (!seen->is_method && !of_module && !does) || seen->depth > 0
        || is_picker(seen->name)) {
        return;
    }
    snprintf(text, sizeof text, "%.45s%s%.45s", seen->base, seen->is_method ? ":" : "", seen->name);
    if (strcmp(text, now->last) != 0 && now->count < VERBS_MAX) {
        ag_says(now->say, "%s%s", now->count == 0 ? ": " : ", ", text);
        now->count++;
    }
    snprintf(now->last, sizeof now->last, "%s", text);
}

static void say_effect(const ag_say *say, const ag_power_def *power)
{
    verbs now = { .say = say };
    if (!say_place(say, power, AG_SLOT_EFFECT, "its effect")) {
        ag_says(say, "nothing more");
        return;
    }
    ag_follow_power(say->host, say->printed, (int)(power - card_of(say)->powers), AG_SLOT_EFFECT,
                    note_verb, &now);
    ag_says(say, now.count == 0 ? " runs" : "");
}

// "choose one", "choose 2 to 3", "choose one. If your hero is a Dwarf hero, you may choose both".
static void say_choosing(const ag_say *say, const ag_power_def *power)
{
    const ag_amount *most = &power->modes_most;
    const ag_expr_step *steps = most->steps;
    int chosen = 0, one = ag_amount_fixed(&power->modes_least, &chosen) && chosen == 1;
    int more = one && most->length == 3 && steps[0].op == AG_OP_CONST && steps[0].value == 1
               && steps[1].op == AG_OP_HERO_IS && steps[2].op == AG_OP_PLUS;
    ag_says(say, power->opponent_chooses ? "an opponent chooses " : "choose ");
    ag_says(say, one && (more || most->length == 0) ? "one" : "%a", &power->modes_least);
    if (more) {
        ag_amount there = { .length = 1, .steps = { steps[1] }, .counted = most->counted };
        ag_says(say, ". If %c, ", &there);
        ag_says(say, power->opponent_chooses ? "they may choose " : "you may choose ");
        ag_says(say, power->mode_count == 2 ? "both" : "two");
    } else if (most->length > 0) {
        ag_says(say, " to %a", most);
        if (say->untold != NULL) *say->untold = 1;
    }
    ag_says(say, ":");
}

// What it does, behind a comma or a colon: in sentences where its function can be followed, else
// with its targets, the place of the function and the verbs that it calls; or its modes. 0: not in
// sentences.
static int say_does(const ag_say *say, const ag_power_def *power, int first)
{
    if (power->mode_count == 0) {
        int may = power->watch.may && power->kind != AG_POWER_PLAY;  // said before the modes
        if (ag_tell_effect(say, power, may)) return 1;
        ag_says(say, may ? "use it: " : "");
        for (int i = first; i < power->target_count; i++) {
            ag_says(say, i == first ? "" : " and ");
            ag_say_target(say, power, i);
        }
        ag_says(say, power->target_count > first ? ": " : "");
        say_effect(say, power);
        ag_says(say, ".");
        return 0;
    }
    say_choosing(say, power);
    for (int i = 0; i < power->mode_count; i++) {
        ag_says(say, i == 0 ? " " : " Or: ");
        say_does(say, &card_of(say)->powers[power->mode_first + i], 0);
    }
    return 1;
}

// ---- when it applies ----

static void say_where(const ag_say *say, const ag_power_def *power)
{
    uint16_t all = (uint16_t)(AG_BIT(AG_ZONE_COUNT) - 1);
    const char *is = power->hero.classes != 0 ? "while your hero is a %w" : "while your hero is %w";
    ag_says(say, power->hero.word != 0 ? is : "", power->hero.word);
    if (power->zones == 0) return;
    ag_says(say, power->hero.word != 0 ? ", " : "");
    if (say->untold != NULL) *say->untold |= power->zones != 0;
    if ((power->zones & all) == all) {
        ag_says(say, "wherever it is");
    } else if (card_of(say)->side[0].types & AG_TYPE_RAID) {
        ag_says(say, "in this raid");
    } else {
        ag_says(say, "while this is in ");
        ag_write_words(say->out, power->zones, ag_zone_words, AG_ZONE_COUNT, " or ");
    }
}

// ---- each kind ----

static void say_if(const ag_say *say, const char *form, const ag_amount *condition)
{
    if (condition->length > 0) ag_says(say, form, condition);
}

static void say_condition(const ag_say *say, const ag_power_def *power)
{
    say_if(say, ", if %c", &power->watch.condition);
    say_place(say, power, AG_SLOT_CONDITION, ", if its condition is met");
}

static void say_begin(const ag_say *say, const ag_power_def *power)
{
    if (power->zones != 0 || power->hero.word != 0) {
        say_where(say, power);
        ag_says(say, ", ");
    }
}

static void say_limits(const ag_say *say, const ag_power_def *power)
{
    ag_says(say, power->uninterruptible ? " Players can't interrupt this." : "");
    ag_says(say, power->watch.once ? " Only the next time." : "");
    ag_says(say, power->watch.next_turn ? " Not in the turn in which it is begun." : "");
    if (power->watch.order != 0 && !say->names) {  // a rule of its raid, and no text's
        ag_says(say, " It is number %d of those that wait together.", power->watch.order);
    }
}

static void say_trigger(const ag_say *say, const ag_power_def *power, const char *begin)
{
    ag_say_moment(say, &power->watch, begin);
    say_condition(say, power);
    ag_says(say, power->watch.may ? ", you may " : ", ");
    say_does(say, power, 0);
    say_limits(say, power);
}

static void say_replacement(const ag_say *say, const ag_power_def *power)
{
    const ag_watch_def *watch = &power->watch;
    if (ag_say_packet(say, watch)) {
        say_condition(say, power);
        ag_says(say, power->once_per_turn ? ". Only once per turn." : ".");
        say_limits(say, power);
        return;
    }
    ag_says(say, "if ");
    ag_say_event(say, watch, AG_SAY_WOULD);
    say_condition(say, power);
    ag_says(say, watch->may ? ", you may " : ", ");
    ag_says(say, watch->tries ? "" : "instead ");
    if (watch->leaving_is != 0) {
        int removed = watch->leaving_is == AG_LEAVING_IS_REMOVAL;
        ag_says(say, removed ? "remove it from the game." : "destroy it.");
        return;
    }
    int told = say_does(say, power, 0);
    ag_says(say, watch->tries && !told ? " It says whether that damage is prevented." : "");
    ag_says(say, power->once_per_turn ? " Only once per turn." : "");
    say_limits(say, power);
}

static void say_payment(const ag_say *say, const ag_power_def *power, const char *begin)
{
    static const char *const users[] = { "", " Only opponents may use it",
                                         " Every player may use it" };
    ag_says(say, begin, &power->cost);
    ag_says(say, "%s", power->sorcery_timing ? "[Basic] " : "");
    say_does(say, power, 0);
    int own = power->used_by == 0;
    ag_says(say, own && power->your_turn_only ? " Only in your turn." : "");
    ag_says(say, power->once_per_turn ? " Only once per turn." : "");
    ag_says(say, users[power->used_by]);
    ag_says(say, own ? "" : power->your_turn_only ? ", each in their own turn." : ".");
    ag_says(say, power->off_chain ? " It does not use the chain." : "");
    say_if(say, " Only if %c.", &power->only_if);
    say_limits(say, power);
}

// What applies as the card is played, sentence by sentence.
static void say_playing(const ag_say *say, const ag_power_def *power, const ag_card_def *def)
{
    say_if(say, "Only if %c. ", &power->only_if);
    ag_says(say, power->x_at_most > 0 ? "X is at most %d. " : "", power->x_at_most);
    int costs_more = def->extra_cost.part_count > 0 || def->extra_cost.resources > 0;
    ag_says(say, costs_more ? "As an additional cost, %p. " : "", &def->extra_cost);
    for (int i = 0; i < def->rather_count; i++) {
        ag_says(say, "Rather than pay its cost, you may %p. ",
                &def->powers[def->rather_first + i].cost);
    }
}

static int say_attaching(const ag_say *say, const ag_power_def *power, const ag_card_def *def)
{
    int targets = power->target_count > 0 && def->attachment == AG_ATTACH_TARGET;
    if (def->attachment == AG_ATTACH_NONE || def->attach_mode) return 0;
    ag_says(say, "Attaches to ");
    if (targets) {
        ag_say_target(say, power, 0);
    } else {
        ag_says(say, "%f", &def->attach);
    }
    ag_says(say, def->attachment == AG_ATTACH_EFFECT ? ", as its effect says." : ".");
    return targets;
}

static void say_play(const ag_say *say, const ag_power_def *power)
{
    const ag_card_def *def = card_of(say);
    int does = power->functions != 0 || power->mode_count > 0;
    say_playing(say, power, def);
    int first = say_attaching(say, power, def);
    if (does || power->target_count > first) {
        ag_says(say, first > 0 ? " " : "");
        say_does(say, power, first);
    }
    ag_says(say, def->cant_be_interrupted ? " Players can't interrupt this." : "");
}

static void say_enters(const ag_say *say, const ag_power_def *power)
{
    const ag_entering *how = &power->enters;
    ag_filter subject = power->watch.subject;
    ag_say now = *say;
    if (subject.whose == AG_WHOSE_ANY) subject.whose = power->watch.whose;
    subject.zones = 0;
    say_if(&now, "if %c, ", &power->watch.condition);
    now.many = ag_say_subject(&now, &subject);
    ag_says(&now, " [enters|enter] play");
    ag_says(&now, how->exhausted ? " exhausted" : "");
    const char *between = how->exhausted ? " and" : "";
    if (how->damage.length > 0) {
        ag_says(&now, "%s with %a damage", between, &how->damage);
        between = " and";
    }
    if (how->counter != 0) {
        int count;
        int one = ag_amount_fixed(&how->counters, &count) && count == 1;
        if (one) ag_says(&now, "%s with one %w counter", between, how->counter);
        if (!one) ag_says(&now, "%s with %a %w counters", between, &how->counters, how->counter);
    }
    ag_says(&now, ".");
}

void ag_say_later(const ag_say *say, int power)
{
    const ag_power_def *later = &card_of(say)->powers[power];
    if (later->later_replaces) {
        say_replacement(say, later);
    } else {
        say_trigger(say, later, "when ");
    }
}

static void say_kind(const ag_say *say, const ag_power_def *power)
{
    switch (power->kind) {
    case AG_POWER_PLAY: say_play(say, power); break;
    case AG_POWER_CONTINUOUS:
        ag_say_changes(say, power);
        ag_says(say, power->once_per_turn ? ", once per turn." : ".");
        break;
    case AG_POWER_TRIGGER: say_trigger(say, power, "when "); break;
    case AG_POWER_PAYMENT: say_payment(say, power, "%p: "); break;
    case AG_POWER_REWARD: say_payment(say, power, "%p: "); break;
    case AG_POWER_REPLACE: say_replacement(say, power); break;
    case AG_POWER_LATER:
        ag_says(say, "Begun by an effect as \"%w\": ", power->id);
        ag_say_later(say, (int)(power - card_of(say)->powers));
        break;
    case AG_POWER_AS: say_trigger(say, power, "as "); break;
    case AG_POWER_ENTERS: say_enters(say, power); break;
    case AG_POWER_TERM:
        ag_says(say, power->id != 0 ? "Effects ask for \"%w\": " : "A cost: ", power->id);
        ag_says(say, "%p.", &power->cost);
        break;
    default:
        ag_says(say, "The rules call it: ");
        say_effect(say, power);
        ag_says(say, ".");
    }
}

// Each sentence begins with a capital, and no blank stands behind the last.
static void begin_sentences(char *text)
{
    size_t length = strlen(text);
    while (length > 0 && text[length - 1] == ' ') text[--length] = '\0';
    if (length > 3 && strcmp(text + length - 3, ".\".") == 0) {
        text[length - 1] = '\0';  // what is quoted ends the sentence
    }
    for (char *at = text; *at != '\0'; at++) {
        int ends = at > text + 1 && at[-1] == ' ' && strchr(".:", at[-2]) != NULL;
        *at = at == text || ends ? ag_upper(*at) : *at;
    }
}

void ag_say_power(const ag_say *say, int index)
{
    const ag_card_def *def = card_of(say);
    AG_ASSERT(index >= 0 && index < def->power_count);
    const ag_power_def *power = &def->powers[index];
    char text[2048];
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_say into = *say;
    into.out = &out;
    ag_says(say, power->granted && !say->names ? "Given to others as \"%w\": " : "", power->id);
    ag_says(say,
            def->ongoing && power->kind != AG_POWER_PLAY && !power->granted ? "Ongoing: " : "");
    say_begin(&into, power);
    say_kind(&into, power);
    begin_sentences(text);
    ag_says(say, "%s", text);
    if (power->rule != AG_RULE_NONE && !say->names) {
        ag_says(say, " (%s)", ag_rule_text(ag_host_catalog(say->host), power->rule));
    }
}
