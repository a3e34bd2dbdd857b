import { expect, test, vi } from 'vitest';
import { followOdds, type OddsBoard } from './odds.store.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../platform/api/api.ts', () => ({ api: { call }, early: {}, client: {} }));

const board = () => {
  const heard: OddsBoard[] = [];
  const leave = followOdds('football', undefined, (next) => heard.push(next), vi.fn());
  return { leave, last: () => heard.at(-1) };
};

test('odds that do not come are said to be lost, those that come are not', async () => {
  call.mockRejectedValue(new Error('no answer'));
  const failed = board();
  expect(failed.last()).toMatchObject({ isAwaited: true, isLost: false });
  await vi.waitFor(() => expect(failed.last()).toMatchObject({ isAwaited: false, isLost: true }));
  failed.leave();

  call.mockResolvedValueOnce({ list: [{ id: 'a', name: 'A' }], default_id: 'a' });
  call.mockResolvedValueOnce({ list: [], company_id: 'a', epoch: 'e', seq: 1 });
  const came = board();
  await vi.waitFor(() => expect(came.last()).toMatchObject({ company: 'a', isAwaited: false, isLost: false }));
  came.leave();
});
