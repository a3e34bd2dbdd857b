import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { sidebarActions, sidebarAnchors, sidebarGroups } from './Sidebar.fixtures.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SidebarFollowed } from './SidebarFollowed.tsx';

afterEach(() => page.viewport(1280, 800));

const sidebar = (open: boolean, onOpenChange = (_: boolean) => {}) => (
  <Sidebar
    groups={sidebarGroups}
    currentId="football"
    open={open}
    onOpenChange={onOpenChange}
    followed={<SidebarFollowed anchors={sidebarAnchors} />}
    actions={sidebarActions}
  />
);

test('the viewer closes it and opens it again', async () => {
  const onOpenChange = vi.fn();
  const screen = await renderPart(sidebar(true, onOpenChange));
  await userEvent.click(screen.getByRole('button', { name: '收起侧栏', expanded: true }));
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  await screen.rerender(sidebar(false, onOpenChange));
  await userEvent.click(screen.getByRole('button', { name: '展开侧栏', expanded: false }));
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
});

test('on the rail every entry keeps its name and shows it as a hint', async () => {
  await renderPart(sidebar(false));
  const football = page.getByRole('link', { name: '足球 42' });
  await expect.element(football).toHaveAttribute('aria-current', 'page');
  await userEvent.hover(football);
  await expect.element(page.getByText('足球', { exact: true }).last()).toBeVisible();
  await expect.element(page.getByRole('link', { name: /小鹿踢前锋 热刺 2-2 纽卡/ })).toBeInTheDocument();
});

test('a narrow window has the rail and no button to open it', async () => {
  await page.viewport(900, 700);
  const screen = await renderPart(sidebar(true));
  await expect.poll(() => screen.getByRole('navigation').element().getBoundingClientRect().width).toBe(64);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
