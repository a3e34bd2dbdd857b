import { entryGap, type EntryEvent } from '@pitchside/api/money/noble';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPeople, type TestAnchor, type TestPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { openTestSocket } from '../../../testing/testSocket.ts';
import { roomKicks } from '../room/index.ts';
import type { AtRoom } from './entry.repository.ts';
import { createEntry } from './entry.service.ts';

let site: TestSite;
let people: TestPeople;
let present: AtRoom[];
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
});
afterAll(() => site.close());

const noble = async (rank: string, hint = true) => {
  const person = await people.newcomer();
  await people.fund(person, 10_000);
  await site.call('GET', 'guard_user/buy', { token: person.token, query: `?rank=${rank}&months=1` });
  if (!hint) await site.call('POST', 'Member/setNoble', { token: person.token, body: { entry_hint: false } });
  return person;
};
const node = () => createEntry(site.site.platform, () => present);
const at = ({ room }: TestAnchor, ...who: TestPerson[]): AtRoom[] => who.map(({ id }) => ({ userId: id, roomId: Number(room) }));
const heard = async ({ room }: TestAnchor) =>
  ((await people.received(`room:${room}`, 'entry')) as EntryEvent[]).map(({ user, effect }) => [Number(user.id), user.noble, effect]);

test('who comes in with a rank that shows it is told, each in the way of the rank; others come in unheard', async () => {
  const anchor = await people.anchor();
  const [starter, legend, rookie, shy, plain] = [
    await noble('starter'),
    await noble('legend'),
    await noble('rookie'),
    await noble('captain', false),
    await people.newcomer(),
  ];
  present = at(anchor, starter, legend, rookie, shy, plain);
  await node().look();
  expect(await heard(anchor)).toEqual([
    [starter.id, 'starter', 'words'],
    [legend.id, 'legend', 'full'],
  ]);
});

test('once in ten minutes, whichever of three nodes, however many tabs, and after a cut', async () => {
  const [anchor, other] = [await people.anchor(), await people.anchor()];
  const captain = await noble('captain');
  const [one, two, three] = [node(), node(), node()];
  present = at(anchor, captain, captain);
  await Promise.all([one.look(), two.look(), three.look()]);
  present = [];
  await one.look();
  present = [...at(anchor, captain), ...at(other, captain)];
  await one.look();
  expect([await heard(anchor), await heard(other)].map(({ length }) => length)).toEqual([1, 1]);
  // Staying is no arrival.
  site.clock.set(site.clock.now() + entryGap);
  await one.look();
  expect(await heard(anchor)).toHaveLength(1);
  present = [];
  await one.look();
  present = at(anchor, captain);
  await one.look();
  expect(await heard(anchor)).toHaveLength(2);
});

test('nothing is told of the anchor, of who was removed, of a rank that is over, nor in a room that is off the air', async () => {
  const [anchor, ended] = [await people.anchor(), await people.anchor('ended')];
  const [gone, late] = [await noble('captain'), await noble('captain')];
  await people.fund(anchor, 1_000);
  await site.call('GET', 'guard_user/buy', { token: anchor.token, query: '?rank=captain&months=1' });
  await site.site.platform.db.insert(roomKicks).values({ roomId: Number(anchor.room), userId: gone.id, at: 1, byId: anchor.id });
  present = [...at(anchor, anchor, gone), ...at(ended, late)];
  await node().look();
  site.clock.set(site.clock.now() + 40 * 86_400_000);
  present = at(anchor, late);
  await node().look();
  expect([...(await heard(anchor)), ...(await heard(ended))]).toEqual([]);
});

test('by a socket: a noble who follows a room is announced to it', async () => {
  const anchor = await people.anchor();
  const icon = await noble('icon');
  const [watching, coming] = [await openTestSocket(site.origin), await openTestSocket(site.origin)];
  watching.send({ type: 'subscribe', data: { topic: `room:${anchor.room}` } });
  await watching.until((frames) => frames.some(({ type }) => type === 'subscribed'));
  coming.send({ type: 'register', data: { info: 'web', lang: 'zh', token: icon.token } });
  coming.send({ type: 'subscribe', data: { topic: `room:${anchor.room}` } });
  await watching.until((frames) => frames.some(({ type }) => type === 'entry'));
  expect(watching.frames.find(({ type }) => type === 'entry')?.data).toMatchObject({
    room_id: anchor.room,
    effect: 'crest',
    user: { id: String(icon.id), noble: 'icon' },
  });
  await Promise.all([watching.close(), coming.close()]);
});
