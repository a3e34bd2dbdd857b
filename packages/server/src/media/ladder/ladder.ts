import type { FastifyBaseLogger } from 'fastify';
import type { Channel } from '../channel.ts';
import { rateOf, rungsBelow, type Rung } from './rungs.data.ts';
import { rungTimes, startRung, type RungTimes, type RunningRung } from './rung.ts';
import type { PictureTap } from '../packager/tap.ts';

/** One quality of a stream, for the multivariant playlist. */
interface Variant {
  /** Address of its playlist, from the one that names it. */
  uri: string;
  /** Bits a second. */
  bandwidth: number;
  width: number;
  height: number;
}

/**
 * Writes the multivariant playlist of a stream, without codecs: those of a rung are known only once it runs, from its initialisation
 * section.
 */
function writeVariants(variants: readonly Variant[]): string {
  const lines = variants.flatMap(({ uri, bandwidth, width, height }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${Math.max(1, Math.round(bandwidth))},RESOLUTION=${width}x${height}`,
    uri,
  ]);
  return `${['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\n')}\n`;
}

/** Weight of the newest part in the measured bit rate, for each second of it. */
const newestWeight = 0.2;
/** Factor of a playlist's bit rate over the measured one: pictures vary in size. */
const headroom = 1.3;
/** Failures in a row of one quality of a stream after which it is given up. */
const mostFailures = 3;

/** Encoder slots of a node. */
export interface Places {
  /** Takes one; false when there is none left. */
  take(): boolean;
  free(): void;
}

export interface LadderOptions {
  program: string;
  places: Places;
  room: string;
  /** Begins every file name; must never repeat for a room. */
  stream: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  times?: RungTimes;
}

/** Lower qualities of one stream, each encoded while somebody watches it. */
export interface Ladder extends PictureTap {
  /** The playlist that names the original and every rung; undefined before the first picture. */
  variants(): string | undefined;
  /** A rung by name; starts it where it is not running. Undefined where the stream has no such rung, no slot is free, or it has failed. */
  rung(name: string): Promise<Channel | undefined>;
  /** Ends all rungs; settles once their processes are gone. */
  stop(): Promise<void>;
}

/** Creates the ladder of a stream; nothing is encoded yet. */
export function createLadder({ program, places, room, stream, log, times = rungTimes }: LadderOptions): Ladder {
  const running = new Map<string, RunningRung>();
  const failures = new Map<string, number>();
  let size: { width: number; height: number } | undefined;
  let bitRate = 0;
  let begun = 0;
  let hasStopped = false;

  const offered = (): Rung[] => (size ? rungsBelow(size.height) : []);

  function start(rung: Rung): RunningRung | undefined {
    if (hasStopped || (failures.get(rung.name) ?? 0) >= mostFailures || !places.take()) return undefined;
    begun += 1;
    const started = startRung({
      program,
      recipe: { height: rung.height, bitRate: rateOf(rung, bitRate) },
      stream: `${stream}${rung.name[0]}${begun}`,
      times,
      log,
      about: { room, rung: rung.name },
      onOver(hasFailed) {
        places.free();
        if (running.get(rung.name) === started) running.delete(rung.name);
        failures.set(rung.name, hasFailed ? (failures.get(rung.name) ?? 0) + 1 : 0);
      },
    });
    running.set(rung.name, started);
    return started;
  }

  return {
    variants() {
      if (!size || hasStopped) return undefined;
      const { width, height } = size;
      const lower = offered().map((rung) => ({
        uri: `${rung.name}/index.m3u8`,
        bandwidth: rateOf(rung, bitRate) * headroom,
        // Even, as the coder makes it.
        width: Math.round((width * rung.height) / height / 2) * 2,
        height: rung.height,
      }));
      return writeVariants([{ uri: 'index.m3u8', bandwidth: bitRate * headroom, width, height }, ...lower]);
    },
    async rung(name) {
      const wanted = offered().find((rung) => rung.name === name);
      return wanted && (running.get(name) ?? start(wanted))?.channel();
    },
    begin(segment) {
      const { width, height } = segment.tracks.video;
      size = { width, height };
      for (const rung of [...running.values()]) rung.begin(segment);
    },
    part(bytes, duration) {
      if (duration > 0) {
        const now = (bytes.length * 8_000) / duration;
        const weight = bitRate === 0 ? 1 : Math.min(1, (newestWeight * duration) / 1_000);
        bitRate += (now - bitRate) * weight;
      }
      for (const rung of [...running.values()]) rung.part(bytes);
    },
    async stop() {
      hasStopped = true;
      await Promise.all([...running.values()].map((rung) => rung.stop()));
    },
  };
}
