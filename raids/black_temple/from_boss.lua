-- A game that begins at a later Boss: what has come by then.
local bt, bosses = use "black_temple/words", use "black_temple/boss_table"
local topmost_allies = use "onyxias_lair/topmost_allies"
local show = use("black_temple/shown").show

-- Each raider has resources as the Boss's threat level says (10 where he has none) and the topmost three allies of his
-- deck; a Minion for each raider has come with the Boss, and his tokens and events.
return {
  lay_out = function(boss, card)
    local about = bosses[card.key] or {}
    show(card)
    for _, raider in each(boss.opponents) do
      for _, ally in each(topmost_allies(raider)) do ally:to_play { under = raider } end
      raider.deck:top(math.min(about.threat or 10, 10)):to_resources { face = "down", of = raider }
    end
    boss.decks.minion:top(#boss.opponents):to_play { under = boss }
    bt.bring(boss, about)
  end,
}
