import { createRealtime, type Realtime, type RealtimeOptions } from './createRealtime.ts';
import { createFakeNetwork, createFakeSockets, createManualClock } from './testing.ts';

/** A client that is not connected yet, with everything about it in the hands of the test. */
export function start(options: Partial<RealtimeOptions> = {}) {
  const clock = createManualClock();
  const fake = createFakeSockets();
  const { network, fire } = createFakeNetwork();
  const realtime = createRealtime({
    url: () => 'wss://site/ws',
    hello: () => ({ lang: 'zh' }),
    WebSocket: fake.WebSocket,
    clock,
    random: () => 0.5,
    network,
    ...options,
  });
  return { clock, fire, realtime, ...fake };
}

/** A connected client whose greeting has been sent and forgotten. */
export function opened(options: Partial<RealtimeOptions> = {}) {
  const all = start(options);
  all.realtime.connect();
  all.latest().open();
  all.latest().sent.length = 0;
  return all;
}

/** Listens to a topic and records its events: `epoch:seq`, or `reset epoch:seq`. */
export function listen(realtime: Realtime, topic: string, from?: { epoch: string; seq: number }) {
  const heard: string[] = [];
  const leave = realtime.subscribe(topic, {
    onEvent: (event) => heard.push(`${event.epoch}:${event.seq}`),
    onReset: ({ epoch, seq }) => heard.push(`reset ${epoch}:${seq}`),
    ...(from && { from }),
  });
  return { heard, leave };
}

/** A server frame that answers a subscription. */
export const reply = (type: 'subscribed' | 'reset', topic: string, epoch: string, seq: number) => ({
  code: 200,
  type,
  data: { topic, epoch, seq },
});
