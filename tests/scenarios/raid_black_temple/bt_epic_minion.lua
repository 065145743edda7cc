-- Traitor allies of an epic Minion deck that are no Minions.
local cards = {
  turncoat = ally "Turncoat" {
    cost = 3, atk = 3, damage = "melee", health = 3, tags = { "Orc", "Traitor" }, requires = "traitor_hero", text = "" },
  fall = ability "Fall" {
    cost = 1, text = "Target hero is dealt more than it can bear.", values = { amount = 99 },
    targets = { target("one", opposing.hero, harm) },
    play = function(me, t) me.hero:deal(me.amount, "fire", t.one) end },
  undertow = ability "Undertow" {
    cost = 1, instant = true, text = "Put target ally into its owner's hand.",
    targets = { target("one", any.ally, harm) },
    play = function(me, t) t.one:to_hand() end },
}

local function fallen_boss(t)
  t:seat(1, { hero = "Ta'zo", hand = { "fall", "undertow" }, resources = 3 })
  t:boss { boss = "black_temple/supremus",
    resources = { { "turncoat", down = true, deck = "minion" } } }
end

local function bring_him_down(t)
  t:plays(1, "Fall", { target = "hero@boss" })
  t:finishes_chain()
end

return {
  scenario "A Traitor ally of the Minion deck lies in the row and enters play for nothing" {
    raid = "black_temple", cards = cards, cites = { "BT:Epic Mode", "R502.1d", "R504.1b" },
    given = fallen_boss,
    play = function(t)
      t:face_down("turncoat")
      bring_him_down(t)
    end,
    expect = function(t)
      t:in_play("boss", "Turncoat")
      t:ready("Turncoat")
      t:resources("boss", 0)                                    -- nobody paid for it, and it is no resource any more
    end,
  },
  scenario "It is destroyed where it would leave play otherwise" {
    raid = "black_temple", cards = cards, cites = { "BT:Epic Mode", "R504.1a" },
    given = fallen_boss,
    play = function(t)
      bring_him_down(t)
      t:plays(1, "undertow", { target = "Turncoat" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:graveyard_count("boss", 1, "minion")
      t:hand_count("boss", 0)
      t:told { "Turncoat is destroyed" }
    end,
  },
}
