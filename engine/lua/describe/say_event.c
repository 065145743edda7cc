// What a power waits for, prevents or changes, in English. The sentences of the event log
// (rules/events.def) are used here too: the watch's cards and players are put in their blanks.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/letter.h"
#include "game/facts/filter_text.h"
#include "game/log/sentence.h"
#include "lua/describe/say.h"
#include "rules/rules.h"

typedef struct event_form {
    const char *is;     // NULL: as in the log
    const char *would;  // NULL: nothing replaces it
} event_form;

// Events whose sentence in the log is missing, or only fits a game, and all that may be replaced.
static const event_form forms[AG_EVENT_COUNT] = {
    [AG_EVENT_TURN_BEGINS] = { "{turn} starts" },
    [AG_EVENT_TURN_ENDS] = { "{turn} ends" },
    [AG_EVENT_DRAWN] = { NULL, "{seat} would draw {card}" },
    [AG_EVENT_DISCARDED] = { NULL, "{seat} would discard {card}" },
    [AG_EVENT_REVEALED] = { NULL, "{seat} would reveal {card}" },
    [AG_EVENT_MOVED] = { "{card} moves{zones}", "{card} would move{zones}" },
    [AG_EVENT_ENTERED_PLAY] = { "{card} enters play", "{card} would enter play" },
    [AG_EVENT_DESTROYED] = { NULL, "{card} would be destroyed" },
    [AG_EVENT_REMOVED] = { NULL, "{card} would be removed from the game" },
    [AG_EVENT_LEFT_PLAY] = { "{card} leaves play", "{card} would leave play" },
    [AG_EVENT_READIED] = { NULL, "{card} would ready" },
    [AG_EVENT_EXHAUSTED] = { NULL, "{card} would be exhausted" },
    [AG_EVENT_FLIPPED] = { "{card} flips", "{card} would flip" },
    [AG_EVENT_TURNED_DOWN] = { NULL, "{card} would be turned face down" },
    [AG_EVENT_TURNED_UP] = { NULL, "{card} would be turned face up" },
    [AG_EVENT_ROLLED] = { "{seat} rolls a die", "{seat} would roll a die" },
    [AG_EVENT_ENTERED_COMBAT] = { "{card} enters combat" },
    [AG_EVENT_COMBAT_ENDS] = { "a combat with {card} ends" },
    [AG_EVENT_DAMAGED] = { "{source} deals {amount} {damage} damage{with} to {card}",
                           "{source} would deal {amount} {damage} damage to {card}" },
    [AG_EVENT_HEALED] = { NULL, "{source} would heal {amount} damage from {card}" },
    [AG_EVENT_COUNTERS] = { "{named}counters are put on {card} or taken from it" },
    [AG_EVENT_PART_BEGINS] = { "{part} starts" },
    [AG_EVENT_REVEALS] = { "{seat} reveals cards" },
    [AG_EVENT_WORD_SET] = { "{named} changes" },
    [AG_EVENT_SEAT_APART] = { "{seat} is set apart or comes back" },
    [AG_EVENT_APART] = { "{card} is set apart or comes back" },
    [AG_EVENT_MARKED] = { "{card} is marked{named}" },
    [AG_EVENT_HERO_BECOMES] = { "{card} becomes a hero" },
    [AG_EVENT_DAMAGE_REMOVED] = { "damage is removed from {card}" },
    [AG_EVENT_DAMAGE_PUT] = { "damage is put on {card}" },
    [AG_EVENT_PREVENTED] = { "damage to {card} is prevented" },
    [AG_EVENT_STASHED] = { "{card} is stashed" },
    [AG_EVENT_LEFT_PARTY] = { "{card} leaves its party" },
};

// … and those that read otherwise without a particular source.
static const event_form sourceless[AG_EVENT_COUNT] = {
    [AG_EVENT_ATTACKS] = { "{card} attacks" },
    [AG_EVENT_DEFENDS] = { "{card} defends" },
    [AG_EVENT_DAMAGED] = { "{card} is dealt {amount} {damage} damage",
                           "{card} would be dealt {amount} {damage} damage" },
    [AG_EVENT_HEALED] = { "{amount} damage is healed from {card}",
                          "{amount} damage would be healed from {card}" },
};

const char *ag_say_event_form(int event)
{
    return ag_event_texts[event][0] != '\0' ? ag_event_texts[event] : forms[event].is;
}

static const char *sentence_of(const ag_watch_def *watch, int mood)
{
    if (watch->event == AG_EVENT_PREVENTED && watch->has_source && !watch->has_subject) {
        return "{source} prevents damage";
    }
    int named = watch->has_source || watch->captured_source;
    if (watch->event == AG_EVENT_DAMAGED && mood == AG_SAY_IS && named && !watch->has_subject
        && !watch->captured_subject) {
        return "{source} deals {amount} {damage} damage{with}";
    }
    int other = !named && sourceless[watch->event].is != NULL;
    const event_form *form = &(other ? sourceless : forms)[watch->event];
    if (mood == AG_SAY_WOULD) return form->would;
    return form->is != NULL ? form->is : ag_event_texts[watch->event];
}

// ---- its blanks ----

typedef struct event_saying {
    const ag_say *say;
    const ag_watch_def *watch;
    int card, source, player, with;  // 1: the sentence names it
} event_saying;

static const char *const players[] = { "a player", "you", "a friendly player", "an opponent" };
static const char *const turns[] = { "each turn", "your turn", "each friendly player's turn",
                                     "each opponent's turn" };
static const char *const phases[] = { "each", "your", "each friendly player's", "each opponent's" };

static void say_handed(const ag_say *say, int place)
{
    const char *card = say->handed != NULL ? say->handed->cards[place] : NULL;
    const char *plain = place > 0 ? "the second card handed over" : "the card that was handed over";
    ag_says(say, "%s", card != NULL ? card : plain);
}

static void say_card(const ag_say *say, const ag_watch_def *watch)
{
    ag_filter subject = watch->subject;
    // What is played is on the chain, and a card there.
    int played = watch->event == AG_EVENT_PLAYED && subject.zones == AG_BIT(AG_ZONE_CHAIN);
    if (played) subject.zones = 0;
    if (watch->captured_subject) {
        say_handed(say, 0);
    } else if (watch->last && ag_filter_is_yours(&subject)) {
        ag_says(say, "the last of %m", &subject);
    } else if (watch->has_subject) {
        ag_says(say, played && subject.types != 0 ? "%f card" : "%f", &subject);
    } else {
        ag_says(say, "a card");
    }
}

static void say_source(const ag_say *say, const char *before, const ag_watch_def *watch)
{
    if (!watch->has_source && !watch->captured_source) return;
    ag_says(say, before);
    if (watch->captured_source) {
        say_handed(say, watch->captured_subject);
    } else {
        ag_says(say, "%f", &watch->source);
    }
}

// " with a weapon"; what a hero does by itself is an ability, too, and none of the cards;
// " with one of your abilities".
static void say_with(const ag_say *say, const ag_watch_def *watch)
{
    if (!watch->has_with) return;
    int card = watch->with.types == AG_TYPE_ABILITY && watch->with.whose != AG_WHOSE_YOURS;
    ag_says(say, card ? " with %f card" : " with %f", &watch->with);
}

// "fatal combat fire or frost".
static void say_kind(const ag_say *say, const ag_watch_def *watch)
{
    static const char *const combats[] = { "", "combat ", "non-combat " };
    ag_says(say, "%s%s", watch->fatal ? "fatal " : "", combats[watch->combat]);
    ag_write_words(say->out, watch->damage, ag_damage_words, AG_DAMAGE_COUNT, " or ");
}

// " from play or hand to a graveyard".
static void say_zones(const ag_say *say, const ag_watch_def *watch)
{
    const uint16_t zones[] = { watch->from, watch->into };
    for (int i = 0; i < 2; i++) {
        ag_says(say, zones[i] == 0 ? "" : i == 0 ? " from " : " to ");
        ag_write_words(say->out, zones[i], ag_zone_words, AG_ZONE_COUNT, " or ");
    }
}

// "candle counters", "the stage changes", "is marked as the Bomb".
static void say_named(const ag_say *say, const ag_watch_def *watch)
{
    int word = watch->event == AG_EVENT_WORD_SET;
    const char *any = word ? "a word of the raid" : "";
    const char *one = word ? "the %w" : watch->event == AG_EVENT_COUNTERS ? "%w " : " as the %w";
    ag_says(say, watch->named == 0 ? any : one, watch->named);
}

static void fill(void *context, const char *name, ag_writer *out)
{
    event_saying *now = context;
    const ag_watch_def *watch = now->watch;
    ag_say into = *now->say;
    into.out = out;
    if (strcmp(name, "card") == 0) {
        now->card = 1;
        say_card(&into, watch);
    } else if (strcmp(name, "source") == 0) {
        now->source = 1;
        ag_says(&into, watch->has_source || watch->captured_source ? "" : "something");
        say_source(&into, "", watch);
    } else if (strcmp(name, "seat") == 0 || strcmp(name, "by") == 0) {
        now->player = 1;
        int own = watch->event == AG_EVENT_STRUCK && watch->whose == AG_WHOSE_ANY;
        ag_says(&into, "%s", players[own ? AG_WHOSE_YOURS : watch->whose]);
    } else if (strcmp(name, "turn") == 0) {
        now->player = 1;
        ag_says(&into, "%s", turns[watch->whose]);
    } else if (strcmp(name, "part") == 0) {
        now->player = 1;
        if (watch->part == AG_PART_OF_RAID) {
            ag_says(&into, "%s %w", phases[watch->whose], watch->phase);
        } else {
            ag_says(&into, "the %s of %s", ag_part_words[watch->part], turns[watch->whose]);
        }
    } else if (strcmp(name, "with") == 0) {
        now->with = 1;
        say_with(&into, watch);
    } else if (strcmp(name, "zones") == 0) {
        say_zones(&into, watch);
    } else if (strcmp(name, "named") == 0) {
        say_named(&into, watch);
    } else if (strcmp(name, "damage") == 0) {
        say_kind(&into, watch);
    } else if (strcmp(name, "amount") == 0 && watch->at_least > 0) {
        ag_says(&into, "%d or more", (int)watch->at_least);
    }
}

// ---- events ----

void ag_say_event(const ag_say *say, const ag_watch_def *watch, int mood)
{
    char text[512];
    AG_ASSERT(watch->event < AG_EVENT_COUNT);
    AG_ASSERT(watch->whose <= AG_WHOSE_OPPOSING);
    const char *sentence = sentence_of(watch, mood);
    AG_ASSERT(sentence != NULL);
    event_saying now = { say, watch };
    ag_writer whole = ag_writer_open(text, sizeof text);
    ag_write_sentence(&whole, sentence, fill, &now);
    text[0] = ag_lower(text[0]);  // it follows "When"
    int stop = whole.length > 0 && text[whole.length - 1] == '.';
    ag_write(say->out, "%.*s", (int)whole.length - stop, text);
    ag_says(say, watch->has_subject && !now.card ? " (%f)" : "", &watch->subject);
    if (!now.source) say_source(say, " by ", watch);
    if (!now.with) say_with(say, watch);
    ag_says(say, watch->whose != AG_WHOSE_ANY && !now.player ? " (of %s)" : "",
            players[watch->whose]);
    ag_says(say, watch->first_time ? " for the first time each turn" : "");
    int party = watch->event == AG_EVENT_LEFT_PARTY;
    int other = watch->last && !ag_filter_is_yours(&watch->subject);
    ag_says(say, !other ? "" : party ? " and no other stays there" : " and no other stays in play");
    ag_says(say, watch->to_side != AG_TO_ANY ? " to this side" : "");
    ag_says(say, watch->reaches > 0 ? ", which makes %d or more this turn" : "",
            (int)watch->reaches);
}

// "You plays": a verb behind "you" has no s.
static void fit_you(char *text)
{
    if (strncmp(text, "you ", 4) != 0) return;
    size_t end = 4 + strcspn(text + 4, " .,");
    if (text[end - 1] == 's') memmove(text + end - 1, text + end, strlen(text + end) + 1);
}

void ag_say_moment(const ag_say *say, const ag_watch_def *watch, const char *begin)
{
    char text[512];
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_say into = *say;
    into.out = &out;
    ag_say_event(&into, watch, AG_SAY_IS);
    fit_you(text);
    ag_says(say, "%s%s", begin, text);
}

// ---- packets (CR 717) ----

// "combat fire damage of 3 or more from your hero with a weapon to this".
static void say_dealt(const ag_say *say, const ag_watch_def *watch)
{
    say_kind(say, watch);
    ag_says(say, "%s%s", watch->damage != 0 ? " " : "",
            watch->event == AG_EVENT_HEALED ? "healing" : "damage");
    ag_says(say, watch->at_least > 0 ? " of %d or more" : "", (int)watch->at_least);
    int of_source = watch->has_source || watch->captured_source;
    int to = watch->captured_subject || watch->has_subject;
    if (of_source) {
        say_source(say, " that ", watch);
        ag_says(say, watch->event == AG_EVENT_HEALED ? " would heal" : " would deal");
        ag_says(say, to ? " to " : "");
    } else if (to) {
        ag_says(say, " to ");
    }
    if (to && watch->has_subject && !ag_filter_is_one(&watch->subject)) {
        ag_says(say, "%m", &watch->subject);
    } else if (to) {
        say_card(say, watch);
    }
    say_with(say, watch);
}

static void say_prevention(const ag_say *say, const ag_watch_def *watch)
{
    int given = !watch->prevents_all && watch->amount.length == 0;  // by an effect
    const char *left = given && say->handed != NULL ? say->handed->left : NULL;
    ag_says(say,
            watch->prevents_all ? "all "
            : given             ? "the next "
            : watch->first      ? "the first %a of the "
                                : "%a of any ",
            &watch->amount);
    ag_says(say, left != NULL ? "%s " : "", left);
    say_dealt(say, watch);
    ag_says(say, watch->first ? " in each turn" : "");
    ag_says(say, given && say->handed == NULL ? ", as much as the effect left" : "");
}

// "If your hero would deal fire damage to an ally with a weapon".
static void say_would(const ag_say *say, const ag_watch_def *watch)
{
    int heals = watch->event == AG_EVENT_HEALED;
    ag_says(say, "if ");
    ag_says(say, watch->has_source ? "%f" : "a source", &watch->source);
    ag_says(say, heals ? " would heal" : " would deal ");
    say_kind(say, watch);
    ag_says(say, "%s%s", watch->damage != 0 ? " " : heals ? " " : "", "damage");
    ag_says(say, watch->at_least > 0 ? " of %d or more" : "", (int)watch->at_least);
    if (watch->captured_subject || watch->has_subject) {
        ag_says(say, heals ? " from " : " to ");
        say_card(say, watch);
    }
    say_with(say, watch);
}

static void say_becomes(const ag_say *say, const ag_watch_def *watch)
{
    static const char *const kinds[] = { "combat damage", "damage outside combat", "unpreventable",
                                         "preventable" };
    uint64_t alters = (watch->alters & AG_ALTER_KIND) / AG_ALTER_COMBAT;
    ag_write_words(say->out, watch->becomes, ag_damage_words, AG_DAMAGE_COUNT, " and ");
    ag_says(say, watch->becomes == 0 ? "" : alters != 0 ? " damage and " : " damage");
    ag_write_words(say->out, alters, kinds, 4, " and ");
}

static void say_alteration(const ag_say *say, const ag_watch_def *watch)
{
    say_dealt(say, watch);
    if (watch->alters & AG_ALTER_KIND) {
        ag_says(say, " is ");
        say_becomes(say, watch);
        ag_says(say, watch->becomes != 0 ? " instead" : "");
    } else if (watch->alters & AG_ALTER_SMASH) {
        ag_says(say, " goes on, beyond fatal, to the hero (Smash)");
    } else if (watch->onto_captured) {
        ag_says(say, " goes to ");
        say_handed(say, watch->captured_subject + watch->captured_source);
        ag_says(say, " instead");
    } else {
        ag_says(say,
                watch->alters & AG_ALTER_DIVIDE ? " is divided among %m" : " goes to %f instead",
                &watch->onto);
    }
}

int ag_say_packet(const ag_say *say, const ag_watch_def *watch)
{
    AG_ASSERT(watch->combat <= 2);
    if (watch->prevents) {
        ag_says(say, watch->may ? "you may prevent " : "prevent ");
        say_prevention(say, watch);
    } else if (watch->raises) {
        if (watch->event == AG_EVENT_REVEALS) {
            ag_says(say, "if you would reveal cards, instead reveal %a more", &watch->amount);
        } else {
            say_would(say, watch);
            ag_says(say,
                    watch->event == AG_EVENT_HEALED ? ", instead it heals" : ", instead it deals");
            int twice = watch->amount.length == 1 && watch->amount.steps[0].op == AG_OP_EVENT;
            ag_says(say, twice ? " twice as much" : " %a more", &watch->amount);
        }
    } else if (watch->alters != 0) {
        ag_says(say, watch->may ? "you may let this be so: " : "");
        say_alteration(say, watch);
    } else {
        return 0;
    }
    return 1;
}
