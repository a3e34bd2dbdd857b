/** A key, and what it does. */
export type KeyRow = readonly [keys: string, does: string];

const tabbed: KeyRow = ['Tab', 'in, and out'];
const escape: KeyRow = ['Escape', 'closes it; the focus returns to where it came from'];
const window: readonly KeyRow[] = [['Tab, Shift + Tab', 'walks round inside it'], escape];
const menu: readonly KeyRow[] = [
  ['Enter, Space, Down', 'opens it'],
  ['Up, Down, Home, End', 'walks through the lines'],
  ['a letter', 'goes to the line that begins with it'],
  ['Enter, Space', 'does what the line says'],
  escape,
];
const choice: readonly KeyRow[] = [tabbed, ['arrows', 'move and choose']];
const slider: readonly KeyRow[] = [
  tabbed,
  ['arrows', 'one step'],
  ['Page Up, Page Down', 'ten steps, or what `largeStep` says'],
  ['Home, End', 'the lowest, the highest'],
];
const list: readonly KeyRow[] = [
  ['Enter, Space, Up, Down', 'opens it'],
  ['Up, Down, Home, End', 'walks through the choices'],
  ['a letter', 'goes to the choice that begins with it'],
  ['Enter', 'chooses'],
  ['Escape', 'closes it and chooses nothing'],
];
const days: readonly KeyRow[] = [
  ['arrows', 'a day, a week'],
  ['Home, End', 'the first and the last day of the week'],
  ['Page Up, Page Down', 'a month, with Shift a year'],
  ['Enter, Space', 'chooses the day'],
];
const opensDays: readonly KeyRow[] = [['Enter, Space', 'opens the calendar'], ...days, escape];
const points: readonly KeyRow[] = [
  tabbed,
  ['arrows, Home, End', 'walk through the points and choose'],
  ['Escape', 'takes the choice back'],
];
const ticks: readonly KeyRow[] = [tabbed, ['Space', 'turns it on and off']];

/** Keys of parts by name; a part that is not here is reached by Tab and pressed by Enter, or is not reached at all. */
export const keyboard: Readonly<Record<string, readonly KeyRow[]>> = {
  AvatarWall: choice,
  Calendar: days,
  ChannelPicker: choice,
  ChannelStrip: choice,
  ChatComposer: [
    ['Enter', 'sends'],
    ['Escape', 'leaves the field'],
  ],
  Checkbox: ticks,
  Combobox: [
    ['letters', 'narrow the choices'],
    ...list.slice(1, 2),
    ['Enter', 'chooses'],
    ['Backspace', 'takes the last of several away'],
    escape,
  ],
  ConfirmDialog: window,
  DanmakuComposer: [
    ['Enter', 'sends'],
    ['Escape', 'leaves the field'],
  ],
  DateField: opensDays,
  DateRange: opensDays,
  Dialog: window,
  Drawer: window,
  EmojiPicker: [['Enter, Space', 'opens it'], ['letters', 'search'], ['Enter', 'takes the first that fits'], escape],
  FilterDialog: window,
  HoverCard: [['Tab', 'to the link opens it'], escape],
  LanguageSwitch: menu,
  Lightbox: [['Left, Right', 'the picture before, the next'], ['+, -', 'larger, smaller'], escape],
  Menu: menu,
  MessageComposer: [
    ['Enter', 'sends'],
    ['Shift + Enter', 'breaks the line'],
  ],
  MiniPlayer: [['arrows on the grip', 'move it to another corner']],
  NumberField: [
    ['Up, Down', 'one step'],
    ['Shift + Up, Shift + Down', 'ten steps, or what `largeStep` says'],
    ['Home, End', 'the lowest, the highest'],
  ],
  PlayerFrame: [
    ['?', 'shows every key of the player'],
    ['Space', 'plays and stops'],
    ['M', 'silent or not'],
    ['F', 'full screen'],
    ['X', 'keeps the last 30 seconds as a clip'],
    ['Escape', 'out of full screen'],
  ],
  Popover: [['Enter, Space', 'opens it'], ...window],
  RadioGroup: choice,
  RadioMenu: menu,
  RangeSlider: slider,
  ScoreTable: [
    ['arrows', 'from cell to cell'],
    ['S', 'collects the match'],
    ['P', 'pins it'],
  ],
  SearchBox: [
    ['/', 'leads to it from anywhere on the page'],
    ['Up, Down', 'walks through what fits'],
    ['Enter', 'opens it, or searches for what is typed'],
    escape,
  ],
  SegmentedControl: choice,
  Select: list,
  SlideCaptcha: [
    ['Left, Right', 'a pixel, with Shift ten'],
    ['Enter', 'lets go'],
    ['Escape', 'closes it'],
  ],
  Series: points,
  ShotChart: points,
  ShotMap: points,
  Slider: slider,
  Switch: ticks,
  Tabs: [
    ['Left, Right, Home, End', 'moves between the tabs'],
    ['Enter, Space', 'shows the tab'],
  ],
  Toast: [['F6', 'leads to the messages and back']],
  Tooltip: [
    ['Tab', 'to its control shows it'],
    ['Escape', 'hides it'],
  ],
  UserCard: window,
  VirtualList: [
    ['Up, Down, Page Up, Page Down, Home, End', 'walks the rows'],
    ['Enter', 'presses the first control of the row'],
  ],
  WinChance: points,
  XgRace: points,
};
