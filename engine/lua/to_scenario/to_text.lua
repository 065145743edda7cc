-- Writes a scenario as text: a file that `aggro test` reads. What a recorded scenario declared comes with it: its file
-- is copied as a function whose cards and raid are used.

local COLUMNS <const> = 100

local out  -- the parts of the text so far

local function add(form, ...) table.insert(out, string.format(form, ...)) end

-- ---- what was declared ----

-- In front of the scenario: the file with the declarations; one recording has at most one.
local function add_file()
  for _, card in ipairs(known) do
    local path, source = nil, nil
    if card.is_own then path, source = recorded.script(card.key) end
    if path then
      add("-- What the recorded game was played with: a scenario of %s.\nlocal recorded = (function()\n", path)
      table.insert(out, source)
      add("\nend)()\nrecorded = recorded.name and recorded or recorded[1]\n\n")
      return true
    end
  end
end

-- ---- given ----

-- The texts of the cards that stand there; of a deck or graveyard of the Boss player, in the pile of this deck.
local function texts_at(made, seat, place, pile)
  local texts, is_down = {}, made.any_resources
  for _, card in ipairs(made.cards) do
    if not card.dropped and card.seat == seat and card.place == place and (not pile or card.pile == pile) then
      table.insert(texts, card.text)
      is_down = is_down and card.down
    end
  end
  return texts, is_down
end

-- Adds { … } with the texts behind what begins its first line.
local function add_list(line, texts, indent, behind)
  line = line .. "{"
  for at, text in ipairs(texts) do
    if at > 1 and #line + #text + 3 > COLUMNS then
      add("%s,\n", line)
      line = indent .. text
    else
      line = line .. (at > 1 and ", " or " ") .. text
    end
  end
  add("%s }%s\n", line, behind)
end

-- A field of a seat; resources of which each may be any card are a number, and of the Boss player's decks and graveyards
-- each has a name.
local function add_field(made, seat, place)
  local texts, is_number = texts_at(made, seat, place)
  local hero = place == "hero" and recorded.heroes[seat] or 0
  if place == "hero" and (texts[1] or hero ~= 0) then
    -- A raider's hero is always named: without a name it would be the runner's own.
    add("      %s = %s,\n", is_boss(seat) and "boss" or "hero", texts[1] or quoted(name_of(hero)))
  elseif #texts > 0 and place == "resources" and is_number then
    add("      resources = %d,\n", #texts)
  elseif #texts > 0 and is_boss(seat) and (place == "graveyard" or place == "deck") then
    add("      %ss = {\n", place)
    for at, name in ipairs(raid_decks) do
      local own = texts_at(made, seat, place, at - 1)
      if #own > 0 then add_list(string.format("        %s = ", name), own, "          ", ",") end
    end
    add("      },\n")
  elseif #texts > 0 and place ~= "hero" then
    add_list(string.format("      %s = ", place), texts, "        ", ",")
  end
end

local function add_seat(made, seat)
  local boss = is_boss(seat)
  add(boss and "    t:boss {\n" or "    t:seat(%d, {\n", seat)
  local begun = #out
  for _, place in ipairs(places) do add_field(made, seat, place) end
  if boss and made.draws_from then add("      draws_from = %s,\n", quoted(made.draws_from)) end
  if boss and #out == begun then
    out[begun] = nil  -- there is nothing to say of their side
  else
    add(boss and "    }\n" or "    })\n")
  end
end

local function add_given(made)
  add("  given = function(t)\n")
  for seat = 1, #recorded.heroes do add_seat(made, seat) end
  if #made.words > 0 then add("    t:words { %s }\n", table.concat(made.words, ", ")) end
  if made.strikes then add("    t:strike_model(\"%s\")\n", made.strikes) end
  if #made.dice > 0 and not made.dice_dropped then add("    t:dice { %s }\n", table.concat(made.dice, ", ")) end
  -- If a deck was shuffled, or cards were picked at random, the random stream must be at the same place.
  if made.random and not made.random_dropped then add("    t:random(\"%s\")\n", made.random) end
  if made.turn ~= 1 then add("    t:turn(%s)\n", who(made.turn)) end
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
  for at = math.max(1, #lines - (TELLING_MAX - BEHIND_LEAST) + 1), #lines do
    if not lines[at].dropped then
      if listed % TOLD_MAX == 0 then add("%s    t:told {\n", listed > 0 and "    }\n" or "") end
      add("      %s,\n", quoted(lines[at].text))
      listed = listed + 1
    end
  end
  if listed > 0 then add("    }\n") end
end

function text_of(made)
  out = {}
  local declares = add_file()
  local players = #recorded.heroes - (recorded.boss ~= 0 and 1 or 0)
  add("return scenario %s {\n", quoted(wish.name))
  if declares then add("  cards = recorded.cards,\n") end
  if made.entry then
    add("  given = { recording = %s, entry = %d },\n", quoted(wish.copy), made.entry)
  else
    add("  raid = %s,\n", recorded.raid == "scenario" and "recorded.raid" or quoted(recorded.raid))
    if recorded.boss ~= 0 or players ~= 2 then add("  raiders = %d,\n", players) end
    add_given(made)
  end
  if made.faults then add("  faults = true,\n") end
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
