local rock = ally "Rock" { cost = 1, atk = 0, damage = "melee", health = 5, text = "This can't be destroyed.",
  powers = { gives { to = this, cant = "be destroyed" } } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }

return {
  scenario "Who has to destroy one of his cards chooses one that can be destroyed" {
    cites = { "CR 709.2b" },
    cards = {
      crown = ability "Doom Crown" { cost = 0, text = "Target player destroys an ally that he controls.",
        targets = { target("who", player.any, harm) },
        play = function(me, t)
          local it = t.who:choose { from = t.who.party:where(any.ally), prompt = "Which one falls?", to = "destroy" }
          if it then it:destroy() end
        end },
      rock = rock, ox = ox,
    },
    given = function(t)
      t:seat(1, { play = { "Rock", "Ox" } })
      t:boss { hand = { "Doom Crown" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Doom Crown", { target = 1 })
      t:everyone_passes()                            -- one answer is left, which nobody need give
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:in_play(1, "Rock")
    end,
  },
  scenario "Where each destroys one of his cards, each chooses one that can be destroyed" {
    cites = { "CR 709.2b", "CR 802.1" },
    raiders = 2,
    cards = {
      plague = ability "Plague" { cost = 0, text = "Each opponent destroys an ally that he controls.",
        play = function(me)
          me.player.opponents:each_choose { from = your.ally, to = "destroy", prompt = "Which one falls?" }:destroy()
        end },
      rock = rock, ox = ox,
    },
    given = function(t)
      t:seat(1, { play = { "Rock", "Ox" } })
      t:seat(2, { play = { "Rock" } })
      t:boss { hand = { "Plague" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Plague")
      t:everyone_passes()                            -- raider 1 has one to choose, raider 2 none
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:in_play(1, "Rock")
      t:in_play(2, "Rock")
    end,
  },
}
