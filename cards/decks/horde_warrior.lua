return deck "Wall of Plate" {
  hero = "tdp/bulkas_wildhorn",
  plan = "Hold the line in armor and a stance, wound Onyxia with Rend early, which stays on her \z
    through all stages, and let shouted-on allies and a blade do the rest.",
  cards = {
    { 4, "tdp/waz_luk" },
    { 4, "hoa/guardian_steelhorn" },
    { 4, "hoa/vesh_ral" },
    { 4, "hoa/benethor_draigo" },
    { 4, "hoa/confessor_mildred" },
    { 4, "hoa/valthak_spiritdrinker" },
    { 4, "hoa/your_fortune_awaits_you" },
    { 2, "tdp/major_healing_potion" },

    { 4, "hoa/rend" },
    { 4, "hoa/demoralizing_shout" },
    { 3, "tdp/thunder_clap" },
    { 4, "hoa/krol_blade" },
    { 3, "tdp/halberd_of_smiting" },
    { 4, "hoa/stalwart_protector" },
    { 3, "hoa/draconian_deflector" },
    { 3, "tdp/ornate_adamantium_breastplate" },
    { 2, "tdp/overseer_oilfist" },
  },
}
