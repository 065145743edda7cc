return deck "Wall of Plate" {
  hero = "tdp/bulkas_wildhorn",
  plan = "Hold the line in armor and a stance, wound Onyxia with Rend early, which stays on her \z
    through all stages, and let shouted-on allies and a blade do the rest.",
  cards = {
    { 4, "hoa/kagra_of_the_crossroads" },
    { 4, "hoa/guardian_steelhorn" },
    { 4, "hoa/taz_dingo" },
    { 4, "tdp/tyrus_sheynathren" },
    { 4, "hoa/wazzuli_wildmender" },
    { 4, "tdp/major_healing_potion" },
    { 4, "hoa/your_fortune_awaits_you" },
    { 4, "hoa/kibler_s_exotic_pets" },

    { 4, "hoa/rend" },
    { 3, "tdp/intercept" },
    { 3, "hoa/battle_shout" },
    { 4, "tdp/thunder_clap" },
    { 2, "hoa/defensive_stance" },
    { 2, "hoa/berserker_stance" },
    { 2, "hoa/krol_blade" },
    { 2, "tdp/ornate_adamantium_breastplate" },
    { 2, "tdp/overseer_oilfist" },
    { 2, "hoa/deacon_johanna" },
    { 2, "hoa/big_game_hunter" },
  },
}
