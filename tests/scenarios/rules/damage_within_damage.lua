-- Damage that an effect deals while other damage is still on its way is dealt at once, and apart from it (CR 408.1, 716.1).
local storm = ability "Storm" { cost = 0, text = "Your hero deals 3 fire damage to each opposing ally. Draw as many cards as damage was dealt this way.",
  play = function(me)
    local dealt = me.hero:deal(3, "fire", opposing.ally)
    me.player:draw(dealt)
  end }
local thorn = ally "Thorn" { cost = 1, atk = 0, damage = "nature", health = 5,
  text = "If this would be dealt damage, it deals {n} nature damage to each other ally instead.", values = { n = 5 },
  powers = { instead.dealt_damage { of = this, effect = function(me) me:deal(me.n, "nature", any.ally:other()) end } } }
local ward = ally "Ward" { cost = 1, atk = 0, damage = "melee", health = 9, text = "Prevent 2 damage that this would be dealt.",
  powers = { prevents.damage { to = this, amount = 2 } } }
local cards = { storm = storm, thorn = thorn, ward = ward }

local function storms(name, allies, damage)
  return scenario(name) {
    cites = { "CR 717.4", "CR 716.1" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Storm" }, deck = { "Storm", "Storm", "Storm", "Storm", "Storm", "Storm" } })
      t:boss { play = allies }
    end,
    play = function(t)
      t:plays(1, "Storm")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Thorn", 0)
      t:damage("Ward", damage)
      t:hand_count(1, 1)                  -- of the Storm's own damage alone
      t:told { "Thorn deals 3 nature damage to Ward", "deals 1 fire damage to Ward", "Storm resolves" }
    end,
  }
end

return {
  storms("What comes of the first of several is dealt first, and each is prevented for itself", { "Thorn", "Ward" }, 4),
  storms("What comes of the last of several is dealt apart from them", { "Ward", "Thorn" }, 4),
}
