import type { Horn } from '@pitchside/api/live/horn';
import { createNanoEvents } from 'nanoevents';
import { proxy } from 'valtio';
import { isBlocked } from '../../../platform/preferences/danmaku.store.ts';
import { realtime } from '../../../platform/realtime/realtime.ts';

/** Milliseconds for which a horn stands, alone and while others wait behind it. */
export const hornStands = { alone: 10_000, crowded: 5_000 } as const;
/** Horns that wait at most; of more the oldest are passed over. */
export const mostHorns = 20;

interface HornsState {
  /** The horn over the picture; null while none is. */
  shown: Horn | null;
  waiting: Horn[];
}

/** Horns of the whole site, one after the other. */
export const horns = proxy<HornsState>({ shown: null, waiting: [] });

const events = createNanoEvents<{ horn: (horn: Horn) => void }>();

/** Subscribes to new horn messages. Returns a function that stops it. */
export const onHorn = (listener: (horn: Horn) => void): (() => void) => events.on('horn', listener);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the next horn, or none. */
export function nextHorn(): void {
  clearTimeout(timer);
  horns.shown = horns.waiting.shift() ?? null;
  if (horns.shown) timer = setTimeout(nextHorn, horns.waiting.length > 0 ? hornStands.crowded : hornStands.alone);
}

function take(horn: Horn): void {
  if (isBlocked(horn.user.id)) return;
  events.emit('horn', horn);
  horns.waiting.push(horn);
  if (horns.waiting.length > mostHorns) horns.waiting.shift();
  if (!horns.shown) nextHorn();
}

/** Follows the horn messages of the site. Returns a function that stops it and clears them. */
export function followHorns(): () => void {
  const stop = realtime.subscribe('horns', {
    onEvent: ({ type, data }) => {
      if (type === 'horn') take(data);
    },
    // What was blown meanwhile is old news.
    onReset: () => undefined,
  });
  return () => {
    stop();
    clearTimeout(timer);
    Object.assign(horns, { shown: null, waiting: [] });
  };
}
