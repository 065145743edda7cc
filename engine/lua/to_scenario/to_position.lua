-- The position of a recorded game as it is now: every card that `given` can place, what else `given` says, and what no
-- position can hold.

-- What is so of all cards, pile by pile.
local function all_cards()
  local cards = {}
  for seat = 1, game().seats do
    for zone = ZONE_DECK, ZONE_COUNT - 1 do
      for deck = 0, DECK_MAX - 1 do
        for _, id in ipairs(pile(seat, zone, deck)) do
          local card = facts(id)
          card.id = id
          table.insert(cards, card)
        end
      end
    end
  end
  return cards
end

-- A position begins with a move of the turn's player: an empty chain, no combat, and nobody has passed.
local function is_quiet()
  local open, now = question(), game()
  return open.kind == QUESTION_ACTION and open.who == 1 << now.turn and now.passes == 0
    and now.phase == PHASE_ACTION and now.combat == 0 and now.top == 0
end

-- What a position can't hold of the game, a line each; nil: none can begin here.
local function losses()
  if not is_quiet() then return end
  local changes, delayed, skips = lasting()
  local foreign, marks, gone = 0, 0, 0
  for _, card in ipairs(all_cards()) do
    local outside = card.zone == ZONE_REMOVED or card.zone == ZONE_ASIDE
    foreign = foreign + (card.foreign and 1 or 0)
    marks = marks + (outside and #card.marks or 0)
    gone = gone + (card.gone and 1 or 0)
  end
  local notes = {}
  for _, lost in ipairs {
    { changes, "changes that last for a time are not in this position" },
    { delayed, "delayed effects are not in this position" },
    { foreign, "cards have another owner than their controller in the game" },
    { marks, "marks of cards outside the game are not in this position" },
    { skips, "turns and steps to skip are not in this position" },
    { gone, "a hero that a master hero took over from can come back here" },
  } do
    if lost[1] > 0 then table.insert(notes, string.format("%d %s\n", lost[1], lost[2])) end
  end
  return table.concat(notes)
end

-- Where `given` places the card; nil: nowhere. A hero is named apart from their party; one who has left it is gone.
local function place_of(card)
  if card.hero then return card.zone == ZONE_PARTY and "hero" or nil end
  return card.zone <= ZONE_RESOURCES and ZONE_WORDS[card.zone + 1] or nil
end

-- The card with the fields of `given`.
local function as_given(card)
  local own_pile = card.zone == ZONE_DECK or card.zone == ZONE_GRAVEYARD
  local used = {}
  for nth = 1, USES_MAX do
    if card.used >> nth - 1 & 1 == 1 then table.insert(used, nth) end
  end
  while card.memory[#card.memory] == 0 do
    table.remove(card.memory)
  end
  card.used = used
  card.new = card.new and card.place == "play"
  card.damage = card.damage ~= 0 and card.damage
  card.atk, card.health = card.made_atk, card.made_health
  -- In a pile of its own deck this is known; elsewhere it matters which deck a card belongs to.
  card.deck = card.home ~= 0 and not own_pile and raid().decks[card.home + 1]
  return card
end

-- The cards of the position.
local function cards_given()
  local cards = {}
  for _, card in ipairs(all_cards()) do
    card.place = place_of(card)
    if card.place then table.insert(cards, as_given(card)) end
  end
  return cards
end

-- Of the words of the raid those that have changed.
local function changed_words()
  local changed = {}
  for _, word in ipairs(raid().words) do
    if word.now ~= word.first then table.insert(changed, string.format("%s = %d", word.name, word.now)) end
  end
  return changed
end
