-- The Rune deck. Its file lies in the order of the Bosses (R300.3), and a rune's type line names its Boss.
local function names(rune, card) return rune:is(any.fixture:in_zone("deck"):with { tag = card.name }) end

return {
  -- R300.2: so many runes stay, at random; the others leave the game unseen. That of a Boss in play stays in any case.
  choose = function(boss, count)
    local deck = boss.decks.rune
    local others = deck:top(deck.count):where(any.fixture:in_zone("deck"):without { tag = boss.hero.name })
    others:random(deck.count - count):remove_from_game { face = "down" }
  end,

  -- R301.5a: the next rune's Boss; behind the last rune Majordomo Executus.
  next_boss = function(boss)
    local rune, newcomer = boss.decks.rune:top(), nil
    for _, waiting in each(boss.waiting_bosses) do
      local named = rune and names(rune, waiting) or not rune and waiting.key == "molten_core/majordomo_executus"
      if named then newcomer = waiting end
    end
    return newcomer, rune
  end,
}
