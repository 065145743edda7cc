-- What an effect does, in sentences of the template: it is run, without a game, with values that write down what is
-- asked of them. A value is known by the words for it; a question is answered in every way, one run for each. What
-- can't be followed (a comparison of what only a game knows) is told by the verbs alone.

local RUNS <const>, CLAUSES <const> = 24, 40

-- Of the API, by what has them; all words of scripts; filter:of(player).
local rows <const>, names <const>, filter_of <const> = ...
local about = setmetatable({}, { __mode = "k" })  -- [value] = { words, noun, … }
local value = {}                                  -- the metatable of values
local run                                         -- the run that is under way
local host                                        -- what the engine says of the card and of data (tell.c)

-- ---- values ----

-- What is read of a card is put into words where it is said.
local lazy = {}
function lazy.__index(entry, name)
  if name == "words" and entry.read then
    entry.words = entry.read()
    return entry.words
  elseif name == "bare" and entry.many then
    return entry.many()
  end
end

-- `again`: the words once it was spoken of; `several`: cards or players; `bare`: behind "the number of"; `read`
-- and `many` give the words and those that stand bare.
local function new(noun, words, more)
  local made = setmetatable({}, value)
  local entry = setmetatable({ noun = noun, words = words }, lazy)
  for name, what in pairs(more or {}) do entry[name] = what end
  about[made] = entry
  return made
end

-- What was acted on.
local function them(home) return new("group", "them", { several = true, again = "them", home = home }) end

local function number(words, is) return new("number", words, { number = is }) end

-- ---- grammar ----

local function owner_of(entry, words)
  if entry.you then return "your" end
  if words == "it" or words == "this" then return "its" end
  if words == "they" or words == "them" then return "their" end
  if words == "each opponent" then return "each opponent's" end
  return words .. (string.find(words, "s$") and "'" or "'s")
end

-- Speaks of the value: in full for the first time, and then as "it", or by its noun.
-- `is_subject`: it stands first; `direct`: as what something is done to, or does something.
local function speak(entry, is_subject, direct)
  if entry.noun == "number" or entry.you then return entry.words end
  local pending = run.pending
  if pending and direct and pending.entry == entry and not run.spoken[entry] then
    run.pending, run.spoken[entry], run.last = nil, true, entry
    return pending.words
  elseif pending and pending.entry == entry then
    run.flush()
    run.spoken[entry], run.last = true, entry
  end
  local before = run.spoken[entry]
  local words = before and entry.again or entry.words
  local last = run.last
  run.spoken[entry], run.last = true, entry
  if before and last == entry then
    words = (entry.several or entry.every) and "them" or entry.noun == "player" and (is_subject and "they" or "them")
      or run.this_is_it and not entry.me and entry.again or "it"
    run.this_is_it = run.this_is_it or entry.me and words == "it"
  end
  return is_subject and words == "them" and "they" or words
end

local show

-- "fire and frost"; the last word between the last two.
local function listed(list, word)
  local shown = {}
  for at, one in ipairs(list) do shown[at] = show(one) end
  if #shown < 2 then return shown[1] or "" end
  return table.concat(shown, ", ", 1, #shown - 1) .. " " .. word .. " " .. shown[#shown]
end

-- The words for anything that is given to a verb.
function show(given, direct)
  local entry = about[given]
  if entry then return speak(entry, false, direct) end
  if type(given) == "table" then return listed(given, "and") end
  if type(given) == "userdata" then return host.each(given) end
  return tostring(given)
end

local function third(verb)
  if verb == "have" then return "has" end
  return verb .. (string.find(verb, "[sxo]$") and "es" or string.find(verb, "[cs]h$") and "es" or "s")
end

local function is_one(what) return what == nil or what == 1 or about[what] and about[what].number == 1 end

-- A sentence from its form: `@` is what the verb is called on (nothing, where it is the player of the effect), `@'s`
-- whose it is, `verb~` fits it, {1} an argument and {name} an option, `card{1+s}` fits the number, `{1-}` is nothing
-- for 1, and [1: …] or [name: …] stands only where that is given, [!1: …] where it is not.
local function fill(form, on, given, is_read)
  local chosen = is_read and run.pending and run.pending.entry == on
  local long = on and (string.find(on.words, " [iw][nh]o? ") or string.find(on.words, "^one of what "))
  if chosen or long and not run.spoken[on] then
    form = string.gsub(form, "^@'s (.+)$", "the %1 of @")
  end
  local have = run.have and string.find(form, "^@") and not on.you
  local plural = have or on and (on.several or on.you)
  local first = given[1]
  local entry = about[first]
  if run.pending and run.pending.entry == on and entry and entry.read then run.flush() end
  local per = entry and (entry.per or entry.each and { 1, entry.each })
  if per and (per[1] ~= 1 and string.find(form, "{1} .*damage") or string.find(form, "{1%+s}")) then
    given = setmetatable({ per[1], per = per[2] }, { __index = given })
    form, entry = form .. " for {per}", about[per[1]]
  end
  local last = run.last
  local amount = entry and entry.words
  if on and on.me then run.last = last end  -- "this", not "it": it is spoken of before its amount
  if amount == "that much" then
    form = string.gsub(form, "{1} (%a+){1%+s}", "that many %1s")
  elseif amount and string.find(amount, " ") then  -- an amount of several words
    form = string.gsub(form, "the top {1%-}card{1%+s} of (@.*)", "the top cards of %1, as many as {1},")
    form = string.gsub(form, "{1} (.*)damage", "%1damage equal to {1}")
    form = string.gsub(form, "{1} (%a+){1%+s}", "%1s equal to {1}")
  end
  form = string.gsub(form, "damage (%l+ {(%d)})", function(words, at)
    local to = about[given[tonumber(at)]]  -- each of several targets is dealt all of it
    if to and to.aimed and not run.spoken[to] then return "damage each " .. words end
  end)
  if have then form = "have " .. form end
  if about[given.of] then given.whose = about[given.of].you and "your" or "its owner's" end
  if about[given.under] and about[given.under].you then given.under = nil end
  local function part(name) return given[tonumber(name) or name] end
  form = string.gsub(form, "%[(!?)(%w+): ([^%]]*)%]", function(no, name, words)
    local there = part(name) ~= nil and part(name) ~= false
    return (no == "") == there and words or ""
  end)
  -- What stands first is spoken of first.
  local out, at = {}, 1
  while at <= #form do
    local from, to, word = string.find(form, "^@('?s?)", at)
    if from then
      local words = speak(on, at == 1, word == "")
      if words == "they" then plural = true end
      if word == "'s" then
        words = owner_of(on, words)
      elseif not is_read and (on.you or run.may_of == on) then
        words, to, plural = "", to + 1, true
      end
      table.insert(out, words)
      at = to + 1
      goto next
    end
    from, to, word = string.find(form, "^(%a+)~", at)
    if from then
      table.insert(out, plural and word or third(word))
      at = to + 1
      goto next
    end
    local more
    from, to, word, more = string.find(form, "^{(%w+)([%+%-]?%a*)}", at)
    if from then
      local what = part(word)
      if more == "-" then
        table.insert(out, is_one(what) and "" or show(what) .. " ")
      elseif more ~= "" then
        table.insert(out, is_one(what) and "" or string.sub(more, 2))
      elseif word == "per" then
        table.insert(out, type(what) == "function" and what() or what)
      else
        local a = (what == nil or what == 1) and string.find(form, "{" .. word .. "+", 1, true)
        table.insert(out, a and "\1" or on and about[what] == on and "itself" or show(what, true))
      end
      at = to + 1
      goto next
    end
    word = string.match(form, "^%a+", at) or string.sub(form, at, at)
    table.insert(out, word)
    at = at + #word
    ::next::
  end
  local sentence = string.gsub(string.gsub(table.concat(out), "^ +", ""), "  +", " ")
  sentence = string.gsub(sentence, "\1 (%S+)", function(word) return host.article(word) .. " " .. word end)
  if on and on.home then sentence = string.gsub(sentence, "its owner's", "your") end
  if on and on.several then sentence = string.gsub(sentence, "its owner's (%a+)", "their owners' %1s") end
  return sentence
end

-- ---- what is written down ----

local function add(clause)
  if #run.clauses >= CLAUSES then error("too long") end
  run.flush()
  run.have, run.may_of, run.done = false, nil, nil
  clause.does = clause.does and string.gsub(clause.does, ",$", "")
  table.insert(run.clauses, clause)
end

-- A question is answered as this run wants, yes at first.
local function ask(words, kind, they)
  run.asked = run.asked + 1
  local yes = run.answers[run.asked]
  if yes == nil then
    yes = true
    run.answers[run.asked] = true
  end
  add { ask = words, kind = kind, yes = yes, they = they }
  return yes
end
