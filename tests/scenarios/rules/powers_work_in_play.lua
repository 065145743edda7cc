return scenario "Powers work in play, and not in a hand or graveyard" {
  cites = { "CR 700.2" },
  cards = {
    flag = ally "Flag" { cost = 9, atk = 1, damage = "melee", health = 3,
      text = "Your allies have +1 ATK. - 1 fire damage to each opposing hero. - When an ally is destroyed, draw a card.",
      powers = {
        gives { to = your.ally, atk = plus(1) },
        pays { cost = {}, effect = function(me) me.hero:deal(1, "fire", opposing.hero) end },
        when.destroyed { of = any.ally, effect = function(me) me.player:draw(1) end },
      } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    slay = ability "Slay" { cost = 0, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Flag", "Slay" }, graveyard = { "Flag" }, play = { "Ox" }, deck = { "Ox" } })
  end,
  play = function(t)
    t:atk("Ox", 1)
    t:cant(1, "uses", "Flag")
    t:plays(1, "Slay", { target = "Ox" })
    t:everyone_passes()
    t:chain(0)
  end,
  expect = function(t)
    t:hand_count(1, 1)                  -- Flag; nothing was drawn
  end,
}
