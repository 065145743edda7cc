return hero "Murozond, The Lord of the Infinite" {
  number = 1, rarity = "epic",
  master = true, cost = 12, atk = 2, damage = "arcane", health = 42,
  tags = { "Infinite", "Dragonkin", "Aspect" }, faction = "monster",
  values = { price = 3, far = 12, hurry = 2, tick = 1 },
  text = "While this is in hand, ({price}): Remove this from the game. Put {far} time counters \z
    on it. Only in your turn. <p> While this is removed from the game, ({hurry}): Remove {tick} \z
    time counter from it. Only in your turn. <p> While this is removed from the game, when your \z
    turn starts, if a time counter is on this, remove {tick} from it. <p> When the last time \z
    counter is taken from this, you may put it into play. <p> The first time that you would \z
    draw a card in each of your turns, instead search your deck for any one card and put it \z
    into your hand.",
  powers = {
    pays { id = "departs", works_in = "hand", only_your_turn = true, cost = { resources = value.price },
      effect = function(me) me:remove_from_game():add_counters("time", me.far) end },
    pays { id = "hurries", works_in = "removed from game", only_your_turn = true, cost = { resources = value.hurry },
      effect = function(me) me:remove_counters("time", me.tick) end },
    at.start_of_turn { works_in = "removed from game", whose = "your", only_if = stat("counters", "time"):at_least(1),
      effect = function(me) me:remove_counters("time", me.tick) end },
    when.counters { works_in = "removed from game", of = this, name = "time", may = true,
      only_if = function(_, event) return event.amount == 0 end,
      effect = function(me) me:to_play() end },
    instead.drawn { whose = "your", only_if = your_turn, once_per_turn = true,
      effect = function(me) all { me.player:search { in_zones = "deck" } }:to_hand() end },
  },
  rulings = {
    "Cards that you drew in a turn before he came do not count: the next one is his first.",
    "He is removed again for good where another hero takes over from him.",
  },
}
