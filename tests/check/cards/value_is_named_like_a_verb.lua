return ability "Test Vault" {
  cost = 1, class = { "mage" },
  values = { keep = 5 },  --> error contradiction
  text = "Draw {keep} cards.",
  play = function(me) me.player:draw(me.keep) end,
}
