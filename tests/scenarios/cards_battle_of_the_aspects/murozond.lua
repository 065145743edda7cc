-- Treasure 1: a master hero who comes from out of the game.
local ox = ally "Ox" { cost = 4, atk = 1, damage = "melee", health = 9, text = "" }
local hat = item "Hat" { cost = 2, text = "" }
local jot = ability "Jot" { cost = 0, instant = true,
  text = "Draw two cards.", values = { cards = 2 }, play = function(me) me.player:draw(me.cards) end }
local rush = ability "Rush" { cost = 0, values = { gone = 10 },
  text = "Remove {gone} time counters from each removed card of yours.",
  play = function(me) all(your.card:in_zone("removed")):remove_counters("time", me.gone) end }
local cards = { ox = ox, hat = hat, jot = jot, rush = rush }
local deck = { "Ox", "Ox", "Ox", "Ox", "Hat" }
local function duel(title)
  return function(fields)
    fields.raid, fields.cards = "duel", cards
    return scenario(title)(fields)
  end
end
local name = "Murozond, The Lord of the Infinite"

return {
  duel "Murozond goes out of the game with twelve counters, in your turn, and loses one as each of your turns starts" {
    given = function(t)
      t:seat(1, { hand = { name }, resources = 7, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:uses(1, name)
      t:everyone_passes()
      t:removed(1, name)
      t:told { "now has 12 time" }
      t:uses(1, name)
      t:everyone_passes()
      t:told { "now has 11 time" }
      t:ready_resources(1, 2)
      t:ends_turn()
      t:passes(2)
      t:not_offered(1, name)                           -- not in another's turn
      t:ends_turn()
    end,
    expect = function(t) t:told { "now has 10 time" } end,
  },
  duel "Murozond leaves your hand so in your turn alone" {
    given = function(t)
      t:seat(1, { hand = { name }, resources = 7, deck = deck })
      t:seat(2, { deck = deck })
      t:turn(2)
    end,
    play = function(t) t:cant(1, "uses", name) end,
    expect = function(t) t:in_hand(1, name) end,
  },
  duel "Murozond may come as the last counter goes, and takes over from your hero" {
    given = function(t)
      t:seat(1, { hero = { "aggro/volunteer", damage = 4 }, hand = { name, "Rush" }, resources = 7, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:uses(1, name)
      t:everyone_passes()
      t:plays(1, "Rush")
      t:everyone_passes()
      t:uses(1, name)
      t:everyone_passes()
      t:told { "now has 1 time" }
      t:uses(1, name)
      t:everyone_passes()
      t:everyone_passes()
      t:answers(1, "yes")
    end,
    expect = function(t) t:in_play(1, name); t:damage("hero@1", 4); t:health("hero@1", 42); t:atk("hero@1", 2) end,
  },
  duel "Murozond who is not wanted stays away; without counters nothing more goes" {
    given = function(t)
      t:seat(1, { hand = { name, "Rush" }, resources = 7, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:uses(1, name)
      t:everyone_passes()
      t:plays(1, "Rush")
      t:everyone_passes()
      t:ends_turn()
      t:ends_turn()
      t:uses(1, name)
      t:everyone_passes()
      t:everyone_passes()
      t:answers(1, "no")
      t:uses(1, name)
      t:everyone_passes()
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:removed(1, name); t:is_turn(1); t:can(1, "passes") end,
  },
  duel "In play, the first card that you would draw in your turn is any card of your deck" {
    given = function(t)
      t:seat(1, { hero = name, hand = { "Jot", "Jot" }, deck = { "Ox", "Ox", "Ox", "Ox", "Ox", "Hat" } })
      t:seat(2, { deck = deck })
      t:turn(2)
    end,
    play = function(t)
      t:passes(2)
      t:plays(1, { "Jot", 1 })                         -- in another's turn it is drawn
      t:everyone_passes()
      t:hand_count(1, 3)
      t:ends_turn()
      t:answers(1, "Hat")
      t:ends_turn()
      t:is_turn(1)
      t:hand_count(1, 4)
      t:plays(1, "Jot")                                -- the second and third card of the turn
      t:everyone_passes()
    end,
    expect = function(t) t:in_hand(1, "Hat"); t:hand_count(1, 5); t:deck_count(1, 1) end,
  },
}
