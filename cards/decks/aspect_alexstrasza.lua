return deck "Life Given Back" {
  hero = "battle_of_the_aspects/alexstrasza_the_life_binder",
  plan = "Spend allies who do something as they fall, heal whoever is left, bring the best of the graveyard \z
    back as she turns over, and win with those whom nobody may attack or target then.",
  cards = {
    { 1, "tdp/scout_omerrta" }, { 1, "hoa/deacon_johanna" }, { 1, "hoa/guardian_steelhorn" },
    { 1, "battle_of_the_aspects/krax_gravesteel" }, { 1, "hoa/benethor_draigo" }, { 1, "tdp/boneshanks" },
    { 1, "battle_of_the_aspects/champion_of_life" }, { 1, "battle_of_the_aspects/champion_of_time" },
    { 1, "hoa/taz_dingo" }, { 1, "battle_of_the_aspects/aresan_bloodshield" }, { 1, "hoa/arnold_flem" },
    { 1, "tdp/guardian_steppestrider" }, { 1, "tdp/tyrus_sheynathren" }, { 1, "hoa/vaerik_proudhoof" },
    { 1, "hoa/valthak_spiritdrinker" }, { 1, "battle_of_the_aspects/benedictus_the_twilight_father" },
    { 1, "hoa/masten_everspirit" }, { 1, "battle_of_the_aspects/naroku_sunsteppe" }, { 1, "tdp/sister_rot" },
    { 1, "hoa/vexra_darkfall" }, { 1, "hoa/wazzuli_wildmender" }, { 1, "hoa/moko_hunts_at_dawn" },
    { 1, "tdp/vanda_skydaughter" }, { 1, "battle_of_the_aspects/wyrmrest_protector" },
    { 1, "battle_of_the_aspects/lord_afrasastrasz" }, { 1, "tdp/high_overlord_saurfang" },

    { 1, "battle_of_the_aspects/blessing_of_the_just" }, { 1, "battle_of_the_aspects/condemn" },
    { 1, "hoa/dispel_magic" }, { 1, "hoa/flash_heal" }, { 1, "tdp/power_word_shield" }, { 1, "tdp/renew" },
    { 1, "hoa/chastise" }, { 1, "hoa/heal" }, { 1, "battle_of_the_aspects/subdue" },
    { 1, "battle_of_the_aspects/mind_wipe" }, { 1, "hoa/power_word_fortitude" }, { 1, "hoa/prayer_of_healing" },
    { 1, "hoa/shadow_word_pain" }, { 1, "tdp/greater_heal" }, { 1, "hoa/resurrection" }, { 1, "hoa/smite" },
    { 1, "battle_of_the_aspects/persuasive_resurrection" },

    { 1, "hoa/hide_of_the_wild" }, { 1, "battle_of_the_aspects/cowl_of_dying_light" },
    { 1, "hoa/draconian_deflector" }, { 1, "battle_of_the_aspects/timepiece_of_the_bronze_flight" },
    { 1, "battle_of_the_aspects/souldrinker" }, { 1, "hoa/the_hammer_of_grace" }, { 1, "molten_core/benediction" },
    { 1, "hoa/truesilver_champion" },

    { 1, "tdp/a_donation_of_silk" }, { 1, "hoa/a_donation_of_wool" }, { 1, "hoa/chasing_a_me_01" },
    { 1, "hoa/counterattack" }, { 1, "hoa/into_the_maw_of_madness" }, { 1, "hoa/kibler_s_exotic_pets" },
    { 1, "hoa/torek_s_assault" }, { 1, "hoa/your_fortune_awaits_you" }, { 1, "hoa/zapped_giants" },
  },
}
