-- A game that begins at a later Boss: what has come by then.
local topmost_allies = use "onyxias_lair/topmost_allies"
local ragnaros = "molten_core/ragnaros"

-- The runes of Bosses before him lie face down in the row, his own lies face up.
local function lay_runes(boss, card)
  local past = boss.decks.rune:top(boss.decks.rune.count)
  for _, waiting in each(boss.waiting_bosses) do
    past = past:where(any.fixture:in_zone("deck"):without { tag = waiting.name })
  end
  past:to_play { under = boss }
  all(your.fixture:without { tag = card.name }):flip()
end

-- As after the awakening (R303.1a, R303.1b).
local function awaken(boss)
  local main, deck = boss.decks.main, boss.decks.ragnaros
  main:top(main.count):remove_from_game()
  boss.hand:remove_from_game()
  deck:top(7):to_hand()
  deck:draw_from()
end

-- Each raider has three resources and one for each Boss so far, eight at most, and the topmost three allies of his
-- deck, one of a name; a Minion for each raider has risen.
return {
  lay_out = function(boss, card)
    lay_runes(boss, card)
    if card.key == ragnaros then awaken(boss) end
    for _, raider in each(boss.opponents) do
      for _, ally in each(topmost_allies(raider)) do ally:to_play { under = raider } end
      raider.deck:top(math.min(3 + card.order, 8)):to_resources { face = "down", of = raider }
    end
    boss.decks.minion:top(#boss.opponents):to_play { under = boss }
  end,
}
