return deck "The Burning Answer" {
  hero = "hoa/ta_zo",
  plan = "Counter the breath and freeze the claws that matter, burn the whelps away, then double \z
    every flame with World in Flames.",
  cards = {
    { 4, "tdp/waz_luk" },
    { 4, "hoa/guardian_steelhorn" },
    { 4, "hoa/vesh_ral" },
    { 4, "hoa/benethor_draigo" },
    { 4, "hoa/confessor_mildred" },
    { 4, "hoa/valthak_spiritdrinker" },
    { 4, "hoa/your_fortune_awaits_you" },
    { 2, "tdp/major_healing_potion" },

    { 4, "hoa/fire_blast" },
    { 4, "tdp/blistering_fire" },
    { 4, "hoa/fireball" },
    { 4, "hoa/frostbolt" },
    { 4, "hoa/frost_nova" },
    { 2, "hoa/counterspell" },
    { 2, "hoa/flamestrike" },
    { 2, "tdp/belt_of_the_archmage" },
    { 2, "tdp/sister_rot" },
    { 2, "hoa/world_in_flames" },
  },
}
