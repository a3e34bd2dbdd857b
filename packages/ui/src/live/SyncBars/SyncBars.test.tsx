import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { syncBars } from './SyncBars.fixtures.ts';
import { SyncBars } from './SyncBars.tsx';

test('a screen reader hears how late each is by itself and what it waits', async () => {
  const screen = await renderPart(<SyncBars {...syncBars} />);
  await expect.element(screen.getByText('原延迟 3.9 秒，补等 2.3 秒')).toBeInTheDocument();
  await expect.element(screen.getByText('原延迟 6.2 秒，补等 0.0 秒')).toBeInTheDocument();
});

test('without a common place nobody waits', async () => {
  const screen = await renderPart(<SyncBars {...syncBars} delay={null} />);
  await expect.element(screen.getByText('原延迟 2.4 秒，补等 0.0 秒')).toBeInTheDocument();
});
