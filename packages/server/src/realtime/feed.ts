import { sports } from '@pitchside/api/scores/matches';
import type { Matches } from '../modules/scores/matches/index.ts';
import type { Faults } from '../platform/faults.ts';
import type { Connection } from './connection.ts';
import type { createOddsSubscriptions } from './oddsSubscriptions.ts';
import type { View } from './pack.ts';
import type { Topics } from './topics.ts';

/** Number of hot matches of each sport that the main page shows, and the age limit (ms) of the cached list. */
const hotList = { length: 40, age: 15_000 };

interface FeedParts {
  hottest: Matches['hottest'];
  faults: Faults;
}

type Fields = Record<string, unknown>;

/**
 * Events for a client that names no topics, as the specification's socket sends them (section 4): matches under the name of their sport,
 * goals and odds (`exponent`) once it has sent `classify`, and a member's removal from a room (`liveKickout`) once it is registered.
 * `classify_type` 0 brings all matches, 1 the hot ones that the main page shows.
 */
export function createFeed(topics: Topics, odds: ReturnType<typeof createOddsSubscriptions>, { hottest, faults }: FeedParts) {
  let hot: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const lists = await Promise.all(sports.map((sport) => hottest(hotList.length, sport)));
    hot = new Set(lists.flat().map(({ id }) => id));
  }

  const all: View = {
    name: 'all',
    of({ type, data }) {
      if (type === 'match') return { type: String((data as Fields).sport), data };
      return type === 'goal' || type === 'exponent' ? { type, data } : undefined;
    },
  };
  const ofHot: View = {
    name: 'hot',
    of(event) {
      const { type, data } = event as { type: string; data: Fields };
      if (type !== 'exponent') return hot.has(String(data.match_id ?? data.id)) ? all.of(event) : undefined;
      const list = (data.list as [string][]).filter(([id]) => hot.has(id));
      return list.length > 0 ? { type, data: { ...data, list } } : undefined;
    },
  };
  const kickout: View = { name: 'kickout', of: (event) => (event.type === 'liveKickout' ? event : undefined) };
  const views = [all, ofHot] as const;

  return {
    /** Sets which matches a connection gets; replaces the former choice. */
    async classify(connection: Connection, type: 0 | 1): Promise<void> {
      if (type === 1 && !timer) {
        await look();
        timer ??= setInterval(() => void look().catch(faults.inJob('looking for hot matches')), hotList.age).unref();
      }
      for (const topic of sports.flatMap((sport) => [`matches:${sport}`, `odds:${sport}`])) {
        if (connection.named.has(topic)) continue;
        const isNew = !connection.views.has(topic);
        connection.views.set(topic, views[type]);
        if (!isNew) continue;
        await (topic.startsWith('odds:') ? odds.follow(connection, topic, {}, false) : topics.subscribe(connection, topic, {}, false));
      }
    },
    /** Notifies a member's connection when the member is removed from a room. */
    async ofMember(connection: Connection, memberId: number): Promise<void> {
      const topic = `user:${memberId}`;
      if (connection.named.has(topic)) return;
      connection.views.set(topic, kickout);
      await topics.subscribe(connection, topic, {}, false);
    },
    stop: () => clearInterval(timer),
  };
}
