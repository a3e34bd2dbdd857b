import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { matchOf } from '../../../../platform/guard/match.fixtures.ts';
import { ForesightAbsences } from './ForesightAbsences.tsx';
import { forecastOf } from './foresight.fixtures.ts';
import type { Hero } from './useHero.ts';

const unasked = { value: undefined, state: 'loading', error: undefined, again: vi.fn() } as const;

async function open(before: Partial<Hero['before']>) {
  const i18n = await activate('zh', loadUiMessages('zh'));
  const hero: Hero = {
    match: matchOf('m1'),
    forecast: forecastOf('m1'),
    before: { ...unasked, ...before },
    table: unasked,
    plans: unasked,
  };
  return render(<ForesightAbsences hero={hero} />, { wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider> });
}

test('absences that do not come can be asked for again', async () => {
  const again = vi.fn();
  const screen = await open({ state: 'failed', again });
  await screen.getByRole('button', { name: '重试' }).click();
  expect(again).toHaveBeenCalledOnce();
});

test('a source without absences is not taken for nobody missing', async () => {
  const screen = await open({ state: 'ready', value: { conditions: null, absences: null } });
  await expect.element(screen.getByText('还没有伤停消息')).toBeVisible();
  expect(screen.getByText('没有伤停', { exact: true }).elements()).toEqual([]);
});

test('who is missing stands with the side and the reason', async () => {
  const absences = [{ side: 'home' as const, player: '周九', position: 'forward' as const, reason: 'suspended' as const, back_at: null }];
  const screen = await open({ state: 'ready', value: { conditions: null, absences } });
  await expect.element(screen.getByRole('region', { name: 'home of m1 伤停' }).getByText('周九')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'away of m1 伤停' }).getByText('没有伤停')).toBeVisible();
});
