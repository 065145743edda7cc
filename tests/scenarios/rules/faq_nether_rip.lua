local function portal(me)
  local shown = me.player.deck:top(3):reveal()
  local demons = shown:where(any.ally:with { tag = "Demon", cost = { max = 3 } })
  local it = me.player:choose { from = demons, up_to = 1, prompt = "Put into play" }[1]
  if it then it:to_play() end
  local rest = me.player:choose { from = shown, count = 3, prompt = "Under the deck, in this order" }
  rest:to_deck("bottom", { ordered = true })
end

return scenario "The second Portal sees what the first has put under the deck" {
  cites = { "CR 709.2b" },
  cards = {
    rip = ability "Twin Rift" { cost = 4, text = "Portal, Portal", play = function(me) portal(me) portal(me) end },
    imp = ally "Young Imp" { cost = 1, atk = 1, damage = "fire", health = 1, tags = { "Demon" } },
    hound = ally "Pit Hound" { cost = 3, atk = 1, damage = "fire", health = 1, tags = { "Demon" } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Twin Rift" }, resources = 4, deck = { "Young Imp", "Ox", "Pit Hound", "Elk" } })
  end,
  play = function(t)
    t:plays(1, "Twin Rift")
    t:everyone_passes()
    t:answers(1, "Pit Hound")
    t:answers(1, { "Young Imp", "Ox" })
    t:chain(1)                                     -- nobody could answer in between
    t:answers(1, "Young Imp")                      -- seen again: Elk, Young Imp, Ox
    t:answers(1, { "Ox", "Elk" })
  end,
  expect = function(t)
    t:in_play(1, "Pit Hound")
    t:in_play(1, "Young Imp")
    t:deck_count(1, 2)
  end,
}
