-- Verbs and words that read otherwise than as the sentence of their row.

-- "your hero has Stealth", "that ally is damaged": whether it is one of those.
special.is = function(_, self, given)
  local words, on = host.bare(given[1]), speak(about[self], true)
  words = string.gsub(words, "^your hero ", "")
  local verb = string.match(words, "^with (.+)")
  if verb then return ask(on .. " has " .. verb, "if") end
  verb = string.match(words, "^that (.+)")
  if verb then return ask(on .. " " .. verb, "if") end
  return ask(on .. " is " .. host.one(given[1]), "if")
end

special.draw_to = function(row, self, given)
  local limit = about[given[1]] and string.find(show(given[1]), "hand limit")
  add { does = fill(limit and "@ draw~ cards until reaching {1}" or row.says, about[self], given) }
  return them()
end

special.remove_counters = function(row, self, given)
  local count, on = about[given[2]], about[self]
  local all = count and count.counted_on == on
  add { does = fill(all and "remove all {1} counters from @" or row.says, on, given) }
end

special.roll = function(row, self, given)
  add { does = fill(row.says, about[self], given) }
  return number("the result")
end

special.set_apart = function(row, self, given)
  if given[1] == false then error("back among the others") end
  add { does = fill(row.says, about[self], given) }
end

special.put_token = function(row, self, given)
  local count = given[2]
  local options = type(count) == "table" and not about[count]
  if options then count = nil end
  local long = about[count] and string.find(show(count), " ")
  local form = long and string.gsub(row.says, "{2} ", "") .. ", as many as {2}" or row.says
  given[1], given.type = host.name(given[1])
  given[2] = count
  add { does = fill(form, about[self], given) }
  return them()
end

amounts = {
  min = function(a, b) return number("the lesser of " .. show(a) .. " and " .. show(b)) end,
  max = function(a, b) return number("the greater of " .. show(a) .. " and " .. show(b)) end,
}

special.choose_number = function(_, self, given)
  given.min = given.min or 0
  add { does = fill("@ choose~ a number [max: from {min} to {max}][!max: of {min} or more]", about[self], given) }
  return number("that number")
end

special.deal_each = function(_, self, given)
  local list = {}
  for at, row in ipairs(given[2]) do
    list[at] = show(row[1]) .. " " .. show(given[1]) .. " damage to " .. show(row[2])
  end
  add { does = fill("@ deal~ ", about[self], {}) .. table.concat(list, ", ", 1, #list - 1) .. " and " .. list[#list] }
  return number("that much"), reached("dealt damage")
end

-- Of the player of the effect; others speak of theirs.
parties = {
  opponents = function(entry)
    return new("group", entry.you and "each opponent" or "each of their opponents",
      { of = "player", bare = entry.you and "opponents" or "their opponents", again = "they" })
  end,
  deck = function(entry) return new("deck", owner_of(entry, speak(entry)) .. " deck", { home = entry.you }) end,
  decks = function(entry) return new("decks", owner_of(entry, speak(entry)), { home = entry.you }) end,
  hand_max = function(entry) return number(entry.you and "your hand limit" or "their hand limit") end,
  friends = function(entry)
    return new("group", entry.you and "each friendly player" or "each player of their side",
      { of = "player", bare = "friendly players", again = "they" })
  end,
}

-- What each lasts and changes reads as the text of a card has it.
local numbers = { atk = "ATK", health = "health", def = "DEF", strike = "strike cost", cost = "cost" }
local function changed(name, what)
  if numbers[name] then
    local entry = about[what]
    local each, anew = entry and entry.each, entry and entry.anew and ", counted anew," or ""
    if each then return "+1 " .. numbers[name] .. " for " .. (type(each) == "function" and each() or each) .. anew end
    if entry and entry.set then return numbers[name] .. " " .. entry.set end
    local words = show(what)
    return (string.find(words, "^%-") and words or "+" .. words) .. " " .. numbers[name] .. anew
  end
  if name == "keyword" then return listed(type(what) == "table" and what or { what }, "and") end
  error("a change of " .. name)
end

local function lasting(word)
  local name = string.gsub(host.word(word), "_", " ")
  return name == "rest of game" and "for the rest of the game"
    or name == "next ready step" and "in its controller's next ready step"
    or string.find(name, "^until end") and string.gsub(name, "until end", "until the end")
    or name
end

-- A change of cost that ends with the card that it was used for.
local function next_costs(filter, given)
  local kind, yours = nil, false
  if not about[filter] then kind, yours = host.kind(filter) end
  local less = yours and given.cost and string.match(show(given.cost), "^%-(.+)")
  if not less or given.use_cost then error("the next time only") end
  add { does = "the next " .. kind .. " that you play " .. lasting(given.lasts) .. " costs " .. less .. " less" }
end

local said_apart = { lasts = true, cant = true, once = true, attacks_only = true }

special.gain = function(_, self, given)
  if given.once then return next_costs(self, given) end
  local list, cant = {}, given.cant
  for name, what in pairs(given) do
    if type(name) == "string" and not said_apart[name] and not (name == "control" and what == true) then
      table.insert(list, changed(name, what))
    end
  end
  table.sort(list)
  local on = about[self]
  local first, lasts = "", given.lasts and " " .. lasting(given.lasts) or ""
  if not on then  -- who comes later has it too: how long it is so stands first (CR 714.3e)
    local words, several = host.subject(self)
    local plain = string.gsub(words, "attacking ", "")
    on = { words = plain, noun = "group", several = several }
    first = (lasts ~= "" and string.sub(lasts, 2) .. ", " or "") .. (plain ~= words and "while attacking, " or "")
    lasts = ""
  end
  if on.several or on.every or string.find(on.words, "^each ") then
    lasts = string.gsub(lasts, "its controller's", "their controllers'")
  end
  if #list > 0 then
    add { does = first .. fill("@ have~ ", on, {}) .. table.concat(list, " and ") .. lasts }
  end
  if cant then
    add { does = first .. fill("@ can't ", on, {}) .. listed(type(cant) == "table" and cant or { cant }, "or") .. lasts }
  end
  if given.attacks_only then
    add { does = first .. fill("@ can attack only ", on, {}) .. host.one(given.attacks_only) .. lasts .. ", if able" }
  end
  if given.control == true then add { does = first .. fill("gain control of @", on, {}) .. lasts } end
end

special.begin = function(_, _, given)
  local handed = given[3] or {}
  local words = {}
  run.last = nil  -- the sentence is about something else
  for at = 1, math.min(#handed, 2) do
    words[2 * at - 1] = show(handed[at])
    words[2 * at] = about[handed[at]] and about[handed[at]].again
  end
  local left = handed.left and show(handed.left)
  local does, prevents = host.later(given[1], left, table.unpack(words, 1, 4))
  does = string.gsub(does, "%.$", "")
  local lasts = given[2] and lasting(given[2]) or ""
  if lasts ~= "" then does = prevents and does .. " " .. lasts or lasts .. ", " .. does end
  add { does = does }
end

special.may = function(_, self, given)
  local on = about[self]
  if on.noun == "group" and on.bare == "opponents" then
    on = { noun = "player", words = "your opponents", several = true }
  end
  local yes = ask(on.you and "" or speak(on, true), "may")
  if yes then run.have, run.may_of = on.you, on end
  return yes
end

special.may_pay = function(row, self, given)
  local price = given[1]
  local words, pays = "(" .. show(price) .. ")", true
  if type(price) == "string" then words, pays = host.later(price) end
  return ask(fill(pays and "@ may pay " or "@ may ", about[self], {}) .. words, "pay", not about[self].you)
end

-- What is chosen from, in words, and whether it is one card.
local function chosen(given)
  local from, group = given.from, about[given.from]
  if type(from) ~= "userdata" and not group then error("a list") end
  if group and group.noun == "card" then error("one card to choose from") end
  local most, one = given.up_to or given.count, is_one(given.up_to or given.count)
  local every = given.up_to and about[most] and about[most].counts  -- as many as there are
  if not every and about[most] and string.find(about[most].words, " ") then
    error("an amount to choose")
  end
  local count = every and "any number" or most and (given.up_to and "up to " or "") .. (one and "one" or show(most))
  if group and every then
    return "any number of " .. (group.filter and host.many(group.filter) or group.bare or show(from)), false
  end
  if group and group.one then return (count or "one") .. " " .. (one and group.one or group.bare), one end
  if group then return (count or "one") .. " of " .. show(from), one end
  local many = host.many(from)
  if every then return "any number of " .. many, false end
  if not count then return host.one(from), one end
  if host.is_yours(from) then return count .. " of " .. many, one end
  return count .. " " .. (one and host.bare(from) or many), one
end

-- Several players decide together.
local function deciders(on)
  if on.noun ~= "group" or not on.bare then return on end
  local words = on.bare == "opponents" and "your opponents" or on.bare == "friendly players" and on.bare
  return { noun = "player", words = words or "the players", several = true, again = "they" }
end

-- "weapon" of "your Dagger weapon with ATK 2 or more".
local function noun_of(from)
  local bare = type(from) == "userdata" and string.gsub(host.bare(from), " [wti][ihn]t?h?a?t? .*$", "") or "card"
  local noun = string.match(bare, "(%a+)$")
  return noun and string.find(bare, " or ") == nil and string.find(noun, "^%l") and noun or "card"
end

special.choose = function(_, self, given)
  local on, from = deciders(about[self]), about[given.from]
  local begins = not on.you and fill("@ choose~ ", on, {})  -- who is spoken of before what
  local shown, one = chosen(given)
  if begins then add { does = begins .. shown } end
  local made = new((given.up_to or given.count) and "group" or "card", one and "it" or "them",
    { several = not one, again = one and "that " .. noun_of(given.from) or "those cards", home = from and from.home })
  if on.you then
    run.flush()
    run.pending = { entry = about[made], words = shown }
  else
    run.spoken[about[made]], run.last = true, about[made]
  end
  return made
end

special.each_choose = function(_, self, given)
  local shown = chosen(given)
  add { does = fill("@ choose~ ", about[self], {}) .. string.gsub(shown, "your ", "their ") }
  local made = new("group", "them", { several = true, again = "those cards" })
  run.spoken[about[made]], run.last = true, nil  -- "them" would be the players
  return made
end

-- Those of a group: in what zone they are was said.
special.where = function(_, self, given)
  local group = about[self]
  local home = group.home
  local attached = string.match(group.words, "^what is (attached to .+)")
  local within = run.spoken[group] and " among them" or " " .. (attached or "in " .. speak(group))
  local function among(words) return string.gsub(words, " in [%a' ]*deck$", "") .. within end
  return new("group", among("each " .. host.bare(given[1])),
    { again = "them", home = home, bare = among(host.many(given[1])), one = among(host.bare(given[1])) })
end

special.random = function(_, self, given)
  local on = about[self]
  if on.of == "player" and on.bare then
    return new("player", "a random " .. string.gsub(on.bare, "s$", ""), { again = "that player" })
  end
  if on.filter and given[1] then
    local many = string.match(show(given[1]), "^[%d{].*") or "that many"
    return new("group", many .. " random " .. host.many(on.filter), { again = "them", several = true })
  end
  if on.filter then return new("card", "a random " .. host.bare(on.filter), { again = "that card" }) end
  local noun = on.of or "card"
  return new(noun, "one of " .. (on.bare or "them") .. " at random", { again = "that " .. noun })
end

-- The words that stand alone.
local alone = {}
alone.all = function(filter)
  if about[filter] then return filter end
  return new("group", host.each(filter), { every = true, filter = filter, bare = host.many(filter), again = "them" })
end
alone.each = function(group)
  local entry = about[group]
  local of = entry and entry.of or "card"
  local one = new(of, entry and entry.words or host.each(group),
    { again = of == "player" and "they" or "it", filter = entry and entry.filter,
      several = entry and entry.several })
  local at = 0
  return function()
    at = at + 1
    if at == 1 then return 1, one end
  end
end
alone.raid = new("raid", "the raid")
alone.plus = function(by) return by end
alone.set_to = function(by) return new("number", "", { set = show(by) }) end
alone.count = function(filter)
  return new("number", "the number of " .. host.many(filter), { each = host.each(filter), anew = true })
end
alone.table = {}  -- what is gathered in a list can't be followed
alone.math = amounts
alone.note = function() end
for name, row in pairs(rows.global) do
  alone[name] = alone[name] or function(...) return call(row, name, nil, ...) end
end
setmetatable(alone, { __index = names })
