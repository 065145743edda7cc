-- Words that several cards of this raid share.
local attacking_hero = your.hero:with { attacking = true }

return {
  attacking_hero = attacking_hero,

  -- What a raider may lose to fire and claw beside heroes.
  spoils = opposing.ally:or_type("ability", "equipment"),

  -- R203.3a: a Whelp is always this token.
  hatch = function(player, count)
    return player:put_token("onyxias_lair/onyxian_whelp", count)
  end,

  -- R201.2, R203.2a: the top event is revealed by going to the chain.
  -- R201.2a: it ends as a face-down resource.
  next_event = function(boss)
    local event = boss.decks.event:top()
    if event then
      boss:add_to_chain(event, { uninterruptible = true, rests = "resources" })
    end
  end,

  fill_hand = function(player)
    player:draw(math.max(0, player.hand_max - #player.hand))
  end,
}
