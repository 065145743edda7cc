local mirror = ability "Mirror" { cost = 3, instant = true, rather_than = { exhaust = your.armor:with { tag = "Shield" } },
  text = "You may exhaust a Shield rather than pay this. If an ability targets only your hero, its target becomes its controller's hero.",
  targets = { target("link", link.ability, harm) },
  play = function(me, t)
    local old = t.link.single_target
    if old == me.hero then t.link:change_target(old, t.link.controller.hero) end
  end }
local buckler = armor "Buckler" { cost = 1, def = 1, tags = { "Off-Hand (1)", "Shield" } }
local verdict = ability "Verdict" { cost = 0, ongoing = true, text = "Attach to target opposing hero or ally.",
  attach = target("host", opposing.character, harm) }
local smite = ability "Smite" { cost = 0, text = "Your hero deals 2 holy damage to target hero or ally.",
  targets = { target("it", any.character, harm) }, play = function(me, t) me.hero:deal(2, "holy", t.it) end }
local fork = ability "Fork" { cost = 0, text = "Your hero deals 2 holy damage to each of two targets.",
  targets = { target("them", any.character, harm, { count = 2 }) }, play = function(me, t) me.hero:deal(2, "holy", t.them) end }

local function duel(name, spell, targets, expect)
  return scenario(name) {
    cites = { "CR 706.2" },
    cards = { mirror = mirror, buckler = buckler, verdict = verdict, smite = smite, fork = fork },
    given = function(t)
      t:seat(1, { hand = { "Mirror" }, play = { "Buckler" } })
      t:boss { hand = { spell } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", spell, { targets = targets })
      t:passes("boss")
      t:plays(1, "Mirror", { target = spell })
      t:exhausted("Buckler")
      t:finishes_chain()
    end,
    expect = expect,
  }
end

return {
  duel("What targets only your hero is turned against its controller's", "Smite", { "hero@1" }, function(t)
    t:damage("hero@1", 0)
    t:damage("hero@boss", 2)
  end),
  duel("An opposing character stays one that is opposed to the link's controller", "Verdict", { "hero@1" }, function(t)
    t:attached("Verdict", "hero@1")
  end),
  duel("What has another target beside your hero is left alone", "Fork", { { "hero@1", "hero@boss" } }, function(t)
    t:damage("hero@1", 2)
    t:damage("hero@boss", 2)
  end),
}
