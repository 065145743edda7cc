local bend = ability "Bend" { cost = 0, instant = true,
  text = "If target ability has a single target, change it to your hero or to the ability's controller's hero.",
  targets = { target("link", link.ability, harm) },
  play = function(me, t)
    local old = t.link.single_target
    if old and not t.link:change_target(old, t.link.controller.hero) then
      t.link:change_target(old, me.hero)
    end
  end }
local verdict = ability "Verdict" { cost = 0, text = "Your hero deals 2 holy damage to target opposing hero or ally.",
  targets = { target("it", opposing.character, harm) },
  play = function(me, t) me.hero:deal(2, "holy", t.it) end }
local smite = ability "Smite" { cost = 0, text = "Your hero deals 2 holy damage to target hero or ally.",
  targets = { target("it", any.character, harm) },
  play = function(me, t) me.hero:deal(2, "holy", t.it) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5,
  values = { amount = 1 }, text = "When this is targeted, your hero heals {amount} damage from itself.",
  powers = { when.targeted { of = this, effect = function(me) me.hero:heal(me.amount, me.hero) end } } }

return {
  scenario "A changed target must fit the link's own controller" {
    cites = { "CR 706.2" },
    cards = { bend = bend, verdict = verdict, elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Bend" }, play = { "Elk" } })
      t:boss { hand = { "Verdict" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Verdict", { target = "Elk" })
      t:passes("boss")
      t:plays(1, "Bend", { target = "Verdict" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Elk", 0)
      t:damage("hero@boss", 0)
      t:damage("hero@1", 2)
    end,
  },
  scenario "What is targeted by a change is targeted" {
    cites = { "CR 706.2" },
    cards = { smite = smite, ox = ox,
      turn_aside = ability "Turn Aside" { cost = 0, instant = true, text = "Change target ability's single target to an Ox.",
        targets = { target("link", link.ability, help) },
        play = function(me, t)
          local old, ox = t.link.single_target, all(your.ally)[1]
          if old and ox then t.link:change_target(old, ox) end
        end } },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 3 }, hand = { "Turn Aside" }, play = { "Ox" } })
      t:boss { hand = { "Smite" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Smite", { target = "hero@1" })
      t:passes("boss")
      t:plays(1, "Turn Aside", { target = "Smite" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Ox", 2)
      t:damage("hero@1", 2)                        -- 3, of which 1 was healed
    end,
  },
}
