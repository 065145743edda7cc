-- Three cards that call back any number of cards, as long as they do not cost more together than there are resources.
local function from_the_past(name, class, tag, what, cards)
  return ability(name .. " from the Past") { cost = 7, class = class, tags = { tag },
    text = "Any number of target " .. what .. " of your graveyard, with a total cost of no more than the number of your resources, enter play.",
    targets = { target("back", cards:in_zone("graveyard"), help, { any_number = true, total = { cost = { max = count(your.resource) } } }) },
    play = function(_, t) t.back:to_play() end }
end
local cards = {
  faces = from_the_past("Faces", "priest", "Holy", "ally cards", your.ally),
  flickers = from_the_past("Flickers", "mage", "Arcane", "ongoing ability cards", your.ability:with { ongoing = true }),
  gifts = from_the_past("Gifts", "shaman", "Enhancement", "equipment cards", your.equipment),
  ox = ally "Ox" { cost = 4, atk = 1, damage = "melee", health = 5 }, elk = ally "Elk" { cost = 3, atk = 1, damage = "melee", health = 5 },
  ward = ability "Ward" { cost = 3, ongoing = true, text = "Ongoing: Your allies have +1 ATK.",
    powers = { gives { to = your.ally, atk = plus(1) } } },
  jab = ability "Jab" { cost = 1, text = "Draw a card.", play = function(me) me.player:draw() end },
  gem = item "Gem" { cost = 2 }, mail = armor "Mail" { cost = 5, def = 1 },
}
local grave = { "Ox", "Elk", "Elk", "Ward", "Jab", "Gem", "Mail" }

return {
  scenario "Faces from the Past: allies come back that cost seven together, of seven resources" {
    cites = { "CR 706.1", "CR 709.2a" },
    cards = cards,
    given = function(t) t:seat(1, { hand = { "Faces from the Past" }, graveyard = grave, resources = 7 }) end,
    play = function(t)
      t:cant(1, "plays", "Faces from the Past", { target = { "Ox", { "Elk", 1 }, { "Elk", 2 } } })
      t:plays(1, "Faces from the Past", { targets = { "Ox", { "Elk", 1 } } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Ox")
      t:count_in_play(1, "Elk", 1)
    end,
  },
  scenario "Flickers from the Past: an ability comes back that is ongoing, and no other" {
    cites = { "CR 706.1", "CR 305.1" },
    cards = cards,
    given = function(t) t:seat(1, { hand = { "Flickers from the Past" }, graveyard = grave, resources = 7 }) end,
    play = function(t)
      t:cant(1, "plays", "Flickers from the Past", { target = "Jab" })
      t:plays(1, "Flickers from the Past", { targets = { "Ward" } })
      t:everyone_passes()
    end,
    expect = function(t) t:in_play(1, "Ward") end,
  },
  scenario "Gifts from the Past: equipment of all kinds comes back" {
    cites = { "CR 706.1", "CR 300.1" },
    cards = cards,
    given = function(t) t:seat(1, { hand = { "Gifts from the Past" }, graveyard = grave, resources = 7 }) end,
    play = function(t)
      t:plays(1, "Gifts from the Past", { targets = { "Gem", "Mail" } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Gem")
      t:in_play(1, "Mail")
    end,
  },
}
