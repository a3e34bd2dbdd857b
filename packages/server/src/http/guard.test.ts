import type { CallDeclaration, CallerClass, Names } from '@pitchside/api/contract';
import { expect, test } from 'vitest';
import type { Caller } from '../platform/handlers.ts';
import { authorise } from './guard.ts';
import type { Rights, RoomStanding } from '../platform/rights.ts';

const nobody: RoomStanding = { isOwner: false, isModerator: false, mutedUntil: undefined, isKicked: false };
/** One room: 1 owns it, 2 and 3 are its administrators, 4 watches, 5 is staff. */
const standings: Record<number, RoomStanding> = {
  1: { ...nobody, isOwner: true },
  2: { ...nobody, isModerator: true },
  3: { ...nobody, isModerator: true },
  4: nobody,
  5: nobody,
};
const rights: Rights = {
  standing: async (room, userId) => (room === 'here' ? standings[userId] : undefined),
  standingWith: async () => undefined,
  owns: {
    reservation: async () => true,
    order: async () => true,
    session: async () => true,
    post: async () => true,
    video: async () => true,
    comment: async () => true,
    group: async () => true,
  },
  hasPaymentPassword: async () => false,
  needsFactor: async () => false,
  isStaff: async (id) => id === '5',
};
const call = (caller: CallerClass, names?: Names): CallDeclaration => ({
  method: 'POST',
  path: 'test/call',
  caller,
  rate: 'write',
  changes: true,
  idempotent: true,
  origin: 'ours',
  summary: '',
  ...(names && { names }),
});
const caller = (id: number): Caller => ({
  member: { id, sessionId: 1, nickname: '', isAnchor: false, role: 'member' },
  language: 'zh',
  address: '',
  userAgent: '',
  token: undefined,
});
const passes = (declared: CallDeclaration, id: number, params: unknown) =>
  authorise(declared, caller(id), params, rights).then(
    () => true,
    () => false,
  );

test('an administrator acts on watchers alone: not on the owner, another administrator or staff; the owner acts on all', async () => {
  const acts = call('moderator', { room: 'id', member: 'user' });
  const on = async (id: number) => Promise.all([1, 2, 3, 4, 5].map((user) => passes(acts, id, { id: 'here', user: String(user) })));
  expect(await on(1)).toEqual([true, true, true, true, true]);
  expect(await on(2)).toEqual([false, false, false, true, false]);
  expect(await on(4)).toEqual([false, false, false, false, false]);
});

test('a rule whose parameter is not there refuses', async () => {
  for (const [declared, params] of [
    [call('speak', { room: 'id' }), {}],
    [call('roomOwner', { room: 'id' }), { id: ['here'] }],
    [call('moderator', { room: 'id', member: 'user' }), { id: 'here' }],
    [call('objectOwner', { order: 'no' }), {}],
    [call('objectOwner'), { no: '1' }],
    [call('spend', { room: 'id' }), { id: 'nowhere' }],
  ] as const)
    expect([declared, await passes(declared, 4, params)]).toEqual([declared, false]);
});
