-- How scenarios name seats and cards: 1, "boss", "name", "key", "stem", "Name@2", { "name", 2 }.

-- The place of the author's call, or of an earlier one that is worked on; "": it is about no line.
function where()
  local at = line()
  if at == 0 then at = run and run.line or 0 end
  return at > 0 and string.format("%s:%d: ", run_path, at) or ""
end

function fail(...) raise(where() .. string.format(...)) end

-- At the line of the scenario that contains the words, from the call on.
function raise_at(words, text)
  local at, from = line(), 1
  for _ = 2, at do from = string.find(run_text, "\n", from, true) + 1 end
  local _, more = string.gsub(string.sub(run_text, from, string.find(run_text, words, from, true) or from), "\n", "")
  raise(string.format("%s:%d: %s", run_path, at + more, text))
end

-- What the file returned, of which errors tell from now on.
function read_file(path, text)
  run_path, run_text = path, text
  return load_file(path, text)
end

function holds(text, words) return string.find(text, words, 1, true) ~= nil end

-- The place of a word (or what else it is) in a list; errors begin with `where`.
function one_of(name, list, where, what)
  if type(name) ~= "string" then fail("%sa word was expected, not %s", where, described(name)) end
  for at, other in ipairs(list) do
    if other == name then return at end
  end
  fail("%sthere is no %s \"%s\"%s", where, what or "word", name, meant(name, list))
end

-- Raiders have seats 1 to N, the Boss player N + 1; a duel does not have one.
function seat_of(who)
  if who == "boss" and run.boss ~= 0 then return run.boss end
  if whole(who) and who >= 1 and who <= run.raiders then return who end
  fail(run.boss == 0 and "a seat was expected: a player of the duel, 1 to %d"
    or "a seat was expected: a raider from 1 to %d, or \"boss\"", run.raiders)
end

-- The first seat that the open question waits for, 0: the game is over; whether it waits for this one.
function asked() return question().asked end

function asks(seat) return question().waits >> seat & 1 == 1 end

-- Whether it is the name of one card: "name" or { "name", 2 }.
function is_ref(value)
  return type(value) == "string"
    or type(value) == "table" and type(value[1]) == "string" and type(value[2]) == "number"
end

-- "Name@2" and "Name@boss": the name alone, and whose card it is; nil: anybody's.
local function split(written)
  local text, whose = string.match(written, "^(.*)@([^@]*)$")
  if not text then return written end
  if whose == "boss" and run.boss ~= 0 then return text, run.boss end
  if string.find(whose, "^[1-9]$") and tonumber(whose) <= run.raiders then return text, tonumber(whose) end
  fail(run.boss == 0 and "\"%s\": after @ stands a player of the duel, 1 to %d"
    or "\"%s\": after @ stands a raider from 1 to %d, or boss", written, run.raiders)
end

local NAME_MAX <const> = 96  -- bytes

-- A card as the scenario names it. "hero@2" is the hero (or Boss) of that seat, whatever its name.
function ref(value)
  if not is_ref(value) then fail("a card was expected: \"name\" or { \"name\", 2 }, not %s", type(value)) end
  local written, nth = value, 0
  if type(value) == "table" then
    written, nth = value[1], math.tointeger(value[2]) or 0
    if nth < 1 then fail("{ \"name\", n }: n counts from 1") end
  end
  if #written >= NAME_MAX then fail("the name \"%s\" is too long", written) end
  local text, seat = split(written)
  -- If no card has the name, every "is not there" would be true.
  if run.is_open and not (seat and text == "hero") and not has_name(text) then key_of(text, "") end
  local shown = string.format("\"%s\"%s", written, nth > 0 and " number " .. nth or "")
  return { text = text, seat = seat, nth = nth, shown = shown }
end

-- Its cards, of the seat if one is given (0: of anybody), in the zones.
function cards_of(card, seat, ...)
  return cards_called(card.text, seat and seat ~= 0 and seat or card.seat or 0, ...)
end

function find_card(card, seat, ...) return cards_of(card, seat, ...)[math.max(card.nth, 1)] end

-- The card in play, in the party first.
function in_play(card)
  return find_card(card, 0, ZONE_PARTY) or find_card(card, 0, ZONE_RESOURCES)
    or fail("%s is not in play", card.shown)
end
