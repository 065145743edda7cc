local oxen = {}
for i = 1, 200 do oxen[i] = "Ox" end
return scenario "An effect that reads a card nobody remembers is at fault, and never reads nothing" {
  cites = { "CR 709.2d" },
  faults = true,
  cards = {
    ox = ally "Ox" { cost = 4, atk = 1, damage = "melee", health = 3 },
    flood = ability "Flood" { cost = 0, text = "Put your deck into your graveyard. If its bottom card was no Ox, you lose.",
      play = function(me)
        local all = me.player.deck:top(200)
        all:to_graveyard()
        if all[200].key ~= "scenario/ox" then me.player:lose() end
      end },
  },
  given = function(t) t:seat(1, { hand = { "Flood" }, deck = oxen }) end,
  play = function(t)
    t:plays(1, "Flood")
    t:everyone_passes()
  end,
  expect = function(t)
    t:winner("none")
  end,
}
