import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { duellists, lines } from './PlayerDuel.fixtures.ts';
import { PlayerDuel } from './PlayerDuel.tsx';

test('another player is chosen from the list, and the bars are his; what neither has is left out', async () => {
  const screen = await renderPart(<PlayerDuel players={duellists} lines={lines} defaultValue={['h1', 'a1']} />);
  await expect.element(screen.getByText(/8\.9$/)).toBeVisible();
  await expect.element(screen.getByText('扑救', { exact: true })).not.toBeInTheDocument();
  await screen.getByRole('combobox', { name: '第二名球员' }).click();
  await screen.getByRole('option', { name: '多卡' }).click();
  await expect.element(screen.getByText(/7\.3$/)).toBeVisible();
  await expect.element(screen.getByText(/0\.42$/)).toBeVisible();
});
