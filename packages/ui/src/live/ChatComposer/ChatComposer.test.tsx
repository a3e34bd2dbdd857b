import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { ChatComposer, type ChatComposerHandle, type ChatComposerProps } from './ChatComposer.tsx';

const open = async (props: Partial<ChatComposerProps> = {}) => {
  const onSend = vi.fn<ChatComposerProps['onSend']>(() => true);
  const screen = await renderPart(<ChatComposer onSend={onSend} onSignIn={vi.fn()} {...props} />);
  return { screen, onSend: props.onSend ?? onSend, field: screen.getByRole('textbox', { name: '聊天内容' }) };
};

test('Enter sends the trimmed words and empties the field; nothing is not sent', async () => {
  const { onSend, field } = await open();
  await userEvent.type(field, '  好球 ');
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('好球');
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
});

test('Enter of an input method never sends', async () => {
  const { onSend, field } = await open();
  await userEvent.fill(field, 'hao');
  for (const more of [{ isComposing: true }, { keyCode: 229 }])
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more }));
  expect(onSend).not.toHaveBeenCalled();
});

test('fifty code points fit, an emoji counts one, and no more is taken', async () => {
  const { screen, onSend, field } = await open();
  await userEvent.fill(field, '⚽'.repeat(60));
  await expect.element(field).toHaveValue('⚽'.repeat(50));
  await expect.element(screen.getByText('50/50')).toBeInTheDocument();
  await screen.getByRole('button', { name: '发送' }).click();
  expect(onSend).toHaveBeenCalledWith('⚽'.repeat(50));
});

test('a refusal is said and what was written stays', async () => {
  const { screen, field } = await open({ onSend: () => ({ refused: '同样的话刚刚说过，换一句吧' }) });
  await userEvent.fill(field, '进啦');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('同样的话刚刚说过，换一句吧');
  await expect.element(field).toHaveValue('进啦');
  await userEvent.type(field, '！');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('');
});

test('words are put in at the caret and one writes on; what does not fit is not put in', async () => {
  const actionsRef = createRef<ChatComposerHandle>();
  const { field } = await open({ actionsRef });
  await userEvent.fill(field, '好球啊');
  (field.element() as HTMLTextAreaElement).setSelectionRange(2, 2);
  actionsRef.current?.insert('[笑哭]');
  await expect.element(field).toHaveValue('好球[笑哭]啊');
  expect((field.element() as HTMLTextAreaElement).selectionStart).toBe(6);
  await expect.element(field).toHaveFocus();
  expect((field.element() as HTMLTextAreaElement).selectionStart).toBe(6);
  actionsRef.current?.insert('很'.repeat(50));
  await expect.element(field).toHaveValue('好球[笑哭]啊');
});

test('who may not speak sees why instead of a field, and slow mode counts down in it', async () => {
  const { screen } = await open({ state: { status: 'muted' } });
  await expect.element(screen.getByRole('status')).toHaveTextContent('你在这个直播间被禁言了');
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  await screen.unmount();
  const slow = await open({ state: { status: 'cooling', until: Date.now() + 60_000 } });
  await userEvent.fill(slow.field, '好球');
  await expect.element(slow.screen.getByRole('button', { name: /秒/ })).toBeDisabled();
});

test.each(['\u200B', '\u2800', '\u3164', '\u200D', ' \u3000 '])('%j alone is nothing to send', async (blank) => {
  const { screen, onSend, field } = await open();
  await userEvent.fill(field, blank);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '发送' })).toBeDisabled();
  expect(onSend).not.toHaveBeenCalled();
});

test('several lines become one with blanks between', async () => {
  const { onSend, field } = await open();
  await userEvent.fill(field, 'line one\nline two');
  await expect.element(field).toHaveValue('line one line two');
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('line one line two');
});
