import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { danmakuDefaults } from '../DanmakuLayer/index.ts';
import { renderPart } from '../testing/renderPart.tsx';
import { DanmakuSettings } from './DanmakuSettings.tsx';

async function open(view = danmakuDefaults) {
  const onViewChange = vi.fn();
  const onChange = vi.fn();
  const screen = await renderPart(<DanmakuSettings view={view} onViewChange={onViewChange} on onChange={onChange} />);
  await screen.getByRole('button', { name: '弹幕设置' }).click();
  return { screen, onViewChange, onChange };
}

test('opens on the defaults of the specification', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('button', { name: '3/4', pressed: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '标准', pressed: true })).toBeVisible();
  await expect.element(screen.getByRole('slider', { name: '不透明度' })).toHaveValue('100');
  await expect.element(screen.getByRole('slider', { name: '飞过用时' })).toHaveValue('8');
});

test('a step that holds cannot be taken away, another replaces it', async () => {
  const { screen, onViewChange } = await open();
  await screen.getByRole('button', { name: '3/4' }).click();
  expect(onViewChange).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: '1/2' }).click();
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...danmakuDefaults, area: 2 });
});

test('sliders answer to the keyboard', async () => {
  const { screen, onViewChange } = await open();
  const slider = screen.getByRole('slider', { name: '不透明度' });
  slider.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onViewChange).toHaveBeenLastCalledWith({ ...danmakuDefaults, opacity: 95 });
  screen.getByRole('slider', { name: '飞过用时' }).element().focus();
  await userEvent.keyboard('{End}');
  expect(onViewChange).toHaveBeenLastCalledWith({ ...danmakuDefaults, crossing: 12 });
});

test('one press brings the defaults back', async () => {
  const { screen, onViewChange } = await open({ area: 1, size: 4, opacity: 10, crossing: 12 });
  await screen.getByRole('button', { name: '恢复默认' }).click();
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith(danmakuDefaults);
});
