local pike = weapon "Pike" { cost = 3, atk = 3, damage = "melee", strike = 3, tags = { "Melee (1)" },
  text = "1, destroy this: if your hero has Enchanting, draw two cards.",
  powers = { pays { cost = { resources = 1, destroy = this }, effect = function(me)
    if me.hero:is(any.hero:with { tag = "Enchanting" }) then me.player:draw(2) end
  end } } }
local smith = hero "Smith" { health = 30, tags = { "Enchanting" }, text = "" }
local gatherer = hero "Gatherer" { health = 30, tags = { "Herbalism" }, text = "" }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 }

local function pays(name, hero, drawn)
  return scenario(name) {
    cites = { "CR 206.1" },
    cards = { pike = pike, smith = smith, gatherer = gatherer, ox = ox },
    given = function(t)
      t:seat(1, { hero = hero, play = { "Pike" }, resources = 1, deck = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:uses(1, "Pike")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Pike")
      t:hand_count(1, drawn)
    end,
  }
end

return {
  pays("A hero has the profession on his type line", "Smith", 2),
  pays("And no other: the weapon is gone for nothing", "Gatherer", 0),
}
