import { createPace } from '../../packages/server/src/feeds/simulator/pace.ts';
import { createExtras } from '../../packages/server/src/feeds/simulator/extras.ts';
import { createWorld } from '../../packages/server/src/feeds/simulator/world.ts';
import { bookmakers } from '../../packages/server/src/feeds/simulator/odds/companies.data.ts';
import type { FeedBatch } from '../../packages/server/src/modules/scores/sport/feed.types.ts';
import type { StoredEvent } from '../../packages/server/src/platform/events.ts';
import { createPack } from '../../packages/server/src/realtime/pack.ts';
import { createRows, type Rows } from '../../packages/server/src/realtime/rows.ts';
import { openServer } from '../fanout/evening.ts';

/** Changes of odds and details in one delivery, as in the simulator. */
const extrasAtOnce = 150;
const second = 1_000;

/** Events of one delivery about a topic, and the messages that bring them to a reader of each kind. */
export interface Said {
  topic: string;
  /** Milliseconds since the beginning. */
  at: number;
  events: readonly StoredEvent[];
  plain: Buffer;
  /** To a reader who has been there since the beginning. */
  patches: Buffer;
  /** The same to one who reads deflated messages. */
  deflated: Buffer;
  /** To a reader who came by another socket at the last full ten minutes. */
  rejoined: Buffer;
}

/**
 * Plays hours of the simulated world, second by second, through the whole server and its database.
 * @param take gets what each delivery says, topic by topic
 */
export async function playDay(root: string, from: number, hours: number, take: (said: Said) => void): Promise<void> {
  let now = from;
  const server = await openServer(root, { now: () => now });
  const pace = createPace(1, 1);
  const world = createWorld(pace);
  const extras = createExtras(pace, 1);
  const topics = new Map<string, { rows: Rows; last: number; rejoinedAt: number; since: number }>();

  /** Reads all events that were written, and forgets them. */
  async function read(): Promise<void> {
    const { rows } = await server.query<StoredEvent & { topic: string; seq: string }>(
      'with gone as (delete from topic_event returning topic, seq, type, data) select gone.*, epoch from gone join topic on name = gone.topic order by gone.topic, gone.seq',
    );
    const byTopic = Map.groupBy(rows, ({ topic }) => topic);
    for (const [topic, stored] of byTopic) {
      const events = stored.map(({ epoch, seq, type, data }) => ({ epoch, seq: Number(seq), type, data }));
      const state = topics.get(topic) ?? { rows: createRows(), last: 0, rejoinedAt: 0, since: 0 };
      topics.set(topic, state);
      const round = Math.floor(now / (600 * second));
      if (round > state.rejoinedAt) Object.assign(state, { rejoinedAt: round, since: state.last });
      const pack = createPack(topic, events, state.rows);
      const to = (since?: number, inflates = false) => pack.after(0, { language: 'zh', isSlow: false, since, inflates });
      take({ topic, at: now - from, events, plain: to(), patches: to(0), deflated: to(0, true), rejoined: to(state.since) });
      state.last = pack.last;
    }
  }
  const apply = async (batch: FeedBatch) => {
    await server.apply(batch);
    await read();
  };

  try {
    await server.apply({ ...world.foundation(), companies: bookmakers });
    do {
      const { batch, taken } = world.news(now, 80);
      await server.apply({ ...batch, isPast: true });
      taken();
    } while (world.isBehind(now));
    for (; now < from + hours * 3_600 * second; now += second) {
      const { batch, taken } = world.news(now);
      if (Object.keys(batch).length > 0) await apply(batch);
      taken();
      for (let more = true, turn = 0; more && turn < 3; turn += 1) {
        const news = extras.news(now, extrasAtOnce);
        more = Object.keys(news.batch).length > 0;
        const { odds, details } = news.batch;
        // Each is a transaction of its own.
        if (odds?.length) await apply({ odds });
        if (details?.length) await apply({ details });
        news.taken();
      }
    }
  } finally {
    await server.stop();
  }
}
