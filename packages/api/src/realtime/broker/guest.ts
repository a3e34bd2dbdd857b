import type { TopicPosition } from '../subscription.ts';
import type { SharedConnection, Guest } from './broker.types.ts';
import type { BrokerMessage } from '../shared/sharedProtocol.ts';

interface Subscription {
  topic: string;
  /** The place that the page has reached; undefined until one was named. */
  at: TopicPosition | undefined;
  leave: () => void;
}

/** A page that has said nothing yet. */
export function createGuest(post: (message: BrokerMessage) => void): Guest {
  const subscriptions = new Map<number, Subscription>();
  let connection: SharedConnection | undefined;

  function follow(id: number, subscription: Subscription): void {
    if (!connection) return;
    subscription.leave = connection.realtime.subscribe(subscription.topic, {
      ...(subscription.at && { from: subscription.at }),
      onPlace(position) {
        subscription.at = position;
        post({ type: 'place', id, position });
      },
      onEvent(event) {
        subscription.at = { epoch: event.epoch, seq: event.seq };
        post({ type: 'event', id, event });
      },
      onReset(position) {
        subscription.at = position;
        post({ type: 'reset', id, position });
      },
    });
    // A page that joins later gets the number of viewers, as a newcomer of the room would.
    const count = connection.online(subscription.topic);
    if (count) post({ type: 'control', frame: count });
  }

  return {
    passport: undefined,
    company: undefined,
    isPrivate: false,
    get connection() {
      return connection;
    },
    post,
    follows: (topic) => [...subscriptions.values()].some((subscription) => subscription.topic === topic),
    subscribe(id, topic, from) {
      const subscription = { topic, at: from, leave: () => undefined };
      subscriptions.set(id, subscription);
      follow(id, subscription);
    },
    unsubscribe(id) {
      subscriptions.get(id)?.leave();
      subscriptions.delete(id);
    },
    join(next) {
      connection = next;
      next.guests.add(this);
      for (const [id, subscription] of subscriptions) follow(id, subscription);
      next.hurry();
      post({ type: 'status', status: next.realtime.status });
      // A page that joins an open socket learns the server's clock, as the first page did by its greeting.
      next.realtime.send({ type: 'heartbeat' });
    },
    leaveConnection() {
      const left = connection;
      connection = undefined;
      for (const subscription of subscriptions.values()) subscription.leave();
      left?.guests.delete(this);
    },
  };
}
