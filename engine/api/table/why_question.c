// Questions: turns what people ask into what explain/why.h answers. A seat asks about its own
// moves, and about cards that it sees.
#include <stdio.h>
#include <string.h>

#include "api/handle/engine.h"
#include "api/table/named.h"
#include "base/error.h"
#include "base/letter.h"
#include "game/log/given.h"
#include "game/log/sentence.h"
#include "explain/why.h"
#include "state/card.h"
#include "state/zone.h"

enum { QUESTION_MAX = 512 };
enum {
    IN_HAND = AG_BIT(AG_ZONE_HAND),
    IN_PLAY = AG_BIT(AG_ZONE_PARTY) | AG_BIT(AG_ZONE_RESOURCES),
    ELSEWHERE = AG_BIT(AG_ZONE_GRAVEYARD) | AG_BIT(AG_ZONE_REMOVED) | AG_BIT(AG_ZONE_DECK)
                | AG_BIT(AG_ZONE_CHAIN),
};

typedef struct question {
    ag_game *game;
    int seat;
    char text[QUESTION_MAX];  // what follows the verb
    const char *usage;
    int what;
    unsigned zones[2];  // where to look for the card, first and then
    ag_why *out;
    ag_error *error;
} question;

// ---- words ----

// Looks in the first zones, where the card is more likely meant, then in the others.
static ag_status find(const question *now, const char *words, const unsigned zones[2],
                      ag_card_id *out)
{
    ag_named_how how = {
        .game = now->game, .reader = now->seat, .usage = now->usage, .error = now->error
    };
    // Face-down cards come after face-up ones.
    const unsigned places[3] = { zones[0], AG_BIT(AG_ZONE_RESOURCES), zones[1] };
    ag_status status = AG_NOT_FOUND;
    uint16_t slot = 0;
    // The whole name first, then names that begin with it.
    for (int i = 0; i < 6 && status == AG_NOT_FOUND; i++) {
        char text[QUESTION_MAX];
        snprintf(text, sizeof text, "%s", words);
        how.zones = places[i % 3];
        how.face_down = i % 3 == 1;
        how.begins = i >= 3;
        status = ag_named_card(&how, text, &slot);
    }
    *out = ag_card_id_of(ag_game_rules(now->game)->state, slot);
    return status;
}

static ag_status find_own(const question *now, const char *words, ag_card_id *out)
{
    return find(now, words, now->zones, out);
}

static ag_status find_other(const question *now, const char *words, ag_card_id *out)
{
    static const unsigned anywhere[2] = { IN_PLAY, IN_HAND | ELSEWHERE };
    return find(now, words, anywhere, out);
}

// Cuts off the number at the end of the words; 0 if there is none. No card name ends with a number,
// except that " #2" belongs to the name.
static int cut_number(char *text)
{
    char *blank = strrchr(text, ' ');
    int32_t number = 0;
    if (blank == NULL || !ag_named_number(blank + 1, &number) || number < 1) return 0;
    *blank = '\0';
    return number;
}

// The seat whose move it would be.
static ag_status mover_of(const question *now, ag_card_id card, ag_seat *out)
{
    const ag_state *state = ag_game_rules(now->game)->state;
    const ag_card *at = ag_card_at(state, card);
    *out = ag_card_seat(at);
    if (now->seat >= 0 && *out != now->seat) {
        return ag_fail(now->error, AG_USAGE,
                       "that is no move of this seat: whoever may make it may ask");
    }
    return AG_OK;
}

// ---- questions ----

static ag_status ask_move(question *now)
{
    int nth = now->what == AG_WHY_USE ? cut_number(now->text) : 0;
    ag_card_id card;
    ag_seat mover;
    ag_status status = find_own(now, now->text, &card);
    if (status == AG_OK) status = mover_of(now, card, &mover);
    if (status == AG_OK) {
        ag_attempt attempt = { .move = now->what, .seat = mover, .card = card, .nth = nth };
        ag_why_move(now->game, &attempt, now->out);
    }
    return status;
}

// "attack CARD with CARD", "attack with CARD".
static ag_status ask_attack(question *now)
{
    char *with =
        strncmp(now->text, "with ", 5) == 0 ? now->text + 5 : ag_named_cut(now->text, " with ");
    ag_card_id attacker, defender = { 0, 0 };
    ag_seat mover;
    if (with == NULL) return ag_fail(now->error, AG_USAGE, "%s", now->usage);
    ag_status status = find_own(now, with, &attacker);
    if (status == AG_OK) status = mover_of(now, attacker, &mover);
    if (status == AG_OK && with != now->text + 5) status = find_other(now, now->text, &defender);
    if (status == AG_OK) {
        ag_attempt attempt = {
            .move = AG_WHY_ATTACK, .seat = mover, .card = attacker, .other = defender
        };
        ag_why_move(now->game, &attempt, now->out);
    }
    return status;
}

static ag_status ask_target(question *now)
{
    char *with = ag_named_cut(now->text, " with ");
    ag_card_id card, on;
    ag_seat mover;
    if (with == NULL) return ag_fail(now->error, AG_USAGE, "%s", now->usage);
    int nth = cut_number(with);
    ag_status status = find_own(now, with, &card);
    if (status == AG_OK) status = mover_of(now, card, &mover);
    if (status == AG_OK) status = find_other(now, now->text, &on);
    if (status == AG_OK) ag_why_target(now->game, mover, card, on, nth, now->out);
    return status;
}

static ag_status ask_trigger(question *now)
{
    char *behind = ag_named_cut(now->text, " on ");
    ag_card_id card, on = { 0, 0 };
    ag_status status = find_own(now, now->text, &card);
    if (status == AG_OK && behind != NULL) status = find_other(now, behind, &on);
    return status < 0
               ? status
               : ag_why_trigger(now->game, card.slot, on.slot, now->seat, now->out, now->error);
}

static ag_status ask_packet(question *now)
{
    ag_card_id card;
    ag_status status = find_own(now, now->text, &card);
    return status < 0 ? status
                      : ag_why_packet(now->game, card.slot, now->what, now->out, now->error);
}

static ag_status ask_number(question *now)
{
    ag_card_id card;
    ag_status status = find_own(now, now->text, &card);
    return status < 0 ? status : ag_why_number(now->game, now->what, card, now->out, now->error);
}

// ---- all of them ----

static const struct {
    const char *verb, *usage;
    ag_status (*ask)(question *now);
    int what;
    unsigned zones[2];
} verbs[] = {
    { "play", "play CARD", ask_move, AG_WHY_PLAY, { IN_HAND, IN_PLAY | ELSEWHERE } },
    { "place", "place CARD", ask_move, AG_WHY_PLACE, { IN_HAND, IN_PLAY | ELSEWHERE } },
    { "complete", "complete CARD", ask_move, AG_WHY_COMPLETE, { IN_PLAY, IN_HAND | ELSEWHERE } },
    { "use", "use CARD [N]", ask_move, AG_WHY_USE, { IN_PLAY, IN_HAND | ELSEWHERE } },
    { "attack", "attack CARD with CARD", ask_attack, 0, { IN_PLAY, IN_HAND | ELSEWHERE } },
    { "protect", "protect CARD", ask_move, AG_WHY_PROTECT, { IN_PLAY, IN_HAND | ELSEWHERE } },
    { "strike", "strike CARD", ask_move, AG_WHY_STRIKE, { IN_PLAY, IN_HAND | ELSEWHERE } },
    { "target", "target CARD with CARD [N]", ask_target, 0, { IN_HAND, IN_PLAY | ELSEWHERE } },
    { "trigger", "trigger CARD [on CARD]", ask_trigger, 0, { IN_PLAY, IN_HAND | ELSEWHERE } },
    { "damage", "damage CARD", ask_packet, 0, { IN_PLAY, ELSEWHERE } },
    { "healing", "healing CARD", ask_packet, 1, { IN_PLAY, ELSEWHERE } },
    { "atk", "atk CARD", ask_number, AG_FIELD_ATK, { IN_PLAY, IN_HAND | ELSEWHERE } },
    { "health", "health CARD", ask_number, AG_FIELD_HEALTH, { IN_PLAY, IN_HAND | ELSEWHERE } },
    { "def", "def CARD", ask_number, AG_FIELD_DEF, { IN_PLAY, IN_HAND | ELSEWHERE } },
    { "cost", "cost CARD", ask_number, AG_FIELD_COST, { IN_HAND, IN_PLAY | ELSEWHERE } },
};
enum { VERB_COUNT = sizeof verbs / sizeof verbs[0] };

static const char *verb_name(void *context, int index)
{
    (void)context;
    return index < VERB_COUNT ? verbs[index].verb : NULL;
}

ag_status ag_game_why(ag_game *game, int seat, const char *words, ag_why *out, ag_error *error)
{
    char word[16], usage[64];
    size_t length = words == NULL ? 0 : strcspn(words, " ");
    if (game == NULL || out == NULL || length == 0 || strlen(words) >= QUESTION_MAX) {
        return ag_fail(error, AG_USAGE, "why what? A question was expected: why play CARD");
    }
    ag_status given = ag_given_check_reader(game, seat, error);
    if (given < 0) return given;
    *out = (ag_why){ .rule = "" };
    question now = { .game = game, .seat = seat, .usage = usage, .out = out, .error = error };
    snprintf(word, sizeof word, "%.*s", (int)(length < sizeof word ? length : sizeof word - 1),
             words);
    const char *rest = words + length;
    snprintf(now.text, sizeof now.text, "%s", rest + strspn(rest, " "));
    (void)ag_game_waits_for(game);  // runs a new game to its first question
    for (int i = 0; i < VERB_COUNT; i++) {
        if (ag_case_compare(verbs[i].verb, word) != 0) continue;
        snprintf(usage, sizeof usage, "why %s", verbs[i].usage);
        now.what = verbs[i].what;
        memcpy(now.zones, verbs[i].zones, sizeof now.zones);
        return now.text[0] == '\0' ? ag_fail(error, AG_USAGE, "%s", usage) : verbs[i].ask(&now);
    }
    return ag_named_no_verb("why asks for", word, verb_name, error);
}
