-- What a card or a raid's folder has and nothing uses. Uses are looked for in the texts of files: a module may read a
-- value of the card that is passed to it.

local files  -- { key, path, source }: where uses are looked for

-- Whether the name stands in one of the files as the form has it, other than the one with the key `but`.
local function is_used(form, name, but)
  local words = string.format(form, name)
  for _, file in ipairs(files) do
    if file.key ~= but and find_words(file.source, words) then return true end
  end
end

local function report_unused(path, line, code, ...)
  table.insert(findings, { line or 1, code, string.format(...), path })
end

-- ---- a card ----

-- What a card gives a name, by the field where it stands: how it is used.
local declared = {
  values = { "unused-value", 'neither text nor script reads the value "%s"', uses = { "{%s}", ".%s" } },
  counts = { "unused-value", 'no effect reads the count "%s": me.%s', uses = { ".%s" } },
  later = { "unused-power", 'no effect begins the later power "%s": me:begin("%s", …)', uses = { '"%s"' } },
  costs = { "unused-power", 'no effect asks for the cost "%s": me.player:may_pay("%s")', uses = { '"%s"' } },
  grants = { "unused-power", 'nothing gives the power "%s": power = "%s"', uses = { '"%s"' } },
}

-- `names`: { field, name }. Looks in the card's file, and in those that it uses.
local function check_unused(file, names, find_file)
  findings, files = {}, { file }
  for key in string.gmatch(file.source, 'use[ ("]+([%w_/]+)') do table.insert(files, find_file(key)) end
  for _, row in ipairs(names) do
    local field, name = table.unpack(row)
    local kind, used = declared[field], false
    for _, form in ipairs(kind.uses) do used = used or is_used(form, name) end
    if not used then
      local from = string.find(file.source, field, 1, true)
      local at = from and string.find(file.source, "%f[%w_]" .. escaped(name) .. " *=[^=]", from)
      report_unused(nil, at and line_of(file.source, at), kind[1], kind[2], name, name)
    end
  end
  return findings
end

-- ---- a raid ----

local raid  -- { key, source, words, sequences, decks, bosses }

-- The line of raid.lua where the words stand after `section`, or at all.
local function line_in_raid(section, ...)
  local at = find_words(raid.source, string.format(...), string.find(raid.source, section, 1, true))
  return at and line_of(raid.source, at)
end

local function is_among(list, name)
  for _, other in ipairs(list) do
    if other == name then return true end
  end
end

-- "main", and "main_heroic": the deck "main" in the mode "heroic".
local function is_deck(stem)
  if is_among(raid.decks, stem) then return true end
  for _, deck in ipairs(raid.decks) do
    if string.sub(stem, 1, #deck + 1) == deck .. "_" then return true end
  end
end

-- Whether another file has the card's key, or the name that the file gives it: the first text after `return`. A key
-- that is put together, "lair/onyxia_%d", names every key that begins with its text.
local function is_named(file, stem)
  local name = string.match(file.source, 'return [^"]*"([^"]*)"')
  local stub = string.match(file.key, "^(%D*)%d")
  local quoted = '"%s"'
  return is_among(raid.bosses, file.key) or is_used(quoted, file.key, file.key) or is_used(quoted, stem, file.key)
    or name and is_used(quoted, name, file.key) or stub and is_used('"%s%%d', stub, file.key)
end

local function is_in(file, folder) return string.find(file.path, "/" .. folder .. "/", 1, true) end

local function check_file(file)
  local rest, stem = string.sub(file.key, #raid.key + 1), string.match(file.key, "/([^/]*)$")
  local for_players = "cards/" .. file.key .. ".lua"  -- a card of the raid's set that players' decks hold
  if rest == "" or string.find(rest, "^/lang/") or string.sub(file.path, -#for_players) == for_players then return end
  local is_card = not string.find(rest, "^/phases/") and is_in(file, "cards")
    or is_in(file, "events") or is_in(file, "tokens") or is_in(file, "bosses")
  if string.find(rest, "^/decks/") then
    if not is_deck(stem) then
      report_unused(file.path, 1, "unused-file", 'the raid\'s `decks` do not name "%s"', stem)
    end
  elseif is_card then
    if not is_named(file, stem) then
      report_unused(file.path, 1, "unused-card", 'no deck of the raid has "%s", and no script names it', file.key)
    end
  elseif rest ~= "/rules" and not is_used('"%s"', file.key, file.key) then
    report_unused(file.path, 1, "unused-file", 'no script of the raid uses "%s"', file.key)
  end
end

-- ["R200.1"] = "its title". A rule that repeats another, or that no game shows, has a table instead.
local function check_rules(rules)
  for at, number, value in string.gmatch(rules.source, '()%["([^"]*)"[^=]*= *(.)') do
    if value ~= "{" and not is_used("%s", number, rules.key) then
      report_unused(rules.path, line_of(rules.source, at), "uncited-rule", "no script of the raid names the rule %s",
        number)
    end
  end
end

-- What in the raid's folder is never put into play, used or named. `list`: the files of the folder.
local function check_raid(given, list)
  raid, files, findings = given, list, {}
  for _, file in ipairs(files) do files[file.key] = file end
  for _, word in ipairs(raid.words) do
    if not is_used("word.%s", word) and not is_used("raid.%s", word) and not is_used('"%s"', word) then
      report_unused(nil, line_in_raid("words", "%s", word), "unused-word",
        'no script of the raid reads its word "%s"', word)
    end
  end
  for _, word in ipairs(raid.sequences) do
    if not is_used('"%s"', word) then
      report_unused(nil, line_in_raid("", "%s", word), "unused-file",
        'nothing enters the sequence "%s": begin_sequence("%s")', word, word)
    end
  end
  for _, deck in ipairs(raid.decks) do
    if not files[raid.key .. "/decks/" .. deck] then
      report_unused(nil, line_in_raid("", '"%s"', deck), "unknown-file",
        'the deck "%s" has no file: raids/%s/decks/%s.lua', deck, raid.key, deck)
    end
  end
  if files[raid.key .. "/rules"] then check_rules(files[raid.key .. "/rules"]) end
  for _, file in ipairs(files) do check_file(file) end
  return findings
end

return { text = check_text, unused = check_unused, raid = check_raid, rules = rules, old = old_words }
