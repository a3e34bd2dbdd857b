import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { evening } from '../Lightbox/Lightbox.fixtures.ts';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { ImageGrid } from './ImageGrid.tsx';

test('a press shows the picture in full, the rest of the post behind it, and the focus returns', async () => {
  const screen = await renderPart(<ImageGrid pictures={evening} />);
  const second = screen.getByRole('button', { name: '看大图 2：门将侧扑' });
  (second.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('第 2 张，共 5 张');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(second).toHaveFocus();
});

test('what does not fit is counted on the last one', async () => {
  const screen = await renderPart(<ImageGrid pictures={evening} />);
  expect(screen.getByRole('button').elements()).toHaveLength(4);
  await expect.element(screen.getByText('+1')).toBeVisible();
});
