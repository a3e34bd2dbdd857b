import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import type { StoredParcel } from '../../talk/outbox.ts';
import { createMessenger, type Messenger } from '../../talk/messenger.ts';
import { openDevice, type SiteDevice } from './deviceTesting.ts';

/** Runs of thirty cuts each, on one node and on three. */
const runs = process.env.PITCHSIDE_DEEP ? 5 : 1;
const cutsOfRun = 30;

/** Event at one of four devices, two for each member. A dropped connection is back at once, a cut one once it is mended. */
const act = fc.record({
  what: fc.constantFrom('say', 'drop', 'cut', 'lose', 'mend', 'say'),
  at: fc.integer({ min: 0, max: 3 }),
  /** Milliseconds until the next. */
  pause: fc.integer({ min: 0, max: 25 }),
});
type Act = ReturnType<typeof fc.sample<{ what: string; at: number; pause: number }>>[number];

/** Acts until there were as many cuts, with no more messages than a minute allows a member. */
function story(acts: readonly Act[]): Act[] {
  const received: Act[] = [];
  let [cuts, said] = [0, 0];
  for (const one of acts) {
    if (one.what === 'say' && (said += 1) > 50) continue;
    if (one.what !== 'say' && one.what !== 'mend') cuts += 1;
    received.push(one);
    if (cuts === cutsOfRun) break;
  }
  return received;
}

interface Place extends SiteDevice {
  messenger: Messenger;
  conversation: string;
}

for (const { bus, origins, members } of inject('sites'))
  describe.each([1, 3])(`lines to %d of the nodes that meet by ${bus} are cut while four devices of two members talk`, (nodes) => {
    const stories = fc.sample(fc.array(act, { minLength: 200, maxLength: 200 }), { numRuns: runs, seed: 2026 + nodes }).map(story);
    let next = members.length - (nodes === 1 ? 1 : 1 + 2 * runs);

    test.each(stories.map((acts, index) => [index + 1, acts] as const))(
      'story %d: nothing is lost or doubled, and all four see the same in the same order',
      { timeout: 120_000 },
      async (_, acts) => {
        const pair = [members[next], members[next - 1]] as const;
        next -= 2;
        const places: Place[] = [];
        for (const [index, mine] of [pair[0], pair[0], pair[1], pair[1]].entries()) {
          const other = mine === pair[0] ? pair[1] : pair[0];
          const device = await openDevice(origins[index % nodes] ?? '', mine?.tokens[index % 2] ?? '');
          let kept: readonly StoredParcel[] = [];
          const id = mine?.id ?? '';
          const messenger = createMessenger({
            client: device.client,
            me: () => ({ id, name: '', avatar: '' }),
            shelf: { read: () => kept, write: (parcels) => void (kept = parcels) },
          });
          device.client.login(await device.account());
          places.push({ ...device, messenger, conversation: `C2C${other?.id ?? ''}` });
        }
        const talks = places.map(({ messenger, conversation }) => messenger.open(conversation).talk);
        for (const talk of talks) await expect.poll(() => talk.state.state, { timeout: 30_000 }).toBe('ready');

        const said: string[] = [];
        for (const { what, at, pause } of acts) {
          const place = places[at];
          if (what === 'say') {
            said.push(`words ${said.length + 1}`);
            place?.messenger.send(place.conversation, { type: 'text', text: said.at(-1) ?? '' });
          }
          if (what === 'drop') place?.line.drop();
          if (what === 'cut') place?.line.cut();
          if (what === 'lose') place?.line.loseAnswer();
          if (what === 'mend') place?.line.mend();
          await new Promise((resume) => setTimeout(resume, pause));
        }
        for (const { line } of places) line.mend();

        const waiting = () => {
          // What was given up is sent again by whoever reads that it failed.
          for (const { messenger, conversation } of places)
            for (const { key, passage } of messenger.outbox.of(conversation)) if (passage.state !== 'sending') messenger.outbox.resend(key);
          return places.flatMap(({ messenger, conversation }) => messenger.outbox.of(conversation).map(({ key }) => key));
        };
        await expect.poll(waiting, { timeout: 100_000, interval: 200 }).toEqual([]);
        const shown = () => {
          for (const talk of talks) talk.older();
          return talks.map(({ state }) =>
            state.messages.map(({ order, body }) => `${order} ${body.type === 'text' ? body.text : body.type}`),
          );
        };
        await expect
          .poll(() => shown().map((list) => list.length), { timeout: 60_000, interval: 200 })
          .toEqual(places.map(() => said.length));
        const [first = [], ...others] = shown();
        for (const list of others) expect(list).toEqual(first);
        // The service numbers without gaps, whichever node took a message.
        expect(first.map((line) => Number(line.split(' ')[0]))).toEqual(said.map((_text, index) => index + 1));
        expect(first.map((line) => line.replace(/^\d+ /, '')).sort()).toEqual([...said].sort());
        for (const { messenger, end } of places) {
          messenger.stop();
          await end();
        }
      },
    );
  });
