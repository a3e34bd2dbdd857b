import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Input, type InputProps } from './Input.tsx';

function Typed(props: Partial<InputProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <Input label="弹幕" {...props} value={value} onValueChange={setValue} />;
}

test('takes no more code points than the limit', async () => {
  const screen = await renderPart(<Typed maxLength={4} counter />);
  const input = screen.getByRole('textbox', { name: '弹幕' });
  await input.fill('进球🔥⚽啦');
  await expect.element(input).toHaveValue('进球🔥⚽');
  await expect.element(screen.getByText('4/4')).toBeVisible();
});

test('typing in the middle of a full field changes nothing behind the caret', async () => {
  const screen = await renderPart(<Typed maxLength={3} value="abc" />);
  const input = screen.getByRole('textbox').element() as HTMLInputElement;
  input.focus();
  input.setSelectionRange(1, 1);
  await userEvent.keyboard('x');
  expect([input.value, input.selectionStart]).toEqual(['abc', 1]);
});

test('an input method may pass the limit until it is done', async () => {
  const screen = await renderPart(<Typed maxLength={2} />);
  const input = screen.getByRole('textbox').element() as HTMLInputElement;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  write?.call(input, 'man cheng');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  await expect.element(screen.getByRole('textbox')).toHaveValue('man cheng');
  write?.call(input, '曼城队');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '曼城队' }));
  await expect.element(screen.getByRole('textbox')).toHaveValue('曼城');
});

test('a refusal describes the field and marks it invalid', async () => {
  const screen = await renderPart(<Typed error="请输入手机号" />);
  const input = screen.getByRole('textbox');
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription('请输入手机号');
});

test('the eye shows the password and hides it again', async () => {
  const screen = await renderPart(<Typed label="密码" type="password" value="secret" />);
  const input = screen.getByLabelText('密码', { exact: true });
  await screen.getByRole('button', { name: '显示密码', pressed: false }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: '显示密码', pressed: true }).click();
  await expect.element(input).toHaveAttribute('type', 'password');
});

test.each([
  ['digits', '6222 0212 3456 7890 123', '6222021234567890123', undefined],
  ['digits', '６２２２-０２１２-３４５６-７８９０', '6222021234567890', undefined],
  ['digits', '\u202A6222021234567890\u202C', '6222021234567890', undefined],
  ['digits', '62220212345678901234', '62220212345678901234', '最多 19 位，现在 20 位'],
  ['digits', '6222 0212 x456', '62220212x456', '只能是数字'],
  ['code', '11010519491231002x', '11010519491231002X', undefined],
  ['code', '１１０１０５ 19491231 002Ｘ', '11010519491231002X', undefined],
  ['code', 'E12#345', 'E12#345', '只能是数字和字母'],
] as const)('as %s a pasted "%s" is %s, never cut', async (only, pasted, kept, words) => {
  const screen = await renderPart(<Typed label="号码" only={only} maxLength={19} />);
  const input = screen.getByRole('textbox', { name: '号码' });
  await input.fill(pasted);
  await expect.element(input).toHaveValue(kept);
  if (words === undefined) return expect.element(input).not.toHaveAttribute('aria-invalid');
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription(words);
});

test('a key that has no place in a number, or one too many, does nothing', async () => {
  const screen = await renderPart(<Typed label="号码" only="digits" maxLength={3} />);
  const input = screen.getByRole('textbox', { name: '号码' });
  await input.click();
  await userEvent.keyboard('1a2-34');
  await expect.element(input).toHaveValue('123');
});

test.each([
  ['line one\nline two\r\n\r\nline three\n', 'line one line two line three'],
  ['one line', 'one line'],
])('lines that are pasted do not run together: %j', async (pasted, expected) => {
  const screen = await renderPart(<Typed value="ab" maxLength={40} />);
  const input = screen.getByRole('textbox').element() as HTMLInputElement;
  input.focus();
  input.setSelectionRange(1, 1);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', pasted);
  const isForBrowser = input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  // A paste of one line is the browser's own, which a test cannot give.
  expect(isForBrowser).toBe(!pasted.includes('\n'));
  await expect.element(screen.getByRole('textbox')).toHaveValue(isForBrowser ? 'ab' : `a${expected}b`);
});
