import type { CallInput } from '../contract/define.ts';
import { languages } from '../contract/fields.ts';
import { getLiveList, getRoomList, roomCategories, type Room, type RoomCategory } from '../live/live/index.ts';
import { question, type Question } from './question.ts';

/** Filter of the list of rooms: all, a category, a competition, or an unknown address. */
export type Lobby =
  | { kind: 'all' }
  | { kind: 'category'; category: RoomCategory }
  | { kind: 'competition'; id: string; name: string }
  | { kind: 'unknown' };

/** Longest name that an address may give a competition until the server says its own. */
const longestName = 20;

/** Reads `type`, `id` and `name` of /anchor; without a type all rooms are meant. Under type 3 stands a category or a competition. */
export function readLobby(address: URLSearchParams): Lobby {
  const type = address.get('type') ?? '0';
  const id = address.get('id') ?? '';
  if (type === '0') return { kind: 'all' };
  if (type === '1') return { kind: 'category', category: 'football' };
  if (type === '2') return { kind: 'category', category: 'basketball' };
  if (type !== '3' || id === '') return { kind: 'unknown' };
  const category = roomCategories.find((known) => known === id);
  return category ? { kind: 'category', category } : { kind: 'competition', id, name: (address.get('name') ?? '').slice(0, longestName) };
}

/** Rooms a page. */
export const roomsOnPage = 24;

export const roomSorts = ['hot', 'new'] as const;
export type RoomSort = (typeof roomSorts)[number];

/** Which rooms, and in which order; without a category and a competition all of them. */
export interface WallView {
  category?: RoomCategory | undefined;
  /** Id of a competition whose matches are shown. */
  competition?: string | undefined;
  /** Without one all languages, the reader's own first. */
  language?: Room['language'] | undefined;
  sort: RoomSort;
}

/** Reads which rooms an address asks for, and in which order. `spoken` is the language of the rooms; `lang` is that of the page. */
export function readWall(address: URLSearchParams): { lobby: Lobby; view: WallView } {
  const lobby = readLobby(address);
  return {
    lobby,
    view: {
      category: lobby.kind === 'category' ? lobby.category : undefined,
      competition: lobby.kind === 'competition' ? lobby.id : undefined,
      language: languages.find((known) => known === address.get('spoken')),
      sort: roomSorts.find((known) => known === address.get('sort')) ?? 'hot',
    },
  };
}

/** Query of a page of the wall. */
export const wallPage = (page: number, { category, competition, language, sort }: WallView): CallInput<typeof getLiveList> => ({
  page,
  limit: roomsOnPage,
  sort,
  ...(category && { category }),
  ...(competition && { competition_id: competition }),
  ...(language && { language }),
});

/** First requests of /anchor: its first rooms, and how many there are of each kind. */
export function anchorQuestions(address: URLSearchParams): Question[] | undefined {
  const { lobby, view } = readWall(address);
  return lobby.kind === 'unknown' ? undefined : [question(getLiveList, wallPage(1, view)), question(getRoomList, {})];
}
