-- `play`: answers. Values of the scenario become picks of the open question; passing goes on until something is reached,
-- and on the way answers what has a plain answer, and what was prepared. Any other question stays open.

local PASSES_MAX <const> = 4000  -- the most answers that one call may give: no scenario passes longer
local PREPARED_MAX <const> = 32

-- ---- which option is meant ----

-- The place of the first option that fits, from 0.
function option_with(fits)
  for at, option in ipairs(options()) do
    if fits(option, at - 1) then return at - 1 end
  end
end

local function option_of_kind(kind)
  return option_with(function(option) return option.kind == kind end)
end

local plain = { [MOVE_YES] = "yes", [MOVE_NO] = "no", [MOVE_NONE] = "none" }

-- What a scenario writes for an option that is no card, seat or deck. Modes count from 1, and so do ways.
function written_for(option, at)
  if option.kind == MOVE_WAY then return at + 1 end
  if option.kind == MOVE_MODE then return option.value + 1 end
  return option.kind == MOVE_NUMBER and option.value or plain[option.kind] or option.word
end

-- What a player has, and whose it is: { hand = 2 }; nil: the value is something else.
function thing_of(value)
  for _, place in ipairs { "deck", "hand", "graveyard" } do
    if type(value) == "table" and value[place] ~= nil then return place, value[place] end
  end
end

-- The option that means a seat, a deck, a word or a number, or what is named by { deck = 2 }.
local function option_of(value)
  local place, whose = thing_of(value)
  local seat = place and whose or value
  seat = seat == "boss" and run.boss or seat
  return option_with(function(option, at)
    if place then return option.place == place and option.seat == seat end
    return option.seat == seat or option.deck == value or written_for(option, at) == value
  end)
end

-- Options that no scenario could tell apart: copies in the same place.
local function are_alike(one, other)
  return one.card ~= nil == (other.card ~= nil) and one.zone == other.zone
    and one.controller == other.controller
end

-- Whether the option is about the card. Triggers and replacements may belong to cards that are gone.
local function is_about(option, card, ids)
  if option.zone then return ids[option.card] end
  local whose = option.link_of or option.controller
  return option.printed and has_name(card.text, option.printed)
    and (not card.seat or card.seat == whose)
end

-- The n-th is counted among all cards with that name in the zone of the option's card, whether they are offered or not.
local function is_nth(option, card, fitting)
  if option.kind == MOVE_APPLY or option.kind == MOVE_TRIGGER or not option.zone then return fitting == card.nth end
  return cards_of(card, 0, option.zone)[card.nth] == option.card
end

-- The one option of the kind (nil: of any) that is about the card; nil: there is none.
function pick_card(card, kind)
  local all, ids, found, fitting = options(), {}, nil, 0
  for _, id in ipairs(cards_of(card)) do ids[id] = true end
  for at, option in ipairs(all) do
    if (not kind or option.kind == kind) and is_about(option, card, ids) then
      fitting = fitting + 1
      if card.nth > 0 then
        if is_nth(option, card, fitting) then return at - 1 end
      elseif found and not are_alike(all[found + 1], option) then
        fail("\"%s\" is not clear here: say whose with \"%s@<seat>\" or which with { \"%s\", n }",
          card.text, card.text, card.text)
      else
        found = found or at - 1
      end
    end
  end
  return found
end

local not_cards = { yes = true, no = true, none = true, boss = true }

-- The option that one value means; nil: there is none.
local function pick_one(value)
  local at = (whole(value) or type(value) == "string" or thing_of(value)) and option_of(value)
  if at or whole(value) or not_cards[value] or thing_of(value) then return at end
  return pick_card(ref(value))
end

-- The same copy is not picked twice: a second "Name" means another copy.
local function pick_fresh(taken, first)
  local all, used = options(), {}
  for _, pick in ipairs(taken) do used[pick] = true end
  local meant = all[first + 1]
  for at = first, #all - 1 do
    local option = all[at + 1]
    local same = at == first or option.printed == meant.printed and are_alike(option, meant)
    if same and not used[at] then return at end
  end
end

-- Who is asked, what, and the legal answers, as many as there is room for.
function question_text()
  local open, text = question(), ""
  if open.kind == QUESTION_NONE then
    return "none: " .. (game().winner ~= 0 and "the game is over" or "nobody is asked anything")
  end
  text = string.format("%s: \"%s\" ", seat_text(open.asked), prompt_text())
  if open.kind ~= QUESTION_ACTION then text = text .. string.format("(%d to %d) ", open.min, open.max) end
  for at = 0, open.options - 1 do
    local option = option_text(at)
    if #text + #option + 8 > 512 then return text .. " …" end
    text = text .. (at > 0 and ", " or "") .. option
  end
  return text
end

-- Why the value is not among the answers.
local function describe(value)
  local text, reason = nil, ""
  if is_ref(value) then
    local card = ref(value)
    text, reason = card.shown, bracketed(why_left_out(asked(), find_card(card)))
    if card.nth > 0 and not card.seat then
      text = string.format("%s (counted over all seats; of one seat it is { \"%s@<seat>\", n })", text, card.text)
    end
  else
    text = whole(value) and tostring(value) or "a " .. type(value)
  end
  return string.format("%s is not among the answers%s: asked is %s", text, reason, question_text())
end

-- { "boss", 1 } means two players if players are asked for, not the first card of that name.
local function is_one(value)
  if type(value) ~= "table" or thing_of(value) then return true end
  return is_ref(value) and not option_of(value[1])
end

-- Picks for the open question from a value of the scenario: card names, "yes", "no", "none", a number, a seat, a list
-- of these. nil: it does not fit, and why.
function picks_of(value)
  if question().kind == QUESTION_NUMBER then
    if not whole(value) or math.abs(value) > 0x7fff then return nil, "a number was expected" end
    return { number = value }
  end
  if value == "none" and not option_of_kind(MOVE_NONE) then return {} end
  local picks = {}
  local values = is_one(value) and { value } or value
  for at = 1, length(values) do
    local option = pick_one(values[at])
    option = option and pick_fresh(picks, option)
    if not option then return nil, describe(values[at]) end
    if #picks < REPLY_MAX then table.insert(picks, option) end
  end
  return picks
end

function answer_value(seat, value)
  local picks, why = picks_of(value)
  if not picks then fail("%s", why) end
  answer(seat, picks)
end

-- ---- answers that the scenario need not give ----

-- The one legal answer to the question, if it has but one.
function forced_picks()
  local question = question()
  if question.kind == QUESTION_NUMBER then return question.min == question.max and { number = question.min } or nil end
  if question.kind ~= QUESTION_PICK then return end
  if question.min == question.options and question.min <= REPLY_MAX then return natural_payment() end
  return question.max == 0 and {} or nil
end

-- The first options.
function natural_payment()
  local picks = {}
  for at = 1, math.min(question().min, REPLY_MAX) do picks[at] = at - 1 end
  return picks
end

local declined = { [PROMPT_PROTECT] = true, [PROMPT_STRIKE] = true, [PROMPT_PREVENT] = true }

-- What passing answers to a question that is not a move; nil: nothing, the scenario must answer.
function default_picks()
  local question = question()
  if question.prompt == PROMPT_PAY then return natural_payment() end
  if declined[question.prompt] then
    local none = option_of_kind(MOVE_NONE)
    if none then return { none } end
    if question.min == 0 then return {} end
  end
  return forced_picks()
end

-- ---- passing ----

function check_asked(seat)
  if not asks(seat) then fail("%s is not asked; the open question is %s", seat_text(seat), question_text()) end
end

-- Gives a prepared answer to the open question, if there is one.
local function answer_prepared(seat)
  local prompt = prompt_text()
  for at, prepared in ipairs(run.prepared) do
    if prepared.seat == seat and holds(prompt, prepared.prompt) then
      table.remove(run.prepared, at)
      local picks, why = picks_of(prepared.what)
      if not picks then fail("the answer prepared at %s%s", prepared.where, why) end
      answer(seat, picks)
      return true
    end
  end
end

-- Passes, or gives a prepared answer or the one that passing gives. Whether it could: else the scenario must answer.
function go_on()
  local seat = asked()
  if seat == 0 then return false end
  if question().kind == QUESTION_ACTION then
    local pass = option_of_kind(MOVE_PASS)
    if not pass and question().options > 1 then fail("nobody can pass here: a character must attack (CR 600.2)") end
    answer(seat, { pass or 0 }, pass ~= nil)
    return true
  end
  if answer_prepared(seat) then return true end
  local picks = default_picks()
  if picks then answer(seat, picks) end
  return picks ~= nil
end

-- Answers what the scenario need not answer, until somebody has priority or it must answer.
local function settle()
  while asked() ~= 0 and question().kind ~= QUESTION_ACTION and go_on() do end
end

-- The same, but only questions with one legal answer.
function settle_forced()
  while asked() ~= 0 and question().kind ~= QUESTION_ACTION do
    local picks = forced_picks()
    if not picks then return end
    answer(asked(), picks)
  end
end

-- The top link is gone or, on an empty chain, the window has closed.
function has_window_shrunk(start)
  local now = game()
  if start.top ~= 0 then return not now.chain[start.top] end
  return now.turn_number ~= start.turn_number or now.step ~= start.step or now.phase ~= start.phase
    or now.combat ~= start.combat
end

function has_turn_passed(start)
  local now = game()
  return now.turn_number ~= start.turn_number and now.phase == PHASE_ACTION and question().kind == QUESTION_ACTION
end

-- Goes on to the goal, to a question that the scenario must answer, or to the end of the game.
local function pass_until(is_reached)
  local answers = 0
  while not is_reached() do
    if answers == PASSES_MAX then fail("passed %d times without getting there", PASSES_MAX) end
    if not go_on() then return end
    answers = answers + 1
  end
end

-- This seat must have priority; nil: anybody.
function check_priority(seat)
  settle()
  if question().kind ~= QUESTION_ACTION or seat and not asks(seat) then
    fail("%s; the open question is %s", seat and seat_text(seat) .. " has no priority" or "nobody has priority",
      question_text())
  end
end

function word.passes(seat)
  check_priority(seat)
  go_on()
end

function word.everyone_passes()
  check_priority()
  local start = game()
  pass_until(function() return has_window_shrunk(start) end)
end

function word.finishes_chain()
  check_priority()
  pass_until(function() return game().links == 0 and question().kind == QUESTION_ACTION end)
end

function word.to_end_of_combat()
  if game().combat == 0 and run.combats_ended == 0 then fail("there was no combat") end
  pass_until(function()
    return game().combat == 0 and game().links == 0 and question().kind == QUESTION_ACTION
  end)
end

-- If a question stopped it and it is called again, it goes on to the same goal.
function word.ends_turn()
  check_priority()
  run.turn_ending = run.turn_ending or game()
  pass_until(function() return has_turn_passed(run.turn_ending) end)
  if has_turn_passed(run.turn_ending) then run.turn_ending = nil end
end

function word.to_action_phase()
  local phase = game().phase
  if phase == PHASE_ACTION or phase == PHASE_END then fail("the action phase of this turn has begun") end
  pass_until(function() return game().phase == PHASE_ACTION and question().kind == QUESTION_ACTION end)
end

function word.will_answer(seat, what, prompt)
  if #run.prepared == PREPARED_MAX then fail("more than %d prepared answers", PREPARED_MAX) end
  table.insert(run.prepared, { seat = seat, what = what, prompt = prompt or "", where = where() })
end

-- ---- answering when asked ----

-- Passes until the seat is asked this question, then answers it.
local function answer_when_asked(prompt, what, seat, value, move)
  local answers, reason = 0, ""
  while question().prompt ~= prompt or not asks(seat) do
    local in_combat = game().combat ~= 0
    if move and in_combat and value ~= "none" and is_ref(value) then
      local why = why_not(move, seat, ref(value))
      reason = why ~= "" and why or reason
    end
    if answers == PASSES_MAX or not in_combat or not go_on() then
      fail("%s is not asked %s%s; the open question is %s", seat_text(seat), what, reason, question_text())
    end
    answers = answers + 1
  end
  answer_value(seat, value)
end

function word.protects(seat, value) answer_when_asked(PROMPT_PROTECT, "who protects", seat, value, "protects") end

function word.prevents(seat, value) answer_when_asked(PROMPT_PREVENT, "what applies to damage", seat, value) end

-- Classic: with priority, in the defend window.
function word.strikes(seat, value)
  if game().strike_model == 0 then
    answer_when_asked(PROMPT_STRIKE, "whether to strike", seat, value, "strikes")
    return
  end
  answer(seat, { move_option("strikes", seat, ref(value), MOVE_STRIKE) })
end

function word.answers(who, what)
  if question().kind == QUESTION_ACTION or asked() == 0 then fail("nothing is asked that t:answers could answer") end
  if who == "all" then
    local same = fingerprint()
    while asked() ~= 0 and fingerprint() == same do answer_value(asked(), what) end
    return
  end
  local seat = seat_of(who)
  check_asked(seat)
  answer_value(seat, what)
end
