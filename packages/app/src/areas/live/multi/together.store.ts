import * as z from 'zod/mini';
import { serverNow } from '../../../platform/guard/spoiler.store.ts';
import { createSync } from '../../../platform/player/sync.ts';
import { storedState, readJson, storageKeys, writeJson } from '../../../platform/storage/storage.ts';
import { cells, playerOf, videoOf } from './cells.store.ts';

const schema = z.object({ on: z.boolean() });

interface TogetherState {
  /** All pictures wait for the slowest. */
  on: boolean;
  /** Common delay behind now, ms; null while the rooms are not synchronised. */
  delay: number | null;
  /** Distance between the pictures, ms; null while fewer than two move. */
  spread: number | null;
  /** Own latency of each stream, ms, by room. */
  own: Record<string, number>;
  /** Bits a second of all streams together; 0 while unknown. */
  bitRate: number;
}

/** Synchronisation of several rooms. */
export const together = storedState<TogetherState>(() => ({
  ...readJson(storageKeys.multi, schema, { on: true }),
  delay: null,
  spread: null,
  own: {},
  bitRate: 0,
}));

/** Switches it, and keeps the choice. */
export function setTogether(on: boolean): void {
  together.on = on;
  writeJson(storageKeys.multi, { on });
}

/** Interval of the measurements, ms. */
const beat = 500;

/** Synchronises the pictures of several rooms; `heard` returns the audible one. Returns a function that stops it. */
export function holdTogether(heard: () => string | null): () => void {
  const sync = createSync();
  function look(): void {
    const ids = Object.keys(cells.byId);
    const runners = ids.map((id) => {
      const player = playerOf(id);
      const [at, live] = [player?.programmeTime() ?? null, player?.liveTime() ?? null];
      const video = videoOf(id);
      // State of the screen for observers outside the page.
      if (video) video.dataset.programmeTime = at === null ? '' : String(at);
      return { id, at, live, heard: id === heard(), moves: cells.byId[id]?.picture.phase === 'playing' && !video?.seeking };
    });
    const { delay, spread, own, steerings } = sync.look(serverNow(), runners);
    for (const id of ids) {
      const { pace, jump } = (together.on && steerings.get(id)) || { pace: null, jump: 0 };
      playerOf(id)?.steer(pace, jump);
    }
    const bitRate = ids.reduce((sum, id) => sum + (playerOf(id)?.figures().bitRate ?? 0), 0);
    Object.assign(together, { delay: together.on ? delay : null, spread, own: Object.fromEntries(own), bitRate });
  }
  const timer = setInterval(look, beat);
  return () => clearInterval(timer);
}
