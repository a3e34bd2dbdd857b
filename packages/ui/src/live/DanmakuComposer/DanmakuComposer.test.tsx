import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { DanmakuComposer, type DanmakuComposerProps } from './DanmakuComposer.tsx';
import { allowedDress, plainDress, type DanmakuDress } from './danmakuDress.ts';

const noop = () => undefined;
const now = 1_000_000;
const environment = { now: () => now };
const open = (props: Partial<DanmakuComposerProps> = {}) =>
  renderPart(<DanmakuComposer onSend={() => true} onSignIn={noop} {...props} />, { environment });

test('Enter sends the trimmed words, and an accepted one empties the field', async () => {
  const onSend = vi.fn((_text: string) => true);
  const screen = await open({ onSend });
  const field = screen.getByRole('textbox', { name: '弹幕内容' });
  await field.fill('  后点没人盯啊 ');
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('后点没人盯啊', plainDress);
  await expect.element(field).toHaveValue('');
});

test('a refused one stays in the field, and nothing goes twice while one is under way', async () => {
  let answer = (_accepted: boolean) => {};
  const onSend = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const screen = await open({ onSend });
  const field = screen.getByRole('textbox');
  await field.fill('好球');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '发送' })).toHaveAttribute('aria-busy', 'true');
  answer(false);
  await expect.element(screen.getByRole('button', { name: '发送' })).not.toHaveAttribute('aria-busy');
  await expect.element(field).toHaveValue('好球');
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('words of a refusal are spoken, belong to the field, and go with the next letter', async () => {
  const screen = await open({ onSend: () => ({ refused: '说得太快了' }) });
  const field = screen.getByRole('textbox');
  await field.fill('好球');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('说得太快了');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('说得太快了');
  await expect.element(field).toHaveValue('好球');
  await userEvent.keyboard('！');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

test('fifty code points go in, emoji counted once, and no more', async () => {
  const screen = await open();
  const field = screen.getByRole('textbox');
  await field.fill('⚽😂'.repeat(30));
  await expect.element(field).toHaveValue('⚽😂'.repeat(25));
  await expect.element(screen.getByText('50/50')).toBeVisible();
});

test('blank words and haste send nothing; what is typed in haste stays', async () => {
  const onSend = vi.fn(() => true);
  const screen = await open({ onSend });
  await screen.getByRole('textbox').fill('   ');
  await userEvent.keyboard('{Enter}');
  await screen.rerender(<DanmakuComposer onSend={onSend} onSignIn={noop} state={{ status: 'cooling', until: now + 2200 }} />);
  const field = screen.getByRole('textbox');
  await field.fill('');
  await expect.element(field).toHaveAttribute('placeholder', '慢速模式，3 秒后可以再发');
  await field.fill('快');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '3 秒' })).toBeDisabled();
  expect(onSend).not.toHaveBeenCalled();
  await screen.rerender(<DanmakuComposer onSend={onSend} onSignIn={noop} state={{ status: 'cooling', until: now - 1 }} />);
  await field.click();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('快', plainDress);
});

test('the silenced read who did it, how long it lasts and where to appeal, and write again when it is over', async () => {
  const onAppeal = vi.fn();
  const screen = await open({ state: { status: 'muted', by: '阿杜', until: now + 521_000 }, onAppeal });
  await expect.element(screen.getByText('你被 阿杜 禁言，还剩 08:41')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '申诉' }).click();
  expect(onAppeal).toHaveBeenCalledOnce();
  await screen.rerender(<DanmakuComposer onSend={() => true} onSignIn={noop} state={{ status: 'muted', reason: '禁言 10 分钟' }} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('禁言 10 分钟');
  await screen.rerender(<DanmakuComposer onSend={() => true} onSignIn={noop} state={{ status: 'muted', until: now - 1 }} />);
  await expect.element(screen.getByRole('textbox')).toBeVisible();
});

test.for([
  [{ status: 'signedOut' }, '登录', 'onSignIn'],
  [{ status: 'fansOnly', price: 66 }, /^加入/, 'onJoin'],
  [{ status: 'followersOnly' }, '关注', 'onFollow'],
] as const)('%o offers its way in', async ([state, name, way]) => {
  const ways = { onSignIn: vi.fn(), onJoin: vi.fn(), onFollow: vi.fn() };
  const screen = await open({ state, ...ways });
  await screen.getByRole('button', { name }).click();
  expect(ways[way]).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
});

test('one press says what many say, and leaves what is typed alone', async () => {
  const onSend = vi.fn((_text: string) => true);
  const screen = await open({ onSend, echo: '图拉姆！！！' });
  await screen.getByRole('textbox').fill('还没写完');
  await screen.getByRole('button', { name: '+1 图拉姆！！！' }).click();
  expect(onSend).toHaveBeenCalledExactlyOnceWith('图拉姆！！！', plainDress);
  await expect.element(screen.getByRole('textbox')).toHaveValue('还没写完');
});

test('the rank decides the colours: higher ones are locked, and a dress from better days goes out plain', async () => {
  const onDressChange = vi.fn((_dress: DanmakuDress) => undefined);
  const onSend = vi.fn((_text: string) => true);
  const screen = await open({ onSend, onDressChange, rank: 'starter', dress: { mode: 'scroll', color: 'legend' } });
  await screen.getByRole('button', { name: '弹幕样式：滚动，白色' }).click();
  await expect.element(screen.getByRole('radio', { name: '队长，成为队长后可用' })).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('radio', { name: '主力' }).click();
  expect(onDressChange).toHaveBeenLastCalledWith({ mode: 'scroll', color: 'starter' });
  await screen.getByRole('radio', { name: '顶部' }).click();
  expect(onDressChange).toHaveBeenLastCalledWith({ mode: 'top', color: 'plain' });
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('textbox').fill('好球');
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('好球', plainDress);
  expect(allowedDress({ mode: 'top', color: 'rookie' }, undefined)).toEqual({ mode: 'top', color: 'plain' });
});

test('the switch turns danmaku off, and Escape leaves the field', async () => {
  const onDanmakuChange = vi.fn();
  const screen = await open({ onDanmakuChange });
  await screen.getByRole('switch', { name: '弹幕' }).click();
  expect(onDanmakuChange.mock.calls[0]?.[0]).toBe(false);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('textbox')).not.toHaveFocus();
});
