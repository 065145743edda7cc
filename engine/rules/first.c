// What happens for the first time in a turn: a bit of each card for each kind of event that cards
// speak so of, whoever was there to see it.
#include "rules/first.h"

#include "state/card.h"

enum { OF_CARD, BY_CARD, BY_PLAYER };

static const struct {
    uint8_t event;
    uint8_t by;      // noted of the card that does it, or of its player
    uint8_t combat;  // combat damage alone
} kinds[] = {
    { AG_EVENT_ATTACKS, OF_CARD, 0 }, { AG_EVENT_PROTECTS, OF_CARD, 0 },
    { AG_EVENT_STRUCK, OF_CARD, 0 },  { AG_EVENT_EXHAUSTED, OF_CARD, 0 },
    { AG_EVENT_DAMAGED, OF_CARD, 0 }, { AG_EVENT_DAMAGED, BY_CARD, 0 },
    { AG_EVENT_DAMAGED, BY_CARD, 1 }, { AG_EVENT_HEALED, BY_CARD, 0 },
    { AG_EVENT_COMPLETED, BY_PLAYER, 0 },  // his flag
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };
_Static_assert(KINDS - 1 <= 8, "a bit of ag_card.did for each of a card");

int ag_first_of(int event, int by, int combat)
{
    for (int i = 0; i < KINDS; i++) {
        int whose = kinds[i].by == BY_PLAYER || kinds[i].by == (by ? BY_CARD : OF_CARD);
        if (kinds[i].event == event && whose && kinds[i].combat == combat) {
            return i + 1;
        }
    }
    return 0;
}

static ag_card_id card_of(int kind, const ag_event *event)
{
    return kinds[kind].by == BY_CARD ? event->source : event->card;
}

int ag_first_holds(const ag_rules *rules, const ag_watch_def *watch, const ag_event *event)
{
    if (watch->first_time == 0) {  // CR 703.1
        return 1;
    }
    int kind = watch->first_time - 1;
    if (kinds[kind].by == BY_PLAYER) {
        return !(rules->state->players[event->seat].flags & AG_PLAYER_COMPLETED);
    }
    const ag_card *card = ag_card_at(rules->state, card_of(kind, event));
    return card == NULL || !(card->did & AG_BIT(kind));
}

void ag_first_note(ag_rules *rules, const ag_event *event)
{
    for (int i = 0; i < KINDS; i++) {
        if (kinds[i].event != event->kind || kinds[i].by == BY_PLAYER
            || (kinds[i].combat && !(event->flags & AG_EVENT_COMBAT))) {
            continue;
        }
        ag_card_id id = card_of(i, event);
        if (ag_card_exists(rules->state, id)) {
            ag_card_edit(rules->state, id)->did |= (uint8_t)AG_BIT(i);
        }
    }
}
