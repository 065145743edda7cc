return phase "Betrayer Event step" {
  cites = "R501.1b",
  only_if = count(your.hero:with { name = "The Betrayer" }),
  steps = {
    function(boss)
      local event = boss.decks.betrayer_event:top()
      if event then boss:add_to_chain(event, { uninterruptible = true }) end
    end,
    window,
  },
}
