import { standbyLease, streamLease, streamLeases } from '../../modules/live/live/index.ts';
import type { PublishRequest, Refusal } from '../../modules/live/live/index.ts';
import type { Leases } from '../../platform/leases.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MediaTag } from '../packager/flv.ts';
import type { Publisher } from './rtmpSession.ts';
import { repeat } from '../../platform/repeat.ts';
import type { Running } from '../../platform/running.types.ts';

/** Milliseconds between two looks at whether the first publisher is gone, and of silence after which it gives way to a stand-by. */
const [look, silence] = [500, 2_000];

/** Most tags and bytes of a group of pictures that is kept: ten seconds of the best camera. */
const most = { tags: 1_500, bytes: 16 * 1024 * 1024 };

const codecs = { h264: 7, aac: 10 };
const sequenceHeader = 0;
const coded = 1;
const key = 1;

const isDescription = ({ kind, body: [head = 0, type] }: MediaTag): boolean =>
  type === sequenceHeader && (kind === 'video' ? (head & 0x0f) === codecs.h264 : head >> 4 === codecs.aac);
const isKey = ({ kind, body: [head = 0, type] }: MediaTag): boolean => kind === 'video' && head >> 4 === key && type === coded;

/** Beginning of a stream that can be shown at any time: its descriptions, and all since its newest key picture. */
interface LastGroup {
  add(tag: MediaTag): void;
  /** Whether it can be begun with a picture. */
  isReady(): boolean;
  tags(): readonly MediaTag[];
}

/** Keeps the newest group of pictures of a stream; of one that is too long nothing is kept until the next key picture. */
function createLastGroup(): LastGroup {
  const descriptions: Partial<Record<MediaTag['kind'], MediaTag>> = {};
  let group: MediaTag[] = [];
  let bytes = 0;
  return {
    add(given) {
      // The library that reads RTMP uses its memory again.
      const tag = { ...given, body: Buffer.from(given.body) };
      if (isDescription(tag)) return void (descriptions[tag.kind] = tag);
      if (isKey(tag)) [group, bytes] = [[], 0];
      else if (group.length === 0) return;
      group.push(tag);
      bytes += tag.body.length;
      if (group.length > most.tags || bytes > most.bytes) [group, bytes] = [[], 0];
    },
    isReady: () => group.length > 0,
    tags: () => [...Object.values(descriptions), ...group],
  };
}

interface Parts {
  leases: Pick<Leases, 'take' | 'alive'>;
  /** Admits a publisher, if nobody publishes. */
  enter(request: PublishRequest, cut: () => void): Promise<Publisher | { refused: Refusal }>;
  /** Called when a room has a stand-by whose picture can be shown at once, or has it no more. */
  onChange(roomId: number, isReady: boolean): void;
}

/**
 * Takes a second publisher of a room as its stand-by, one a room over all nodes: it is read and not shown, and takes the place of the first
 * as soon as that is lost. Undefined where the room has one already.
 * @param cut hangs up on it
 */
export async function takeStandby(
  { faults }: Pick<Platform, 'faults'>,
  { leases, enter, onChange }: Parts,
  request: PublishRequest,
  cut: () => void,
): Promise<Publisher | undefined> {
  const roomId = Number(request.name);
  const lease = await leases.take(standbyLease(roomId), () => undefined);
  if (!lease) return undefined;
  const group = createLastGroup();
  let on: Publisher | undefined;
  let isOver = false;
  let isReady = false;
  let isAsking = false;

  /** Waits no more. */
  function leave(): void {
    if (isOver) return;
    isOver = true;
    clearInterval(timer);
    lease
      ?.release()
      .then(() => isReady && onChange(roomId, false))
      .catch(faults.inJob('the lease of a stand-by could not be given back; it ends by itself'));
  }

  async function takeOver(): Promise<void> {
    if ((await leases.alive(streamLeases, 0)).includes(streamLease(roomId))) return;
    const entered = await enter(request, cut);
    if ('refused' in entered) {
      // Another was faster; or the room was closed, or got another key.
      if (entered.refused !== 'busy') cut();
      return;
    }
    if (isOver) return entered.gone();
    on = entered;
    leave();
    for (const tag of group.tags()) if (on.tag(tag)) return cut();
  }

  const timer = setInterval(() => {
    if (isAsking || !group.isReady()) return;
    isAsking = true;
    takeOver()
      .catch(faults.inJob('a stand-by could not take over; it is tried again'))
      .finally(() => (isAsking = false));
  }, look).unref();

  return {
    tag(tag) {
      if (on) return on.tag(tag);
      group.add(tag);
      if (!isReady && group.isReady()) {
        isReady = true;
        onChange(roomId, true);
      }
      return undefined;
    },
    unreached: () => on?.unreached?.(),
    gone() {
      leave();
      on?.gone();
    },
  };
}

/** Stream as far as its silence is concerned. */
interface Heard {
  roomId: number;
  isPublishing: boolean;
  /** When its publisher sent something last, by the monotonic clock. */
  heardAt: number;
  /** Hangs up on the publisher. */
  cut(): void;
}

/** Hangs up on publishers who fell silent, where another stands by at any node. */
export function relieveSilent(
  { faults }: Pick<Platform, 'faults'>,
  leases: Pick<Leases, 'alive'>,
  streams: ReadonlyMap<string, Heard>,
): Running {
  const relieve = async () => {
    for (const { roomId, isPublishing, heardAt, cut } of streams.values()) {
      if (!isPublishing || performance.now() - heardAt <= silence) continue;
      const name = standbyLease(roomId);
      if ((await leases.alive(name, 0)).includes(name)) cut();
    }
  };
  return repeat(look, relieve, faults.inJob('a silent publisher could not be relieved; it is tried again'));
}
