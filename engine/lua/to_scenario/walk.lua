-- Gives the answers of a recorded game again in a scene that begins at its position, and says them as the moves of a
-- scenario. The scene asks everything, while the game left out questions with one answer: both are at the same question
-- if priority was given as often and the logs are equally long. `recorded` is that game; its look() says what a function
-- says of it that looks at the scene, and its part() ends the walk.

local recorded
local step  -- of the log's path: the next entry
local gap   -- how many more priorities and lines than the game the scene had at the position

local CATCH_UP_MAX <const>, FINISH_MAX <const> = 2000, 400

local steps = {}      -- what `play` says: { kind, text }
local runs = {}       -- what one call may stand for: a window, a turn, an attack
local broken = false  -- a script has stopped the scene, as it stopped the game
local game_lines      -- of the game's log: returns the next one
local compared        -- how many lines of the scene's log have been compared with it

local function part(...) recorded.part(string.format(...)) end
local function part_asked(why) part("%s: %s", why, question_text()) end

local function is_over() return step >= recorded.finish end

-- The word and the seat of the next entry, and the picks of an answer, with a number.
local function entry() return recorded.entry(step) end

-- Whether both are at the same question; whether the scene is past that of the game.
local function is_here()
  local was, is = recorded.look(question), question()
  local before, now = recorded.look(game), game()
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
  return recorded.look(question).agreed ~= 0
end

-- ---- words for an option ----

local function who(seat) return seat == run.boss and '"boss"' or tostring(seat) end

-- The ways to name the card of an option, the plainest first: alone, with its seat, as the n-th; by its name, then by
-- its key.
local function names_for(at)
  local option, names = options()[at + 1], {}
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

-- A seat, a number, yes, no, none; nil: it is a card or link.
local function plain_word(option, at)
  if option.seat and option.seat ~= 0 then
    if option.place and question().prompt == PROMPT_ATTACK then
      return { [option.place] = option.seat == run.boss and "boss" or option.seat }
    end
    if option.seat ~= run.boss then return option.seat end
    return option.deck and option.deck ~= raid().decks[1] and option.deck or "boss"
  end
  return written_for(option, at)
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

-- Whether the value, tried on the scene, picks the wanted options up to `last`, or an identical copy there.
local function fits(values, picks, last)
  local _, found = recorded.attempt(picks_of, values)
  if not found or #found ~= last then return end
  for at, wanted in ipairs(picks) do
    if at < last and found[at] ~= wanted or at ~= last and found[last] == wanted then return end
  end
  return are_copies(found[last], picks[last]) and found[last]
end

-- Adds a value that makes the scene pick the option at this place of the answer; it may become an identical copy.
local function add_pick(values, picks, last)
  local at = picks[last]
  local word = plain_word(options()[at + 1], at)
  if word then
    values[last] = word
    return true
  end
  for _, name in ipairs(names_for(at)) do
    values[last] = name
    local found = fits(values, picks, last)
    if found then
      picks[last] = found
      return true
    end
  end
end

-- The picks as a scenario writes them; nil: no words pick them.
local function words_of(picks)
  local asks_for, values, texts = question(), {}, {}
  if asks_for.kind == QUESTION_NUMBER then return tostring(picks.number) end
  for at = 1, #picks do
    if not add_pick(values, picks, at) then return end
    texts[at] = written(values[at])
  end
  local value, text = values, #picks > 0 and string.format("{ %s }", table.concat(texts, ", ")) or "{}"
  if asks_for.max < 2 and #picks < 2 then
    value = values[1] or "none"
    text = written(value)
  end
  local _, found = recorded.attempt(picks_of, value)
  return found and same_picks(found, picks) and text or nil
end

-- The card of a move, and the option that the scene picks by it. Powers and sides are named separately.
local function words_of_card(at)
  local offered = options()
  local wanted = offered[at + 1]
  for _, name in ipairs(names_for(at)) do
    local _, found = recorded.attempt(function() return pick_card(ref(name), wanted.kind) end)
    if found and offered[found + 1].card == wanted.card then return written(name), at end
    if found and are_copies(at, found) then return written(name), found end
  end
end

-- ---- the log ----

-- Headings count turns, and a position begins with the second turn.
local function without_number(line) return (string.gsub(line, "^%-%- Turn [^:]*:", ":")) end

-- What the scene has logged since the last call must be what the game logged.
local function compare()
  for at = compared + 1, #run.log do
    local line, then_line = run.log[at], game_lines()
    if then_line and without_number(line) ~= without_number(then_line) then
      part("the game told \"%s\", the scenario tells \"%s\"", then_line, line)
    end
  end
  compared = #run.log
end

-- ---- steps, and the runs of passing that one call stands for ----

local function add_step(kind, ...) table.insert(steps, { kind, string.format(...) }) end

local function replace_steps(from, kind, text)
  for at = #steps, from + 1, -1 do
    steps[at] = nil
  end
  table.insert(steps, { kind, text })
end

local function begin_runs()
  runs.window = runs.window or { from = #steps, start = game() }
  runs.turn = runs.turn or { from = #steps, start = game() }
end

local function close_runs()
  local attack = runs.attack
  if attack and game().proposals <= attack.before then
    replace_steps(attack.from, "move", attack.text)
    runs = {}
    return
  end
  if runs.window and has_window_shrunk(runs.window.start) then
    replace_steps(runs.window.from, "pass", "t:everyone_passes()")
    runs.window = nil
  end
  if runs.turn and not attack and has_turn_passed(runs.turn.start) then
    replace_steps(runs.turn.from, "pass", "t:ends_turn()")
    runs = {}
  end
end

-- ---- giving answers ----

-- After the last entry of a game that faulty scripts stopped, an answer may fail: the scenario is meant to show that.
local function give(how, ...)
  if is_over() and recorded.stop ~= "" then
    broken = not recorded.attempt(how, ...) or broken
  else
    how(...)
  end
end

-- Gives one answer of what passing does here, and writes it down.
local function pass()
  local seat, usual = who(asked()), default_picks()
  if question().kind == QUESTION_ACTION then
    begin_runs()
    add_step("pass", "t:passes(%s)", seat)
  else
    local value = usual and words_of(usual)
    add_step("default", "%s", value and string.format("t:answers(%s, %s)", seat, value) or "")
  end
  give(go_on)
  if not broken then
    close_runs()
    compare()
  end
end

local function can_pass() return question().kind == QUESTION_ACTION or default_picks() ~= nil end

local by_power = { [MOVE_USE] = true, [MOVE_COMPLETE] = true, [MOVE_WAY] = true }
local by_value = { [MOVE_PLACE] = true, [MOVE_MODE] = true, [MOVE_NUMBER] = true, [MOVE_WAY] = true }

-- A text for each option: those of both games that mean the same have the same. Both have their cards in the same order,
-- but for identical copies. Each catalog has numbers of its own, so cards go by key.
local function meanings()
  local texts = {}
  for at, option in ipairs(options()) do
    local card = option.card and facts(option.card) or {}
    local _, key = names_of(option.printed or 0)
    local words = { option.kind, by_power[option.kind] and option.power or 0, by_value[option.kind] and option.value or 0,
      option.seat or 0, option.pile or 0, option.word or "", option.link or 0, option.link_power or 0,
      option.link_of or 0, key or "", card.zone or 0, card.seat or 0, card.pile or 0, card.nth or 0 }
    texts[at] = table.concat(words, " ")
  end
  return texts
end

-- The options of the scene that the game's player picked; nil: one is not offered. The n-th of several equal options
-- there is the n-th here.
local function offered_picks()
  local _, _, picks = entry()
  local was, is = recorded.look(meanings), meanings()
  for nth, pick in ipairs(picks) do
    local equal = 0
    for at = 1, pick + 1 do
      equal = equal + (was[at] == was[pick + 1] and 1 or 0)
    end
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
  if not is_here() or is_over() or entry() ~= "answer" then return default_picks() end
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
  local same, usual, count = fingerprint(), default_picks(), 0
  local function is_asked() return not broken and asked() ~= 0 and fingerprint() == same end
  if usual and same_picks(usual, picks) then
    while is_asked() do pass() end
    return
  end
  runs = {}
  for seat = 1, SEAT_MAX do
    count = count + (asks(seat) and 1 or 0)
  end
  local value = words_of(picks) or part_asked("no words of a scenario give the answer")
  add_step("answer", "t:answers(%s, %s)", count > 1 and '"all"' or who(asked()), value)
  while is_asked() do
    give(answer, asked(), picks)
  end
  compare()
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
local function power_number(offered, wanted)
  local same = 0
  for _, option in ipairs(offered) do
    same = same + (option.kind == wanted.kind and option.card == wanted.card and 1 or 0)
  end
  if same < 2 or wanted.kind ~= MOVE_USE and wanted.kind ~= MOVE_COMPLETE then return end
  for number, place in ipairs(powers_for(verbs[wanted.kind], wanted.card)) do
    if place == wanted.power then return number end
  end
end

local function finish_attack(seat, name, before)
  local picks = question().prompt == PROMPT_ATTACK and take_picks()
  local value = picks and words_of(picks) or part_asked("no words of a scenario name the defender")
  local said = string.format("(%s, %s, %s)", who(seat), name, value)
  runs.attack = { from = #steps, before = before, text = "t:attacks" .. said }
  add_step("move", "t:proposes%s", said)
  give(answer, seat, picks)
end

local function finish_move(seat, verb, name, power)
  local plan, said = { power = power, targets = {}, pay = {} }, {}
  while not broken and is_announcing() and asks(seat) do
    follow_one(seat, plan)
  end
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
  local offered = options()
  local picked = offered[at + 1]
  local power, before = power_number(offered, picked), game().proposals
  runs = {}
  local name, option = words_of_card(at)
  if not name then part("no words of a scenario name the card \"%s\" of a move", names_of(picked.printed)) end
  give(answer, seat, { option })
  if picked.kind == MOVE_ATTACK then
    finish_attack(seat, name, before)
  elseif picked.kind == MOVE_PLACE then
    add_step("move", "t:places(%s, %s%s)", who(seat), name, picked.value == 1 and ", { face = \"up\" }" or "")
  else
    finish_move(seat, verbs[picked.kind], name, power)
  end
  compare()
end

-- ---- the entries of the game, and the end ----

local function play_answer(seat)
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

local function play_entry()
  local kind, seat = entry()
  if kind == "reseed" then
    take()  -- the scenario has its own dice
  elseif kind == "answer" then
    catch_up()
    play_answer(seat)
  elseif kind == "concede" then
    catch_up()
    runs = {}
    add_step("answer", "t:concedes(%s)", who(seat))
    take()
    concede(seat)
    compare()
  else
    part(kind == "reload" and "other scripts came there" or "the referee changed the table")
  end
end

-- Some legal answer to the open question.
local function any_picks()
  local open = question()
  if open.kind == QUESTION_NUMBER then return { number = open.min } end
  return open.kind == QUESTION_PICK and natural_payment() or { 0 }
end

-- A scenario must not leave a chain.
local function come_to_rest()
  for _ = 1, FINISH_MAX do
    if asked() == 0 or game().top == 0 then return end
    if can_pass() then
      pass()
    else
      answer_question(any_picks())
    end
  end
end

-- The other players pass until the scripts fail as they did.
local function come_to_the_stop()
  for _ = 1, FINISH_MAX do
    if broken or not can_pass() then break end
    pass()
  end
  if not broken then part("the scenario does not stop where the game did") end
end

-- … nor an unexpected question.
local function expect_end()
  local seat, winner = asked(), game().winner
  if winner ~= 0 then
    add_step("expect", "t:winner(%s)", quoted(winners[winner + 1]))
  elseif seat ~= 0 and not (question().kind == QUESTION_ACTION and seat == game().turn) then
    add_step("expect", "t:asked(%s, %s)", who(seat), quoted(prompt_text()))
  end
end

function follow_game(from)
  recorded, step, game_lines = from, from.base, string.gmatch(from.log, "([^\n]*)\n")
  for seat = 1, game().seats do
    if recorded.look(is_out, seat) then concede(seat) end
  end
  local before, now = recorded.look(game), game()
  gap = { priorities = now.priorities - before.priorities, lines = now.lines - before.lines }
  compared = #run.log
  if not is_here() then part_asked("the position asks another question") end
  while not is_over() do
    play_entry()
  end
  if recorded.stop ~= "" then
    come_to_the_stop()
  else
    catch_up()
    come_to_rest()
    expect_end()
  end
  for at, step in ipairs(steps) do
    steps[at] = table.concat(step, " ") .. "\n"
  end
  return table.concat(steps)
end
