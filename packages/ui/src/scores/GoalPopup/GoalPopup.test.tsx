import type { CSSProperties, ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { events } from './GoalPopup.fixtures.ts';
import { GoalPopup, type GoalPopupProps } from './GoalPopup.tsx';
import type { GoalPopupItem } from './item.ts';
import { popupStays } from './useAutoClose.ts';

afterEach(() => vi.useRealTimers());

const popup = (props: Partial<GoalPopupProps> = {}) => <GoalPopup items={[events.goal]} onClose={vi.fn()} onMute={vi.fn()} {...props} />;
const second = 1000;
const announcement = '进球！曼城，福登。曼城 2 比 1 阿森纳，67 分钟';

test('a goal is announced politely as one sentence, and its popup leads to the match', async () => {
  const screen = await renderPart(popup());
  await expect.element(screen.getByRole('status')).toHaveTextContent(announcement);
  await expect.element(screen.getByRole('status')).toHaveAttribute('aria-atomic', 'true');
  await expect.element(screen.getByRole('link', { name: /曼城.*2.*1.*阿森纳/ })).toHaveAttribute('href', events.goal.href);
  await expect.element(screen.getByRole('link', { name: '看直播' })).toHaveAttribute('href', events.goal.liveHref);
});

test('closing the newest does not announce the older one again', async () => {
  const screen = await renderPart(popup({ items: [events.other] }));
  await screen.rerender(popup({ items: [events.goal, events.other] }));
  await expect.element(screen.getByRole('status')).toHaveTextContent(announcement);
  await screen.rerender(popup({ items: [events.other] }));
  await expect.element(screen.getByRole('status')).toHaveTextContent(announcement);
});

test('the newest stands in full above strips, and a fourth pushes the oldest out', async () => {
  const onClose = vi.fn();
  const screen = await renderPart(popup({ items: [events.goal, events.other, events.red, events.yellow], onClose }));
  await expect.poll(() => onClose.mock.calls).toEqual([[events.yellow.id]]);
  const heights = screen
    .getByRole('article')
    .elements()
    .map((article) => article.getBoundingClientRect());
  expect(heights.map(({ height }) => height > 46)).toEqual([true, false, false]);
  expect(heights.map(({ top }) => top)).toEqual(heights.map(({ top }) => top).sort((a, b) => a - b));
});

test('closing and muting tell which match', async () => {
  const [onClose, onMute] = [vi.fn(), vi.fn()];
  const screen = await renderPart(popup({ onClose, onMute }));
  await screen.getByRole('button', { name: '本场静音' }).click();
  expect(onMute).toHaveBeenCalledExactlyOnceWith('mci-ars');
  await screen.getByRole('button', { name: '关闭 曼城 对 阿森纳 的提醒' }).click();
  expect(onClose).toHaveBeenCalledExactlyOnceWith('e1');
});

test('it goes by itself after 15 s, and time stands still while it has the focus', async () => {
  // Away from the corner, where the press of an earlier test may have left the pointer.
  await userEvent.hover(document.documentElement);
  vi.useFakeTimers();
  const onClose = vi.fn();
  const screen = await renderPart(popup({ onClose }));
  await vi.advanceTimersByTimeAsync(popupStays - second);
  await userEvent.tab();
  expect(screen.getByRole('article').element().contains(document.activeElement)).toBe(true);
  await vi.advanceTimersByTimeAsync(popupStays);
  expect(onClose).not.toHaveBeenCalled();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await vi.advanceTimersByTimeAsync(second);
  expect(onClose).toHaveBeenCalledExactlyOnceWith('e1');
});

test('time stands still under the pointer', async () => {
  vi.useFakeTimers();
  const onClose = vi.fn();
  const screen = await renderPart(popup({ onClose }));
  await screen.getByRole('article').hover();
  await vi.advanceTimersByTimeAsync(popupStays * 2);
  expect(onClose).not.toHaveBeenCalled();
});

test('closing all closes each, and the focus returns to where it came from', async () => {
  const onClose = vi.fn();
  const page = (items: GoalPopupItem[]) => (
    <>
      <input aria-label="留言" />
      {popup({ items, onClose })}
    </>
  );
  const screen = await renderPart(page([events.goal, events.other]));
  const field = screen.getByRole('textbox', { name: '留言' });
  await field.click();
  await userEvent.tab();
  (screen.getByRole('button', { name: '全部关闭' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onClose.mock.calls).toEqual([[events.goal.id], [events.other.id]]);
  await expect.element(field).toHaveFocus();
});

test('muting a match keeps the focus with the popups that remain', async () => {
  const onMute = vi.fn();
  const screen = await renderPart(popup({ items: [events.goal, events.other], onMute }));
  (screen.getByRole('button', { name: '本场静音' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onMute).toHaveBeenCalledExactlyOnceWith('mci-ars');
  await expect.element(screen.getByRole('region', { name: '比赛提醒' })).toHaveFocus();
});

test('a turn of the match has no side and is told as one sentence', async () => {
  const screen = await renderPart(popup({ items: [events.fulltime] }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('完场！皇马 2 比 2 巴萨，全场结束');
});

test('Escape closes the newest and the focus stays with the rest', async () => {
  const onClose = vi.fn();
  const screen = await renderPart(popup({ items: [events.goal, events.other], onClose }));
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledExactlyOnceWith('e1');
  await expect.element(screen.getByRole('region', { name: '比赛提醒' })).toHaveFocus();
});

/** A page with a composer, a form or links in corners of the window. */
function Corners({ children, at }: { children: ReactNode; at: CSSProperties }) {
  return (
    <>
      <div style={{ position: 'fixed', ...at }}>{children}</div>
      {popup()}
    </>
  );
}
const bottomRight = { right: 0, bottom: 0 };
const wide = { left: 0, right: 0, bottom: 0 };
const covers = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

test.each([
  ['a composer in the lower right corner', <textarea key="field" aria-label="发消息" rows={8} cols={40} />, bottomRight, 'bottom-left'],
  [
    'a composer along the lower edge',
    <textarea key="field" aria-label="发消息" style={{ width: '100%', height: 160 }} />,
    wide,
    'top-right',
  ],
  ['a dialog there', <div key="dialog" role="dialog" aria-label="私信" style={{ width: 660, height: 500 }} />, bottomRight, 'bottom-left'],
  ['nothing there', <p key="words">比分</p>, bottomRight, 'bottom-right'],
] as const)('with %s the popup lies on no control', async (_, page, at, corner) => {
  const screen = await renderPart(<Corners at={at}>{page}</Corners>);
  const stack = screen.getByRole('region', { name: '比赛提醒' });
  await expect.element(stack).toHaveAttribute('data-corner', corner);
  const box = stack.element().getBoundingClientRect();
  for (const control of document.querySelectorAll('textarea, [role="dialog"]'))
    expect(covers(box, control.getBoundingClientRect())).toBe(false);
});

test('the popup steps aside for the field that gets the focus', async () => {
  const screen = await renderPart(
    <Corners at={bottomRight}>
      <button type="button" style={{ width: 120, height: 60 }}>
        保存
      </button>
    </Corners>,
  );
  const stack = screen.getByRole('region', { name: '比赛提醒' });
  const act = screen.getByRole('button', { name: '保存' });
  (act.element() as HTMLElement).focus();
  await expect.element(stack).toHaveAttribute('data-corner', 'bottom-left');
  expect(covers(stack.element().getBoundingClientRect(), act.element().getBoundingClientRect())).toBe(false);
});
