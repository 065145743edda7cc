return deck "Black Temple: Betrayer Event deck, epic" {
  plan = "Two of each: after five turns the flames fall at the start of every turn.",
  size = 10,
  cards = {
    { 2, "black_temple/demonic_fireball" },
    { 2, "black_temple/draw_soul" },
    { 2, "black_temple/flame_crash" },
    { 2, "black_temple/shadow_demons" },
    { 2, "black_temple/flames_of_azzinoth" },
  },
}
