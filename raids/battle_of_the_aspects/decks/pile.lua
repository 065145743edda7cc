return deck "The Battle of the Aspects: Gifts of the Aspects that can be gained" {
  size = 8,
  cards = {
    { 1, "battle_of_the_aspects/alexstrasza_s_presence" },
    { 1, "battle_of_the_aspects/cauterize" },
    { 1, "battle_of_the_aspects/enter_the_dream" },
    { 1, "battle_of_the_aspects/kalecgos_presence" },
    { 1, "battle_of_the_aspects/nozdormu_s_presence" },
    { 1, "battle_of_the_aspects/spellweaving" },
    { 1, "battle_of_the_aspects/time_zone" },
    { 1, "battle_of_the_aspects/ysera_s_presence" },
  },
}
