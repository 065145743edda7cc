return ability "Test Oath" {
  cost = 2, class = "any",
  -- check: allow text-may because the word stands in a saying
  -- check: allow text-whose because nothing is wrong here --> error waiver
  text = "Your hero is readied. \z
    May the road rise.",
  play = function(me) me.hero:ready() end,
}
