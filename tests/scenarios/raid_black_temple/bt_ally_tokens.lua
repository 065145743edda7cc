-- BT:Ally Tokens: they come with their Boss, wait like any ally, and may change sides.
local pike = ally "Pike" { cost = 1, atk = 6, damage = "melee", health = 9, keywords = { "Ferocity" } }
local lure = ability "Lure" { cost = 0, instant = true, text = "For the rest of the game you control target ally.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t) t.ally:gain { control = true, lasts = rest_of_game } end }
local doom = ability "Doom" { cost = 0, instant = true, text = "Your hero deals 6 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(6, "fire", t.hero) end }
local cards = { pike = pike, lure = lure, doom = doom }

return {
  scenario "Six Channelers come with the Shade; those that come in their player's turn wait for his next one" {
    cites = { "BT:Ally Tokens" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Doom" }, play = { "Pike" }, deck = { "Pike", "Pike" } })
      t:boss { boss = "black_temple/supremus", deck = { "Pike", "Pike" },
        decks = { minion = { "Sister of Pain", "Sister of Pain" } } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Doom", { target = "hero@boss" })
      t:finishes_chain()
      t:in_play("boss", "Shade of Akama")
      t:count_in_play("boss", "Ashtongue Channeler", 6)
      t:cant("boss", "attacks", "Ashtongue Channeler@boss", { defender = "hero@1", reason = "CR 302.2" })
      t:ends_turn()
      t:ends_turn()
      t:answers("boss", "Pike@1")
      t:to_action_phase()
    end,
    expect = function(t) t:can("boss", "attacks", "Ashtongue Channeler@boss", { defender = "hero@1" }) end,
  },
  scenario "A raider may take a Channeler over, and it is his" {
    cites = { "BT:Ally Tokens" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Lure" }, play = { "Pike" }, resources = 1, deck = { "Pike" } })
      t:boss { boss = "black_temple/supremus" }
      t:turn(1)
    end,
    play = function(t)
      t:attacks(1, "Pike@1", "hero@boss")
      t:to_end_of_combat()
      t:plays(1, "Lure", { target = { "Ashtongue Channeler", 1 } })
      t:finishes_chain()
      t:count_in_play("boss", "Ashtongue Channeler", 5)
      t:uses(1, "Ashtongue Channeler@1")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_hand(1, "Pike")
      t:count_in_play(1, "Ashtongue Channeler", 0)
    end,
  },
  scenario "A Shadowy Construct is a Construct, a Soul Fragment a Fragment" {
    raid = "black_temple",
    cites = { "CR 202.1a" },
    cards = {
      bane = ability "Bane" { cost = 0, text = "Destroy target Construct ally.",
        targets = { target("it", any.ally:with { tag = "Construct" }, harm) }, play = function(_, t) t.it:destroy() end },
      shard = ability "Shard" { cost = 0, text = "Destroy target Fragment ally.",
        targets = { target("it", any.ally:with { tag = "Fragment" }, harm) }, play = function(_, t) t.it:destroy() end },
    },
    given = function(t)
      t:seat(1, { hand = { "Bane", "Shard" } })
      t:boss { boss = "black_temple/supremus", play = { "Shadowy Construct", "Soul Fragment" } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Bane", { target = "Shadowy Construct" })
      t:everyone_passes()
      t:plays(1, "Shard", { target = "Soul Fragment" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:count_in_play("boss", "Shadowy Construct", 0)
      t:count_in_play("boss", "Soul Fragment", 0)
    end,
  },
}
