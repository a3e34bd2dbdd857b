import { msg } from '@lingui/core/macro';
import { studioTopic, turnedAwayNews, type StreamHealth, type StreamReading } from '@pitchside/api/live/studio';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { TopicPolicy } from '../../../../platform/topics.ts';
import { standbyLease, type KeyedRefusal, type Live } from '../../live/index.ts';
import { faultsOf, levelOf } from './healthFaults.ts';
import { createHealthRepository, type Measured, type Tries } from './health.repository.ts';
import { studioPolicy } from './health.topics.ts';

/** Time until a node's last report expires, ms: of a stream, because the node may be dead; of a refusal, because it is old news. */
const believed = { on: 10_000, refused: 600_000 };

const texts = { noRoom: msg`还没有直播间` };

/** Used by the ingest: reports the health of streams to their anchors. */
export interface StreamHealthRecorder {
  /** Stores the measurements of all streams of a node at once. */
  keep(measured: readonly Measured[]): Promise<void>;
  /** Records that a publisher with the right key was refused. */
  refused(roomId: number, why: KeyedRefusal): Promise<void>;
  /** Tells the anchor that another publisher stands by, or does no more. */
  standby(roomId: number, isReady: boolean): Promise<void>;
}

export interface Health {
  handlers: Pick<Handlers, 'getStreamHealth'>;
  recorder: StreamHealthRecorder;
  policies: TopicPolicy[];
}

function describe(roomId: number, reading: StreamReading, { tries, triedAt }: Tries): StreamHealth {
  const faults = faultsOf(reading, tries);
  return { ...reading, room_id: String(roomId), faults, level: levelOf(faults), tries, tried_at: triedAt };
}

/** Health of anchors' streams on any node: the node writes, the database stores, the topic publishes. */
export function createHealth(
  { db, clock, events, leases, settings }: Pick<Platform, 'db' | 'clock' | 'events' | 'leases' | 'settings'>,
  live: Pick<Live, 'repository'>,
): Health {
  const repository = createHealthRepository(db);

  function isOld({ state, at }: StreamReading): boolean {
    return state === 'off' || clock.now() - at > (state === 'refused' || state === 'unreached' ? believed.refused : believed.on);
  }

  return {
    policies: [studioPolicy(repository)],
    recorder: {
      keep: (measured) =>
        events.transaction(async (tx, emit) => {
          const kept = await repository.keep(tx, measured);
          for (const { roomId, reading } of measured) {
            const tries = kept.get(roomId);
            if (tries) emit(studioTopic(roomId), 'stream_health', describe(roomId, reading, tries));
          }
        }),
      async refused(roomId, why) {
        const at = clock.now();
        if (why === 'busy') return repository.tried(roomId, at);
        await events.transaction(async (tx, emit) => {
          await repository.turnedAway(tx, roomId, at);
          emit(studioTopic(roomId), 'publisher_turned_away', { room_id: String(roomId), at });
        });
      },
      standby: (roomId, isReady) =>
        events.transaction(async (_tx, emit) =>
          emit(studioTopic(roomId), 'stream_standby', { room_id: String(roomId), is_ready: isReady }),
        ),
    },
    handlers: {
      async getStreamHealth(_, { member }) {
        const found = await live.repository.roomOf(member.id);
        if (!found) throw new CallError(texts.noRoom);
        const { id, isOpen } = found.room;
        const row = await repository.of(id);
        const reading = row?.reading && !isOld(row.reading) ? row.reading : undefined;
        return {
          is_measured: settings.media === 'own',
          health: row && reading ? describe(id, reading, row) : null,
          trail: row && reading ? row.trail : [],
          has_standby: (await leases.alive(standbyLease(id), 0)).includes(standbyLease(id)),
          topic: studioTopic(id),
          turned_away_at: !isOpen && row?.turnedAwayAt && clock.now() - row.turnedAwayAt < turnedAwayNews ? row.turnedAwayAt : null,
        };
      },
    },
  };
}
