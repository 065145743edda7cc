-- Scripts with the words of an older level, and the same with the words of this one: what `aggro check --fix` writes.

-- The tokens of a Lua text but comments: { text, from, to }; what stands in quotes is one token.
local function tokens_of(text)
  local tokens, at = {}, 1
  local function add(to)
    table.insert(tokens, { string.sub(text, at, to), at, to })
    at = to + 1
  end
  while true do
    at = string.find(text, "%S", at)
    if not at then return tokens end
    local comment, quote = string.match(text, "^%-%-()", at), string.match(text, "^[\"']", at)
    local bars = string.match(text, "^%[(=*)%[", comment or at)
    if bars then
      local _, to = string.find(text, "]" .. bars .. "]", at, true)
      if comment then at = (to or #text) + 1 else add(to or #text) end
    elseif comment then
      at = string.find(text, "\n", at, true) or #text + 1
    elseif quote then
      local to = at + 1
      while to < #text and string.sub(text, to, to) ~= quote do
        to = to + (string.sub(text, to, to) == "\\" and 2 or 1)
      end
      add(to)
    else
      local _, to = string.find(text, "^[%w_]+", at)
      to = to or select(2, string.find(text, "^[=~<>]=", at)) or at
      add(to)
    end
  end
end

local opens <const> = { ["{"] = true, ["("] = true, ["["] = true, ["function"] = true, ["do"] = true, ["if"] = true,
  ["repeat"] = true }
local closes <const> = { ["}"] = true, [")"] = true, ["]"] = true, ["end"] = true, ["until"] = true }

-- What stands before the bracket at that place: "when.moved", "gain", "cost" (of cost = { … }).
local function callee(tokens, at)
  local function text(back) return tokens[at - back] and tokens[at - back][1] or "" end
  if text(1) == "(" then at = at - 1 end
  if text(1) == "=" then return text(2) end
  return text(2) == "." and text(3) .. "." .. text(1) or text(1)
end

-- The tables of the text: { of = what stands before it, from, to = its brackets, fields = { name = { the place of its
-- name, and of the first and the last token of its value }, and the names in their order } }.
local function tables_of(tokens)
  local all, stack = {}, {}
  local function ends(at)
    local top = stack[#stack]
    if top and top.field then
      top.field[3], top.field = at - 1, nil
    end
  end
  for at, token in ipairs(tokens) do
    local word, top = token[1], stack[#stack]
    if opens[word] then
      local made = { of = word == "{" and callee(tokens, at) or nil, from = at, fields = {} }
      if word == "{" then table.insert(all, made) end
      table.insert(stack, made)
    elseif closes[word] then
      ends(at)
      if top then top.to = at end
      table.remove(stack)
    elseif top and top.of and (word == "," or word == ";") then
      ends(at)
    elseif top and top.of and word == "=" and not top.field then
      top.field = { at - 1, at + 1 }
      top.fields[tokens[at - 1][1]] = top.field
      table.insert(top.fields, tokens[at - 1][1])
    end
  end
  return all
end

local renamed <const> = { if_ = "only_if", when = "only_if", also_if = "only_if", condition = "only_if",
  uninterruptible = "cant_be_interrupted" }
local events <const> = { arrives = "moved", enters_graveyard = "moved" }
local moments <const> = { turn_begins = "at.start_of_turn", turn_ends = "at.end_of_turn",
  part_begins = "at.start_of_part" }
local of_this <const> = { exhaust_this = "exhaust", destroy_this = "destroy", remove_this = "remove", flip_this = "flip",
  face_down_this = "face_down", to_hand_this = "to_hand" }
local is_watched <const> = { when = true, instead = true, at = true, as = true }
local is_packet <const> = { prevents = true, raises = true, changes = true }

-- The text with other words in one place, and the old one; nil where none is old.
local function one_newer(text)
  local tokens = tokens_of(text)
  -- `edits`: { first and last token, text } each, in order.
  local function with(...)
    local parts, done = {}, 0
    for _, edit in ipairs { ... } do
      table.insert(parts, string.sub(text, done + 1, tokens[edit[1]][2] - 1) .. edit[3])
      done = tokens[edit[2]][3]
      if edit[3] == "" and tokens[edit[2]][1] == "," then done = select(2, string.find(text, "^%s*", done + 1)) end
    end
    return table.concat(parts) .. string.sub(text, done + 1)
  end
  local function value(field) return string.sub(text, tokens[field[2]][2], tokens[field[3]][3]) end
  -- The field with the comma before or behind it.
  local function without(field)
    local from, to = field[1], field[3]
    if tokens[to + 1][1] == "," then to = to + 1 elseif tokens[from - 1][1] == "," then from = from - 1 end
    return { from, to, "" }
  end
  local function in_order(a, b) if a[1] < b[1] then return with(a, b) end return with(b, a) end

  for at, token in ipairs(tokens) do
    local family, dot = tokens[at - 2], tokens[at - 1]
    if token[1] == "you_completed_a_quest" then
      return with { at, at, 'times("completed", your.quest, this_turn)' }, token[1]
    elseif moments[token[1]] and dot and dot[1] == "." and family[1] == "when" then
      return with { at - 2, at, moments[token[1]] }, token[1]
    end
    if events[token[1]] and dot and dot[1] == "." and (family[1] == "when" or family[1] == "instead") then
      local zone = token[1] == "enters_graveyard" and tokens[at + 1][1] == "{"
      return zone and with({ at, at, "moved" }, { at + 1, at + 1, "{ to = \"graveyard\"," })
        or with { at, at, events[token[1]] }, token[1]
    end
  end
  for _, made in ipairs(tables_of(tokens)) do
    local fields, family = made.fields, string.match(made.of, "^[^.]*")
    for _, name in ipairs(fields) do
      local field = fields[name]
      local own, word = of_this[name], renamed[name]
      if name == "condition" and tokens[field[2]][1] ~= "function" and not is_watched[family]
        and not is_packet[family] then
        word = nil
      end
      if is_watched[family] and name == "to" and made.of ~= "when.moved" and made.of ~= "instead.moved" then
        word = "of"
      elseif is_packet[family] and name == "of" then
        word = "to"
      end
      local other = word == "only_if" and (fields.if_ ~= field and fields.if_ or fields.only_if)
      if other and name == "also_if" then
        local second = string.find(value(field), " [-+] ") and "(" .. value(field) .. ")" or value(field)
        return in_order({ other[2], other[3], value(other) .. " * " .. second }, without(field)), name
      elseif other and name ~= "if_" then
        return in_order({ other[1], other[3], "only_if = { " .. value(other) .. ", " .. value(field) .. " }" },
          without(field)), name
      elseif word and not fields[word] then
        return with { field[1], field[1], word }, name
      elseif own and value(field) == "true" and fields[own] then
        return in_order({ fields[own][2], fields[own][3], "{ this, " .. value(fields[own]) .. " }" },
          without(field)), name
      elseif own and value(field) == "true" then
        return with { field[1], field[3], own .. " = this" }, name
      elseif name == "min" and value(field) == "0" and (made.of == "choose" or made.of == "each_choose") then
        if fields.up_to then return with(without(field)), name end
        if fields.count then return in_order({ fields.count[1], fields.count[1], "up_to" }, without(field)), name end
        local whole = made.of == "each_choose" and "}" or "}[1]"
        return with({ field[1], field[3], "up_to = 1" }, { made.to, made.to, whole }), name
      elseif name == "api_level" and made.of ~= "" and value(field) == "1" then
        return with { field[2], field[3], "2" }, name
      end
    end
  end
end

-- What the file says with the words of this level, as a finding; an empty list where its words are that, or where it is
-- no Lua.
local function old_words(source)
  if not load(source, "=", "t") then return {} end
  local words, seen, newer = {}, {}, source
  repeat
    local text, word = one_newer(newer)
    newer = text or newer
    if word and not seen[word] then
      seen[word] = true
      table.insert(words, word)
    end
  until not text
  if newer == source then return {} end
  local first = string.find(source, "%f[%w_]" .. words[1] .. "%f[^%w_]")
  return { { line_of(source, first or 1), "old-word", string.format("words of level 1: %s; aggro check --fix writes those of"
    .. " level 2 in their place", table.concat(words, ", ")), nil, 1, #source, mend = newer } }
end
