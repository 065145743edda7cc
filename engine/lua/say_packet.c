// Preventions, and what raises or changes damage and healing before it is dealt, in English
// (CR 717).
#include "base/assert.h"
#include "lua/say.h"
#include "rules/rules.h"

// "combat fire damage of 3 or more", "healing".
static void say_subject(const ag_say *say, const ag_watch_def *watch)
{
    const char *between = "";
    int healing = watch->event == AG_EVENT_HEALED;
    ag_write(say->out, watch->fatal ? "fatal " : "");
    ag_write(say->out, watch->combat == 1 ? "combat " : watch->combat == 2 ? "non-combat " : "");
    for (int i = 0; i < AG_DAMAGE_COUNT; i++) {
        if (watch->damage & AG_BIT(i)) {
            ag_write(say->out, "%s%s", between, ag_damage_words[i]);
            between = " or ";
        }
    }
    ag_write(say->out, "%s%s", watch->damage != 0 ? " " : "", healing ? "healing" : "damage");
    if (watch->at_least > 0) {
        ag_write(say->out, " of %d or more", (int)watch->at_least);
    }
}

// " from your hero with a weapon to this".
static void say_way(const ag_say *say, const ag_watch_def *watch)
{
    if (watch->has_source) {
        ag_write(say->out, " from ");
        ag_say_filter(say, &watch->source);
    }
    if (watch->has_with) {
        ag_write(say->out, " with ");
        ag_say_filter(say, &watch->with);
    }
    if (watch->captured_subject) {
        ag_write(say->out, " to the card that was handed over");
    } else if (watch->has_subject) {
        ag_write(say->out, " to ");
        ag_say_filter(say, &watch->subject);
    }
}

static void say_prevention(const ag_say *say, const ag_watch_def *watch)
{
    ag_write(say->out, watch->may ? "may prevent " : "prevents ");
    if (watch->prevents_all) {
        ag_write(say->out, "all ");
    } else if (watch->amount.length > 0) {
        ag_write(say->out, watch->first ? "the first " : "");
        ag_say_amount(say, &watch->amount);
        ag_write(say->out, watch->first ? " of the " : " of any ");
    } else {
        ag_write(say->out, "the next ");
    }
    say_subject(say, watch);
    say_way(say, watch);
    ag_write(say->out, watch->first ? " in each turn" : "");
    if (!watch->prevents_all && watch->amount.length == 0) {
        ag_write(say->out, ", as much as the effect left");
    }
}

static void say_raise(const ag_say *say, const ag_watch_def *watch)
{
    ag_write(say->out, "raises ");
    if (watch->event == AG_EVENT_REVEALS) {
        ag_write(say->out, "how many cards are revealed");
    } else {
        say_subject(say, watch);
        say_way(say, watch);
    }
    ag_write(say->out, " by ");
    ag_say_amount(say, &watch->amount);
}

static void say_becomes(const ag_say *say, const ag_watch_def *watch)
{
    static const struct {
        uint8_t bit;
        const char *text;
    } kinds[] = {
        { AG_ALTER_COMBAT, "combat damage" },
        { AG_ALTER_NO_COMBAT, "damage outside combat" },
        { AG_ALTER_UNPREVENTABLE, "unpreventable" },
        { AG_ALTER_PREVENTABLE, "preventable" },
    };
    const char *between = "is ";
    for (int i = 0; i < AG_DAMAGE_COUNT; i++) {
        if (watch->becomes & AG_BIT(i)) {
            ag_write(say->out, "%s%s", between, ag_damage_words[i]);
            between = " and ";
        }
    }
    ag_write(say->out, watch->becomes != 0 ? " damage" : "");
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (watch->alters & kinds[i].bit) {
            ag_write(say->out, "%s%s", between, kinds[i].text);
            between = " and ";
        }
    }
    ag_write(say->out, " instead");
}

static void say_alteration(const ag_say *say, const ag_watch_def *watch)
{
    ag_write(say->out, watch->may ? "may change what is dealt: " : "changes what is dealt: ");
    say_subject(say, watch);
    say_way(say, watch);
    ag_write(say->out, " ");
    if (watch->alters & AG_ALTER_KIND) {
        say_becomes(say, watch);
    } else if (watch->alters & AG_ALTER_SMASH) {
        ag_write(say->out, "goes on, beyond fatal, to the hero (Smash)");
    } else if (watch->onto_captured) {
        ag_write(say->out, "goes to the card that was handed over instead");
    } else {
        ag_write(say->out, watch->alters & AG_ALTER_DIVIDE ? "is divided among " : "goes to ");
        if (watch->alters & AG_ALTER_DIVIDE) {
            ag_say_those(say, &watch->onto);
        } else {
            ag_say_filter(say, &watch->onto);
            ag_write(say->out, " instead");
        }
    }
}

int ag_say_packet(const ag_say *say, const ag_watch_def *watch)
{
    AG_ASSERT(watch->event < AG_EVENT_COUNT);
    if (watch->prevents) {
        say_prevention(say, watch);
    } else if (watch->raises) {
        say_raise(say, watch);
    } else if (watch->alters != 0) {
        say_alteration(say, watch);
    } else {
        return 0;
    }
    return 1;
}
