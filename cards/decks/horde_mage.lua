return deck "The Burning Answer" {
  hero = "hoa/ta_zo",
  plan = "Counter the breath and freeze the claws that matter, burn the whelps away, then double \z
    every flame with World in Flames.",
  cards = {
    { 4, "hoa/kagra_of_the_crossroads" },
    { 4, "hoa/guardian_steelhorn" },
    { 4, "hoa/taz_dingo" },
    { 4, "tdp/tyrus_sheynathren" },
    { 4, "hoa/wazzuli_wildmender" },
    { 4, "tdp/major_healing_potion" },
    { 4, "hoa/your_fortune_awaits_you" },
    { 4, "hoa/kibler_s_exotic_pets" },

    { 4, "hoa/fire_blast" },
    { 4, "tdp/blistering_fire" },
    { 3, "hoa/fireball" },
    { 3, "hoa/frostbolt" },
    { 4, "hoa/counterspell" },
    { 2, "hoa/flamestrike" },
    { 2, "hoa/world_in_flames" },
    { 2, "tdp/mana_shield" },
    { 2, "tdp/belt_of_the_archmage" },
    { 2, "tdp/sister_rot" },
  },
}
