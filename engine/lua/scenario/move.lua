-- `play`: moves. A move picks an option of the open question, then answers its follow-up questions from the scenario's
-- table; any further question fails. `t:can` and `t:cant` ask whether a move is offered, or why it is refused.

-- ---- why not ----

-- The words of moves, in the order of AG_WHY_…: what they do in a sentence, the kind of their option, and where the
-- card of each may be, the likeliest zones first.
local moves = {
  plays = { "play", MOVE_PLAY, { ZONE_HAND },
    { ZONE_GRAVEYARD, ZONE_DECK, ZONE_REMOVED, ZONE_RESOURCES } },
  places = { "place", MOVE_PLACE, { ZONE_HAND } },
  completes = { "complete", MOVE_COMPLETE, { ZONE_RESOURCES }, { ZONE_PARTY } },
  uses = { "use", MOVE_USE, { ZONE_PARTY }, { ZONE_RESOURCES, ZONE_HAND, ZONE_GRAVEYARD } },
  attacks = { "attack with", MOVE_ATTACK, { ZONE_PARTY } },
  protects = { "protect with", nil, { ZONE_PARTY } },
  strikes = { "strike with", nil, { ZONE_PARTY }, { ZONE_HAND } },
}
local move_names = { "plays", "places", "completes", "uses", "attacks", "protects", "strikes" }

-- The card that a move means: that of the named player ("Name@boss"), then the player's own, then anybody's.
local function meant_card(move, card, seat)
  for _, whose in ipairs { card.seat or seat, seat, 0 } do
    for at = 3, #moves[move] do
      local found = find_card(card, whose, table.unpack(moves[move][at]))
      if found then return found end
    end
  end
end

local function why_no_move(move, ...) return refusal(one_of(move, move_names, "") - 1, ...) end

function bracketed(why) return why and string.format(" (%s)", why) or "" end

-- The reason in brackets why the player can't do that with the card; "": there is none.
function why_not(move, seat, card)
  local meant = meant_card(move, card, seat)
  return bracketed(meant and why_no_move(move, seat, meant))
end

-- ---- the follow-up questions of a move ----

local function is_single(value) return type(value) ~= "table" or is_ref(value) end

-- The answers that come with a move, a list for each field, whose entries are used up in turn.
local function plan_of(fields)
  local function list_of(value) return is_single(value) and { value } or value end
  local lists = {
    target = fields.targets ~= nil and list_of(fields.targets) or { fields.target },
    pay = list_of(fields.pay), x = { fields.x }, mode = { fields.mode }, way = { fields.way },
  }
  return { lists = lists, next = { target = 1, pay = 1, x = 1, mode = 1, way = 1 } }
end

local function is_used_up(plan, field) return plan.next[field] > length(plan.lists[field]) end

-- Answers that the scenario gave but nobody asked for.
local function check_used(plan)
  local left = nil
  for _, field in ipairs { "target", "pay", "x", "mode", "way" } do
    if not is_used_up(plan, field) then left = field end
  end
  if left then fail("more is given for \"%s\" than is asked for", left) end
end

-- The next entry of the list; if several may be picked, also the entries after it that fit.
local function take_entries(plan, field)
  local list, at = plan.lists[field], plan.next[field]
  local first, most = list[at], question().max
  plan.next[field] = at + 1
  if not is_single(first) or most < 2 or tonumber(first) then return first end
  local taken = { first }
  for next = at + 1, math.min(at + most - 1, length(list)) do
    if not is_single(list[next]) then break end
    table.insert(taken, list[next])
    if not picks_of(taken) then
      table.remove(taken)
      break
    end
    plan.next[field] = next + 1
  end
  return taken
end

-- A move is still being added: its follow-up questions come next.
function is_announcing() return game().announced > 0 or question().prompt == PROMPT_WAY and asked() ~= 0 end

fields_of = { [PROMPT_X] = "x", [PROMPT_WAY] = "way", [PROMPT_MODE] = "mode", [PROMPT_PAY] = "pay",
  [PROMPT_COST] = "pay" }

-- A question that has one legal answer is asked because scenarios ask everything.
local function follow(seat, plan)
  while asks(seat) and is_announcing() do
    local prompt = question().prompt
    local field = fields_of[prompt] or "target"
    if not is_used_up(plan, field) then
      answer_value(seat, take_entries(plan, field))
    else
      local picks = prompt == PROMPT_PAY and natural_payment() or forced_picks()
      if not picks then fail("asked %s, which the scenario does not answer (field \"%s\")", question_text(), field) end
      answer(seat, picks)
    end
  end
  check_used(plan)
end

-- ---- moves ----

-- The option of the move with the card; of the usual kind, if none is given.
function move_option(move, seat, card, kind)
  check_priority(seat)
  return pick_card(card, kind or moves[move][2])
    or fail("%s can't %s \"%s\"%s: offered is %s", seat_text(seat), moves[move][1], card.text,
      why_not(move, seat, card), question_text())
end

function word.plays(seat, card, fields)
  local plan = plan_of(fields)
  answer(seat, { move_option("plays", seat, card) })
  follow(seat, plan)
end

-- The places of the payment powers (or rewards) among all powers of the card, and their numbers by their ids.
function powers_for(move, card)
  local kind, places, numbers = move == "uses" and POWER_PAYMENT or POWER_REWARD, {}, {}
  for at, power in ipairs(powers_of(card)) do
    if power.kind == kind then
      table.insert(places, at - 1)
      if power.id then numbers[power.id] = #places end
    end
  end
  return places, numbers
end

-- Another option of the same card, with the power that is named by its number or its id.
local function option_with_power(move, first, wanted)
  local meant = options()[first + 1]
  local places, numbers = powers_for(move, meant.card)
  local place, same = places[numbers[wanted] or wanted], 0
  local found = option_with(function(option)
    local is_same = option.kind == meant.kind and option.card == meant.card
    same = same + (is_same and 1 or 0)
    return is_same and option.power == place
  end)
  if wanted == nil and same > 1 then fail("the card offers %d powers: say which with { power = n }", same) end
  if wanted ~= nil and not found then fail("the card does not offer that power now") end
  return found or first
end

for _, move in ipairs { "uses", "completes" } do
  word[move] = function(seat, card, fields)
    local plan = plan_of(fields)
    local option = move_option(move, seat, card)
    answer(seat, { option_with_power(move, option, fields.power) })
    follow(seat, plan)
  end
end

-- Face up or down: two options, or a follow-up question.
function word.places(seat, card, fields)
  check_priority(seat)
  local faces = { "down", "up" }
  local face = one_of(fields.face or "down", faces, "t:places: ")
  local first = options()[move_option("places", seat, card) + 1]
  local option = option_with(function(option)
    return option.kind == MOVE_PLACE and option.card == first.card and option.value == face - 1
  end)
  if not option then
    fail("the card can't be placed face %s (CR 412.1: what is no quest and no location lies face down)",
      faces[face])
  end
  answer(seat, { option })
end

-- The proposal goes onto the chain, where others may answer it.
function word.proposes(seat, attacker, defender)
  answer(seat, { move_option("attacks", seat, attacker) })
  if question().prompt ~= PROMPT_ATTACK then return end
  if defender == nil then
    answer(seat, forced_picks() or fail("whom it attacks is asked: %s", question_text()))
  else
    answer_value(seat, defender)
  end
end

-- Proposes, and passes until the proposal has resolved: the combat step has begun, or was not reached.
function word.attacks(seat, attacker, defender)
  local before = game().proposals
  word.proposes(seat, attacker, defender)
  while game().proposals > before and go_on() do end
end

-- ---- t:can and t:cant ----

local function check_reason(why, reason)
  if reason ~= nil and not holds(why, reason) then
    fail("it is refused for another reason: \"%s\"", why)
  end
end

-- Answers in the fork until this seat is asked for a target, or for modes.
local function answer_until(seat, option, prompt)
  local picks = { option }
  repeat
    enter_answer(seat, picks)  -- which no way of running looks at
    picks = asks(seat) and question().prompt ~= prompt and question().kind ~= QUESTION_ACTION
      and forced_picks()
  until not picks
  if not asks(seat) or question().prompt ~= prompt then
    fail("no %s is asked for, but %s", prompt == PROMPT_MODE and "mode" or "target", question_text())
  end
end

-- A defender that is not a card: what a player has, or the player.
local function is_thing(defender) return thing_of(defender) or whole(defender) end

local aims = { mode = PROMPT_MODE, target = PROMPT_TARGET, defender = PROMPT_ATTACK }

-- Whether the target, modes or defender in the field are among the answers to the first question about them: the move is tried
-- in a fork, which takes the place of the game meanwhile.
local function check_answer(made, wanted)
  local field = made.aimed
  local by_power = made.verb == "uses" or made.verb == "completes"
  local option = made.option
  if by_power and made.fields.power ~= nil then option = option_with_power(made.verb, option, made.fields.power) end
  local before = use(fork())
  answer_until(made.seat, option, aims[field])
  local picks = picks_of(made.fields[field])
  local fits = picks ~= nil and #picks <= question().max
  if field == "mode" then fits = fits and not refuses(made.seat, picks) end  -- too few are no answer
  if fits ~= wanted then fail("this %s is %soffered: %s", field, fits and "" or "not ", question_text()) end
  if not wanted and field == "target" and made.fields.reason ~= nil then
    check_reason(why_left_out(made.seat, find_card(ref(made.fields.target))), made.fields.reason)
  end
  use(before)
end

local function defender_of(fields)
  if fields.defender == nil or is_thing(fields.defender) then return end
  local card = ref(fields.defender)
  local defender = find_card(card, 0, ZONE_PARTY)
  if not defender then fail("the defender \"%s\" is not in play", card.text) end
  return defender
end

-- The number of the power, from its number or its id; nil: none is named.
local function power_named(made, card)
  local wanted = made.fields.power
  if type(wanted) ~= "string" then return wanted end
  local _, numbers = powers_for(made.verb, card)
  return numbers[wanted] or fail("\"%s\" has no power with the id \"%s\"", made.card.text, wanted)
end

-- Why the move is refused; nil: nothing forbids it.
local function why_refused(made)
  local card = made.option and options()[made.option + 1].card or meant_card(made.verb, made.card, made.seat)
  if not card then fail("\"%s\" is nowhere where it could be meant", made.card.text) end
  local defender, power = defender_of(made.fields), power_named(made, card)
  if made.option and not defender and not power then return end
  return why_no_move(made.verb, made.seat, card, defender, power)
end

local function move_of(seat, verb, card, fields, call)
  verb = move_names[one_of(verb, move_names, call)]
  local made = { seat = seat, verb = verb, card = ref(card), fields = fields }
  made.aimed = fields.mode ~= nil and "mode" or fields.target ~= nil and "target"
    or is_thing(fields.defender) and "defender" or nil  -- tried in a fork
  if moves[verb][2] and question().kind == QUESTION_ACTION and asks(seat) then
    made.option = pick_card(made.card, moves[verb][2])
  end
  return made
end

-- t:can(who, "passes"), t:cant(who, "passes", { reason = "…" }): nil, or why not.
local function why_no_pass(seat, fields, call)
  fields = fields or {}
  if type(fields) ~= "table" then fail("%sa table was expected, not %s", call, described(fields)) end
  check_fields(fields, { "reason", reason = SHAPE_TEXT }, call)
  if question().kind ~= QUESTION_ACTION or not asks(seat) then fail("nobody may pass but who has priority") end
  return why_must_attack(seat), fields
end

function word.cant(seat, verb, card, fields)
  if verb == "passes" then
    local why, given = why_no_pass(seat, card, "t:cant: ")
    if not why then fail("it is offered") end
    check_reason(why, given.reason)
    return
  end
  local made = move_of(seat, verb, card, fields, "t:cant: ")
  if made.aimed then
    if not made.option then fail("the move is not offered at all: leave \"%s\" out", made.aimed) end
    check_answer(made, false)
    return
  end
  local why = why_refused(made)
  if not why then fail(made.option and "it is offered" or "nothing forbids it") end
  check_reason(why, made.fields.reason)
end

function word.can(seat, verb, card, fields)
  if verb == "passes" then
    local why = why_no_pass(seat, card, "t:can: ")
    if why then fail("it is not legal: %s", why) end
    return
  end
  local made = move_of(seat, verb, card, fields, "t:can: ")
  local why = why_refused(made)
  if why then fail("it is not legal: %s", why) end
  if moves[made.verb][2] and not made.option then
    fail("nothing forbids it, but it is not asked for now")
  end
  if made.aimed then check_answer(made, true) end
end
