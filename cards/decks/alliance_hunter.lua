return deck "The Pack of Dun Morogh" {
  hero = "tdp/grumpherys",
  plan = "Keep a Pet at heel, two while Goldenmoon holds the leash, and hunt beside it with a \z
    heavy blade. Hootie and the volleys hold off the Whelps, and an Immolation Trap burns on \z
    Onyxia to the end.",
  cards = {
    { 2, "hoa/bloodclaw" },
    { 1, "hoa/rayder" },
    { 3, "tdp/hootie" },
    { 1, "tdp/chops" },
    { 1, "hoa/old_bones" },
    { 4, "hoa/fury" },

    { 3, "tdp/apprentice_merry" },
    { 4, "tdp/jeleane_nightbreeze" },
    { 1, "hoa/kor_cindervein" },
    { 2, "tdp/goldenmoon" },
    { 2, "hoa/thunderhead_hippogryph" },

    { 1, "hoa/bestial_wrath" },
    { 1, "tdp/spirit_bond" },
    { 2, "hoa/arcane_shot" },
    { 1, "hoa/master_of_the_hunt" },
    { 3, "tdp/immolation_trap" },
    { 3, "tdp/flash_of_steel" },
    { 4, "hoa/multi_shot" },

    { 1, "tdp/major_healing_potion" },
    { 4, "hoa/krol_blade" },
    { 2, "hoa/truesilver_champion" },
    { 4, "hoa/arcanite_reaper" },

    { 2, "hoa/a_donation_of_wool" },
    { 2, "hoa/big_game_hunter" },
    { 3, "hoa/kibler_s_exotic_pets" },
    { 1, "tdp/the_perfect_stout" },
    { 2, "tdp/tundra_macgrann_s_stolen_stash" },
  },
}
