-- Gives the answers of the recorded game again in a scene that begins where the scenario does, and says them as the moves of
-- a scenario. A scene that begins at a position asks everything, while the game left out questions with one answer: both are
-- at the same question if priority was given as often and the logs are equally long.

local CATCH_UP_MAX <const>, FINISH_MAX <const> = 2000, 400

local made          -- the scenario: what it says goes there
local step          -- of the log's path: the next entry
local gap           -- how many more priorities and lines than the game the scene had at the position
local compared      -- how many lines of the scene's log have been compared with the game's
local runs          -- what one call may stand for: a window, a turn, an attack
local broken        -- a script has stopped the scene, as it stopped the game

local function part(...)
  made.parted = string.format(...)
  fail("%s", made.parted)
end

local function part_asked(why) part("%s: %s", why, question_text()) end

local function is_over() return step >= made.finish end

-- Whether both are at the same question; whether the scene is past that of the game.
local function is_here()
  local was, is, before, now = look(question), question(), look(game), game()
  local priorities = now.priorities - before.priorities - gap.priorities
  local lines = now.lines - before.lines - gap.lines
  return was.kind == is.kind and was.who == is.who and was.prompt == is.prompt and priorities == 0 and lines == 0,
    priorities > 0 or lines > 0
end

-- Moves the game past the entry, but for the last one of a game that faulty scripts stopped. Whether other players must
-- answer the same question.
local function take()
  step = step + 1
  if is_over() and recorded.stop ~= "" then return false end
  local why = recorded.go(step)
  if why then part("%s", why) end
  return look(question).agreed ~= 0
end

-- ---- words for an option ----

-- A seat, a number, yes, no, none; nil: it is a card or link.
local function plain_word(option, at)
  if not option.seat or option.seat == 0 then return written_for(option, at) end
  local whose = option.seat == run.boss and "boss" or option.seat
  if option.place and question().prompt == PROMPT_ATTACK then return { [option.place] = whose } end
  return whose == "boss" and option.deck and option.deck ~= raid_decks[1] and option.deck or whose
end

-- The ways to name an option, the plainest first: a card alone, with its seat, as the n-th; by its name, then by its key.
local function names_for(at)
  local option, names = options()[at + 1], {}
  local plain = plain_word(option, at)
  if plain then return { plain } end
  local name, key = names_of(option.printed)
  local seat = option.link_of or option.controller
  for _, text in ipairs { name, key } do
    for nth = 0, #cards_called(name, 0) do
      for _, whose in ipairs { "", "@" .. (seat == run.boss and "boss" or seat) } do
        table.insert(names, nth > 0 and { text .. whose, nth } or text .. whose)
      end
    end
  end
  return names
end

local function same_picks(one, other)
  return table.concat(one, " ") == table.concat(other, " ")
    and (#one > 0 or (one.number or 0) == (other.number or 0))
end

-- The same option, or copies in a hand, whose order does not matter.
local function are_copies(at, other_at)
  local one, other = options()[at + 1], options()[other_at + 1]
  return at == other_at or one.zone == ZONE_HAND and other.zone == ZONE_HAND and one.printed == other.printed
    and one.controller == other.controller and one.power == other.power and one.value == other.value
end

-- The copy that the last of the values picks, where all of them pick what is wanted up to there.
local function picked_by(values, picks)
  local _, found = attempt(picks_of, values)
  local last = #values
  if type(found) ~= "table" or #found ~= last or not are_copies(found[last], picks[last]) then return end
  for at, wanted in ipairs(picks) do
    if at < last and found[at] ~= wanted or at ~= last and found[last] == wanted then return end
  end
  return found[last]
end

-- The picks as a scenario writes them, of which some may become identical copies; nil: no words pick them.
local function words_of(picks)
  local asks_for, values, texts = question(), {}, {}
  if asks_for.kind == QUESTION_NUMBER then return tostring(picks.number) end
  for at = 1, #picks do
    local found
    for _, name in ipairs(names_for(picks[at])) do
      values[at] = name
      found = picked_by(values, picks)
      if found then break end
    end
    if not found then return end
    picks[at], texts[at] = found, written(values[at])
  end
  local value, text = values, #picks > 0 and string.format("{ %s }", table.concat(texts, ", ")) or "{}"
  if asks_for.max < 2 and #picks < 2 then
    value = values[1] or "none"
    text = written(value)
  end
  local is_found, found = attempt(picks_of, value)
  return is_found and found and same_picks(found, picks) and text or nil
end

-- The card of a move, and the option that the scene picks by it. Powers and sides are named separately.
local function words_of_card(at)
  local offered = options()
  local wanted = offered[at + 1]
  for _, name in ipairs(names_for(at)) do
    local is_found, found = attempt(function() return pick_card(ref(name), wanted.kind) end)
    if is_found and found and offered[found + 1].card == wanted.card then return written(name), at end
    if is_found and found and are_copies(at, found) then return written(name), found end
  end
end

-- ---- steps, and the runs of passing that one call stands for ----

local function add_step(kind, ...) table.insert(made.steps, { kind = kind, text = string.format(...) }) end

local function replace_steps(from, kind, text)
  for at = #made.steps, from + 1, -1 do made.steps[at] = nil end
  add_step(kind, "%s", text)
end

local function close_runs()
  local attack, window, turn = runs.attack, runs.window, runs.turn
  if attack and game().proposals <= attack.before then
    replace_steps(attack.from, "move", attack.text)
    runs = {}
    return
  end
  if window and has_window_shrunk(window.start) then
    replace_steps(window.from, "pass", "t:everyone_passes()")
    runs.window = nil
  end
  if turn and not attack and has_turn_passed(turn.start) then
    replace_steps(turn.from, "pass", "t:ends_turn()")
    runs = {}
  end
end

-- ---- giving answers ----

-- Headings count turns, and a position begins with the second turn.
local function without_number(line) return (string.gsub(line, "^%-%- Turn [^:]*:", ":")) end

-- Acts in the scene, which must then have logged what the game logged. After the last entry of a game that faulty scripts
-- stopped that may fail: the scenario is meant to show it.
local function give(how, ...)
  if is_over() and recorded.stop ~= "" then
    broken = not attempt(how, ...) or broken
  else
    how(...)
  end
  for at = compared + 1, broken and 0 or #run.log do
    local line, then_line = run.log[at], made.lines[at - made.told_before]
    if then_line and without_number(line) ~= without_number(then_line.text) then
      part("the game told \"%s\", the scenario tells \"%s\"", then_line.text, line)
    end
  end
  compared = #run.log
end

-- Gives one answer of what passing does here, and writes it down.
local function pass()
  local seat, usual = who(asked()), default_picks()
  if question().kind == QUESTION_ACTION then
    runs.window = runs.window or { from = #made.steps, start = game() }
    runs.turn = runs.turn or { from = #made.steps, start = game() }
    add_step("pass", "t:passes(%s)", seat)
  else
    local value = usual and words_of(usual)
    add_step("default", "%s", value and string.format("t:answers(%s, %s)", seat, value) or "")
  end
  give(go_on)
  if not broken then close_runs() end
end

local function can_pass() return question().kind == QUESTION_ACTION or default_picks() ~= nil end

-- A text for each option: those of both games that mean the same have the same. Both have their cards in the same order, but
-- for identical copies.
local function meanings()
  local texts = {}
  for at, option in ipairs(options()) do texts[at] = option.kind .. option_text(at - 1) end
  return texts
end

-- The options of the scene that the game's player picked; nil: one is not offered. The n-th of several equal options
-- there is the n-th here.
local function offered_picks()
  local _, _, picks = recorded.entry(step)
  local was, is = look(meanings), meanings()
  for nth, pick in ipairs(picks) do
    local equal = 0
    for at = 1, pick + 1 do equal = equal + (was[at] == was[pick + 1] and 1 or 0) end
    picks[nth] = option_with(function(_, at)
      equal = equal - (is[at + 1] == was[pick + 1] and 1 or 0)
      return equal == 0
    end)
    if not picks[nth] then return end
  end
  return picks
end

-- What the game answered to the open question, or what passing answers if the game did not ask it. Takes the entry, and
-- those of fellow players who decided together.
local function take_picks()
  if not is_here() or is_over() or recorded.entry(step) ~= "answer" then return default_picks() end
  local picks, waits
  repeat
    picks = offered_picks()
    if not picks then return end
    waits = take()
  until not waits or is_over()
  return picks
end

-- Goes on to the game's question. Any question on the way had one answer in the game.
local function catch_up()
  local answers, here, is_past = 0, is_here()
  while not here do
    if asked() == 0 or is_past or not can_pass() or answers == CATCH_UP_MAX then
      part_asked("the scenario asks what the game did not ask")
    end
    pass()
    answers, here, is_past = answers + 1, is_here()
  end
end

-- Any question other than a move: all players who are asked give the same answer.
local function answer_question(picks)
  local same, usual, waits = fingerprint(), default_picks(), question().waits
  local function is_asked() return not broken and asked() ~= 0 and fingerprint() == same end
  if usual and same_picks(usual, picks) then
    while is_asked() do pass() end
    return
  end
  runs = {}
  local value = words_of(picks) or part_asked("no words of a scenario give the answer")
  add_step("answer", "t:answers(%s, %s)", waits & (waits - 1) ~= 0 and '"all"' or who(asked()), value)
  while is_asked() do give(answer, asked(), picks) end
end

-- ---- a move and the questions that follow it ----

-- One question that follows a move: takes the answer of the game, or the only legal one.
local function follow_one(seat, plan)
  local usual, field = default_picks(), fields_of[question().prompt] or "targets"
  local picks = take_picks() or part_asked("a question of a move has no answer in the game")
  local is_usual = usual and same_picks(usual, picks)
  local value = words_of(picks)
  if not value and not is_usual then part("no words of a scenario give an answer of a move") end
  local list = plan[field]
  if type(list) == "table" then
    table.insert(list, value or '"none"')
    if not is_usual then list.needed = #list end  -- up to the last that does not answer itself
  else
    plan[field] = not is_usual and value or nil
  end
  give(answer, seat, picks)
end

local verbs = { [MOVE_PLAY] = "plays", [MOVE_USE] = "uses", [MOVE_COMPLETE] = "completes", [MOVE_STRIKE] = "strikes" }

-- The number of the option's power as scenarios count them, if the card offers several now.
local function power_number(wanted)
  local same = 0
  for _, option in ipairs(options()) do
    same = same + (option.kind == wanted.kind and option.card == wanted.card and 1 or 0)
  end
  if same < 2 or wanted.kind ~= MOVE_USE and wanted.kind ~= MOVE_COMPLETE then return end
  for number, place in ipairs(powers_for(verbs[wanted.kind], wanted.card)) do
    if place == wanted.power then return number end
  end
end

local function finish_attack(seat, name, before)
  local picks = question().prompt == PROMPT_ATTACK and take_picks()  -- one who can alone be attacked is not asked for
  local value = picks and (words_of(picks) or part_asked("no words of a scenario name the defender"))
  local said = string.format("(%s, %s%s)", who(seat), name, value and ", " .. value or "")
  runs.attack = { from = #made.steps, before = before, text = "t:attacks" .. said }
  add_step("move", "t:proposes%s", said)
  if picks then give(answer, seat, picks) end
  if not broken then close_runs() end
end

local function finish_move(seat, verb, name, power)
  local plan, said = { power = power, targets = {}, pay = {} }, {}
  while not broken and is_announcing() and asks(seat) do follow_one(seat, plan) end
  for _, field in ipairs { "power", "x", "mode", "way", "targets", "pay" } do
    local value = plan[field]
    if type(value) == "table" then
      value = value.needed and string.format("{ %s }", table.concat(value, ", ", 1, value.needed))
    end
    if value then table.insert(said, string.format("%s = %s", field, value)) end
  end
  add_step("move", "t:%s(%s, %s%s)", verb, who(seat), name,
    #said > 0 and string.format(", { %s }", table.concat(said, ", ")) or "")
end

local function move(seat, at)
  local picked = options()[at + 1]
  local power, before = power_number(picked), game().proposals
  local name, option = words_of_card(at)
  if not name then part("no words of a scenario name the card \"%s\" of a move", names_of(picked.printed)) end
  runs = {}
  give(answer, seat, { option })
  if picked.kind == MOVE_ATTACK then
    finish_attack(seat, name, before)
  elseif picked.kind == MOVE_PLACE then
    add_step("move", "t:places(%s, %s%s)", who(seat), name, picked.value == 1 and ", { face = \"up\" }" or "")
  else
    finish_move(seat, verbs[picked.kind], name, power)
  end
end

-- ---- the entries of the game, and the end ----

local function play_entry()
  local kind, seat = recorded.entry(step)
  if kind == "reseed" then
    take()  -- the scenario has its own dice
    return
  elseif kind ~= "answer" and kind ~= "concede" then
    part(kind == "reload" and "other scripts came there" or "the referee changed the table")
  end
  catch_up()
  if kind == "concede" then
    runs = {}
    add_step("answer", "t:concedes(%s)", who(seat))
    take()
    give(concede, seat)
    return
  end
  local is_action = question().kind == QUESTION_ACTION
  local picks = take_picks() or part_asked("the scenario does not offer what the game's player picked")
  if not is_action then
    answer_question(picks)
  elseif options()[picks[1] + 1].kind == MOVE_PASS then
    pass()
  else
    move(seat, picks[1])
  end
end

-- A scenario must not leave a chain; where faulty scripts stopped the game, it goes on until they fail as they did.
local function come_to_rest()
  for _ = 1, FINISH_MAX do
    if broken or asked() == 0 or recorded.stop == "" and game().top == 0 then break end
    if can_pass() then
      pass()
    elseif recorded.stop ~= "" then
      break
    else  -- some legal answer
      answer_question(question().kind == QUESTION_NUMBER and { number = question().min } or natural_payment())
    end
  end
  if recorded.stop ~= "" and not broken then part("the scenario does not stop where the game did") end
end

-- Follows the game in the scene that is open.
function walk(scenario)
  made, step, runs, broken = scenario, scenario.base, {}, false
  judge(true)
  for seat = 1, made.entry and 0 or game().seats do
    if look(is_out, seat) then concede(seat) end
  end
  local before, now = look(game), game()
  gap = { priorities = now.priorities - before.priorities, lines = now.lines - before.lines }
  compared, made.told_before = #run.log, #run.log
  if not is_here() then part_asked("the position asks another question") end
  while not is_over() do play_entry() end
  if recorded.stop == "" then catch_up() end
  come_to_rest()
  local seat, winner, others = asked(), game().winner, made.others
  if winner ~= 0 then
    table.insert(others, { text = string.format("t:winner(%s)", quoted(winners[winner + 1])) })
  elseif recorded.stop == "" and seat ~= 0 and not (question().kind == QUESTION_ACTION and seat == game().turn) then
    table.insert(others, { is_asked = true, text = string.format("t:asked(%s, %s)", who(seat), quoted(prompt_text())) })
  end
end
