import { userEvent } from 'vitest/browser';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { CommentField, type CommentFieldProps } from './CommentField.tsx';

function Field(props: Partial<CommentFieldProps> & Pick<CommentFieldProps, 'onSend'>) {
  const [value, setValue] = useState('');
  return <CommentField {...props} value={value} onValueChange={setValue} />;
}

test('Enter breaks the line, Ctrl with Enter sends trimmed words once, and the field empties', async () => {
  const onSend = vi.fn(() => true);
  const screen = await renderPart(<Field onSend={onSend} />);
  const field = screen.getByRole('textbox', { name: '写评论' });
  await field.click();
  await userEvent.keyboard(' 好球{Enter}再来 ');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('好球\n再来');
  await expect.element(field).toHaveValue('');
});

test('words that were not taken stay', async () => {
  const screen = await renderPart(<Field onSend={() => Promise.resolve(false)} />);
  const field = screen.getByRole('textbox', { name: '写评论' });
  await field.fill('好球');
  await screen.getByRole('button', { name: '发送' }).click();
  await expect.element(screen.getByRole('button', { name: '发送' })).not.toHaveAttribute('aria-busy');
  await expect.element(field).toHaveValue('好球');
});

test('nothing but spaces cannot be sent, and a visitor is led to sign in', async () => {
  const onSignIn = vi.fn();
  const screen = await renderPart(
    <>
      <Field onSend={() => true} />
      <Field onSend={() => true} onSignIn={onSignIn} />
    </>,
  );
  await screen.getByRole('textbox', { name: '写评论' }).fill('   ');
  await expect.element(screen.getByRole('button', { name: '发送' })).toBeDisabled();
  await screen.getByRole('button', { name: '登录后参与评论' }).click();
  expect(onSignIn).toHaveBeenCalledOnce();
});
