import type { FastifyBaseLogger } from 'fastify';
import type { Channel } from '../channel.ts';
import { fragment } from '../packager/fragment.ts';
import { initSection } from '../packager/init.ts';
import type { SoundFiles } from '../packager/sound.ts';
import type { StreamTap } from '../packager/tap.ts';
import { pictureCoding, rungTimes, soundCoding, startRung, type Coding, type RungTimes, type RunningRung } from './rung.ts';
import { rateOf, rungsBelow, soundFolders, sparedSound, type Rung } from './rungs.data.ts';
import { writeVariants, type Variant } from './variants.ts';

/** Weight of the newest part in the measured bit rate, for each second of it. */
const newestWeight = 0.2;
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
  /** Encoder slots for pictures and for sound. */
  places: { picture: Places; sound: Places };
  /** Whether this node can code anything; else a stream has no rungs. */
  canCode: boolean;
  room: string;
  /** Begins every file name; must never repeat for a room. */
  stream: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  times?: RungTimes;
}

/** Sound of a stream by itself, as its playlists describe it. */
type SoundFacts = Pick<SoundFiles, 'bitRate' | 'codec'>;

/** Lower qualities of one stream, each encoded while somebody watches it. */
export interface Ladder extends StreamTap {
  /** The playlist that names the original, every rung and the sound alone; undefined before the first picture. */
  variants(sound: SoundFacts): string | undefined;
  /** The playlist that names the sound alone, as it comes and coded for bad lines; undefined before the first picture. */
  soundVariants(sound: SoundFacts): string | undefined;
  /** A rung by name; starts it where it is not running. Undefined where the stream has no such rung, no slot is free, or it has failed. */
  rung(name: string): Promise<Channel | undefined>;
  /** Ends all rungs; settles once their processes are gone. */
  stop(): Promise<void>;
}

/** A rung that can be had: its encoder slots, and its coding. */
interface Offer {
  name: string;
  places: Places;
  coding(): Coding;
}

/** Creates the ladder of a stream; nothing is encoded yet. */
export function createLadder({ program, places, canCode, room, stream, log, times = rungTimes }: LadderOptions): Ladder {
  const running = new Map<string, RunningRung>();
  const failures = new Map<string, number>();
  let size: { width: number; height: number } | undefined;
  let bitRate = 0;
  let begun = 0;
  let sequence = 0;
  let hasStopped = false;

  const rungs = (): Rung[] => (size && canCode ? rungsBelow(size.height) : []);

  function offered(name: string): Offer | undefined {
    if (name === soundFolders.spared && size && canCode) return { name, places: places.sound, coding: () => soundCoding };
    const rung = rungs().find((one) => one.name === name);
    return rung && { name, places: places.picture, coding: () => pictureCoding({ height: rung.height, bitRate: rateOf(rung, bitRate) }) };
  }

  function start({ name, places: free, coding }: Offer): RunningRung | undefined {
    if (hasStopped || (failures.get(name) ?? 0) >= mostFailures || !free.take()) return undefined;
    begun += 1;
    const started = startRung({
      program,
      coding: coding(),
      stream: `${stream}${name[0]}${begun}`,
      times,
      log,
      about: { room, rung: name },
      onOver(hasFailed) {
        free.free();
        if (running.get(name) === started) running.delete(name);
        failures.set(name, hasFailed ? (failures.get(name) ?? 0) + 1 : 0);
      },
    });
    running.set(name, started);
    return started;
  }

  /** Sound alone, the cheaper first: the one as it comes is there in any case. */
  const soundsOf = (sound: SoundFacts): Variant[] => {
    const asSent = { uri: `${soundFolders.asSent}/index.m3u8`, average: sound.bitRate(), codecs: sound.codec() };
    const spared = { uri: `${soundFolders.spared}/index.m3u8`, average: sparedSound.carried, codecs: 'mp4a.40.2' };
    return canCode ? [spared, asSent] : [asSent];
  };

  return {
    variants(sound) {
      if (!size || hasStopped) return undefined;
      const { width, height } = size;
      const lower = rungs().map((rung) => ({
        uri: `${rung.name}/index.m3u8`,
        average: rateOf(rung, bitRate),
        // Even, as the coder makes it.
        size: { width: Math.round((width * rung.height) / height / 2) * 2, height: rung.height },
      }));
      return writeVariants([{ uri: 'index.m3u8', average: bitRate, size }, ...lower, ...soundsOf(sound)]);
    },
    soundVariants: (sound) => (size && !hasStopped ? writeVariants(soundsOf(sound)) : undefined),
    async rung(name) {
      const wanted = offered(name);
      return wanted && (running.get(name) ?? start(wanted))?.channel();
    },
    begin(segment) {
      const { width, height } = segment.tracks.video;
      size = { width, height };
      for (const [name, rung] of [...running])
        rung.begin(name === soundFolders.spared ? { ...segment, init: initSection({ audio: segment.tracks.audio }) } : segment);
    },
    part({ bytes, duration }, sound) {
      if (duration > 0) {
        const now = (bytes.length * 8_000) / duration;
        const weight = bitRate === 0 ? 1 : Math.min(1, (newestWeight * duration) / 1_000);
        bitRate += (now - bitRate) * weight;
      }
      for (const [name, rung] of [...running])
        if (name !== soundFolders.spared) rung.part(bytes);
        else if (sound.frames.length > 0) rung.part(fragment((sequence += 1), { at: 0, samples: [] }, sound));
    },
    async stop() {
      hasStopped = true;
      await Promise.all([...running.values()].map((rung) => rung.stop()));
    },
  };
}
