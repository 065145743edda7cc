-- The text of a card against what its script does, a side at a time. Here: finding words in the text, and the line of
-- the file on which they stand.

local words = ...  -- lists: keywords, those `numbered` that have a number behind them, types of damage and of cards

local raw, low       -- the text as it is written, and in small letters
local source, begins -- the file, and where the field with the text begins in it
local shows          -- what the script does (behaviour.h)
local findings       -- { line, code, text, path, from, to, mend = … }: of the file itself where there is no path; what
                     -- mends it stands in place of what is there from byte to byte

local LETTER <const> = "[%w\128-\255]"
local NEAR <const> = 2048  -- bytes of the file in which a text ends

local function escaped(text) return (string.gsub(text, "%p", "%%%0")) end

local function line_of(text, place) return 1 + select(2, string.gsub(string.sub(text, 1, place - 1), "\n", "")) end

-- Where the words stand in the text of a file, and not as part of longer names.
local function find_words(text, names, from)
  local begins = string.find(names, "^[%w_]") and "%f[%w_]" or ""
  local ends = string.find(names, "[%w_]$") and "%f[^%w_]" or ""
  local at = string.find(text, names, from, true)
  return at and string.find(text, begins .. escaped(names) .. ends, at)
end

-- "may|prevent*": bars separate phrases, which are whole words, and words may go on after a *.
local phrases = setmetatable({}, { __index = function(known, list)
  local made = {}
  for phrase, star in string.gmatch(list, "([^|*]+)(%*?)") do
    local from = string.find(phrase, "^" .. LETTER) and "%f" .. LETTER or ""
    local to = star == "" and string.find(phrase, LETTER .. "$") and "%f[^%w\128-\255]" or ""
    table.insert(made, { words = phrase, pattern = from .. escaped(phrase) .. to })
  end
  known[list] = made
  return made
end })

-- Where the first of the phrases stands in the text, at `from` or after it, and its words.
local function find(list, from)
  local first, found
  for _, phrase in ipairs(phrases[list]) do
    -- Most phrases are not in the text at all, so that their letters are looked for first.
    local at = string.find(low, phrase.words, from, true)
    at = at and string.find(low, phrase.pattern, at)
    if at and (not first or at < first) then first, found = at, phrase.words end
  end
  return first, found
end

-- The line in the file of a place in the text. The file may break the text anywhere, so only the few letters after the
-- place are looked for; the same letters may stand earlier in the text, and that many hits in the file are skipped.
local function text_line(at)
  local snippet = string.match(string.sub(raw, at, at + 11), "^[^ <\n]*")
  if snippet == "" then return line_of(source, begins) end
  local place = string.find(source, snippet, begins, true)
  local earlier = string.find(raw, snippet, 1, true)
  while earlier < at and place do
    place = string.find(source, snippet, place + 1, true)
    earlier = string.find(raw, snippet, earlier + 1, true)
  end
  return line_of(source, place and place < begins + NEAR and place or begins)
end

-- `at`: the place in the text; nil: something is not in it.
local function report(at, code, ...)
  table.insert(findings, { at and text_line(at) or line_of(source, begins), code, string.format(...) })
end
