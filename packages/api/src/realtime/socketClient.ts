import { retryDelay } from './backoff.ts';
import { createTimer, systemClock, type RealtimeClock } from './clock.ts';
import { createConnection, type RealtimeStatus } from './connection.ts';
import { readPlainFrames, type ControlFrame } from './plainFrames.ts';
import { canInflate } from './inflate.ts';
import { createListeners, surface, type ErrorListener } from './listeners.ts';
import type { ClientFrame, ControlFrameData, ControlFrameType, TopicEvent } from './realtime.contract.ts';
import type { TopicHandlers } from './subscription.ts';
import { platformNetwork, type NetworkEvents, type RealtimeSocketClass } from './socket.ts';
import { createTopic, type Topic } from './topic.ts';

type FrameOf<T extends ClientFrame['type']> = Extract<ClientFrame, { type: T }>;
type Hello = Omit<FrameOf<'register'>['data'], 'info' | 'by_topic' | 'patches' | 'deflate'>;

export interface RealtimeOptions {
  /** Address of the socket, read anew for each connection. Source: system settings. */
  url: () => string;
  /** Identity: language, and the token of a signed-in user; read anew for each registration. */
  hello: () => Hello;
  /** Company whose odds are wanted; `0` by default. `send` of another `toggle` replaces it. */
  companyId?: string;
  /** Kind of data that is wanted; 0 by default. `send` of another `classify` replaces it. */
  classifyType?: FrameOf<'classify'>['data']['classify_type'];
  /** Socket class; the platform's by default. */
  WebSocket?: RealtimeSocketClass;
  clock?: RealtimeClock;
  /** Chance in [0, 1) for the pauses. */
  random?: () => number;
  /** Source of the network's online and offline events; the browser window by default. */
  network?: NetworkEvents | undefined;
  /** Called with an error that a listener threw; by default the error surfaces as uncaught. */
  onError?: ErrorListener;
}

export interface Realtime {
  /** Opens the connection and keeps it open; does nothing when it is wanted already. */
  connect(): void;
  /** Closes the connection; topics and listeners stay, for another `connect`. */
  close(): void;
  /** A frozen picture of the connection; a new object for each change. */
  readonly status: RealtimeStatus;
  /** Calls the listener with each new status; the answer stops it. */
  onStatus(listener: (status: RealtimeStatus) => void): () => void;
  /** Listens to a topic, over one subscription however many listen; the answer stops it. */
  subscribe(topic: string, handlers: TopicHandlers): () => void;
  /** Listens to frames outside topics; the answer stops it. */
  on<T extends ControlFrameType>(type: T, listener: (data: ControlFrameData<T>) => void): () => void;
  /** Registers again after signing in or out, or a change of language. */
  register(): void;
  /** Sends a frame; false, and nothing is sent, while the connection is not open. */
  send(frame: ClientFrame): boolean;
}

/** Checks of what a socket receives; none by default. */
interface Reading {
  /** The event as the contract says; undefined for one that breaks it, or that it does not know. */
  event?: (event: TopicEvent) => TopicEvent | undefined;
  control?: (frame: ControlFrame) => ControlFrame | undefined;
  /** Called with every frame outside topics; default none. */
  onControl?: (frame: ControlFrame) => void;
}

/** Creates a socket client: one connection and any number of topics; each lost event is reported. */
export function createSocketClient(
  options: RealtimeOptions,
  { event: checkEvent = (event) => event, control: checkControl = (frame) => frame, onControl }: Reading,
): Realtime {
  const {
    url,
    hello,
    companyId = '0',
    classifyType = 0,
    WebSocket = globalThis.WebSocket,
    clock = systemClock,
    random = Math.random,
    onError = surface,
  } = options;
  const network = 'network' in options ? options.network : platformNetwork();
  const topics = new Map<string, Topic>();
  const statusListeners = createListeners<RealtimeStatus>(onError);
  const controlListeners = createListeners<ControlFrame>(onError);
  let toggle: FrameOf<'toggle'> = { type: 'toggle', data: { company_id: companyId } };
  let classify: FrameOf<'classify'> = { type: 'classify', data: { classify_type: classifyType } };

  const connection = createConnection({
    url,
    WebSocket,
    clock,
    random,
    network,
    statusListeners,
    onOpen() {
      register();
      connection.send(toggle);
      connection.send(classify);
      for (const topic of topics.values()) topic.connected();
    },
    onText(text) {
      for (const received of readPlainFrames(text)) {
        if (received.kind === 'event') topics.get(received.topic)?.event(received);
        else control(checkControl(received.frame));
      }
    },
    onLost() {
      retry.stop();
      for (const topic of topics.values()) topic.disconnected();
    },
  });

  const retry = createTimer(clock);
  let busy = 0;

  const reads = { by_topic: true, patches: true, ...(canInflate && { deflate: true }) };
  const register = () => void connection.send({ type: 'register', data: { info: 'web', ...reads, ...hello() } });

  /** The server could not look up who speaks, or find the company: both are said again after a pause. */
  function sayAgain() {
    busy += 1;
    retry.start(retryDelay(busy, random), () => {
      register();
      connection.send(toggle);
    });
  }

  function control(frame: ControlFrame | undefined) {
    if (!frame) return;
    if (frame.type === 'registered') busy = 0;
    if (frame.type === 'error') {
      const { frame: answered, topic, is_busy: isBusy = false } = frame.data;
      if (topic !== undefined) topics.get(topic)?.refused(isBusy);
      else if (isBusy && (answered === 'register' || answered === 'toggle')) sayAgain();
    }
    if (frame.type === 'subscribed' || frame.type === 'reset') {
      const { topic, epoch, seq } = frame.data;
      topics.get(topic)?.[frame.type]({ epoch, seq });
    }
    controlListeners.emit(frame);
    onControl?.(frame);
  }

  function openTopic(name: string): Topic {
    const topic = createTopic({
      clock,
      random,
      onError,
      check: checkEvent,
      ask: (position) => connection.send({ type: 'subscribe', data: { topic: name, ...position } }),
    });
    topics.set(name, topic);
    return topic;
  }

  return {
    connect: connection.connect,
    close: connection.close,
    get status() {
      return connection.status;
    },
    onStatus: statusListeners.add,
    subscribe(name, handlers) {
      const topic = topics.get(name) ?? openTopic(name);
      const leave = topic.add(handlers);
      return () => {
        leave();
        if (!topic.isEmpty() || topics.get(name) !== topic) return;
        topics.delete(name);
        connection.send({ type: 'unsubscribe', data: { topic: name } });
      };
    },
    on: (type, listener) =>
      controlListeners.add((frame) => {
        if (frame.type === type) listener(frame.data as Parameters<typeof listener>[0]);
      }),
    register() {
      register();
      for (const topic of topics.values()) topic.again();
    },
    send(frame) {
      if (frame.type === 'toggle') toggle = frame;
      if (frame.type === 'classify') classify = frame;
      return connection.send(frame);
    },
  };
}
