import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { ProgressBar } from './ProgressBar.tsx';

test('tells its name, its measure and its words', async () => {
  const screen = await renderPart(<ProgressBar label="经验" value={250} max={1000} valueText="250 / 1,000" />);
  const bar = screen.getByRole('progressbar', { name: '经验' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '250');
  await expect.element(bar).toHaveAttribute('aria-valuemax', '1000');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '250 / 1,000');
});

test('has no measure while nobody knows, and never passes its end', async () => {
  const screen = await renderPart(<ProgressBar label="转码" value={null} />);
  await expect.element(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  await screen.rerender(<ProgressBar label="转码" value={140} />);
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});
