import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { VirtualList, type VirtualListHandle } from './VirtualList.tsx';

const items = Array.from({ length: 2000 }, (_, index) => `row-${index}`);
const heightOf = (index: number) => 30 + (index % 3) * 20;

async function listed(onPress: (item: string) => void = () => undefined) {
  const handle = createRef<VirtualListHandle>();
  const screen = await renderPart(
    <VirtualList
      label="观众"
      items={items}
      keyOf={(item) => item}
      estimateHeight={50}
      height={300}
      actionsRef={handle}
      renderItem={(item, index) => (
        <div style={{ height: heightOf(index) }}>
          <button type="button" tabIndex={-1} onClick={() => onPress(item)}>
            {item}
          </button>
        </div>
      )}
    />,
  );
  return { screen, handle };
}

const rowAt = (position: number) => document.querySelector(`[aria-posinset="${position}"]`);

test('draws few rows and tells where each stands in the whole', async () => {
  const { screen } = await listed();
  await expect.element(screen.getByRole('list', { name: '观众' })).toBeVisible();
  expect(screen.getByRole('listitem').elements().length).toBeLessThan(40);
  await expect.poll(() => rowAt(1)?.getAttribute('aria-setsize')).toBe('2000');
});

test('one stop for Tab; arrows, End and Home walk; Enter presses the row’s control', async () => {
  const onPress = vi.fn();
  await listed(onPress);
  await userEvent.tab();
  expect(document.activeElement).toBe(rowAt(1));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(() => document.activeElement).toBe(rowAt(3));
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledExactlyOnceWith('row-2');
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-posinset')).toBe('2000');
  await userEvent.keyboard('{Home}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-posinset')).toBe('1');
});

test('the row with the focus stays when it is scrolled out of view', async () => {
  const { screen, handle } = await listed();
  await userEvent.tab();
  handle.current?.scrollToIndex(1000, 'center');
  await expect.element(screen.getByText('row-1000')).toBeVisible();
  expect(document.activeElement).toBe(rowAt(1));
});

test('rows of unlike heights stand one below the other', async () => {
  const { screen } = await listed();
  await expect.element(screen.getByText('row-0', { exact: true })).toBeVisible();
  await expect
    .poll(() =>
      [1, 2, 3].map((position) =>
        Math.round((rowAt(position + 1)?.getBoundingClientRect().top ?? 0) - (rowAt(position)?.getBoundingClientRect().top ?? 0)),
      ),
    )
    .toEqual([30, 50, 70]);
});
