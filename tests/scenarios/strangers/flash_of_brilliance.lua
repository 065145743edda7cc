local flash = ability "Flash of Brilliance" { cost = 3, ongoing = true, tags = { "Arcane" }, class = "mage",
  text = "Ongoing: At the start of your turn, you may destroy this. If you do, choose an ongoing Mage ability of your \z
    collection, reveal it, and put it into your hand.",
  powers = { at.start_of_turn { whose = "your", may = "destroy", effect = function(me)
    if #me:destroy() == 0 then return end
    local key = me.player:choose_from_collection({ type = "ability", class = "mage", ongoing = true }, { prompt = "Which ability?" })
    if key then me.player:make_card(key):reveal():to_hand() end
  end } } }
local cards = { flash = flash, ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 } }

local function starts_turn(t, answer)
  t:ends_turn()
  t:answers(1, answer)
end
local function given(t)
  t:seat(1, { play = { "Flash of Brilliance" }, deck = { "Ox", "Ox" } })
  t:seat(2, { deck = { "Ox", "Ox" } })
  t:turn(2)
end

return {
  scenario "A flash of brilliance is spent for any ongoing Mage ability that there is" {
    raid = "duel",
    cites = { "CR 800.2b", "CR 712.7" },
    cards = cards, given = given,
    play = function(t)
      starts_turn(t, "yes")
      t:not_offered(1, "Fire Blast")
      t:answers(1, "Fireball")
    end,
    expect = function(t)
      t:in_hand(1, "Fireball")
      t:in_graveyard(1, "Flash of Brilliance")
      t:told { "reveals Fireball" }
    end,
  },
  scenario "Who keeps the flash for later gets nothing yet" {
    raid = "duel",
    cites = { "CR 712.7" },
    cards = cards, given = given, play = function(t) starts_turn(t, "no") end,
    expect = function(t) t:in_play(1, "Flash of Brilliance") end,
  },
}
