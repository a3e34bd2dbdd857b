import { createNanoEvents } from 'nanoevents';
import { proxySet } from 'valtio/utils';
import * as z from 'zod/mini';
import { drawing } from '../drawn/drawn.ts';
import { inBrowser } from '../host/host.ts';
import { readJson, storageKeys, writeJson } from '../storage/storage.ts';
import type { Picture } from './spoilerRules.ts';

const ids = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(2_000));

/** Matches to watch later as this browser keeps them, by id. */
export const storedLater = (): string[] => readJson(storageKeys.later, ids, []);

/** Matches that the viewer watches later, by id: nothing tells their results until then. */
export const later = proxySet(drawing() ? [] : storedLater());

/** Programme time up to which a match was seen in this tab, ms UTC. */
const reached = new Map<string, number>();
const events = createNanoEvents<{ changed: () => void }>();

/** Seconds for which the server draws no page for a browser with such matches: half a year. */
const cookieLife = 15_768_000;

function writeCookie(): void {
  if (inBrowser) document.cookie = `later=${later.size > 0 ? 'on' : ''}; Path=/; SameSite=Lax; Max-Age=${later.size > 0 ? cookieLife : 0}`;
}

// The cookie may have gone where the list has not.
if (later.size > 0) writeCookie();

/** Matches to watch later as pictures that stand where the viewer's own have come; before the beginning where there was none. */
export const laterPictures = (): Picture[] => [...later].map((id) => ({ matchId: id, programmeAt: reached.get(id) ?? -Infinity }));

/** Notes how far the viewer's own picture of a match has come, ms UTC. */
export function noteReached(matchId: string, programmeAt: number): void {
  if (later.has(matchId)) reached.set(matchId, Math.max(programmeAt, reached.get(matchId) ?? -Infinity));
}

/** Replaces the matches to watch later, in this browser alone. Returns the ones that were added. */
export function replaceLater(next: Iterable<string>): string[] {
  const wanted = new Set(next);
  const added = [...wanted].filter((id) => !later.has(id));
  for (const id of [...later]) if (!wanted.has(id)) later.delete(id) && reached.delete(id);
  for (const id of added) later.add(id);
  writeJson(storageKeys.later, [...later]);
  writeCookie();
  return added;
}

/** Subscribes to changes of the list. Returns a function that stops it. */
export const onLaterChange = (listener: () => void): (() => void) => events.on('changed', listener);

/** Says that the list has changed: what is not held back any more appears. */
export const announceLater = (): void => events.emit('changed');
