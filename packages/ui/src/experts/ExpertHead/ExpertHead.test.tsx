import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { experts, firstExpert } from '../ExpertCard/ExpertCard.fixtures.ts';
import { ExpertHead } from './ExpertHead.tsx';

const known = { since: Date.UTC(2025, 2, 4), fans: 75_400, onSale: 4, roi: 0.163 };

test('the rate stands with what it rests on, and the return with its sign', async () => {
  const screen = await renderPart(<ExpertHead expert={{ ...firstExpert, ...known }} timeZone="Asia/Shanghai" />);
  await expect.element(screen.getByRole('heading', { name: firstExpert.name, level: 1 })).toBeVisible();
  await expect.element(screen.getByText('69%')).toBeVisible();
  await expect.element(screen.getByText('29 场中 20')).toBeVisible();
  await expect.element(screen.getByText('+16.3%')).toBeVisible();
  await expect.element(screen.getByText('7.5万')).toBeVisible();
  await expect.element(screen.getByText('2025/03/04 成为专家')).toBeVisible();
});

test('too few plans give no rate', async () => {
  const few = experts.find(({ ranked }) => !ranked);
  if (!few) throw new Error('no expert without a place');
  const screen = await renderPart(<ExpertHead expert={{ ...few, ...known, roi: null }} />);
  await expect.element(screen.getByText('6 场，样本不足')).toBeVisible();
  expect(screen.getByText(/%/).elements()).toEqual([]);
});
