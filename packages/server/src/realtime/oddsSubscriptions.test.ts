import type { ExponentRow } from '@pitchside/api/scores/matches';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { names, world } from '../modules/scores/matches/matches.fixtures.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { openTestSocket, type TestFrame, type TestSocket } from '../testing/testSocket.ts';

let site: TestSite;
let version = 0;
beforeAll(async () => {
  site = await openTestSite();
  await site.site.matches.apply({
    ...world(site.clock.now(), 1),
    companies: ['1', '2', '3'].map((id, rank) => ({ id, names: names(id), rank, sports: ['football'] })),
  });
});
afterAll(() => site.close());

const topic = 'odds:football';
/** Changes the odds of all companies; the water of the handicap identifies the change. */
async function move(): Promise<number> {
  version += 1;
  const water = version / 100;
  await site.site.matches.apply({
    odds: ['1', '2', '3'].map((companyId) => ({
      matchId: 'm1',
      companyId,
      version,
      at: version,
      minute: null,
      markets: { asian: [water, 0.25, 0.9] },
    })),
  });
  return water;
}
const rows = (frames: readonly TestFrame[]) =>
  frames.filter(({ type }) => type === 'exponent').flatMap(({ data }) => data.list as ExponentRow[]);
const heardOf = (frames: readonly TestFrame[]) => rows(frames).map(([, company, , live]) => `${company} ${live?.[0]}`);
const choose = (client: TestSocket, company: string) => client.send({ type: 'toggle', data: { company_id: company } });
const follow = async (client: TestSocket, from: object = {}) => {
  const before = client.frames.length;
  client.send({ type: 'subscribe', data: { topic, ...from } });
  await client.until((frames) => frames.slice(before).some(({ type }) => type === 'subscribed'));
};

test('a socket hears the odds of the company it chose, of the usual one until it does, and of no other', async () => {
  const client = await openTestSocket(site.origin);
  await follow(client);
  const first = await move();
  await client.until((frames) => rows(frames).length === 1);
  choose(client, '2');
  await client.until(
    (frames) =>
      frames.some(({ type, data }) => type === 'toggled' && data.company_id === '2') && frames.some(({ type }) => type === 'reset'),
  );
  const second = await move();
  await client.until((frames) => rows(frames).length === 2);
  choose(client, '0');
  await client.until((frames) => frames.filter(({ type }) => type === 'reset').length === 2);
  const third = await move();
  await client.until((frames) => rows(frames).length === 3);
  await client.settle();
  expect(heardOf(client.frames)).toEqual([`1 ${first}`, `2 ${second}`, `1 ${third}`]);
  expect(client.frames.filter(({ type }) => type === 'exponent').every((frame) => frame.topic === topic)).toBe(true);
  await client.close();
});

test('the table names the position from which the chosen company goes on, also after a cut', async () => {
  await move();
  const answer = await site.call('GET', 'exponent/list', { query: '?sport=football&company_id=3' });
  expect(answer).toMatchObject({ code: 0 });
  const { data } = answer;
  const { epoch, seq, list, company_id } = data as { epoch: string; seq: number; list: unknown[]; company_id: string };
  expect(company_id).toBe('3');
  expect(list).toHaveLength(1);
  const missed = await move();
  const client = await openTestSocket(site.origin);
  choose(client, '3');
  client.send({ type: 'subscribe', data: { topic, epoch, seq } });
  await client.until((frames) => rows(frames).length === 1);
  expect(heardOf(client.frames)).toEqual([`3 ${missed}`]);
  expect(client.frames.some(({ type }) => type === 'reset')).toBe(false);
  await client.close();
});

test('a choice right behind a subscription is not overtaken by it, and an unknown company changes nothing', async () => {
  const client = await openTestSocket(site.origin);
  client.send({ type: 'subscribe', data: { topic } });
  choose(client, '2');
  choose(client, 'nobody');
  await client.until((frames) => frames.some(({ type }) => type === 'error'));
  const water = await move();
  await client.until((frames) => rows(frames).length === 1);
  await client.settle();
  expect(heardOf(client.frames)).toEqual([`2 ${water}`]);
  client.send({ type: 'unsubscribe', data: { topic } });
  await client.settle();
  await move();
  await client.settle();
  expect(rows(client.frames)).toHaveLength(1);
  await client.close();
});

test('an internal name of a topic is nobody’s to follow', async () => {
  const client = await openTestSocket(site.origin);
  client.send({ type: 'subscribe', data: { topic: 'odds:football-1' } });
  client.send({ type: 'subscribe', data: { topic: 'odds:chess' } });
  await client.until((frames) => frames.filter(({ type }) => type === 'error').length === 2);
  await client.close();
});
