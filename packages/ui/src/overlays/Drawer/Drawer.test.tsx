import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Filter(props: Partial<DrawerProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        筛选
      </button>
      <Drawer
        title="赛事筛选"
        description="只看选中的赛事"
        footer={<button type="button">显示</button>}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        <button type="button">英超</button>
      </Drawer>
    </>
  );
}

async function opened(props: Partial<DrawerProps> = {}) {
  const screen = await renderPart(<Filter {...props} />);
  await screen.getByRole('button', { name: '筛选' }).click();
  return { screen, drawer: screen.getByRole('dialog', { name: '赛事筛选' }) };
}

test('is named and described, and opens on its first control', async () => {
  const { screen, drawer } = await opened();
  await expect.element(drawer).toHaveAccessibleDescription('只看选中的赛事');
  await expect.element(screen.getByRole('button', { name: '英超' })).toHaveFocus();
});

test('keeps the focus inside, and Escape gives it back', async () => {
  const { screen, drawer } = await opened();
  await expect.element(drawer).toBeVisible();
  for (let presses = 0; presses < 4; presses++) {
    await userEvent.tab();
    await expect.poll(() => drawer.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '筛选' })).toHaveFocus();
});

test('the head stands above the content and the acts below it', async () => {
  const { screen } = await opened();
  const top = (name: string) => screen.getByRole('button', { name }).element().getBoundingClientRect().top;
  expect(top('关闭')).toBeLessThan(top('英超'));
  expect(top('英超')).toBeLessThan(top('显示'));
});
