import { expect, test } from 'vitest';
import type { ImEvent } from './im.ts';
import { createJoined } from './joined.ts';
import { createSimulatedService } from './simulatedTesting.ts';

const account = (id: string) => ({ appId: 1, id, sig: 'sig', isTourist: false });
const turns = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

/** A member of both services, and another who writes to them over each. */
async function sit() {
  const [other, site] = [createSimulatedService(), createSimulatedService()];
  const [direct, own] = [other.connect(), site.connect()];
  const kept: [string, boolean][] = [];
  const client = createJoined({
    direct,
    site: own,
    keepOut: async (...one) => void kept.push(one),
    me: () => ({ name: '老周', avatar: 'own' }),
  });
  const received: ImEvent[] = [];
  client.on((event) => received.push(event));
  client.login(account('1'));
  const [overOther, overSite] = [other.connect(), site.connect()];
  for (const line of [overOther, overSite]) line.login(account('2'));
  await turns();
  return { client, direct, own, received, kept, overOther, overSite };
}
const textsOf = (events: readonly ImEvent[]) =>
  events.flatMap((event) =>
    event.type === 'messages' ? event.list.map(({ body }) => (body.type === 'text' ? body.text : body.type)) : [],
  );

test('one writes once both are ready, and is signed out when either says so', async () => {
  const { client, own, direct } = await sit();
  expect(client.status().state).toBe('ready');
  own.cut();
  expect(client.status().state).toBe('offline');
  own.mend();
  expect(client.status().state).toBe('ready');
  direct.cut();
  expect(client.status()).toEqual({ state: 'offline', attempt: 1 });
});

test('what two say comes over the one service alone', async () => {
  const { received, overOther, overSite } = await sit();
  await overSite.send('C2C1', 'a-key-of-two', { type: 'text', text: 'over the site' });
  await overOther.send('C2C1', 'another-key', { type: 'text', text: 'over the other' });
  await turns();
  expect(textsOf(received)).toEqual(['over the other']);
});

test('who the other is, the site says; whom it says the reader blocked is not heard, and the other service is told', async () => {
  const { client, own, received, kept, overOther } = await sit();
  await overOther.send('C2C1', 'first-of-two', { type: 'text', text: 'one' });
  expect(await client.conversation('C2C2')).toMatchObject({ isFriend: true, isBlocked: false, last: { body: { text: 'one' } } });
  await own.setBlocked('C2C2', true);
  await turns();
  expect(received.at(-1)).toMatchObject({
    type: 'conversations',
    list: [{ id: 'C2C2', isBlocked: true, last: { body: { text: 'one' } } }],
  });
  expect(kept).toEqual([['2', true]]);
  await overOther.send('C2C1', 'second-of-two', { type: 'text', text: 'two' });
  await turns();
  expect(textsOf(received)).toEqual(['one']);
});

test('messages stand under the names and pictures that the site has', async () => {
  const { client, received, overOther } = await sit();
  await client.send('C2C2', 'first-of-one', { type: 'text', text: 'one' });
  await overOther.send('C2C1', 'first-of-two', { type: 'text', text: 'two' });
  const { list } = await client.history('C2C2');
  expect(list.map(({ sender }) => sender)).toEqual([
    { id: '1', name: '老周', avatar: 'own' },
    { id: '2', name: 'name of 2', avatar: '2' },
  ]);
  await overOther.send('C2C1', 'second-of-two', { type: 'text', text: 'three' });
  await turns();
  expect(received.at(-1)).toMatchObject({ type: 'messages', list: [{ sender: { name: 'name of 2', avatar: '2' } }] });
});
