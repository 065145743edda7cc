-- What a raider has in play where a raid begins at a later Boss: the topmost three allies of their deck, one of a name,
-- so that nothing unique is there twice.
return function(raider)
  local names, topmost = {}, all {}
  for _, ally in each(raider.deck:top(raider.deck.count):where(any.ally:in_zone("deck"))) do
    if #topmost < 3 and not names[ally.name] then topmost = topmost + all { ally } end
    names[ally.name] = true
  end
  return topmost
end
