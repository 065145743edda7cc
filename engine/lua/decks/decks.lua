-- Deck lists of other programs: what a text says, line by line, and a deck as such a text. Which cards the names mean,
-- and whether a deck may hold them, is not known here. A list is read into rows, in order:
--   { line, count, name, set, hero = true }    set: a set, or a key
--   { line, trouble = "…" }, { line, note = "…" }
-- besides rows.name and rows.plan. A text that is not of its format at all is nil and a sentence.
local TEXT_MAX, COUNT_MAX = ...
local decks = { read = {}, write = {}, xml = {} }

local function trim(text)
  local first = text:find("[^ \t\r\n]")
  local last = #text
  while last > 0 and text:find("^[ \t\r\n]", last) do last = last - 1 end
  return first and text:sub(first, last) or ""
end

-- A whole number; one that is far too large stays too large.
local function number(digits)
  local all = digits:match("^0*(%d*)$")
  return all and (#all > 12 and 1000000000000 or tonumber(all) or 0)
end

local function add(rows, line, count, name, set, hero)
  rows[#rows + 1] = { line, count, trim(name), trim(set or ""), hero = hero }
end

local function trouble(rows, line, form, ...)
  rows[#rows + 1] = { line, trouble = form:format(...) }
end

local function side_deck(rows, line, name)
  trouble(rows, line, '"%.80s" is in a side deck, which no raid has', name)
end

-- ---- plain lists: "4 Card Name", "Card Name x4", "Hero: Name", headings, comments; LackeyCCG's has tabs ----

local headings = {}
for word in ("hero,allies,ally,abilities,ability,equipment,weapons,weapon,armor,armour,items,item,quests,quest,\z
  locations,location,events,main deck,main,deck,cards,sideboard,side deck,talents"):gmatch("[^,]+") do
  headings[word] = true
end

-- "Allies", "Allies (20)", "== Allies ==", "Anything:"; its words, or nil.
local function heading(line)
  local title = line:gsub("^[=%-%[ ]+", ""):lower()
  local word = trim(title:match("^[^(]*")):gsub("[=%-%] ]+$", "")
  return (line:find(":$") or headings[word]) and title
end

-- "4 Card", "4x Card", "4 x Card", "4xCard", "4<tab>Card", but not "10th Legion": the name and the count.
local function count_before(line)
  local digits, behind = line:match("^(%d+)(.+)$")
  if not digits then return line end
  local rest = trim(behind)
  local name = rest:match("^×(.*)$") or rest:match("^[xX]([ \t].*)$") or rest:match("^[xX]$") and ""
  if not name and rest == behind then name = rest:match("^x(.*)$") end
  if not name and rest == behind then return line end
  return trim(name or rest), number(digits)
end

-- "Card x4", "Card ×4", "Card (4)".
local function count_behind(line)
  local name, digits = line:match("^(.+)%((%d+)%)$")
  if not name then name, digits = line:match("^(.+)×(%d+)$") end
  if not name then name, digits = line:match("^(.+ )[xX](%d+)$") end
  if name then return trim(name), number(digits) end
  return line
end

-- "Card [hoa]" or "Card<tab>hoa": the name and the set, or a key.
local function name_and_set(line)
  local name, set = line:match("^([^\t]*)\t(.*)$")
  if not name then name, set = line:match("^(.*)%[([^%[]+)%]$") end
  return trim(name or line), set
end

-- "Name: …", "Plan: …" and "Hero: …" with something behind it.
local function field(rows, at, line)
  local word, value = line:match("^(%a%a%a%a):[ \t]*(.+)$")
  word = word and word:lower()
  if word == "name" or word == "plan" then
    rows[word] = value
  elseif word == "hero" then
    local name, set = name_and_set(value)
    add(rows, at, 1, name, set, true)
  else
    return false
  end
  return true
end

local function plain_card(rows, at, line, under)
  local counted, count = count_before(line)
  local name, set = name_and_set(counted)
  if not count then name, count = count_behind(name) end
  if not count and under ~= "hero" then
    trouble(rows, at, '"%.80s": how many? "4 Card Name" was expected', line)
  elseif under == "side" then
    side_deck(rows, at, name)
  else
    add(rows, at, count or 1, name, set, under == "hero")
  end
end

function decks.read.plain(_, text)
  local rows, at, under = {}, 0, nil
  for whole in (text .. "\n"):gmatch("([^\n]*)\n") do
    at = at + 1
    local line = trim(whole)
    if line:find("^[-*] ") then line = trim(line:sub(3)) end
    if #line > TEXT_MAX then
      trouble(rows, at, "the line has %d bytes; a list's lines have %d at most", #line, TEXT_MAX)
    elseif line ~= "" and not line:find("^[#;]") and not line:find("^//") and not line:find("^%-%-")
      and not field(rows, at, line) then
      local title = heading(line)
      if title then
        under = title:sub(1, 4)
      else
        plain_card(rows, at, line, under)
      end
    end
  end
  return rows
end
decks.read.lackey = decks.read.plain

-- ---- CSV: a header names the columns, in any order; fields may be quoted; the header shows the separator ----

local columns = {
  quantity = "count", qty = "count", count = "count", copies = "count", amount = "count", name = "name", card = "name",
  ["card name"] = "name", card_name = "name", title = "name", set = "set", key = "set", edition = "set",
  expansion = "set", role = "role", section = "role", zone = "role",
}

-- The field at `at`, the place behind it, and how many lines it goes on; nil: a quote without an end, or too long.
local function csv_field(text, at, ends)
  local value = ""
  if text:sub(at, at) ~= '"' then
    local stop = text:find(ends, at) or #text + 1
    value, at = text:sub(at, stop - 1), stop
  else
    repeat
      local close = text:find('"', at + 1, true)
      if not close or close - at > TEXT_MAX + 1 then return nil end
      value, at = value .. text:sub(at + 1, close - 1), close + 1
      local twice = text:sub(at, at) == '"'
      if twice then value = value .. '"' end
    until not twice or #value > TEXT_MAX
    at = text:find("[^ \r]", at) or #text + 1
  end
  if #value > TEXT_MAX then return nil end
  local _, lines = value:gsub("\n", "")
  return trim(value), at, lines
end

-- The fields of the row at `at`, and the place and the line behind it; nil where it is not a row.
local function csv_row(text, at, line, separator)
  local fields = {}
  while #fields < 32 do
    local value, stop, lines = csv_field(text, at, "[" .. separator .. "\n]")
    local sign = value and text:sub(stop, stop)
    if not value or (sign ~= separator and sign ~= "\n" and sign ~= "") then return nil end
    fields[#fields + 1], at, line = value, stop + 1, line + lines
    if sign ~= separator then return fields, at, line + 1 end
  end
end

local function csv_header(rows, line, fields)
  local places = {}
  for at, title in ipairs(fields) do
    local column = columns[title:lower()]
    if column and not places[column] then
      places[column] = at
    elseif title ~= "" then
      rows[#rows + 1] = { line, note = ('the column "%.60s" is passed over'):format(title) }
    end
  end
  return places.count and places.name and places
end

local function csv_card(rows, line, fields, places)
  local name, count = fields[places.name] or "", fields[places.count] or ""
  local role = (fields[places.role or 0] or ""):lower()
  if count == "" and name == "" then return end
  if count == "" or not number(count) then
    trouble(rows, line, '"%.80s": how many? The quantity is "%.40s"', name, count)
  elseif role:find("^side") then
    side_deck(rows, line, name)
  else
    add(rows, line, number(count), name, fields[places.set or 0], role == "hero")
  end
end

function decks.read.csv(file, text)
  local rows, at, line, places = {}, 1, 1, nil
  local first = text:match("^[^\n]*")
  local function signs(sign) return select(2, first:gsub(sign, "")) end
  local commas, semicolons, tabs = signs(","), signs(";"), signs("\t")
  local separator = tabs > math.max(commas, semicolons) and "\t" or semicolons > commas and ";" or ","
  while at <= #text do
    local fields, behind, next_line = csv_row(text, at, line, separator)
    if not fields then
      return nil, ("%s:%d: the row is no CSV: a quote that does not end, more than %d columns, \z
        or a field of more than %d bytes"):format(file, line, 32, TEXT_MAX)
    elseif places then
      csv_card(rows, line, fields, places)
    else
      places = csv_header(rows, line, fields)
      if not places then
        return nil, ("%s:%d: the first row names the columns: quantity and name were expected (and set)")
          :format(file, line)
      end
    end
    at, line = behind, next_line
  end
  return rows
end

-- ---- XML: OCTGN's .o8d (<section><card qty id>Name</card>) and LackeyCCG's .dek (<superzone><card><name>…, one card a
-- copy). A parser calls these; they return what the document may not have. ----

function decks.xml.open()
  return { depth = 0, section = "", rows = {} }
end

function decks.xml.begin(now, name, attributes, line)
  now.depth = now.depth + 1
  if now.depth > 16 then return "its elements lie too deep in each other" end
  if name == "deck" and now.depth == 1 then
    now.deck = true
  elseif not now.deck then
    return "it is no deck: <deck> was expected"
  elseif name == "section" or name == "superzone" then
    now.section = (attributes.name or ""):lower()
  elseif name == "card" then
    local count = attributes.qty or ""
    now.card = { line = line, id = attributes.id or "", set = "", count = count == "" and 1 or number(count) or 0 }
    now.text = ""
  elseif now.card and name == "name" then
    now.card.id, now.text, now.named = attributes.id or "", "", true
  elseif now.card and name == "set" then
    now.in_set = true
  elseif name == "notes" then
    now.notes, now.text = true, ""
  end
end

-- An id of another program means nothing here, unless it is a key. The copies of a .dek come one by one.
local function xml_card(now, card)
  local name, set = trim(now.text), card.id:find("/", 1, true) and card.id or card.set
  local last = now.rows[#now.rows]
  if now.section:find("^side") then
    side_deck(now.rows, card.line, name)
  elseif last and last[3] == name and last[4] == trim(set) and last[2] + card.count <= COUNT_MAX and card.count > 0 then
    last[2] = last[2] + card.count
  else
    add(now.rows, card.line, card.count, name, set, now.section == "hero")
  end
end

-- `aggro deck export` writes "Name: …" and "Plan: …"; other notes are the plan.
local function xml_notes(now)
  local notes = trim(now.text)
  now.rows.name = notes:match("^Name: ([^\n]*)")
  now.rows.plan = notes:match("Plan: ([^\n]*)") or not now.rows.name and notes or nil
end

function decks.xml.finish(now, name)
  now.depth = now.depth - 1
  if name == "card" and now.card then
    xml_card(now, now.card)
    now.card = nil
  elseif name == "name" then
    now.named = nil
  elseif name == "set" then
    now.in_set = nil
  elseif name == "notes" then
    xml_notes(now)
    now.notes = nil
  end
end

function decks.xml.text(now, text)
  if now.in_set then
    if now.card then now.card.set = (now.card.set .. text):sub(1, 127) end
  elseif now.notes or now.card and (now.named or trim(text) ~= "") then  -- a .dek has spaces around the name
    if #now.text + #text > TEXT_MAX then return "a name or note in it is longer than any" end
    now.text = now.text .. text
  end
end

-- ---- what a file is ----

function decks.guess(path, text)
  local ending = path:lower():match("[^/]%.(%w+)$")
  if ending == "csv" or ending == "o8d" or ending == "dek" or ending == "lua" then return ending end
  local first = text:match("^%s*([^\r\n]*)"):sub(1, 255):lower()
  if first:find("^<") then return "o8d" end
  local counted = first:find("quantity") or first:find("qty") or first:find("count") or first:find("copies")
  local csv = first:find("[,;]") and counted and (first:find("name") or first:find("card"))
  return csv and "csv" or "plain"
end

-- ---- written out: { name, plan, hero = card, card, … }, a card is { count, name, key, what the name needs } ----

-- "", or the set or key of a card as it stands in the form.
local function needed(card, form)
  return card[4] == "" and "" or form:format(card[4] == "key" and card[3] or card[3]:match("^[^/]*"))
end

local function each_line(deck, out, form)
  for _, card in ipairs(deck) do out[#out + 1] = form(card) end
  return table.concat(out)
end

function decks.write.plain(deck)
  local function named(card) return card[2] .. needed(card, " [%s]") .. "\n" end
  local plan = deck.plan ~= "" and "Plan: " .. deck.plan .. "\n" or ""
  local hero = deck.hero and "Hero: " .. named(deck.hero) or ""
  return each_line(deck, { "Name: ", deck.name, "\n", plan, hero, "\n" }, function(card)
    return card[1] .. " " .. named(card)
  end)
end

function decks.write.lackey(deck)
  local function line(card) return card[1] .. "\t" .. card[2] .. needed(card, "\t%s") .. "\n" end
  return each_line(deck, {}, line) .. (deck.hero and "Hero:\n" .. line(deck.hero) or "")
end

function decks.write.csv(deck)
  local function row(card, role)
    return ('%d,"%s",%s,%s\n'):format(card[1], card[2]:gsub('"', '""'), card[3], role or "card")
  end
  return each_line(deck, { "quantity,name,key,role\n", deck.hero and row(deck.hero, "hero") or "" }, function(card)
    return row(card)
  end)
end

local function escaped(text)
  return (text:gsub('[&<>"]', { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;" }))
end

function decks.write.o8d(deck)
  local function line(card)
    return ('    <card qty="%d" id="%s">%s</card>\n'):format(card[1], card[3], escaped(card[2]))
  end
  local function section(name, lines)
    return ('  <section name="%s" shared="False">\n%s  </section>\n'):format(name, lines)
  end
  return '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<deck>\n'
    .. (deck.hero and section("Hero", line(deck.hero)) or "") .. section("Main", each_line(deck, {}, line))
    .. "  <notes>Name: " .. escaped(deck.name) .. "\nPlan: " .. escaped(deck.plan) .. "</notes>\n</deck>\n"
end

function decks.write.dek(deck)
  local function copies(card)
    return ('    <card><name id="%s">%s</name><set>%s</set></card>\n')
      :format(card[3], escaped(card[2]), card[3]:match("^[^/]*")):rep(card[1])
  end
  local function zone(name, lines) return ('  <superzone name="%s">\n%s  </superzone>\n'):format(name, lines) end
  return '<deck version="0.8">\n' .. (deck.hero and zone("Hero", copies(deck.hero)) or "")
    .. zone("Deck", each_line(deck, {}, copies)) .. "</deck>\n"
end

function decks.write.lua(deck)
  local function quoted(text)
    return '"' .. text:gsub('["\\]', "\\%0"):gsub("\n", "\\n"):gsub("%c", "") .. '"'
  end
  return each_line(deck, {
    "return deck ", quoted(deck.name), " {\n", deck.hero and '  hero = "' .. deck.hero[3] .. '",\n' or "",
    deck.plan ~= "" and "  plan = " .. quoted(deck.plan) .. ",\n" or "", "  cards = {\n",
  }, function(card)
    return ('    { %d, "%s" },\n'):format(card[1], card[3])
  end) .. "  },\n}\n"
end

return decks
