return scenario "One target of an opposing link is turned to what enters, where that is legal" {
  cites = { "CR 706.2", "CR 706.4" },
  cards = {
    pole = ally "Lure Pole" { cost = 0, instant = true, atk = 0, damage = "nature", health = 4, tags = { "Totem" },
      text = "When this enters play, you may change a target of target opposing card or effect to this. Opposing cards and effects must target this if able.",
      powers = {
        gives { to = this, magnet = true },
        when.enters_play { of = this, may = true, targets = { target("link", link.opposing.any, harm) },
          effect = function(me, event, t)
            local fits = {}
            for _, old in ipairs(t.link.targets) do
              if t.link:can_change_target(old, me) then table.insert(fits, old) end
            end
            local old = #fits > 1 and me.player:choose { from = fits, prompt = "Which target?" } or fits[1]
            if old then t.link:change_target(old, me) end
          end },
      } },
    fork = ability "Fork" { cost = 0, values = { first = 3, second = 1 },
      text = "Your hero deals {first} nature damage to target ally and {second} to target hero or ally.",
      targets = { target("a", any.ally, harm), target("b", any.character, harm) },
      play = function(me, t)
        if t.a then me.hero:deal(me.first, "nature", t.a) end
        if t.b then me.hero:deal(me.second, "nature", t.b) end
      end },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Lure Pole" }, play = { "Ox" } })
    t:boss { hand = { "Fork" } }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Fork", { targets = { "Ox", "hero@1" } })
    t:passes("boss")
    t:plays(1, "Lure Pole")
    t:everyone_passes()
    t:answers(1, "Fork")
    t:everyone_passes()
    t:answers(1, "yes")
    t:answers(1, "Ox")
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("Lure Pole", 3)
    t:damage("Ox", 0)
    t:damage("hero@1", 1)
  end,
}
