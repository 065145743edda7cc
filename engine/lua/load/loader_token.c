// The types of tokens whose scripts don't declare them (CR 404.2a, 404.2b).
#include "lua/load/loader.h"

// An ally unless the script says otherwise. A Totem is also an ability, and ongoing.
uint32_t ag_token_types(lua_State *L, int table, ag_card_def *def, int *totem)
{
    uint32_t types = ag_lua_types_field(L, table, "type");
    ag_side_def read = { .tag_count = 0 };
    ag_tags_read(L, table, &read);
    *totem = ag_tags_have(L, &read, "Totem");
    if (*totem) {  // CR 404.2b
        types |= AG_TYPE_ABILITY | AG_TYPE_ALLY;
        def->ongoing = 1;
    }
    return types == 0 ? AG_TYPE_ALLY : types;
}

// One in a party, unless the card declares how many.
static void one_of_its_element(lua_State *L, ag_side_def *side, const char *tag)
{
    enum { MOST = sizeof side->restrictions / sizeof side->restrictions[0] };
    ag_symbol symbol = ag_loader_symbol(L, tag);
    for (int i = 0; i < side->restriction_count; i++) {
        if (side->restrictions[i].tag == symbol) return;
    }
    if (side->restriction_count < MOST) {
        side->restrictions[side->restriction_count++] = (ag_restriction){ symbol, 1 };
    }
}

void ag_token_defaults(lua_State *L, ag_side_def *side)
{
    static const struct {
        const char *tag;
        uint16_t damage;
    } kinds[] = { { "Air Totem", AG_DAMAGE_NATURE },
                  { "Earth Totem", AG_DAMAGE_MELEE },
                  { "Fire Totem", AG_DAMAGE_FIRE },
                  { "Water Totem", AG_DAMAGE_FROST } };
    for (int i = 0; i < 4; i++) {  // CR 404.2b
        if (ag_tags_have(L, side, kinds[i].tag)) {
            side->damage = side->damage != 0 ? side->damage : kinds[i].damage;
            one_of_its_element(L, side, kinds[i].tag);
        }
    }
    side->damage = side->damage != 0 ? side->damage : AG_DAMAGE_MELEE;
}
