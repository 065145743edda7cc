return deck "Nobody There" {
  hero = "hoa/timmo_shadestep",
  plan = "Let nothing that matters happen: kick the words out of Onyxia's mouth, poison what a \z
    blade has scratched, keep her brood exhausted and destroy it where it lies, and save the \z
    Combo cards for one last cut.",
  cards = {
    { 4, "hoa/apprentice_teep" },
    { 2, "tdp/meekway_humzinger" },
    { 3, "tdp/chipper_ironbane" },
    { 2, "hoa/randipan" },
    { 3, "tdp/tim" },
    { 2, "hoa/lt_commander_dudefella" },
    { 2, "hoa/lhurg_venomblade" },

    { 4, "hoa/deadly_poison" },
    { 4, "hoa/sinister_strike" },
    { 3, "hoa/eviscerate" },
    { 2, "tdp/shiv" },
    { 1, "hoa/backstab" },
    { 1, "hoa/gouge" },
    { 1, "hoa/waylay" },
    { 2, "tdp/kick" },
    { 1, "hoa/coup_de_grace" },
    { 1, "tdp/prey_on_the_weak" },
    { 1, "tdp/distract" },
    { 1, "hoa/cold_blood" },
    { 1, "tdp/vanish" },
    { 1, "hoa/stealth" },
    { 1, "hoa/dismantle" },

    { 4, "hoa/krol_blade" },
    { 2, "hoa/scarlet_kris" },
    { 1, "hoa/heartseeker" },
    { 1, "hoa/barman_shanker" },
    { 1, "tdp/silent_fang" },
    { 1, "hoa/devilsaur_leggings" },
    { 3, "tdp/major_healing_potion" },

    { 3, "tdp/a_refugee_s_quandary" },
    { 1, "hoa/into_the_maw_of_madness" },
  },
}
