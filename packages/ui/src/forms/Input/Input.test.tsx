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
