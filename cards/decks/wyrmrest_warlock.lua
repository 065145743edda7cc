return deck "The Price of Every Wound" {
  hero = "tdp/pagatha_soulbinder",
  plan = "Curse him early, while one curse counts for many turns, and take back in stolen life what he \z
    costs the raid. Cheap friends go ahead, die in front of the heroes and are not missed; Morik \z
    finds more of them, for all three.",
  cards = {
    { 4, "hoa/kagra_of_the_crossroads" },
    { 4, "tdp/ra_chee" },
    { 4, "tdp/scout_omerrta" },
    { 2, "hoa/voss_treebender" },
    { 4, "tdp/waz_luk" },
    { 4, "hoa/guardian_steelhorn" },
    { 4, "tdp/morik" },
    { 2, "battle_of_the_aspects/thrall_the_world_shaman" },

    { 4, "battle_of_the_aspects/curse_of_the_void" },
    { 4, "hoa/steal_essence" },

    { 4, "tdp/major_healing_potion" },

    { 4, "hoa/a_donation_of_wool" },
    { 4, "hoa/kibler_s_exotic_pets" },
    { 4, "black_temple/the_fall_of_the_betrayer" },
    { 4, "hoa/torek_s_assault" },
    { 4, "hoa/zapped_giants" },
  },
}
