import type { Clock } from '../../platform/clock.ts';
import type { Channel } from '../channel.ts';
import { filmBegin } from './film.ts';
import { segmentLength, type Scenes, type Shot } from './scenes.ts';

/** Segments that can be read: a minute. */
const windowLength = 30;

/** The picture of a demo room: what its film shows, by the clock, without an end. */
export function createDemoChannel(scenes: Scenes, clock: Clock): (film: (number: number) => Shot) => Channel {
  const seconds = segmentLength / 1_000;
  /** Number of the newest segment whose time has passed. */
  const newest = () => Math.max(windowLength, Math.floor((clock.now() - filmBegin) / segmentLength) - 1);

  return (film) => ({
    async playlist() {
      const last = newest();
      const first = last - windowLength + 1;
      const lines = [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        `#EXT-X-TARGETDURATION:${seconds}`,
        `#EXT-X-MEDIA-SEQUENCE:${first}`,
        '#EXT-X-MAP:URI="init.mp4"',
      ];
      for (let number = first; number <= last; number += 1)
        lines.push(
          `#EXT-X-PROGRAM-DATE-TIME:${new Date(filmBegin + number * segmentLength).toISOString()}`,
          `#EXTINF:${seconds.toFixed(3)},`,
          `s${number}.m4s`,
        );
      return { text: `${lines.join('\n')}\n` };
    },
    async file(name) {
      if (name === 'init.mp4') return scenes.init();
      const number = Number(/^s(\d{1,12})\.m4s$/.exec(name)?.[1] ?? Number.NaN);
      const last = newest();
      // A little beyond the window: a player may be slow, or its playlist a moment old.
      if (!(number <= last + 1 && number > last - 2 * windowLength)) return undefined;
      return scenes.segment(film(number), number);
    },
  });
}
