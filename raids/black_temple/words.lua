-- What the steps and the cards of this raid share.
local hand = use "black_temple/hand"
local unseen, tokens_come, free, keeps = holds "R502.2b", holds "R502.2c", holds "R504.1b", holds "R504.2a"
local no_threat, his_events = holds "R504.2b" and 255 or 10, holds "BT:Boss 9 The Betrayer" and 5 or 0

-- How many events and which tokens come with each Boss, and how many resources a raider keeps against him.
local bosses = {
  ["black_temple/high_warlord_naj_entus"] = { threat = 4 },
  ["black_temple/supremus"] = { events = 1, threat = 5 },
  ["black_temple/shade_of_akama"] = { events = 2, threat = 6, tokens = { { 6, "black_temple/ashtongue_channeler" } } },
  ["black_temple/teron_gorefiend"] = { events = 2, threat = 7,
    takes = holds "BT:Boss 4 Teron Gorefiend" and any.ally:with { name = "Shadowy Construct" } or nil },
  ["black_temple/gurtogg_bloodboil"] = { events = 3, threat = 8 },
  ["black_temple/shrine_of_lost_souls"] = { events = 3, threat = 9, tokens = { { 3, "black_temple/soul_fragment" } } },
  ["black_temple/essence_of_desire"] = { threat = 9 },
  ["black_temple/mother_shahraz"] = { events = 3, threat = 10 },
  ["black_temple/the_illidari_council"] = { events = 4, threat = no_threat,
    tokens = { { 1, "black_temple/gathios_the_shatterer" }, { 1, "black_temple/high_nethermancer_zerevor" },
      { 1, "black_temple/lady_malande" }, { 1, "black_temple/veras_darkshadow" } } },
  ["black_temple/the_betrayer"] = { events = his_events, new_hand = 7, threat = no_threat },
}

-- What lies face down in the Boss player's row, of which deck: a card that lies so has no type.
local hidden = {
  event = any.card:in_zone("resources"):with { face_down = true, deck = "event" },
  minion = any.card:in_zone("resources"):with { face_down = true, deck = "minion" },
}

return {
  bosses = bosses,
  open_events = any.event:in_zone("play"),
  hidden = function(player, deck) return player.resources:where(hidden[deck]) end,

  -- R502.2: the next Boss, with the Minions that waited, his tokens and his events, which nobody looks at.
  enter = function(player, newcomer, minions)
    local about = bosses[newcomer.key] or {}
    local comers = free and minions + newcomer or newcomer
    comers:to_play { under = player }
    for _, row in ipairs(tokens_come and about.tokens or {}) do player:put_token(row[2], row[1]) end
    for _ = 1, about.events or 0 do                  -- one by one: an empty deck is refilled (R101.3c)
      player.decks.event:top(1):to_resources { face = unseen and "down" or "up", of = player }
    end
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
