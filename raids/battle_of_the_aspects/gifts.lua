-- The Gifts of the Aspects: what earns them is watched all through a raid, and gained as Deathwing has won it.
local gift = any.fixture:with { tag = "Gift of the Aspects" }
local seen = use "battle_of_the_aspects/seen"
local cites = "BA:Gift of the Aspects"

-- A hero is about to be destroyed. What is asked of the last one is written down at each of them.
local function falls(boss, event)
  local player = event.card.owner
  if seen.dreams() then set_word("_dream", 1) end
  if #player.graveyard >= 20 then set_word("_alexstrasza", 1) end
  if #player.resources <= 5 then set_word("_ysera", raid._ysera + 1) end
  set_word("_kalecgos", #player.hand == 0 and 1 or 0)
  set_word("_nozdormu", boss.hero.damage <= 10 and 1 or 0)
  set_word("_time_zone", #all(your.ally:in_zone("graveyard")) >= 5 and 1 or 0)
end

-- Whether the last raider lost their hero, and did not leave in another way.
local function by_destruction(boss)
  for _, player in each(boss.opponents) do
    if player.hero.in_play then return false end
  end
  return true
end

local function gain(name)
  if #all(gift:with { name = name }) == 0 then all(gift:with { deck = "pile", name = name }:in_zone("deck")):keep() end
end

return {
  powers = {
    as.start_of_turn { effect = seen.look, cites = cites },
    as.leaves_play { of = your.ally, effect = seen.look, cites = cites },
    seen.taken("_cauterize", opposing.ally, seen.crowded),
    seen.taken("_spellweaving", opposing.ally:with { keyword = "Boss" }, seen.doubled),
    as.leaves_play { of = opposing.hero, effect = falls, cites = cites },
    when.dealt_damage { by = opposing.hero, of = your.hero, only_if = word.stage:is(4) * word._dream:is(0),
      cant_be_interrupted = true, cites = cites, effect = function() set_word("_dream", 1) end },
  },

  at_start = function(boss) all(gift:with { deck = "gifts" }:in_zone("deck")):to_play { under = boss } end,

  at_end = function(boss, winner)
    all(gift):keep()                                       -- nobody used them
    if winner ~= "boss" then return end
    if raid._alexstrasza > 0 then gain("Alexstrasza's Presence") end
    if raid._cauterize > 0 or seen.crowded() then gain("Cauterize") end
    if raid._dream > 0 or seen.dreams() then gain("Enter the Dream") end
    if raid._spellweaving > 0 or seen.doubled() then gain("Spellweaving") end
    if raid._ysera == raid._raiders then gain("Ysera's Presence") end
    if not by_destruction(boss) then return end
    if raid._kalecgos > 0 then gain("Kalecgos' Presence") end
    if raid._nozdormu > 0 then gain("Nozdormu's Presence") end
    if raid._time_zone > 0 then gain("Time Zone") end
  end,
}
