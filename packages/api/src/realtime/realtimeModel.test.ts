import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TopicPosition } from './subscription.ts';
import { ways } from './shared/testing.ts';
import { createSimulatedServer } from './simulatedServer.ts';
import { createFakeSockets, createManualClock } from './testing.ts';

const topic = 'room:1';

interface Case {
  way: keyof typeof ways;
  /** The server is of an earlier release. */
  isOld: boolean;
}
const cases = (['own', 'shared'] as const).flatMap((way): Case[] => [false, true].map((isOld) => ({ way, isOld })));

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('publish' as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      row: fc.record({ id: fc.constantFrom('m1', 'm2'), figures: fc.array(fc.nat(2), { maxLength: 5 }) }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('deliver' as const), count: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(10, 600, 1_100, 5_000, 40_000) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('duplicate' as const, 'swap' as const, 'drop' as const),
      index: fc.integer({ min: 0, max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('cut' as const, 'trim' as const, 'join' as const, 'joinLate' as const, 'leave' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const), lower: fc.integer({ min: 0, max: 5 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A listener that fails the moment an event is missing, doubled, out of place, or other than it was published. */
function createWitness(from: TopicPosition | undefined, { dataAt }: ReturnType<typeof createSimulatedServer>) {
  let at = from;
  let events = 0;
  let resets = 0;
  return {
    get at() {
      return at;
    },
    get events() {
      return events;
    },
    get resets() {
      return resets;
    },
    handlers: {
      ...(from && { from }),
      onEvent(event: { epoch: string; seq: number; type: string; data: object }) {
        if (at && (event.epoch !== at.epoch || event.seq !== at.seq + 1))
          throw new Error(`${event.epoch}:${event.seq} after ${at.epoch}:${at.seq}`);
        expect(event.data).toEqual(dataAt(event.epoch, event.seq));
        at = { epoch: event.epoch, seq: event.seq };
        events += 1;
      },
      onReset(position: TopicPosition) {
        at = position;
        resets += 1;
      },
    },
  };
}

function play({ way, isOld }: Case, steps: readonly Step[]) {
  const clock = createManualClock();
  const server = createSimulatedServer(topic, isOld);
  const fake = createFakeSockets((socket, frame) => server.receive(socket, frame));
  const errors: unknown[] = [];
  const realtime = ways[way]({
    url: () => 'wss://site/ws',
    hello: () => ({ lang: 'zh' }),
    WebSocket: fake.WebSocket,
    clock,
    random: () => 0.5,
    network: undefined,
    onError: (error) => errors.push(error),
  });
  const witnesses: { witness: ReturnType<typeof createWitness>; leave: () => void }[] = [];
  const past: TopicPosition[] = [];

  const join = (from?: TopicPosition) => {
    const witness = createWitness(from, server);
    witnesses.push({ witness, leave: realtime.subscribe(topic, witness.handlers) });
  };
  const wait = (ms: number) => {
    clock.advance(ms);
    if (fake.latest().readyState === 0) server.accept(fake.latest());
  };
  const take = (next: Step) => {
    if (next.kind === 'deliver') return server.deliver(next.count);
    if (next.kind === 'wait') return wait(next.ms);
    if (next.kind === 'join') return join(server.position());
    if (next.kind === 'joinLate') return join(past[0]);
    if (next.kind === 'leave') return witnesses.length > 1 ? witnesses.shift()?.leave() : undefined;
    if (next.kind === 'restart') return server.restart(next.lower);
    if ('index' in next) return server[next.kind](next.index);
    if (next.kind === 'change') server.publish(next.row);
    else server[next.kind]();
    if (next.kind === 'publish' || next.kind === 'change') past.push(server.position());
  };

  join(server.position());
  realtime.connect();
  wait(0);
  for (const next of steps) take(next);
  return { server, fake, witnesses, errors, wait, realtime, clock };
}

/** A healthy network from now on, with life on the topic. */
function heal({ server, wait }: ReturnType<typeof play>) {
  for (let second = 0; second < 150; second += 1) {
    wait(1_000);
    server.deliver(Infinity);
    if (second % 10 === 0) server.publish({ id: `m${1 + (second % 20) / 10}`, figures: [second % 3, 1, 1, 1] });
    server.deliver(Infinity);
  }
}

describe.each(cases)('a page with its $way socket, patches unknown to the server: $isOld', (given) => {
  test('through cuts, losses, doubles, swaps, trims and restarts every listener sees each event once and in order, or a reset', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const world = play(given, steps);
        heal(world);
        expect(world.errors).toEqual([]);
        const { topic: _topic, ...end } = world.server.position();
        for (const { witness } of world.witnesses) {
          expect(witness.at).toEqual(end);
          expect(witness.events).toBeGreaterThan(0);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('while the server can replay, cuts and doubles cost no event and no reset', () => {
    const kept = step.filter(({ kind }) => ['publish', 'change', 'deliver', 'wait', 'cut', 'duplicate', 'join'].includes(kind));
    fc.assert(
      fc.property(fc.array(kept, { maxLength: 120 }), (steps) => {
        const world = play(given, steps);
        heal(world);
        expect(world.errors).toEqual([]);
        expect(world.witnesses.map(({ witness }) => witness.resets)).toEqual(world.witnesses.map(() => 0));
        expect(world.witnesses[0]?.witness.events).toBe(world.server.position().seq);
      }),
      {
        numRuns: 200,
        examples: [
          // An answer that comes after its question was given up is not taken for that of the next question.
          [[{ kind: 'wait', ms: 40_000 }, { kind: 'wait', ms: 5_000 }, { kind: 'publish' }, { kind: 'join' }]],
        ],
      },
    );
  });

  test('after one fault there are at most three connections in a minute, and then silence', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), step, (steps, fault) => {
        const world = play(given, steps);
        heal(world);
        const { sockets } = world.fake;
        const before = sockets.length;
        if (fault.kind === 'restart') world.server.restart(fault.lower);
        else world.server.cut();
        heal(world);
        expect(sockets.length - before).toBe(1);
        const asked = () => sockets.flatMap(({ sent }) => sent).filter(({ type }) => type !== 'heartbeat').length;
        const settled = asked();
        heal(world);
        expect(asked()).toBe(settled);
      }),
      { numRuns: 100 },
    );
  });
});
