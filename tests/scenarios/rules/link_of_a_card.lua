local hush = ability "Hush" {
  cost = 0, instant = true,
  text = "Choose an ability card that an opponent has played. Interrupt it.",
  play = function(me)
    local spell = me.player:choose {
      from = opposing.ability:in_zone("chain"), prompt = "Which one?", aim = harm }
    me.player:draw(spell.link:interrupt() and 1 or 0)
  end,
}
local probe = ability "Probe" {
  cost = 0, text = "Draw a card for each of your allies in play that is on the chain too.",
  play = function(me)
    for _, card in each(your.ally) do
      me.player:draw(card.link and 1 or 0)
    end
  end,
}

return {
  scenario "A card that was chosen on the chain can be interrupted by its link" {
    cites = { "CR 705.5", "CR 711.1" },
    cards = { hush = hush },
    given = function(t)
      t:seat(1, { hand = { "Hush" }, deck = { "Scorch" } })
      t:boss { hand = { "Flame Breath", "Knock Away" }, resources = 3 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Flame Breath")
      t:plays("boss", "Knock Away")
      t:passes("boss")
      t:plays(1, "Hush")
      t:everyone_passes()
      t:answers(1, "Flame Breath")
      t:in_graveyard("boss", "Flame Breath")
      t:hand_count(1, 1)
      t:chain(1)
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Knock Away")
      t:told { "Knock Away resolves" }
    end,
  },
  scenario "A card in play has no link" {
    cites = { "CR 705.5" },
    cards = { probe = probe },
    given = function(t)
      t:seat(1, { hand = { "Probe" }, play = { "Taz'dingo" }, deck = { "Scorch" } })
    end,
    play = function(t)
      t:plays(1, "Probe")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 0)
    end,
  },
}
