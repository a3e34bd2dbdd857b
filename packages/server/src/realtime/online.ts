import { frameCodes } from '@pitchside/api/realtime';
import type { Connection } from './connection.ts';
import type { Topics } from './topics.ts';

/** How often (ms) everybody in a room hears how many there are. */
const every = 5_000;

/** Whether a topic is a room, whose people are counted. */
export const isRoom = (topic: string): boolean => topic.startsWith('room:');

/** Tells people in a room how many they are: a newcomer at once, the others with the next round. */
export function createOnline(topics: Topics) {
  let told = new Map<string, number>();
  const tell = (connection: Connection, topic: string, total: number) => connection.tell('online', { topic, total }, frameCodes.push);

  const timer = setInterval(() => {
    const totals = new Map([...topics.names()].filter(isRoom).map((topic) => [topic, topics.audience(topic)]));
    for (const [topic, total] of totals) {
      if (told.get(topic) === total) continue;
      for (const connection of topics.followers(topic)) tell(connection, topic, total);
    }
    told = totals;
  }, every).unref();

  return {
    greet: (connection: Connection, topic: string): void => void (isRoom(topic) && tell(connection, topic, topics.audience(topic))),
    stop: () => clearInterval(timer),
  };
}
