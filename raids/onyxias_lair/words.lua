-- Words that several cards of this raid share.
local topmost_allies = use "onyxias_lair/topmost_allies"

return {
  attacking_hero = your.hero:with { attacking = true },

  -- What a raider may lose to fire and claw beside heroes.
  spoils = opposing.ally:or_type("ability", "equipment"),

  -- R203.3a: a Whelp is always this token.
  hatch = function(player, count)
    return player:put_token("onyxias_lair/onyxian_whelp", count)
  end,

  -- R203.2a: the top event is revealed by going to the chain. R201.2a, R201.2b: it ends as a face-down resource.
  next_event = function(boss)
    local event = boss.decks.event:top()
    if event then boss:add_to_chain(event, { cant_be_interrupted = true, rests = "resources" }) end
  end,

  -- A game from a later stage: three turns each went by for every stage before it. So many resources the raiders have,
  -- and three allies each; so many of her events are face-down resources.
  from_boss = function(boss, card)
    local stage = card.key == "onyxias_lair/onyxia_3" and 3 or card.key == "onyxias_lair/onyxia_2" and 2 or 1
    local turns = 3 * (stage - 1)
    set_word("stage", stage)
    for _, raider in each(boss.opponents) do
      for _, ally in each(topmost_allies(raider)) do ally:to_play { under = raider } end
      raider.deck:top(turns):to_resources { face = "down", of = raider }
    end
    boss.decks.event:top(turns):to_resources { face = "down", of = boss }
  end,
}
