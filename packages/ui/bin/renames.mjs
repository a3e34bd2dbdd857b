/**
 * Renamed props by component, as MIGRATION.md names them: the old name, then the new one. `status` turns what was a flag, or a value of
 * `state`, into a value of `status`.
 * @type {Record<string, Record<string, string | { status: string }>>}
 */
export const renames = {
  AlertSettings: { onChange: 'onValueChange' },
  ChannelStrip: { onSelect: 'onValueChange', selectedId: 'value' },
  Combobox: { loading: { status: 'loading' } },
  ConfirmDialog: { tellError: 'describeError' },
  ContactList: { onSelect: 'onValueChange', selected: 'value', state: 'status' },
  ConversationList: { onSelect: 'onValueChange', selected: 'value', state: 'status' },
  DanmakuComposer: { inputRef: 'actionsRef' },
  DanmakuLayer: { handle: 'actionsRef' },
  DanmakuSettings: { on: 'danmakuOn', onChange: 'onDanmakuChange' },
  DocumentPage: { failed: { status: 'error' } },
  EffectStage: { ref: 'actionsRef' },
  EmojiPicker: { onPick: 'onValueChange' },
  FormField: { id: 'controlId' },
  GiftPanel: { state: 'status' },
  GuessCard: { onChoose: 'onValueChange', chosen: 'value' },
  LanguageSwitch: { onChange: 'onValueChange' },
  LeagueBadge: { id: 'leagueId' },
  LeagueStripe: { id: 'leagueId' },
  LevelPanel: { broken: { status: 'error' } },
  MessageBell: { onOpen: 'onOpenChange' },
  MessageComposer: { inputRef: 'actionsRef' },
  MessageList: { state: 'status' },
  NoblePanel: { broken: { status: 'error' } },
  PostComposer: { circleId: 'circle' },
  RadioMenu: { defaultOpen: 'pressed' },
  RoomPicker: { onPick: 'onValueChange' },
  SectionTitle: { id: 'headingId' },
  SeriesCard: { onChoose: 'onValueChange' },
  Table: { loading: { status: 'loading' } },
  ThemeSwitch: { onChange: 'onValueChange', theme: 'value' },
  UserCard: { failed: { status: 'error' } },
};

/** Props that are gone, with what to do instead. @type {Record<string, Record<string, string>>} */
export const removed = {
  GoalPopup: {
    playSound: 'play the sound where you add the event to `items`, once, and in one tab of the browser',
    muted: 'play the sound, or none, where you add the event to `items`',
  },
};

/** Values of `state` that `status` calls otherwise. */
export const values = { failed: 'error' };
