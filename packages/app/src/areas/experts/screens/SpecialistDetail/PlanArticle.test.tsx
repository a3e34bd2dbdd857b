import type { PlanWhole } from '@pitchside/api/experts/plans';
import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { api } from '../../../../platform/api/api.ts';
import { matchOf } from '../../../../platform/guard/match.fixtures.ts';
import { PlanArticle } from './PlanArticle.tsx';

vi.mock('../../../../platform/api/api.ts', () => ({ api: { call: vi.fn() } }));

const rate = { settled: 0, won: 0, lost: 0, void: 0, rate: null };
const plan: PlanWhole = {
  ...{ id: '7', title: '主队让半球', teaser: '', plays: ['asian'], price: 28, state: 'published', result: null, sold: 1 },
  ...{ is_open: false, is_mine: false, is_taken_down: true, published_at: 1, settled_at: null, picks: null, match: matchOf('m1') },
  author: {
    ...{ id: '5', user_nickname: '老周', avatar: 'a', level: 3, is_ranked: false },
    record: { all: rate, recent: rate, plays: [], last: [], streak: 0, longest: 0, roi: null, curve: [] },
  },
  ...{ analysis: null, locked: { letters: 60, pictures: 0 }, reason: null, settlements: [], tips: { total: 0, people: 0 } },
};

async function open(change: Partial<PlanWhole> = {}) {
  vi.mocked(api.call).mockReturnValue(new Promise(() => undefined));
  const i18n = await activate('zh', loadUiMessages('zh'));
  return render(<PlanArticle plan={{ ...plan, ...change }} onChange={() => undefined} />, {
    wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider>,
  });
}

test('a plan that was taken down says so to whoever has not bought it, and asks for neither diamonds nor a report', async () => {
  const page = await open();
  await expect.element(page.getByText('这份方案已下架，正文只给解锁的人看。')).toBeVisible();
  await expect.element(page.getByText('比赛已经开始')).not.toBeInTheDocument();
  for (const name of ['举报', '解锁这份方案']) await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
});

test('its author reads why, in other words than of one that was refused', async () => {
  const page = await open({ reason: '承诺必中', is_mine: true, analysis: { text: '账', pictures: [] }, locked: null });
  await expect.element(page.getByText('已下架：承诺必中')).toBeVisible();
  await expect.element(page.getByText('打赏')).not.toBeInTheDocument();
});

test('one that was refused before it was sold says that', async () => {
  const page = await open({ state: 'failed', is_taken_down: false, published_at: null, reason: '太简单' });
  await expect.element(page.getByText('没有通过审核：太简单')).toBeVisible();
});
