return deck "Magtheridon's Lair: Channelers" {
  size = 5,
  cards = {
    { 2, "magtheridons_lair/summoner_channeler" },
    { 1, "magtheridons_lair/dark_mending_channeler" },
    { 2, "magtheridons_lair/shadow_channeler" },
  },
}
