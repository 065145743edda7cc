local doom = ability "Doom" { cost = 0, text = "Destroy target hero. Then draw a card for each ally in play.",
  targets = { target("it", any.hero, harm) },
  play = function(me, t)
    t.it:destroy()
    local count = 0
    for _ in each(any.ally) do count = count + 1 end
    if count > 0 then me.player:draw(count) end
  end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }

return {
  scenario "Who loses is gone, with his cards, before the effect goes on" {
    cites = { "CR 102.3" },
    raiders = 2,
    cards = { doom = doom, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Doom" }, play = { "Ox" }, deck = { "Ox", "Ox", "Ox", "Ox" } })
      t:seat(2, { hero = "tdp/pagatha_soulbinder", play = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Doom", { target = "Pagatha Soulbinder" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:lost(2)
      t:hand_count(1, 1)                -- his own ally's, and none for those that have left
      t:winner("none")
    end,
  },
  scenario "Who is made to lose is gone before the effect goes on" {
    cites = { "CR 102.3" },
    raiders = 2,
    cards = { ox = ox, exile = ability "Exile" { cost = 0,
      text = "Target hero's controller loses the game. Then draw a card for each ally in play.",
      targets = { target("it", any.hero, harm) },
      play = function(me, t)
        t.it.controller:lose()
        local count = 0
        for _ in each(any.ally) do count = count + 1 end
        me.player:draw(count)
      end } },
    given = function(t)
      t:seat(1, { hand = { "Exile" }, play = { "Ox" }, deck = { "Ox", "Ox", "Ox", "Ox" } })
      t:seat(2, { hero = "tdp/pagatha_soulbinder", play = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Exile", { target = "Pagatha Soulbinder" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:lost(2)
      t:hand_count(1, 1)
    end,
  },
}
