// What a power waits for, in English. The sentences of the event log (rules/events.def) are used
// here too: the watch's cards and players are put in their blanks.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/letter.h"
#include "game/log/sentence.h"
#include "lua/say.h"
#include "rules/rules.h"

enum { SENTENCE = 160 };

// Events whose sentence in the log is missing, or only fits a game.
static const struct {
    uint8_t event;
    const char *sentence;
} others[] = {
    { AG_EVENT_TURN_BEGINS, "{turn} begins" },
    { AG_EVENT_TURN_ENDS, "{turn} ends" },
    { AG_EVENT_MOVED, "{card} changes zones" },
    { AG_EVENT_LEFT_PLAY, "{card} leaves play" },
    { AG_EVENT_ARRIVED, "{card} comes into its zone" },
    { AG_EVENT_ENTERED_PLAY, "{card} enters play" },
    { AG_EVENT_ENTERED_GRAVEYARD, "{card} enters a graveyard" },
    { AG_EVENT_ENTERED_COMBAT, "{card} enters combat" },
    { AG_EVENT_COMBAT_ENDS, "a combat with {card} ends" },
    { AG_EVENT_COUNTERS, "counters are put on {card} or taken from it" },
    { AG_EVENT_PART_BEGINS, "{part} begins" },
    { AG_EVENT_REVEALS, "{seat} reveals cards" },
    { AG_EVENT_WORD_SET, "a word of the raid changes" },
    { AG_EVENT_SEAT_APART, "{seat} is set apart or comes back" },
    { AG_EVENT_APART, "{card} is set apart or comes back" },
    { AG_EVENT_MARKED, "{card} is marked" },
    { AG_EVENT_HERO_BECOMES, "{card} becomes a hero" },
    { AG_EVENT_DAMAGE_REMOVED, "damage is removed from {card}" },
    { AG_EVENT_DAMAGE_PUT, "damage is put on {card}" },
    { AG_EVENT_PREVENTED, "damage to {card} is prevented" },
    { AG_EVENT_STASHED, "{card} is stashed" },
    { AG_EVENT_LEFT_PARTY, "{card} leaves a party" },
};

typedef struct event_saying {
    const ag_say *say;
    const ag_watch_def *watch;
} event_saying;

static const char *player_of(const ag_watch_def *watch)
{
    static const char *const players[] = { "a player", "its controller", "a friendly player",
                                           "an opposing player" };
    AG_ASSERT(watch->whose <= AG_WHOSE_OPPOSING);
    return players[watch->whose];
}

static const char *turn_of(const ag_watch_def *watch)
{
    static const char *const turns[] = { "a turn", "its controller's turn",
                                         "a friendly player's turn", "an opposing player's turn" };
    return turns[watch->whose];
}

static void write_damage(const ag_watch_def *watch, ag_writer *out)
{
    const char *between = "";
    ag_write(out, watch->fatal ? "fatal " : "");
    ag_write(out, watch->combat == 1 ? "combat " : watch->combat == 2 ? "non-combat " : "");
    for (int i = 0; i < AG_DAMAGE_COUNT; i++) {
        if (watch->damage & AG_BIT(i)) {
            ag_write(out, "%s%s", between, ag_damage_words[i]);
            between = " or ";
        }
    }
}

static void fill(void *context, const char *name, ag_writer *out)
{
    const event_saying *now = context;
    const ag_watch_def *watch = now->watch;
    ag_say into = { now->say->host, now->say->printed, out };
    if (strcmp(name, "card") == 0 && watch->captured_subject) {
        ag_write(out, "the card that was handed over");
    } else if (strcmp(name, "card") == 0 && watch->has_subject) {
        ag_say_filter(&into, &watch->subject);
    } else if (strcmp(name, "card") == 0) {
        ag_write(out, "a card");
    } else if (strcmp(name, "source") == 0 && watch->has_source) {
        ag_say_filter(&into, &watch->source);
    } else if (strcmp(name, "source") == 0) {
        ag_write(out, "something");
    } else if (strcmp(name, "seat") == 0 || strcmp(name, "by") == 0) {
        ag_write(out, "%s", player_of(watch));
    } else if (strcmp(name, "turn") == 0) {
        ag_write(out, "%s", turn_of(watch));
    } else if (strcmp(name, "damage") == 0) {
        write_damage(watch, out);
    } else if (strcmp(name, "part") == 0) {
        ag_write(out, "the %s of %s", ag_part_words[watch->part], turn_of(watch));
    } else if (strcmp(name, "amount") == 0 && watch->at_least > 0) {
        ag_write(out, "%d or more", (int)watch->at_least);
    }
}

// Damage and healing without a particular source is written from the other end.
static const char *sentence_of(const ag_watch_def *watch)
{
    if (watch->event == AG_EVENT_DAMAGED && !watch->has_source) {
        return "{card} is dealt {amount} {damage} damage";
    }
    if (watch->event == AG_EVENT_HEALED && !watch->has_source) {
        return "{amount} damage is healed from {card}";
    }
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        if (others[i].event == watch->event) return others[i].sentence;
    }
    return ag_event_texts[watch->event];
}

// "{card} is destroyed." becomes "{card} would be destroyed", "{seat} draws {card}." would draw.
static void would(const char *sentence, char *out, size_t capacity)
{
    ag_writer writer = ag_writer_open(out, capacity);
    const char *is = strstr(sentence, " is ");
    const char *end = sentence[0] == '{' ? strchr(sentence, '}') : NULL;
    if (is != NULL) {
        ag_write(&writer, "%.*s would be %s", (int)(is - sentence), sentence, is + 4);
    } else if (end != NULL && end[1] == ' ') {
        size_t length = strcspn(end + 2, " .");
        const char *behind = end + 2 + length;
        AG_ASSERT(length > 1 && behind[-1] == 's');
        int readies = length > 4 && memcmp(behind - 3, "ies", 3) == 0;
        ag_write(&writer, "%.*s would %.*s%s%s", (int)(end + 1 - sentence), sentence,
                 (int)length - (readies ? 3 : 1), end + 2, readies ? "y" : "", behind);
    } else {
        ag_write(&writer, "%s", sentence);
    }
}

static int is_about_card(const char *sentence)
{
    return strstr(sentence, "{card}") != NULL;
}

static void say_more(const ag_say *say, const ag_watch_def *watch, const char *sentence)
{
    int of_player = strstr(sentence, "{seat}") == NULL && strstr(sentence, "{turn}") == NULL
                    && strstr(sentence, "{part}") == NULL;
    if (watch->has_subject && !is_about_card(sentence)) {
        ag_write(say->out, " (");
        ag_say_filter(say, &watch->subject);
        ag_write(say->out, ")");
    }
    if (watch->has_source && strstr(sentence, "{source}") == NULL) {
        ag_write(say->out, " by ");
        ag_say_filter(say, &watch->source);
    }
    if (watch->has_with) {
        ag_write(say->out, " with ");
        ag_say_filter(say, &watch->with);
    }
    if (watch->whose != AG_WHOSE_ANY && of_player) {
        ag_write(say->out, " (of %s)", player_of(watch));
    }
    if (watch->first_time) {
        ag_write(say->out, " for the first time in a turn");
    }
    if (watch->last) {
        ag_write(say->out, " and no other stays there");
    }
    ag_write(say->out, watch->to_side != AG_TO_ANY ? " to this side" : "");
}

void ag_say_event(const ag_say *say, const ag_watch_def *watch, int mood)
{
    char sentence[SENTENCE], text[SENTENCE * 3];
    AG_ASSERT(watch->event < AG_EVENT_COUNT);
    if (mood == AG_SAY_WOULD) {
        would(sentence_of(watch), sentence, sizeof sentence);
    } else {
        snprintf(sentence, sizeof sentence, "%s", sentence_of(watch));
    }
    event_saying now = { say, watch };
    ag_writer whole = ag_writer_open(text, sizeof text);
    ag_write_sentence(&whole, sentence, fill, &now);
    text[0] = ag_lower(text[0]);  // it follows "When"
    size_t length = strlen(text);
    if (length > 0 && text[length - 1] == '.') {
        text[length - 1] = '\0';
    }
    ag_write(say->out, "%s", text);
    say_more(say, watch, sentence);
}
