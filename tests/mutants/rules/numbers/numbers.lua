return {
  { "R100.2", "engine/rules/numbers/numbers.c",
    [[int health = ag_health(rules, id), by_print = rules->catalog->raid->printed_health;]],
    [[int health = ag_health(rules, id), by_print = 0;]] },
  { "R100.2", "engine/rules/numbers/numbers.c",
    [[damage >= (by_print ? printed : 0)]], [[damage >= 0]] },
  { "CR 103.2", "engine/rules/numbers/numbers.h",
    [[int said = (ag_derive_now(rules)->cants & AG_LONG_BIT(cant)) != 0;]],
    [[int said = (ag_derive_now(rules)->cants & AG_LONG_BIT(cant)) != 0 && 0;]] },
  { "CR 601.2d", "engine/rules/numbers/numbers.c",
    [[bound = AG_BOUND_TO_OTHERS;]],
    [[bound = AG_BOUND_TO_OTHERS;
      break;]] },
  { "CR 104.2", "engine/rules/numbers/numbers.c",
    [[int atk = ag_atk_raw(rules, card);
      return atk < 0 ? 0 : atk;]],
    [[int atk = ag_atk_raw(rules, card);
      return atk;]] },
  { "CR 201.3", "engine/rules/numbers/numbers.c",
    [[context.x = own ? sum->x : context.x;]],
    [[]] },
  { "CR 202.3", "engine/rules/numbers/numbers.c",
    [[for (int i = 0; i < side->tag_count; i++) {  // CR 202.3]],
    [[for (int i = changed[0] != 0 ? side->tag_count : 0; i < side->tag_count; i++) {  // CR 202.3]] },
  { "CR 206.1", "engine/rules/numbers/numbers.c",
    [[return has || other;]],
    [[return has;]] },
  { "CR 206.1c", "engine/rules/numbers/numbers.c",
    [[if (trait->word == 0) {  // CR 206.1c
          return 1;
      }]],
    [[return 1;]] },
  { "CR 303.2b", "engine/rules/numbers/numbers.c",
    [[if (ag_card_id_same(combat->strikes[i].wielder, card)) {  // CR 303.2b]],
    [[if (0) {]] },
  { "CR 304.4a", "engine/rules/numbers/numbers.c",
    [[return ag_catalog_card(rules->catalog, card->printed)->side[card->side].types;]],
    [[uint32_t types = ag_catalog_card(rules->catalog, card->printed)->side[card->side].types;
      return types & AG_TYPE_EQUIPMENT ? types & ~(uint32_t)AG_TYPE_ALLY : types;]],
    "engine/rules/numbers/derive.c",
    [[card->as_types != 0 ? card->as_types : side->types;]],
    [[card->as_types != 0 ? card->as_types : side->types & AG_TYPE_EQUIPMENT
          ? side->types & ~(uint32_t)AG_TYPE_ALLY : side->types;]] },
  { "CR 305.3a", "engine/rules/numbers/numbers.c",
    [[return ag_catalog_card(rules->catalog, card->printed)->side[card->side].types;]],
    [[uint32_t types = ag_catalog_card(rules->catalog, card->printed)->side[card->side].types;
      return types & AG_TYPE_ABILITY ? types & ~(uint32_t)AG_TYPE_ALLY : types;]],
    "engine/rules/numbers/derive.c",
    [[card->as_types != 0 ? card->as_types : side->types;]],
    [[card->as_types != 0 ? card->as_types : side->types & AG_TYPE_ABILITY
          ? side->types & ~(uint32_t)AG_TYPE_ALLY : side->types;]] },
  { "R303.1a", "engine/rules/numbers/numbers.c",
    [[return printed > 0 && damage]],
    [[return damage]] },
}
