import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';

interface Match {
  id: string;
  sport: string;
  home: { id: string; name: string };
  competition: { id: string };
}

const head = (page: Page) => page.getByRole('heading', { level: 1 });
const squad = (page: Page) => page.getByRole('table', { name: '阵容', exact: true });

/** Waits until the source has sent the squad of a team. */
const squadIsKnown = (page: Page, path: string, id: string) =>
  expect
    .poll(async () => {
      const answer = await page.request.get(`/api/${path}?id=${id}`);
      return ((await answer.json()) as { data: { list: unknown[] } | null }).data?.list.length ?? 0;
    })
    .toBeGreaterThan(7);

/** Returns a football match of now or soon whose line-ups the source has sent. */
async function currentMatch(page: Page) {
  const answer = await page.request.get('/api/hot_match/recommend?limit=20&sport=football');
  const { list } = ((await answer.json()) as { data: { list: Match[] } }).data;
  const match = list.find(({ sport }) => sport === 'football');
  if (!match) throw new Error('no football is recommended');
  return match;
}

test('from a table to a team, to one of its players, and back', async ({ page }) => {
  await page.goto('/main');
  const { home, competition } = await currentMatch(page);
  const { id, name } = home;
  await squadIsKnown(page, 'Football/team_squad', id);
  await page.goto(`/base-football?id=${competition.id}`);
  await page
    .getByRole('table', { name: /积分榜/ })
    .getByTitle(name, { exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`/base-football\\?team=${id}$`));
  await expect(head(page)).toContainText(name);
  await expect(head(page)).toContainText('赛果和人员为模拟');
  const somebody = squad(page).getByRole('link').first();
  const called = await somebody.innerText();
  await somebody.click();
  await expect(page).toHaveURL(new RegExp(`player=${id}_[\\w-]+$`));
  await expect(head(page)).toContainText(called);
  await expect(head(page)).toContainText('模拟球员');
  await expect(page.getByRole('table', { name: '生涯' }).getByRole('row')).not.toHaveCount(1);
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`team=${id}$`));
  await expect(head(page)).toContainText(name);
  await page.goBack();
  await expect(head(page)).toContainText(called);
});

test('a basketball team and its players have pages too', async ({ page }) => {
  await page.goto('/base-basketball?id=nba&stage=regular');
  // Beside the table of teams stand those of who scores most.
  await page.getByRole('table').locator('a[href*="team="]').first().click();
  await expect(page).toHaveURL(/\/base-basketball\?team=bb-[\w-]+$/);
  const id = new URL(page.url()).searchParams.get('team') ?? '';
  await squadIsKnown(page, 'Basketball/team_squad', id);
  await page.reload();
  const somebody = squad(page).getByRole('link').first();
  const called = await somebody.innerText();
  await somebody.click();
  await expect(head(page)).toContainText(called);
  await expect(page.getByRole('table', { name: '最近的比赛' }).getByRole('row')).not.toHaveCount(1);
});

test('a team that plays now is led to from its match, and whom nobody knows says so', async ({ page }) => {
  const match = await currentMatch(page);
  await page.goto(`/score-detail?id=${match.id}`);
  await page.getByRole('link', { name: match.home.name, exact: true }).first().click();
  await expect(page).toHaveURL(/\/base-football\?team=/);
  await expect(head(page)).toContainText(match.home.name);

  await page.goto('/base-football?team=nobody-at-all');
  await expect(page.getByText('没有这支球队')).toBeVisible();
  await page.goto('/base-football?player=arsenal_nobody-at-all');
  await expect(page.getByText('没有这名球员')).toBeVisible();
  await page.getByRole('link', { name: '看资料库' }).click();
  await expect(page).toHaveURL(/\/base-football$/);
});
