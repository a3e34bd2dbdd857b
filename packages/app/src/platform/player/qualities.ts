import type { Quality } from '@pitchside/api/live/live';
import type Hls from 'hls.js';
import type { Level } from 'hls.js';

/** A quality as it is chosen; `auto` follows the line. */
export type QualityChoice = Quality | 'auto';

/** A quality that a stream has. */
export interface StreamQuality {
  kind: QualityChoice;
  /** Such as `720P`. */
  note?: string;
}

/** The qualities of one stream, and which of them is wanted. */
export interface Qualities {
  /** Best first, then `auto`; the original alone where the stream has no other. Stays the same list while the stream does. */
  list(): readonly StreamQuality[];
  /** The chosen quality, as far as the stream has it. */
  current(): QualityChoice;
  /** Changes to another one with the next piece; one that the stream does not have is its original. */
  choose(choice: QualityChoice): void;
}

const order = ['original', 'high', 'standard', 'smooth'] as const satisfies readonly Quality[];

/** Quality of a level, by the folder of its playlist; all others are the original. */
const kindOf = ({ url }: Pick<Level, 'url'>): Quality => order.find((kind) => url[0]?.includes(`/${kind}/`)) ?? 'original';

/**
 * Plays the sound alone of a stream, in which there is nothing to choose: the cheapest where data is spared, else the best that the line
 * carries.
 */
export function followSound(hls: Hls, events: typeof Hls.Events, sound: 'best' | 'spared'): Qualities {
  hls.on(events.MANIFEST_PARSED, (_event, { levels }) => {
    hls.startLevel = sound === 'spared' ? 0 : levels.length - 1;
    // Given up by the player itself where it fails.
    if (sound === 'spared') hls.loadLevel = 0;
  });
  return { list: () => [], current: () => 'audio', choose: () => undefined };
}

/** Keeps a stream at the wanted quality. The player by itself starts at the lowest, and leaves a failing quality for any other. */
export function followQualities(hls: Hls, events: typeof Hls.Events, wanted: QualityChoice): Qualities {
  let kinds: Quality[] = [];
  let list: StreamQuality[] = [];
  let chosen: QualityChoice = wanted;
  const place = (kind: QualityChoice) => (kind === 'auto' ? -1 : kinds.indexOf(kind));
  const within = (choice: QualityChoice) => (choice === 'auto' || kinds.includes(choice) ? choice : 'original');

  hls.on(events.MANIFEST_PARSED, (_event, { levels }) => {
    kinds = levels.map(kindOf);
    const named = order.flatMap((kind): StreamQuality[] => {
      const { height } = levels[kinds.indexOf(kind)] ?? {};
      return height === undefined ? [] : [{ kind, ...(height > 0 && { note: `${height}P` }) }];
    });
    list = named.length > 1 ? [...named, { kind: 'auto' }] : named;
    if (levels.length < 2) return;
    chosen = within(chosen);
    hls.startLevel = place('original');
    hls.loadLevel = place(chosen);
  });
  // A quality that was chosen failed, and any other may follow: none that nobody asked for, but the original.
  hls.on(events.ERROR, () => {
    if (chosen === 'auto' || kinds.length < 2 || !hls.autoLevelEnabled) return;
    chosen = 'original';
    hls.loadLevel = place(chosen);
  });

  return {
    list: () => list,
    current: () => chosen,
    choose(choice) {
      chosen = within(choice);
      if (kinds.length > 1) hls.nextLevel = place(chosen);
    },
  };
}
