-- Running a scenario, and answering: the only way in which it acts. The ways of running differ here and nowhere else.

local straight  -- the run that the other ways are compared with

-- ---- the same in all ways ----

local function mark() return { state = state_hash(), question = fingerprint() } end

local function expect_same(before, game)
  local now = mark()
  if now.question ~= before.question then fail("the %s game asks another question", game) end
  if now.state ~= before.state then fail("the %s game is in another state", game) end
end

-- The same for another game, or the game made anew: whatever it logs was logged before.
local function expect_again(before, game)
  expect_same(before, game)
  local line = next_told()
  if line then fail("the %s game told again: \"%s\"", game, line) end
end

-- Notes the state at this question, and compares it with that of the straight run.
local function trace()
  local now = mark()
  table.insert(run.trace, now)
  local before = straight and straight.trace[#run.trace] or now
  if before.question ~= now.question then
    fail("question %d is another one than in the straight run", #run.trace)
  end
  if before.state ~= now.state then
    fail("the state at question %d differs from the straight run's", #run.trace)
  end
  return now
end

-- ---- answering ----

-- Whether the game is replaced by another at this question. To load a game costs more than to play it, and while everyone
-- passes little differs but who has: in a row of passes it is loaded before the first and each eighth that follows.
local function is_replaced(is_pass)
  run.passes = is_pass and run.passes + 1 or 0
  return run.way == SCENE_FORKED or run.way == SCENE_SAVED and (run.passes == 0 or run.passes % 8 == 1)
end

-- Takes the last answer back, which was given at `before`, and gives it again.
local function undo_and_redo(before, entries)
  local now = mark()
  -- If a script failed on the way, the answer may have been lost with its frame.
  local is_alone = game().entries == entries + 1
  undo()
  if is_alone then expect_same(before, "undone") end
  redo()
  expect_again(now, "redone")
end

-- Adds to the log what the game told since then.
function listen()
  for text, kind in next_told do
    run.faults = run.faults + (kind == "ruling" and 1 or 0)
    run.combats_ended = run.combats_ended + (kind == "combat_ends" and 1 or 0)
    if text ~= "" then table.insert(run.log, text) end
  end
  if run.faults > 0 and not run.scenario.faults then
    judge(false)
    fail("a script failed: %s", game().fault)
  end
end

-- Without picks the seat concedes.
function answer(seat, picks, is_pass)
  local before, entries = trace(), game().entries
  if is_replaced(is_pass) then
    replace()
    expect_again(before, run.way == SCENE_FORKED and "forked" or "loaded")
  end
  enter_answer(seat, picks)
  listen()
  if run.way == SCENE_REBUILT then
    local now = mark()
    rebuild()
    expect_again(now, "rebuilt")
  elseif run.way == SCENE_UNDONE and picks then
    undo_and_redo(before, entries)
  end
end

function concede(seat) answer(seat) end

word.concedes = concede

-- ---- a run ----

-- The end: compares the ways.
local function finish()
  trace()
  straight = straight or run
  for at = 1, math.max(#run.log, #straight.log) do
    if run.log[at] ~= straight.log[at] then
      fail("other events were told than in the straight run, from here on: %s", table.concat(run.log, "\n", at))
    end
  end
  if #run.trace ~= #straight.trace then
    fail("%d questions were answered, in the straight run %d", #run.trace - 1, #straight.trace - 1)
  end
end

-- Begins a run of the scenario one way, and sets up its position. Without a game it was refused, as it should be.
function set_up(scenario, way, t)
  if way == SCENE_STRAIGHT then straight = nil end
  begin(scenario, way)
  if scenario.given then by_author(scenario.given, t) end
  open()
end

function play_through(t)
  local scenario = run.scenario
  judge(true)
  if scenario.play then by_author(scenario.play, t) end
  settle_forced()
  if scenario.expect then by_author(scenario.expect, t) end
  leftovers()
  finish()
end
