return ally "Warden" {
  cost = 2, atk = 2, damage = "melee", health = 2,
  text = "If another ally in your party would leave play, destroy it instead. Opponents can't interact with this in any way.",
  powers = {
    instead.leaves_play { of = your.ally:other(), becomes = "destroyed" },
    gives { to = this, cant = "be reached by opponents" },
  },
}
