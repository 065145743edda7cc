-- What the steps and the cards of this raid share.
local hand, bosses = use "black_temple/hand", use "black_temple/boss_table"

-- What lies face down in the Boss player's row, of which deck: a card that lies so has no type.
local hidden = {
  event = any.card:in_zone("resources"):with { face_down = true, deck = "event" },
  minion = any.card:in_zone("resources"):with { face_down = true, deck = "minion" },
}

-- What comes along with a Boss: his tokens (R502.2c), and his events, which nobody looks at (R502.2b).
local function bring(player, about)
  for _, row in ipairs(about.tokens or {}) do player:put_token(row[2], row[1]) end
  player.decks.event:top(about.events or 0):to_resources { face = "down", of = player }
end

return {
  bring = bring,
  open_events = any.event:in_zone("play"),
  hidden = function(player, deck) return player.resources:where(hidden[deck]) end,

  -- R502.2, R504.1b: the next Boss and the Minions that waited, who come free; what he brings; his new hand.
  enter = function(player, newcomer, minions)
    local about = bosses[newcomer.key] or {}
    local comers = minions + newcomer
    comers:to_play { under = player }
    bring(player, about)
    hand.renew(player, about.new_hand)
  end,

  -- What a Boss takes out of the game with him: Teron his Constructs, whoever has them.
  take_along = function(fallen)
    local about = bosses[fallen.key] or {}
    if about.takes then all(about.takes):remove_from_game() end
  end,

  -- R504.2a: a raider keeps as many resources as the Boss's threat level says.
  keep_to_threat = function(player)
    local boss = all(any.hero:with { boss = true })[1]
    local threat = boss and bosses[boss.key] and bosses[boss.key].threat
    if not threat or player.is_boss or #player.resources <= threat then return end
    player:choose { from = player.resources, count = #player.resources - threat, to = "destroy",
      prompt = "Destroy resources down to the threat level" }:destroy()
  end,
}
