-- The values that stand for cards, players and numbers as an effect is told: what is read from them and called on
-- them is found in the rows of the API.

-- Verbs that read otherwise than as the sentence of their row, what numbers have, and who is on which side of a
-- player (tell_verbs.lua).
local special, amounts, parties = {}, {}, {}

-- "agony counters on this": "each agony counter on this".
local function each_of(words)
  if string.find(words, "resources$") then return "each of " .. words end
  local one = string.gsub(words, "^([%a ]-)s( [oi]n )", "%1%2")
  return one ~= words and "each " .. one or nil
end

-- ---- what words give ----

local function gives(row, words, form, many)
  if row.gives == "number" then
    local counted = string.match(words, "^the number of (.+)")
    return new("number", words, { each = counted and each_of(counted) })
  end
  if row.gives == "yes" then return ask(words, "if") end
  if row.gives == "text" then return new("text", words) end
  local several = row.gives == "group" or row.gives == "cards" and many
  local noun = several and "group" or row.gives == "cards" and "card" or row.gives
  return new(noun, words, { again = form or several and "them" or "that " .. noun, several = several })
end

-- Those to whom it happened: not all, where damage was prevented or something kept a card.
local function reached(how, one)
  local noun = how == "destroyed" and "card" or "character"
  return new("group", (one and "a " or "each ") .. noun .. " " .. how .. " this way",
    { every = not one, again = one and "that " .. noun or "them" })
end

-- What a verb that acts on cards gives: those cards, as they are now.
local function result(row, name, on, to)
  if row.gives == "nothing" then return end
  if row.gives == "total" then
    local heals = name == "heal"
    local way = "each damage " .. (heals and "healed" or "dealt") .. " this way"
    return new("number", "that much", { each = way }),
      reached(heals and "healed" or "dealt damage", to and to.noun == "card" and not to.every)
  end
  if row.gives == "groups" then
    run.done = reached("destroyed")
    return run.done, reached("destroyed")
  end
  if row.gives == "group" and about[run.self] and about[run.self].noun == "deck" then
    return them(about[run.self].home)
  end
  return on and (row.gives == "group" or row.gives == "card") and run.self or gives(row, "it", "it")
end

-- ---- calls and fields ----

local function call(row, name, self, ...)
  local on, given = about[self], { ... }
  local options = given[#given]
  if type(options) == "table" and not about[options] and #options == 0 then
    for option, what in pairs(options) do given[option] = what end
  end
  if special[name] then return special[name](row, self, given) end
  if not row.says then error("no sentence for " .. name) end
  if name == "counters" then
    return new("number", nil, { counted_on = on, each = each_of(given[1] .. " counters on this"),
      read = function() return fill(row.says, on, given, true) end })
  end
  local sentence = fill(row.says, on, given, row.kind == "look")
  if row.kind == "look" or row.gives == "cards" and not row.acts then
    local made = gives(row, sentence, nil, given[1] ~= nil and show(given[1]) ~= "1")
    if about[made] and on and on.noun == "deck" then about[made].home = on.home end
    return made
  end
  add { does = sentence }
  run.self = self
  return result(row, name, on, about[given[3] or given[2]])  -- to whom damage is dealt, or healed from
end

function value.__index(self, name)
  local entry = about[self]
  if type(name) == "number" and entry.noun == "card" then return self end
  if type(name) == "number" then return new("card", "one of " .. speak(entry), { again = "that card" }) end
  if entry.noun == "targets" then
    local words, noun, several, again, is_known = host.target(name)
    if words then
      local known = run.targets[name] or new(noun, words, { several = several, again = again,
        aimed = several, home = string.find(words, " in your ") ~= nil })
      if is_known and not run.targets[name] then run.spoken[about[known]] = true end
      run.targets[name] = known
      return known
    end
  end
  if entry.noun == "number" and amounts[name] then return amounts[name] end
  if entry.noun == "decks" then return new("deck", entry.words .. " " .. name .. " deck", { home = entry.home }) end
  if entry.noun == "raid" then return number("the " .. name) end
  local row = rows[entry.noun] and rows[entry.noun][name]
  if not row then
    local known, is = nil, nil
    if entry.me then known, is = host.value(name) end
    if known then return number(known, is) end
    error("no word " .. tostring(name))
  end
  if row.kind ~= "field" then
    return function(on, ...) return call(row, name, on, ...) end
  end
  if entry.fields and entry.fields[name] then return entry.fields[name] end
  if entry.noun == "player" and parties[name] then return parties[name](entry) end
  if entry.event then return run.event[name] or error("no event " .. name) end
  if not row.says then error("no words for " .. name) end
  entry.fields = entry.fields or {}
  if not entry.fields[name] then
    local function read() return fill(row.says, entry, {}, true) end
    if row.gives == "yes" then return ask(read(), "if") end
    local several = row.gives == "group"
    local noun = several and "group" or row.gives
    local made = new(noun, nil, { read = read, again = several and "them" or "that " .. noun, several = several })
    about[made].wounds = name == "damage" and entry or nil
    if several then
      local what = name == "resources" and "" or "cards in "
      about[made].many = function() return what .. about[made].words end
      about[made].each = function() return "each of " .. (what ~= "" and "the " or "") .. about[made].bare end
    end
    entry.fields[name] = made
  end
  return entry.fields[name]
end

-- "you have a Lair fixture", "there is an opposing ally"; of cards that no filter names, "there is one".
local function there_is(filter)
  if filter and host.is_yours(filter) then
    local kind = host.kind(filter)
    return "you have " .. host.article(kind) .. " " .. kind
  end
  return "there is " .. (filter and host.one(filter) or "one")
end

-- Two amounts of several words are too much for a sentence.
local function joined(left, word, right, of_count)
  local made = new("number", nil, { read = function()
    local a, b = show(left), show(right)
    local deep = string.find(a, " ") or not of_count and string.find(b, " ")
    if deep and not string.find(b, "^that %a+'s %a+$") and not string.find(b, "^its %a+$")
      and not string.find(b, "^the %a+ of one of ") then
      error("an amount of amounts")
    end
    return a .. word .. b
  end })
  local counted = about[right]
  about[made].per = of_count and counted and (counted.each or counted.times)
    and { left, counted.each or counted.times } or nil
  return made
end
local function join(word, of_count)
  return function(left, right) return joined(left, word, right, of_count) end
end
value.__add = function(left, right)
  local a, b = about[left], about[right]
  local sum = a and b and a.of == "player" and b.of == "player" and a.words .. b.words
  if sum == "each friendly playereach opponent" then
    return new("group", "each player", { of = "player", bare = "players", again = "they" })
  end
  local cards = a and a.noun ~= "number" or b and b.noun ~= "number"
  if not cards then return joined(left, " + ", right) end
  local of = a and a.of or b and b.of
  return new("group", show(left) .. " and " .. show(right), { several = true, again = "them", of = of })
end
value.__sub = function(left, right)
  local a, b = about[left], about[right]
  if a and b and b.you and a.bare == "friendly players" then
    return new("group", "each other friendly player",
      { of = "player", bare = "other friendly players", again = "they" })
  end
  return a and a.noun ~= "number" and new("group", "the rest", { several = true, again = "the rest", home = a.home })
    or joined(left, " - ", right)
end
value.__mul = join(" times ", true)
value.__unm = function(of) return number("-" .. show(of)) end
value.__lt = function(left, right)
  if left == 0 and about[right].wounds then return ask(speak(about[right].wounds, true) .. " is damaged", "if") end
  if left == 0 and about[right].done then return ask("you do", "if") end
  if left == 0 and about[right].counted_on then
    local one = string.gsub(about[right].each, "^each ", "")
    return ask("there is " .. host.article(one) .. " " .. one, "if")
  end
  if left == 0 and about[right].counts then return ask(there_is(about[right].filter), "if") end
  if type(left) == "number" then return ask(show(right) .. " is more than " .. left, "if") end
  return ask(show(left) .. " is less than " .. show(right), "if")
end
value.__le = function(left, right)
  local plain = about[left] and not string.find(about[left].words, " ")
  if plain then return ask(show(right) .. " is " .. show(left) .. " or more", "if") end
  return ask(show(left) .. " is at most " .. show(right), "if")
end
value.__len = function(of)
  local entry = about[of]
  if run.self == of then  -- those that were just acted on
    return new("number", "that much", { times = "each of them", done = true })
  end
  local each = entry.every and function() return entry.words end or entry.each or entry.bare and each_of(entry.bare)
  return new("number", nil, { each = each, counts = true, filter = entry.filter, done = run.done == of,
    read = function() return "the number of " .. (entry.bare or speak(entry)) end })
end
value.__tostring = function() error("a text of a value") end
