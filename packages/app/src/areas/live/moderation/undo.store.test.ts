import { afterEach, expect, test, vi } from 'vitest';
import { offerUndo, settleUndo, undoable, undoLast } from './undo.store.ts';

afterEach(settleUndo);

test('an act is taken back once, and then does not settle', () => {
  const [undo, settle] = [vi.fn(), vi.fn()];
  offerUndo('禁言', { undo, settle });
  expect(undoable.last?.words).toBe('禁言');
  undoLast();
  undoLast();
  settleUndo();
  expect([undo.mock.calls.length, settle.mock.calls.length, undoable.last]).toEqual([1, 0, null]);
});

test('the next act lets the one before stand, each under a key of its own', () => {
  const [undo, settle] = [vi.fn(), vi.fn()];
  offerUndo('撤下', { undo, settle });
  const first = undoable.last?.key;
  offerUndo('移出', { undo: vi.fn() });
  expect(settle).toHaveBeenCalledOnce();
  expect(undo).not.toHaveBeenCalled();
  expect(undoable.last).toMatchObject({ words: '移出' });
  expect(undoable.last?.key).not.toBe(first);
});
