local step = "raids/black_temple/phases/betrayer_event.lua"
local comes = [[boss:add_to_chain(boss.decks.betrayer_event:top(), { cant_be_interrupted = true })]]

return {
  { "R501.1", step, [[count(your.hero:with { name = "The Betrayer" })]], [[1]] },
  { "R501.1b", step, comes, [[boss:add_to_chain(boss.decks.betrayer_event:top())]] },
  { "R501.1b", step, comes, [[boss.decks.betrayer_event:top():to_graveyard()]] },
  { "R501.1b", step, [[
    * count(your.card:in_zone("deck"):with { deck = "betrayer_event" })]], [[]],
    step, comes, [[if boss.decks.betrayer_event:top() then ]] .. comes .. [[ end]] },
}
