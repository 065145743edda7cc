return deck "The End Comes First" {
  hero = "battle_of_the_aspects/nozdormu_the_timeless_one",
  plan = "Put what costs most under the deck with the quests that look through it and play it for nothing as \z
    he turns over; then let whoever does something by being exhausted do it in every turn of the others, \z
    too.",
  cards = {
    { 1, "tdp/korthas_greybeard" }, { 1, "hoa/crazy_igvand" }, { 1, "hoa/freya_lightsworn" },
    { 1, "hoa/latro_abiectus" }, { 1, "battle_of_the_aspects/sky_captain_swayze" },
    { 1, "battle_of_the_aspects/ambassador_chromie" }, { 1, "battle_of_the_aspects/champion_of_time" },
    { 1, "battle_of_the_aspects/galabak_barrelmark" }, { 1, "hoa/kena_shadowbrand" }, { 1, "hoa/lady_courtney_noel" },
    { 1, "hoa/lt_commander_dudefella" }, { 1, "battle_of_the_aspects/nasala_silvertree" }, { 1, "hoa/parvink" },
    { 1, "battle_of_the_aspects/thrall_the_world_shaman" }, { 1, "tdp/tim" }, { 1, "tdp/warden_ravella" },
    { 1, "hoa/tristan_rapidstrike" }, { 1, "battle_of_the_aspects/valeera" }, { 1, "tdp/vindicator_enkallus" },
    { 1, "hoa/donna_calister" }, { 1, "tdp/lady_kath" }, { 1, "battle_of_the_aspects/twilight_frost_evoker" },
    { 1, "tdp/bretander_of_the_claw" }, { 1, "tdp/primalist_naseth" },
    { 1, "battle_of_the_aspects/wyrmrest_protector" }, { 1, "battle_of_the_aspects/lord_afrasastrasz" },
    { 1, "hoa/lord_grayson_shadowbreaker" }, { 1, "battle_of_the_aspects/tyrygosa_the_blue" },

    { 1, "tdp/flash_of_steel" }, { 1, "hoa/gouge" }, { 1, "battle_of_the_aspects/assassin_s_grace" },
    { 1, "hoa/coup_de_grace" }, { 1, "hoa/dismantle" }, { 1, "hoa/eviscerate" }, { 1, "tdp/prey_on_the_weak" },
    { 1, "hoa/sinister_strike" }, { 1, "tdp/kick" }, { 1, "hoa/charge" }, { 1, "hoa/execute" },
    { 1, "tdp/intercept" }, { 1, "tdp/killing_spree" }, { 1, "tdp/slam" }, { 1, "tdp/thunder_clap" },

    { 1, "magtheridons_lair/cloak_of_the_pit_stalker" }, { 1, "battle_of_the_aspects/blackhorn_s_mighty_bulwark" },
    { 1, "hoa/draconian_deflector" }, { 1, "battle_of_the_aspects/the_dragon_soul" },
    { 1, "molten_core/perdition_s_blade" }, { 1, "battle_of_the_aspects/souldrinker" },
    { 1, "battle_of_the_aspects/fangs_of_the_father" }, { 1, "molten_core/sulfuras_hand_of_ragnaros" },

    { 1, "tdp/a_donation_of_silk" }, { 1, "hoa/a_donation_of_wool" }, { 1, "tdp/a_refugee_s_quandary" },
    { 1, "hoa/big_game_hunter" }, { 1, "hoa/into_the_maw_of_madness" }, { 1, "hoa/kibler_s_exotic_pets" },
    { 1, "hoa/the_missing_diplomat" }, { 1, "hoa/your_fortune_awaits_you" }, { 1, "hoa/zapped_giants" },
  },
}
