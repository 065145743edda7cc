-- What a modifier of damage does not change stays as it is (CR 717.1): combat damage and other, preventable and not.
local horn = ally "Horn" { cost = 1, atk = 0, damage = "melee", health = 9,
  text = "When your hero deals frost combat damage, put a combat counter on this; other frost damage: an other counter.",
  powers = {
    when.dealt_damage { by = your.hero, combat = true, damage = "frost", effect = function(me) me:add_counters("combat", 1) end },
    when.dealt_damage { by = your.hero, combat = false, damage = "frost", effect = function(me) me:add_counters("other", 1) end },
  } }
local function lens(text, what)
  return ability "Lens" { cost = 1, ongoing = true, text = text, powers = { changes.damage(what) } }
end
local rime = lens("Damage your hero deals is frost damage instead.", { from = your.hero, becomes = "frost" })
local axe = weapon "Axe" { cost = 1, atk = 3, damage = "melee", strike = 0 }
local bolt = ability "Bolt" { cost = 0, text = "Your hero deals 3 fire damage to target hero.",
  targets = { target("prey", any.hero, harm) }, play = function(me, t) me.hero:deal(3, "fire", t.prey) end }
local spear = ability "Spear" { cost = 0, text = "Your hero deals 3 unpreventable fire damage to target hero.",
  targets = { target("prey", any.hero, harm) },
  play = function(me, t) me.hero:deal(3, "fire", t.prey, { unpreventable = true }) end }
local dome = ability "Dome" { cost = 1, ongoing = true, text = "Prevent 2 damage that would be dealt to your hero.",
  powers = { prevents.damage { to = your.hero, amount = 2 } } }

local function given(t)
  t:seat(1, { play = { "Lens", "Horn", "Axe" }, hand = { "Bolt", "Spear" } })
  t:boss { play = { "Dome" } }
end
local function all_three(t)
  t:plays(1, "Bolt", { target = "hero@boss" })
  t:finishes_chain()
  t:plays(1, "Spear", { target = "hero@boss" })
  t:finishes_chain()
  t:attacks(1, "hero@1", "hero@boss")
  t:strikes(1, "Axe")
  t:to_end_of_combat()
end
local function counts(damage, combat, other)
  return function(t)
    t:damage("hero@boss", damage)
    t:counters("Horn", "combat", combat)
    t:counters("Horn", "other", other)
  end
end
local function cards(with)
  return { horn = horn, axe = axe, bolt = bolt, spear = spear, dome = dome, [with[1]] = with[2] }
end

return {
  scenario "Damage of another type is combat damage and unpreventable as before" {
    cites = { "CR 717.1" },
    cards = cards { "rime", rime },
    given = given, play = all_three, expect = counts(1 + 3 + 1, 1, 2),
  },
  scenario "Damage that becomes unpreventable is combat damage as before" {
    cites = { "CR 717.1" },
    cards = cards { "hard", lens("Frost damage your hero deals is unpreventable.",
      { from = your.hero, unpreventable = true, becomes = "frost" }) },
    given = given, play = all_three, expect = counts(9, 1, 2),
  },
  scenario "Damage that becomes preventable is combat damage as before" {
    cites = { "CR 717.1" },
    cards = cards { "soft", lens("Damage your hero deals is preventable frost damage.",
      { from = your.hero, unpreventable = false, becomes = "frost" }) },
    given = given, play = all_three, expect = counts(3, 1, 2),
  },
  scenario "Damage that becomes combat damage is unpreventable as before" {
    cites = { "CR 717.1" },
    cards = cards { "near", lens("Damage your hero deals is frost combat damage.",
      { from = your.hero, as_combat = true, becomes = "frost" }) },
    given = given, play = all_three, expect = counts(5, 3, 0),
  },
  scenario "Damage that is combat damage no more is preventable as before" {
    cites = { "CR 717.1" },
    cards = cards { "far", lens("Damage your hero deals is frost damage outside combat.",
      { from = your.hero, as_combat = false, becomes = "frost" }) },
    given = given, play = all_three, expect = counts(5, 0, 3),
  },
}
