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
  if before.question ~= now.question then fail("question %d is another one than in the straight run", #run.trace) end
  if before.state ~= now.state then fail("the state at question %d differs from the straight run's", #run.trace) end
  return now
end

-- ---- answering ----

-- Whether the game is replaced by another at this question. To load a game costs more than to play it, and while everyone
-- passes little differs but who has: in a row of passes it is loaded before the first and each eighth that follows.
local function is_replaced(is_pass)
  run.passes = is_pass and run.passes + 1 or 0
  return run.way == "forked" or run.way == "saved" and (run.passes == 0 or run.passes % 8 == 1)
end

-- Takes the last answer back, which was given at `before`, and gives it again.
local function undo_and_redo(before, entries)
  local now = mark()
  -- If a script failed on the way, the answer may have been lost with its frame.
  local is_alone = game().entries == entries + 1
  rerun("undone")
  if is_alone then expect_same(before, "undone") end
  rerun("redone")
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
    close(use(run.way == "forked" and fork() or reload()))
    expect_again(before, run.way == "forked" and "forked" or "loaded")
  end
  enter_answer(seat, picks)
  listen()
  if run.way == "rebuilt" then
    local now = mark()
    rerun("rebuilt")
    expect_again(now, "rebuilt")
  elseif run.way == "undone" and picks then
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
      run.shows_log = true
      fail("other events were told than in the straight run, from here on: %s", table.concat(run.log, "\n", at))
    end
  end
  if #run.trace ~= #straight.trace then
    fail("%d questions were answered, in the straight run %d", #run.trace - 1, #straight.trace - 1)
  end
end

-- ---- a scenario in all ways ----

local ways = {
  { "straight", "straight" }, { "rebuilt", "rebuilt from the log after every answer" },
  { "forked", "forked at every question" }, { "undone", "each answer taken back and played again" },
  { "saved", "saved and loaded at its questions" },
}

-- Sets up the position and plays, as `play` does; a position that is refused has no game.
local function run_way(scenario, nth, way, play)
  if way == "straight" then
    straight = nil
    declare(scenario, nth)
  end
  begin(scenario, way)
  if type(scenario.given) == "function" then by_author(scenario.given, t) end
  open()
  if in_use() then play() end
end

local function play_through()
  local scenario = run.scenario
  judge(true)
  if scenario.play then by_author(scenario.play, t) end
  settle_forced()
  if scenario.expect then by_author(scenario.expect, t) end
  leftovers()
  finish()
end

local LAST_MAX <const> = 8

local function add_last(out, title, lines)
  if #lines > 0 then table.insert(out, "  " .. title .. " last:") end
  for at = math.max(#lines - LAST_MAX, 0) + 1, #lines do table.insert(out, "    " .. lines[at]) end
end

-- If the failure shows the log, its last lines are not shown again.
local function report(scenario, way, why, is_placed)
  local out, noted, is_open = {}, {}, in_use()
  for line in string.gmatch(notes(), "[^\n]+") do table.insert(noted, line) end
  table.insert(out, (is_placed and "" or run_path .. ": ") .. why)
  if is_open and not run.shows_log then add_last(out, "told", run.log) end
  add_last(out, "noted", noted)
  if is_open then table.insert(out, "  open question: " .. question_text()) end
  table.insert(out, string.format("  scenario \"%s\", %s\n", scenario.name, way[2]))
  return table.concat(out, "\n")
end

-- Runs it in every way, until one fails: why, and whether that is about the game; nil: it passes. `play` is what happens
-- once the position is set up.
function run_ways(scenario, nth, how, play)
  local first
  close(use(nil))
  notes()
  for at, way in ipairs(ways) do
    if at == 1 or not how.straight and (way[1] ~= "saved" or how.saves) then
      judge(false)
      use(nil)
      local passed, why, asserted, is_placed = attempt(run_way, scenario, nth, way[1], play or play_through)
      first = first or in_use()
      if at == 1 and first then tell_used() end
      local reported = not passed and report(scenario, way, why, is_placed)
      if at > 1 then close(use(first)) end
      if reported then return reported, asserted end
    end
  end
  if how.folder and first then
    local name = string.gsub(string.match(run_path, "[^/]*$"), "%.[^.]*$", "")
    record(string.format("%s/%s%s.jsonl", how.folder, name, nth > 0 and "_" .. nth or ""))
  end
end

-- ---- a file ----

-- The rules that it cites; false: it is not a list of texts.
local function rules_of(scenario)
  if scenario.cites == nil then return {} end
  local is_list = type(scenario.cites) == "table" and length(scenario.cites) > 0
  for _, rule in ipairs(is_list and scenario.cites or {}) do is_list = is_list and type(rule) == "string" end
  return is_list and scenario.cites
end

local function tell_cites(scenario)
  local raid = scenario.raid == nil and RAID or type(scenario.raid) == "string" and scenario.raid or ""
  for _, rule in ipairs(rules_of(scenario) or {}) do cited(raid, rule, scenario.name) end
  if not rules_of(scenario) then
    fail("%s: scenario \"%s\", cites: a list of rule numbers such as \"CR 717.4\" was expected", run_path, scenario.name)
  end
end

local function does_cite(scenario, number)
  for _, rule in ipairs(rules_of(scenario) or {}) do
    if rule == number then return true end
  end
end

-- Runs the scenarios of a file. `how`: { straight =, saves =, cites =, folder =, rule = }.
function run_file(path, text, how)
  local out = { passed = 0, failed = 0, asserted = 0, name = "", report = "" }
  local file = read_file(path, text)
  local is_one = is_scenario(file)
  local list = is_one and { file } or type(file) == "table" and file or {}
  if not is_one and (type(file) ~= "table" or length(file) == 0) then
    fail("%s: the file must return scenario \"name\" { … }, or a list of them", path)
  end
  for at = 1, length(list) do
    local scenario = list[at]
    if not is_scenario(scenario) then fail("%s: entry %d of the list is no scenario", path, at) end
    if not how.rule or does_cite(scenario, how.rule) then
      if out.failed == 0 then out.name = scenario.name end  -- the last one, or the first that failed
      if how.cites then
        tell_cites(scenario)
      else
        local why, asserted = run_ways(scenario, is_one and 0 or at, how)
        out.passed, out.failed = out.passed + (why and 0 or 1), out.failed + (why and 1 or 0)
        out.asserted = out.asserted + (asserted and 1 or 0)
        out.report = out.report .. (why or "")
      end
    end
  end
  return out
end

for name, row in pairs(row_of) do
  if row.is_word and not word[name] then fail("no function of t:%s", name) end
end
for name in pairs(word) do
  if not row_of[name] then fail("no row of t:%s", name) end
end
