-- Sorts texts, and shows what comes first.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local list = { "b", "A", "a", "B", "\u{e4}", "z" }
    table.sort(list)
    me.player:choose_number { min = 0, max = 3, prompt = table.concat(list, " ") }
  end,
}
