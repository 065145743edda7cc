return deck "The Long Vigil" {
  hero = "hoa/boris_brightbeard",
  plan = "A wall of protectors takes the blows and is prayed whole again, while smaller friends \z
    slip out from behind it: what words of pain and holy fire have begun, they end.",
  cards = {
    { 2, "hoa/apprentice_teep" },
    { 3, "tdp/apprentice_merry" },
    { 1, "tdp/korthas_greybeard" },
    { 2, "hoa/freya_lightsworn" },
    { 4, "hoa/sha_lin_nightwind" },
    { 2, "tdp/warden_ravella" },
    { 4, "hoa/tristan_rapidstrike" },
    { 2, "tdp/vindicator_enkallus" },
    { 4, "hoa/donna_calister" },
    { 2, "hoa/nerra_lifeboon" },
    { 1, "hoa/acolyte_demia" },
    { 2, "hoa/lord_grayson_shadowbreaker" },

    { 1, "hoa/flash_heal" },
    { 3, "hoa/chastise" },
    { 1, "hoa/mind_spike" },
    { 1, "hoa/prayer_of_healing" },
    { 3, "hoa/shadow_word_pain" },
    { 1, "tdp/lightwell" },
    { 1, "hoa/resurrection" },
    { 2, "tdp/flash_of_steel" },
    { 1, "tdp/greater_heal" },
    { 4, "hoa/smite" },

    { 1, "tdp/major_healing_potion" },

    { 4, "hoa/kibler_s_exotic_pets" },
    { 3, "hoa/your_fortune_awaits_you" },
    { 3, "hoa/zapped_giants" },
    { 2, "tdp/the_perfect_stout" },
  },
}
