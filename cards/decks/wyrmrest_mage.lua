return deck "Sparks Against the Sky" {
  hero = "hoa/ta_zo",
  plan = "Burn from the first turn: each small flame is for Deathwing himself, not for what he \z
    bleeds. Morik's haste fills every hand, Thrall calls the storm as he readies, and troll \z
    priests keep the heroes below the ten wounds that wake him.",
  cards = {
    { 4, "hoa/kagra_of_the_crossroads" },
    { 4, "tdp/ra_chee" },
    { 4, "tdp/scout_omerrta" },
    { 2, "hoa/voss_treebender" },
    { 4, "tdp/waz_luk" },
    { 4, "tdp/morik" },
    { 2, "battle_of_the_aspects/thrall_the_world_shaman" },

    { 4, "tdp/scorch" },
    { 4, "tdp/blistering_fire" },
    { 4, "hoa/fire_blast" },

    { 4, "tdp/major_healing_potion" },

    { 4, "hoa/a_donation_of_wool" },
    { 4, "hoa/kibler_s_exotic_pets" },
    { 4, "black_temple/the_fall_of_the_betrayer" },
    { 4, "hoa/torek_s_assault" },
    { 4, "hoa/zapped_giants" },
  },
}
