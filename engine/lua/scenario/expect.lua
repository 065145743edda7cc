-- `expect`: where cards are, what their numbers are, what is asked, what was told; and what must not be left at the end.

local function equal(what, is, wanted)
  if is ~= wanted then fail("%s: expected %d, is %d", what, wanted, is) end
end

-- ---- where cards are ----

-- "in: graveyard of raider 1 (1)", or "nowhere".
local function whereabouts(card)
  local places = {}
  for zone = ZONE_DECK, ZONE_COUNT - 1 do
    for seat = 1, game().seats do
      local count = #cards_of(card, seat, zone)
      if count > 0 then
        table.insert(places, string.format("%s of %s (%d)", ZONE_WORDS[zone + 1], seat_text(seat), count))
      end
    end
  end
  return #places > 0 and "in: " .. table.concat(places, ", ") or "nowhere"
end

local function expect_there(count, card, seat, place)
  if count < math.max(card.nth, 1) then
    fail("%s: expected %s of %s, is %s", card.shown, place, seat_text(seat), whereabouts(card))
  end
end

for name, place in pairs {
  in_hand = { ZONE_HAND, "in the hand" },
  in_graveyard = { ZONE_GRAVEYARD, "in the graveyard" },
  in_deck = { ZONE_DECK, "in a deck" },
  in_resources = { ZONE_RESOURCES, "in the resource row" },
  removed = { ZONE_REMOVED, "among the removed cards" },
} do
  word[name] = function(seat, card)
    expect_there(#cards_of(card, seat, place[1]), card, seat, place[2])
  end
end

-- Face-down cards in the resource row have no name, so they are not "in play" by name.
local function count_in_play(card, seat)
  local count = 0
  for _, found in ipairs(cards_of(card, seat, ZONE_PARTY, ZONE_RESOURCES)) do
    local is = facts(found)
    if is.zone ~= ZONE_RESOURCES or not is.down then count = count + 1 end
  end
  return count
end

function word.in_play(seat, card) expect_there(count_in_play(card, seat), card, seat, "in play under the control") end

function word.count_in_play(seat, card, n)
  equal(string.format("the %s in play of %s", card.shown, seat_text(seat)), count_in_play(card, seat), n)
end

-- ---- one card ----

for name, state in pairs {
  ready = { "exhausted", false, "ready" },
  exhausted = { "exhausted", true, "exhausted" },
  face_down = { "down", true, "face down" },
  face_up = { "down", false, "face up" },
} do
  word[name] = function(card)
    local is = facts(in_play(card))
    if is[state[1]] ~= state[2] then fail("%s is not %s", is.name, state[3]) end
  end
end

function word.attached(card, host)
  local is = facts(in_play(card))
  local hosts = {}
  for _, one in ipairs(cards_of(host)) do hosts[one] = true end
  if not (is.host and hosts[is.host]) then
    fail("%s is attached to %s, not to \"%s\"", is.name, is.host and facts(is.host).name or "nothing", host.text)
  end
end

function word.unattached(card)
  local is = facts(in_play(card))
  if is.host then fail("%s is attached to %s", is.name, facts(is.host).name) end
end

for name, what in pairs { damage = "damage", atk = "ATK", health = "health", def = "DEF" } do
  word[name] = function(card, n)
    equal(string.format("the %s of %s", what, card.shown), facts(in_play(card))[name], n)
  end
end

function word.counters(card, counter, n)
  local count = 0
  for _, borne in ipairs(facts(in_play(card)).counters) do
    if borne.name == counter then count = borne.count end
  end
  equal(string.format("the \"%s\" counters of %s", counter, card.shown), count, n)
end

-- The total that the player pays now, if they may play the card (CR 707.1e).
function word.costs(seat, card, n)
  local found = find_card(card, seat, ZONE_HAND) or find_card(card)
  if not found then fail("\"%s\" is nowhere where it could be meant", card.text) end
  equal("what " .. card.shown .. " costs", cost_of(found, seat), n)
end

for name, kind in pairs {
  has_type = { "types", TYPE_WORDS, "type" },
  deals = { "damage_types", DAMAGE_WORDS, "damage type" },
} do
  local types, list, what = table.unpack(kind)
  word[name] = function(card, text, wanted)
    local is, at = facts(in_play(card)), one_of(text, list, "", what)
    if (is[types] >> at - 1 & 1 == 1) ~= (wanted ~= false) then
      fail("the %s of %s: \"%s\" %s", what, is.name, text,
        wanted ~= false and "was expected" or "was not expected")
    end
  end
end

function word.has(card, keyword, wanted)
  local found = in_play(card)
  if has_keyword(found, keyword) ~= (wanted ~= false) then
    fail("%s %s \"%s\"", facts(found).name, wanted ~= false and "does not have" or "has", keyword)
  end
end

function word.modifiers(card, field, n, source)
  local found, at = in_play(card), one_of(field, FIELD_WORDS, "", "field")
  local count = count_modifiers(found, at - 1, source and source.text)
  if count ~= n then
    fail("%d modifiers%s change its \"%s\", not %d", count, source and " of " .. source.text or "", field, n)
  end
end

-- ---- players and the game ----

for name, counted in pairs {
  resources = { ZONE_RESOURCES, "resources" },
  hand_count = { ZONE_HAND, "cards in hand" },
  deck_count = { ZONE_DECK, "cards in the deck" },
  graveyard_count = { ZONE_GRAVEYARD, "cards in the graveyard" },
} do
  word[name] = function(seat, n, deck)
    local cards = pile(seat, counted[1], deck and deck_in(deck) or 0)
    equal(string.format("the %s of %s", counted[2], seat_text(seat)), #cards, n)
  end
end

function word.ready_resources(seat, n)
  local ready = 0
  for _, card in ipairs(pile(seat, ZONE_RESOURCES, 0)) do ready = ready + (facts(card).exhausted and 0 or 1) end
  equal("the ready resources of " .. seat_text(seat), ready, n)
end

function word.chain(n) equal("the number of links on the chain", game().links, n) end

function word.word(name, n)
  local _, word = raid_word(name, "")
  equal(string.format("the word \"%s\"", name), word.now, n)
end

function word.is_turn(seat)
  local turn = game().turn
  if turn ~= seat then fail("whose turn it is: expected another's, is that of %s", seat_text(turn)) end
end

winners = { "none", "boss", "raiders", "draw", "player 1", "player 2", "player 3", "player 4", "player 5" }

function word.winner(who)
  local wanted = one_of(who, winners, "t:winner: ")
  local now = game().winner + 1
  if now ~= wanted then fail("the winner is \"%s\", not \"%s\"", winners[now], who) end
end

function word.lost(seat)
  if not is_out(seat) then fail("%s is still in the game", seat_text(seat)) end
end

local function expect_seen(seat, card, wanted)
  local cards, seen = cards_of(card), 0
  if card.nth > 0 then cards = { cards[card.nth] } end
  if #cards == 0 then fail("there is no %s in the game", card.shown) end
  for _, one in ipairs(cards) do
    if sees(seat, one) then seen = seen + 1 end
  end
  if seen ~= (wanted and #cards or 0) then fail("of %d %s, %s sees %d", #cards, card.shown, seat_text(seat), seen) end
end

function word.sees(seat, card) expect_seen(seat, card, true) end

function word.hidden(seat, card) expect_seen(seat, card, false) end

function word.remember() run.remembered = state_hash(true) end

function word.same_as_before()
  if not run.remembered then fail("t:remember() comes first") end
  if state_hash(true) ~= run.remembered then fail("the state is another one than at t:remember()") end
end

-- ---- questions ----

function word.asked(seat, words)
  words = words or ""
  if not (asks(seat) and holds(prompt_text(), words)) then
    fail("%s is not asked \"%s\"; the open question is %s", seat_text(seat), words, question_text())
  end
  run.asserted = fingerprint()
end

function word.not_asked(seat)
  if asks(seat) then fail("asked %s", question_text()) end
end

-- Whether this is a legal answer to the open question of this seat.
local function is_offered(seat, what)
  check_asked(seat)
  local picks = picks_of(what)
  return picks and not refuses(seat, picks)
end

function word.offers(seat, what)
  if not is_offered(seat, what) then fail("it is not offered: %s", question_text()) end
end

function word.not_offered(seat, what, reason)
  if is_offered(seat, what) then fail("it is offered: %s", question_text()) end
  if not reason then return end
  local card = ref(what)
  local why = why_left_out(seat, find_card(card))
  if not why then fail("no rule says why \"%s\" is left out of this question", card.text) end
  if not holds(why, reason) then fail("it is left out for another reason: \"%s\"", why) end
end

-- ---- what was told ----

TOLD_MAX = 64       -- lines in one list of t:told
TELLING_MAX = 400   -- lines that t:told reads: the last ones of a long scenario
local GAP_MAX <const> = 6      -- lines that are shown around a missing one
local SHOWN_MAX <const> = 200  -- bytes of a line
local DIFF_MAX <const> = 2600  -- bytes of a report

-- The last lines of what was told.
local function log() return table.move(run.log, math.max(#run.log - TELLING_MAX, 0) + 1, #run.log, 1, {}) end

-- The first line from `from` on that contains the words.
local function find_line(lines, from, words)
  for at = from, #lines do
    if holds(lines[at], words) then return at end
  end
end

-- Finds each expected line after the one before; missing lines are skipped. Also the first that is missing.
local function match(lines, wanted)
  local found, from, missing = { from = {} }, 1, nil
  for at, words in ipairs(wanted) do
    local line = find_line(lines, from, words)
    found[at], found.from[at] = line or false, from
    from = line and line + 1 or from
    missing = missing or not line and at
  end
  return found, missing
end

-- The line of [from, to), none of which is expected, that has the most words of the expected one.
local function nearest_line(lines, from, to, words)
  local best, most = nil, 0
  for at = from, to - 1 do
    local like = 0
    for one in string.gmatch(words, "[^ ]+") do
      if holds(lines[at], one) then like = like + 1 end
    end
    if like > most then best, most = at, like end
  end
  return best
end

-- What the log has where expected line `at` is missing: that line, and the lines logged there.
local function write_gap(out, lines, wanted, found, at)
  local from, to = found.from[at], #lines + 1
  for next = #wanted, at + 1, -1 do to = found[next] or to end
  local nearest = nearest_line(lines, from, to, wanted[at])
  local first = math.max((nearest or 0) - GAP_MAX // 2, from)
  local last = math.min(first + GAP_MAX, to)
  if not nearest then table.insert(out, "  - " .. wanted[at]) end
  if first > from then table.insert(out, string.format("    … %d lines", first - from)) end
  for line = first, last - 1 do
    if line == nearest then table.insert(out, "  - " .. wanted[at]) end
    table.insert(out, (line == nearest and "  + " or "    ") .. string.sub(lines[line], 1, SHOWN_MAX))
  end
  if last < to then table.insert(out, string.format("    … %d lines", to - last)) end
end

-- If several adjacent lines are missing, the log at that place is shown once.
local function difference(lines, wanted, found)
  local out = {}
  for at, words in ipairs(wanted) do
    if found[at] then
      table.insert(out, "    " .. string.sub(lines[found[at]], 1, SHOWN_MAX))
    elseif at > 1 and not found[at - 1] then
      table.insert(out, "  - " .. words)
    else
      write_gap(out, lines, wanted, found, at)
    end
  end
  return table.concat(out, "\n")
end

local function check_list(call, lines)
  local count = length(lines)
  if count > TOLD_MAX then fail("%s: a list has at most %d lines: more go into another %s", call, TOLD_MAX, call) end
  for at = 1, count do
    local kind = type(lines[at])
    if kind ~= "string" and kind ~= "number" then
      fail("%s: line %d is a text, not %s", call, at, described(lines[at]))
    end
  end
end

function word.told(wanted)
  check_list("t:told", wanted)
  local lines = log()
  local found, at = match(lines, wanted)
  if not at then return end
  local order = find_line(lines, 1, wanted[at]) and " in this order" or ""
  local text = string.format("\"%s\" was not told%s (- expected, + told)\n%s", wanted[at], order,
    difference(lines, wanted, found))
  run.shows_log = true
  raise_at(wanted[at], string.sub(text, 1, DIFF_MAX))
end

function word.not_told(unwanted)
  check_list("t:not_told", unwanted)
  local lines = log()
  for _, words in ipairs(unwanted) do
    local line = find_line(lines, 1, words)
    if line then
      run.shows_log = true
      raise_at(words, string.format("\"%s\" was told:\n  + %s", words, string.sub(lines[line], 1, SHOWN_MAX)))
    end
  end
end

function word.told_times(words, n)
  local count = 0
  for _, line in ipairs(log()) do count = count + (holds(line, words) and 1 or 0) end
  equal(string.format("the lines told with \"%s\"", words), count, n)
end

-- ---- the end ----

local function check_question()
  local question = question()
  if question.kind == QUESTION_NONE or run.asserted == fingerprint() then return end
  if question.kind ~= QUESTION_ACTION or asked() ~= game().turn then
    fail("left over: an unanswered question: %s", question_text())
  end
end

function leftovers()
  if run.prepared[1] then
    fail("left over: the answer prepared at %swas never asked for", run.prepared[1].where)
  end
  local now = game()
  if now.dice > 0 then
    fail("left over: %d prepared dice that nobody rolled, or picks and shuffles that nobody made", now.dice)
  end
  if now.links > 0 and now.winner == 0 then fail("left over: the chain is not empty") end
  if run.scenario.faults and run.faults == 0 then fail("a script fault was expected, and none happened") end
  check_question()
  for stem in pairs(run.scenario.cards or {}) do
    printed_of("scenario/" .. stem)  -- also of cards that were never used: an error if one does not load
  end
end
