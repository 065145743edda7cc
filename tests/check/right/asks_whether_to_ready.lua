return ability "Test Breath" {
  cost = 1, class = { "mage" },
  text = "You may ready your hero.",
  play = function(me) if me.player:may("Ready it?", "ready", me.hero) then me.hero:ready() end end,
}
