-- What is wrong with tests/mutants, a line each; for test_mutants.c. Runs in the root of the checkout.
local mutants = dofile "script/lib/mutants.lua"

-- Every rule: its number to why no game shows it ("" where one does), or to the rule that says the same.
local function read_rules()
  local rules, as = {}, {}
  for _, path in ipairs(mutants.lines_of "find engine -name 'rules_*.def'") do
    for number, kind in mutants.text_of(path):gmatch '\nAG_RULE%([%w_]+, "([^"]+)", (%u+),' do
      rules[number] = kind == "RULE" and "" or kind
    end
  end
  for _, path in ipairs(mutants.lines_of "ls raids/*/rules.lua") do
    for number, rule in pairs(loadfile(path, "t", {})()) do
      rules[number] = type(rule) == "table" and rule.kind or ""
      as[number] = type(rule) == "table" and rule.as or nil
    end
  end
  return rules, as
end

local findings = {}

-- Mutants whose text is gone from its file or stands there twice, those of no rule that a game shows, and
-- those that lie elsewhere than at the path of the file that they are about.
function findings.rotten()
  local rules, found = read_rules(), {}
  for _, mutant in ipairs(mutants.read "tests/mutants") do
    local places, why = mutants.places(mutant)
    local kind = rules[mutant[1]]
    if not kind then why = ("there is no rule %q"):format(mutant[1]) end
    if places and kind and kind ~= "" then why = ("%s can't be proved: %s"):format(mutant[1], kind) end
    local named = "tests/mutants/" .. tostring(mutant[2]):gsub("^engine/", ""):gsub("%.%w+$", ".lua")
    if not why and mutant.at:match "^[^:]*" ~= named then why = "it belongs to " .. named end
    if why then found[#found + 1] = mutant.at .. ": " .. why end
  end
  return found
end

-- Changes that nobody can see, of which the text is gone from the file or stands there twice.
function findings.gone()
  local found = {}
  for _, change in ipairs(mutants.read_equivalent()) do
    local places, why = mutants.places(change)
    if not places then found[#found + 1] = change.at .. ": " .. why end
  end
  return found
end

-- Rules that a game shows and no mutant is of, nor of the rule that says the same.
function findings.unproved()
  local rules, as = read_rules()
  local has, found = {}, {}
  for _, mutant in ipairs(mutants.read "tests/mutants") do has[mutant[1]] = true end
  for number, kind in pairs(rules) do
    local same = as[number] or number
    if kind == "" and rules[same] == "" and not has[number] and not has[same] then
      found[#found + 1] = number .. " has no mutant"
    end
  end
  table.sort(found)
  return found
end

return findings
