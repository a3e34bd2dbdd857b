import type { Clock } from '../../platform/clock.ts';
import type { Channel } from '../channel.ts';
import { clipSegment, segmentInRound, type Clip } from './clip.ts';

/** The instant from which rounds are counted, so that a restart goes on in the middle. */
const begin = Date.UTC(2020, 0, 1);
/** Segments that can be read: a minute. */
const windowLength = 30;
/** An odd step, so that the first thirty-two rooms all stand at another place of the loop. */
const stride = 13;

/** Gives every demo room its own place in one loop that never ends. */
export function createDemoChannel(clip: Clip, clock: Clock): (roomId: number) => Channel {
  const seconds = clipSegment / 1_000;
  const total = clip.segments.length;

  return (roomId) => {
    const offset = (roomId * stride) % total;
    /** Number of the newest segment whose time has passed. */
    const newest = () => Math.max(windowLength, Math.floor((clock.now() - begin) / clipSegment) - 1 + offset);

    return {
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
        for (let msn = first; msn <= last; msn += 1)
          lines.push(
            `#EXT-X-PROGRAM-DATE-TIME:${new Date(begin + (msn - offset) * clipSegment).toISOString()}`,
            `#EXTINF:${seconds.toFixed(3)},`,
            `s${msn}.m4s`,
          );
        return { text: `${lines.join('\n')}\n` };
      },
      async file(name) {
        if (name === 'init.mp4') return clip.init;
        const msn = Number(/^s(\d{1,12})\.m4s$/.exec(name)?.[1] ?? Number.NaN);
        const last = newest();
        // A little beyond the window: a player may be slow, or its playlist a moment old.
        if (!(msn <= last + 1 && msn > last - 2 * windowLength)) return undefined;
        return segmentInRound(clip, msn % total, Math.floor(msn / total));
      },
    };
  };
}
