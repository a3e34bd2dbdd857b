import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { IconButton } from './IconButton.tsx';

test('is named by its label, also as a switch', async () => {
  const onClick = vi.fn();
  const screen = await renderPart(<IconButton label="收藏" icon={null} pressed onClick={onClick} />);
  const button = screen.getByRole('button', { name: '收藏', pressed: true });
  await button.click();
  expect(onClick).toHaveBeenCalledOnce();
});

test('takes no press while it is loading', async () => {
  const onClick = vi.fn();
  const screen = await renderPart(<IconButton label="刷新" icon={null} loading onClick={onClick} />);
  await screen.getByRole('button', { name: '刷新' }).click();
  expect(onClick).not.toHaveBeenCalled();
});
