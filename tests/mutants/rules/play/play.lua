return {
  { "CR 702.2", "engine/rules/play/play.c",
    [[if (!reward) return ag_reply_none(rules);]],
    [[return ag_reply_none(rules);]] },
  { "CR 705.2", "engine/rules/play/play.c",
    [[uint16_t down = (flags & AG_LINK_FACE_DOWN) ? AG_CARD_FACE_DOWN : 0;]],
    [[uint16_t down = 0;]] },
}
