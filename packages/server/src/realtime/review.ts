import { frameCodes } from '@pitchside/api/realtime';
import { onceMore } from '../platform/onceMore.ts';
import type { Platform, Running } from '../platform/platform.ts';
import { rightsWake, type TopicPolicy } from '../platform/topics.ts';
import type { Connection } from './connection.ts';
import { judgeOnce, policyOf, type Ruled } from './policies.ts';
import type { Topics } from './topics.ts';

/** How often (ms) it is looked who lost a right: a second is what may pass, on whichever node it was taken. */
const every = 500;

interface Seat extends Ruled {
  connection: Connection;
  topic: string;
}

/** Takes seats back from those who may no longer have them, whichever node took the right: the database says so, the bus only that there is something to see. */
export function createReview(
  platform: Pick<Platform, 'bus' | 'faults'>,
  topics: Topics,
  policies: readonly TopicPolicy[],
): Running & { of(connection: Connection): Promise<void> } {
  const ending = policies.filter(({ mayEnd }) => mayEnd);

  function unseat({ connection, topic, policy, subject }: Seat, isRefused: boolean): void {
    topics.unsubscribe(connection, topic);
    connection.refuse((isRefused && policy.refusal) || 'gone', { topic });
    const farewell = isRefused && policy.farewell?.(subject);
    if (farewell) connection.tell(farewell.type, farewell.data, frameCodes.push);
  }

  async function judge(seats: readonly Seat[]): Promise<void> {
    const asked = seats.map((seat) => ({ ...seat, memberId: seat.connection.member?.id }));
    const verdicts = await judgeOnce(asked);
    for (const [index, { memberId, ...seat }] of asked.entries()) {
      const isSame = seat.connection.member?.id === memberId && topics.namesOf(seat.connection).has(seat.topic);
      if (isSame && verdicts[index] !== 'admitted') unseat(seat, verdicts[index] === 'refused');
    }
  }

  function seatsAt(topic: string, connections: Iterable<Connection>): Seat[] {
    const ruled = policyOf(ending, topic);
    return ruled ? [...connections].map((connection) => ({ ...ruled, topic, connection })) : [];
  }

  // A right that goes while it is looked may have been looked at before.
  const look = onceMore(() =>
    judge([...topics.names()].flatMap((topic) => seatsAt(topic, topics.followers(topic)))).catch(
      platform.faults.inJob('reviewing who follows what'),
    ),
  );
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => (looking = look()), every).unref();
  const stopListening = platform.bus.onWake((name) => void (name === rightsWake && (looking = look())));

  return {
    /** Reviews one socket, for which somebody else speaks now. */
    of: (connection) => judge([...topics.namesOf(connection)].flatMap((topic) => seatsAt(topic, [connection]))),
    async stop() {
      clearInterval(timer);
      stopListening();
      await looking;
    },
  };
}
