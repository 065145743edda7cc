-- `given`: the position. It is collected first, because the game needs the heroes to open; then each card, word and
-- die is entered into the game as by a referee, so that a replay of the log reaches the same position.

-- ---- the scenario ----

local function count_raiders(scenario, duel)
  local raiders = scenario.raiders
  if raiders == nil then raiders = duel and 2 or 1 end
  if not whole(raiders) then fail("raiders is a whole number, not %s", described(raiders)) end
  if raiders < 1 or raiders > RAIDERS_MAX then fail("raiders: 1 to %d, not %d", RAIDERS_MAX, raiders) end
  return raiders
end

local LINES_MAX <const> = 64

-- The keys of a deck { { 4, "needle_spine" }, … }.
local function keys_of(name, list)
  local keys = {}
  if type(list) ~= "table" then fail("boss_decks: \"%s\" is a list { { 4, \"card\" }, … }", name) end
  for at = 1, length(list) do
    if at > LINES_MAX then fail("boss_decks: \"%s\" has more than %d lines", name, LINES_MAX) end
    local line = list[at]
    if type(line) ~= "table" then fail("boss_decks: \"%s\" is a list { { 4, \"card\" }, … }", name) end
    local count, card = line[1], line[2]
    if not whole(count) or count < 1 or count > DECK_COUNT_MAX or type(card) ~= "string" then
      fail("boss_decks: a line of \"%s\" is { 1 to %d, \"card\" }", name, DECK_COUNT_MAX)
    end
    local key = key_of(card, "boss_decks: ")
    for _ = 1, count do table.insert(keys, key) end
  end
  return keys
end

-- The decks that the Boss player brings instead of the mode's.
local function read_decks(scenario)
  if scenario.boss_decks == nil then return end
  if scenario.mode == nil or type(scenario.raid) == "userdata" then
    fail("boss_decks stands beside the mode of a raid of the database")
  end
  local form = "boss_decks is { main = { … } }, at most %d"
  if type(scenario.boss_decks) ~= "table" then fail(form, DECK_MAX) end
  for name, list in pairs(scenario.boss_decks) do
    if type(name) ~= "string" or #run.decks == DECK_MAX then fail(form, DECK_MAX) end
    table.insert(run.decks, { name = name, keys = keys_of(name, list) })
  end
end

-- Begins a run of the scenario: what it has collected and remembered so far.
function begin(scenario, way)
  run = { scenario = scenario, way = way, trace = {}, passes = 0, tables = {}, heroes = {}, decks = {}, words = {}, dice = {},
    prepared = {}, turn = 1, step = STEP_ACTION, triggers = 0, log = {}, faults = 0, combats_ended = 0 }
  local raid = scenario.raid
  if type(raid) == "userdata" then raid = nil end  -- it declares one of its own
  local duel = sit(raid)
  run.raiders = count_raiders(scenario, duel)
  run.boss = duel and 0 or run.raiders + 1
  read_decks(scenario)
end

-- ---- collecting ----

local TABLES_MAX <const> = 16

local function add_table(seat, fields)
  for _, field in ipairs { "boss", "hero" } do
    local hero = fields[field]
    if type(hero) == "table" then hero = hero[1] end
    if fields[field] ~= nil and type(hero) ~= "string" then
      fail("%s: \"name\" or { \"name\", damage = n } was expected", field)
    end
    if hero and seat ~= run.boss then run.heroes[seat] = key_of(hero, "") end
  end
  if #run.tables == TABLES_MAX then fail("more than %d calls of t:seat and t:boss", TABLES_MAX) end
  run.own_decks = run.own_decks or fields.deck ~= nil or fields.decks ~= nil
  table.insert(run.tables, { seat = seat, fields = fields, line = line() })
end

function word.seat(seat, fields)
  if seat == run.boss then fail("the Boss player's side is t:boss { … }") end
  add_table(seat, fields)
end

function word.boss(fields)
  if run.boss == 0 then
    fail("t:boss: a duel has no Boss player; its players are t:seat(1, { … }) and t:seat(2, { … })")
  end
  add_table(run.boss, fields)
end

function word.strike_model(model) run.strikes = one_of(model, { "v7", "classic" }, "t:strike_model: ") end

function word.words(words)
  for name, value in pairs(words) do
    if type(name) ~= "string" or not whole(value) then fail("t:words { <word> = <number> } was expected") end
    if #run.words == RAID_WORD_MAX then fail("more than %d words", RAID_WORD_MAX) end
    table.insert(run.words, { name = name, value = value })
  end
end

local function prepare(value)
  if #run.dice == DICE_MAX then fail("more than %d dice, picks and shuffles are prepared", DICE_MAX) end
  table.insert(run.dice, value)
end

function word.dice(list)
  for at = 1, length(list) do
    if not whole(list[at]) or list[at] < 1 or list[at] > 6 then fail("dice show 1 to 6") end
    prepare(list[at])
  end
end

-- { 2, 1 }: the next random pick takes the second of its candidates, the one after that takes the first. A text is the
-- place of the random stream.
function word.random(what)
  if type(what) == "table" then
    local most = DIE_SHUFFLE - DIE_PICK
    for at = 1, length(what) do
      if not whole(what[at]) or what[at] < 1 or what[at] > most then
        fail("t:random takes places from 1 to %d: { 2, 1 }", most)
      end
      prepare(DIE_PICK + what[at] - 1)
    end
    return
  end
  what = tostring(what)
  if #what ~= 16 or string.find(what, "[^0-9a-f]") then
    fail("t:random: places such as { 2, 1 }, or 16 hexadecimal digits were expected, not \"%s\"", what)
  end
  run.random = what
end

function word.shuffles(count)
  for _ = 1, count do prepare(DIE_SHUFFLE) end
end

function word.turn(seat, phase)
  local steps = { STEP_ACTION, STEP_READY, STEP_DRAW, STEP_END }
  run.turn = seat
  run.step = steps[one_of(phase or "action", { "action", "ready", "draw", "end" }, "t:turn: ")]
end

-- Many triggers are not played one by one: testing a long loop does not need a thousand answers.
function word.triggers(count)
  if count < 0 or count > LOOP_TRIGGERS_MAX then fail("t:triggers: a turn has 0 to %d triggers", LOOP_TRIGGERS_MAX) end
  run.triggers = count
end

function word.real_start(from_boss)
  run.real_start = true
  run.from_boss = from_boss or 0
end

-- ---- placing ----

-- refused = "R100.1": this table must be refused, and the reason must begin with that number.
local function check_refused(reason)
  local rule = run.scenario.refused
  judge(true)
  if not reason then fail("the position is not refused: %s was expected", rule) end
  if string.sub(reason, 1, #rule + 1) ~= rule .. ":" then
    fail("the position is refused, but not by %s: %s", rule, reason)
  end
  run.was_refused = true
end

-- Enters a row into the game. Returns the slot of the placed card.
local function enter(row)
  if run.was_refused then return 0 end  -- as it should be: the rest of the position is ignored
  local slot, reason = place(row)
  if slot then return slot end
  if not run.scenario.refused then fail("%s", reason) end
  check_refused(reason)
  return 0
end

local function printed_in(name)
  if type(name) ~= "string" then fail("a card's name was expected, not %s", type(name)) end
  return printed_of(key_of(name, ""))
end

function deck_in(name)
  for at, deck in ipairs(raid().decks) do
    if deck == name then return at - 1 end
  end
  fail("the raid has no deck \"%s\"", type(name) == "string" and name or "")
end

local function host_in(name)
  if name == nil then return 0 end
  local host = ref(name)
  local found = find_card(host, 0, ZONE_PARTY) or find_card(host, 0, ZONE_RESOURCES)
  if not found then fail("attached_to: \"%s\" is not in play yet", host.text) end
  return found & 0xffff
end

-- ---- what a card has on it: each an entry of its own ----

local function whole_in(value, field, example)
  if not whole(value) or value < -NUMBER_MAX or value > NUMBER_MAX then
    fail("%s: whole numbers were expected: %s", field, example)
  end
  return value
end

local function symbol_in(name, what)
  local symbol = type(name) == "string" and symbol(name) or 0
  if symbol == 0 then fail("%s have a name", what) end
  return symbol
end

local function place_bearing(to, entry, slot)
  local function put(kind, index, number)
    enter({ kind = kind, seat = to.seat, slot = slot, index = index, number = number })
  end
  local function each(field, example, put_one)
    local list = entry[field] == nil and {} or entry[field]
    if type(list) ~= "table" then fail("%s: a list was expected: %s", field, example) end
    for at = 1, length(list) do put_one(list[at], at) end
  end
  for name, count in pairs(type(entry.counters) == "table" and entry.counters or {}) do
    put(PLACE_COUNTER, symbol_in(name, "counters"), whole(count) and count or 0)
  end
  each("marks", "{ \"bomb\" }", function(name) put(PLACE_MARK, symbol_in(name, "marks"), 0) end)
  each("memory", "{ 3 }", function(number, at)
    put(PLACE_MEMORY, at - 1, whole_in(number, "memory", "{ 3 }"))
  end)
  if entry.atk ~= nil or entry.health ~= nil then
    local health = whole_in(entry.health, "health", "atk = 2, health = 2")
    if health < 0 or health > 0xffff then fail("health: a token is made with 0 or more") end
    put(PLACE_SIZE, health, whole_in(entry.atk, "atk", "atk = 2, health = 2"))
  end
  each("used", "{ 1 }", function(number)
    local nth = whole_in(number, "used", "{ 1 }")
    if nth < 1 or nth > USES_MAX then fail("used: powers that work once a turn count from 1 to %d", USES_MAX) end
    put(PLACE_USED, nth - 1, 0)
  end)
end

-- ---- cards, by their places ----

local flags = {
  exhausted = PLACE_EXHAUSTED, new = PLACE_NEW, down = PLACE_DOWN, back = PLACE_BACK,
  felled = PLACE_FELLED,
}

-- "name", or a card with its state: { "name", exhausted = true, damage = 2, … }.
local function place_entry(to, entry, kind)
  local row = { kind = kind, seat = to.seat, zone = to.zone, flags = to.flags, index = to.deck }
  if type(entry) ~= "table" then entry = { entry } end
  check_fields(entry, row_of.entry.fields, "")
  row.card = printed_in(entry[1])
  for field, flag in pairs(flags) do
    if entry[field] then row.flags = row.flags | flag end
  end
  row.number = entry.damage
  if entry.deck then row.index = deck_in(entry.deck) end
  if entry.owner ~= nil then row.index = row.index | seat_of(entry.owner) << 8 end
  row.host = host_in(entry.attached_to)
  local slot = enter(row)
  if not run.was_refused then
    place_bearing(to, entry, kind == PLACE_HERO and cards_called("hero", to.seat)[1] & 0xffff or slot)
  end
end

-- A face-down resource does not have a name, text or type (CR 412.1), so any card will do: the
-- hero's.
local function place_anonymous(to, count)
  local hero = cards_called("hero", to.seat)[1]
  if not hero then fail("the player has no hero") end
  local card = facts(hero).printed
  for _ = 1, count do
    enter({ kind = PLACE_CARD, seat = to.seat, zone = ZONE_RESOURCES, flags = PLACE_DOWN, card = card })
  end
end

-- A list of cards, or of resources a number.
local function place_field(to, list)
  if list == nil then return end
  if type(list) == "number" and to.zone == ZONE_RESOURCES then
    place_anonymous(to, list)
    return
  end
  if type(list) ~= "table" then fail("a list of cards was expected, not %s", type(list)) end
  for at = 1, length(list) do place_entry(to, list[at], PLACE_CARD) end
end

-- decks = { event = { … } }, and graveyards the same: a list for each named deck of the raid.
local function place_decks(to, lists)
  if type(lists) ~= "table" then return end
  for name in pairs(lists) do deck_in(name) end
  for deck, name in ipairs(raid().decks) do
    to.deck = deck - 1
    place_field(to, lists[name])
  end
  to.deck = 0
end

-- In the order in which they are placed; of lists by the names of decks, the function that places them.
local piles = {
  { "play", ZONE_PARTY }, { "hand", ZONE_HAND }, { "resources", ZONE_RESOURCES }, { "graveyard", ZONE_GRAVEYARD },
  { "graveyards", ZONE_GRAVEYARD, place_decks }, { "removed", ZONE_REMOVED }, { "deck", ZONE_DECK },
  { "decks", ZONE_DECK, place_decks },
}

local function place_table(at)
  local fields = at.fields
  local to = { seat = at.seat, zone = ZONE_PARTY, flags = 0, deck = 0 }
  for _, field in ipairs { "hero", "boss" } do
    if fields[field] ~= nil then place_entry(to, fields[field], PLACE_HERO) end
  end
  for _, pile in ipairs(piles) do
    to.zone = pile[2]
    to.flags = to.zone == ZONE_DECK and PLACE_BOTTOM or 0  -- the list begins with the top card
    local place_lists = pile[3] or place_field
    place_lists(to, fields[pile[1]])
  end
  if fields.draws_from ~= nil then enter({ kind = PLACE_DRAWS, seat = at.seat, index = deck_in(fields.draws_from) }) end
end

-- The place of a word of the raid, from 0, and the word; errors begin with `where`.
function raid_word(name, where)
  for at, word in ipairs(raid().words) do
    if word.name == name then return at - 1, word end
  end
  fail("%sthe raid has no word \"%s\"", where, name)
end

local function place_rest()
  for _, word in ipairs(run.words) do
    enter({ kind = PLACE_WORD, index = raid_word(word.name, "t:words: "), number = word.value })
  end
  if run.strikes then enter({ kind = PLACE_STRIKES, number = run.strikes - 1 }) end
  for _, die in ipairs(run.dice) do enter({ kind = PLACE_DIE, number = die }) end
  if run.random then enter({ random = run.random }) end
  if run.real_start then
    enter({ kind = PLACE_START, number = run.from_boss })
  else
    enter({ kind = PLACE_TURN, seat = run.turn, index = run.step, number = run.triggers })
  end
end

-- given = { recording = "a.agr", entry = 40 }: a game that was played, as it is after so many entries of its log. The file
-- stands beside the scenario, and is played again with the scripts of now.
local function recall(given)
  check_fields(given, row_of.recording.fields, "given: ")
  for _, field in ipairs { "raid", "mode", "raiders", "boss_decks", "refused" } do
    if run.scenario[field] ~= nil then fail("given: %s is that of the recording, and is left out", field) end
  end
  local is_beside = given.recording and string.sub(given.recording, 1, 1) ~= "/"
  if not given.recording then fail("given: recording = \"FILE\" is missing") end
  local made, reason = open_game { straight = run.way == "straight", rebuilt = run.way == "rebuilt",
    recording = (is_beside and string.match(run_path, "^.*/") or "") .. given.recording, entry = given.entry or 0 }
  if not made then fail("given: %s", reason) end
  use(made)
  run.is_open = true
  run.boss = game().boss
  run.raiders = game().seats - (run.boss ~= 0 and 1 or 0)
  run_to_question()
  for _ in next_told do end  -- what was told until then is not looked at
end

-- Opens the game and places everything. A position that was to be refused has no game.
function open()
  if type(run.scenario.given) == "table" then return recall(run.scenario.given) end
  -- Decks of the position are the only ones: then seats don't bring their own.
  local made, reason = open_game { straight = run.way == "straight", rebuilt = run.way == "rebuilt",
    heroes = run.heroes, raiders = run.raiders, decks = run.decks, real_start = run.real_start and not run.own_decks,
    mode = run.scenario.mode }
  use(made)
  if reason then
    if not run.scenario.refused then fail("the game does not open: %s", reason) end
    check_refused(reason)
    return
  end
  run.is_open = true
  for _, at in ipairs(run.tables) do
    run.line = at.line
    place_table(at)
  end
  run.line = 0
  place_rest()
  if not run.scenario.refused then
    run_to_question()
    listen()
    return
  end
  if not run.was_refused then check_refused(nil) end
  use(nil)  -- nothing is played
end
