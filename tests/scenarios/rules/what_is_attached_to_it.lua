-- "Has an attached Aura", "without attachments": a filter that asks what is attached to a card.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 }
local function clings(name, tag, cost)
  return ability(name) { cost = cost or 0, ongoing = true, tags = { tag }, text = "Attaches to target ally.",
    attach = target("host", any.ally, help) }
end

return {
  scenario "What an attachment is attached to counts as having it, only as long as it lies there" {
    cites = { "CR 400.5" },
    cards = { ox = ox, elk = elk, halo = clings("Halo", "Aura"), leech = clings("Leech", "Curse"),
      pride = ability "Pride" { cost = 0, ongoing = true,
        text = "Allies with an Aura attached have +3 ATK. Allies without attachments have -1 ATK.",
        powers = { gives { to = any.ally:with { attached = any.ability:with { tag = "Aura" } }, atk = plus(3) },
          gives { to = any.ally:without { attached = any.card }, atk = plus(-1) } } },
      dusk = ability "Dusk" { cost = 0, text = "Destroy all Auras.",
        play = function() all(any.ability:with { tag = "Aura" }):destroy() end } },
    given = function(t)
      t:seat(1, { hand = { "Halo", "Leech", "Dusk" }, play = { "Pride", "Ox", "Elk" } })
    end,
    play = function(t)
      t:atk("Ox", 0)
      t:plays(1, "Halo", { target = "Ox" })
      t:everyone_passes()
      t:atk("Ox", 4)
      t:plays(1, "Leech", { target = "Elk" })
      t:everyone_passes()
      t:atk("Elk", 1)
      t:plays(1, "Dusk")
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Ox", 0)
      t:atk("Elk", 1)
    end,
  },
  scenario "A number of the card's own is asked of what is attached" {
    cites = { "CR 400.5" },
    cards = { ox = ox, elk = elk, crown = clings("Crown", "Aura", 2), thorn = clings("Thorn", "Curse", 1),
      strip = ability "Strip" { cost = 0, values = { least = 2 },
        text = "Destroy target ally that has an attachment with cost {least} or more.",
        targets = { target("prey", any.ally:with { attached = any.card:with { cost = { min = value.least } } }, harm) },
        play = function(_, t) t.prey:destroy() end } },
    given = function(t)
      t:seat(1, { hand = { "Strip" }, play = { "Ox", { "Crown", attached_to = "Ox" }, "Elk", { "Thorn", attached_to = "Elk" } } })
    end,
    play = function(t)
      t:cant(1, "plays", "Strip", { target = "Elk" })
      t:plays(1, "Strip", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
    end,
  },
}
