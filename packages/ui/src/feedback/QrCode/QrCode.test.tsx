import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { QrCode } from './QrCode.tsx';

const code = { value: 'https://pitchside.example/live?room=1', label: '扫码进房间' };

test('is a picture with a name', async () => {
  const screen = await renderPart(<QrCode {...code} />);
  await expect.element(screen.getByRole('img', { name: '扫码进房间' })).toBeVisible();
});

test('an expired code says so and can be made anew', async () => {
  const onRefresh = vi.fn();
  const screen = await renderPart(<QrCode {...code} state="expired" onRefresh={onRefresh} />);
  await expect.element(screen.getByRole('status').getByText('二维码已过期')).toBeVisible();
  await screen.getByRole('button', { name: '刷新' }).click();
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('a scanned code asks for the phone and offers nothing else', async () => {
  const screen = await renderPart(<QrCode {...code} state="scanned" onRefresh={() => undefined} />);
  await expect.element(screen.getByRole('status').getByText('已扫码，请在手机上确认')).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
});
