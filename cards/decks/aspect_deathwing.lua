return deck "Nothing Is Left" {
  hero = "battle_of_the_aspects/deathwing_the_destroyer",
  plan = "Trade allies for Ghouls and totems, keep eight resources for the turn that takes a card from each opponent, \z
    and burn whoever loses one; with Wrathion that is everybody, in each turn.",
  cards = {
    { 1, "tdp/scout_omerrta" }, { 1, "hoa/deacon_johanna" }, { 1, "hoa/guardian_steelhorn" },
    { 1, "battle_of_the_aspects/krax_gravesteel" }, { 1, "hoa/mias_the_putrid" }, { 1, "hoa/zorm_stonefury" },
    { 1, "hoa/benethor_draigo" }, { 1, "tdp/boneshanks" }, { 1, "battle_of_the_aspects/champion_of_life" },
    { 1, "battle_of_the_aspects/champion_of_time" }, { 1, "battle_of_the_aspects/shumu_zun" }, { 1, "hoa/taz_dingo" },
    { 1, "battle_of_the_aspects/thrall_the_world_shaman" }, { 1, "battle_of_the_aspects/aresan_bloodshield" },
    { 1, "hoa/arnold_flem" }, { 1, "tdp/guardian_steppestrider" }, { 1, "tdp/tyrus_sheynathren" },
    { 1, "hoa/vaerik_proudhoof" }, { 1, "battle_of_the_aspects/valeera" },
    { 1, "battle_of_the_aspects/benedictus_the_twilight_father" }, { 1, "hoa/masten_everspirit" },
    { 1, "battle_of_the_aspects/naroku_sunsteppe" }, { 1, "hoa/vexra_darkfall" }, { 1, "hoa/warlord_goretooth" },
    { 1, "hoa/moko_hunts_at_dawn" }, { 1, "tdp/vanda_skydaughter" }, { 1, "battle_of_the_aspects/wrathion" },
    { 1, "battle_of_the_aspects/lord_afrasastrasz" }, { 1, "tdp/high_overlord_saurfang" },

    { 1, "battle_of_the_aspects/vile_strike" }, { 1, "battle_of_the_aspects/grim_fate" },
    { 1, "battle_of_the_aspects/army_of_undeath" }, { 1, "hoa/quick_strike" }, { 1, "tdp/flash_of_steel" },
    { 1, "hoa/skewer" }, { 1, "battle_of_the_aspects/totemic_cleanse" },
    { 1, "battle_of_the_aspects/elemental_balance" }, { 1, "battle_of_the_aspects/scorching_totem" },

    { 1, "battle_of_the_aspects/necrotic_boneplate_gauntlets" }, { 1, "molten_core/drillborer_disk" },
    { 1, "hoa/chromatic_cloak" }, { 1, "hoa/draconian_deflector" }, { 1, "onyxias_lair/helmet_of_ten_storms" },
    { 1, "battle_of_the_aspects/the_dragon_soul" }, { 1, "molten_core/perdition_s_blade" },
    { 1, "onyxias_lair/deathbringer" }, { 1, "battle_of_the_aspects/gurthalak_voice_of_the_deeps" },
    { 1, "onyxias_lair/mass_of_mcgowan" }, { 1, "battle_of_the_aspects/no_kaled_the_elements_of_death" },
    { 1, "battle_of_the_aspects/souldrinker" },

    { 1, "tdp/a_donation_of_silk" }, { 1, "hoa/a_donation_of_wool" }, { 1, "hoa/big_game_hunter" },
    { 1, "hoa/chasing_a_me_01" }, { 1, "hoa/counterattack" }, { 1, "hoa/into_the_maw_of_madness" },
    { 1, "hoa/kibler_s_exotic_pets" }, { 1, "hoa/torek_s_assault" }, { 1, "hoa/your_fortune_awaits_you" },
    { 1, "hoa/zapped_giants" },
  },
}
