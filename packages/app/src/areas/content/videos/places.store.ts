import * as z from 'zod/mini';
import { readJson, storageKeys, writeJson } from '../../../platform/storage/storage.ts';

/** Position where the viewer left a video, and its length, both in seconds. */
const place = z.object({ id: z.string(), at: z.number().check(z.gte(0)), of: z.number().check(z.gt(0)) });
const places = z.array(place);

/** Videos that are remembered, the latest first. */
const most = 100;
/** Seconds from either end within which nobody wants to be brought back. */
const edge = 4;

const read = () => readJson(storageKeys.videoPlaces, places, []);

/** The second at which a video goes on; 0 for one that was not begun, or was seen to its end. */
export const placeOf = (id: string): number => read().find((known) => known.id === id)?.at ?? 0;

/** Remembers where a viewer is in a video; near either end it is forgotten. */
export function keepPlace(id: string, at: number, of: number): void {
  const others = read().filter((known) => known.id !== id);
  const isWorth = at >= edge && of > 0 && at < of - edge;
  writeJson(storageKeys.videoPlaces, (isWorth ? [{ id, at, of }, ...others] : others).slice(0, most));
}

/** Watched share of each unfinished video, 0 to 1, by id. */
export const seenShares = (): ReadonlyMap<string, number> => new Map(read().map(({ id, at, of }) => [id, Math.min(1, at / of)]));
