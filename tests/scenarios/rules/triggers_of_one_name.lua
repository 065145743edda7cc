-- Counters, marks and words of the raid have names: a trigger may wait for one of them alone.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local watch = ally "Watcher" { cost = 0, atk = 1, damage = "melee", health = 9,
  text = "When doom counters are put on or taken from this, draw a card. <p> When an ally becomes the Bomb, draw a card. <p> "
    .. "When the threat changes, draw a card.",
  powers = {
    when.counters { of = this, name = "doom", effect = function(me) me.player:draw(1) end },
    when.marked { of = any.ally, name = "bomb", effect = function(me) me.player:draw(1) end },
    when.word_set { name = "threat", effect = function(me) me.player:draw(1) end },
  } }
local function omen(title, effect)
  return ability(title) { cost = 0, instant = true, text = "Something with a name happens.",
    targets = { target("it", your.ally:with { name = "Watcher" }) }, play = effect }
end

return {
  scenario "A trigger about counters, a mark or a word of the raid waits for the one that it names" {
    raid = "black_temple",
    cites = { "CR 703.1" },
    cards = { ox = ox, watcher = watch,
      verse = omen("Verse", function(_, t) t.it:add_counters("verse", 1) end),
      doom = omen("Doom", function(_, t) t.it:add_counters("doom", 1) end),
      fuse = omen("Fuse", function(_, t) t.it:mark("fuse") end),
      bomb = omen("Bomb", function(_, t) t.it:mark("bomb") end),
      boss = omen("Boss", function() set_word("boss", 7) end),
      threat = omen("Threat", function() set_word("threat", 7) end) },
    given = function(t)
      t:seat(1, { play = { "Watcher" }, hand = { "Verse", "Doom", "Fuse", "Bomb", "Boss", "Threat" }, deck = { "Ox", "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      for at, name in ipairs { "Verse", "Doom", "Fuse", "Bomb", "Boss", "Threat" } do
        t:plays(1, name)
        t:finishes_chain()
        t:hand_count(1, 6 - at + at // 2)   -- the second of each two draws a card
      end
    end,
    expect = function(t) t:hand_count(1, 3) end,
  },
}
