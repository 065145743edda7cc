return deck "Test" {
  hero = "hoa/ta_zo",
  cards = {
    { 4, "hoa/fireball" },
    { 4, "hoa/fire_blast" },
    { 4, "tdp/blistering_fire" },
    { 4, "hoa/frostbolt" },
    { 4, "hoa/frost_nova" },
    { 4, "ash/spakr" },  --> error unknown-card
    { 4, "hoa/counterspell" },
    { 4, "hoa/vesh_ral" },
    { 4, "tdp/waz_luk" },
    { 4, "hoa/valthak_spiritdrinker" },
    { 4, "hoa/benethor_draigo" },
    { 4, "hoa/confessor_mildred" },
    { 4, "hoa/guardian_steelhorn" },
    { 4, "tdp/sister_rot" },
    { 4, "hoa/your_fortune_awaits_you" },
  },
}
