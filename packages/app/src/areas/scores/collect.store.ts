import { subjectKinds, type StarKind } from '@pitchside/api/scores/scores';
import * as z from 'zod/mini';
import { later } from '../../platform/guard/later.store.ts';
import { setLater } from '../../platform/guard/visibleMatches.ts';
import { storedSet, readJson, readText, storageKeys, writeJson, writeText } from '../../platform/storage/storage.ts';

const ids = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(2_000));
/** The stars as this browser keeps them. */
export const storedStars = () => readJson(storageKeys.collected, ids, []);

/** Collected matches of this browser, by id: the visitor's own, or those of the signed-in member. */
export const collected = storedSet(storedStars);

/** Matches that stand on top of the live table in this browser, by id. */
export const pinned = storedSet(() => readJson(storageKeys.pinned, ids, []));

/** Favourite teams and leagues of this browser, by id: the visitor's own, or those of the signed-in member. */
export const favouriteTeams = storedSet(() => readJson(storageKeys.teams, ids, []));
export const favouriteLeagues = storedSet(() => readJson(storageKeys.leagues, ids, []));

const favourites = {
  team: { set: favouriteTeams, key: storageKeys.teams },
  league: { set: favouriteLeagues, key: storageKeys.leagues },
} as const;

/** Whether a team or a league has a star, or a match is to be watched later. */
export const isMarked = (kind: StarKind, id: string): boolean => (kind === 'later' ? later : favourites[kind].set).has(id);

/** Gives a team or a league a star in this browser alone, or marks a match to be watched later; or takes that away. */
export function markFavourite(kind: StarKind, id: string, on: boolean): void {
  if (kind === 'later') return setLater([...[...later].filter((one) => one !== id), ...(on ? [id] : [])]);
  const { set, key } = favourites[kind];
  if (on) set.add(id);
  else set.delete(id);
  writeJson(key, [...set]);
}

/** Stars of teams and leagues in this browser, and matches to watch later. */
export const starsHere = (): { kind: StarKind; id: string }[] => [
  ...subjectKinds.flatMap((kind) => [...favourites[kind].set].map((id) => ({ kind, id }))),
  ...[...later].map((id) => ({ kind: 'later' as const, id })),
];

/** Id of the member whose stars of teams and leagues this browser keeps; null while they were never sent to a member. */
export const ownerOfFavourites = (): string | null => readText(storageKeys.starsOf);

/** Replaces all stars of teams and leagues and the matches to watch later, by those of a member or, with null, of a visitor. */
export function setFavourites(list: readonly { kind: StarKind; id: string }[], owner: string | null): void {
  writeText(storageKeys.starsOf, owner);
  setLater(list.filter(({ kind }) => kind === 'later').map(({ id }) => id));
  for (const kind of subjectKinds) {
    const { set, key } = favourites[kind];
    const next = new Set(list.filter((star) => star.kind === kind).map(({ id }) => id));
    for (const id of [...set]) if (!next.has(id)) set.delete(id);
    for (const id of next) set.add(id);
    writeJson(key, [...set]);
  }
}

/** Id of the member whose stars this browser keeps; null for a visitor's. */
export const ownerOfStars = (): string | null => readText(storageKeys.collectedOf);

/** Replaces all stars, by those of a member or, with null, of a visitor. */
export function setCollected(list: Iterable<string>, owner: string | null): void {
  const next = new Set(list);
  for (const id of [...collected]) if (!next.has(id)) collected.delete(id);
  for (const id of next) collected.add(id);
  writeText(storageKeys.collectedOf, owner);
  writeJson(storageKeys.collected, [...collected]);
}

/** Sets or takes away one star in this browser alone. */
export function markCollected(id: string, on: boolean): void {
  if (on) collected.add(id);
  else collected.delete(id);
  writeJson(storageKeys.collected, [...collected]);
}

/** Pins a match to the top, or lets go of it. */
export function togglePinned(id: string): void {
  if (!pinned.delete(id)) pinned.add(id);
  writeJson(storageKeys.pinned, [...pinned]);
}

/** Unpins all. */
export function unpinAll(): void {
  pinned.clear();
  writeJson(storageKeys.pinned, []);
}
