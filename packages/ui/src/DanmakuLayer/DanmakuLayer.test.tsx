import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createRef } from 'react';
import { renderPart } from '../testing/renderPart.tsx';
import { DanmakuLayer, type DanmakuArrival, type DanmakuLayerHandle } from './DanmakuLayer.tsx';

const Picture = ({ children }: { children: React.ReactNode }) => <div data-testid="picture" style={{ position: 'relative', width: 800, height: 300 }}>{children}</div>;
const own = { id: '1', text: '皇马右路被打穿三次了，这样下去要出事', role: 'own' } as const;

test('takes comments from a source until it is gone', async () => {
  const listeners = new Set<(arrival: DanmakuArrival) => void>();
  const source = (listener: (arrival: DanmakuArrival) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const handle = createRef<DanmakuLayerHandle>();
  const screen = await renderPart(<Picture><DanmakuLayer source={source} ref={handle} /></Picture>);
  for (const listener of listeners) listener(own);
  expect(handle.current?.stats()).toMatchObject({ shown: 1 });
  await screen.unmount();
  expect(listeners.size).toBe(0);
  expect(document.getAnimations()).toHaveLength(0);
});

test('a comment under the pointer stands still with its acts, and goes on when the pointer leaves', async () => {
  const onPlusOne = vi.fn();
  const onBlock = vi.fn();
  let now = 0;
  const clock = () => now;
  const handle = createRef<DanmakuLayerHandle>();
  const screen = await renderPart(<Picture><DanmakuLayer ref={handle} clock={clock} onPlusOne={onPlusOne} onBlock={onBlock} /></Picture>, { environment: { random: () => 0 } });
  handle.current?.push(own);
  now = 2000;
  handle.current?.pause();
  const picture = screen.getByTestId('picture');
  await userEvent.hover(picture, { position: { x: 780, y: 16 } });
  const plusOne = screen.getByRole('button', { name: '+1', includeHidden: true });
  await expect.element(plusOne).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '复制', includeHidden: true })).not.toBeInTheDocument();
  await plusOne.click();
  expect(onPlusOne).toHaveBeenCalledWith(own);
  await expect.element(plusOne).not.toBeInTheDocument();
  await userEvent.hover(picture, { position: { x: 40, y: 280 } });
  await userEvent.hover(picture, { position: { x: 700, y: 16 } });
  await expect.element(screen.getByRole('button', { name: '屏蔽', includeHidden: true })).toBeVisible();
  await userEvent.hover(picture, { position: { x: 40, y: 280 } });
  await expect.element(screen.getByRole('button', { name: '屏蔽', includeHidden: true })).not.toBeInTheDocument();
});

test('hidden, it shows nothing and keeps nothing', async () => {
  const handle = createRef<DanmakuLayerHandle>();
  await renderPart(<Picture><DanmakuLayer hidden ref={handle} /></Picture>);
  handle.current?.push(own);
  expect(handle.current?.stats()).toBeNull();
});

test('for a reader who wants less motion the newest few stand in a list', async () => {
  const handle = createRef<DanmakuLayerHandle>();
  const screen = await renderPart(<Picture><DanmakuLayer motion="still" ref={handle} /></Picture>);
  handle.current?.push(Array.from({ length: 9 }, (_, index) => ({ id: String(index), text: `第 ${index} 句` })));
  await expect.element(screen.getByText('第 8 句')).toBeVisible();
  expect(screen.getByRole('listitem', { includeHidden: true }).elements().map((item) => item.textContent)).toEqual(['第 5 句', '第 6 句', '第 7 句', '第 8 句']);
  expect(document.getAnimations()).toHaveLength(0);
});
