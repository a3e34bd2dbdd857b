import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { linePath } from './linePath.ts';
import { streamFaults } from './stream.ts';
import { brokenStream, goodStream, streamTrail, weakStream } from './StreamHealth.fixtures.ts';
import { StreamHealth } from './StreamHealth.tsx';

test('a stream is told in a word, in figures and in what else is so', async () => {
  const screen = await renderPart(<StreamHealth stream={goodStream} trail={streamTrail} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('推流正常');
  for (const figure of ['5,842kbps', '59.8fps', '0.3%', '2.0秒', '1920×1080 · H.264', 'AAC · 48.0 kHz · 立体声'])
    await expect.element(screen.getByRole('definition').filter({ hasText: figure }).first()).toBeVisible();
  expect(screen.getByRole('list', { name: '建议' }).elements()).toEqual([]);
});

test('what is wrong is said with what to do, and another key is one press away', async () => {
  const onRenewKey = vi.fn();
  const screen = await renderPart(<StreamHealth stream={weakStream} trail={streamTrail} onRenewKey={onRenewKey} />);
  await expect.element(screen.getByText('关键帧间隔 20.0 秒，太长了')).toBeVisible();
  await expect.element(screen.getByText('有人用同一个密钥来推流，已拒绝 2 次')).toBeVisible();
  await screen.getByRole('button', { name: '换一个新密钥' }).click();
  expect(onRenewKey).toHaveBeenCalledOnce();
});

test('a picture that no browser plays has no figures, only the reason', async () => {
  const screen = await renderPart(<StreamHealth stream={brokenStream} />);
  await expect.element(screen.getByText('画面是 HEVC，观众的浏览器放不了')).toBeVisible();
  expect(screen.getByRole('definition').elements()).toEqual([]);
});

test.each(['zh', 'en', 'vi'] as const)('every fault has words in %s, and no two the same', async (locale) => {
  const screen = await renderPart(<StreamHealth stream={{ ...weakStream, faults: streamFaults }} />, { locale });
  const lines = screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(new Set(lines).size).toBe(streamFaults.length);
});

test('a line goes from edge to edge, its greatest below the top; one value is no line, and nothing lies at the bottom', () => {
  expect(linePath([0, 10, 5], 200, 40)).toBe('M0.0 40.0L100.0 4.0L200.0 22.0');
  expect(linePath([7], 200, 40)).toBe('');
  expect(linePath([0, 0], 200, 40)).toBe('M0.0 40.0L200.0 40.0');
});

test('a second encoder that stands by is said beside the verdict, and only then', async () => {
  const screen = await renderPart(<StreamHealth stream={goodStream} hasStandby />);
  await expect.element(screen.getByText('备用推流已就绪')).toBeVisible();
  await screen.rerender(<StreamHealth stream={goodStream} />);
  await expect.element(screen.getByText('备用推流已就绪')).not.toBeInTheDocument();
});
