import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Pressable, pressableLooks } from './Pressable.tsx';

test.each(pressableLooks)('as %s it leads to its address', async (look) => {
  const screen = await renderPart(
    <Pressable look={look} href="/live?id=2" aria-current="page">
      林教练
    </Pressable>,
  );
  const link = screen.getByRole('link', { name: '林教练' });
  await expect.element(link).toHaveAttribute('href', '/live?id=2');
  await expect.element(link).toHaveAttribute('aria-current', 'page');
});

test('without an address it is a button, and sends no form', async () => {
  const pressed = vi.fn();
  const sent = vi.fn();
  const screen = await renderPart(
    <form onSubmit={sent} noValidate>
      <Pressable onClick={pressed}>W2611</Pressable>
    </form>,
  );
  await screen.getByRole('button', { name: 'W2611' }).click();
  expect(pressed).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
});
