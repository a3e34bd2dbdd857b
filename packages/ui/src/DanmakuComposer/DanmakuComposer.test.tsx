import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../testing/renderPart.tsx';
import { DanmakuComposer } from './DanmakuComposer.tsx';

const noop = () => undefined;

test('Enter sends the trimmed words, and an accepted one empties the field', async () => {
  const onSend = vi.fn((_text: string) => true);
  const screen = await renderPart(<DanmakuComposer onSend={onSend} onSignIn={noop} />);
  const field = screen.getByRole('textbox', { name: '弹幕内容' });
  await field.fill('  后点没人盯啊 ');
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('后点没人盯啊');
  await expect.element(field).toHaveValue('');
});

test('a refused one stays in the field, and nothing goes twice while one is under way', async () => {
  let answer = (_accepted: boolean) => {};
  const onSend = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const screen = await renderPart(<DanmakuComposer onSend={onSend} onSignIn={noop} />);
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

test('fifty code points go in, emoji counted once, and no more', async () => {
  const screen = await renderPart(<DanmakuComposer onSend={() => true} onSignIn={noop} />);
  const field = screen.getByRole('textbox');
  await field.fill('⚽😂'.repeat(30));
  await expect.element(field).toHaveValue('⚽😂'.repeat(25));
  await expect.element(screen.getByText('50/50')).toBeVisible();
});

test('blank words, silence and haste send nothing', async () => {
  const onSend = vi.fn(() => true);
  const screen = await renderPart(<DanmakuComposer onSend={onSend} onSignIn={noop} />);
  await screen.getByRole('textbox').fill('   ');
  await userEvent.keyboard('{Enter}');
  await screen.rerender(<DanmakuComposer onSend={onSend} onSignIn={noop} state={{ status: 'cooling', seconds: 2.2 }} />);
  await screen.getByRole('textbox').fill('快');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '3 秒' })).toBeDisabled();
  await screen.rerender(<DanmakuComposer onSend={onSend} onSignIn={noop} state={{ status: 'muted', reason: '禁言 10 分钟' }} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('禁言 10 分钟');
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  expect(onSend).not.toHaveBeenCalled();
});

test('a visitor is led to the sign-in', async () => {
  const onSignIn = vi.fn();
  const screen = await renderPart(<DanmakuComposer onSend={() => true} onSignIn={onSignIn} state={{ status: 'signedOut' }} />);
  await screen.getByRole('button', { name: '登录' }).click();
  expect(onSignIn).toHaveBeenCalledOnce();
});

test('the switch turns danmaku off, and Escape leaves the field', async () => {
  const onDanmakuChange = vi.fn();
  const screen = await renderPart(<DanmakuComposer onSend={() => true} onSignIn={noop} onDanmakuChange={onDanmakuChange} />);
  await screen.getByRole('switch', { name: '弹幕' }).click();
  expect(onDanmakuChange.mock.calls[0]?.[0]).toBe(false);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('textbox')).not.toHaveFocus();
});
