import type { RealtimeClock } from './clock.ts';
import type { ClientFrame } from './realtime.contract.ts';
import type { NetworkEvents, RealtimeSocket } from './socket.ts';

/** A clock that advances only on command; for tests. */
export function createManualClock() {
  let now = 1_000_000;
  let lastId = 0;
  const waits = new Map<number, { at: number; work: () => void }>();
  const next = (until: number) =>
    [...waits].filter(([, wait]) => wait.at <= until).sort(([a, one], [b, other]) => one.at - other.at || a - b)[0];
  const clock: RealtimeClock = {
    now: () => now,
    setTimeout(work, ms) {
      lastId += 1;
      waits.set(lastId, { at: now + ms, work });
      return lastId;
    },
    clearTimeout: (id) => void waits.delete(id as number),
  };
  return {
    ...clock,
    /** Number of pending timers. */
    waiting: () => waits.size,
    /** Lets `ms` pass, doing what becomes due in order. */
    advance(ms: number) {
      const until = now + ms;
      for (let due = next(until); due; due = next(until)) {
        waits.delete(due[0]);
        now = due[1].at;
        due[1].work();
      }
      now = until;
    },
  };
}

/** A socket under the control of a test, seen from both ends. */
export class FakeSocket implements RealtimeSocket {
  readonly url: string;
  /** Frames that the client sent, in order. */
  readonly sent: ClientFrame[] = [];
  readyState = 0;
  binaryType = '';
  isClosedByClient = false;
  readonly #onSent: (socket: FakeSocket, frame: ClientFrame) => void;
  readonly #listeners: Record<string, ((event: { data: unknown }) => void)[]> = { open: [], message: [], close: [], error: [] };

  constructor(url: string, onSent: (socket: FakeSocket, frame: ClientFrame) => void) {
    this.url = url;
    this.#onSent = onSent;
  }

  addEventListener(type: string, listener: (event: { data: unknown }) => void) {
    this.#listeners[type]?.push(listener);
  }

  send(text: string) {
    const frame = JSON.parse(text) as ClientFrame;
    this.sent.push(frame);
    this.#onSent(this, frame);
  }

  close() {
    this.isClosedByClient = true;
    this.readyState = 3;
  }

  /** Lets the client see the socket open. */
  open() {
    this.readyState = 1;
    this.#dispatch('open');
  }

  /** Hands a frame, raw text or anything else to the client. */
  say(frame: unknown) {
    this.#dispatch('message', typeof frame === 'object' && !(frame instanceof ArrayBuffer) ? JSON.stringify(frame) : frame);
  }

  /** Cuts the socket, seen by the client at once. */
  cut() {
    this.readyState = 3;
    this.#dispatch('close');
  }

  #dispatch(type: string, data?: unknown) {
    for (const listener of this.#listeners[type] ?? []) listener({ data });
  }
}

/** A socket class whose sockets are all in `sockets`, newest last; for tests. */
export function createFakeSockets(onSent: (socket: FakeSocket, frame: ClientFrame) => void = () => undefined) {
  const sockets: FakeSocket[] = [];
  class KeptSocket extends FakeSocket {
    constructor(url: string) {
      super(url, onSent);
      sockets.push(this);
    }
  }
  const latest = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('No socket was opened');
    return socket;
  };
  return { sockets, latest, WebSocket: KeptSocket };
}

/** Network events that a test fires. */
export function createFakeNetwork() {
  const target = new EventTarget();
  const network: NetworkEvents = {
    addEventListener: (type, listener) => target.addEventListener(type, listener),
    removeEventListener: (type, listener) => target.removeEventListener(type, listener),
  };
  return { network, fire: (type: 'online' | 'offline') => target.dispatchEvent(new Event(type)) };
}

/** A comment event of a topic, whose text names its place. */
export const commentEvent = (topic: string, epoch: string, seq: number) => ({
  code: 100,
  type: 'barrage',
  topic,
  epoch,
  seq,
  data: {
    id: `${epoch}-${seq}`,
    room_id: '1',
    text: `${epoch}:${seq}`,
    type: 'scroll',
    user: { id: '1', user_nickname: '看球人', avatar: '', level: 1, role: 'viewer', noble: null },
    at: 1,
  },
});

/** A row of a topic, whose state follows from some figures. */
export const detailEvent = (topic: string, epoch: string, seq: number, { id, figures }: { id: string; figures: readonly number[] }) => ({
  code: 100,
  type: 'match_detail',
  topic,
  epoch,
  seq,
  data: {
    match_id: id,
    statistics: figures.length % 3 === 0 ? null : figures.map((figure, index) => ({ id: `s${index}`, home: figure, away: 5 })),
    momentum: figures.length % 2 === 0 ? null : [...figures, 1, 2, 3],
    flow: null,
    commentary: [],
    shots: [],
    lineups: figures.length > 3,
  },
});
