-- R503.2b, of a Boss of two shells: what would destroy him makes him another one instead.
local second = boss "Second Lord" { order = 2, health = 20, text = "" }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 10 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(10, "fire", t.hero) end }
local shell = boss "Shell" { order = 1, health = 10, text = "If this would be destroyed, it breaks open instead.",
  powers = { instead.destroyed { of = this,
    effect = function(me) me:swap_to("scenario/second_lord", { keep_readiness = true }) end } } }

return {
  scenario "A Boss who breaks open instead of being destroyed begins nothing of the kind" {
    cites = { "R101.4" },
    raid = raid "One Shell" {
      players = { 1, 1 },
      words = { ended = 0 },
      decks = { "main" },
      bosses = { "shell", "second_lord" },
      boss_destroyed = sequence "It is over" { steps = { function(boss)
        set_word("ended", raid.ended + 1)
        boss:lose()
      end } },
      boss_turn = { ready_step, action_phase, end_phase },
    },
    cards = { shell = shell, second_lord = second, bolt = bolt },
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Bolt", "Bolt" } })
      t:boss { boss = { "Shell", exhausted = true } }
    end,
    play = function(t)
      for i = 1, 3 do
        t:word("ended", 0)
        t:plays(1, "Bolt", { target = "hero@boss" })
        t:everyone_passes()
        if i == 1 then
          t:in_play("boss", "Second Lord")
          t:exhausted("hero@boss")
        end
      end
    end,
    expect = function(t)
      t:word("ended", 1)
      t:winner("raiders")
    end,
  },
}
