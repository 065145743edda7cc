local hammer = weapon "Twilight's Hammer" { cost = 7, atk = 3, damage = "melee", strike = 1, tags = { "One-Handed", "Mace", "Melee (1)" },
  class = { "druid", "paladin", "priest", "shaman" },
  text = "[Activate], exhaust your hero, destroy another ability, ally or equipment you control: Gain control of target opposing card \z
    from now on, if it shares a type with the card that was destroyed. Only on your turn.",
  powers = { pays { cost = { exhaust = { this, your.hero }, destroy = your.ability:or_type("ally", "weapon", "armor", "item"):other() },
    only_your_turn = true, targets = { target("prize", opposing.card, harm) },
    effect = function(me, t)
      local spent = me.paid_with:where(any.card:without_type("hero"))[1]
      if t.prize and spent and t.prize:shares("type", spent) then t.prize:gain { control = true, lasts = rest_of_game } end
    end } } }
local cards = { hammer = hammer, ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 }, gem = item "Gem" { cost = 1 } }
local function swings(title, spent, owner)
  return scenario(title) {
    raid = "duel",
    cites = { "CR 403.5", "CR 300.1c", "CR 401.3" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Twilight's Hammer", "Ox", "Gem" } })
      t:seat(2, { play = { "Elk" } })
    end,
    play = function(t)
      t:uses(1, "Twilight's Hammer", { target = "Elk", pay = { "hero@1", spent } })
      t:in_graveyard(1, spent)
      t:exhausted("hero@1")
      t:everyone_passes()
    end,
    expect = function(t) t:in_play(owner, "Elk") end,
  }
end

return { swings("An ally is given for an ally", "Ox", 1), swings("An item is given for an ally in vain", "Gem", 2) }
