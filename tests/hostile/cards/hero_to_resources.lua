-- Makes its hero a resource.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:to_resources { face = "up" }
  end,
}
