-- A scenario from a recorded game: finds where it can begin, whether its answers can be followed, whether it then
-- passes, and what it can do without. Where no position near holds all of the game, it begins in the recording itself.

local TRIES_MAX <const> = 12  -- positions to try, from the nearest on
local BACK_MAX <const> = 60   -- entries to look through for one
local LAST_USUAL <const> = 10

-- Events that say little about what happened.
local WEAK <const> = { turn_begins = true, phase_begins = true, turn_ends = true, readied = true, drawn = true,
  paid = true }

raid_decks = raid().decks

-- ---- steps of the log's path, from 0 ----

local answers = {}  -- the steps of answers
local least = 0     -- no scenario holds what happened before: the referee changed the table, other scripts came
for step = 0, recorded.steps - 1 do
  local kind = recorded.entry(step)
  if kind == "answer" then
    table.insert(answers, step)
  elseif kind ~= "concede" and kind ~= "reseed" then
    least = step + 1
  end
end

local function answers_from(base)
  local count = 0
  for _, step in ipairs(answers) do count = count + (step >= base and 1 or 0) end
  return count
end

-- The step so many answers before the end.
local function wanted_base(last) return math.max(answers[#answers - last + 1] or 0, least) end

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
  while step > 0 and not recorded.go(step) and is_unfinished() do step = step - 1 end
  return step
end

-- ---- one scenario ----

-- Collects the lines of the log from the position to the end. Returns why it can't.
local function collect(made)
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

-- Why the scenario as it is written does not run, or does not show what it should; nil: it does. `play` is what happens in
-- place of what it says. A game that stopped because of faulty scripts stops again: the scenario shows that by failing.
local function flaw(made, straight, play)
  local is_read, why = attempt(read_file, wish.path, text_of(made))
  if is_read then why = run_ways(why, 0, { straight = straight }, play) end
  close(use(recorded.game))
  if play or recorded.stop == "" then return why end
  return not (why and holds(why, string.sub(recorded.stop, 1, 200))) and (why or "it does not stop as the game did") or nil
end

-- Makes the scenario of the answers between two steps, from a position or from the recording; nil: it does not pass, and
-- why.
local function make(base, finish, from_recording)
  local made = { base = base, finish = finish, steps = {}, others = {}, lines = {}, dice = {}, cards = {} }
  made.entry = from_recording and recorded.index(base) or nil
  local why = collect(made)
  if why then return nil, why end
  if not (from_recording or take_position(made)) then return nil, "a card is attached to one that is placed later" end
  why = flaw(made, true, function() walk(made) end)
  why = why and (made.parted or why) or flaw(made)
  return not why and made or nil, why
end

-- Tries the positions from the nearest on, then the recording. nil: none passes, and why not.
local function find(from, finish)
  local tries = 0
  for base = from, math.max(from - BACK_MAX, least), -1 do
    if tries < TRIES_MAX and base < finish and not recorded.go(base) and is_position() then
      local made = make(base, finish)
      if made then return made end
      tries = tries + 1
    end
  end
  return make(from, finish, true)
end

-- ---- the point of a shrunk scenario: the author's words, else the last fault ----

-- The step that last told it; nil: none did, or the point is the end.
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

-- Begins as near to the point as possible, and ends there.
local function find_near_point(from, finish)
  local near = step_of_point(wish.last and from or 0, finish)
  if not near then return end
  local made = math.max(near - 1, least)
  while near < finish and not recorded.go(near) and is_unfinished() do near = near + 1 end
  return find(made, near)
end

-- Why a shrunk scenario lacks the words.
local function no_point(finish)
  local step = step_of_point(0, finish)
  return step and string.format("none of the last %d answers told \"%s\"; entry %d did: leave --last out, or say --to %d",
    wish.last or LAST_USUAL, wish.told, step, step)
    or string.format("nothing that the game told up to entry %d holds \"%s\"", finish, wish.told)
end

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
  for _, other in ipairs((last or made.faults) and made.others or {}) do other.dropped = not other.is_asked end
  return last ~= nil or not wish.told
end

-- ---- shrinking: items are left out in smaller and smaller groups, as long as the point is shown (delta debugging) ----

-- Returns how often the scenario was run.
local function shrink(made)
  local count = 0

  local function shows_it_still()
    count = count + 1
    return not flaw(made, true)
  end

  -- Leaves out all from one item to another, or what it can of each half.
  local function drop(items, from, to)
    local group, middle = {}, (from + to) // 2
    for at = from, to do
      if not items[at].dropped then table.insert(group, items[at]) end
      items[at].dropped = true
    end
    if #group == 0 or shows_it_still() then return end
    for _, item in ipairs(group) do item.dropped = false end
    if from == to then return end
    drop(items, middle + 1, to)  -- later steps depend on earlier ones
    drop(items, from, middle)
  end

  local function drop_cards()
    for place = #places, 1, -1 do
      local items = {}
      for _, card in ipairs(made.cards) do
        if card.place == places[place] then table.insert(items, card) end
      end
      drop(items, 1, #items)
    end
  end

  local function try_switch(name)
    made[name] = true
    made[name] = shows_it_still()
  end

  try_switch("any_resources")
  drop_cards()
  for _ = 1, 2 do drop(made.steps, 1, #made.steps) end
  try_switch("dice_dropped")
  try_switch("random_dropped")
  drop_cards()
  return count
end

-- ---- the whole ----

local function count_left(items)
  local count = 0
  for _, item in ipairs(items) do count = count + (item.dropped and 0 or 1) end
  return count
end

local function report_of(made, runs)
  local report = {}
  local function say(form, ...) table.insert(report, string.format(form, ...)) end
  local count, last = answers_from(made.base), wish.last or LAST_USUAL
  say("the scenario begins %d answers before the end", count)
  if made.entry then
    say(", in the recording after entry %d: %s is its copy, and stays beside it", made.entry, wish.copy)
  elseif count > last and not wish.shrink then
    say(", at the nearest quiet place before the last %d", last)
  end
  say("\n")
  if made.finish < recorded.steps then
    say("it ends %d answers before the end, %s\n", answers_from(made.finish),
      wish.shrink and "behind what it tells" or "before a move that was not finished")
  end
  if recorded.stop ~= "" then say("it fails as the game did: %s\n", recorded.stop) end
  if runs > 0 then
    say("shrunk to %d of %d cards and %d of %d moves in %d runs\n", count_left(made.cards), #made.cards,
      count_left(made.steps), #made.steps, runs)
  end
  return table.concat(report)
end

-- The text of the scenario, a report, and whether it needs the recording; nil: there is none, and why.
function to_scenario()
  local from, finish = wanted_base(wish.last or LAST_USUAL), finished_end()
  if #answers == 0 then return nil, "nobody has answered anything in this game that a scenario could give again" end
  local made, why = wish.shrink and find_near_point(from, finish) or nil, nil
  if not made then made, why = find(from, finish) end
  if not made then
    return nil, string.format("the last %d answers cannot be written as a scenario: %s", wish.last or LAST_USUAL,
      string.sub(why, 1, 600))
  end
  if wish.shrink and not keep_the_point(made) then return nil, no_point(finish) end
  local runs = wish.shrink and shrink(made) or 0
  return text_of(made), report_of(made, runs), made.entry ~= nil
end
