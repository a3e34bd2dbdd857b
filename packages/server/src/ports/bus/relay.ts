import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { traced } from '../../platform/tracing.ts';
import type { Bus } from './bus.ts';
import { createLocalBus } from './local.ts';

/** Connection that carries texts between nodes; it reconnects by itself, for ever. */
export interface Line {
  /** Sends a text to all nodes, this one perhaps too; rejects while it is cut off. */
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Events of a connection. */
export interface LineEvents {
  heard(text: string): void;
  /** Connected again: messages in between were not received. */
  back(): void;
}

/** Most bytes of one text: PostgreSQL takes fewer than 8,000. */
const longest = 7_500;
/** Milliseconds between two texts, so that a burst is sent as one; and the pause after a failed one. */
const pace = { breath: 4, failed: 500 };
/** Most names that wait while the connection is cut; beyond them other nodes are told to check everything. */
const mostWaiting = 5_000;
/** In place of names: too many have moved. */
const everything = '*';

const messageSchema = z.object({ from: z.string(), woken: z.array(z.tuple([z.string(), z.nullable(z.int())])) });

function read(text: string): z.output<typeof messageSchema> | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    // Another program uses our channel.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A bus over a connection: local listeners are called at once, the connection carries each name once per interval. */
export function createRelay(open: (events: LineEvents) => Line): Bus {
  const local = createLocalBus();
  const node = randomUUID();
  const waiting = new Map<string, number | null>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const line = open({
    heard(text) {
      const message = read(text);
      if (!message || message.from === node) return;
      const wake = () => {
        for (const [name, seq] of message.woken) {
          if (name === everything) local.gap();
          else local.wake(name, seq ?? undefined);
        }
      };
      traced('bus consume', 'frequent', wake, () => ({ 'messaging.batch.message_count': message.woken.length }));
    },
    back: () => local.gap(),
  });

  function note(name: string, seq: number | null): void {
    if (waiting.has(everything)) return;
    if (waiting.size < mostWaiting) waiting.set(name, Math.max(seq ?? 0, waiting.get(name) ?? 0) || null);
    else {
      waiting.clear();
      waiting.set(everything, null);
    }
    timer ??= setTimeout(() => void flush(), 0);
  }

  function take(): [string, number | null][] {
    const taken: [string, number | null][] = [];
    let size = 64;
    for (const each of waiting) {
      size += Buffer.byteLength(JSON.stringify(each)) + 1;
      if (size > longest && taken.length > 0) break;
      taken.push(each);
      waiting.delete(each[0]);
    }
    return taken;
  }

  async function flush(): Promise<void> {
    const woken = take();
    let pause = pace.breath;
    try {
      const send = () => line.send(JSON.stringify({ from: node, woken }));
      if (woken.length > 0) await traced('bus publish', 'child', send, () => ({ 'messaging.batch.message_count': woken.length }));
    } catch {
      // Others do not know of these wake-ups yet; they wait until they can be sent.
      for (const [name, seq] of woken) note(name, seq);
      pause = pace.failed;
    }
    timer = undefined;
    if (woken.length > 0 && !isStopped) timer = setTimeout(() => void flush(), pause).unref();
  }

  return {
    wake(name, seq) {
      local.wake(name, seq);
      if (!isStopped) note(name, seq ?? null);
    },
    onWake: local.onWake,
    onGap: local.onGap,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      // A sign-out in the last moment is still sent.
      if (waiting.size > 0) await flush();
      await line.close();
    },
  };
}
