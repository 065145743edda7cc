-- From what was written down in each way to sentences.

local function capital(text) return (string.gsub(text, "^%l", string.upper)) end

local read

-- The clauses of all runs, from the place on: what they share, then what an answer decides.
local function branch(runs, at, ends)
  local sentences = {}
  local first = runs[1]
  while at <= #first - ends and not first[at].ask do
    table.insert(sentences, capital(first[at].does) .. ".")
    at = at + 1
  end
  local more = at <= #first - ends and read(runs, at, ends) or ""
  if more ~= "" then table.insert(sentences, more) end
  return table.concat(sentences, " ")
end

local function same(a, b) return a and b and a.does ~= nil and a.does == b.does end

-- What all of the runs have at their end.
local function common_end(runs, at)
  local ends = 0
  while true do
    local clause = runs[1][#runs[1] - ends]
    if not clause or clause.ask or #runs[1] - ends <= at then return ends end
    for _, other in ipairs(runs) do
      if #other - ends <= at or not same(other[#other - ends], clause) then return ends end
    end
    ends = ends + 1
  end
end

-- What the runs are from the place on, as one text.
local function written(runs, at)
  local list = {}
  for _, one in ipairs(runs) do
    for i = at, #one do
      table.insert(list, one[i].ask and one[i].ask .. tostring(one[i].yes) or one[i].does)
    end
    table.insert(list, "\n")
  end
  return table.concat(list, "\n")
end

local function by_answer(runs, at)
  local yes, no = {}, {}
  for _, one in ipairs(runs) do table.insert(one[at].yes and yes or no, one) end
  return yes, no
end

-- Whether all of the runs come to what is written: each is then `cut` where it does.
local function comes_to(runs, at, tail, cut)
  if written(runs, at) == tail then
    for _, one in ipairs(runs) do cut[one] = at end
    return true
  end
  if not runs[1][at] then return false end
  if not runs[1][at].ask then return comes_to(runs, at + 1, tail, cut) end
  local yes, no = by_answer(runs, at)
  return #no > 0 and comes_to(yes, at + 1, tail, cut) and comes_to(no, at + 1, tail, cut)
end

-- Where both answers lead to the same question later on: the runs up to there, and what comes then.
local function parted(runs, at)
  local yes, no = by_answer(runs, at)
  local from, cut = at + 1, {}
  while #no > 0 and no[1][from] do
    local asks = false
    for i = from, #no[1] do asks = asks or no[1][i].ask end
    if asks and comes_to(no, from, written(no, from), cut) and comes_to(yes, at + 1, written(no, from), cut) then
      local heads, tails, known = {}, {}, {}
      for _, one in ipairs(runs) do
        local head = table.move(one, 1, cut[one] - 1, 1, {})
        local words = written({ head }, 1)
        if not known[words] then table.insert(heads, head) end
        known[words] = true
      end
      for at_tail, one in ipairs(no) do tails[at_tail] = table.move(one, cut[one], #one, 1, {}) end
      return heads, tails
    end
    if no[1][from].ask then return end
    from = from + 1
  end
end

function read(runs, at, ends)
  local heads, tails = parted(runs, at)
  if heads then
    local does = read(heads, at, 0)
    return does .. (does ~= "" and " " or "") .. branch(tails, 1, ends)
  end
  local asked = runs[1][at]
  local yes, no = by_answer(runs, at)
  local shared = math.max(ends, common_end(runs, at))
  local does = branch(yes, at + 1, shared)
  local otherwise = #no > 0 and branch(no, at + 1, shared) or ""
  local function lower(text) return (string.gsub(text, "^%u", string.lower)) end
  local words, begins = "", "Otherwise, "
  if asked.kind == "pay" then
    words = capital((string.gsub(asked.ask, "^may", "You may"))) .. "."
    words = words .. (does ~= "" and (asked.they and " If they do, " or " If you do, ") .. lower(does) or "")
  elseif does == "" then
    begins = asked.kind == "if" and "Unless " .. asked.ask .. ", " or begins
  elseif asked.kind == "may" then
    words = (asked.ask == "" and "You" or capital(asked.ask)) .. " may " .. lower(does)
  else
    words = "If " .. asked.ask .. ", " .. lower(does)
  end
  if otherwise ~= "" then words = words .. (words ~= "" and " " or "") .. begins .. lower(otherwise) end
  if shared > ends then
    local rest = {}
    for i = #runs[1] - shared + 1, #runs[1] - ends do table.insert(rest, capital(runs[1][i].does) .. ".") end
    words = words .. (words ~= "" and " " or "") .. table.concat(rest, " ")
  end
  return words
end

-- The next answers: the last yes becomes a no. nil: there are none.
local function next_answers(answers)
  for at = #answers, 1, -1 do
    if answers[at] then
      answers[at] = false
      return answers
    end
    answers[at] = nil
  end
end

local function new_event(name, words, this, with)
  if words == "you" then return run.you end
  if words == "this" then
    run.last = about[this]
    return this
  end
  if name == "amount" then return number(words) end
  local made = new((name == "player" or name == "by") and "player" or "card", words, { again = words })
  if name == "card" or name == "player" then run.spoken[about[made]] = true end
  if name == "card" and not with.with_named then run.last = about[made] end
  return made
end

-- A choice that nothing was done with yet is a sentence of its own.
local function flush()
  local pending = run.pending
  if not pending then return end
  run.pending = nil
  table.insert(run.clauses, { does = "choose " .. pending.words })
end

local function run_once(effect, answers, with, may)
  run = { clauses = {}, asked = 0, answers = answers, spoken = {}, targets = {}, have = may, flush = flush }
  run.you = new("player", "you", { you = true })
  local this = new("card", "this", { me = true, again = "this" })
  local entry = about[this]
  run.spoken[entry] = true
  run.event = {}
  for _, name in ipairs { "amount", "became", "by", "player", "with", "card", "source" } do
    if with[name] then run.event[name] = new_event(name, with[name], this, with) end
  end
  local hero = new("card", "your hero", { again = "your hero" })
  entry.fields = { player = run.you, hero = hero, x = number("X"), controller = run.you }
  about[run.you].fields = { hero = hero }
  effect(this, with.card and new("event", "", { event = true }) or new("targets", ""), new("targets", ""))
  flush()
  return run.clauses
end

-- The sentences of a function; nil: it can't be followed. `with` gives the fields of the event.
local function tell(engine, effect, with, may)
  local outer_host, outer_run = host, run
  host = engine
  local runs, answers, can = {}, {}, nil
  repeat
    can, runs[#runs + 1] = pcall(run_once, effect, answers, with, may)
    can = can and #runs <= RUNS
  until not can or not next_answers(answers)
  local sentences = can and branch(runs, 1, 0) or nil
  host, run = outer_host, outer_run
  return sentences
end

-- What scripts call on filters: opposing.ally:gain { … }, any.ally:of(player).
local methods = {}
function methods.gain(filter, how) special.gain(nil, filter, how) end

function methods.of(filter, whose)
  local entry = about[whose]
  if not entry then return filter_of(filter, whose) end
  if entry.noun ~= "player" or host.bare(filter) ~= host.kind(filter) then error("whose they are") end
  local function of(words) return words .. " in " .. owner_of(entry, speak(entry)) .. " party" end
  return new("group", nil, { every = true, again = "them", read = function() return of("each " .. host.bare(filter)) end,
    many = function() return of(host.many(filter)) end })
end

return { tell = tell, words = alone, methods = methods }
