// What the rules say against a position: no game could have led to a card like this.
#include "game/log/game_private.h"
#include "state/card.h"

enum { SIZE_MAX_PLACED = 30000 };

// States that processing repairs at once (CR 410.6) may be placed.
static ag_reason zone_refuse(const ag_card_def *def, const ag_place *place)
{
    uint32_t types = def->side[0].types;
    int row = (types & (AG_TYPE_QUEST | AG_TYPE_LOCATION)) != 0;
    int spell = (types & AG_TYPE_ABILITY) && !(types & AG_TYPE_CHARACTER) && !def->ongoing
                && !def->attachment;
    if (place->zone == AG_ZONE_PARTY && row) return AG_REFUSE(CR_412_1, IN_PARTY);
    if (place->zone == AG_ZONE_PARTY && spell) return AG_REFUSE(CR_305_1, NOT_ONGOING);
    if (place->zone == AG_ZONE_RESOURCES && !row && !(types & AG_TYPE_EVENT)
        && !(place->flags & AG_PLACE_DOWN)) {
        return AG_REFUSE(CR_412_1, FACE_UP);
    }
    return AG_REASON_NONE;
}

static ag_reason size_refuse(const ag_rules *rules, const ag_place *place)
{
    const ag_state *state = rules->state;
    if (place->slot == 0 || !ag_card_exists(state, ag_card_id_of(state, place->slot))) {
        return AG_REASON_NONE;
    }
    return (state->cards[place->slot].flags & AG_CARD_TOKEN) && place->number >= 0
                   && place->number <= SIZE_MAX_PLACED && place->index <= SIZE_MAX_PLACED
               ? AG_REASON_NONE
               : AG_REFUSE(CR_404_2, NOT_A_TOKEN);
}

ag_reason ag_place_rules_refuse(const ag_rules *rules, const ag_place *place)
{
    if (place->kind == AG_PLACE_SIZE) return size_refuse(rules, place);
    return place->kind == AG_PLACE_CARD && ag_place_is_card(rules, place->card)
               ? zone_refuse(ag_catalog_card(rules->catalog, place->card), place)
               : AG_REASON_NONE;
}
