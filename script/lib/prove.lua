-- What script/prove asks: which mutants are to be tried, and what came of them. WORK/rules.json has the rules in question.
--   prove.lua plan WORK SHARE [FILE…]   makes WORK/N for each mutant: its changed files; `at`, where it is written; `cites`,
--                                       a rule and a scenario a line. SHARE "3/10": only the third tenth, and what is
--                                       about one of these files; "": all. Rules that lack something go to WORK/open.
--   prove.lua report WORK FORM          reads WORK/N/verdict; FORM --text: a line for each mutant
local lib = arg[0]:match "^(.*)/"
local mutants = dofile(lib .. "/mutants.lua")
local json = dofile(lib .. "/json.lua")
local verb, work, how = arg[1], arg[2], arg[3]

local function write(path, text)
  os.execute(("mkdir -p '%s/%s'"):format(work, path:match "^(.*)/" or ""))
  local file = assert(io.open(work .. "/" .. path, "wb"))
  file:write(text)
  file:close()
end

-- ---- plan ----

-- Rule to the numbers of its mutants.
local function by_rule(all)
  local of = {}
  for number, mutant in ipairs(all) do
    local rule = mutant[1]
    of[rule] = of[rule] or {}
    table.insert(of[rule], number)
  end
  return of
end

local function is_one_of(files, mutant, scenarios)
  local found = files[mutant.at:match "^[^:]*"]
  for i = 2, #mutant, 3 do found = found or files[mutant[i]] end
  for _, scenario in ipairs(scenarios) do found = found or files[scenario] end
  return found
end

local function chooser()
  local part, parts = how:match "^(%d+)/(%d+)$"
  local files = {}
  for i = 4, #arg do files[arg[i]] = true end
  return function(number, mutant, scenarios)
    return not part or number % parts == part % parts or is_one_of(files, mutant, scenarios)
  end
end

local function lacks(rule, numbers)
  return #rule.enforced == 0 and "nothing enforces it" or #rule.scenarios == 0 and "no scenario cites it"
    or not numbers and "it has no mutant" or nil
end

local function lay_out(number, mutant, cites)
  local folder = ("%04d/"):format(number)
  local files, why = mutants.wrong_files(mutant)
  write(folder .. "at", mutant.at)
  write(folder .. "cites", cites)
  if not files then return write(folder .. "flaw", why) end
  for path, text in pairs(files) do write(folder .. path, text) end
end

local function plan()
  local all = mutants.read()
  local of, chosen, cites, open = by_rule(all), chooser(), {}, {}
  for _, rule in ipairs(json(mutants.text_of(work .. "/rules.json")).rules) do
    -- One that says the same as another rule is proved by the mutants of that one, too.
    local numbers = of[rule.id] or of[rule.as]
    local why = lacks(rule, numbers)
    if not rule.exempt and why then open[#open + 1] = rule.id .. "\t" .. why .. "\n" end
    for _, number in ipairs(not rule.exempt and not why and numbers or {}) do
      if chosen(number, all[number], rule.scenarios) then
        local lines = { cites[number] }
        for _, scenario in ipairs(rule.scenarios) do lines[#lines + 1] = rule.id .. "\t" .. scenario .. "\n" end
        cites[number] = table.concat(lines)
      end
    end
  end
  write("open", table.concat(open))
  for number, mutant in ipairs(all) do
    if cites[number] then lay_out(number, mutant, cites[number]) end
  end
end

-- ---- report ----

local whys = {
  passed = "its scenarios pass without it",
  fault = "a scenario ends in a script fault: ",
  broken = "a scenario crashes, or does not end: ",
  fails = "a scenario fails as it stands: ",
  flaw = "", unbuildable = "it does not build: ",
}

local function report()
  local text, proved, survivors, open = how == "--text", {}, {}, {}
  local tried = mutants.lines_of(("ls '%s' | grep '^[0-9]*$'"):format(work))
  for _, number in ipairs(tried) do
    local at = mutants.text_of(work .. "/" .. number .. "/at")
    for line in io.lines(work .. "/" .. number .. "/verdict") do
      local rule, verdict, said = line:match "^(.-)\t(.-)\t(.*)$"
      local why = whys[verdict] and whys[verdict] .. said
      if why then
        survivors[#survivors + 1] = ('{"id":"%s","mutant":"%s","why":"%s"}'):format(rule, at, why:gsub('["\\]', "'"))
      end
      if text then print(("%-10s %s: %s"):format(rule, at, why and "SURVIVES: " .. why or "killed by " .. said)) end
      proved[rule] = not why and proved[rule] ~= false
    end
  end
  for line in io.lines(work .. "/open") do
    local rule, why = line:match "^(.-)\t(.*)$"
    open[#open + 1] = ('"%s"'):format(rule)
    if text then print(("%-10s open: %s"):format(rule, why)) end
  end
  local count = 0
  for _, is_proved in pairs(proved) do count = count + (is_proved and 1 or 0) end
  print((text and "%d rules proved by %d mutants, %d survive, %d open"
    or '{"schema":"aggro.prove/2","proved":%d,"mutants":%d,"survivors":[%s],"open":[%s]}'):format(count, #tried,
    text and #survivors or table.concat(survivors, ","), text and #open or table.concat(open, ",")))
  os.exit(#survivors + #open == 0)
end

if verb == "plan" then plan() else report() end
