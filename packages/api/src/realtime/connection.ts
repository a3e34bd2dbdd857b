import { retryDelay } from './backoff.ts';
import { createTimer, type RealtimeClock } from './clock.ts';
import { createMessageReader } from './inflate.ts';
import type { Listeners } from './listeners.ts';
import type { ClientFrame } from './realtime.contract.ts';
import { heartbeatInterval } from './wire.ts';
import { openState, type NetworkEvents, type RealtimeSocket, type RealtimeSocketClass } from './socket.ts';

/** Milliseconds in which any frame must follow a heartbeat; else the peer is dead, found 35 s after its last frame at the latest. */
export const heartbeatPatience = 5_000;
/** Milliseconds in which a socket must open. */
export const connectPatience = 10_000;
/** Milliseconds after which an open connection counts as healthy, and pauses start small again. */
export const healthyAfter = 10_000;

/** States of the connection: not wanted, being opened, open, waiting for the next attempt. */
export const realtimeStates = ['idle', 'connecting', 'open', 'waiting'] as const;
export type RealtimeState = (typeof realtimeStates)[number];

/** A frozen picture of the connection; a new object for each change. */
export interface RealtimeStatus {
  state: RealtimeState;
  /** When the state began, in ms UTC. */
  since: number;
  /** Connections that failed in a row; 0 when healthy. */
  attempt: number;
}

interface ConnectionPorts {
  url: () => string;
  WebSocket: RealtimeSocketClass;
  clock: RealtimeClock;
  random: () => number;
  network: NetworkEvents | undefined;
  statusListeners: Listeners<RealtimeStatus>;
  /** A socket is open and nobody else has sent anything on it. */
  onOpen: () => void;
  onText: (text: string) => void;
  /** The socket that was open is gone. */
  onLost: () => void;
}

/** Keeps one socket open: connects, beats, notices a dead peer, and connects again after growing random pauses. */
export function createConnection({ url, WebSocket, clock, random, network, statusListeners, onOpen, onText, onLost }: ConnectionPorts) {
  const retry = createTimer(clock);
  const beat = createTimer(clock);
  const patience = createTimer(clock);
  const health = createTimer(clock);
  let socket: RealtimeSocket | undefined;
  let live = false;
  let status: RealtimeStatus = Object.freeze({ state: 'idle', since: clock.now(), attempt: 0 });

  function move(state: RealtimeState, attempt = status.attempt) {
    if (state === status.state && attempt === status.attempt) return;
    status = Object.freeze({ state, attempt, since: state === status.state ? status.since : clock.now() });
    statusListeners.emit(status);
  }

  function send(frame: ClientFrame): boolean {
    if (socket?.readyState !== openState) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  /** Lets go of the socket without waiting for its `close` event, which a dead peer never lets happen. */
  function release() {
    const old = socket;
    const wasLive = live;
    socket = undefined;
    live = false;
    for (const timer of [retry, beat, patience, health]) timer.stop();
    old?.close(1000);
    if (wasLive) onLost();
  }

  function lose(lost: RealtimeSocket | undefined) {
    if (lost !== socket) return;
    release();
    const attempt = status.attempt + 1;
    retry.start(retryDelay(attempt, random), dial);
    move('waiting', attempt);
  }

  function keepAlive(current: RealtimeSocket) {
    beat.start(heartbeatInterval, () => {
      send({ type: 'heartbeat' });
      patience.start(heartbeatPatience, () => lose(current));
      keepAlive(current);
    });
  }

  function opened(current: RealtimeSocket) {
    live = true;
    patience.stop();
    keepAlive(current);
    health.start(healthyAfter, () => move('open', 0));
    onOpen();
    if (current === socket) move('open');
  }

  function dial() {
    let next: RealtimeSocket;
    try {
      next = new WebSocket(url());
    } catch {
      // An address that is not one yet may become one: settings are read anew for each attempt.
      return lose(undefined);
    }
    socket = next;
    next.binaryType = 'arraybuffer';
    const read = createMessageReader((text) => next === socket && onText(text));
    patience.start(connectPatience, () => lose(next));
    next.addEventListener('open', () => next === socket && opened(next));
    next.addEventListener('message', ({ data }) => {
      if (next !== socket) return;
      patience.stop();
      read(data);
    });
    next.addEventListener('close', () => lose(next));
    next.addEventListener('error', () => lose(next));
    move('connecting');
  }

  const handleOnline = () => {
    if (status.state !== 'waiting') return;
    retry.stop();
    move('waiting', 0);
    dial();
  };
  const handleOffline = () => socket && lose(socket);

  return {
    send,
    get status() {
      return status;
    },
    connect() {
      if (status.state !== 'idle') return;
      network?.addEventListener('online', handleOnline);
      network?.addEventListener('offline', handleOffline);
      dial();
    },
    close() {
      if (status.state === 'idle') return;
      network?.removeEventListener('online', handleOnline);
      network?.removeEventListener('offline', handleOffline);
      release();
      move('idle', 0);
    },
  };
}
