import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { uiLocales } from '../../locales/index.ts';
import { tools } from './HeaderTools.fixtures.tsx';
import { useHeaderHidden } from './useHeaderHidden.ts';
import { Header } from './Header.tsx';
import { longNavItems, navItems } from './Header.fixtures.ts';
import { HeaderAction } from './HeaderAction.tsx';

const header = (width: number, items = navItems, currentId = 'home') => (
  <div style={{ width }}>
    <Header
      siteName="Pitchside"
      localName="场边"
      items={items}
      currentId={currentId}
      actions={
        <HeaderAction icon={<svg width="20" height="20" aria-hidden="true" />} href="#download">
          下载
        </HeaderAction>
      }
    />
  </div>
);

test('arrow down opens the menu of a tab, arrows walk it, Escape returns to the tab', async () => {
  const screen = await renderPart(header(1200));
  const tab = screen.getByRole('link', { name: '足球' });
  // The menus come with their own code.
  await expect.element(tab).toHaveAccessibleDescription('按向下键打开子菜单');
  tab.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  const first = page.getByRole('link', { name: '即时' });
  await expect.element(first).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('link', { name: '赛果' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('link', { name: '赛果' })).not.toBeInTheDocument();
  await expect.element(tab).toHaveFocus();
});

test('hovering a tab opens its menu and a press on it goes to its page', async () => {
  const screen = await renderPart(header(1200));
  const tab = screen.getByRole('link', { name: '足球' });
  await tab.hover();
  await expect.element(page.getByRole('link', { name: '资料库' })).toBeVisible();
  await tab.click();
  expect(location.hash).toBe('#football');
  await expect.element(page.getByRole('link', { name: '资料库' })).not.toBeInTheDocument();
});

test('a press that began before the menus came goes to the page', async () => {
  const screen = await renderPart(header(1200));
  const tab = screen.getByRole('link', { name: '足球' });
  tab.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  const before = tab.element();
  before.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', button: 0 }));
  await import('./HeaderNavMenus.tsx');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(tab.element()).toBe(before);
  window.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.poll(() => tab.element() === before).toBe(false);
});

test('Enter on a tab goes to its page', async () => {
  const screen = await renderPart(header(1200));
  screen.getByRole('link', { name: '篮球' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#basketball');
});

test('the tab over the current entry is the current one', async () => {
  const screen = await renderPart(header(1200, navItems, 'football-1'));
  await expect.element(screen.getByRole('link', { name: '足球' })).toHaveAttribute('aria-current', 'page');
});

test('tabs without room are in the menu "more", which works by keyboard', async () => {
  // Left where the last test put it, the mouse would rest on a tab, and that tab's menu would open instead.
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 300 } });
  const screen = await renderPart(header(500, longNavItems, 'experts'));
  await expect.element(screen.getByRole('link', { name: 'Chuyên gia' })).not.toBeInTheDocument();
  const more = screen.getByRole('button', { name: '更多' });
  more.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Chuyên gia' })).toHaveAttribute('aria-current', 'page');
});

test.each([500, 760, 992, 1080, 1180, 1440, 2560])('nothing overflows at %d px and every action keeps its name', async (width) => {
  for (const items of [navItems, longNavItems]) {
    const screen = await renderPart(header(width, items));
    const inner = screen.getByRole('banner').element();
    expect(inner.scrollWidth).toBeLessThanOrEqual(width);
    const tabs = screen.getByRole('navigation').element();
    const list = tabs.querySelector('ul');
    expect(list?.getBoundingClientRect().width).toBeLessThanOrEqual(Math.ceil(tabs.getBoundingClientRect().width));
    await expect.element(screen.getByRole('link', { name: '下载' })).toBeInTheDocument();
    await screen.unmount();
  }
});

test('a hidden header comes back when keyboard focus enters it', async () => {
  const screen = await renderPart(<Header hidden siteName="Pitchside" items={navItems} />);
  const banner = screen.getByRole('banner').element();
  expect(getComputedStyle(banner).translate).not.toBe('none');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: 'Pitchside' })).toHaveFocus();
  await expect.poll(() => getComputedStyle(banner).translate).toBe('none');
});

/** Px that the hint of a field takes. */
function hintWidth(field: HTMLInputElement): number {
  const { font } = getComputedStyle(field);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('no canvas to measure with');
  pen.font = font;
  return pen.measureText(field.placeholder).width;
}

test.each(uiLocales.flatMap((locale) => (['member', 'visitor'] as const).map((who) => [locale, who] as const)))(
  'in %s, for a %s, nothing wraps and the search hint is whole from 992 to 2560 px',
  async (locale, who) => {
    for (const width of [992, 1079, 1080, 1179, 1180, 1200, 1319, 1320, 1440, 1920, 2560]) {
      const screen = await renderPart(
        <div style={{ width }}>
          <Header siteName="Pitchside" items={locale === 'vi' ? longNavItems : navItems} {...tools(who, locale)} />
        </div>,
        { locale },
      );
      const banner = screen.getByRole('banner').element();
      expect(banner.scrollWidth, `${width}`).toBeLessThanOrEqual(width);
      const field = screen.getByRole('combobox').element() as HTMLInputElement;
      expect(field.clientWidth, `${width}`).toBeGreaterThanOrEqual(Math.ceil(hintWidth(field)));
      const heights = [...banner.querySelectorAll('button, a')].map((control) => control.getBoundingClientRect().height);
      expect(Math.max(...heights), `${width}`).toBeLessThanOrEqual(60);
      await screen.unmount();
    }
  },
);

test('past 60 px of scroll it goes, and comes back on the way up', async () => {
  function Page({ applies }: { applies: boolean }) {
    return (
      <div style={{ height: 4000 }}>
        <Header hidden={useHeaderHidden(applies)} siteName="Pitchside" items={navItems} />
      </div>
    );
  }
  const screen = await renderPart(<Page applies />);
  const banner = screen.getByRole('banner');
  scrollTo(0, 40);
  scrollTo(0, 50);
  await expect.element(banner).not.toHaveAttribute('data-hidden');
  scrollTo(0, 400);
  await expect.element(banner).toHaveAttribute('data-hidden');
  scrollTo(0, 300);
  await expect.element(banner).not.toHaveAttribute('data-hidden');
  scrollTo(0, 500);
  await expect.element(banner).toHaveAttribute('data-hidden');
  await screen.rerender(<Page applies={false} />);
  await expect.element(banner).not.toHaveAttribute('data-hidden');
});
