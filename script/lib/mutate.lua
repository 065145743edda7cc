-- What script/mutate asks: which scenarios reach a line, which mutants are to be tried, and what came of them.
--   mutate.lua map REACH FILES         reads `objdump -dl` of the instrumented program, FILES (a hash and a scenario a line) and
--       what each reached, REACH/hits/HASH; writes REACH/order, a scenario and its milliseconds a line, and REACH/lines,
--       "FILE:LINE", which of these reach it. Those that reach the least come first: they say most precisely what has failed.
--   mutate.lua plan WORK REACH SEED COUNT AT FOLDER…    makes WORK/N for each mutant that might be tried: its changed file; `at`,
--       where and what it is; `cites`, its scenarios and their milliseconds; `reason` where nobody can see it.
--       AT "FILE:LINE": all of this line, no other
--   mutate.lua report WORK COUNT SEED FORM              reads WORK/N/verdict; FORM --json: one line of JSON
local lib = arg[0]:match "^(.*)/"
local mutants = dofile(lib .. "/mutants.lua")
local changes = dofile(lib .. "/operators.lua")
local verb, work = arg[1], arg[2]

local function write(path, text)
  local file = assert(io.open(path, "wb"))
  file:write(text)
  file:close()
end

-- ---- map ----

-- Of each block of the program, by its address, the lines that are in it.
local function lines_of_blocks()
  local blocks, block, line, starts = {}, nil, nil, false
  for text in io.stdin:lines() do
    local path, number = text:match "/(engine/[%w_/]+%.c):(%d+)"
    if path then
      line = path .. ":" .. number
    elseif text:find "^%x+ <" then
      block = nil
    end
    local address = text:match "^ +(%x+):"
    if address and starts then
      block = {}
      blocks[tonumber(address, 16)] = block
    end
    if block and line then block[line] = true end
    if address then starts = text:find("<__sanitizer_cov_trace_pc>", 1, true) end
  end
  return blocks
end

local function map()
  local blocks, scenarios, reached, out = lines_of_blocks(), {}, {}, {}
  for _, block in pairs(blocks) do
    for line in pairs(block) do reached[line] = {} end
  end
  for text in io.lines(arg[3]) do
    local hash, file = text:match "^(%x+)  (.*)$"
    local data = mutants.text_of(work .. "/hits/" .. hash)
    local lines, count = {}, 0
    for at = 5, #data, 4 do
      for line in pairs(blocks[string.unpack("<I4", data, at)]) do
        count = count + (lines[line] and 0 or 1)
        lines[line] = true
      end
    end
    scenarios[#scenarios + 1] = { file = file, lines = lines, count = count, time = string.unpack("<I4", data) }
  end
  table.sort(scenarios, function(a, b) return a.count < b.count or a.count == b.count and a.file < b.file end)
  for number, scenario in ipairs(scenarios) do
    out[number] = scenario.file .. "\t" .. scenario.time .. "\n"
    for line in pairs(scenario.lines) do table.insert(reached[line], number) end
  end
  write(work .. "/order", table.concat(out))
  out = {}
  for line, numbers in pairs(reached) do out[#out + 1] = line .. " " .. table.concat(numbers, " ") .. "\n" end
  write(work .. "/lines", table.concat(out))
end

-- ---- plan ----

local function squeeze(text) return (text:gsub("%s+", "")) end

-- The files that nobody can tell from the true one, without white space, to the reason.
local function read_equivalent()
  local reasons = {}
  for _, entry in ipairs(mutants.read_equivalent()) do
    local files, why = mutants.wrong_files(entry)
    if not files then error(entry.at .. ": " .. why, 0) end
    for path, text in pairs(files) do reasons[path .. squeeze(text)] = entry[1] end
  end
  return reasons
end

-- What no rule asks for, and tests in C show: the checker of states, and states as bytes.
local no_rules = { ["engine/state/state.c"] = true, ["engine/state/state_check.c"] = true }

local function all_places(at)
  local all, sources = {}, {}
  for i = 7, #arg do
    for _, path in ipairs(mutants.lines_of(("find '%s' -name '*.c' | LC_ALL=C sort"):format(arg[i]))) do
      sources[path] = sources[path] or mutants.text_of(path)
      for _, place in ipairs(changes(sources[path])) do
        place.path = path
        if at == "" and not no_rules[path] or at == path .. ":" .. place.line then all[#all + 1] = place end
      end
    end
  end
  return all, sources
end

-- One way to change each of some places, chosen by the seed; or all ways, in order.
local function choose(all, seed, count, is_all)
  local chosen = {}
  math.randomseed(tonumber(seed:sub(1, 15), 16))
  for i = 1, is_all and #all or math.min(count, #all) do
    local other = is_all and i or math.random(i, #all)
    all[i], all[other] = all[other], all[i]
    local texts = all[i].texts
    for _, text in ipairs(is_all and texts or { texts[math.random(#texts)] }) do
      chosen[#chosen + 1] = { place = all[i], text = text }
    end
  end
  return chosen
end

-- A function that says which scenarios reach a place, with their milliseconds. A line that has no code of its own belongs to
-- the one before; what stands outside functions concerns all scenarios.
local function read_lines(path_of_lines)
  local reached, scenarios = {}, {}
  for text in io.lines(path_of_lines .. "/lines") do
    local path, line, numbers = text:match "^(.-):(%d+) (.*)$"
    reached[path] = reached[path] or {}
    reached[path][tonumber(line)] = numbers
  end
  for text in io.lines(path_of_lines .. "/order") do scenarios[#scenarios + 1] = text .. "\n" end
  return function(place)
    if place.is_table then return table.concat(scenarios) end
    local line, of = place.line, reached[place.path] or {}
    while not of[line] and line > 0 do line = line - 1 end
    return ((of[line] or ""):gsub("%d+ ?", function(number) return scenarios[tonumber(number)] end))
  end
end

-- The line as it stands, or with the text instead of the place; a statement of several lines as one.
local function shown(source, place, text)
  local first = place.first - #source:sub(1, place.first - 1):match "[^\n]*$"
  local last = (source:find("\n", place.last, true) or #source + 1) - 1
  local line = source:sub(first, place.first - 1) .. (text or source:sub(place.first, place.last))
    .. source:sub(place.last + 1, last)
  return (line:gsub("%s+", " "):gsub("^ ", ""):gsub(" $", ""))
end

local function plan()
  local seed, count, at = arg[4], tonumber(arg[5]), arg[6]
  local all, sources = all_places(at)
  local equivalent, scenarios_of = read_equivalent(), read_lines(arg[3])
  -- Twice as many: some do not compile, or compile to the same.
  for number, change in ipairs(choose(all, seed, 2 * count + 20, at ~= "")) do
    local place, folder = change.place, ("%s/%04d"):format(work, number)
    local source = sources[place.path]
    local text = source:sub(1, place.first - 1) .. change.text .. source:sub(place.last + 1)
    os.execute(("mkdir -p '%s/%s'"):format(folder, place.path:match "^(.*)/"))
    write(folder .. "/" .. place.path, text)
    write(folder .. "/path", place.path .. "\n")
    write(folder .. "/at", ("%s:%d\t%s\t%s\t%s"):format(place.path, place.line, place.kind, shown(source, place),
      shown(source, place, change.text)))
    write(folder .. "/cites", scenarios_of(place))
    local reason = equivalent[place.path .. squeeze(text)]
    if reason then write(folder .. "/reason", "equivalent\t" .. reason .. "\n") end
  end
end

-- ---- report ----

local names = { asserted = "assertion", crash = "crash", fault = "script fault", hang = "hang" }

local function report()
  local wanted, seed, form = tonumber(arg[3]), arg[4], arg[5]
  local say = form == "--json" and function() end or print
  local came, tried, survivors = setmetatable({}, { __index = function() return 0 end }), 0, {}
  for _, number in ipairs(mutants.lines_of(("ls '%s' | grep '^[0-9]*$'"):format(work))) do
    local folder = work .. "/" .. number
    local verdict, said = (mutants.text_of(folder .. "/verdict") or ""):match "^(%w+)\t(.-)\n$"
    if verdict and tried < wanted then
      local at, kind, stands, wrong = mutants.text_of(folder .. "/at"):match "^(.-)\t(.-)\t(.-)\t(.*)$"
      came[verdict] = came[verdict] + 1
      if verdict ~= "same" and verdict ~= "unbuildable" then
        tried = tried + 1
        local what = names[verdict] and "killed by " .. names[verdict] .. ": " .. said or verdict .. ": " .. said
        if verdict == "survives" then
          survivors[#survivors + 1] = ('{"at":%q,"stands":%q,"wrong":%q,"why":%q}'):format(at, stands, wrong, said)
          what = "SURVIVES: " .. said
        end
        say(("%s: %s: %s → %s\n    %s"):format(at, kind, stands, wrong, what))
      end
    end
  end
  local killed = came.asserted + came.crash + came.fault + came.hang
  if form == "--json" then
    print(('{"schema":"aggro.mutate/1","seed":"%s","mutants":%d,"killed":%d,"assertion":%d,"crash":%d,"fault":%d,"hang":%d,'
      .. '"equivalent":%d,"same":%d,"unbuildable":%d,"survivors":[%s]}'):format(seed, tried, killed, came.asserted, came.crash,
      came.fault, came.hang, came.equivalent, came.same, came.unbuildable, table.concat(survivors, ",")))
  else
    print(("seed %s: %d mutants, %d killed (%d by assertion, %d by crash, %d by script fault, %d by hang), %d equivalent, "
      .. "%d survive; not counted: %d that are the same program, %d that do not compile"):format(seed, tried, killed,
      came.asserted, came.crash, came.fault, came.hang, came.equivalent, #survivors, came.same, came.unbuildable))
  end
  os.exit(#survivors == 0)
end

({ map = map, plan = plan, report = report })[verb]()
