import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImMessage } from '../client/im.ts';
import { createSimulatedService, type Fate } from '../client/simulatedTesting.ts';
import { createMessenger } from './messenger.ts';
import type { StoredParcel } from './outbox.ts';

const account = (id: string) => ({ appId: 1, id, sig: 'sig', isTourist: false });
const turns = async (count = 40) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

/** A member at a device of their own, whose page may be closed and opened again. */
function sit(
  service: ReturnType<typeof createSimulatedService>,
  id: string,
  saved: { parcels: readonly StoredParcel[]; serial: number } = { parcels: [], serial: 0 },
) {
  const client = service.connect();
  const messenger = createMessenger({
    client,
    me: () => ({ id, name: id, avatar: id }),
    shelf: { read: () => saved.parcels, write: (parcels) => void (saved.parcels = parcels) },
    newKey: () => `key-${id}-${(saved.serial += 1)}`,
    later: (work) => queueMicrotask(work),
    pause: () => Promise.resolve(),
  });
  client.login(account(id));
  return { client, messenger, saved };
}
const words = (list: readonly ImMessage[]) => list.map(({ body }) => (body.type === 'text' ? body.text : body.type));

test('what one writes reaches the other, is read there, and the first hears of it', async () => {
  const service = createSimulatedService();
  const [ann, bob] = [sit(service, '1'), sit(service, '2')];
  await turns();
  const here = ann.messenger.open('C2C2');
  await turns();
  ann.messenger.send('C2C2', { type: 'text', text: 'hello' });
  await turns();
  expect(bob.messenger.state.unread).toBe(1);
  const there = bob.messenger.open('C2C1');
  await turns();
  expect(words(there.talk.state.messages)).toEqual(['hello']);
  expect(there.talk.state.unreadFrom).toBe(there.talk.state.messages[0]?.id);
  there.talk.read();
  await turns();
  expect([bob.messenger.state.unread, here.talk.state.messages[0]?.isRead]).toEqual([0, true]);
});

test('a message that is refused stays with the words of the service, and the next goes out', async () => {
  const service = createSimulatedService();
  service.block('2', '1');
  const { messenger } = sit(service, '1');
  await turns();
  const key = messenger.send('C2C2', { type: 'text', text: 'hello' });
  const other = messenger.send('C2C3', { type: 'text', text: 'hi' });
  await turns();
  expect(messenger.outbox.passageOf(key)).toEqual({ state: 'refused', reason: 'no' });
  expect(messenger.outbox.passageOf(other)).toBeUndefined();
  messenger.outbox.drop(key);
  expect(messenger.outbox.of('C2C2')).toEqual([]);
});

test('what was written without a line goes out once it is back, also from a page that was opened anew', async () => {
  const service = createSimulatedService();
  const first = sit(service, '1');
  await turns();
  first.client.cut();
  first.messenger.send('C2C2', { type: 'text', text: 'one' });
  first.messenger.send('C2C2', { type: 'text', text: 'two' });
  await turns();
  expect(first.saved.parcels.map(({ draft }) => draft)).toEqual([
    { type: 'text', text: 'one' },
    { type: 'text', text: 'two' },
  ]);
  first.messenger.stop();
  const second = sit(service, '1', first.saved);
  await turns();
  expect(service.said('1', '2').map(({ client }) => client)).toEqual(['key-1-1', 'key-1-2']);
  expect(second.saved.parcels).toEqual([]);
});

test('what had arrived before a page was left is under way no more once the conversation shows it', async () => {
  const service = createSimulatedService();
  const first = sit(service, '1');
  await turns();
  const key = first.messenger.send('C2C2', { type: 'text', text: 'hello' });
  const [parcel] = first.saved.parcels;
  await turns();
  expect(service.said('1', '2').map(({ client }) => client)).toEqual([key]);
  first.messenger.stop();
  if (!parcel) throw new Error('nothing was saved');
  // The page was left between the arrival and the word of it; a parcel that failed is not sent again by itself.
  const second = sit(service, '1', { parcels: [{ ...parcel, hasFailed: true }], serial: 1 });
  await turns();
  const { talk } = second.messenger.open('C2C2');
  await turns();
  expect(words(talk.state.messages)).toEqual(['hello']);
  expect(second.messenger.outbox.of('C2C2')).toEqual([]);
  expect([second.messenger.state.outbox, second.saved.parcels]).toEqual([[], []]);
});

test('a page of older messages is put in front, without a gap and without a double', async () => {
  const service = createSimulatedService();
  const [ann, bob] = [sit(service, '1'), sit(service, '2')];
  await turns();
  for (let index = 1; index <= 40; index += 1) {
    bob.messenger.send('C2C1', { type: 'text', text: String(index) });
    await turns(8);
  }
  await turns();
  const { talk } = ann.messenger.open('C2C2');
  await turns();
  expect([talk.state.messages.length, talk.state.earlier]).toEqual([15, 'more']);
  talk.older();
  await turns();
  talk.older();
  await turns();
  expect(words(talk.state.messages)).toEqual(Array.from({ length: 40 }, (_, index) => String(index + 1)));
  expect(talk.state.earlier).toBe('none');
});

/** Events at a sender and a recipient. */
const act = fc.oneof(
  { weight: 5, arbitrary: fc.constant('say') },
  { weight: 2, arbitrary: fc.constantFrom('cutOne', 'mendOne', 'cutOther', 'mendOther') },
  { weight: 1, arbitrary: fc.constantFrom('reopen', 'answer') },
);
const fate = fc.constantFrom<Fate>('arrives', 'arrives', 'lostBefore', 'lostAfter');

test('whatever the lines do, nothing is lost, nothing is doubled, and both see the same order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 40 }), fc.infiniteStream(fate), async (acts, fates) => {
      let isCalm = false;
      const service = createSimulatedService({ fate: () => (isCalm ? 'arrives' : (fates.next().value as Fate)) });
      let one = sit(service, '1');
      const other = sit(service, '2');
      let said = 0;
      let here = one.messenger.open('C2C2');
      const there = other.messenger.open('C2C1');
      for (const what of acts) {
        if (what === 'say') one.messenger.send('C2C2', { type: 'text', text: String((said += 1)) });
        if (what === 'answer') other.messenger.send('C2C1', { type: 'text', text: 'answer' });
        if (what === 'cutOne') one.client.cut();
        if (what === 'mendOne') one.client.mend();
        if (what === 'cutOther') other.client.cut();
        if (what === 'mendOther') other.client.mend();
        if (what === 'reopen') {
          one.messenger.stop();
          one = sit(service, '1', one.saved);
          here = one.messenger.open('C2C2');
        }
        await turns(3);
      }
      isCalm = true;
      for (const { client } of [one, other]) {
        client.cut();
        client.mend();
      }
      await turns();
      for (const { messenger } of [one, other])
        for (const conversation of ['C2C1', 'C2C2']) for (const { key } of messenger.outbox.of(conversation)) messenger.outbox.resend(key);
      await turns(400);
      for (const { talk } of [here, there]) {
        talk.retry();
        talk.catchUp();
        for (let page = 0; page < 10; page += 1) {
          talk.older();
          await turns();
        }
      }
      const saved = service.said('1', '2').map(({ id }) => id);
      expect(new Set(service.said('1', '2').map(({ client }) => client)).size).toBe(saved.length);
      const texts = service
        .said('1', '2')
        .flatMap(({ body }) => (body.type === 'text' && body.text !== 'answer' ? [Number(body.text)] : []));
      expect([...texts].sort((a, b) => a - b)).toEqual(Array.from({ length: said }, (_, index) => index + 1));
      for (const { talk } of [here, there]) expect(talk.state.messages.map(({ id }) => id)).toEqual(saved);
    }),
    { numRuns: 300 },
  );
});
