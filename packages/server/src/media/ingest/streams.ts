import type { Platform } from '../../platform/platform.ts';
import type { Lease, Leases } from '../../platform/leases.ts';
import { traced } from '../../platform/tracing.ts';
import type { Channel } from '../channel.ts';
import { admitPublisher, isKeyedRefusal, streamLease, type Live } from '../../modules/live/live/index.ts';
import type { Ladder } from '../ladder/ladder.ts';
import { createPackager, type Packager } from '../packager/packager.ts';
import { createRecorder, type Recorder } from '../recorder/recorder.ts';
import type { Recordings } from '../../modules/live/recordings/index.ts';
import type { HealthRounds } from './health/rounds.ts';
import type { StreamMeter } from './health/meter.ts';
import { createTimeline, type Timeline } from '../timeline/timeline.ts';
import { isMedia, isPicture } from '../packager/flv.ts';
import type { StreamFigures } from '../../platform/streamFigures.types.ts';
import type { Admit } from './rtmpSession.ts';
import { relieveSilent, takeStandby } from './standby.ts';

/** Milliseconds that an ended stream stays readable, so that players notice the end. */
const afterglow = 30_000;
/** Milliseconds between two looks at a room whose publisher is away, and for which one may be away before its first picture. */
const away = { look: 2_000, unseen: 10_000 };
/** Tries for a change of a room while the database does not answer, and the pause between them, ms. */
const tries = { most: 5, pause: 2_000 };

interface Stream {
  timeline: Timeline;
  packager: Packager;
  ladder: Ladder | undefined;
  recorder: Recorder;
  meter: StreamMeter | undefined;
  /** Settles when the recording is stored, or cannot be. */
  recorded: Promise<void>;
  roomId: number;
  /** Generation of the newest admitted publisher. */
  generation: number;
  isPublishing: boolean;
  /** When its publisher sent something last, by the monotonic clock. */
  heardAt: number;
  /** Keeps other nodes from publishing into the room, while somebody publishes here. */
  lease?: Lease | undefined;
  /** Settles when the last one was given back. */
  returned: Promise<void>;
  /** Hangs up on the publisher. */
  cut(): void;
  /** Fires when the room of an absent publisher is looked at, then when players have been told the end. */
  timer?: NodeJS.Timeout | undefined;
  hasEnded: boolean;
}

/** The streams that are pushed right now, by room. */
export interface Streams {
  admit: Admit;
  channel(room: string): Channel | undefined;
  /** Whether a room's stream here has no publisher, who may be at another node by now. */
  isWaiting(room: string): boolean;
  /** Sound of a room's stream by itself. */
  sound(room: string): Packager['sound'] | undefined;
  figures(): StreamFigures;
  /** Lower qualities of a room's stream. */
  ladder(room: string): Ladder | undefined;
  /** Ends all streams at once. */
  stop(): Promise<void>;
}

/** The rooms' functions that streams need. */
export type StreamRooms = Pick<Live, 'roomByKey' | 'streamStarted' | 'streamLost' | 'streamEnded'> &
  Partial<Pick<Live, 'closedRoomByKey' | 'beginGeneration'>>;

interface StreamParts {
  health?: Pick<HealthRounds, 'begin' | 'refused' | 'standby'> | undefined;
  openLadder?: (room: string, stream: string) => Ladder | undefined;
}

/**
 * @param leases keep a room to one publisher across all nodes
 * @param recordings store of the broadcasts
 * @param parts the meter of stream health (default none), and the transcoder of lower qualities (undefined where nothing can be coded)
 */
export function createStreams(
  { clock, log, faults, leases }: Pick<Platform, 'clock' | 'log' | 'faults'> & { leases: Pick<Leases, 'take' | 'alive'> },
  live: StreamRooms,
  recordings: Pick<Recordings, 'broadcastOf' | 'keep' | 'onWanted'>,
  { health, openLadder }: StreamParts = {},
): Streams {
  const streams = new Map<string, Stream>();
  let begun = 0;
  const totals = { bytes: 0, frames: 0, cuts: 0, refusals: 0 };

  async function insist(work: () => Promise<void>): Promise<void> {
    for (let left = tries.most; ; left -= 1) {
      try {
        return await work();
      } catch (error) {
        faults.inJob('the state of a room could not be changed')(error);
        if (left <= 1) return;
        await new Promise((resume) => setTimeout(resume, tries.pause).unref());
      }
    }
  }

  async function end(room: string, stream: Stream): Promise<void> {
    clearTimeout(stream.timer);
    if (stream.hasEnded) return;
    stream.hasEnded = true;
    stream.meter?.end();
    try {
      stream.packager.end();
    } catch (error) {
      // The room ends whatever its last pictures were.
      faults.report(error, { stream: room });
    }
    stream.recorded = stream.recorder.end();
    void stream.ladder?.stop();
    stream.timer = setTimeout(() => {
      if (streams.get(room) === stream) streams.delete(room);
    }, afterglow).unref();
    log.info({ room }, 'stream ended');
    await giveBack(stream);
    await traced('ingest end', 'root', () =>
      insist(async () => {
        // Another node may have a publisher by now: the room is theirs.
        await live.streamEnded(stream.roomId, stream.generation);
      }),
    );
  }

  /** Waits for a publisher who left, as long as the room does. */
  async function wait(room: string, stream: Stream, leftAt: number): Promise<void> {
    const { generation } = stream;
    let left: number = away.look;
    try {
      const until = await traced('ingest wait', 'root', () => live.streamLost(stream.roomId, generation));
      if (until === 'unseen') left = leftAt + away.unseen - performance.now();
      else left = until === 'over' ? 0 : until - clock.now();
    } catch (error) {
      faults.inJob('the room of a lost publisher could not be looked at; it is tried again')(error);
    }
    // It may have come back, or been ended, meanwhile.
    if (stream.hasEnded || stream.isPublishing || stream.generation !== generation) return;
    if (left <= 0) return end(room, stream);
    stream.timer = setTimeout(() => void wait(room, stream, leftAt), Math.min(left, away.look)).unref();
  }

  function giveBack(stream: Stream): Promise<void> {
    const { lease } = stream;
    stream.lease = undefined;
    if (lease) stream.returned = lease.release().catch(faults.inJob('the lease of a stream could not be given back; it ends by itself'));
    return stream.returned;
  }

  function begin(room: string, roomId: number, generation: number): Stream {
    clearTimeout(streams.get(room)?.timer);
    begun += 1;
    // Names of files never repeat, even when the clock of the site stands still.
    const name = `${Date.now().toString(36)}${begun.toString(36)}`;
    const recorder = createRecorder({ log, faults }, recordings, { roomId, stream: name });
    const ladder = openLadder?.(room, name);
    const packager = createPackager({
      now: () => clock.now(),
      stream: name,
      onReady: () =>
        void insist(() => live.streamStarted(roomId, stream.generation))
          .then(recorder.begun)
          .catch(faults.inJob('a broadcast is not recorded')),
      onSegment: recorder.segment,
      tap: ladder,
    });
    const stream: Stream = {
      timeline: createTimeline(),
      packager,
      ladder,
      recorder,
      meter: health?.begin(roomId),
      recorded: Promise.resolve(),
      roomId,
      generation,
      isPublishing: true,
      heardAt: performance.now(),
      returned: Promise.resolve(),
      cut: () => undefined,
      hasEnded: false,
    };
    streams.set(room, stream);
    log.info({ room }, 'stream began');
    return stream;
  }

  /** Admits a publisher into a room in which nobody publishes. */
  const enter: Admit = async (request, cut) => {
    const mine: { stream?: Stream } = {};
    let isLost = false;
    const take = (roomId: number) =>
      // Revoked, or taken by another node after a silence of ours: the stream here ends at once.
      leases.take(streamLease(roomId), () => {
        isLost = true;
        const { stream } = mine;
        if (!stream) return;
        stream.lease = undefined;
        stream.cut();
        void end(String(roomId), stream);
      });
    const admission = await traced('ingest admit', 'root', () => admitPublisher(live, request, take));
    if ('refused' in admission) return { refused: admission.refused };
    const { row, held: lease, before, generation } = admission;
    const room = String(row.room.id);
    const known = streams.get(room);
    // This node's stream is over when, since its last publisher left, the room was ended or somebody published at another node.
    const isBack = known !== undefined && !known.hasEnded && known.generation === before;
    if (known && !isBack) void end(room, known);
    const stream = isBack ? known : begin(room, row.room.id, generation);
    mine.stream = stream;
    stream.generation = generation;
    if (isBack) {
      clearTimeout(stream.timer);
      stream.packager.rejoin();
      stream.timeline.rejoin();
      stream.meter?.back();
    }
    [stream.isPublishing, stream.heardAt, stream.lease, stream.cut] = [true, performance.now(), lease, cut];
    if (isLost) {
      cut();
      void end(room, stream);
    }
    return {
      tag(tag) {
        const heardAt = performance.now();
        stream.heardAt = heardAt;
        totals.bytes += tag.body.length;
        if (isPicture(tag)) totals.frames += 1;
        try {
          const placed = isMedia(tag) ? { ...tag, at: stream.timeline.place(tag.kind, tag.at, heardAt) } : tag;
          stream.meter?.tag(placed);
          const unplayable = stream.packager.accept(placed);
          if (unplayable) stream.meter?.refuse();
          return unplayable;
        } catch (error) {
          // An encoder's bytes alone cannot cause this.
          faults.report(error, { stream: room });
          return 'fault';
        }
      },
      unreached() {
        if (stream.generation === generation && !isBack) stream.meter?.unreach();
      },
      gone() {
        totals.cuts += 1;
        // Another publisher may have resumed the stream already.
        if (stream.generation !== generation) return;
        stream.isPublishing = false;
        stream.meter?.gone();
        stream.cut = () => undefined;
        void giveBack(stream);
        if (stream.hasEnded) return;
        try {
          stream.packager.pause();
        } catch (error) {
          faults.report(error, { stream: room });
        }
        stream.recorder.flush();
        void wait(room, stream, performance.now());
      },
    };
  };

  const relief = relieveSilent({ faults }, leases, streams);

  return {
    async admit(request, cut) {
      const entered = await enter(request, cut);
      if (!('refused' in entered)) return entered;
      const standby =
        entered.refused === 'busy'
          ? await takeStandby({ faults }, { leases, enter, onChange: (...news) => health?.standby(...news) }, request, cut)
          : undefined;
      if (standby) {
        log.info({ room: request.name }, 'a publisher stands by');
        return standby;
      }
      log.info({ room: request.name, reason: entered.refused }, 'publisher refused');
      totals.refusals += 1;
      if (isKeyedRefusal(entered.refused)) health?.refused(Number(request.name), entered.refused);
      return { refused: entered.refused };
    },
    channel: (room) => streams.get(room)?.packager,
    isWaiting: (room) => streams.get(room)?.isPublishing === false,
    sound: (room) => streams.get(room)?.packager.sound,
    figures: () => {
      const heard = [...streams.values()].flatMap((each) => (each.isPublishing ? [each.heardAt] : []));
      return { ...totals, streams: streams.size, silence: heard.length ? (performance.now() - Math.min(...heard)) / 1_000 : 0 };
    },
    ladder: (room) => streams.get(room)?.ladder,
    async stop() {
      await relief.stop();
      await Promise.all([...streams].map(([room, stream]) => end(room, stream)));
      await Promise.all([...streams.values()].map(({ recorded }) => recorded));
      await Promise.all([...streams.values()].map(async ({ ladder }) => ladder?.stop()));
      for (const stream of streams.values()) clearTimeout(stream.timer);
      streams.clear();
    },
  };
}
