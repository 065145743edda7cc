-- A text against what its script does: numbers, target phrases, the rules of rules.lua, keywords, types of damage.

-- ---- numbers: the text shows only values, each is read by the script, and effects have no numbers of their own ----

-- "Assault 2": the number belongs to the keyword before it.
local function is_behind_keyword(text)
  for _, word in ipairs(words.numbered) do
    if string.sub(text, -#word) == word then return true end
  end
end

-- "+1/+1 counter", "-1 ATK counters": the number belongs to the counter's name (CR 404.1c).
local function names_a_counter(before, after)
  return string.find(before, "[+-]$") and (string.find(after, "^/[+-]%d+ counter") or string.find(after, "^ ?%a* counter"))
end

local function check_digits()
  local text = string.gsub(raw, "{[^}]*", function(value) return string.rep("}", #value) end)
  for at, number in string.gmatch(text, "%f[%w_]()(%d+)") do
    local before, after = string.sub(text, 1, at - 1), string.sub(text, at + #number)
    local each = number == "1" and string.find(text, "^%+1 %a+ for each", at - 1)
    if not each and not is_behind_keyword(string.match(before, "^(.-) *$")) and not names_a_counter(before, after) then
      report(at, "text-number", "the text has the number %s: write {name}, for `values` hold every number", number)
    end
  end
end

-- "Two of your allies": the number must also stand in the script.
local function check_number_words()
  for at, word in ipairs { "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten" } do
    local number, place = at + 1, find(word)
    for _, counted in ipairs { " of your ", " of his ", " target ", " opposing ", " cards", " allies", " counters" } do
      local counts = place and string.sub(low, place + #word, place + #word + #counted - 1) == counted
      if counts and not shows.number[number] and shows.can_tell then
        report(place, "text-number", 'the text says "%s", but no number of the script is %d', word, number)
      end
    end
  end
end

local function check_values()
  for _, value in ipairs(shows.values) do
    local name, is_read = value.name, shows.value[value.name]
    local at = string.find(raw, "{" .. name .. "}", 1, true)
    -- It may be read by a function that does not belong to a power.
    local anywhere = is_read or shows["declared value"][name] or find_words(source, "me." .. name)
    if at and not anywhere then
      report(at, "text-value", "the text shows {%s}, but nothing in the script reads it", name)
    end
    if not at and is_read then
      report(nil, "silent-value", "an effect reads me.%s, but the text does not show {%s}", name, name)
    end
  end
end

local function check_bare_numbers()
  local known = { [-1] = true, [0] = true, [1] = true, [2] = find("half|halves|twice|double*") }
  for _, value in ipairs(shows.values) do known[value.number] = true end
  for _, bare in ipairs(shows.bare) do
    if not known[bare.number] then
      local text = "an effect has the number %d of its own: give it a name in `values` and read me.<name>"
      table.insert(findings, { bare.line, "bare-number", string.format(text, bare.number) })
    end
  end
end

-- ---- the rules ----

-- Whether the script shows one of the signs.
local function shows_one(signs)
  for where, list in pairs(signs or {}) do
    for _, sign in ipairs(phrases[list]) do
      if shows[where][sign.words] then return true end
    end
  end
end

-- "may", "up to", "any number": readers don't see the bars and stars of the table.
local function quoted(list)
  local shown = {}
  for at, phrase in ipairs(phrases[list]) do shown[at] = '"' .. phrase.words .. '"' end
  return table.concat(shown, ", ")
end

local function check_rule(rule)
  local code, says, must, what = table.unpack(rule)
  if shows_one(rule.does) then
    if must ~= "" and not find(must) then
      report(nil, code, "the script %s, but the text does not say so (%s)", what, quoted(must))
    end
  elseif shows.can_tell then
    local at, found = find(says)
    if at and not shows_one(rule.sees) and (not rule.waits or shows_one(rule.waits)) then
      report(at, code, 'the text says "%s", but nothing in the script %s', found, what)
    end
  end
end

-- ---- keywords and damage ----

-- A keyword begins with a capital and is not the first word of a sentence, or else it is a paragraph of its own.
-- Behind "named" stands a name.
local function keyword_at(word)
  for at, ends in string.gmatch(raw, "%f[%a]()" .. escaped(word) .. "()%f[^%a]") do
    local before = string.match(string.sub(raw, 1, at - 1), "([^ ]?) *$")
    local is_first = string.find(before, "^[.:>?!]?$")
    local is_alone = string.find(raw .. "<", "^[ {}%d]*<", ends)
    local is_name = string.find(string.sub(raw, 1, at - 1), "named $")
    if string.sub(raw, ends, ends) ~= "-" and not is_name and (not is_first or is_alone) then return at end
  end
end

-- A keyword is not found within a longer one: "Dual Wield" is part of "Ranged Dual Wield".
local function is_in_longer(word, at)
  for _, longer in ipairs(words.keywords) do
    local inside = #longer > #word and string.find(longer, word, 1, true)
    if inside and inside <= at and string.sub(raw, at - inside + 1, at - inside + #longer) == longer then
      return true
    end
  end
end

local function check_keyword(word)
  local stands, has = string.find(raw, word, 1, true), shows.keyword[word]
  local at = stands and not has and shows.can_tell and keyword_at(word)
  if at and not is_in_longer(word, at) then
    report(at, "text-keyword", 'the text says "%s", but the script neither has nor gives nor asks for that keyword',
      word)
  elseif has and not stands then
    report(nil, "text-keyword", 'the script has the keyword "%s", but the text does not say so', word)
  end
end

local common = { Boss = true, Flip = true, Advance = true }  -- texts use them also in their ordinary sense

local function check_damage()
  for _, word in ipairs(words.damage) do
    local phrase = word .. " damage"
    local at = find(phrase)
    if at and not shows.damage[word] and shows.can_tell then
      report(at, "text-damage", 'the text says "%s", but nothing in the script is of that type', phrase)
    end
    if shows.dealt[word] and not find(word) then
      report(nil, "text-damage", 'the script deals %s damage, but the text does not say "%s"', word, word)
    end
  end
end

-- ---- a side of a card ----

local nothing = {}
local shows_nothing = { __index = function() return nothing end }

-- ---- the template ----

-- The numbers of data by the names of the values that they are, each name once if there are several.
local function with_names(template, side)
  local used, own, others = {}, {}, {}
  for _, value in ipairs(shows.values) do
    table.insert(string.find(source, "%f[%w_]" .. value.name .. " = ", side) and own or others, value)
  end
  -- Of several that are the same number, the one that the script reads first is said first.
  local function place(value)
    local words = "value." .. value.name .. "%f[^%w_]"
    return string.find(source, words, side) or string.find(source, words) or math.huge
  end
  table.sort(own, function(a, b) return place(a) < place(b) end)
  table.move(others, 1, #others, #own + 1, own)
  for name in string.gmatch(template, "{([%w_]+)}") do used[name] = true end
  local function is_read(value) return place(value) < math.huge end
  template = string.gsub(template, "([+-])(%d+)%f[^%w_}]", function(sign, number)
    for _, value in ipairs(own) do
      if sign == "-" and value.number == -tonumber(number) and is_read(value) and not used[value.name] then
        used[value.name] = true
        return "{" .. value.name .. "}"
      end
    end
  end)
  return (string.gsub(template, "%f[%w_{]%d+%f[^%w_}]", function(number)
    local first
    for _, value in ipairs(own) do
      if value.number == tonumber(number) and is_read(value) then
        first = first or value.name
        if not used[value.name] then
          used[value.name] = true
          return "{" .. value.name .. "}"
        end
      end
    end
    return first and "{" .. first .. "}"
  end))
end

-- The literal behind `text = `: from its first to its last byte. nil: it is no plain literal.
local function literal()
  local from = begins + #"text = "
  if string.sub(source, from, from) ~= '"' then return end
  local at = from + 1
  while at <= #source and string.sub(source, at, at) ~= '"' do
    at = at + (string.sub(source, at, at) == "\\" and 2 or 1)
  end
  return from, at
end

-- The text as it stands in a file: lines of at most a hundred bytes.
local function as_literal(text, column)
  local indent = string.match(string.sub(source, 1, begins - 1), "[^\n]*$")
  local lines, line = {}, '"'
  for word in string.gmatch(string.gsub(text, '["\\]', "\\%0"), "[^ ]+ ?") do
    if column + #line + #word > 96 then
      table.insert(lines, line .. "\\z")
      line, column = indent .. "  ", 0
    end
    line = line .. word
  end
  table.insert(lines, line .. '"')
  return table.concat(lines, "\n")
end

local function check_template(template, side)
  local wanted = with_names(template, side)
  local text = string.gsub(string.gsub(raw, "%s+", " "), " $", "")
  if wanted == text or wanted == "" then return end
  report(nil, "text-strays", 'the template says it so: "%s"', wanted)
  local finding = findings[#findings]
  finding[5], finding[6] = literal()
  local line = string.match(string.sub(source, 1, finding[5] or 1), "[^\n]*$")
  finding.mend = finding[5] and as_literal(wanted, #line - 1)
end

-- A power that the text leaves out is not seen by the words alone where another one has the same words.
local function check_sentences(least)
  local said = 0
  for part in string.gmatch(string.gsub(low, "<p>", "."), "[^%.]+") do
    said = said + (string.find(string.gsub(part, "ongoing:", ""), "%a") and 1 or 0)
  end
  if said < least then
    report(nil, "text-power", "the powers of the script take %d sentences, and the text has %d", least, said)
  end
end

local function check_text(does, text, file, is_back, least, template)
  -- What stands in brackets reminds of a rule: it is not compared.
  local plain = string.gsub(text, '%(%u[^()]+%."?%)', function(reminder) return string.rep(" ", #reminder) end)
  raw, low, source, findings = plain, string.lower(plain), file, {}
  local side = is_back and string.find(source, "back = ", 1, true) or 1
  begins = string.find(source, "text = ", side, true) or side
  shows = setmetatable(does, shows_nothing)
  check_sentences(least)
  check_digits()
  check_number_words()
  check_values()
  check_bare_numbers()
  check_targets()
  check_others()
  for _, rule in ipairs(rules) do check_rule(rule) end
  for _, word in ipairs(words.keywords) do
    if not common[word] then check_keyword(word) end
  end
  check_damage()
  if template and #findings == 0 then check_template(template, side) end
  return findings
end
