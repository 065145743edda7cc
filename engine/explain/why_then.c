// Why something happened as it did: the log runs again in a fork, and the rules' notes about the
// card in question are kept.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "game/facts/filter_text.h"
#include "game/log/sentence.h"
#include "explain/why.h"
#include "rules/agenda/agenda.h"
#include "rules/rules.h"
#include "rules/numbers/numbers.h"
#include "state/card.h"
#include "state/zone.h"

enum { TEXT_MAX = 256 };

// Runs the game's log again, from its beginning to the present, with an observer.
static ag_status run_again(ag_game *game, ag_noted *noted, void *context, ag_error *error)
{
    ag_game *aside;
    ag_status status = ag_game_want_question(game, error);
    if (status == AG_OK) status = ag_game_fork(game, &aside, error);
    if (status < 0) return status;
    ag_rules *rules = ag_game_rules_edit(aside);
    rules->noted = noted;
    rules->noted_context = context;
    status = ag_log_go(aside, ag_game_entry_count(aside), error);
    rules->noted = NULL;
    ag_game_close(aside);
    return status;
}

// ---- a trigger ----

// The newest event that one of the card's triggers waits for, and its result.
typedef struct watching {
    uint16_t slot, on;
    int reader;
    int happened, fired;
    char event[TEXT_MAX];
    char filter[TEXT_MAX];  // what it waits for, if another card was the reason
    ag_reason reason;
    uint16_t printed, power, became;  // became: of the card in the event
} watching;

static ag_reason active_refuse(const ag_rules *rules, const ag_card *card, ag_card_id id,
                               const ag_power_def *power, int given, int *zone_fits)
{
    *zone_fits = ag_in_play(rules->state, id);
    int works = power->zones == 0 ? *zone_fits : (power->zones >> ag_zone(rules->state, id)) & 1;
    if (!works) {
        return power->zones == 0 ? AG_REASON_CR_703_3_NOT_IN_PLAY : AG_REASON_CR_703_3a_ELSEWHERE;
    }
    if (ag_card_is_blank(card)) return AG_REASON_CR_703_3_FACE_DOWN;
    if (!given && power->keyword == 0 && !(card->side == 0 ? power->front : power->back)) {
        return AG_REASON_CR_700_2_SIDE_DID_NOT_SHOW;
    }
    return AG_REASON_NONE;
}

static void note_filter(watching *at, const ag_rules *rules, const ag_watch_def *watch,
                        ag_reason reason)
{
    at->filter[0] = '\0';
    if (reason == AG_REASON_CR_703_1_OTHER_CARD) {
        ag_filter_text(rules->catalog, &watch->subject, at->filter, sizeof at->filter);
    } else if (reason == AG_REASON_CR_703_1_OTHER_SOURCE) {
        ag_filter_text(rules->catalog, &watch->source, at->filter, sizeof at->filter);
    }
}

// The card's own power, one given to it (then on neither of its sides), or one of a keyword that it
// has.
static void look_at_power(watching *at, const ag_rules *rules, ag_card_id id, const ag_owned *owned,
                          const ag_event *event)
{
    const ag_card *card = ag_card_at(rules->state, id);
    const ag_power_def *power = owned->def;
    int given = owned->given;
    int in_play;
    ag_reason reason = active_refuse(rules, card, id, power, given, &in_play);
    ag_context context = { .viewer = in_play ? card->controller : card->owner,
                           .source = id,
                           .event_amount = event->amount,
                           .any_zone = 1 };
    if (reason == AG_REASON_NONE && !given && !ag_has_powers(rules, id)) {
        reason = AG_REASON_CR_700_3_NO_POWERS;
    }
    if (reason == AG_REASON_NONE) {
        reason = ag_watch_refuse(rules, &power->watch, event, &context);
        note_filter(at, rules, &power->watch, reason);
    }
    at->happened = 1;
    at->fired = 0;
    at->reason = reason;
    at->printed = owned->printed;
    at->power = owned->power;
    int is_seen = at->reader == AG_READER_ALL || !(event->flags & AG_EVENT_HIDDEN)
                  || (event->seen & AG_BIT(at->reader));
    at->became = is_seen ? event->card_printed : 0;
    ag_event_log_event told = ag_event_log_event_of(rules, event);
    ag_event_text(rules, &told, at->reader, at->event, sizeof at->event);
}

static void look_at_event(watching *at, const ag_rules *rules, const ag_event *event)
{
    const ag_card *card = &rules->state->cards[at->slot];
    ag_card_id id = ag_card_id_of(rules->state, at->slot);
    if (!(card->flags & AG_CARD_USED) || (at->on != 0 && event->card.slot != at->on)) return;
    for (int i = 0; i < ag_owned_count(rules, id); i++) {
        ag_owned owned = ag_owned_at(rules, id, i);
        if (owned.def->kind == AG_POWER_TRIGGER && owned.def->watch.event == event->kind) {
            look_at_power(at, rules, id, &owned, event);
        }
    }
    uint16_t keywords = rules->catalog->keywords;
    const ag_card_def *words = ag_catalog_card(rules->catalog, keywords);
    for (int i = 0; i < words->power_count && !ag_card_is_blank(card); i++) {
        const ag_power_def *power = &words->powers[i];
        int has =
            power->keyword != 0 && (ag_keywords(rules, id) & AG_LONG_BIT(power->keyword - 1)) != 0;
        if (has && power->kind == AG_POWER_TRIGGER && power->watch.event == event->kind) {
            ag_owned owned = { .def = power, .printed = keywords, .power = (uint16_t)i };
            look_at_power(at, rules, id, &owned, event);
        }
    }
}

static void note_trigger(void *context, const ag_rules *rules, const ag_note *note)
{
    watching *at = context;
    if (note->kind == AG_NOTE_HAPPENS) {
        look_at_event(at, rules, note->event);
        return;
    }
    int its_own = note->source.slot == at->slot && note->printed == at->printed
                  && note->power == at->power && at->happened;
    if (its_own && note->kind == AG_NOTE_CONDITION) at->reason = AG_REASON_CR_703_2_CONDITION;
    at->fired |= its_own && note->kind == AG_NOTE_TRIGGERS;
}

static int has_trigger(const ag_rules *rules, ag_card_id id)
{
    if (ag_card_exists(rules->state, id)
        && (ag_keywords(rules, id) & ag_keywords_with(rules, AG_POWER_TRIGGER, AG_EVENT_COUNT))) {
        return 1;
    }
    for (int i = 0; i < ag_owned_count(rules, id); i++) {
        if (ag_owned_at(rules, id, i).def->kind == AG_POWER_TRIGGER) return 1;
    }
    return 0;
}

// The sentence of the event, without its full stop, for a reader who may not know everything.
static const char *what_happened(watching *at)
{
    size_t length = strlen(at->event);
    if (length > 0 && at->event[length - 1] == '.') at->event[length - 1] = '\0';
    return length > 0 ? at->event : "what it waits for";
}

static void say_trigger(watching *at, const ag_rules *rules, const char *name, ag_why *out)
{
    char text[2 * TEXT_MAX];
    ag_why_card(out, rules, at->became);
    if (at->fired) {
        ag_why_say(out, "CR 708.1", "%s did trigger at \"%s\".", name, what_happened(at));
        return;
    }
    snprintf(text, sizeof text, "%s did not trigger at \"%s\"", name, what_happened(at));
    // a matching power that did nothing reads as "no" because its script failed
    ag_why_refused(out, text,
                   at->reason != AG_REASON_NONE ? at->reason : AG_REASON_CR_703_2_SCRIPT_FAILED);
    if (at->filter[0] != '\0') ag_why_step(out, "CR 703.1", "It waits for: %s", at->filter);
}

ag_status ag_why_trigger(ag_game *game, uint16_t slot, uint16_t on, int reader, ag_why *out,
                         ag_error *error)
{
    const ag_rules *rules = ag_game_rules(game);
    ag_card_id id = ag_card_id_of(rules->state, slot);
    const char *name = ag_why_name(rules, id);
    watching at = { .slot = slot, .on = on, .reader = reader };
    ag_status status = run_again(game, note_trigger, &at, error);
    if (status < 0) return status;
    ag_why_card(out, rules, ag_printed_of(rules->state, id));
    if (at.happened) {
        say_trigger(&at, rules, name, out);
    } else if (!has_trigger(rules, id)) {
        ag_why_say(out, "CR 703.1", "%s did not trigger: it has no triggered power.", name);
    } else {
        ag_why_say(out, "CR 703.1", "%s did not trigger: nothing happened that it waits for.",
                   name);
    }
    return AG_OK;
}

// ---- a packet ----

typedef struct path {
    ag_why why;      // the answer about it, if it is the one
    int first, now;  // amounts
} path;

typedef struct following {
    uint16_t slot;
    int heals, seen;
    path last;
    path packets[AG_PACKET_MAX];
} following;

static void about(ag_why *why, const ag_rules *rules, const ag_note *note)
{
    ag_why_card(why, rules, ag_printed_of(rules->state, note->card));
    ag_why_card(why, rules, ag_printed_of(rules->state, note->source));
}

static void follow_opening(following *at, const ag_rules *rules, const ag_note *note)
{
    path *it = &at->packets[note->packet];
    memset(it, 0, sizeof *it);
    it->first = note->after;
    const char *source = ag_why_name(rules, note->source), *name = ag_why_name(rules, note->card);
    about(&it->why, rules, note);
    ag_why_step(&it->why, at->heals ? "CR 407.1" : "CR 408.1",
                at->heals ? "%s would heal %d damage from %s" : "%s would deal %d damage to %s",
                source[0] != '\0' ? source : "the game", note->after, name);
}

// A change by a card with DEF is armor; a power that lowers the amount
// prevents, one that adds raises.
static void follow_change(following *at, const ag_rules *rules, const ag_note *note)
{
    ag_why *why = &at->packets[note->packet].why;
    const ag_card_def *def = ag_catalog_card(rules->catalog, note->printed);
    const ag_watch_def *watch =
        note->printed != 0 ? &def->powers[note->power].watch : &(ag_watch_def){ .prevents = 1 };
    uint16_t doer = ag_doer_printed(rules, note->source);
    const char *name = ag_printed_name(rules->catalog, doer);
    const char *rule = note->printed == 0 ? "CR 717.2c" : watch->raises ? "CR 717.4a" : "CR 717.2";
    if (watch->raises || watch->prevents) {
        ag_why_step(why, rule, "%s: %+d, which makes %d", name, note->after - note->before,
                    note->after);
    } else {
        ag_why_step(why, "CR 716.1", "%s: happens instead, which leaves %d", name, note->after);
    }
    ag_why_card(why, rules, doer);
}

static void follow_none(following *at, const ag_rules *rules, const ag_note *note)
{
    int heals = (note->before & AG_PACKET_HEAL) / AG_PACKET_HEAL;
    if (note->card.slot != at->slot || heals != at->heals) return;
    memset(&at->last, 0, sizeof at->last);
    at->seen = 1;
    about(&at->last.why, rules, note);
    ag_why_refused(&at->last.why,
                   heals ? "The last healing made no packet" : "The last damage made no packet",
                   note->reason);
}

static void note_packet(void *context, const ag_rules *rules, const ag_note *note)
{
    following *at = context;
    if (note->kind == AG_NOTE_NO_PACKET) {
        follow_none(at, rules, note);
        return;
    }
    int of_packet = note->kind == AG_NOTE_PACKET || note->kind == AG_NOTE_APPLIED
                    || note->kind == AG_NOTE_DEALT;
    if (!of_packet) return;
    path *it = &at->packets[note->packet];
    int heals = (rules->state->packets[note->packet].flags & AG_PACKET_HEAL) != 0;
    if (heals != at->heals) return;
    if (note->kind == AG_NOTE_PACKET) {
        follow_opening(at, rules, note);
    } else if (note->kind == AG_NOTE_APPLIED) {
        follow_change(at, rules, note);
    } else if (note->after != note->before) {
        ag_why_step(&it->why, heals ? "CR 407.1" : "CR 405.3", "no more than %d is there",
                    note->after);
    }
    it->now = note->after;
    if (note->card.slot != at->slot) return;
    at->last = *it;
    at->seen = 1;
}

static void say_packet(const path *it, int heals, const char *name, ag_why *out)
{
    const char *verb = heals ? "healed" : "dealt";
    const char *rule = out->step_count > 1 ? out->steps[out->step_count - 1].rule
                       : heals             ? "CR 407.1"
                                           : "CR 408.1";
    char last[sizeof out->rule];
    snprintf(last, sizeof last, "%s", rule);
    if (it->first == it->now) {
        ag_why_say(out, last, "%d was %s to %s: nothing changed the packet.", it->now, verb, name);
    } else {
        ag_why_say(out, last, "%d was %s to %s, of %d that would have been.", it->now, verb, name,
                   it->first);
    }
}

ag_status ag_why_packet(ag_game *game, uint16_t slot, int heals, ag_why *out, ag_error *error)
{
    const ag_rules *rules = ag_game_rules(game);
    ag_card_id id = ag_card_id_of(rules->state, slot);
    following *at = calloc(1, sizeof *at);
    if (at == NULL) return ag_no_memory(error, "packets to follow");
    at->slot = slot;
    at->heals = heals;
    ag_status status = run_again(game, note_packet, at, error);
    if (status == AG_OK && at->seen) {
        *out = at->last.why;
        if (out->reason[0] == '\0') say_packet(&at->last, heals, ag_why_name(rules, id), out);
    } else if (status == AG_OK) {
        ag_why_card(out, rules, ag_printed_of(rules->state, id));
        ag_why_say(out, heals ? "CR 407.1" : "CR 408.1", "Nothing was to be %s: %s had no packet.",
                   heals ? "healed" : "dealt", ag_why_name(rules, id));
    }
    free(at);
    return status;
}
