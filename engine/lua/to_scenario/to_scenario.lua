-- A scenario from a recorded game: finds where it can begin, whether its answers can be followed, whether it then
-- passes, and what it can do without. `recorded` is the game: what stays the same of it, and how to walk through it.

local TRIES_MAX <const> = 12   -- positions to try, from the nearest on
local BACK_MAX <const> = 2000  -- entries to look through for one position
local LAST_USUAL <const> = 10

-- Events that say little about what happened.
local WEAK <const> = { turn_begins = true, phase_begins = true, turn_ends = true, readied = true, drawn = true,
  paid = true }

local wish  -- what the author wants: { name, last, shrink, told }

local function holds(text, words) return string.find(text, words, 1, true) ~= nil end

-- ---- steps of the log's path, from 0 ----

local answers = {}  -- the steps of answers
for step = 0, recorded.steps - 1 do
  if recorded.entry(step) == "answer" then table.insert(answers, step) end
end

local function answers_from(base)
  local count = 0
  for _, step in ipairs(answers) do
    count = count + (step >= base and 1 or 0)
  end
  return count
end

-- The step `last` answers before the end.
local function wanted_base(last) return answers[#answers - last + 1] or 0 end

-- A move whose follow-up questions are not answered, or an answer that not everybody has agreed to, can't be a line of a
-- scenario.
local function is_unfinished()
  local open, now = question(), game()
  local waits = open.kind ~= QUESTION_NONE and (open.prompt == PROMPT_ATTACK or open.agreed ~= 0)
  return (waits or now.announced > 0) and now.winner == 0
end

local function finished_end()
  local step = recorded.steps
  if recorded.stop ~= "" then return step end
  while step > 0 and not recorded.go(step) and is_unfinished() do
    step = step - 1
  end
  return step
end

-- ---- one position ----

-- Collects the lines of the log from the position to the end. Returns why it can't.
local function listen(made)
  local why = recorded.go(made.base)
  local stream = game().random
  why = why or recorded.go(made.finish, true)
  if why then return why end
  made.random = game().random ~= stream and string.format("%016x", stream)
  for text, kind, amount in next_told do
    local heading = string.sub(text, 1, 3) == "-- "  -- which counts turns
    local thrown = (kind == "rolled" or kind == "roll_replaced") and not holds(text, string.format("%d instead", amount))
    if thrown and #made.dice < DICE_MAX then table.insert(made.dice, amount) end
    made.faults = made.faults or kind == "ruling"
    if text ~= "" then table.insert(made.lines, { text = text, kind = kind, dropped = heading }) end
  end
  return recorded.go(made.base)
end

-- The answers as moves. Returns why they can't be followed.
local function walk(made)
  local told = {}
  for at, line in ipairs(made.lines) do
    told[at] = line.text .. "\n"
  end
  local why, kept = recorded.follow(text_of(made), made.base, made.finish, table.concat(told))
  for kind, text in string.gmatch(kept, "(%a+) ([^\n]*)\n") do
    table.insert(kind == "expect" and made.others or made.steps, { kind = kind, text = text })
  end
  return why
end

-- Why the written scenario does not show what it should, straight or in all ways; nil: it does. A game that stopped
-- because of faulty scripts stops again: the scenario shows that by failing.
local function flaw(made, one_way)
  local why = recorded.run(text_of(made), one_way)
  if recorded.stop == "" then return why end
  return not (why and holds(why, string.sub(recorded.stop, 1, 200))) and (why or "it does not stop as the game did") or nil
end

-- Makes the scenario of the answers between two steps; nil: it does not pass, and why.
local function make(base, finish)
  local made = { name = wish.name, base = base, finish = finish, steps = {}, others = {}, lines = {}, dice = {} }
  local why = listen(made)
  if why then return nil, why end
  made.notes = losses()
  take_position(made)
  why = walk(made) or flaw(made)
  return not why and made or nil, why
end

-- ---- which position ----

-- The nearest step from there on at which a position can begin, `whole`: one that loses nothing.
local function next_base(from, by, whole)
  for step = from, from + by * (BACK_MAX - 1), by do
    if step < 0 or step >= recorded.steps then return end
    local lost = not recorded.go(step) and losses()
    if lost and (lost == "" or not whole) then return step end
  end
end

-- Tries positions from the nearest on: first those before the wanted place that can be written completely, then any;
-- if none of them passes, those after it. nil: none passes, and why the nearest did not.
local function find_position(from, finish)
  local first
  for _, search in ipairs { { from, -1, true }, { from, -1 }, { from + 1, 1, true } } do
    local base, by, whole = table.unpack(search)
    for _ = 1, TRIES_MAX do
      base = next_base(base, by, whole)
      if not base or base >= finish then break end
      local made, why = make(base, finish)
      if made then return made end
      first = first or why
      base = base + by
    end
  end
  return nil, first or "there is no quiet place to begin at"
end

-- The step that last reported the point of a shrunk scenario; nil: none did, or the point is the end.
local function step_of_point(from, finish)
  local found
  if recorded.stop ~= "" or recorded.go(from) then return end
  for step = from + 1, finish do
    if recorded.go(step, true) then return found end
    for text, kind in next_told do
      local tells = kind == "ruling"
      if wish.told then tells = holds(text, wish.told) end
      if tells then found = step end
    end
  end
  return found
end

-- Why a shrunk scenario lacks the words: they were never logged, or no scenario can contain them.
local function no_point()
  local finish = finished_end()
  local from = wish.last and wanted_base(wish.last) or 0
  local step = step_of_point(from, finish)
  local before = not step and from > 0 and step_of_point(0, from)
  if before then
    return string.format("none of the last %d answers told \"%s\"; entry %d did: leave --last out, or say --to %d",
      wish.last, wish.told, before, before)
  end
  if not step then
    return string.format("nothing that the game told up to entry %d holds \"%s\"", finish, wish.told)
  end
  return string.format("the game told \"%s\" by entry %d, but no position near it can be written as a scenario that "
    .. "tells it again: begin earlier with --last N, or end at another place that tells it with --to N (replay --print "
    .. "has the entries)", wish.told, step)
end

-- Looks for a shrunk scenario that begins as near to its point as possible, and ends there.
local function find_near_point(from, finish)
  local near = step_of_point(wish.last and from or 0, finish)
  if not near then return end
  from = near - 1
  while near < finish and not recorded.go(near) and is_unfinished() do
    near = near + 1
  end
  return find_position(from, near)
end

-- ---- shrinking: items are left out in smaller and smaller groups, as long as the point is shown (delta debugging) ----

-- Keeps what a shrunk scenario must still report: the faults; else the last line with the author's words, or the last
-- that says something. false: no line has the words.
local function keep_the_point(made)
  local last
  for _, line in ipairs(made.lines) do
    local says = not WEAK[line.kind]
    if wish.told then says = holds(line.text, wish.told) end
    if says and not line.dropped then last = line end
  end
  for _, line in ipairs(made.lines) do
    local is_point = line == last
    if made.faults and not wish.told then is_point = line.kind == "ruling" end
    line.dropped = line.dropped or not is_point
  end
  for _, other in ipairs((last or made.faults) and made.others or {}) do
    other.dropped = string.sub(other.text, 1, 7) ~= "t:asked"
  end
  return last ~= nil or not wish.told
end

-- Returns how often the scenario was run.
local function shrink(made)
  local runs = 0

  local function shows_it_still()
    runs = runs + 1
    return not flaw(made, true)
  end

  -- Returns how many items of the group were left out: 0 if it can't do without.
  local function drop_group(items, from, size)
    local group = {}
    for at = from, math.min(from + size - 1, #items) do
      if not items[at].dropped then table.insert(group, items[at]) end
      items[at].dropped = true
    end
    if #group == 0 or shows_it_still() then return #group end
    for _, item in ipairs(group) do
      item.dropped = false
    end
    return 0
  end

  local function drop_items(items)
    local size = #items
    while size > 0 do
      local left_out = 0
      for from = 1, #items, size do
        left_out = left_out + drop_group(items, from, size)
      end
      -- After single items were left out, others may have become unnecessary.
      if size > 1 or left_out == 0 then size = size // 2 end
    end
  end

  local function drop_cards()
    for place = #places, 1, -1 do
      local items = {}
      for _, card in ipairs(made.cards) do
        if card.place == places[place] and not card.dropped then table.insert(items, card) end
      end
      drop_items(items)
    end
  end

  local function try_switch(name)
    made[name] = true
    made[name] = shows_it_still()
  end

  try_switch("any_resources")
  drop_cards()
  local steps = {}  -- from the last to the first, as later steps depend on earlier ones
  for at = #made.steps, 1, -1 do
    table.insert(steps, made.steps[at])
  end
  drop_items(steps)
  try_switch("dice_dropped")
  try_switch("random_dropped")
  drop_cards()
  return runs
end

-- ---- the whole ----

local function count_left(items)
  local count = 0
  for _, item in ipairs(items) do
    count = count + (item.dropped and 0 or 1)
  end
  return count
end

local function report_of(made, runs)
  local report = {}
  local function say(form, ...) table.insert(report, string.format(form, ...)) end
  local answers, last = answers_from(made.base), wish.last or LAST_USUAL
  say("the scenario begins %d answers before the end", answers)
  if answers ~= last and not wish.shrink then
    say(", at the nearest quiet place %s the last %d", answers > last and "before" or "behind the first of", last)
  end
  say("\n")
  if made.finish < recorded.steps then
    say("it ends %d answers before the end, %s\n", answers_from(made.finish),
      wish.shrink and "behind what it tells" or "before a move that was not finished")
  end
  say("%s", made.notes)
  if recorded.stop ~= "" then say("it fails as the game did: %s\n", recorded.stop) end
  if runs > 0 then
    say("shrunk to %d of %d cards and %d of %d moves in %d runs\n", count_left(made.cards), #made.cards,
      count_left(made.steps), #made.steps, runs)
  end
  return table.concat(report)
end

-- The text of the scenario and a report; nil: there is none, and why.
function to_scenario(name, last, shrinks, told)
  wish = { name = name, last = last > 0 and last or nil, shrink = shrinks, told = told }
  local from, finish = wanted_base(wish.last or LAST_USUAL), finished_end()
  local made, why = wish.shrink and find_near_point(from, finish) or nil, nil
  if not made then made, why = find_position(from, finish) end
  if not made then
    return nil, string.format("the last %d answers cannot be written as a scenario: %s", wish.last or LAST_USUAL, why)
  end
  if wish.shrink and not keep_the_point(made) then return nil, no_point() end
  local runs = wish.shrink and shrink(made) or 0
  return text_of(made), report_of(made, runs)
end
