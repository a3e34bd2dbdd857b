import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { healthy, troubled, unknown } from './PlayerStats.fixtures.ts';
import { PlayerStats, type PlayerStatsProps } from './PlayerStats.tsx';

const open = (figures = healthy, onCopy?: PlayerStatsProps['onCopy']) => {
  const onClose = vi.fn();
  return renderPart(<PlayerStats figures={figures} onClose={onClose} {...(onCopy && { onCopy })} />).then((screen) => ({
    screen,
    onClose,
  }));
};

test('what went well has no row, and what is not known neither', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText('1920×1080 · 60 fps')).toBeVisible();
  for (const name of ['丢帧', '卡顿', '重连', '倍速']) await expect.element(screen.getByText(name)).not.toBeInTheDocument();
  await screen.rerender(<PlayerStats figures={unknown} onClose={() => undefined} />);
  expect(screen.container.querySelectorAll('dt')).toHaveLength(1);
});

test('what went wrong is told with how often', async () => {
  const { screen } = await open(troubled);
  await expect.element(screen.getByText('214 / 43,120')).toBeVisible();
  await expect.element(screen.getByText('1.10×')).toBeVisible();
});

test('the figures are copied as lines, and it closes', async () => {
  const onCopy = vi.fn<(text: string) => void>();
  const { screen, onClose } = await open(healthy, onCopy);
  await screen.getByRole('button', { name: '复制' }).click();
  expect(onCopy.mock.lastCall?.[0].split('\n')).toContain('延迟: 1.2 秒，目标 1.0 秒');
  await screen.getByRole('button', { name: '关闭' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
