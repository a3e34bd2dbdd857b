import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { picks } from './MatchPicker.fixtures.ts';
import { MatchPicker } from './MatchPicker.tsx';

test('each match is one link, and the chosen one alone is current', async () => {
  await renderPart(<MatchPicker matches={picks} value="halftime" label="有画面的比赛" />);
  expect(page.getByRole('link').elements()).toHaveLength(picks.length);
  const current = page
    .getByRole('link')
    .elements()
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['#halftime']);
});
