// Effects in sentences, each worked out by hand; and docs/texts.md, the sentences of all words.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <lauxlib.h>

#include "base/arena.h"
#include "lua/describe/describe.h"
#include "lua/describe/say.h"
#include "lua/shelf.h"
#include "lua/words/api.h"

// The text of the front of a card, as the template has it. NULL: not all of it can be told.
static void card_tells(const char *card, const char *expected)
{
    shelf on;
    uint16_t printed;
    char text[2048];
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_host *host = shelf_host(&on, card, &printed);
    int told = ag_template_text(host, printed, 0, &out);
    if (told != (expected != NULL) || (told && strcmp(text, expected) != 0)) {
        fail_msg("expected\n  %s\ngot\n  %s%s\nfor %s", expected != NULL ? expected : "nothing",
                 text, told ? "" : " (not all)", card);
    }
    ag_host_close(host);
}

// An ability that targets a character "a" and any number of allies "some".
static void effect_tells(const char *effect, const char *expected)
{
    char card[2048];
    snprintf(card, sizeof card,
             "return ability 'Test' { cost = 1, class = 'any', values = { n = 2, one = 1 },\n"
             "targets = { target('a', any.character, harm),\n"
             "target('some', opposing.ally, harm, { up_to = 3 }) },\n"
             "play = function(me, t) %s end,\n"
             "later = { grief = when.destroyed { of = given, effect = function(me, event)\n"
             "event.player:discard(me.one) end },\n"
             "thorns = when.dealt_damage { of = given, by = given, effect = function(me, event)\n"
             "event.source:destroy() end },\n"
             "wall = prevents.damage { to = your.hero } },\n"
             "costs = { toll = { discard = 2 } } }",
             effect);
    card_tells(card, expected);
}

static void who_does_what_to_whom(void **unused)
{
    (void)unused;
    effect_tells("me.hero:deal(me.n, 'fire', t.a)",
                 "Your hero deals {n} fire damage to target character.");
    effect_tells("me.player:draw(me.one) me.player.opponents:random():discard(1)",
                 "Draw {one} card. A random opponent discards a card.");
    effect_tells("all(opposing.ally):random(me.n):destroy()",
                 "Destroy {n} random opposing allies.");
    effect_tells("all(opposing.ally):random(me.player:roll()):destroy()",
                 "Roll a die. Destroy that many random opposing allies.");
    effect_tells("t.a:exhaust() me.hero:heal(me.n, t.a)",
                 "Exhaust target character. Your hero heals {n} damage from that character.");
    effect_tells("me.hero:heal(me.n, me.hero)", "Your hero heals {n} damage from itself.");
    effect_tells("t.some:destroy() all(your.ally):ready()",
                 "Destroy up to 3 target opposing allies. Ready each of your allies.");
    effect_tells("t.a.controller:draw(2)", "Target character's controller draws 2 cards.");
    effect_tells("me.player.deck:top(1)[1]:to_graveyard()",
                 "Put the top card of your deck into your graveyard.");
    effect_tells("me.player.deck:top():to_resources { face = 'down', exhausted = true }",
                 "Put the top card of your deck face down and exhausted into your resource row.");
    effect_tells("me:deal(me.cost, 'fire', t.a)",
                 "This deals fire damage equal to its cost to target character.");
    effect_tells("t.a:to_play { under = t.a.owner } t.some:to_play { under = me.player }",
                 "Put target character into play under its owner's control. Put up to 3 target "
                 "opposing allies into play.");
    effect_tells("local near = all(any.ally:of(t.a.controller)) near:exhaust()",
                 "Exhaust each ally in target character's controller's party.");
    effect_tells("me:deal(me.n * #all(any.ally:of(me.player)), 'fire', opposing.hero)",
                 "This deals {n} fire damage to each opposing hero for each ally in your party.");
    effect_tells("all(opposing.card:in_zone('graveyard')):remove_from_game()",
                 "Remove each card in each opponent's graveyard from the game.");
    effect_tells("all(any.ally:in_zone('graveyard')):remove_from_game()",
                 "Remove each ally in any graveyard from the game.");
    effect_tells("local seen = me.player.deck:top(4) me.player:choose { from = "
                 "seen:where(any.equipment) }:to_hand()",
                 "Put one equipment in the top 4 cards of your deck into your hand.");
    effect_tells("for _, player in each(me.player.opponents) do player:draw(1) end",
                 "Each opponent draws a card.");
}

static void how_much_and_how_long(void **unused)
{
    (void)unused;
    effect_tells("me.hero:deal(#all(your.ally), 'frost', t.a)",
                 "Your hero deals frost damage equal to the number of your allies to target "
                 "character.");
    effect_tells(
        "me.hero:deal(#all(your.ally), 'frost', t.some) me.hero:heal(1, t.some)",
        "Your hero deals frost damage equal to the number of your allies to up to 3 target "
        "opposing allies. Your hero heals 1 damage from them.");
    effect_tells("t.a:gain { atk = me.n, keyword = 'Ferocity', lasts = this_turn }",
                 "Target character has +{n} ATK and Ferocity this turn.");
    effect_tells("t.a:gain { atk = #all(your.ally), lasts = this_turn }",
                 "Target character has +1 ATK for each of your allies this turn.");
    effect_tells("t.a:gain { atk = plus(count(your.ally)), lasts = this_turn }",
                 "Target character has +1 ATK for each of your allies, counted anew, this turn.");
    effect_tells("your.armor:gain { def = me.n, lasts = this_turn }",
                 "This turn, each of your armor has +{n} DEF.");
    effect_tells("opposing.ally:gain { atk = -me.n, lasts = until_your_next_turn }",
                 "Until your next turn, opposing allies have -{n} ATK.");
    effect_tells("local _, hurt = me.hero:deal(me.n, 'frost', t.a)\n"
                 "hurt:gain { cant = 'attack', lasts = this_turn }",
                 "Your hero deals {n} frost damage to target character. A character dealt damage "
                 "this way can't attack this turn.");
    effect_tells("local _, hurt = me.hero:deal(me.n, 'frost', t.some)\n"
                 "hurt:gain { cant = 'attack', lasts = this_turn }",
                 "Your hero deals {n} frost damage each to up to 3 target opposing allies. Each "
                 "character dealt damage this way can't attack this turn.");
    effect_tells(
        "me.hero:deal(me.n * #t.a.controller.hand, 'frost', t.a, { unpreventable = true })",
        "Your hero deals {n} unpreventable frost damage to target character for each of "
        "the cards in its controller's hand.");
    effect_tells("t.a:add_counters('arena') t.some:add_counters('ice', 2)",
                 "Put an arena counter on target character. Put 2 ice counters on up to 3 target "
                 "opposing allies.");
    effect_tells(
        "your.ability:in_zone('hand'):gain { cost = -me.n, once = true, lasts = this_turn }",
        "The next ability that you play this turn costs {n} less.");
    effect_tells("t.a:gain { attacks_only = your.hero, control = true, lasts = this_turn }",
                 "Target character can attack only your hero this turn, if able. Gain control of "
                 "it this turn.");
    effect_tells("t.a:gain { cant = 'ready', lasts = next_ready_step }",
                 "Target character can't ready in its controller's next ready step.");
    effect_tells("local dealt = me.hero:deal(me.n, 'fire', t.a) me.hero:heal(dealt, t.a)",
                 "Your hero deals {n} fire damage to target character. Your hero heals that much "
                 "damage from that character.");
    effect_tells("local dealt = me.hero:deal(me.n, 'fire', t.a)\n"
                 "me.hero:heal(me.n * dealt, me.hero) t.a.controller:discard(dealt)",
                 "Your hero deals {n} fire damage to target character. Your hero heals {n} damage "
                 "from itself for each damage dealt this way. That character's controller discards "
                 "a card for each damage dealt this way.");
}

static void choices(void **unused)
{
    (void)unused;
    effect_tells("if me.player:may('Draw?') then me.player:draw(1) end", "You may draw a card.");
    effect_tells("if me.player:may('?') then me:deal(1, 'fire', t.a) end",
                 "You may have this deal 1 fire damage to target character.");
    effect_tells("if me.player:may_pay('toll') then t.a:destroy() else me.player:draw(1) end",
                 "You may discard 2 cards. If you do, destroy target character. Otherwise, draw a "
                 "card.");
    effect_tells("if me.player.opponents:random():may_pay(me.n) then t.a:destroy() end",
                 "A random opponent may pay ({n}). If they do, destroy target character.");
    effect_tells("if t.a.exhausted then t.a:destroy() end",
                 "If target character is exhausted, destroy it.");
    effect_tells("me.player:flip_cards(1) me.player:flip_cards(raid.stage)",
                 "Flip the top card of your deck. Flip the top cards of your deck, as many as the "
                 "stage.");
    effect_tells("for _, one in each(me.player.friends) do\n"
                 "one:choose { from = one.graveyard, up_to = #one.graveyard }:to_hand() end",
                 "Each friendly player chooses any number of cards in their graveyard. Put them "
                 "into their owners' hands.");
    effect_tells("me.player.friends:choose { from = your.ally }:destroy()",
                 "Friendly players choose one of your allies. Destroy it.");
    effect_tells("if me:counters('ore') > 0 then me:destroy() end",
                 "If there is an ore counter on this, destroy this.");
    effect_tells("if #t.a:remove_from_game() > 0 then me.player:draw(me.one) end",
                 "Remove target character from the game. If you do, draw {one} card.");
    effect_tells("me.player.opponents:each_choose { from = your.ally }:destroy()",
                 "Each opponent chooses one of their allies. Destroy those cards.");
    effect_tells("me.player:choose { from = your.ally }:destroy()", "Destroy one of your allies.");
    effect_tells("t.a.controller:choose { from = any.weapon }:destroy()",
                 "Target character's controller chooses a weapon. Destroy it.");
    effect_tells("if t.a.damage > 0 then t.a:destroy() end me.player:draw(1)",
                 "If target character is damaged, destroy it. Draw a card.");
    effect_tells("if me.hero:is(your.hero:with { keyword = 'Stealth' }) then t.a:ready() end",
                 "If your hero has Stealth, ready target character.");
}

static void whether_there_is_one(void **unused)
{
    (void)unused;
    effect_tells("if #all(your.ally:with { tag = 'Elf' }) > 0 then me.player:draw(1) end",
                 "If you have an Elf ally, draw a card.");
    effect_tells("if #all(opposing.ally) > 0 then me.player:draw(1) end",
                 "If there is an opposing ally, draw a card.");
    effect_tells("if #me.player.hand > 0 then me.player:draw(1) end",
                 "If there is one, draw a card.");
    effect_tells("if #t.a:destroy() > 0 then me.player:draw(1) end",
                 "Destroy target character. If you do, draw a card.");
    effect_tells("if #t.a:exhaust() > 0 then me.player:draw(1) end",
                 "Exhaust target character. If you do, draw a card.");
    effect_tells(
        "local gone = t.a:destroy() me.player:draw(1) if #gone > 0 then me.hero:ready() end",
        "Destroy target character. Draw a card. If there is one, ready your hero.");
}

static void a_number_is_chosen(void **unused)
{
    (void)unused;
    effect_tells("local n = me.player:choose_number { min = me.one, max = 6 } me.player:draw(n)",
                 "Choose a number from {one} to 6. Draw cards equal to that number.");
    effect_tells("me.player:choose_number { max = me.n } me.player:choose_number { min = 3 }",
                 "Choose a number from 0 to {n}. Choose a number of 3 or more.");
}

// What follows a choice whatever is answered is told once, though it asks something itself.
static void answers_come_together(void **unused)
{
    (void)unused;
    effect_tells("local n = me.player:roll()\n"
                 "if n < me.n and me.player:may_pay('toll') then n = me.player:roll() end\n"
                 "if n >= me.n then t.a:destroy() else t.a:exhaust() end me.player:draw(1)",
                 "Roll a die. If the result is less than {n}, you may discard 2 cards. If you do, "
                 "roll a die. If the result is {n} or more, destroy target character. Otherwise, "
                 "exhaust target character. Draw a card.");
    effect_tells("if t.a.exhausted then t.a:ready() else t.a:exhaust() end\n"
                 "if me.hero.exhausted then me.player:draw(1) end",
                 "If target character is exhausted, ready it. Otherwise, exhaust it. If your hero "
                 "is exhausted, draw a card.");
    effect_tells("if t.a.exhausted then if me.hero.exhausted then me.player:draw(1) end\n"
                 "else me.hero:exhaust() end",
                 "If target character is exhausted, if your hero is exhausted, draw a card. "
                 "Otherwise, exhaust your hero.");
}

static void what_begins_later(void **unused)
{
    (void)unused;
    effect_tells("me:begin('grief', this_turn, { t.a })",
                 "This turn, when target character is destroyed, its controller discards {one} "
                 "card.");
    effect_tells("t.some:destroy() me:begin('thorns', this_turn, { me.hero, t.a })",
                 "Destroy up to 3 target opposing allies. This turn, when target character "
                 "deals damage to your hero, destroy that character.");
    effect_tells("me:begin('wall', this_turn, { left = me.n })",
                 "Prevent the next {n} damage to your hero this turn.");
}

// Something would have to be guessed.
static void what_is_too_much_for_a_sentence(void **unused)
{
    (void)unused;
    effect_tells("if t.a.cost == me.n then t.a:destroy() end", NULL);
    effect_tells("local list = {} table.insert(list, t.a) list[1]:destroy()", NULL);
    effect_tells("me.player:draw(#all(your.ally) + #all(your.weapon))", NULL);
    effect_tells("for i = 1, #all(your.ally) do me.player:draw(1) end", NULL);
    effect_tells("error('no')", NULL);
    effect_tells("t.a:set_apart(false)", NULL);
    effect_tells("all(any.ally:in_zone('graveyard'):of(me.player)):to_hand()", NULL);
}

static void keywords_and_powers_in_their_order(void **unused)
{
    (void)unused;
    card_tells("return ally 'Test' { cost = 1, atk = 1, damage = 'fire', health = 1,\n"
               "keywords = { 'Elusive' }, values = { n = 2 }, powers = {\n"
               "pays { cost = { resources = value.n, exhaust = this, discard = 1 },\n"
               "only_your_turn = true, effect = function(me) me.player:draw(1) end },\n"
               "when.destroyed { of = this, may = true,\n"
               "effect = function(me) me:deal(me.n, 'fire', opposing.hero) end },\n"
               "gives { to = this, atk = plus(value.n), only_if = attacking } } }",
               "Elusive <p> While this is attacking, it has +2 ATK. <p> When this is destroyed, "
               "you may have it deal {n} fire damage to each opposing hero. <p> (2), [Activate] "
               "and discard a card: Draw a card. Only in your turn.");
}

static void whose_ally_it_attaches_to(void **unused)
{
    (void)unused;
    card_tells("return ability 'Test' { cost = 1, class = 'any', ongoing = true,\n"
               "attach = target('host', your.ally, help),\n"
               "powers = { gives { to = attached, cant = 'attack' } } }",
               "Attaches to target ally of yours. <p> Ongoing: The bearer can't attack.");
}

static void what_was_paid_with(void **unused)
{
    (void)unused;
    card_tells("return ally 'Test' { cost = 1, atk = 1, damage = 'fire', health = 1, powers = {\n"
               "pays { cost = { destroy = your.ally:other() },\n"
               "targets = { target('prey', any.ally, harm) }, effect = function(me, t)\n"
               "if t.prey.cost <= me.paid_with[1].cost then t.prey:destroy() end end } } }",
               "Destroy one of your other allies: If target ally's cost is at most the cost of one "
               "of what was paid with, destroy that ally.");
}

static void what_changes_damage(void **unused)
{
    (void)unused;
    card_tells("return ally 'Test' { cost = 1, atk = 1, damage = 'fire', health = 1, powers = {\n"
               "raises.damage { from = your.hero, with = any.ability, by = 1 },\n"
               "pays { cost = { flip = this }, effect = function(me) me:deal(2, 'frost', me)\n"
               "me.player:put_token('t/card', 2, { atk = 3, health = 4 }) end } } }",
               "If your hero would deal damage with an ability card, instead it deals 1 more. <p> "
               "Flip this: This deals 2 frost damage to itself. Put 2 Test tokens into play with 3 "
               "fire ATK and 4 health.");
    card_tells("return ally 'Test' { cost = 1, atk = 1, damage = 'fire', health = 1,\n"
               "powers = { raises.damage { with = your.ability, by = 1 } } }",
               "If a source would deal damage with one of your abilities, instead it deals 1 "
               "more.");
    card_tells("return ability 'Test' { cost = 1, class = 'any',\n"
               "targets = { target('a', any.ally, harm, { up_to = count(your.ally) }) },\n"
               "play = function(me, t) t.a:to_hand() end }",
               "Put up to as many target allies as the number of your allies into their owners' "
               "hands.");
    card_tells("return ability 'Test' { cost = 1, class = 'any', ongoing = true,\n"
               "attach = target('host', any.ally, harm),\n"
               "play = function(me, t) t.host.controller:discard(2) end,\n"
               "powers = { gives { hero = 'Hunter', to = attached, atk = plus(1) },\n"
               "gives { hero = 'Horde', to = attached, atk = plus(1) } } }",
               "Attaches to target ally. That ally's controller discards 2 cards. <p> Ongoing: "
               "While your hero is a Hunter, the bearer has +1 ATK. <p> Ongoing: While your hero "
               "is Horde, the bearer has +1 ATK.");
    card_tells("return ally 'Test' { cost = 1, atk = 1, damage = 'fire', health = 1, powers = {\n"
               "changes.damage { from = this, unpreventable = true },\n"
               "when.dealt_damage { by = this, effect = function(me) me:destroy() end } } }",
               "Damage that this would deal is unpreventable. <p> When this deals damage, destroy "
               "it.");
    card_tells("return ally 'Test' { cost = 1, atk = 1, damage = 'fire', health = 1, powers = {\n"
               "prevents.damage { to = this, effect = function(me) me:exhaust() end },\n"
               "prevents.damage { to = your.hero, effect = function(me, event)\n"
               "me:destroy() event:prevent() end } } }",
               "If this would be dealt damage, exhaust it. <p> If your hero would be dealt damage, "
               "destroy this. Prevent that damage.");
    card_tells("return ally 'Test' { cost = 1, atk = 1, damage = 'fire', health = 1, powers = {\n"
               "when.dealt_damage { by = this, of = any.ally, targets = {\n"
               "target('a', any.ally:other(event), harm) },\n"
               "effect = function(me, event, t) t.a:destroy() end },\n"
               "pays { cost = { to_hand = this },\n"
               "effect = function(me) me.player:draw(1) end } } }",
               "When this deals damage to an ally, destroy target ally other than that one. <p> "
               "Put this into its owner's hand: Draw a card.");
}

// An effect that is told leaves the words of the engine, and of texts, as they were.
static void nothing_stays_behind(void **unused)
{
    (void)unused;
    shelf on;
    uint16_t printed;
    char text[512];
    ag_host *host = shelf_host(&on,
                               "return ability 'Test' { cost = 1, class = 'any',\n"
                               "play = function(me) opposing.ally:gain { atk = 1 } end }",
                               &printed);
    lua_State *L = ag_host_lua(host);
    for (int i = 0; i < 2; i++) {
        ag_writer out = ag_writer_open(text, sizeof text);
        assert_int_equal(ag_template_text(host, printed, 0, &out), 1);
        assert_string_equal(text, "Opposing allies have +1 ATK.");
    }
    lua_pushliteral(L, "");
    assert_int_equal(luaL_getmetafield(L, -1, "__index"), LUA_TNIL);
    ag_host_close(host);
}

// ---- docs/texts.md ----

static const char *given_of(const ag_api_row *row, const char *name)
{
    int at = name[0] - '1';
    return name[1] == '\0' && at >= 0 && at < AG_API_TAKES_MAX && row->takes[at].name != NULL
               ? row->takes[at].name
               : name;
}

// A form as readers see it: "CARD deals AMOUNT TYPE damage to TO".
static void write_form(ag_text *out, const ag_api_row *row)
{
    char name[32];
    for (const char *at = row->says; *at != '\0';) {
        size_t plain = strcspn(at, "@~{[]");
        ag_text_add(out, "%.*s", (int)plain, at);
        at += plain;
        if (*at == '@') {
            ag_text_add(out, "*%s*",
                        row->on == AG_ON_PLAYER || row->on == AG_ON_PLAYERS ? "player"
                        : row->on == AG_ON_DECK                             ? "deck"
                        : row->on == AG_ON_LINK                             ? "link"
                        : row->on == AG_ON_PILE                             ? "graveyard"
                                                                            : "card");
            at++;
        } else if (*at == '~') {
            ag_text_add(out, "(s)");
            at++;
        } else if (*at == '{') {
            size_t size = strcspn(at, "}");
            snprintf(name, sizeof name, "%.*s", (int)strcspn(at + 1, "}+-"), at + 1);
            int plural = memchr(at, '+', size) != NULL;
            ag_text_add(out, plural ? "(s)" : "*%s*", given_of(row, name));
            ag_text_add(out, memchr(at, '-', size) != NULL ? " " : "");
            at += size + 1;
        } else if (*at == '[') {
            at += strncmp(at, "[!", 2) == 0 ? strcspn(at, ":") + 2 : strcspn(at, "]") + 1;
        }
        at += *at == ']';
    }
}

static void write_page(ag_text *out)
{
    FILE *file = fopen(AGGRO_SOURCE_DIR "/docs/texts.md", "rb");
    char line[1024];
    assert_non_null(file);
    while (fgets(line, sizeof line, file) != NULL && strcmp(line, "## Verbs and fields\n") != 0) {
        ag_text_add(out, "%s", line);
    }
    fclose(file);
    ag_text_add(out, "## Verbs and fields\n\nMade from the rows that the program itself reads; a "
                     "test compares. What stands for an option is\nleft out where the "
                     "option is.\n\n| a script says | the text says |\n| --- | --- |\n");
    for (const ag_chapter *chapter = ag_api; chapter->title != NULL; chapter++) {
        for (const ag_api_row *row = chapter->verbs; row->kind != AG_API_END; row++) {
            char usage[AG_API_USAGE_MAX];
            if (row->says == NULL) continue;
            ag_api_usage(row, usage, sizeof usage);
            ag_text_add(out, "| `%s` | ", usage);
            write_form(out, row);
            ag_text_add(out, " |\n");
        }
    }
}

// With AGGRO_WRITE_DOCS set in the environment, the page is written instead.
static void the_page_has_each_sentence(void **unused)
{
    (void)unused;
    ag_text text = { 0 };
    write_page(&text);
    FILE *file =
        fopen(AGGRO_SOURCE_DIR "/docs/texts.md", getenv("AGGRO_WRITE_DOCS") != NULL ? "wb+" : "rb");
    assert_non_null(file);
    if (getenv("AGGRO_WRITE_DOCS") != NULL) {
        fwrite(text.bytes, 1, text.length, file);
        rewind(file);
    }
    char *written = calloc(1, text.length + 2);
    assert_non_null(written);
    size_t size = fread(written, 1, text.length + 1, file);
    fclose(file);
    if (size != text.length || memcmp(written, text.bytes, size) != 0) {
        fail_msg("docs/texts.md is not what the rows say: run this test with AGGRO_WRITE_DOCS=1");
    }
    free(written);
    ag_text_close(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_does_what_to_whom),
        cmocka_unit_test(how_much_and_how_long),
        cmocka_unit_test(choices),
        cmocka_unit_test(whether_there_is_one),
        cmocka_unit_test(a_number_is_chosen),
        cmocka_unit_test(answers_come_together),
        cmocka_unit_test(what_begins_later),
        cmocka_unit_test(what_is_too_much_for_a_sentence),
        cmocka_unit_test(keywords_and_powers_in_their_order),
        cmocka_unit_test(whose_ally_it_attaches_to),
        cmocka_unit_test(what_was_paid_with),
        cmocka_unit_test(what_changes_damage),
        cmocka_unit_test(nothing_stays_behind),
        cmocka_unit_test(the_page_has_each_sentence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
