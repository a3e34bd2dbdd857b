import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { danmakuDefaults, type DanmakuView } from '../DanmakuLayer/index.ts';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { DanmakuSettings } from './DanmakuSettings.tsx';

async function open(change: Partial<DanmakuView> = {}) {
  const view = { ...danmakuDefaults, ...change };
  const onViewChange = vi.fn();
  const onChange = vi.fn();
  const screen = await renderPart(<DanmakuSettings view={view} onViewChange={onViewChange} danmakuOn onDanmakuChange={onChange} />);
  await screen.getByRole('button', { name: '弹幕设置' }).click();
  await expect.element(screen.getByRole('dialog', { name: '弹幕设置' })).toBeVisible();
  return { screen, view, onViewChange, onChange };
}

test('opens on the defaults of the specification', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('radio', { name: '3/4', checked: true })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: '标准', checked: true })).toBeVisible();
  await expect.element(screen.getByRole('slider', { name: '不透明度' })).toHaveValue('100');
  await expect.element(screen.getByRole('slider', { name: '速度' })).toHaveValue('8');
  await expect.element(screen.getByRole('slider', { name: '速度' })).toHaveAttribute('aria-valuetext', '8 秒飞过');
  await expect.element(screen.getByRole('switch', { name: '跟着画面' })).toBeChecked();
  await expect.element(screen.getByRole('switch', { name: '重复折叠' })).toBeChecked();
  await expect.element(screen.getByRole('switch', { name: '礼物与进场' })).not.toBeChecked();
});

test('a step that holds cannot be taken away, another replaces it', async () => {
  const { screen, onViewChange } = await open();
  await screen.getByRole('radio', { name: '3/4' }).click();
  expect(onViewChange).not.toHaveBeenCalled();
  await screen.getByRole('radio', { name: '1/2' }).click();
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...danmakuDefaults, area: 2 });
});

test('sliders answer to the keyboard', async () => {
  const { screen, onViewChange } = await open();
  const slider = screen.getByRole('slider', { name: '不透明度' });
  slider.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onViewChange).toHaveBeenLastCalledWith({ ...danmakuDefaults, opacity: 95 });
  screen.getByRole('slider', { name: '速度' }).element().focus();
  await userEvent.keyboard('{End}');
  expect(onViewChange).toHaveBeenLastCalledWith({ ...danmakuDefaults, crossing: 12 });
});

test('each way of travelling is hidden and shown by itself', async () => {
  const { screen, onViewChange } = await open({ hiddenModes: ['bottom'] });
  await screen.getByRole('button', { name: '顶部', pressed: true }).click();
  expect(onViewChange).toHaveBeenLastCalledWith({ ...danmakuDefaults, hiddenModes: ['top', 'bottom'] });
  await screen.getByRole('button', { name: '底部', pressed: false }).click();
  expect(onViewChange).toHaveBeenLastCalledWith({ ...danmakuDefaults, hiddenModes: [] });
});

test.for([
  ['重复折叠', { fold: false }],
  ['礼物与进场', { gifts: true }],
  ['全部显示', { overlap: true }],
  ['只在全屏时显示', { fullscreenOnly: true }],
] as const)('%s is a switch', async ([name, change]) => {
  const { screen, onViewChange } = await open();
  await screen.getByRole('switch', { name }).click();
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...danmakuDefaults, ...change });
});

test('the defaults come back in one press, and what is blocked stays blocked', async () => {
  const blocked = { blockedWords: ['带单'], blockedUsers: [{ userId: '7', nickname: '稳赚' }] };
  const { screen, onViewChange } = await open({ area: 1, size: 4, opacity: 10, crossing: 12, fold: false, ...blocked });
  await screen.getByRole('button', { name: '恢复默认' }).click();
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...danmakuDefaults, ...blocked });
});

test('a word is typed in and taken away again; a broken pattern is refused; Escape leaves the field alone', async () => {
  const { screen, onViewChange } = await open({ blockedWords: ['带单'] });
  await screen.getByRole('button', { name: '词或正则' }).click();
  const field = screen.getByRole('textbox', { name: '要屏蔽的词或正则' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('/(赢/{Enter}');
  await expect.element(field).toHaveAccessibleDescription('这条正则写错了');
  expect(onViewChange).not.toHaveBeenCalled();
  await field.fill('  加微信 ');
  await userEvent.keyboard('{Enter}');
  expect(onViewChange).toHaveBeenLastCalledWith({ ...danmakuDefaults, blockedWords: ['带单', '加微信'] });
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '词或正则' })).toHaveFocus();
  await screen.getByRole('button', { name: '移除 带单' }).click();
  expect(onViewChange).toHaveBeenLastCalledWith({ ...danmakuDefaults, blockedWords: [] });
});

test('words come from a file, broken patterns among them, and go into one', async () => {
  const made: Blob[] = [];
  const blob = vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    made.push(object as Blob);
    return 'blob:nothing';
  });
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { screen, onViewChange } = await open({ blockedWords: ['带单', '/(/'] });
  await expect.element(screen.getByRole('img', { name: '这条正则写错了，不起作用' })).toBeVisible();
  await screen.getByRole('button', { name: '导出' }).click();
  expect(await made[0]?.text()).toBe('带单\n/(/\n');
  await userEvent.upload(screen.getByLabelText('屏蔽词文件'), new File(['加微信\n带单\n'], 'words.txt', { type: 'text/plain' }));
  await vi.waitFor(() => expect(onViewChange).toHaveBeenLastCalledWith({ ...danmakuDefaults, blockedWords: ['带单', '/(/', '加微信'] }));
  await expect.element(screen.getByText('导入了 1 个词')).toBeVisible();
  blob.mockRestore();
  press.mockRestore();
});

test('someone blocked is let in again', async () => {
  const { screen, onViewChange } = await open({ blockedUsers: [{ userId: '7', nickname: '稳赚' }] });
  await screen.getByRole('button', { name: '不再屏蔽 稳赚' }).click();
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith(danmakuDefaults);
});
