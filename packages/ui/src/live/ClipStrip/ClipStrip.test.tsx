import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { clipStrip } from './ClipStrip.fixtures.ts';
import { ClipStrip } from './ClipStrip.tsx';

test('it is a named list of links', async () => {
  const screen = await renderPart(<ClipStrip {...clipStrip} />);
  await expect.element(screen.getByRole('region', { name: '精彩片段' })).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(clipStrip.clips.length);
});

test('a failure is said and asked again, and what is known stays', async () => {
  const onRetry = vi.fn();
  const screen = await renderPart(<ClipStrip clips={[]} status="error" onRetry={onRetry} />);
  await screen.getByRole('button').click();
  expect(onRetry).toHaveBeenCalledOnce();
  const known = await renderPart(<ClipStrip {...clipStrip} status="error" title="另外的片段" />);
  await expect.element(known.getByRole('region', { name: '另外的片段' }).getByRole('link').first()).toBeVisible();
});
