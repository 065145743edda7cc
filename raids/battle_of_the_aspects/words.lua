-- What the steps and the cards of this raid share.
local yours = your.ability:or_type("ally", "equipment")

-- So many cards of each raider's deck, from the top.
local function top_cards(boss, number)
  local cards = all {}
  for _, player in each(boss.opponents) do cards = cards + player.deck:top(number) end
  return cards
end

local function is_even(number) return number % 2 == 0 end

return {
  is_even = is_even,
  bloods = your.ally:with { name = "Corrupted Blood" },
  marked = any.hero:marked("MARKED"),
  late = word.stage:at_least(value.late),
  yours = yours,
  top_cards = top_cards,

  -- As his turn starts, once MARKED is there, in this order.
  dawn = function(order, effect, only_if)
    return at.start_of_part { part = "Dawn", whose = "your", order = order, only_if = only_if, effect = effect }
  end,

  -- So much damage to him in one turn breaks it.
  breaks = function(blow)
    return when.dealt_damage { of = your.hero, reaches = blow, effect = function(me) me:destroy() end }
  end,

  bleed = function(boss, number) boss:put_token("battle_of_the_aspects/corrupted_blood", number) end,

  -- Each of them destroys so many cards that are no heroes, face-down resources too.
  lose = function(players, number)
    players:each_choose { from = your.card:without_type("hero"):in_zone("play", "resources"), count = number,
      to = "destroy", prompt = "Which cards do you lose?" }:destroy()
  end,
}
