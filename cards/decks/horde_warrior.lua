return deck "Wall of Plate" {
  hero = "tdp/bulkas_wildhorn",
  plan = "Hold the line in armor and a stance, wound Onyxia with Rend early, which stays on her \z
    through all stages, and let shouted-on allies and a blade do the rest.",
  cards = {
    { 4, "tdp/scout_omerrta" },
    { 4, "tdp/waz_luk" },
    { 4, "hoa/guardian_steelhorn" },
    { 4, "hoa/vesh_ral" },
    { 4, "hoa/benethor_draigo" },
    { 4, "hoa/confessor_mildred" },
    { 4, "hoa/your_fortune_awaits_you" },
    { 4, "hoa/kibler_s_exotic_pets" },

    { 4, "hoa/rend" },
    { 4, "hoa/demoralizing_shout" },
    { 4, "tdp/thunder_clap" },
    { 4, "hoa/krol_blade" },
    { 4, "tdp/halberd_of_smiting" },
    { 3, "hoa/stronghold_gauntlets" },
    { 2, "hoa/masons_fraternity_ring" },
    { 1, "tdp/ornate_adamantium_breastplate" },
    { 2, "tdp/overseer_oilfist" },
  },
}
