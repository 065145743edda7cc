return deck "A Hand Full of Spells" {
  hero = "battle_of_the_aspects/kalecgos_the_spell_weaver",
  plan = "Answer with fire and frost until he turns over, then keep the hand full: each card in it burns as \z
    his turn ends.",
  cards = {
    { 1, "hoa/crazy_igvand" }, { 1, "tdp/jeleane_nightbreeze" }, { 1, "hoa/latro_abiectus" },
    { 1, "battle_of_the_aspects/champion_of_time" }, { 1, "battle_of_the_aspects/echo_of_jaina" },
    { 1, "battle_of_the_aspects/galabak_barrelmark" }, { 1, "hoa/lt_commander_dudefella" },
    { 1, "battle_of_the_aspects/nasala_silvertree" }, { 1, "hoa/parvink" },
    { 1, "battle_of_the_aspects/thrall_the_world_shaman" }, { 1, "tdp/tim" },
    { 1, "battle_of_the_aspects/twilight_assassin" }, { 1, "tdp/warden_ravella" }, { 1, "hoa/tristan_rapidstrike" },
    { 1, "battle_of_the_aspects/valeera" }, { 1, "tdp/vindicator_enkallus" },
    { 1, "battle_of_the_aspects/benedictus_the_twilight_father" }, { 1, "hoa/donna_calister" },
    { 1, "tdp/lady_kath" }, { 1, "battle_of_the_aspects/twilight_frost_evoker" }, { 1, "hoa/acolyte_demia" },
    { 1, "tdp/bretander_of_the_claw" }, { 1, "battle_of_the_aspects/karuzak" },
    { 1, "battle_of_the_aspects/lord_afrasastrasz" }, { 1, "hoa/lord_grayson_shadowbreaker" },
    { 1, "battle_of_the_aspects/tyrygosa_the_blue" },

    { 1, "tdp/arcane_missiles" }, { 1, "tdp/scorch" }, { 1, "tdp/blistering_fire" }, { 1, "hoa/fire_blast" },
    { 1, "hoa/counterspell" }, { 1, "hoa/mana_agate" }, { 1, "battle_of_the_aspects/arcane_reflection" },
    { 1, "onyxias_lair/arcane_revelation" }, { 1, "hoa/frostbolt" }, { 1, "hoa/fireball" }, { 1, "hoa/frost_nova" },
    { 1, "battle_of_the_aspects/infinite_brilliance" }, { 1, "tdp/arc_of_flame" }, { 1, "hoa/flamestrike" },
    { 1, "hoa/fear" }, { 1, "battle_of_the_aspects/nether_vision" }, { 1, "hoa/corruption" },
    { 1, "battle_of_the_aspects/curse_of_the_void" }, { 1, "hoa/life_tap" }, { 1, "hoa/steal_essence" },
    { 1, "hoa/shadow_bolt" }, { 1, "battle_of_the_aspects/demonic_torrent" },

    { 1, "hoa/eye_of_flame" }, { 1, "hoa/chromatic_cloak" }, { 1, "magtheridons_lair/super_mana_potion" },
    { 1, "battle_of_the_aspects/ti_tahk_the_steps_of_time" },

    { 1, "tdp/a_donation_of_silk" }, { 1, "hoa/a_donation_of_wool" }, { 1, "hoa/chasing_a_me_01" },
    { 1, "hoa/into_the_maw_of_madness" }, { 1, "hoa/kibler_s_exotic_pets" }, { 1, "hoa/the_missing_diplomat" },
    { 1, "hoa/your_fortune_awaits_you" }, { 1, "hoa/zapped_giants" },
  },
}
