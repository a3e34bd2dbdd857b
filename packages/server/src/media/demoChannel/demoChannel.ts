import type { Clock } from '../../platform/clock.ts';
import type { Channel } from '../channel.ts';
import { filmBegin } from './film.ts';
import { segmentLength, type Scenes, type Shot } from './scenes.ts';

/** Segments that can be read: a minute. */
const windowLength = 30;

const seconds = segmentLength / 1_000;

/** A playlist of segments, both ends included. */
function playlistOf(first: number, last: number, isOver: boolean): string {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${seconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    ...(isOver ? ['#EXT-X-PLAYLIST-TYPE:VOD'] : []),
    '#EXT-X-MAP:URI="init.mp4"',
  ];
  for (let number = first; number <= last; number += 1)
    lines.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(filmBegin + number * segmentLength).toISOString()}`,
      `#EXTINF:${seconds.toFixed(3)},`,
      `s${number}.m4s`,
    );
  if (isOver) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}

/** The number in the name of a segment; NaN for any other name. */
const numberIn = (name: string): number => Number(/^s(\d{1,12})\.m4s$/.exec(name)?.[1] ?? Number.NaN);

/** Channel of a demo room's past broadcast, from one instant to another (ms UTC), rendered again for every viewer. */
export function createDemoReplay(scenes: Scenes, film: (number: number) => Shot, from: number, until: number): Channel {
  const first = Math.floor((from - filmBegin) / segmentLength);
  const last = Math.max(first, Math.floor((until - filmBegin) / segmentLength) - 1);
  return {
    playlist: async () => ({ text: playlistOf(first, last, true) }),
    async file(name) {
      if (name === 'init.mp4') return scenes.init();
      const number = numberIn(name);
      return number >= first && number <= last ? scenes.segment(film(number), number) : undefined;
    },
  };
}

/** Channel of a demo room: the shots of its film, by the clock, without an end. */
export function createDemoChannel(scenes: Scenes, clock: Clock): (film: (number: number) => Shot) => Channel {
  /** Number of the newest segment whose time has passed. */
  const newest = () => Math.max(windowLength, Math.floor((clock.now() - filmBegin) / segmentLength) - 1);

  return (film) => ({
    async playlist() {
      const last = newest();
      return { text: playlistOf(last - windowLength + 1, last, false) };
    },
    async file(name) {
      if (name === 'init.mp4') return scenes.init();
      const number = numberIn(name);
      const last = newest();
      // A little beyond the window: a player may be slow, or its playlist a moment old.
      if (!(number <= last + 1 && number > last - 2 * windowLength)) return undefined;
      return scenes.segment(film(number), number);
    },
  });
}
