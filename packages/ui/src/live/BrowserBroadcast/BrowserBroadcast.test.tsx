import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { closedBroadcast, laptop } from './BrowserBroadcast.fixtures.ts';
import { BrowserBroadcast } from './BrowserBroadcast.tsx';

test('from nothing to the air are two presses; on the air nothing can be changed but its end', async () => {
  const acts = { onPreview: vi.fn(), onStart: vi.fn(), onStop: vi.fn() };
  const screen = await renderPart(<BrowserBroadcast {...closedBroadcast} {...acts} />);
  await screen.getByRole('button', { name: '打开画面' }).click();
  expect(acts.onPreview).toHaveBeenCalledOnce();
  const preview = { picture: <video aria-label="预览" /> };
  await screen.rerender(<BrowserBroadcast {...closedBroadcast} {...acts} {...laptop} state="preview" preview={preview} />);
  await screen.getByRole('button', { name: '从这里开播' }).click();
  expect(acts.onStart).toHaveBeenCalledOnce();
  await screen.rerender(<BrowserBroadcast {...closedBroadcast} {...acts} {...laptop} state="live" preview={preview} />);
  await expect.element(screen.getByText('直播中', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: '摄像头', exact: true })).toBeDisabled();
  await expect.element(screen.getByRole('switch', { name: '画面上叠比分' })).toBeDisabled();
  await screen.getByRole('button', { name: '停止推流' }).click();
  expect(acts.onStop).toHaveBeenCalledOnce();
});

test('the choice of a source is passed on, and of nothing that the browser cannot do', async () => {
  const onChoicesChange = vi.fn();
  const screen = await renderPart(<BrowserBroadcast {...closedBroadcast} canCompose={false} onChoicesChange={onChoicesChange} />);
  await screen.getByRole('radio', { name: '屏幕或窗口' }).click();
  expect(onChoicesChange).toHaveBeenCalledWith({ source: 'screen' });
  await expect.element(screen.getByRole('radio', { name: '画中画' })).toBeDisabled();
});

test('what is wrong is said with what to do', async () => {
  const screen = await renderPart(<BrowserBroadcast {...closedBroadcast} problem="denied" />);
  await expect.element(screen.getByRole('alert').getByText(/点地址栏左边的图标/)).toBeVisible();
});
