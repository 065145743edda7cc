-- "If an opponent went first this game": of an ally, and of what enters play with counters.
local late = count(opposing.hero:with { went_first = true })
local cards = {
  jerrikar = ally "Ambassador Jerrikar" { cost = 5, atk = 4, damage = "melee", health = 5, unique = true, tags = { "Demon", "Satyr" },
    text = "Jerrikar has Ferocity if an opponent went first this game.",
    powers = { gives { to = this, keyword = "Ferocity", only_if = late } } },
  axe = weapon "Lucky Strike Axe" { cost = 4, atk = 1, damage = "melee", strike = 0, tags = { "Two-Handed", "Melee (1)", "Axe" },
    class = { "hunter", "paladin", "shaman", "warrior" }, values = { three = 3 },
    text = "This enters play with {three} +1 ATK counters if an opponent went first this game.",
    powers = { enters { counters = { ["+1 ATK"] = value.three }, only_if = late } } },
  hands = armor "The Hands of Fate" { cost = 2, def = 0, tags = { "Hands (1)", "Plate" }, class = { "paladin", "warrior" },
    values = { three = 3 }, text = "This enters play with {three} +1 DEF counters if an opponent went first this game.",
    powers = { enters { counters = { ["+1 DEF"] = value.three }, only_if = late } } },
}
local hand = { "Ambassador Jerrikar", "Lucky Strike Axe", "The Hands of Fate" }
local function plays_all(t, who)
  for _, name in ipairs(hand) do
    t:plays(who, name)
    t:everyone_passes()
  end
end
local function given(first, other)
  return function(t)
    t:seat(other, { hand = hand, resources = 11, deck = { "The Hands of Fate", "The Hands of Fate" } })
    t:seat(3 - other, { deck = { "The Hands of Fate", "The Hands of Fate" } })
    t:turn(first)
  end
end

return {
  scenario "Who had to wait for their first turn has a fierce ambassador, a lucky axe and hands of fate" {
    raid = "duel",
    cites = { "CR 101.1", "CR 404.1c", "CR 710.1b" },
    cards = cards, given = given(1, 2),
    play = function(t)
      t:ends_turn()
      plays_all(t, 2)
    end,
    expect = function(t)
      t:has("Ambassador Jerrikar", "Ferocity")
      t:can(2, "attacks", "Ambassador Jerrikar")
      t:atk("Lucky Strike Axe", 4)
      t:def("The Hands of Fate", 3)
    end,
  },
  scenario "Who went first has none of it" {
    raid = "duel",
    cites = { "CR 101.1" },
    cards = cards, given = given(1, 1),
    play = function(t) plays_all(t, 1) end,
    expect = function(t)
      t:has("Ambassador Jerrikar", "Ferocity", false)
      t:atk("Lucky Strike Axe", 1)
      t:def("The Hands of Fate", 0)
    end,
  },
}
