import { frameCodes } from '@pitchside/api/realtime';
import { coalesce } from '../platform/coalesce.ts';
import type { Platform } from '../platform/platform.ts';
import type { Running } from '../platform/running.types.ts';
import { rightsWake, type TopicPolicy } from '../platform/topics.ts';
import type { Connection } from './connection.ts';
import { judgeOnce, policyOf, type Ruled } from './policies.ts';
import type { Topics } from './topics.ts';

/** Interval (ms) of checks for lost rights: one second may pass at most, on whichever node a right was revoked. */
const every = 500;

/** The connections of one member on a topic, or of all visitors: they are judged alike. */
interface MemberSubscription extends Ruled {
  topic: string;
  memberId: number | undefined;
  connections: Connection[];
}

/**
 * Ends the subscriptions of those who lost the right to them, on whichever node the right was taken: the database decides, the bus only
 * says that there is something to check.
 */
export function createReview(
  platform: Pick<Platform, 'bus' | 'faults'>,
  topics: Topics,
  policies: readonly TopicPolicy[],
): Running & { of(connection: Connection): Promise<void> } {
  const ending = policies.filter(({ mayEnd }) => mayEnd);

  function unsubscribe(connection: Connection, { topic, policy, subject }: MemberSubscription, isRefused: boolean): void {
    topics.unsubscribe(connection, topic);
    connection.refuse((isRefused && policy.refusal) || 'gone', { topic });
    const farewell = isRefused && policy.farewell?.(subject);
    if (farewell) connection.sendControl(farewell.type, farewell.data, frameCodes.push);
  }

  async function judge(asked: readonly MemberSubscription[]): Promise<void> {
    const verdicts = await judgeOnce(asked);
    for (const [index, subscription] of asked.entries()) {
      if (verdicts[index] === 'admitted') continue;
      for (const connection of subscription.connections) {
        const isSame = connection.member?.id === subscription.memberId && topics.namesOf(connection).has(subscription.topic);
        if (isSame) unsubscribe(connection, subscription, verdicts[index] === 'refused');
      }
    }
  }

  /** Subscribers of a topic, by member: thousands of visitors of a room are one question and no work. */
  function subscriptionsAt(topic: string, connections: Iterable<Connection>): MemberSubscription[] {
    const ruled = policyOf(ending, topic);
    if (!ruled) return [];
    const subscriptions = new Map<number | undefined, MemberSubscription>();
    for (const connection of connections) {
      const memberId = connection.member?.id;
      const known = subscriptions.get(memberId);
      if (known) known.connections.push(connection);
      else subscriptions.set(memberId, { ...ruled, topic, memberId, connections: [connection] });
    }
    return [...subscriptions.values()];
  }

  // A right that is revoked during a review may have been checked before.
  const look = coalesce(() =>
    judge([...topics.names()].flatMap((topic) => subscriptionsAt(topic, topics.followers(topic)))).catch(
      platform.faults.inJob('reviewing who follows what'),
    ),
  );
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => (looking = look()), every).unref();
  const stopListening = platform.bus.onWake((name) => void (name === rightsWake && (looking = look())));

  return {
    /** Reviews one connection whose member has changed. */
    of: (connection) => judge([...topics.namesOf(connection)].flatMap((topic) => subscriptionsAt(topic, [connection]))),
    async stop() {
      clearInterval(timer);
      stopListening();
      await looking;
    },
  };
}
