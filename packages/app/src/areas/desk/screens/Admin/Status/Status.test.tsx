import type { adminStatus } from '@pitchside/api/desk/status';
import type { CallData } from '@pitchside/api/contract';
import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import Status from './Status.tsx';

const now = Date.UTC(2026, 10, 29, 12);
const minute = 60_000;
type Answer = CallData<typeof adminStatus>;
const node: Answer['nodes'][number] = {
  name: 'one:3000',
  roles: ['web', 'realtime'],
  release: '0.1.0',
  is_older: false,
  started_at: now - 90 * minute,
  told_at: now - 4_000,
  is_silent: false,
  loop: 3.2,
  memory: 285e6,
  sockets: 1_204,
  topics: 77,
  pool: { busy: 2, idle: 14, waiting: 0 },
  disk: { size: 100e9, free: 40e9 },
  stores: true,
  clock_ahead: 12,
  streams: { streams: 3, bytes: 9, frames: 9, cuts: 1, refusals: 0, silence: 0 },
  bus: { wakes: 9, gaps: 0 },
};
const job: Answer['jobs'][number] = { name: 'plans.settle', every: 5, done_at: now - minute, failed_at: null, failures: 0, is_late: false };
const answer: Answer = {
  server_at: now,
  database: { version: '18.4', bytes: 16e6, is_read_only: false, took: 3, pending: [] },
  storage: 'folder',
  bus: 'database',
  nodes: [node],
  jobs: [job],
  push: {
    devices: 120,
    members: 60,
    failing: 2,
    waiting: 0,
    lag: 0,
    today: { sent: 900, gone: 1, refused: 0, failed: 2, late: 0, quiet: 5, watching: 3, replaced: 4 },
  },
};

/** Answer of the server: data, or a failure for null. */
let reply: Answer | null = answer;
let asked = 0;
beforeEach(() => {
  reply = answer;
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return reply ? Response.json({ code: 0, msg: '', data: reply }) : Response.json({ code: 1, msg: '没有开', data: null });
  });
});

async function open() {
  const i18n = await activate('zh', loadUiMessages('zh'));
  await render(<Status />, { wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider> });
}
const cellsOf = (name: RegExp) =>
  [...page.getByRole('row', { name }).element().querySelectorAll('td, th')].map(({ textContent }) => textContent);

test('a node in order is told with its figures, and the site is summed up', async () => {
  await open();
  await expect.element(page.getByRole('row', { name: /one:3000/ })).toBeVisible();
  expect(cellsOf(/one:3000/)).toEqual([
    'one:3000web, realtime · 0.1.0',
    expect.stringMatching(/^正常.*启动$/),
    '3.2 毫秒内存 285 MB',
    '1,20477 个话题',
    '2空闲 14 · 等待 0',
    '40 GB共 100 GB',
    '3断开 1 · 拒绝 0',
    '12 毫秒',
  ]);
  await expect.element(page.getByText('能读能写')).toBeVisible();
  await expect.element(page.getByText('已是最新')).toBeVisible();
});

test.each([
  [{ is_silent: true }, '没有消息'],
  [{ stores: false }, '存不了文件'],
  [{ disk: { size: 100, free: 5 } }, '磁盘快满了'],
  [{ clock_ahead: -3_000 }, '时钟不准'],
  [{ loop: 900 }, '忙'],
  [{ is_older: true }, '旧版本'],
])('what is wrong with a node is told in a word: %j', async (change, word) => {
  reply = { ...answer, nodes: [{ ...node, ...change }] };
  await open();
  await expect.element(page.getByRole('row', { name: /one:3000/ }).getByText(word)).toBeVisible();
});

test('jobs that are late or fail come first; a database that only reads and migrations that wait are told', async () => {
  reply = {
    ...answer,
    database: { ...answer.database, is_read_only: true, pending: ['0080_later'] },
    jobs: [job, { ...job, name: 'b.fails', failed_at: now - 1_000, failures: 2 }, { ...job, name: 'c.late', is_late: true }],
  };
  await open();
  await expect.element(page.getByText('只能读')).toBeVisible();
  await expect.element(page.getByText('0080_later')).toBeVisible();
  const rows = page.getByRole('table', { name: '后台任务' }).getByRole('row').elements().slice(1);
  expect(rows.map((row) => row.querySelector('td, th')?.textContent)).toEqual(['c.late', 'b.fails', 'plans.settle']);
});

test('what did not come can be asked for again, and nodes that told nothing yet are told as such', async () => {
  reply = null;
  await open();
  await expect.element(page.getByText('机器状态没能送到')).toBeVisible();
  reply = { ...answer, nodes: [], jobs: [] };
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByText('还没有节点说过话，过 10 秒再看')).toBeVisible();
  await expect.element(page.getByText('没有节点在跑任务')).toBeVisible();
  expect(asked).toBe(2);
});
