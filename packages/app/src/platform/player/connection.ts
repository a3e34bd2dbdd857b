import { createRecovery, type Failure } from './recovery.ts';
import { isOn, openStream, type Source, type Stream } from './stream.ts';

/** Interval of the checks for a new stream after one has ended, ms. */
const lookAgain = 15_000;

/** Events of a connection. */
export interface ConnectionEvents {
  /** There is something to play. */
  ready(): void;
  /** A stream was opened. */
  opened(stream: Stream): void;
  /** The stream is gone and is opened again by itself; `attempt` counts in a row. */
  lost(failure: Failure, attempt: number): void;
}

/** The way to a stream, which is opened again after each failure until it is shut. */
export interface Connection {
  /** The stream that is open; undefined between two. */
  stream(): Stream | undefined;
  /** Opens it again in any state. */
  open(): void;
  /** Reports a failure: recovers, or opens again after a pause. */
  fail(failure: Failure): void;
  /** It plays; the next failure is the first one again. */
  plays(): void;
  /** Somebody asked for a fresh start, or the line is back. */
  afresh(): void;
  /** The stream has said that it is over: waits for another one at the same place. */
  awaitNext(): void;
  shut(): void;
}

/** Keeps a stream open in a video element. @param source asked each time that it is opened */
export function createConnection(video: HTMLVideoElement, source: () => Source, on: ConnectionEvents): Connection {
  const recovery = createRecovery({ now: () => performance.now(), random: Math.random });
  let stream: Stream | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** Streams that were asked for; only the last one is wanted. */
  let turn = 0;

  function close(): void {
    turn += 1;
    clearTimeout(retry);
    stream?.destroy();
    stream = undefined;
  }

  async function bring(own: number): Promise<void> {
    try {
      const opened = await openStream(video, source(), {
        ready: () => own === turn && on.ready(),
        fails: (failure) => own === turn && fail(failure),
      });
      if (own !== turn) return opened.destroy();
      stream = opened;
      on.opened(opened);
    } catch {
      // The streaming code itself did not come.
      if (own === turn) fail('network');
    }
  }
  function open(): void {
    close();
    void bring(turn);
  }

  function fail(failure: Failure): void {
    const step = recovery.next(failure);
    if (step.kind !== 'reopen') return stream?.[step.kind]();
    close();
    retry = setTimeout(open, step.after);
    on.lost(failure, step.attempt);
  }

  async function look(own: number): Promise<void> {
    const isBack = await isOn(source().url);
    if (own !== turn) return;
    if (isBack) open();
    else awaitNext();
  }
  function awaitNext(): void {
    clearTimeout(retry);
    retry = setTimeout(() => void look(turn), lookAgain);
  }

  return {
    stream: () => stream,
    open,
    fail,
    plays: recovery.plays,
    afresh() {
      recovery.forget();
      open();
    },
    awaitNext,
    shut: close,
  };
}
