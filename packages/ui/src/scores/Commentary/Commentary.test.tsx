import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { sentences } from './Commentary.fixtures.ts';
import { Commentary } from './Commentary.tsx';

const { mci: home, ars: away } = storyClubs;
const lines = () =>
  page
    .getByRole('list', { name: '文字直播' })
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent);

test('the filter leaves the key moments, then the goals, in the order of the match', async () => {
  await renderPart(<Commentary entries={sentences} home={home} away={away} label="文字直播" />);
  expect(lines()).toHaveLength(sentences.length);
  await userEvent.click(page.getByRole('radio', { name: /关键/ }));
  expect(lines()).toHaveLength(7);
  expect(lines().some((words) => words.includes('单掌'))).toBe(false);
  await userEvent.click(page.getByRole('radio', { name: /进球/ }));
  expect(lines().map((words) => words.slice(0, 3))).toEqual(["67'", "33'", "12'"]);
});

test('before the first sentence it says so', async () => {
  await renderPart(<Commentary entries={[]} home={home} away={away} label="文字直播" />);
  await expect.element(page.getByText('还没有文字直播')).toBeVisible();
});
