-- The position of a recorded game as it is now, and writing it. `recorded` is the game: what stays the same of it, and how
-- to walk through it.

local function quoted(text) return '"' .. string.gsub(string.gsub(text, '["\\]', "\\%0"), "\n", " ") .. '"' end

-- "Name", { "Name", 2 }, 3; a counter is { name =, count = }.
local function written(value)
  if type(value) == "string" then return quoted(value) end
  if type(value) ~= "table" then return tostring(value) end
  if value.name then return string.format("[%s] = %d", quoted(value.name), value.count) end
  local items = {}
  local place, whose = thing_of(value)  -- what a player has: { deck = 2 }
  if place then items[1] = string.format("%s = %s", place, written(whose)) end
  for at, item in ipairs(value) do items[at] = written(item) end
  return string.format("{ %s }", table.concat(items, ", "))
end

-- What a function says of the recorded game that looks at the one in use.
local function look(how, ...)
  local before = use(recorded.game)
  local said = table.pack(how(...))
  use(before)
  return table.unpack(said, 1, said.n)
end

local function is_boss(seat) return seat == recorded.boss end

local function who(seat) return is_boss(seat) and '"boss"' or tostring(seat) end

-- ---- names, and what was declared ----

-- The cards that the game knows, by their numbers. Each goes by its name, or by its key if others of the database have that
-- name, too, or if the game declared it.
local known = {}
use(recorded.game)
for name, key in function() return names_of(#known + 1) end do
  local is_own = string.find(key, "^scenario") ~= nil
  local is_found, found = attempt(key_of, name, "")
  local is_alone = not is_own and is_found and found == key and not string.find(name, "@", 1, true)
  table.insert(known, { name = is_alone and name or key, key = key, is_own = is_own })
end

local function name_of(printed) return known[printed].name end

-- ---- the position ----

-- Where cards stand, in the order in which a table of `given` is placed.
places = { "hero", "play", "hand", "resources", "graveyard", "deck" }

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

-- Whether a position can hold all of the game. It begins with a move of the turn's player: an empty chain, no combat, and
-- nobody has passed.
function is_position()
  local open, now = question(), game()
  local changes, delayed, skips = lasting()
  if open.kind ~= QUESTION_ACTION or open.who ~= 1 << now.turn or now.passes ~= 0 or now.phase ~= PHASE_ACTION
    or now.combat ~= 0 or now.top ~= 0 or changes + delayed + skips > 0 then
    return false
  end
  for _, card in ipairs(all_cards()) do
    local is_outside = card.zone == ZONE_REMOVED or card.zone == ZONE_ASIDE
    if card.foreign or card.gone or is_outside and #card.marks > 0 then return false end
  end
  return true
end

local FIELDS <const> = { "exhausted", "damage", "new", "down", "back", "felled", "attached_to", "counters", "marks",
  "memory", "used", "atk", "health", "deck" }

-- The card as `given` has it: "Name" or { "Name", damage = 2 }.
local function card_text(card)
  local own_pile, used, more = card.zone == ZONE_DECK or card.zone == ZONE_GRAVEYARD, {}, ""
  for nth = 1, USES_MAX do
    if card.used >> nth - 1 & 1 == 1 then table.insert(used, nth) end
  end
  while card.memory[#card.memory] == 0 do table.remove(card.memory) end
  card.used = used
  card.new = card.new and card.place == "play"
  card.damage = card.damage ~= 0 and card.damage
  card.atk, card.health = card.made_atk, card.made_health
  -- In a pile of its own deck this is known; elsewhere it matters which deck a card belongs to.
  card.deck = card.home ~= 0 and not own_pile and raid().decks[card.home + 1]
  for _, field in ipairs(FIELDS) do
    local value = card[field]
    if value and not (type(value) == "table" and #value == 0) then
      more = more .. string.format(", %s = %s", field, written(value))
    end
  end
  local name = quoted(name_of(card.printed))
  return more == "" and name or string.format("{ %s%s }", name, more)
end

-- The host of an attached card, as `given` finds it among the cards already placed: "hero@2", "Name", or the n-th of
-- its name at its seat.
local function host_name(host)
  local whose = is_boss(host.seat) and "boss" or host.seat
  if host.place == "hero" then return "hero@" .. whose end
  local name = name_of(host.printed) .. "@" .. whose
  return host.nth > 1 and { name, host.nth } or name
end

-- Takes over the position: what the cards of the scenario are, and where they stand. A hero is named apart from their party;
-- one who has left it is gone. Whether each is attached to what is placed before.
function take_position(made)
  local now, placed = game(), {}
  made.cards, made.words, made.turn = {}, {}, now.turn
  made.strikes = now.strike_model ~= raid().strike_model and (now.strike_model == 0 and "v7" or "classic")
  made.draws_from = now.draws_from ~= 0 and raid().decks[now.draws_from + 1]
  for _, word in ipairs(raid().words) do
    if word.now ~= word.first then table.insert(made.words, string.format("%s = %d", word.name, word.now)) end
  end
  local cards = all_cards()
  for _, card in ipairs(cards) do
    local is_hero, is_there = card.hero and card.zone == ZONE_PARTY, not card.hero and card.zone <= ZONE_RESOURCES
    card.place = is_hero and "hero" or is_there and ZONE_WORDS[card.zone + 1] or nil
    placed[card.id] = is_hero and card or nil  -- from the beginning
  end
  -- Players who are out of the game by now leave it as the scenario begins.
  for seat = 1, now.seats do
    if is_out(seat) then table.insert(made.steps, { kind = "answer", text = string.format("t:concedes(%d)", seat) }) end
  end
  for _, card in ipairs(cards) do
    local host = card.place == "play" and card.host
    if host and not placed[host] then return false end
    if host then card.attached_to = host_name(placed[host]) end
    if card.place then
      card.text = card_text(card)
      placed[card.id] = card
      table.insert(made.cards, card)
    end
  end
  return true
end
