import { systemClock } from '../clock.ts';
import type { RealtimeStatus } from '../connection.ts';
import type { Realtime, RealtimeOptions } from '../createRealtime.ts';
import { knownControl, knownEvent, type ControlFrame } from '../frames.ts';
import { createListeners, surface } from '../listeners.ts';
import type { ClientFrame } from '../realtime.contract.ts';
import type { Subscription } from '../subscription.ts';
import { createLink, type PageEvents, type Way } from './link.ts';
import type { BrokerMessage, PageMessage } from './sharedProtocol.ts';

/** Options of a page's client. */
export interface SharedRealtimeOptions extends Pick<RealtimeOptions, 'url' | 'hello' | 'onError' | 'clock' | 'random'> {
  /** Ways to a broker of sockets, the best first. */
  ways: readonly Way[];
  /** Source of the page's sleep and wake events; the window by default. */
  page?: PageEvents | undefined;
}

interface SharedSubscription extends Subscription {
  topic: string;
}

/**
 * Creates the socket client of a page whose browser keeps one socket for all its pages, with the interface of the ordinary client. The
 * broker of the sockets may die: the page has all it needs to continue with another.
 */
export function createSharedRealtime(options: SharedRealtimeOptions): Realtime {
  const { ways, url, hello, onError = surface, clock = systemClock, random = Math.random } = options;
  const page = 'page' in options ? options.page : typeof globalThis.addEventListener === 'function' ? globalThis : undefined;
  const subscriptions = new Map<number, SharedSubscription>();
  const choices = new Map<ClientFrame['type'], ClientFrame>();
  const statusListeners = createListeners<RealtimeStatus>(onError);
  const controlListeners = createListeners<ControlFrame>(onError);
  let status: RealtimeStatus = Object.freeze({ state: 'idle', since: clock.now(), attempt: 0 });
  let lastId = 0;

  function move(next: RealtimeStatus): void {
    status = Object.freeze(next);
    statusListeners.emit(status);
  }

  function runSafely(work: () => void): void {
    try {
      work();
    } catch (error) {
      onError(error);
    }
  }

  function hearTopic(message: Extract<BrokerMessage, { id: number }>): void {
    const subscription = subscriptions.get(message.id);
    if (!subscription) return;
    const { handlers } = subscription;
    if (message.type === 'event') {
      const { event } = message;
      subscription.at = { epoch: event.epoch, seq: event.seq };
      const known = knownEvent(event);
      return known && runSafely(() => handlers.onEvent(known));
    }
    const { position } = message;
    subscription.at = position;
    runSafely(() => (message.type === 'reset' ? handlers.onReset(position) : handlers.onPlace?.(position)));
  }

  const register = () => link.post({ type: 'passport', passport: { url: url(), hello: hello() } });
  const ask = (id: number, { topic, at }: SharedSubscription): PageMessage => ({ type: 'subscribe', id, topic, from: at });

  const link = createLink({
    ways,
    clock,
    random,
    page,
    onOpen() {
      register();
      for (const frame of choices.values()) link.post({ type: 'send', frame });
      for (const [id, subscription] of subscriptions) link.post(ask(id, subscription));
    },
    onMessage(message) {
      if ('id' in message) hearTopic(message);
      const frame = message.type === 'control' && knownControl(message.frame);
      if (frame) controlListeners.emit(frame);
      if (message.type === 'status') move(message.status);
    },
    onLost: (attempt) => move({ state: 'waiting', since: status.state === 'waiting' ? status.since : clock.now(), attempt }),
  });

  return {
    connect() {
      if (status.state === 'idle') move({ state: 'connecting', since: clock.now(), attempt: 0 });
      link.open();
    },
    close() {
      link.close();
      if (status.state !== 'idle') move({ state: 'idle', since: clock.now(), attempt: 0 });
    },
    get status() {
      return status;
    },
    onStatus: statusListeners.add,
    subscribe(topic, handlers) {
      lastId += 1;
      const id = lastId;
      const subscription: SharedSubscription = { topic, handlers, at: handlers.from };
      subscriptions.set(id, subscription);
      link.post(ask(id, subscription));
      return () => {
        if (subscriptions.delete(id)) link.post({ type: 'unsubscribe', id });
      };
    },
    on: (type, listener) =>
      controlListeners.add((frame) => {
        if (frame.type === type) listener(frame.data as Parameters<typeof listener>[0]);
      }),
    register,
    send(frame) {
      if (frame.type === 'toggle' || frame.type === 'classify') choices.set(frame.type, frame);
      link.post({ type: 'send', frame });
      return status.state === 'open';
    },
  };
}
