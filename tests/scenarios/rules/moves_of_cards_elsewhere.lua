-- What t:plays and t:uses take, t:can and t:cant are asked about in the same words.
local quiet = ability "Quiet" { cost = 0, text = "Draw a card.", play = function(me) me.player:draw(1) end }
local reader = hero "Reader" { health = 20, text = "You may play opposing abilities.",
  powers = {
    gives { to = opposing.ability:in_zone("hand"), playable = true },
    pays { id = "rest", cost = {}, effect = function(me) me:exhaust() end },
    pays { id = "turn", cost = { resources = 9 }, effect = function(me) me:flip() end },
  },
  back = { text = "" } }
local scholar = ally "Scholar" { cost = 1, atk = 0, damage = "melee", health = 2, text = "(0): Draw a card.",
  powers = { pays { cost = {}, effect = function(me) me.player:draw(1) end } } }
local cards = { quiet = quiet, reader = reader, scholar = scholar }
local function given(t)
  t:seat(1, { hero = "Reader" })
  t:boss { hand = { "Quiet" }, play = { "Scholar" } }
end

return {
  scenario "A card in another's hand is asked about as it is played" {
    cards = cards, given = given,
    play = function(t)
      t:can(1, "plays", "Quiet")
      t:plays(1, "Quiet")
      t:everyone_passes()
    end,
    expect = function(t) t:in_graveyard("boss", "Quiet") end,
  },
  scenario "What a player can't use may be anybody's" {
    cards = cards, given = given,
    play = function(t) t:cant(1, "uses", "Scholar") end,
    expect = function(t) t:in_play("boss", "Scholar") end,
  },
  scenario "A power is named by its place or its id" {
    cards = cards, given = given,
    play = function(t)
      t:can(1, "uses", "hero@1", { power = "rest" })
      t:cant(1, "uses", "hero@1", { power = "turn", reason = "CR 403" })
      t:cant(1, "uses", "hero@1", { power = 2, reason = "CR 403" })
      t:uses(1, "hero@1", { power = "rest" })
      t:everyone_passes()
    end,
    expect = function(t) t:exhausted("hero@1") end,
  },
}
