return ability "Test Bolt" {
  cost = 2,
  targets = {
    target("one", any.card:in_zone("graveyard"), harm, { one_graveyard = true }),  --> error contradiction
    target("two", any.ally, harm, { count = 2, one_graveyard = true }),  --> error contradiction
    target("all", player.any, harm, { any_number = true, total = { cost = { max = 7 } } }),  --> error contradiction
    target("sum", any.ally, harm, { any_number = true, total = { cost = { max = 7 }, atk = { max = 2 } } }),  --> error wrong-type
  },
  play = function(me, t) t.one:destroy(); t.two:destroy(); for _, who in ipairs(t.all) do who:draw(1) end t.sum:destroy() end,
}
