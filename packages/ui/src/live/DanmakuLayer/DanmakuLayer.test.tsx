import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import type { DanmakuArrival } from './arrivals.ts';
import { DanmakuLayer, type DanmakuLayerHandle, type DanmakuLayerProps } from './DanmakuLayer.tsx';

const own = { id: '1', text: '皇马右路被打穿三次了，这样下去要出事', role: 'own' } as const;
const theirs = { id: '2', text: '皇马右路被打穿三次了，这样下去要出事', role: 'anchor', userId: '7' } as const;

async function open(props: DanmakuLayerProps = {}) {
  const handle = createRef<DanmakuLayerHandle>();
  const layer = (more: DanmakuLayerProps = {}) => (
    <div data-testid="picture" style={{ position: 'relative', width: 800, height: 300 }}>
      <DanmakuLayer actionsRef={handle} {...props} {...more} />
    </div>
  );
  const screen = await renderPart(layer(), { environment: { random: () => 0 } });
  return { screen, handle, picture: screen.getByTestId('picture'), again: (more: DanmakuLayerProps) => screen.rerender(layer(more)) };
}

test('takes comments from a source until it is gone', async () => {
  const listeners = new Set<(arrival: DanmakuArrival) => void>();
  const source = (listener: (arrival: DanmakuArrival) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const { screen, handle } = await open({ source });
  for (const listener of listeners) listener(own);
  expect(handle.current?.stats()).toMatchObject({ shown: 1 });
  await screen.unmount();
  expect(listeners.size).toBe(0);
  expect(document.getAnimations()).toHaveLength(0);
});

test('a comment waits until the picture has come to its moment, unless the reader wants it at once', async () => {
  let arrive: (arrival: DanmakuArrival) => void = () => undefined;
  const source = (listener: typeof arrive) => {
    arrive = listener;
    return () => undefined;
  };
  let picture = 1_000;
  const programmeTime = () => picture;
  const { handle, again } = await open({ source, programmeTime });
  const shown = () => handle.current?.stats()?.pushed;
  arrive([{ ...theirs, at: 5_000 }, own]);
  expect(shown()).toBe(1);
  picture = 5_000;
  await vi.waitFor(() => expect(shown()).toBe(2));
  await again({ view: { sync: false } });
  arrive({ ...theirs, id: '3', at: 9_000 });
  expect(shown()).toBe(3);
});

test('a comment under the pointer stands still with its acts, and goes on when the pointer leaves', async () => {
  const onPlusOne = vi.fn();
  const onReport = vi.fn();
  let now = 0;
  const { screen, handle, picture } = await open({ clock: () => now, onPlusOne, onReport });
  handle.current?.push(theirs);
  handle.current?.flush();
  now = 2000;
  handle.current?.pause();
  await userEvent.hover(picture, { position: { x: 640, y: 12 } });
  const plusOne = screen.getByRole('button', { name: '+1' });
  await expect.element(plusOne).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '复制' })).not.toBeInTheDocument();
  await plusOne.click();
  expect(onPlusOne).toHaveBeenCalledExactlyOnceWith(theirs, theirs.text);
  await expect.element(plusOne).not.toBeInTheDocument();
  await userEvent.hover(picture, { position: { x: 40, y: 280 } });
  await userEvent.hover(picture, { position: { x: 630, y: 12 } });
  await expect.element(screen.getByRole('button', { name: '举报' })).toBeVisible();
  await userEvent.hover(picture, { position: { x: 40, y: 280 } });
  await expect.element(screen.getByRole('button', { name: '举报' })).not.toBeInTheDocument();
});

test('the words that a reader marked are the ones that are blocked', async () => {
  const onBlockWord = vi.fn();
  let now = 0;
  const { screen, handle, picture } = await open({ clock: () => now, onBlockWord });
  handle.current?.push(theirs);
  handle.current?.flush();
  now = 2000;
  handle.current?.pause();
  await userEvent.hover(picture, { position: { x: 640, y: 12 } });
  await expect.element(screen.getByRole('button', { name: '屏蔽字词' })).toBeVisible();
  const words = screen.getByText(theirs.text).element().firstChild;
  if (words) getSelection()?.setBaseAndExtent(words, 2, words, 4);
  await screen.getByRole('button', { name: '屏蔽字词' }).click();
  expect(onBlockWord).toHaveBeenCalledExactlyOnceWith(theirs, '右路');
});

test("one's own comment is neither blocked nor reported", async () => {
  const act = vi.fn();
  let now = 0;
  const { screen, handle, picture } = await open({ clock: () => now, onCopy: act, onBlockWord: act, onBlockUser: act, onReport: act });
  handle.current?.push({ ...own, userId: '1' });
  now = 2000;
  handle.current?.pause();
  await userEvent.hover(picture, { position: { x: 640, y: 12 } });
  await expect.element(screen.getByRole('button', { name: '复制' })).toBeVisible();
  for (const name of ['屏蔽字词', '屏蔽此人', '举报']) await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument();
});

test('the keyboard reaches every act through the list, and comes back to where it was', async () => {
  const onBlockUser = vi.fn();
  const { screen, handle } = await open({ onBlockUser, onPlusOne: vi.fn() });
  handle.current?.push([
    { id: '1', text: '第一句', userId: 'a' },
    { id: '2', text: '第二句', userId: 'b' },
    { id: '3', text: '第三句', userId: 'c' },
  ]);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '弹幕列表' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '第三句' })).toHaveFocus();
  handle.current?.push({ id: '4', text: '第四句' });
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(screen.getByRole('button', { name: '第一句' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '+1' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onBlockUser).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ userId: 'a' }), '第一句');
  await expect.element(screen.getByRole('button', { name: '弹幕列表' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '第四句' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('region', { name: '弹幕列表' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '弹幕列表' })).toHaveFocus();
});

test('hidden, or wanted in full screen alone, it shows nothing and keeps nothing', async () => {
  const { handle, again } = await open({ hidden: true });
  handle.current?.push(own);
  expect(handle.current?.stats()).toBeNull();
  await again({ hidden: false, view: { fullscreenOnly: true } });
  handle.current?.push(own);
  expect(handle.current?.stats()).toBeNull();
  await again({ hidden: false, view: { fullscreenOnly: true }, fullscreen: true });
  handle.current?.push(own);
  expect(handle.current?.stats()).toMatchObject({ pushed: 1, shown: 1 });
});

test('what the viewer blocks leaves the picture at once', async () => {
  const { handle, picture, again } = await open();
  const flying = () => picture.element().querySelector('[aria-hidden] > div')?.shadowRoot?.querySelectorAll('.c').length;
  handle.current?.push([theirs, { id: '3', text: '守住' }]);
  handle.current?.flush();
  expect(flying()).toBe(2);
  await again({ view: { blockedUsers: [{ userId: '7', nickname: '老韩' }] } });
  expect(flying()).toBe(1);
  handle.current?.push(theirs);
  expect(handle.current?.stats()).toMatchObject({ filtered: 1 });
});

test('a host is told how many comments were folded', async () => {
  const onFoldedChange = vi.fn();
  const { handle } = await open({ onFoldedChange });
  handle.current?.push(Array.from({ length: 5 }, (_, index) => ({ id: String(index), text: '好球' })));
  await vi.waitFor(() => expect(onFoldedChange).toHaveBeenLastCalledWith(4), { timeout: 3000 });
});

test('for a reader who wants less motion the newest few stand in a list, without what is blocked', async () => {
  const { screen, handle } = await open({ motion: 'still', onPlusOne: vi.fn(), view: { blockedWords: ['第 8 句'] } });
  handle.current?.push(Array.from({ length: 9 }, (_, index) => ({ id: String(index), text: `第 ${index} 句` })));
  await expect.element(screen.getByText('第 7 句')).toBeVisible();
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['第 4 句', '第 5 句', '第 6 句', '第 7 句']);
  expect(document.getAnimations()).toHaveLength(0);
});

test('the quiet list holds still while the focus is on it, and goes on when it leaves', async () => {
  const onPlusOne = vi.fn();
  const { screen, handle } = await open({ motion: 'still', onPlusOne });
  handle.current?.push({ id: '1', text: '第一句' });
  await expect.element(screen.getByText('第一句')).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '第一句' })).toHaveFocus();
  handle.current?.push({ id: '2', text: '第二句' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPlusOne).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1' }), '第一句');
  await expect.element(screen.getByText('第二句')).toBeVisible();
});
