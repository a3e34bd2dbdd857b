import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Facts, factsLooks } from './Facts.tsx';

const facts = [
  { id: 'fee', label: '手续费', value: '¥0.12' },
  { id: 'net', label: '实际到账', value: '¥11.88', main: true },
];

test.each(factsLooks)('as %s each value belongs to its name', async (look) => {
  const screen = await renderPart(<Facts facts={facts} look={look} aria-label="提现" />);
  const pairs = [...screen.container.querySelectorAll('dl[aria-label="提现"] > div')].map((pair) => [
    pair.querySelector('dt')?.textContent,
    pair.querySelector('dd')?.textContent,
  ]);
  expect(pairs).toEqual([
    ['手续费', '¥0.12'],
    ['实际到账', '¥11.88'],
  ]);
});

test('the main figure is larger than its neighbours', async () => {
  const screen = await renderPart(<Facts facts={facts} look="row" size="s" />);
  const sizeOf = (words: string) => parseFloat(window.getComputedStyle(screen.getByText(words).element()).fontSize);
  expect(sizeOf('¥11.88')).toBeGreaterThan(sizeOf('¥0.12'));
});
