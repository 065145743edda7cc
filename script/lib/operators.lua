-- What can be made wrong in a C source without knowing what it means: for script/mutate. Never in comments, texts, lines of the
-- preprocessor, assertions, enums or types; in a table outside a function only its numbers.
local swaps = {
  comparison = { ["<"] = "<=", ["<="] = "<", [">"] = ">=", [">="] = ">", ["=="] = "!=", ["!="] = "==" },
  junction = { ["&&"] = "||", ["||"] = "&&" },
  arithmetic = { ["+"] = "-", ["-"] = "+", ["++"] = "--", ["--"] = "++", ["+="] = "-=", ["-="] = "+=" },
}

local function set(words)
  local of = {}
  for word in words:gmatch "%S+" do of[word] = true end
  return of
end

local long = set "<<= >>= ... -> ++ -- << >> <= >= == != && || += -= *= /= %= &= |= ^= ##"
local closes = { ["("] = ")", ["["] = "]", ["{"] = "}" }
local has_fields = set "enum struct union"
local has_facts = set "AG_ASSERT _Static_assert sizeof"
local keywords = set "if for while switch return break continue do else case default goto static const typedef struct union enum"
local ends_operand = set ", ; ? : ( [ { ) ] } = += -= *= /= %= &= |= ^= <<= >>= return"

-- ---- tokens ----

-- { text =, kind = "name" | "number" | "text" | "sign", first =, last =, line = } each.
local function tokens_of(source)
  local tokens, at, line = {}, 1, 1
  while true do
    local blank = source:match("^%s+", at) or source:match("^//[^\n]*", at) or source:match("^/%*.-%*/", at)
    if not blank and source:sub(at, at) == "#" then
      local last = at
      repeat last = source:find("\n", last + 1, true) or #source until source:sub(last - 1, last - 1) ~= "\\"
      blank = source:sub(at, last)
    end
    if at > #source then return tokens end
    if not blank then
      local kind, text = "name", source:match("^[%a_][%w_]*", at)
      if not text then kind, text = "number", source:match("^%d[%w_.]*", at) end
      if not text then kind, text = "text", source:match('^""', at) or source:match('^".-[^\\]"', at) or source:match("^'\\?.'", at) end
      if not text then
        kind, text = "sign", source:sub(at, at + 2)
        while #text > 1 and not long[text] do text = text:sub(1, -2) end
      end
      tokens[#tokens + 1] = { text = text, kind = kind, first = at, last = at + #text - 1, line = line }
      blank = text
    end
    line = line + select(2, blank:gsub("\n", ""))
    at = at + #blank
  end
end

-- Gives each bracket its other one as `other`, an index, and each token what it stands in as `inside`.
local function pair_up(tokens)
  local open = {}
  for i, token in ipairs(tokens) do
    token.inside = open[#open]
    if token.kind == "sign" and closes[token.text] then
      open[#open + 1] = i
    elseif token.kind == "sign" and token.text:find "^[)%]}]$" then
      token.other = table.remove(open)
      tokens[token.other].other = i
    end
  end
end

-- Marks what may be changed with `within`: "code", or "table" for data outside functions.
local function mark_regions(tokens)
  local i = 1
  while i <= #tokens do
    local before = i > 1 and tokens[i - 1].text
    local within = before == ")" and "code" or before == "=" and "table" or nil
    if tokens[i].text == "{" then
      for k = i + 1, tokens[i].other - 1 do tokens[k].within = within end
    end
    i = (tokens[i].other or i) + 1
  end
  for k, token in ipairs(tokens) do
    local first = k + 1
    if has_fields[token.text] and tokens[first].kind == "name" then first = first + 1 end
    if has_fields[token.text] and tokens[first].text == "{" or has_facts[token.text] and tokens[first].text == "(" then
      for n = k, tokens[first].other do tokens[n].within = nil end
    end
  end
end

-- ---- places ----

-- The index of the last token (step 1) or the first (step -1) of the operand beside the && or || at i.
local function operand(tokens, i, step)
  local stops_at_and = tokens[i].text == "&&"
  local k = i + step
  while true do
    local text = tokens[k].text
    if tokens[k].other and (tokens[k].other - k) * step > 0 then
      k = tokens[k].other
    elseif tokens[k].kind ~= "text" and (ends_operand[text] or text == "||" or text == "&&" and stops_at_and) then
      return k - step
    end
    k = k + step
  end
end

-- Whether a statement begins at i.
local function begins(tokens, i)
  local before = tokens[i - 1]
  if tokens[tokens[i].inside].text ~= "{" then return false end
  if before.text == ")" then return set("if for while switch")[tokens[before.other - 1].text] end
  if before.text ~= ":" then return set("; { } else")[before.text] end
  local k = i - 2
  while not set("; { } case default ?")[tokens[k].text] do k = k - 1 end
  return keywords[tokens[k].text]
end

-- The index of the ; that ends the expression that is a statement at i, if one begins there.
local function expression_end(tokens, i)
  local token, after = tokens[i], tokens[i + 1]
  local is_declaration = token.kind == "name" and (after.kind == "name" or after.text == "*")
  local is_expression = token.kind == "name" or set("* ++ -- (")[token.text]
  if not begins(tokens, i) or keywords[token.text] or is_declaration or not is_expression then return end
  local k = i
  while tokens[k].text ~= ";" do
    if tokens[k].text == "}" then return end
    k = (tokens[k].other or k) + 1
  end
  return k
end

-- Whether the brackets at i hold zeros only: { 0 } is nothing at all, (ag_card_id){ 0, 0 } nobody.
local function is_nobody(tokens, i)
  local k = i + 1
  while set("0 ,")[tokens[k].text] do k = k + 1 end
  return tokens[i].text == "{" and tokens[k].text == "}"
end

-- Calls add(kind, first token, last token, { text instead, … }) for all that token i can be changed to.
local function changes_at(tokens, i, source, add)
  local token, before, after = tokens[i], tokens[i - 1], tokens[i + 1]
  local text = token.text
  if token.kind == "number" then
    local is_size = before.text == "[" and tokens[i - 3].kind == "name" and not keywords[tokens[i - 3].text]
    local is_returned = before.text == "return" and after.text == ";"
    if not (is_size or is_returned or is_nobody(tokens, token.inside)) then
      add("constant", i, i, text == "0" and { "1" } or { "(" .. text .. " + 1)", "(" .. text .. " - 1)" })
    end
  end
  if token.within == "table" then return end
  local is_binary = before.kind ~= "sign" and not keywords[before.text] or set(") ]")[before.text] or #text > 1
  for kind, swap in pairs(swaps) do
    if token.kind == "sign" and swap[text] and is_binary then add(kind, i, i, { swap[text] }) end
  end
  if text == "&&" or text == "||" then
    local left, right = operand(tokens, i, -1), operand(tokens, i, 1)
    local one, other = source:sub(tokens[left].first, before.last), source:sub(after.first, tokens[right].last)
    add("condition dropped", left, right, { one, other })
  elseif text == "!" then
    add("condition negated", i, i, { "" })
  elseif (text == "if" or text == "while") and after.text == "(" then
    local last = after.other
    add("condition negated", i + 1, last, { "(!" .. source:sub(after.first, tokens[last].last) .. ")" })
  elseif text == "return" and after.text ~= ";" then
    local last = i
    while tokens[last + 1].text ~= ";" do last = tokens[last + 1].other or last + 1 end
    local value = source:sub(after.first, tokens[last].last)
    if value ~= "NULL" then add("return", i + 1, last, value == "0" and { "1" } or { "0", "!(" .. value .. ")" }) end
  end
  local stop = expression_end(tokens, i)
  if stop then add("statement dropped", i, stop, { ";" }) end
end

-- All that can be changed in the source: { line =, kind =, first =, last =, is_table =, texts = { instead, … } } each.
return function(source)
  local tokens, places = tokens_of(source), {}
  pair_up(tokens)
  mark_regions(tokens)
  local function add(kind, from, to, texts)
    local first, last = tokens[from].first, tokens[to].last
    local lines = select(2, source:sub(first, last):gsub("\n", ""))
    -- Assertions say their line: no line may move.
    for k, text in ipairs(texts) do texts[k] = text .. ("\n"):rep(lines - select(2, text:gsub("\n", ""))) end
    places[#places + 1] = { line = tokens[from].line, kind = kind, first = first, last = last, texts = texts,
      is_table = tokens[from].within == "table" }
  end
  for i, token in ipairs(tokens) do
    if token.within then changes_at(tokens, i, source, add) end
  end
  return places
end
