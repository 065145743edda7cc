// Who starts a raid becomes its Boss player. All of the steps are done or none (CR 800.3a), and
// where a raid is played one of them can't be: it has a Boss player, and the raid's decks are his.
#include "rules/raid_start.h"

#include "rules/course.h"
#include "rules/deed.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

ag_reason ag_raid_start_refuse(const ag_rules *rules, ag_seat seat)
{
    if (!ag_player_in(rules->state, seat)) {
        return AG_REFUSE(CR_800_3, NOT_IN_GAME);
    }
    return ag_boss_seat(rules->state) != 0 ? AG_REFUSE(CR_800_3a, HAS_BOSS_PLAYER)
                                           : AG_REFUSE(CR_800_3a, NO_RAID_DECKS);
}

static int is_his(const ag_state *state, uint16_t slot, ag_seat seat)
{
    const ag_card *card = &state->cards[slot];
    return (card->flags & AG_CARD_USED) && (card->owner == seat || card->controller == seat)
           && state->piles[card->pile].zone != AG_ZONE_REMOVED;
}

// CR 800.3: the steps that can be done everywhere: by the game all his cards go, and the turn ends.
int ag_raid_start_begin(ag_rules *rules, ag_seat seat)
{
    const ag_state *state = rules->state;
    ag_card_id cards[AG_CARD_MAX];
    int count = 0;
    if (ag_raid_start_refuse(rules, seat) != AG_REASON_NONE) {  // CR 800.3a
        return 0;
    }
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        if (is_his(state, slot, seat)) {
            cards[count++] = ag_card_id_of(state, slot);
        }
    }
    ag_turn_cut_begin(rules, seat);
    ag_deed deed = { .kind = AG_DEED_REMOVE, .flags = AG_DEED_BY_GAME, .seat = seat };
    ag_deed_begin(rules, &deed, cards, count);
    return 1;
}
