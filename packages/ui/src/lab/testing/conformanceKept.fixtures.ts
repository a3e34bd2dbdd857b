import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { OfKeepers } from './conformanceKept.types.ts';

/** Changes a component's own state on the page, as a person would. */
export type Act = () => Promise<void>;

const found = (selector: string) => vi.waitUntil(() => document.querySelector<HTMLElement>(selector), { timeout: 14_000, interval: 10 });

/** Presses the element found by each selector in turn. */
const press =
  (...selectors: readonly string[]): Act =>
  async () => {
    for (const selector of selectors) (await found(selector)).click();
  };

/** Presses keys in the field of the component. */
const type =
  (keys: string, field = 'input:not([type=hidden], [aria-hidden=true]), textarea'): Act =>
  async () => {
    (await found(field)).focus();
    await userEvent.keyboard(keys);
  };

/** Closes an open element by Escape. */
const escape: Act = async () => {
  await found('[data-open]');
  await userEvent.keyboard('{Escape}');
};

const each =
  (...all: readonly Act[]): Act =>
  async () => {
    for (const act of all) await act();
  };

const gone =
  (selector: string): Act =>
  () =>
    vi.waitFor(() => expect(document.querySelector(selector)).toBeNull());

const radio = press('input[type=radio]:not(:checked)');
const drawnRadio = press('[role=radio][aria-checked=false]:not([aria-disabled=true], :disabled)');
const option = '[role=option][aria-selected=false]';
const line = '[role=menuitemradio][aria-checked=false]';
const day = '[data-day][tabindex="-1"]:not([aria-disabled=true])';

/** Acts that choose another value, or close what is open, in each component that keeps its own state. */
export const acts: OfKeepers<Act> = {
  AlertSettings: { value: radio },
  AmountField: { value: type('1') },
  AmountTiles: { value: drawnRadio },
  AvatarWall: { value: drawnRadio },
  Calendar: { value: press(day) },
  ChannelPicker: { value: drawnRadio },
  ChannelStrip: { value: radio },
  Checkbox: { checked: press('[role=checkbox]') },
  CheckboxGroup: { value: press('[role=checkbox]') },
  Combobox: { value: each(type('{ArrowDown}'), press(option)) },
  CommentField: { value: type('a') },
  ConfirmDialog: { open: escape },
  ContactList: { value: press(option) },
  ConversationList: { value: press(option) },
  DanmakuSettings: { open: escape },
  DataSaver: { value: press('[aria-haspopup=dialog]', '[role=dialog] input[value=never]'), open: escape },
  DateField: { value: press('button[aria-haspopup]', day), open: escape },
  DateRange: { value: press('button[aria-haspopup]', day, day), open: escape },
  DateStrip: { value: press('[aria-pressed=false]'), open: escape },
  Dialog: { open: escape },
  DialogFrame: { open: escape },
  DownloadPopover: { open: escape },
  Drawer: { open: escape },
  EmojiPicker: { open: escape },
  EnvelopeForm: { open: escape },
  FilterDialog: { open: escape },
  Folded: { open: press('[aria-expanded=true]') },
  GameTiles: { value: drawnRadio },
  GuessCard: { value: press('li button') },
  HoverCard: { open: escape },
  Input: { value: type('a') },
  LanguageSwitch: { value: press('button', line), open: escape },
  LoginDialog: { open: escape },
  Menu: { open: escape },
  MessageBell: { open: escape },
  MessageComposer: { value: type('a') },
  MessagePanel: { open: press('[aria-label=最小化]') },
  MultiLayouts: { value: drawnRadio },
  NumberField: { value: type('{ArrowUp}') },
  PaidWords: { open: escape },
  PayoutAccounts: { value: drawnRadio },
  PhoneField: { value: type('1') },
  Poll: { open: press('[aria-expanded=true]') },
  Popover: { open: escape },
  PostComposer: { value: type('a', 'textarea') },
  Prompt: { open: escape },
  RadioGroup: { value: drawnRadio },
  // The chosen value shows in the menu alone, so the menu is opened again.
  RadioMenu: { value: each(press(line), gone('[role=menu]'), press('[aria-haspopup=menu]', '[role=menu]')), open: escape },
  RangeSlider: { value: type('{ArrowRight}', 'input[type=range]') },
  RechargePanel: { value: drawnRadio },
  ReportDialog: { open: escape },
  RoundPicker: { value: press('button:not(:disabled)') },
  ScheduleDay: { open: press('[aria-expanded=true]') },
  ScheduleFold: { open: press('[aria-expanded=true]') },
  SegmentedControl: { value: radio },
  Select: { value: press('[role=combobox]', option) },
  Sidebar: { open: press('[aria-expanded=true]') },
  Slider: { value: type('{ArrowRight}', 'input[type=range]') },
  SpendGuard: { open: escape },
  Switch: { checked: press('[role=switch]') },
  Tabs: { value: press('[role=tab][aria-selected=false]') },
  TalkRules: { value: press('[role=switch]') },
  Textarea: { value: type('a') },
  ThemeSwitch: { value: press('button') },
  TimeField: { value: press('[role=combobox]', option) },
  UserCard: { open: escape },
  UserMenu: { open: escape },
};
