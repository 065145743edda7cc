local rune = item "Rune" { cost = 0,
  text = "At the end of your turn, roll a die. 2 or 3: 1 fire damage to each hero and ally in a party of your choice. 4 or 5: "
    .. "3 fire damage to an opposing character. 6: each opponent puts an ally of his into its owner's hand.",
  powers = { at.end_of_turn { whose = "your", effect = function(me)
    local who = me.player
    local die = who:roll()
    if die == 2 or die == 3 then
      local party = who:choose { from = who.friends + who.opponents, prompt = "Whose party?" }
      me.hero:deal(1, "fire", any.character:of(party))
    elseif die == 4 or die == 5 then
      me.hero:deal(3, "fire", who:choose { from = opposing.character, prompt = "Which character?" })
    elseif die == 6 then
      who.opponents:each_choose { from = your.ally, prompt = "Who goes home?" }:to_hand()
    end
  end } } }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 }
local wisp = ally "Wisp" { cost = 1, atk = 0, damage = "melee", health = 9, keywords = { "Untargetable" } }

local function rolled(name, number, answer, expect)
  return scenario(name) {
    cites = { "CR 709.2b" },
    raiders = 2,
    cards = { rune = rune, ox = ox, wisp = wisp },
    given = function(t)
      t:seat(1, { play = { "Ox", "Wisp" } })
      t:seat(2, { play = { "Ox", "Wisp" } })
      t:boss { play = { "Rune", "Ox" } }
      t:dice { number }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:everyone_passes()
      answer(t)
    end,
    expect = expect,
  }
end

return {
  rolled("After the die a party is chosen, and all in it are hurt", 3, function(t) t:answers("boss", 2) end, function(t)
    t:damage("Ox@2", 1)
    t:damage("Wisp@2", 1)
    t:damage("hero@2", 1)
    t:damage("Ox@1", 0)
    t:damage("Ox@boss", 0)
  end),
  rolled("One that can't be targeted can be chosen", 4, function(t) t:answers("boss", "Wisp@2") end, function(t)
    t:damage("Wisp@2", 3)
  end),
  rolled("Each opponent chooses an ally of his own", 6, function(t)
    t:answers(1, "Wisp")
    t:answers(2, "Ox")
  end, function(t)
    t:in_hand(1, "Wisp")
    t:in_hand(2, "Ox")
    t:in_play(1, "Ox")
    t:in_play("boss", "Ox")
  end),
}
