local brute = ally "Brute" { cost = 1, atk = 1, damage = "melee", health = 9,
  text = "When this is dealt damage, if it is damaged, exhaust it.",
  powers = { when.dealt_damage { of = this, only_if = damaged, effect = function(me) me:exhaust() end } } }
local sting = ability "Sting" { cost = 0, instant = true, text = "Deals fire damage.", targets = { target("it", any.ally, harm) },
  play = function(me, t) me.hero:deal(1, "fire", t.it) end }
local function it(title, hits, spent)
  return scenario(title) {
    cites = { "CR 703.4" }, cards = { brute = brute, sting = sting },
    given = function(t) t:seat(1, { play = { "Brute" }, hand = { "Sting", "Sting" } }) t:boss {} end,
    play = function(t)
      for _ = 1, hits do t:plays(1, "Sting", { target = "Brute" }) t:finishes_chain() end
    end,
    expect = function(t) if spent then t:exhausted("Brute") else t:ready("Brute") end end,
  }
end
return { it("An if about damage looks at the card before the first blow", 1, false),
  it("An if about damage sees what an earlier blow left", 2, true) }
