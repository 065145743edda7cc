return deck "The Battle of the Aspects: Limb Tentacles and Cataclysm" {
  size = 5,
  cards = {
    { 1, "battle_of_the_aspects/cataclysm" },
    { 1, "battle_of_the_aspects/azure_limb_tentacle" },
    { 1, "battle_of_the_aspects/bronze_limb_tentacle" },
    { 1, "battle_of_the_aspects/emerald_limb_tentacle" },
    { 1, "battle_of_the_aspects/ruby_limb_tentacle" },
  },
}
