import type { CallInput } from '@pitchside/api';
import { locales } from '@pitchside/locales';
import type { getLiveList, Room, RoomCategory } from '@pitchside/api/live/live';
import { listed } from '../../../../platform/line/saver.store.ts';
import { readLobby, type Lobby } from '../../categories.data.ts';

/** Rooms a page, on a good connection. */
export const pageSize = 24;

export const sorts = ['hot', 'new'] as const;
export type Sort = (typeof sorts)[number];

/** Which rooms, and in which order; without a category and a competition all of them. */
export interface WallView {
  category?: RoomCategory | undefined;
  /** Id of a competition whose matches are shown. */
  competition?: string | undefined;
  /** Without one all languages, the reader's own first. */
  language?: Room['language'] | undefined;
  sort: Sort;
}

/** Reads which rooms an address asks for, and in which order. */
export function readWall(parameters: URLSearchParams): { lobby: Lobby; view: WallView } {
  const lobby = readLobby(parameters);
  return {
    lobby,
    view: {
      category: lobby.kind === 'category' ? lobby.category : undefined,
      competition: lobby.kind === 'competition' ? lobby.id : undefined,
      language: locales.find((known) => known === parameters.get('lang')),
      sort: sorts.find((known) => known === parameters.get('sort')) ?? 'hot',
    },
  };
}

/** Query of a page of the wall. */
export const pageOfWall = (page: number, { category, competition, language, sort }: WallView): CallInput<typeof getLiveList> => ({
  page,
  limit: listed(pageSize),
  sort,
  ...(category && { category }),
  ...(competition && { competition_id: competition }),
  ...(language && { language }),
});
