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

function read(runs, at, ends)
  local asked = runs[1][at]
  local yes, no = {}, {}
  for _, one in ipairs(runs) do table.insert(one[at].yes and yes or no, one) end
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
