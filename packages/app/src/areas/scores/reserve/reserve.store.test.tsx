import { afterEach, expect, test, vi } from 'vitest';
import { fan } from '../../../platform/session/session.fixtures.ts';
import { forgetUser, keepUser } from '../../../platform/session/session.store.ts';
import { followReservations, reserved } from './reserve.store.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../platform/api/api.ts', () => ({ api: { call }, early: {}, client: {} }));

afterEach(() => forgetUser());

test('reservations are asked for once however many show them, and followed until the last has gone', async () => {
  call.mockResolvedValue({ list: [{ id: '1', match: { id: 'm1' } }] });
  keepUser(fan);
  const [leave, leaveToo] = [followReservations(), followReservations()];
  await vi.waitFor(() => expect(reserved.byMatch.m1).toBeDefined());
  expect(call).toHaveBeenCalledOnce();
  leave();
  forgetUser();
  await vi.waitFor(() => expect(reserved.byMatch).toEqual({}));
  leaveToo();
  keepUser(fan);
  await Promise.resolve();
  expect(call).toHaveBeenCalledOnce();
});
