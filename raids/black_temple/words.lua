-- What the steps and the cards of this raid share.
local hand, bosses = use "black_temple/hand", use "black_temple/boss_table"
local unseen, tokens_come, free, keeps = holds "R502.2b", holds "R502.2c", holds "R504.1b", holds "R504.2a"

-- What lies face down in the Boss player's row, of which deck: a card that lies so has no type.
local hidden = {
  event = any.card:in_zone("resources"):with { face_down = true, deck = "event" },
  minion = any.card:in_zone("resources"):with { face_down = true, deck = "minion" },
}

-- R502.2b, R502.2c: what comes along with a Boss.
local function bring(player, about)
  for _, row in ipairs(tokens_come and about.tokens or {}) do player:put_token(row[2], row[1]) end
  player.decks.event:top(about.events or 0):to_resources { face = unseen and "down" or "up", of = player }
end

return {
  bring = bring,
  open_events = any.event:in_zone("play"),
  hidden = function(player, deck) return player.resources:where(hidden[deck]) end,

  -- R502.2: the next Boss, with the Minions that waited, his tokens and his events, which nobody looks at.
  enter = function(player, newcomer, minions)
    local about = bosses[newcomer.key] or {}
    local comers = free and minions + newcomer or newcomer
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
    if not keeps or not threat or player.is_boss or #player.resources <= threat then return end
    player:choose { from = player.resources, count = #player.resources - threat, to = "destroy",
      prompt = "Destroy resources down to the threat level" }:destroy()
  end,
}
