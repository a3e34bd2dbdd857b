import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Prompt } from './Prompt.tsx';

test('says the words of the specification and takes both answers', async () => {
  const onRelogin = vi.fn();
  const onCancel = vi.fn();
  const screen = await renderPart(<Prompt open onRelogin={onRelogin} onCancel={onCancel} />);
  await expect
    .element(screen.getByRole('alertdialog', { name: '重新登录' }))
    .toHaveAccessibleDescription('您已退出，您可以取消停留在此页面，或重新登录');
  await screen.getByRole('button', { name: '重新登录' }).click();
  expect(onRelogin).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: '取消' }).click();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(2);
});
