-- What script/prove asks: which mutants are to be tried, and what came of them. WORK/rules.json has the rules in question.
--   prove.lua plan WORK SHARE MUTANTS [FILE…]   makes WORK/N for each mutant of the folder: its changed files; `at`, its rule
--       and where it is written; `cites`, a rule and a scenario a line. Rules that lack something go to WORK/open.
--       SHARE "3/10": only the third tenth, and what is about one of these files; "": all.
--   prove.lua report WORK FORM                  reads WORK/N/verdict; FORM --text: a line for each mutant
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

-- Whether one of these files is what the mutants or the scenarios of a rule are about.
local function is_touched(files, all, numbers, scenarios)
  local found = false
  for _, scenario in ipairs(scenarios) do found = found or files[scenario] end
  for _, number in ipairs(numbers) do
    local mutant = all[number]
    found = found or files[mutant.at:match "^[^:]*"]
    for i = 2, #mutant, 3 do found = found or files[mutant[i]] end
  end
  return found
end

-- Of a rule all mutants are tried, or none.
local function chooser(all)
  local part, parts = how:match "^(%d+)/(%d+)$"
  local files = {}
  for i = 5, #arg do files[arg[i]] = true end
  return function(numbers, scenarios)
    return not part or numbers[1] % parts == part % parts or is_touched(files, all, numbers, scenarios)
  end
end

local function lacks(rule, numbers)
  return #rule.enforced == 0 and "nothing enforces it" or #rule.scenarios == 0 and "no scenario cites it"
    or not numbers and "it has no mutant" or nil
end

local function lay_out(number, mutant, cites)
  local folder = ("%04d/"):format(number)
  local files, why = mutants.wrong_files(mutant)
  write(folder .. "at", mutant[1] .. "\t" .. mutant.at)
  write(folder .. "cites", cites)
  if not files then return write(folder .. "flaw", why) end
  for path, text in pairs(files) do write(folder .. path, text) end
end

local function plan()
  local all = mutants.read(arg[4])
  local of, chosen, cites, open = by_rule(all), chooser(all), {}, {}
  for _, rule in ipairs(json(mutants.text_of(work .. "/rules.json")).rules) do
    -- One that says the same as another rule is proved by the mutants of that one.
    local numbers = of[rule.id] or of[rule.as]
    local why = lacks(rule, numbers)
    if rule.exempt then goto continue end
    if why then
      open[#open + 1] = rule.id .. "\t" .. why .. "\n"
    elseif chosen(numbers, rule.scenarios) then
      local lines = {}
      for _, scenario in ipairs(rule.scenarios) do lines[#lines + 1] = rule.id .. "\t" .. scenario .. "\n" end
      for _, number in ipairs(numbers) do cites[number] = (cites[number] or "") .. table.concat(lines) end
    end
    ::continue::
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

-- Calls with what came of each mutant: its own rule, where it is written, the rule that was looked at, why it survives
-- (nil: it does not) and by which scenario it was killed.
local function each_verdict(tell)
  local tried = mutants.lines_of(("ls '%s' | grep '^[0-9]*$'"):format(work))
  for _, number in ipairs(tried) do
    local own, at = mutants.text_of(work .. "/" .. number .. "/at"):match "^(.-)\t(.*)$"
    for line in io.lines(work .. "/" .. number .. "/verdict") do
      local rule, verdict, said = line:match "^(.-)\t(.-)\t(.*)$"
      tell(own, at, rule, whys[verdict] and whys[verdict] .. said, said)
    end
  end
  return #tried
end

local function report()
  local say = how == "--text" and print or function() end
  local proved, count, survivors, open, alike = {}, 0, {}, {}, {}
  local function came(rule, at, why, by)
    say(("%-10s %s: %s"):format(rule, at, why and "SURVIVES: " .. why or "killed by " .. by))
    proved[rule] = not why and proved[rule] ~= false
    if why then
      survivors[#survivors + 1] = ('{"id":"%s","mutant":"%s","why":"%s"}'):format(rule, at, why:gsub('["\\]', "'"))
    end
  end
  local tried = each_verdict(function(own, at, rule, why, by)
    if rule == own then return came(rule, at, why, by) end
    -- Of another rule's mutants one is enough: the others may be of what only that one says.
    if not alike[rule] then table.insert(alike, rule) end
    if not why or not alike[rule] then alike[rule] = { at, why, by } end
  end)
  for _, rule in ipairs(alike) do came(rule, table.unpack(alike[rule], 1, 3)) end
  for line in io.lines(work .. "/open") do
    local rule, why = line:match "^(.-)\t(.*)$"
    open[#open + 1] = ('"%s"'):format(rule)
    say(("%-10s open: %s"):format(rule, why))
  end
  for _, is_proved in pairs(proved) do count = count + (is_proved and 1 or 0) end
  if how == "--text" then
    print(("%d rules proved by %d mutants, %d survive, %d open"):format(count, tried, #survivors, #open))
  else
    print(('{"schema":"aggro.prove/2","proved":%d,"mutants":%d,"survivors":[%s],"open":[%s]}'):format(count, tried,
      table.concat(survivors, ","), table.concat(open, ",")))
  end
  os.exit(#survivors + #open == 0)
end

if verb == "plan" then plan() else report() end
