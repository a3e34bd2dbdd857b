import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';

interface Row {
  id: string;
  status: string;
  home_score: number;
  away_score: number;
  competition: { id: string };
}

/** A football match of today, or of the days before, that is over and has goals. */
async function endedMatch(request: APIRequestContext): Promise<Row> {
  const day = 86_400_000;
  const now = Date.now();
  for (const ago of [0, 1, 2, 3]) {
    const answer = await request.get('/api/hot_match/day_list', { params: { from: now - (ago + 1) * day, until: now - ago * day } });
    const { data } = (await answer.json()) as { data: { list: Row[] } };
    const found = data.list.find(({ status, home_score, away_score }) => status === 'finished' && home_score + away_score > 0);
    if (found) return found;
  }
  throw new Error('no match of the last days is over');
}

test('a match to watch later tells its result nowhere, on no device of its member, until they say so', async ({ visit, request }) => {
  const match = await endedMatch(request);
  const score = `${match.home_score}-${match.away_score}`;
  const page = `/score-detail?id=${match.id}`;
  const fan = await visit({ as: 'fan' });
  await fan.goto(page);
  const heading = fan.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(score);
  await fan.getByRole('button', { name: '稍后看', exact: true }).click();
  await expect(fan.getByRole('heading', { name: '这场比赛你要稍后看' })).toBeVisible();
  await expect(heading).not.toContainText(score);
  await expect(fan).not.toHaveTitle(new RegExp(score));

  // Its server draws nothing that could tell it, on the page or in its title.
  await fan.reload();
  await expect(fan.getByRole('heading', { name: '这场比赛你要稍后看' })).toBeVisible();
  const html = await (await fan.request.get(page)).text();
  expect(html).toContain('<title>');
  expect(/<title>([^<]*)/.exec(html)?.[1]).not.toMatch(/\d+\s?[–-]\s?\d+/);
  expect(/<div id="root"><\/div>/.test(html)).toBe(true);

  // Tables that count it are masked, until somebody wants to see them.
  await fan.goto(`/base-football?id=${match.competition.id}`);
  await expect(fan.getByText('这里会透露你要稍后看的比赛')).toBeVisible();
  await expect(fan.getByRole('heading', { name: '积分榜' })).toBeHidden();
  await fan.getByRole('button', { name: '仍然显示' }).click();
  await expect(fan.getByRole('heading', { name: /积分榜|对阵图/ }).first()).toBeVisible();

  // Another device of the member knows it as soon as it is open.
  const phone = await visit({ as: 'fan' });
  await phone.goto('/reserve');
  const list = phone.getByRole('region', { name: '稍后看' });
  await expect(list.locator(`a[href*="${match.id}"]`)).toBeVisible();
  await phone.goto(page);
  await expect(phone.getByRole('heading', { name: '这场比赛你要稍后看' })).toBeVisible();
  await expect(phone.getByRole('heading', { level: 1 })).not.toContainText(score);
  // Others see it as it is.
  const other = await visit({ as: 'secondFan' });
  await other.goto(page);
  await expect(other.getByRole('heading', { level: 1 })).toContainText(score);

  await phone.getByRole('button', { name: '看过了，显示比分' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(score);
  await expect(phone.getByRole('button', { name: '稍后看', exact: true })).toBeVisible();
});
