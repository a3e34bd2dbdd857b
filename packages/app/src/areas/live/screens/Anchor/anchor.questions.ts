import type { CallInput } from '@pitchside/api';
import type { getLiveList, RoomCategory } from '@pitchside/api/live';
import { readCategory } from '../../lobby/categories.data.ts';

/** Rooms a page. */
export const pageSize = 24;

export const sorts = ['hot', 'new'] as const;
export type Sort = (typeof sorts)[number];

/** Reads which rooms an address asks for, and in which order. */
export const readWall = (parameters: URLSearchParams) => ({
  category: readCategory(parameters),
  sort: sorts.find((known) => known === parameters.get('sort')) ?? ('hot' as const),
});

/** What is asked for a page of the wall. */
export const pageOfWall = (page: number, category: RoomCategory | undefined, sort: Sort): CallInput<typeof getLiveList> => ({
  page,
  limit: pageSize,
  sort,
  ...(category && { category }),
});
