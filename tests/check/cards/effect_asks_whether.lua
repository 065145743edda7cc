return ability "Test Wind" {
  cost = 2,
  text = "Target ally is destroyed.",  --> error text-may
  targets = { target("victim", any.ally, harm) },
  play = function(me, t)
    if me.player:may("Destroy it?") then t.victim:destroy() end
  end,
}
