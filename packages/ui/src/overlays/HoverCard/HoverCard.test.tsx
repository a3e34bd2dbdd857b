import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { HoverCard } from './HoverCard.tsx';

const part = (onOpenChange?: (open: boolean) => void) => (
  <HoverCard delay={0} trigger={<a href="#afei">阿飞说球</a>} onOpenChange={onOpenChange}>
    每晚八点开播
  </HoverCard>
);

test('opens when the keyboard reaches the link, which keeps the focus; Escape closes it', async () => {
  const screen = await renderPart(part());
  await userEvent.tab();
  await expect.element(screen.getByText('每晚八点开播')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '阿飞说球' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('每晚八点开播')).not.toBeInTheDocument();
});

test('opens under the pointer and tells so, for its data', async () => {
  const onOpenChange = vi.fn();
  const screen = await renderPart(part(onOpenChange));
  await screen.getByRole('link').hover();
  await expect.element(screen.getByText('每晚八点开播')).toBeVisible();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
});
