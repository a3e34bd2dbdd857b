import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { InfiniteList, type InfiniteState } from './InfiniteList.tsx';

function Feed({ onMore, last = 100 }: { onMore: () => void; last?: number }) {
  const [count, setCount] = useState(5);
  const [state, setState] = useState<InfiniteState>('more');
  const more = () => {
    onMore();
    setState('loading');
    queueMicrotask(() => {
      setCount((before) => before + 5);
      setState(count + 5 >= last ? 'end' : 'more');
    });
  };
  return (
    <div data-testid="box" style={{ height: 300, overflowY: 'auto' }}>
      <InfiniteList count={count} state={state} onMore={more} distance={100}>
        {Array.from({ length: count }, (_, index) => (
          <p key={index} style={{ height: 40 }}>
            {index}
          </p>
        ))}
      </InfiniteList>
    </div>
  );
}

test('loads ahead until the view is filled, then waits for the reader', async () => {
  const onMore = vi.fn();
  const screen = await renderPart(<Feed onMore={onMore} />);
  const box = screen.getByTestId('box').element();
  // 300 px of view and 100 ahead: ten rows of 40 reach the edge, so a third five is asked for.
  await expect.poll(() => onMore.mock.calls.length).toBe(2);
  // A scroll to the end of ten rows would stop out of reach of the end of fifteen.
  await expect.poll(() => box.querySelectorAll('p').length).toBe(15);
  box.scrollTop = box.scrollHeight;
  await expect.poll(() => onMore.mock.calls.length).toBeGreaterThan(2);
});

test('says when it has it all', async () => {
  const screen = await renderPart(<Feed onMore={() => undefined} last={10} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('没有更多了');
});

test('a failure waits for a new try and does not ask by itself', async () => {
  const onMore = vi.fn();
  const screen = await renderPart(
    <InfiniteList count={1} state="failed" onMore={onMore}>
      <p>1</p>
    </InfiniteList>,
  );
  await screen.getByRole('button', { name: '重试' }).click();
  expect(onMore).toHaveBeenCalledOnce();
});
