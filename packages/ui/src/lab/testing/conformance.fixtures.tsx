import { createToasts } from '../../feedback/Toast/index.ts';
import { createChatLog } from '../../live/ChatList/index.ts';
import { DialogTitle } from '../../overlays/Dialog/index.ts';
import { bans, blg, gold, objectives, players, roster, running, tes } from '../../scores/Series/Series.fixtures.ts';

/** Props of any component. */
export type Props = Readonly<Record<string, unknown>>;

const nothing = () => undefined;
const opened = { defaultOpen: true };
const sides = { home: blg, away: tes };

/**
 * By entry point and component, props that the args of the first story leave out: the open state of what opens,
 * objects that a story creates while it is drawn, and components beside the one that the entry point is named after.
 */
export const standing: Readonly<Record<string, Readonly<Record<string, Props>>>> = {
  ChatList: { ChatList: { log: createChatLog() } },
  Dialog: { DialogFrame: { open: true, children: <DialogTitle>Words</DialogTitle> } },
  Folded: { Folded: { children: 'Words\n'.repeat(9) } },
  HoverCard: { HoverCard: opened },
  Menu: { Menu: opened },
  MessengerFrame: { MessengerFrame: { places: [], currentId: 'chats', me: { id: 'me' } } },
  MultiView: { MultiLayouts: { rooms: 1, value: 'pair' } },
  Popover: { Popover: opened },
  RadioMenu: { RadioMenu: opened },
  ScheduleList: { ScheduleDay: { title: 'Today', hint: '41', onOpenChange: nothing }, ScheduleFold: { label: '18' } },
  ScoreTable: { BasketballTable: { label: 'NBA', sections: [], starred: new Set(), onStar: nothing } },
  Series: {
    GameTiles: {
      tiles: [
        { id: 'all', count: 24, live: 6 },
        { id: 'lol', count: 8, live: 2 },
      ],
      value: 'all',
    },
    GoldChart: { ...sides, gold },
    RoundLine: { ...sides, rounds: ['home', 'away'] },
    SeriesCard: { series: running, onValueChange: nothing },
    SeriesDraft: { ...sides, game: 'lol', players, bans, objectives },
    SeriesPlayers: { ...sides, game: 'lol', players },
    SeriesRoster: { game: 'lol', team: blg, players: roster },
    SeriesStage: { series: running, map: 0, onMapChange: nothing },
    SeriesTakings: { ...sides, objectives },
  },
  Tabs: { LinkTabs: { label: 'Pages', tabs: [{ id: 'one', label: 'One', href: '#one' }], value: 'one' } },
  Toast: { ToastHost: { toasts: createToasts() } },
  UiProvider: { UiProvider: { children: 'Words' } },
};

/** Fields whose label names their control, whatever is drawn around it: the root of such a component is its control. */
export const controls: ReadonlySet<string> = new Set(['Checkbox', 'Combobox', 'Input', 'NumberField', 'PhoneField', 'Switch', 'Textarea']);

/** Components that are shown only while the focus is on their trigger. */
export const approached: ReadonlySet<string> = new Set(['Tooltip']);
