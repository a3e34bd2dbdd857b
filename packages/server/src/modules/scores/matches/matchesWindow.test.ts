import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookmakers } from '../../../feeds/simulator/odds/companies.data.ts';
import { planQuotes } from '../../../feeds/simulator/odds/quotes.ts';
import { createPace } from '../../../feeds/simulator/pace.ts';
import { planMatch } from '../../../feeds/simulator/index.ts';
import { createWorld } from '../../../feeds/simulator/world.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';

/** Maximum transferred bytes of the first full table. Source: the issue on scores. */
const most = 60 * 1024;
/** A Saturday evening. */
const now = Date.UTC(2026, 10, 21, 12, 30);

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  site.clock.set(now);
  const pace = createPace(2026, 1);
  const world = createWorld(pace);
  const { fixtures = [], updates = [] } = world.news(now).batch;
  const football = fixtures.filter(({ sport, kickoffAt }) => sport === 'football' && Math.abs(kickoffAt - now) < 24 * 3_600_000);
  const ids = new Set(football.map(({ id }) => id));
  const [company] = bookmakers;
  if (!company) throw new Error('no company');
  const odds = football.flatMap((fixture) =>
    planQuotes(pace.seed, fixture, company, fixture.kickoffAt <= now ? planMatch(pace.seed, fixture) : undefined, 1).since(0, now),
  );
  await site.site.matches.apply({
    ...world.foundation(),
    companies: bookmakers,
    fixtures: football,
    updates: updates.filter(({ matchId }) => ids.has(matchId)),
    odds,
  });
}, 120_000);
afterAll(() => site.close());

/** A response as transferred to a browser. */
async function fetchRaw(path: string, lang: string): Promise<{ bytes: number; data: { list: unknown[] } }> {
  const call = request(`${site.origin}/api/${path}`, { headers: { lang, 'accept-encoding': 'gzip, deflate, br' } }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const body = Buffer.concat((await response.toArray()) as Buffer[]);
  expect(response.headers['content-encoding']).toBe('br');
  const { data } = JSON.parse(brotliDecompressSync(body).toString()) as { data: { list: unknown[] } };
  return { bytes: body.length, data };
}

test.each(['zh', 'en', 'vi'])('a newcomer’s whole table of a full evening is one request under 60 KB, in %s', async (lang) => {
  const { bytes, data } = await fetchRaw('hot_match/initial_list?sport=football', lang);
  expect(data.list.length).toBeGreaterThan(150);
  expect(bytes).toBeLessThan(most);
});

test('the prices of all its rows fit beside it', async () => {
  const { bytes, data } = await fetchRaw('exponent/list?sport=football', 'zh');
  expect(data.list.length).toBeGreaterThan(150);
  expect(bytes).toBeLessThan(most);
});
