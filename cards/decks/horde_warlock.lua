return deck "Slow Poison" {
  hero = "tdp/pagatha_soulbinder",
  plan = "Curse Onyxia once and let Corruption and Curse of Agony grow through her stages, while \z
    Morfiel taxes every roar and stolen life keeps the hero standing.",
  cards = {
    { 4, "hoa/kagra_of_the_crossroads" },
    { 4, "hoa/guardian_steelhorn" },
    { 4, "hoa/taz_dingo" },
    { 4, "tdp/tyrus_sheynathren" },
    { 4, "hoa/wazzuli_wildmender" },
    { 4, "tdp/major_healing_potion" },
    { 4, "hoa/your_fortune_awaits_you" },
    { 4, "hoa/kibler_s_exotic_pets" },

    { 4, "hoa/corruption" },
    { 4, "hoa/curse_of_agony" },
    { 4, "hoa/steal_essence" },
    { 4, "hoa/shadow_bolt" },
    { 3, "hoa/life_tap" },
    { 2, "hoa/grimdron" },
    { 2, "tdp/piztog" },
    { 3, "tdp/morfiel" },
    { 2, "hoa/whitemane_s_chapeau" },
  },
}
