-- CR 414.1: who may have what is looked at again as soon as it changes, whatever changes it.
local function blade(name, more)
  local card = { cost = 1, atk = 2, damage = "melee", strike = 0, tags = { "One-Handed", "Melee (1)" }, text = "A weapon." }
  for key, value in pairs(more or {}) do card[key] = value end
  return weapon(name)(card)
end
local hurt = count(your.ally:with { damaged = true })
local cards = {
  twin = hero "Twin" { health = 30, text = "Dual Wield", keywords = { "Dual Wield" } },
  ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  axe = blade "Axe",
  club = blade("Club", { text = "While none of your allies is hurt, this is an ability and no weapon.",
    powers = { gives { to = this, becomes = "ability", only_if = hurt:is(0) } } }),
  hood = armor "Hood" { cost = 1, def = 1, tags = { "Head (1)" } },
  band = armor "Band" { cost = 1, def = 1, tags = { "Ring (2)" } },
  sap = item "Sap" { cost = 0, text = "Heroes that are hurt lose their powers.",
    powers = { gives { to = any.hero:with { damaged = true }, loses_powers = true } } },
  daze = item "Daze" { cost = 0, text = "While one of your allies is hurt, your hero loses its powers.",
    powers = { gives { to = your.hero, loses_powers = true, only_if = hurt:at_least(1) } } },
  smith = item "Smith" { cost = 0, text = "While one of your allies is hurt, your Rings have \"This is a Head, too.\"",
    grants = { crown = gives { to = this, tag = "Head" } },
    powers = { gives { to = your.armor:with { tag = "Ring" }, power = "crown", only_if = hurt:at_least(1) } } },
  slap = ability "Slap" { cost = 0, text = "Your hero deals 1 fire damage to target hero or ally.",
    targets = { target("one", any.character, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.one) end },
}

-- As this one is hurt, one of those in play is too much, and goes.
local function goes_as_hurt(title, cites, hero, play, hurt_one, goes)
  return scenario(title) {
    cites = cites, cards = cards,
    given = function(t)
      t:seat(1, { hero = hero, hand = { "Slap" }, play = play })
    end,
    play = function(t)
      t:plays(1, "Slap", { target = hurt_one })
      t:everyone_passes()
      t:asked(1, "Uniqueness")
      t:answers(1, goes)
    end,
    expect = function(t)
      t:asked(1, "Your move")
      t:in_graveyard(1, type(goes) == "table" and goes[1] or goes)
    end,
  }
end

return {
  goes_as_hurt("A hero who loses Dual Wield as he is hurt puts a weapon away at once", { "CR 414.1", "CR 406.2b" },
    "Twin", { "Axe", "Axe", "Sap" }, "hero@1", { "Axe", 1 }),
  goes_as_hurt("A hero who loses Dual Wield while an ally is hurt puts a weapon away at once", { "CR 414.1", "CR 406.2b" },
    "Twin", { "Axe", "Axe", "Daze", "Ox" }, "Ox", { "Axe", 1 }),
  goes_as_hurt("What becomes a weapon again may be one too many", { "CR 414.1", "CR 300.1a" },
    nil, { "Axe", "Club", "Ox" }, "Ox", "Axe"),
  goes_as_hurt("A tag by a power that was given may be one too many", { "CR 414.1", "CR 414.3b" },
    nil, { "Hood", "Band", "Smith", "Ox" }, "Ox", "Hood"),
}
