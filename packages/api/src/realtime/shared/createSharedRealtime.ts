import type { RealtimeStatus } from '../connection.ts';
import type { Realtime, RealtimeOptions } from '../createRealtime.ts';
import type { ControlFrame } from '../frames.ts';
import { createListeners, surface } from '../listeners.ts';
import type { TopicHandlers } from '../seat.ts';
import type { BrokerMessage, PageMessage } from './shared.protocol.ts';

/** The page's end of the way to the broker. */
export interface BrokerPort {
  post(message: PageMessage): void;
  /** Hears what the broker says, from the first word on. */
  onMessage(listener: (message: BrokerMessage) => void): void;
}

/** The socket client of a page whose browser keeps one socket for all its pages: the same client to whoever uses it. */
export function createSharedRealtime(
  port: BrokerPort,
  { url, hello, onError = surface }: Pick<RealtimeOptions, 'url' | 'hello' | 'onError'>,
): Realtime {
  const listeners = new Map<number, TopicHandlers>();
  const statusListeners = createListeners<RealtimeStatus>(onError);
  const controlListeners = createListeners<ControlFrame>(onError);
  let status: RealtimeStatus = Object.freeze({ state: 'idle', since: Date.now(), attempt: 0 });
  let lastId = 0;

  function tell(work: () => void): void {
    try {
      work();
    } catch (error) {
      onError(error);
    }
  }

  port.onMessage((message) => {
    if (message.type === 'event') tell(() => listeners.get(message.id)?.onEvent(message.event));
    if (message.type === 'reset') tell(() => listeners.get(message.id)?.onReset(message.position));
    if (message.type === 'control') controlListeners.emit(message.frame);
    if (message.type === 'status') {
      status = Object.freeze({ ...message.status });
      statusListeners.emit(status);
    }
  });
  const register = () => port.post({ type: 'passport', passport: { url: url(), hello: hello() } });

  return {
    connect() {
      register();
      port.post({ type: 'connect' });
    },
    close: () => port.post({ type: 'close' }),
    get status() {
      return status;
    },
    onStatus: statusListeners.add,
    subscribe(topic, handlers) {
      lastId += 1;
      const id = lastId;
      listeners.set(id, handlers);
      port.post({ type: 'subscribe', id, topic, from: handlers.from });
      return () => {
        if (listeners.delete(id)) port.post({ type: 'unsubscribe', id });
      };
    },
    on: (type, listener) =>
      controlListeners.add((frame) => {
        if (frame.type === type) listener(frame.data as Parameters<typeof listener>[0]);
      }),
    register,
    send(frame) {
      port.post({ type: 'send', frame });
      return status.state === 'open';
    },
  };
}
