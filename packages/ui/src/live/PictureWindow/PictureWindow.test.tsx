import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { livePlaying } from '../PlayerFrame/PlayerFrame.fixtures.ts';
import { windowLines } from './PictureWindow.fixtures.ts';
import { PictureWindow, type PictureWindowProps } from './PictureWindow.tsx';

async function open(props: Partial<PictureWindowProps> = {}, size = { width: 440, height: 560 }) {
  const acts = { onPlay: vi.fn(), onPause: vi.fn(), onRefresh: vi.fn(), onMutedChange: vi.fn() };
  const screen = await renderPart(
    <div style={size}>
      <PictureWindow state={livePlaying} video={<video aria-label="画面" />} event="67' 进球" lines={windowLines} {...acts} {...props} />
    </div>,
  );
  return { screen, ...acts };
}

test('shows the last three lines, and the words are sent by Enter; a refusal keeps them', async () => {
  const onSend = vi.fn<(text: string) => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValue(true);
  const { screen } = await open({ composer: { onSend } });
  expect(screen.container.querySelectorAll('li')).toHaveLength(3);
  const field = screen.getByRole('textbox', { name: '写弹幕' });
  await field.fill('  好球 ');
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenLastCalledWith('好球');
  await expect.element(field).toHaveValue('  好球 ');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('');
});

test('who may not speak is told why', async () => {
  const { screen } = await open({ composer: { onSend: () => true, refusal: '登录后才能发弹幕' } });
  await expect.element(screen.getByRole('textbox')).toBeDisabled();
  await expect.element(screen.getByPlaceholder('登录后才能发弹幕')).toBeVisible();
});

test('a small window keeps the picture alone', async () => {
  const { screen } = await open({ composer: { onSend: () => true } }, { width: 330, height: 250 });
  await expect.element(screen.getByText("67' 进球")).not.toBeVisible();
  await expect.element(screen.getByRole('textbox', { includeHidden: true })).not.toBeVisible();
  await expect.element(screen.getByLabelText('画面')).toBeVisible();
});

test('pauses and is silenced', async () => {
  const { screen, onPause, onMutedChange } = await open();
  await screen.getByRole('button', { name: '暂停' }).click();
  await screen.getByRole('button', { name: '静音' }).click();
  expect([onPause.mock.calls.length, onMutedChange.mock.lastCall]).toEqual([1, [true]]);
});
