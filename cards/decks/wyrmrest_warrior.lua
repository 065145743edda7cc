return deck "First Through the Breach" {
  hero = "tdp/bulkas_wildhorn",
  plan = "Rend him on the first turn, shout down the blood that he sheds, and let scouts and guards take \z
    the blows while quick friends open the wound. Once he bleeds, never stop.",
  cards = {
    { 4, "hoa/kagra_of_the_crossroads" },
    { 4, "tdp/ra_chee" },
    { 4, "tdp/scout_omerrta" },
    { 2, "hoa/voss_treebender" },
    { 4, "tdp/waz_luk" },
    { 4, "hoa/guardian_steelhorn" },
    { 4, "tdp/morik" },
    { 2, "battle_of_the_aspects/thrall_the_world_shaman" },

    { 4, "hoa/rend" },
    { 4, "hoa/demoralizing_shout" },

    { 4, "tdp/major_healing_potion" },

    { 4, "hoa/a_donation_of_wool" },
    { 4, "hoa/big_game_hunter" },
    { 4, "hoa/kibler_s_exotic_pets" },
    { 4, "black_temple/the_fall_of_the_betrayer" },
    { 4, "hoa/torek_s_assault" },
  },
}
