return deck "Nobody There" {
  hero = "hoa/timmo_shadestep",
  plan = "Let nothing that matters happen: kick the words out of Onyxia's mouth, destroy what of her \z
    brood lies exhausted, send in friends whom nobody can lay a hand on, and let a good blade \z
    guide each Combo to its mark.",
  cards = {
    { 3, "hoa/apprentice_teep" },
    { 4, "hoa/latro_abiectus" },
    { 3, "tdp/lowdown_luppo_shadefizzle" },
    { 2, "hoa/kor_cindervein" },
    { 3, "hoa/sha_lin_nightwind" },

    { 2, "hoa/cold_blood" },
    { 2, "hoa/deadly_poison" },
    { 1, "hoa/gouge" },
    { 2, "tdp/shiv" },
    { 1, "tdp/vanish" },
    { 1, "hoa/coup_de_grace" },
    { 1, "hoa/dismantle" },
    { 2, "hoa/eviscerate" },
    { 3, "hoa/sinister_strike" },
    { 2, "tdp/kick" },
    { 3, "tdp/flash_of_steel" },

    { 1, "hoa/barman_shanker" },
    { 1, "hoa/heartseeker" },
    { 2, "hoa/scarlet_kris" },
    { 3, "tdp/silent_fang" },
    { 4, "hoa/krol_blade" },

    { 2, "hoa/big_game_hunter" },
    { 2, "hoa/sunken_treasure" },
    { 2, "hoa/your_fortune_awaits_you" },
    { 4, "hoa/zapped_giants" },
    { 4, "tdp/a_refugee_s_quandary" },
  },
}
