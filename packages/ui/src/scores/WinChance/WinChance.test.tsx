import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { basketballClubs } from '../Crest/Crest.fixtures.ts';
import { WinChance } from './WinChance.tsx';

const { lal: home, gsw: away } = basketballClubs;
const chances = [0.55, 0.6, 0.4, 0.71];

test('the arrows walk minute by minute, and the table says the same as the points', async () => {
  const screen = await renderPart(<WinChance home={home} away={away} chances={chances} />);
  const said = screen
    .getByRole('option')
    .elements()
    .map((option) => option.getAttribute('aria-label') ?? '');
  (screen.getByRole('option').first().element() as SVGGElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByRole('option', { name: /第 2 分钟.*40%.*60%/ })).toHaveFocus();
  await screen.getByRole('button', { name: '看表格' }).click();
  const rows = screen.getByRole('row').elements().slice(1);
  expect(rows).toHaveLength(chances.length);
  for (const [index, row] of rows.entries())
    for (const { textContent } of row.querySelectorAll('th, td')) expect(said[index]).toContain(textContent);
  await expect.element(screen.getByText(/71%/).last()).toBeVisible();
});
