import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { planRows } from './PlanRow.fixtures.ts';
import { PlanRow } from './PlanRow.tsx';

const [sale, unlocked, free, won] = planRows as [
  (typeof planRows)[number],
  (typeof planRows)[number],
  (typeof planRows)[number],
  (typeof planRows)[number],
];

test('a plan on sale says until when, what it costs and what its rate rests on', async () => {
  const screen = await renderPart(<PlanRow plan={sale} />);
  await expect.element(screen.getByText('88 黄钻')).toBeInTheDocument();
  await expect.element(screen.getByText('69% · 29 场')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '查看方案' })).toHaveAttribute('href', '/specialist-detail?id=1');
  await expect.element(screen.getByRole('timer', { name: '距停止解锁' })).toBeVisible();
});

test('what is unlocked, free or settled says so in words', async () => {
  const screen = await renderPart(
    <>
      <PlanRow plan={unlocked} />
      <PlanRow plan={free} />
      <PlanRow plan={won} />
    </>,
  );
  await expect.element(screen.getByRole('link', { name: '已解锁' }).first()).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '免费看' })).toBeVisible();
  await expect.element(screen.getByText('命中')).toBeVisible();
  await expect.element(screen.getByText('已停止解锁')).toBeVisible();
});

test('on the page of its author a plan does not say again who wrote it', async () => {
  const screen = await renderPart(<PlanRow plan={sale} bare />);
  await expect.element(screen.getByRole('link', { name: sale.title })).toBeVisible();
  expect(screen.getByText(sale.author.name).elements()).toEqual([]);
});
