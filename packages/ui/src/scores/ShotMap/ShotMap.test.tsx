import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { shots } from './ShotMap.fixtures.ts';
import { ShotMap } from './ShotMap.tsx';

const { mci: home, ars: away } = storyClubs;

test('one stop of the Tab key leads to the shots, the arrows walk through them in order of time, and the reading follows', async () => {
  const screen = await renderPart(<ShotMap home={home} away={away} shots={shots} />);
  const options = screen.getByRole('option');
  expect(options.all()).toHaveLength(shots.length);
  const first = screen.getByRole('option', { name: /^7'/ });
  (first.element() as SVGGElement).focus();
  await expect.element(first).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('option', { name: /^12'.*进球，预期进球 0\.42/ })).toHaveFocus();
  await expect.element(screen.getByText('xG 0.42')).toBeVisible();
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(screen.getByRole('option', { name: /^70'/ })).toHaveFocus();
  await userEvent.keyboard('{Home}{Escape}');
  await expect.element(first).toHaveAttribute('aria-selected', 'false');
  expect(options.elements().filter((option) => option.getAttribute('tabindex') === '0')).toHaveLength(1);
});

test('the table says what the pitch shows, also of one side alone', async () => {
  const screen = await renderPart(<ShotMap home={home} away={away} shots={shots} />);
  await screen.getByRole('radio', { name: away.shortName }).click();
  const drawn = screen
    .getByRole('option')
    .elements()
    .map((option) => option.getAttribute('aria-label') ?? '');
  expect(drawn).toHaveLength(shots.filter(({ side }) => side === 'away').length);
  await screen.getByRole('button', { name: '看表格' }).click();
  const rows = screen
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
  expect(rows).toHaveLength(drawn.length);
  for (const [minute = '', team = '', , outcome = '', xg = ''] of rows) {
    const said = drawn.find((sentence) => sentence.startsWith(minute)) ?? '';
    expect(said).toContain(team);
    expect(said).toContain(outcome);
    if (xg !== '–') expect(said).toContain(xg);
  }
  await expect.element(screen.getByText(/射门 \d 次，进 2 球/)).toBeVisible();
});
