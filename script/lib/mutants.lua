-- The mutants under tests/mutants: of which rule, where, and what is wrong there (README.md beside them). A file returns a list of
-- { "CR 717.4", "engine/rules/chain/chain.c", [[the text as it stands]], [[as it would be wrong]] }; a mutant that needs several
-- places has more triples of file and texts behind. All functions run in the root of the checkout.
local mutants = {}

function mutants.text_of(path)
  local file = io.open(path, "rb")
  local text = file and file:read "a"
  if file then file:close() end
  return text
end

function mutants.lines_of(command)
  local pipe = assert(io.popen(command))
  local lines = {}
  for line in pipe:lines() do lines[#lines + 1] = line end
  pipe:close()
  return lines
end

-- ---- where the texts stand ----

local function squeeze(text) return (text:gsub("%s+", "")) end

local squeezed = {}     -- the sources without their white space

-- Where the text stands in the squeezed source, once; nil and why not.
local function find(path, stands)
  squeezed[path] = squeezed[path] or squeeze(mutants.text_of(path) or "")
  local source, wanted = squeezed[path], squeeze(stands)
  local first, last = source:find(wanted, 1, true)
  if source == "" then return nil, "there is no file " .. path end
  if wanted == "" or not first then return nil, path .. " does not say this" end
  if source:find(wanted, first + 1, true) then return nil, path .. " says this more than once" end
  return first, last
end

-- The places of a mutant, each { file =, wrong =, first =, last = }, the last place first; nil and what is wrong with it.
function mutants.places(mutant)
  local places = {}
  if type(mutant[1]) ~= "string" or #mutant < 4 or #mutant % 3 ~= 1 then
    return nil, "expected a rule, a file, its text, and the text as it would be wrong"
  end
  for i = 2, #mutant, 3 do
    local file, stands, wrong = mutant[i], mutant[i + 1], mutant[i + 2]
    local first, last = find(file, stands)
    if not first then return nil, last end
    if squeeze(stands) == squeeze(wrong) then return nil, "it would be wrong as it stands" end
    places[#places + 1] = { file = file, wrong = wrong, first = first, last = last }
  end
  table.sort(places, function(a, b) return a.first > b.first end)
  return places
end

-- The position of the nth character that is not white space.
local function position(text, nth)
  local at = 0
  for _ = 1, nth do at = text:find("%S", at + 1) end
  return at
end

-- The files of a mutant as they would be wrong, path to text; nil and what is wrong with it.
function mutants.wrong_files(mutant)
  local files, places, why = {}, mutants.places(mutant)
  if not places then return nil, why end
  for _, place in ipairs(places) do
    local text = files[place.file] or mutants.text_of(place.file)
    files[place.file] = text:sub(1, position(text, place.first) - 1) .. place.wrong
      .. text:sub(position(text, place.last) + 1)
  end
  return files
end

-- ---- reading them ----

-- Adds `at`, "tests/mutants/rules/chain.lua:3", to each mutant of the file: the line of the text as it stands.
local function number_lines(path, list)
  local source, from, line = mutants.text_of(path), 1, 1
  for _, mutant in ipairs(list) do
    local found = source:find(tostring(mutant[3]), from, true)
    if found then
      line = line + select(2, source:sub(from, found - 1):gsub("\n", ""))
      from = found
    end
    mutant.at = path .. ":" .. line
  end
end

local function read_file(path)
  local list = assert(loadfile(path, "t", {}))()
  number_lines(path, list)
  return list
end

-- All mutants of a folder, in the order of their files.
function mutants.read(folder)
  local all = {}
  local command = "find '" .. folder .. "' -name '*.lua' ! -name equivalent.lua | LC_ALL=C sort"
  for _, path in ipairs(mutants.lines_of(command)) do
    local list = read_file(path)
    table.move(list, 1, #list, #all + 1, all)
  end
  return all
end

-- The changes that nobody can see: like mutants, with the reason instead of a rule.
function mutants.read_equivalent() return read_file "tests/mutants/equivalent.lua" end

return mutants
