return deck "The Rising Tide" {
  hero = "sob/lionar_the_blood_cursed",
  plan = "Guards who do not attack stand in front, Valthak keeps the hero alive, and Lady Vashj's tide of Nagas \z
    comes in with the end of every turn until nobody is left to stem it.",
  size = 60,
  cards = {
    { 4, "sob/lady_vashj" },
    { 4, "black_temple/coilskar_general" },
    { 3, "sob/warlord_kalithresh" },
    { 2, "hoa/valthak_spiritdrinker" },
    { 4, "tdp/guardian_steppestrider" },
    { 2, "hoa/guardian_steelhorn" },
    { 4, "black_temple/bonechewer_shield_disciple" },
    { 2, "black_temple/promenade_sentinel" },
    { 4, "hoa/benethor_draigo" },
    { 3, "tdp/morik" },
    { 2, "black_temple/priestess_of_dementia" },
    { 2, "hoa/zorm_stonefury" },

    { 4, "sob/sudden_death" },
    { 4, "hoa/execute" },
    { 4, "hoa/krol_blade" },

    { 4, "hoa/kibler_s_exotic_pets" },
    { 4, "hoa/your_fortune_awaits_you" },
    { 4, "hoa/counterattack" },
  },
}
