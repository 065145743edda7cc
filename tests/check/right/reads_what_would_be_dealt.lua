return ability "Test Alarm" {
  cost = 1, class = "any", ongoing = true,
  text = "Ongoing: If your hero would be dealt damage, exhaust your hero.",
  powers = {
    prevents.damage { to = your.hero, effect = function(me) me.hero:exhaust() end },
  },
}
