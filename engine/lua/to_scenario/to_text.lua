-- Writes a scenario as text: a file that `aggro test` reads. What a recorded scenario declared comes with it: its file
-- is copied as a function whose cards and raid are used.

local COLUMNS <const> = 100

-- The places of cards in the order in which a table of `given` is placed; late: attached to a card of a seat that is
-- placed after its own.
places = { "hero", "play", "hand", "resources", "graveyard", "deck", "late" }

local out  -- the parts of the text so far

local function add(form, ...) table.insert(out, string.format(form, ...)) end

local function is_boss(seat) return seat == recorded.boss end

-- ---- names, and what was declared ----

local own_raid = recorded.raid == "scenario"
local known = {}    -- the cards that the game knows, by their numbers; stem: one of those that its scenario declared
local bearers = {}  -- how many of the declared cards have a name, without case
for name, key in function() return names_of(#known + 1) end do
  local stem = string.match(key, "^scenario/(.*)") or own_raid and key == recorded.raid and "" or nil
  if stem then bearers[string.lower(name)] = (bearers[string.lower(name)] or 0) + 1 end
  table.insert(known, { name = name, key = key, stem = stem })
end

-- Whether it is the only card of the database with its name.
local function is_found(card)
  local is_key, key = pcall(key_of, card.name, "")
  return is_key and key == card.key
end

-- The name that a scenario gives the card: its own, or its key if other cards have that name too. Declared cards come
-- before those of the database.
local function name_of(printed)
  local card = known[printed]
  local count, is_alone = bearers[string.lower(card.name)] or 0, nil
  if card.name == "" or string.find(card.name, "@", 1, true) then return card.key end
  if card.stem then
    is_alone = count == 1
  else
    is_alone = count == 0 and is_found(card)
  end
  return is_alone and card.name or card.key
end

-- In front of the scenario: the file with the declarations; one recording has at most one.
local function add_file()
  local path, source
  for _, card in ipairs(known) do
    if card.stem and not path then path, source = recorded.script(card.key) end
  end
  if not path then return end
  add("-- What the recorded game was played with: the scenarios of %s.\nlocal recorded = (function()\n%s", path, source)
  add [[

end)()
local own, own_raid = {}, nil
for _, one in ipairs(recorded.name and { recorded } or recorded) do
  for stem, card in pairs(one.cards or {}) do
    own[stem] = card
  end
  own_raid = type(one.raid) ~= "string" and one.raid or own_raid
end

]]
end

-- Its fields raid and cards.
local function add_declared()
  local before = "  cards = {\n"
  add("  raid = %s,\n", own_raid and "own_raid" or quoted(recorded.raid))
  for _, card in ipairs(known) do
    if card.stem and card.stem ~= "" then
      add("%s    %s = own[\"%s\"],\n", before, card.stem, card.stem)
      before = ""
    end
  end
  if before == "" then add("  },\n") end
end

-- ---- the position ----

-- The host of an attached card, as `given` finds it among the cards already placed: "hero@2", "Name", or the n-th of
-- its name at its seat.
local function host_name(host)
  local whose = is_boss(host.seat) and "boss" or host.seat
  if host.place == "hero" then return "hero@" .. whose end
  local name = name_of(host.printed) .. "@" .. whose
  return host.nth > 1 and { name, host.nth } or name
end

local FIELDS <const> = { "exhausted", "damage", "new", "down", "back", "felled", "attached_to", "counters", "marks",
  "memory", "used", "atk", "health", "deck" }

-- How `given` says the card: its name, or a table with what it bears.
local function card_text(card)
  local name, more = quoted(name_of(card.printed)), ""
  for _, field in ipairs(FIELDS) do
    local value = card[field]
    local is_empty = type(value) == "table" and #value == 0
    if value and not is_empty then more = more .. string.format(", %s = %s", field, written(value)) end
  end
  return more == "" and name or string.format("{ %s%s }", name, more)
end

-- Takes over the position: what the cards of the scenario are, and where they stand.
function take_position(made)
  local now, by_id, placed = game(), {}, {}
  made.cards, made.words, made.turn = cards_given(), changed_words(), now.turn
  made.strikes = now.strike_model ~= raid().strike_model and (now.strike_model == 0 and "v7" or "classic")
  made.draws_from = now.draws_from ~= 0 and raid().decks[now.draws_from + 1]
  for _, card in ipairs(made.cards) do
    by_id[card.id] = card
  end
  for _, card in ipairs(made.cards) do
    local host = card.place == "play" and by_id[card.host]
    if host and host.place ~= "hero" and not placed[host] then card.place = "late" end
    if host then card.attached_to = host_name(host) end
    card.text = card_text(card)
    placed[card] = true
  end
  -- Players who are out of the game by now leave it as the scenario begins.
  for seat = 1, now.seats do
    if is_out(seat) then table.insert(made.steps, { kind = "answer", text = string.format("t:concedes(%d)", seat) }) end
  end
end

-- ---- given ----

-- The cards that stand there; of a deck or graveyard of the Boss player, in the pile of this deck.
local function cards_at(made, seat, place, pile)
  local cards = {}
  for _, card in ipairs(made.cards) do
    if not card.dropped and card.seat == seat and card.place == place and (not pile or card.pile == pile) then
      table.insert(cards, card)
    end
  end
  return cards
end

-- Adds { … } with the cards behind what begins its first line.
local function add_list(line, cards, indent, behind)
  line = line .. "{"
  for at, card in ipairs(cards) do
    if at > 1 and #line + #card.text + 3 > COLUMNS then
      add("%s,\n", line)
      line = indent .. card.text
    else
      line = line .. (at > 1 and ", " or " ") .. card.text
    end
  end
  add("%s }%s\n", line, behind)
end

-- Whether a number says the resources: each of them may be any card.
local function are_plain(made, cards)
  for _, card in ipairs(cards) do
    if not card.down then return false end
  end
  return made.any_resources
end

local function add_field(made, seat, place, field)
  local cards, hero = cards_at(made, seat, place), recorded.heroes[seat]
  if #cards > 0 and place == "resources" and are_plain(made, cards) then
    add("      %s = %d,\n", field, #cards)
  elseif #cards > 0 and place == "hero" then
    add("      %s = %s,\n", field, cards[1].text)
  elseif #cards > 0 then
    add_list(string.format("      %s = ", field), cards, "        ", ",")
  elseif place == "hero" and hero ~= 0 then
    -- A raider's hero is always named: without a name it would be the runner's own.
    add("      hero = %s,\n", quoted(name_of(hero)))
  end
end

-- decks = { main = { … }, … }
local function add_decks(made, seat, place, field)
  local before, last, decks = string.format("      %s = {\n", field), nil, raid().decks
  for _, card in ipairs(cards_at(made, seat, place)) do
    if card.pile ~= last then
      add("%s", before)
      add_list(string.format("        %s = ", decks[card.pile + 1]), cards_at(made, seat, place, card.pile), "          ", ",")
      before, last = "", card.pile
    end
  end
  if last then add("      },\n") end
end

local function seat_begin(seat)
  return is_boss(seat) and "    t:boss {" or string.format("    t:seat(%d, {", seat)
end

local function add_seat(made, seat)
  local boss = is_boss(seat)
  add("%s\n", seat_begin(seat))
  local begun = #out
  add_field(made, seat, "hero", boss and "boss" or "hero")
  for _, place in ipairs { "play", "hand", "resources" } do
    add_field(made, seat, place, place)
  end
  for _, place in ipairs { "graveyard", "deck" } do
    if boss then
      add_decks(made, seat, place, place .. "s")
    else
      add_field(made, seat, place, place)
    end
  end
  if boss and made.draws_from then add("      draws_from = %s,\n", quoted(made.draws_from)) end
  if boss and #out == begun then
    out[begun] = nil  -- there is nothing to say of their side
  else
    add(boss and "    }\n" or "    })\n")
  end
end

-- Cards attached to cards that were placed later.
local function add_late(made, seat)
  local cards = cards_at(made, seat, "late")
  if #cards > 0 then add_list(seat_begin(seat) .. " play = ", cards, "      ", is_boss(seat) and " }" or " })") end
end

local function add_given(made)
  add("  given = function(t)\n")
  for seat = 1, #recorded.heroes do
    add_seat(made, seat)
  end
  for seat = 1, #recorded.heroes do
    add_late(made, seat)
  end
  local words, strikes, turn = made.words, made.strikes, made.turn
  if #words > 0 then add("    t:words { %s }\n", table.concat(words, ", ")) end
  if strikes then add("    t:strike_model(\"%s\")\n", strikes) end
  if #made.dice > 0 and not made.dice_dropped then add("    t:dice { %s }\n", table.concat(made.dice, ", ")) end
  -- If a deck was shuffled, or cards were picked at random, the random stream must be at the same place.
  if made.random and not made.random_dropped then add("    t:random(\"%s\")\n", made.random) end
  if turn ~= 1 then add("    t:turn(%s)\n", is_boss(turn) and '"boss"' or turn) end
  add("  end,\n")
end

-- ---- play and expect ----

-- What passing answers by itself is written only if nothing passes before the next answer.
local function is_needed(steps, index)
  if steps[index].dropped or steps[index].kind ~= "default" then return not steps[index].dropped end
  for at = index + 1, #steps do
    if not steps[at].dropped and steps[at].kind ~= "default" then return steps[at].kind == "answer" end
  end
  return true
end

-- Writes several lists if one would be too long. Lines that are too old for a scenario to look at are left out; the log
-- of a test continues after the last of them, which moves that limit a little.
local function add_told(lines)
  local BEHIND_LEAST <const> = 16
  local listed = 0
  for at = math.max(1, #lines - (SCENE_TELLING_MAX - BEHIND_LEAST) + 1), #lines do
    if not lines[at].dropped then
      if listed % SCENE_TOLD_MAX == 0 then add("%s    t:told {\n", listed > 0 and "    }\n" or "") end
      add("      %s,\n", quoted(lines[at].text))
      listed = listed + 1
    end
  end
  if listed > 0 then add("    }\n") end
end

function text_of(made)
  out = {}
  for note in string.gmatch(made.notes, "[^\n]+") do
    add("-- %s\n", note)
  end
  add_file()
  add("return scenario %s {\n", quoted(made.name))
  add_declared()
  local players = #recorded.heroes - (recorded.boss ~= 0 and 1 or 0)
  if recorded.boss ~= 0 or players ~= 2 then add("  raiders = %d,\n", players) end
  if made.faults then add("  faults = true,\n") end
  add_given(made)
  add("  play = function(t)\n")
  for at, step in ipairs(made.steps) do
    if is_needed(made.steps, at) then add("    %s\n", step.text) end
  end
  add("  end,\n  expect = function(t)\n")
  add_told(made.lines)
  for _, other in ipairs(made.others) do
    if not other.dropped then add("    %s\n", other.text) end
  end
  add("  end,\n}\n")
  return table.concat(out)
end
