import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { settled } from './fixtures/look.ts';
import { addressesOf, scoresOn, type Secret } from './fixtures/surfaces.ts';

interface Row extends Omit<Secret, 'day' | 'competition' | 'room'> {
  status: string;
  kickoff_at: number;
  home_score: number;
  away_score: number;
  competition: { id: string };
}

const day = 86_400_000;

/** The football match of the last three days that is over and had the most goals. */
async function ended(request: APIRequestContext): Promise<Row> {
  const now = Date.now();
  const days = [0, 1, 2].map(async (ago) => {
    const answer = await request.get('/api/hot_match/day_list', { params: { from: now - (ago + 1) * day, until: now - ago * day } });
    return ((await answer.json()) as { data: { list: Row[] } }).data.list;
  });
  const goals = ({ home_score, away_score }: Row) => home_score + away_score;
  const [found] = (await Promise.all(days))
    .flat()
    .filter(({ sport, status }) => sport === 'football' && status === 'finished')
    .toSorted((one, other) => goals(other) - goals(one));
  if (!found) throw new Error('no match of the last days is over');
  return found;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('h1').first(), address).toBeAttached();
  await settled(page, 4_000);
}

test('no page tells how a match ended that its reader watches later', async ({ visit, request }) => {
  test.setTimeout(600_000);
  const row = await ended(request);
  const secret: Secret = {
    ...row,
    day: new Date(row.kickoff_at).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' }),
    competition: row.competition.id,
  };
  const addresses = addressesOf(secret);
  const [fan, other] = [await visit({ as: 'fan' }), await visit()];
  await fan.goto(`/score-detail?id=${secret.id}`);
  await fan.getByRole('button', { name: '稍后看', exact: true }).click();
  await expect(fan.getByRole('heading', { name: '这场比赛你要稍后看' })).toBeVisible();

  const [leaks, shown]: [Record<string, string[]>, string[]] = [{}, []];
  for (const address of addresses) {
    await Promise.all([open(fan, address), open(other, address)]);
    const found = await scoresOn(fan, secret);
    if (found.length > 0) leaks[address] = found;
    if ((await scoresOn(other, secret)).length > 0) shown.push(address);
  }
  // Others are shown on many of them: the pages were there, and were read well.
  expect(shown.length, shown.join()).toBeGreaterThan(5);
  expect(leaks).toEqual({});
});
