-- Phrases like "target opposing damaged ally" against the targets that a card declares: each must have its target, and
-- each target its phrase; and "your allies" against the filters of the card.

local PHRASE_WORDS <const>, SHORT_WORDS <const> = 8, 5

-- A word before a noun is whose cards they are, or a state; and how else a text may say the same anywhere.
local adjectives = {
  { "opposing", whose = true, also = "opposing|opponent*|enem*" },
  { "friendly", whose = true, also = "friendly|your party|raider*|yours|your" },
  { "your", whose = true, also = "your|yours|you" },
  { "damaged", also = "damaged|hurt|wounded" },
  { "exhausted", also = "exhausted" },
  { "ready", also = "ready" },
  { "attacking", also = "attacking|attacker*|attack*" },
  { "defending", also = "defending|defender*|defend*" },
  { "protecting", also = "protecting|protector*|protect*" },
}
for _, adjective in ipairs(adjectives) do adjectives[adjective[1]] = adjective end

local type_bits = {}
for at, name in ipairs(words.types) do type_bits[name] = 1 << at - 1 end
type_bits.character = type_bits.hero | type_bits.ally
type_bits.equipment = type_bits.armor | type_bits.item | type_bits.weapon

-- What a noun stands for: types of cards, or another kind of target.
local nouns = {}
local function add_nouns(list, meaning)
  for one, many in string.gmatch(list, "(%a+)/(%a+)") do
    nouns[one] = meaning(one)
    nouns[many] = nouns[one]
  end
end
add_nouns("ally/allies hero/heroes character/characters ability/abilities equipment/equipment weapon/weapons "
  .. "armor/armors item/items quest/quests location/locations event/events",
  function(one) return { types = type_bits[one] } end)
add_nouns("player/players graveyard/graveyards link/links effect/effects resource/resources card/cards",
  function(one) return { kind = one == "effect" and "link" or one } end)

local before_verb = { "can't ", "cannot ", "not ", "could ", "can ", "may ", "opponents " }
local objects = {}
for word in string.gmatch("a an the it them him her this that only your is are of must", "%a+") do
  objects[word] = true
end

-- ---- words ----

-- The word at the place, and where it ends; "": there is none.
local function word_at(at) return string.match(low, "^([a-z'%-]*)()", at) end

local function behind(at, letters) return string.match(low, "^[" .. letters .. "]*()", at) end

local function take_noun(phrase, word)
  local noun = nouns[word]
  if not noun then return false end
  if noun.types then
    phrase.types = phrase.types | noun.types
  elseif noun.kind == "resource" then
    phrase.is.resource = true
  else
    phrase.kind = noun.kind == "card" and phrase.types ~= 0 and "link" or noun.kind  -- "ability card"
  end
  phrase.has_noun = true
  return true
end

local function take_adjective(phrase, word)
  local adjective = adjectives[word]
  if adjective and adjective.whose then
    phrase.whose = word
  elseif adjective then
    phrase.is[word] = true
  end
  return adjective
end

-- After a noun, a list goes on with a comma, "or" or "card"; anything else ends the phrase.
local function goes_on(at)
  local from = behind(at, " ,")
  local word, ends = word_at(from)
  if word == "or" then word = word_at(behind(ends, " ")) end
  return from > at and nouns[word]
end

-- "Ally of yours" is your ally: returns where that ends.
local function take_yours(phrase, at)
  for _, yours in ipairs { " of yours", " you control" } do
    local ends = at + #yours
    if phrase.has_noun and string.sub(low, at, ends - 1) == yours and not string.find(low, "^[a-z]", ends) then
      phrase.whose = "your"
      return ends
    end
  end
  return at
end

-- ---- phrases behind "target" ----

local function new_phrase(at) return { at = at, types = 0, kind = "card", whose = "any", is = {} } end

local function read_phrase(phrase, begins)
  local at = begins
  for _ = 1, PHRASE_WORDS do
    local word, ends = word_at(behind(at, " ,"))
    at = ends
    if word == "" then break end
    if word ~= "or" and not take_adjective(phrase, word) then
      if take_noun(phrase, word) then
        if not goes_on(at) then break end
      elseif phrase.has_noun then
        break
      else
        phrase.has_more = true  -- a word that is not in the tables: a tag
      end
    end
  end
  phrase.words = string.sub(low, begins, take_yours(phrase, at) - 1)
end

-- "Opponents can't target them": here the word is a verb.
local function is_verb(at, after)
  for _, word in ipairs(before_verb) do
    if string.sub(low, math.max(1, at - #word), at - 1) == word then return true end
  end
  local word = word_at(after)
  return word == "" or objects[word]
end

-- All phrases of the text that begin with "target".
local function target_phrases()
  local list, at = {}, find("target")
  while at do
    local after = behind(at + #"target", " ")
    if not is_verb(at, after) then
      local phrase = new_phrase(at)
      read_phrase(phrase, after)
      table.insert(list, phrase)
    end
    at = find("target", at + #"target")
  end
  return list
end

-- Whether what the target asks for is in the phrase, or is said in some other way in the text.
local function says_all(phrase, target)
  for _, adjective in ipairs(adjectives) do
    local word = adjective[1]
    local asked, said = target.is[word] or target.whose == word, phrase.is[word] or phrase.whose == word
    if said and not asked or asked and not said and not find(adjective.also) then return false end
  end
  return true
end

local function fits(phrase, target)
  if not phrase.has_noun or not target.is[phrase.kind] then return false end
  local same = not target.is.link or phrase.types == 0 or target.types == phrase.types & 0xff
  if target.is.card then
    same = target.types == phrase.types and target.is.resource == phrase.is.resource
  end
  return same and says_all(phrase, target)
end

local function check_targets()
  local shown, met, strange = {}, {}, false
  for at, target in ipairs(shows.targets) do shown[at] = target.shown end
  local targets = #shown > 0 and table.concat(shown, ", ") or "nothing"
  for _, phrase in ipairs(target_phrases()) do
    local found = phrase.has_more and #shown > 0  -- a tag or a name: not compared
    for at, target in ipairs(shows.targets) do
      local same = fits(phrase, target)
      met[at] = met[at] or same or phrase.has_more
      found = found or same
    end
    if not found then
      strange = true
      report(phrase.at, "text-target", 'the text says "target %s", but the script targets %s', phrase.words, targets)
    end
  end
  if strange or not find("target|targets") then return end
  for at = 1, #shown do
    if not met[at] then
      report(nil, "text-target", "the script targets %s, but the text does not say all of it", targets)
      return
    end
  end
end

-- ---- other phrases ----

-- Whether filters look for cards of these types, but for other players' cards than the text says.
local function is_elsewhere(whose, types)
  local found = shows.whose.any or 0
  for other, declared in pairs(shows.declared) do
    found = other == whose and found or found | declared
  end
  return found & types ~= 0
end

local function check_phrase(phrase)
  local whose, types = phrase.whose, phrase.types
  -- "Your hero" mostly stands for `me.hero`, which is not a filter.
  local your_hero = types == type_bits.hero and whose == "your"
  if whose == "any" or types == 0 or phrase.is.resource or your_hero or not shows.can_tell then return end
  if (shows.whose[whose] or 0) & types == 0 and is_elsewhere(whose, types) then
    report(phrase.at, "text-whose", 'the text says "%s", but the script looks for them among other cards',
      phrase.words)
  end
end

-- Reads the phrase that begins at `at`, up to its noun; returns where it ends. A word that is not in the tables is a
-- tag, with a capital: "your Fire allies".
local function read_short(phrase, begins)
  local at = begins
  for _ = 1, SHORT_WORDS do
    local word, ends = word_at(at)
    local known = take_adjective(phrase, word) or take_noun(phrase, word) or word == "other"
    if word == "" or not known and not string.find(raw, "^[A-Z]", at) then break end
    at = ends
    if phrase.has_noun then break end
    at = at + (string.sub(low, at, at) == " " and 1 or 0)
  end
  at = take_yours(phrase, at)
  phrase.words = string.sub(low, begins, at - 1)
  return at
end

local function check_others()
  local at = string.find(low, "[a-z]")
  while at do
    local word, ends = word_at(at)
    local from = string.match(low, "^target ()", at)
    local is_read = false
    if from or adjectives[word] or nouns[word] or word == "other" or string.find(raw, "^[A-Z]", at) then
      local phrase = new_phrase(at)
      ends = read_short(phrase, from or at)
      if not from then check_phrase(phrase) end
      is_read = ends > (from or at) and (phrase.has_noun or from)
    end
    at = string.find(low, "%f[a-z][a-z]", is_read and ends or at + 1)
  end
  -- The other way round: what the script asks for must be said, anywhere in the text.
  for _, adjective in ipairs(adjectives) do
    local word = adjective[1]
    if adjective.whose and (shows.waited[word] or 0) & type_bits.ally ~= 0 and not find(adjective.also) then
      report(nil, "text-whose", "the script speaks of %s allies, but the text does not say so", word)
    end
  end
end
