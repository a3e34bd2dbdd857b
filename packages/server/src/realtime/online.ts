import { frameCodes } from '@pitchside/api/realtime';
import type { Platform } from '../platform/platform.ts';
import type { Running } from '../platform/running.types.ts';
import { repeat } from '../platform/repeat.ts';
import type { Connection } from './connection.ts';
import { controlFrame } from './pack.ts';
import { createPresence, type RoomCounts } from './presence.ts';
import { inSlices } from './slices.ts';
import type { Topics } from './topics.ts';

/** Interval (ms) at which nodes exchange the counts of their rooms, and everybody in a room gets the new count. */
const every = 2_000;

/** Whether a topic is a room, whose people are counted. */
export const isRoom = (topic: string): boolean => topic.startsWith('room:');

/** Sends the number of viewers to everybody in a room, at all nodes: to a newcomer at once, to the others in the next round. */
export function createOnline(
  { db, faults }: Pick<Platform, 'db' | 'faults'>,
  topics: Topics,
): Running & { greet(connection: Connection, topic: string): void } {
  const presence = createPresence(db);
  let published = new Map<string, number>();
  let elsewhere: RoomCounts = new Map();
  const total = (topic: string) => topics.viewers(topic) + (elsewhere.get(topic) ?? 0);
  const sendCount = (connection: Connection, topic: string, count: number) =>
    connection.sendControl('online', { topic, total: count }, frameCodes.push);

  async function goRound(): Promise<void> {
    const rooms = [...topics.names()].filter(isRoom);
    // While the database is away others are thought to be as they were.
    elsewhere = await presence
      .exchange(new Map(rooms.map((topic) => [topic, topics.viewers(topic)])))
      .catch((error: unknown) => (faults.inJob('counting who is online')(error), elsewhere));
    const totals = new Map(rooms.map((topic) => [topic, total(topic)]));
    for (const [topic, count] of totals) {
      if (published.get(topic) === count) continue;
      const frame = controlFrame('online', { topic, total: count });
      await inSlices(topics.followers(topic), (connection) => connection.pass(frame));
    }
    published = totals;
  }
  const rounds = repeat(every, goRound, faults.inJob('telling who is online'));

  return {
    greet: (connection, topic) => void (isRoom(topic) && sendCount(connection, topic, total(topic))),
    async stop() {
      await rounds.stop();
      await presence.leave().catch(faults.inJob('the counts of this node end by themselves'));
    },
  };
}
