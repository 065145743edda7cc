return {
  { "KW Stash", "engine/rules/change/stash.c",
    [[&& (has & AG_LONG_BIT(AG_KEYWORD_STASH));]],
    [[&& 0;]] },
}
