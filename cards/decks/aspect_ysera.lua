return deck "Green Dream" {
  hero = "battle_of_the_aspects/ysera_the_awakened",
  plan = "Shoot what comes from behind a wall that is healed, and draw for each who was healed once she has \z
    turned over.",
  cards = {
    { 1, "hoa/crazy_igvand" }, { 1, "hoa/freya_lightsworn" }, { 1, "battle_of_the_aspects/ganvar_singebeard" },
    { 1, "tdp/jeleane_nightbreeze" }, { 1, "hoa/latro_abiectus" }, { 1, "battle_of_the_aspects/champion_of_life" },
    { 1, "battle_of_the_aspects/champion_of_time" }, { 1, "tdp/chops" },
    { 1, "battle_of_the_aspects/galabak_barrelmark" }, { 1, "hoa/kena_shadowbrand" }, { 1, "hoa/lady_courtney_noel" },
    { 1, "battle_of_the_aspects/nasala_silvertree" }, { 1, "hoa/parvink" },
    { 1, "battle_of_the_aspects/thrall_the_world_shaman" }, { 1, "tdp/warden_ravella" }, { 1, "hoa/old_bones" },
    { 1, "hoa/tristan_rapidstrike" }, { 1, "battle_of_the_aspects/valeera" }, { 1, "tdp/vindicator_enkallus" },
    { 1, "battle_of_the_aspects/benedictus_the_twilight_father" }, { 1, "hoa/donna_calister" }, { 1, "hoa/fury" },
    { 1, "tdp/lady_kath" }, { 1, "hoa/nerra_lifeboon" }, { 1, "battle_of_the_aspects/twilight_frost_evoker" },
    { 1, "tdp/bretander_of_the_claw" }, { 1, "tdp/primalist_naseth" },
    { 1, "battle_of_the_aspects/wyrmrest_protector" }, { 1, "battle_of_the_aspects/lord_afrasastrasz" },
    { 1, "hoa/lord_grayson_shadowbreaker" },

    { 1, "battle_of_the_aspects/verdant_vengeance" }, { 1, "hoa/mark_of_the_wild" },
    { 1, "battle_of_the_aspects/will_of_cenarius" }, { 1, "battle_of_the_aspects/mark_of_cenarius" },
    { 1, "onyxias_lair/sunfire" }, { 1, "hoa/arcane_shot" }, { 1, "battle_of_the_aspects/impaling_shot" },
    { 1, "hoa/rapid_fire" }, { 1, "battle_of_the_aspects/tracker_s_mark" }, { 1, "hoa/aspect_of_the_hawk" },
    { 1, "tdp/immolation_trap" }, { 1, "battle_of_the_aspects/punishing_shot" }, { 1, "tdp/trophy_kill" },
    { 1, "tdp/frost_trap" }, { 1, "hoa/multi_shot" },

    { 1, "hoa/hide_of_the_wild" }, { 1, "hoa/devilsaur_leggings" }, { 1, "battle_of_the_aspects/deep_earth_mantle" },
    { 1, "magtheridons_lair/naaru_lightwarden_s_band" }, { 1, "magtheridons_lair/crystalheart_pulse_staff" },
    { 1, "hoa/dwarven_hand_cannon" }, { 1, "battle_of_the_aspects/vishanka_jaws_of_the_earth" },

    { 1, "tdp/a_donation_of_silk" }, { 1, "hoa/a_donation_of_wool" }, { 1, "hoa/chasing_a_me_01" },
    { 1, "hoa/into_the_maw_of_madness" }, { 1, "hoa/kibler_s_exotic_pets" }, { 1, "hoa/the_missing_diplomat" },
    { 1, "hoa/your_fortune_awaits_you" }, { 1, "hoa/zapped_giants" },
  },
}
