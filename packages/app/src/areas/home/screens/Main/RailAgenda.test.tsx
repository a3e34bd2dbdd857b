import type { Match } from '@pitchside/api/scores/matches';
import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { holdMatches, takeIn } from '../../../../platform/guard/visibleMatches.ts';
import { matchOf, teamOf } from '../../../../platform/guard/match.fixtures.ts';
import { overlays } from '../../../../platform/overlays/overlays.store.ts';
import { RailAgenda } from './RailAgenda.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn(() => Promise.reject(new Error('no answer'))) }));
vi.mock('../../../../platform/api/api.ts', () => ({ api: { call }, early: {}, client: {} }));

const match = (id: string, status: Match['status']) => matchOf(id, { home: teamOf(`${id}主`), away: teamOf(`${id}客`), status });

async function open(reservable: boolean) {
  const release = holdMatches(['a', 'b']);
  for (const row of [match('a', 'scheduled'), match('b', 'finished')]) takeIn(row);
  const i18n = await activate('zh', loadUiMessages('zh'));
  const screen = await render(<RailAgenda ids={['a', 'b']} reservable={reservable} />, {
    wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider>,
  });
  return { screen, release };
}

test('a match to come can be reserved from its line, one that is over cannot; a visitor is asked to log in', async () => {
  const { screen, release } = await open(true);
  const button = screen.getByRole('button', { name: '预约 a主 - a客' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  await button.click();
  await expect.poll(() => overlays.login).toBe(true);
  expect(call).not.toHaveBeenCalled();
  release();
});

test('before anybody is there nothing is loaded for it', async () => {
  const { screen, release } = await open(false);
  await expect.element(screen.getByRole('link').first()).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
  release();
});
