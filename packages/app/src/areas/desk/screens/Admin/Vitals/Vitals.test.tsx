import type { adminVitals, VitalFigures } from '@pitchside/api/desk/vitals';
import type { CallData } from '@pitchside/api/contract';
import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import Vitals from './Vitals.tsx';

const figure = (p75: number, good: number, fair: number, poor: number) => ({ total: good + fair + poor, good, fair, poor, p75 });
const figures: VitalFigures = {
  views: 1_204,
  drawn: 602,
  lcp: figure(2_100, 900, 200, 100),
  inp: figure(320, 500, 300, 200),
  cls: figure(0.31, 10, 0, 30),
  ttfb: null,
};
const answer: CallData<typeof adminVitals> = {
  from: '2026-11-20',
  until: '2026-11-26',
  all: figures,
  pages: [{ page: '/score-detail', figures }],
};

/** Answer of the server: data, or a failure for null. */
let reply: CallData<typeof adminVitals> | null = answer;
const asked: URL[] = [];
beforeEach(() => {
  reply = answer;
  asked.length = 0;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url));
    return reply ? Response.json({ code: 0, msg: '', data: reply }) : Response.json({ code: 1, msg: '没有开', data: null });
  });
});

async function open() {
  const i18n = await activate('zh', loadUiMessages('zh'));
  await render(<Vitals />, { wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider> });
}

test('each page has its percentile of each metric with the rating as a word, and a metric without a measurement says nothing', async () => {
  await open();
  const row = page.getByRole('row', { name: /score-detail/ });
  await expect.element(row).toBeVisible();
  const cells = [...row.element().querySelectorAll('td, th')].map(({ textContent }) => textContent);
  expect(cells).toEqual([
    '比赛/score-detail',
    '1,20450% 由服务器画好',
    '2.10 秒良好 · 75% 良好',
    '320 毫秒待改进 · 50% 良好',
    '0.310较差 · 25% 良好',
    '–',
  ]);
  await expect.element(page.getByText('良好 75% · 待改进 17% · 较差 8%')).toBeVisible();
});

test('days, language and network are asked for as they are chosen', async () => {
  await open();
  await expect.poll(() => asked.at(-1)?.search).toBe('?days=7');
  await page.getByRole('radio', { name: '28 天' }).click();
  await expect.poll(() => asked.at(-1)?.search).toBe('?days=28');
  await page.getByRole('combobox', { name: '语言' }).click();
  await page.getByRole('option', { name: 'Tiếng Việt' }).click();
  await expect.poll(() => asked.at(-1)?.search).toBe('?days=28&lang=vi');
  await page.getByRole('combobox', { name: '网络' }).click();
  await page.getByRole('option', { name: '省流量' }).click();
  await expect.poll(() => asked.at(-1)?.search).toBe('?days=28&lang=vi&connection=save-data');
});

test('without measurements it says so, and what did not come can be asked for again', async () => {
  const nothing = { views: 0, drawn: 0, lcp: null, inp: null, cls: null, ttfb: null };
  reply = { ...answer, all: nothing, pages: [] };
  await open();
  await expect.element(page.getByText('还没有量到，过一会儿再来看')).toBeVisible();
  reply = null;
  await page.getByRole('radio', { name: '90 天' }).click();
  await expect.element(page.getByText('列表没能送到')).toBeVisible();
  reply = answer;
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByRole('row', { name: /score-detail/ })).toBeVisible();
});
