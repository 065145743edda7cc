return deck "Sparks Against the Sky" {
  hero = "hoa/ta_zo",
  plan = "Burn from the first turn: each small flame is for Deathwing himself, not for what he \z
    bleeds. Thrall stands in front and calls the storm as he readies, Mixi's prayers go with \z
    every card, and troll priests keep the heroes below the ten wounds that wake him.",
  cards = {
    { 4, "hoa/kagra_of_the_crossroads" },
    { 4, "tdp/ra_chee" },
    { 4, "tdp/scout_omerrta" },
    { 4, "tdp/waz_luk" },
    { 3, "hoa/guardian_steelhorn" },
    { 4, "battle_of_the_aspects/mixi_crankhaven" },
    { 4, "tdp/morik" },
    { 4, "battle_of_the_aspects/thrall_the_world_shaman" },

    { 4, "tdp/scorch" },
    { 4, "tdp/blistering_fire" },
    { 4, "hoa/fire_blast" },

    { 2, "tdp/major_healing_potion" },

    { 4, "hoa/kibler_s_exotic_pets" },
    { 4, "black_temple/the_fall_of_the_betrayer" },
    { 3, "hoa/torek_s_assault" },
    { 4, "hoa/zapped_giants" },
  },
}
