import { expect, test, vi } from 'vitest';
import { onInterest } from './interest.ts';

const move = (movementX: number) => dispatchEvent(new PointerEvent('pointermove', { movementX }));

test('a pointer that goes somewhere is a sign, once; one that rests while the page changes under it is none', () => {
  const work = vi.fn();
  onInterest(work);
  move(0);
  expect(work).not.toHaveBeenCalled();
  move(3);
  move(3);
  expect(work).toHaveBeenCalledOnce();
});

test('a key is a sign, and what was called off hears of none', () => {
  const [heard, unheard] = [vi.fn(), vi.fn()];
  onInterest(heard);
  onInterest(unheard)();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(heard).toHaveBeenCalledOnce();
  expect(unheard).not.toHaveBeenCalled();
});
