---@meta
-- What no row of a word says, for a Lua language server: written by hand, and part of the program.

---@class aggro.draft
---@class aggro.step
---@class aggro.target
---@class aggro.mode
---@class aggro.power

-- ---- data ----

---@class aggro.filter
---@field gain fun(self: aggro.filter, what: aggro.gain)

---@class aggro.gain: aggro.fields.change, aggro.fields.gain

---@class aggro.amount
---@operator add(integer|aggro.amount): aggro.amount
---@operator sub(integer|aggro.amount): aggro.amount
---@operator mul(integer|aggro.amount): aggro.amount
---@operator unm: aggro.amount

---@class aggro.change
---@class aggro.aim
---@class aggro.lasts

---@class aggro.selector
---@field [string] aggro.selector

-- ---- words that are read as well ----

---@class aggro.word.event
---@field amount aggro.amount

---@class aggro.word.raid
---@field [string] integer

-- ---- values of effects ----

---@class aggro.card
---@field [string|integer] any

---@class aggro.group
---@field [integer] any
---@operator add(any): aggro.group
---@operator sub(any): aggro.group
---@operator len: integer

---@class aggro.decks
---@field [string|integer] any

---@class aggro.targets
---@field [string|integer] any

---@class aggro.memory
---@field [string|integer] any

-- ---- what functions of cards, raids and decks are given: types by the names of parameters ----

---@alias aggro.me aggro.card
---@alias aggro.t aggro.targets
---@alias aggro.boss aggro.player

-- ---- what words of scenarios take ----

---@alias aggro.scene.who integer|string
---@alias aggro.scene.card any
---@alias aggro.scene.n integer
---@alias aggro.scene.text string
---@alias aggro.scene.what any
