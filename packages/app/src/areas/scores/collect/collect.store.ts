import type { Sport } from '@pitchside/api/matches';
import * as z from 'zod/mini';
import { subscribe } from 'valtio';
import { proxySet } from 'valtio/utils';
import { unlessLost } from '../../../platform/log/later.ts';
import { session } from '../../../platform/session/session.store.ts';
import { readJson, readText, storageKeys, writeJson, writeText } from '../../../platform/storage/storage.ts';

const ids = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(2_000));
const read = () => readJson(storageKeys.collected, ids, []);

/** Matches that are collected in this browser, by id: a visitor's own, or those of who is signed in. */
export const collected = proxySet<string>(read());

/** Matches that stand on top of the live table in this browser, by id. */
export const pinned = proxySet<string>(readJson(storageKeys.pinned, ids, []));

/** Whose the stars of this browser are: null for a visitor's. */
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

/** Collects a match, or lets go of it: at once on the screen, then on the server for a member, and taken back when that is refused. */
export function toggleCollected(id: string, sport: Sport = 'football'): void {
  markCollected(id, !collected.has(id));
  if (session.user) unlessLost(import('./collect.sync.ts').then(({ sendCollect }) => sendCollect(id, sport)));
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

/** Keeps the stars in step with who is signed in, and with other tabs. */
export function followCollected(): void {
  let owner: string | null | undefined;
  const turn = () => {
    const now = session.user?.id ?? null;
    if (now === owner) return;
    owner = now;
    if (now !== null) unlessLost(import('./collect.sync.ts').then(({ syncCollected }) => syncCollected()));
    // The stars of a member stay with the member: the next person at this browser starts without any.
    else if (ownerOfStars() !== null) setCollected([], null);
  };
  turn();
  subscribe(session, turn);
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.collected) setCollected(read(), ownerOfStars());
  });
}
