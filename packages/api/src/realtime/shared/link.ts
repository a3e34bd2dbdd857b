import { retryDelay } from '../backoff.ts';
import { createTimer, type RealtimeClock } from '../clock.ts';
import { beatInterval, type BrokerMessage, type PageMessage, type RealtimePort } from './sharedProtocol.ts';

/** Time-out for the first message of the broker, ms: its code may still be loading. */
export const firstPatience = 10_000;
/** Milliseconds of silence after which it is asked whether it is there, and in which it must answer then. */
export const silence = { most: beatInterval + 5_000, answer: 5_000 } as const;
/** Milliseconds after which one that dies is thought to be worth another try. */
export const provenAfter = 60_000;

/** A way to the broker of the sockets; throws, rejects or calls `over` when it fails, then or later. */
export type Way = (over: () => void) => RealtimePort | Promise<RealtimePort>;

/** Source of the events for sleep, waking and a returning network; the browser window by default. */
export interface PageEvents {
  addEventListener(type: 'pagehide' | 'freeze' | 'pageshow' | 'resume' | 'online', listener: () => void, options: { capture: true }): void;
}

interface LinkPorts {
  /** At least one; the best first, the last one never to be done without. */
  ways: readonly Way[];
  clock: RealtimeClock;
  random: () => number;
  page: PageEvents | undefined;
  /** A port is open, on which nothing has been said yet. */
  onOpen: () => void;
  onMessage: (message: BrokerMessage) => void;
  /** The port failed; a new port knows nothing of what was sent over it. @param attempt ways that failed in a row */
  onLost: (attempt: number) => void;
}

interface Stay {
  port?: RealtimePort;
  /** When it said its first word, in ms of the clock. */
  since?: number;
}

/**
 * Connects a page to the broker of sockets: notices that the broker died or never answered, and tries another way. A page that falls
 * asleep leaves, and connects again when it wakes.
 */
export function createLink({ ways, clock, random, page, onOpen, onMessage, onLost }: LinkPorts) {
  const patience = createTimer(clock);
  const retry = createTimer(clock);
  let stay: Stay | undefined;
  let turn = 0;
  let isWanted = false;

  function post(message: PageMessage): void {
    stay?.port?.postMessage(message);
  }

  function end(): void {
    post({ type: 'bye' });
    stay?.port?.close();
    stay = undefined;
    patience.stop();
    retry.stop();
  }

  function lose(lost: Stay): void {
    if (lost !== stay) return;
    end();
    turn = lost.since !== undefined && clock.now() - lost.since >= provenAfter ? 0 : turn + 1;
    onLost(turn);
    if (turn < ways.length) begin();
    else retry.start(retryDelay(turn - ways.length + 1, random), begin);
  }

  function hear(from: Stay, message: BrokerMessage): void {
    if (from !== stay) return;
    from.since ??= clock.now();
    patience.start(silence.most, () => {
      post({ type: 'ask' });
      patience.start(silence.answer, () => lose(from));
    });
    if (message.type === 'beat') return post({ type: 'here' });
    if (message.type !== 'left') return onMessage(message);
    end();
    onLost(turn);
    begin();
  }

  function enter(own: Stay, port: RealtimePort): void {
    if (own !== stay) return port.close();
    own.port = port;
    port.addEventListener('message', ({ data }) => hear(own, data as BrokerMessage));
    port.start();
    post({ type: 'ask' });
    onOpen();
  }

  function begin(): void {
    const own: Stay = {};
    stay = own;
    const fail = () => lose(own);
    patience.start(firstPatience, fail);
    try {
      const opened = ways[turn % ways.length]?.(fail);
      if (opened instanceof Promise) opened.then((port) => enter(own, port), fail);
      else if (opened) enter(own, opened);
    } catch {
      // No shared workers here, or not for this page: there is another way.
      fail();
    }
  }

  const wake = () => isWanted && !stay && !retry.running && begin();
  const sleep = () => {
    if (!isWanted) return;
    end();
    onLost(turn);
  };
  for (const type of ['pagehide', 'freeze'] as const) page?.addEventListener(type, sleep, { capture: true });
  for (const type of ['pageshow', 'resume'] as const) page?.addEventListener(type, wake, { capture: true });
  page?.addEventListener('online', () => post({ type: 'hurry' }), { capture: true });

  return {
    /** Posts a message if the port is open; `onOpen` repeats messages that must last. */
    post,
    open(): void {
      isWanted = true;
      if (stay) return;
      retry.stop();
      begin();
    },
    close(): void {
      isWanted = false;
      end();
    },
  };
}
