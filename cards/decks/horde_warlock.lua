return deck "Slow Poison" {
  hero = "tdp/pagatha_soulbinder",
  plan = "Curse Onyxia once and let Corruption and Curse of Agony grow through her stages, while \z
    Morfiel taxes every roar and stolen life keeps the hero standing.",
  cards = {
    { 4, "tdp/waz_luk" },
    { 4, "hoa/guardian_steelhorn" },
    { 4, "hoa/vesh_ral" },
    { 4, "hoa/benethor_draigo" },
    { 4, "hoa/confessor_mildred" },
    { 4, "hoa/valthak_spiritdrinker" },
    { 4, "hoa/your_fortune_awaits_you" },
    { 2, "tdp/major_healing_potion" },

    { 4, "hoa/corruption" },
    { 3, "hoa/curse_of_agony" },
    { 4, "hoa/steal_essence" },
    { 4, "hoa/shadow_bolt" },
    { 3, "hoa/life_tap" },
    { 2, "hoa/grimdron" },
    { 2, "tdp/piztog" },
    { 4, "tdp/morfiel" },
    { 2, "hoa/whitemane_s_chapeau" },
    { 2, "tdp/vanda_skydaughter" },
  },
}
