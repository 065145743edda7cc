return deck "Black Temple: Betrayer Event deck" {
  size = 5,                                       -- BT:What's in this Box
  cards = {
    { 1, "black_temple/demonic_fireball" },
    { 1, "black_temple/draw_soul" },
    { 1, "black_temple/flame_crash" },
    { 1, "black_temple/shadow_demons" },
    { 1, "black_temple/flames_of_azzinoth" },
  },
}
