import type { Followed } from '@pitchside/api/member/follow';
import type { Room } from '@pitchside/api/live/live';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageSize } from './attentionQuestions.ts';

/** The server's own list: ids of those who are followed, in its order. */
let followed: string[] = [];
const heard = vi.hoisted(() => ({
  room: (_: unknown): unknown => undefined,
  own: (_: unknown): void => undefined,
  reset: (): void => undefined,
}));

const room = (owner: string, status: Room['status']) =>
  ({ id: `room-${owner}`, status, anchor: { id: owner }, match: null, started_at: 7 }) as Room;
const entry = (id: string) =>
  ({
    id,
    user_nickname: id,
    room: room(id, id.startsWith('live') ? 'live' : 'ended'),
    last_live_at: 1,
    next_at: null,
    remind: true,
  }) as Followed;

vi.mock('../rooms.store.ts', () => ({
  followRooms: (onRoom: (room: unknown) => unknown, onReset: () => void) => {
    Object.assign(heard, { room: onRoom, reset: onReset });
    return () => undefined;
  },
}));
vi.mock('../../../platform/session/ownTopic.ts', () => ({
  followOwn: ({ onEvent }: { onEvent: (event: unknown) => void }) => {
    heard.own = onEvent;
    return () => undefined;
  },
}));
const call = vi.hoisted(() => vi.fn());
vi.mock('../../../platform/api/api.ts', () => ({ api: { call } }));

const { attention, moreAttention, noteFollowing, openAttention, reloadAttention } = await import('./attention.store.ts');

const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};
const ids = () => attention.list.map(({ id }) => id);
const people = (count: number) => Array.from({ length: count }, (_, index) => `m${index}`);

beforeEach(() => {
  call.mockReset();
  call.mockImplementation((_: unknown, { page, limit }: { page: number; limit: number }) =>
    Promise.resolve({
      list: followed.slice((page - 1) * limit, page * limit).map(entry),
      total: followed.length,
      live_total: followed.filter((id) => id.startsWith('live')).length,
    }),
  );
});

async function openOn(list: string[]): Promise<() => void> {
  followed = list;
  const leave = openAttention();
  await settle();
  return leave;
}

test('pages follow each other until everybody is there, and nobody is asked for after that', async () => {
  const leave = await openOn(people(pageSize * 2 + 1));
  for (let turn = 0; turn < 5; turn += 1) {
    moreAttention();
    await settle();
  }
  expect(ids()).toEqual(followed);
  expect(attention.isWhole).toBe(true);
  expect(call).toHaveBeenCalledTimes(3);
  leave();
});

test('who was let go leaves nobody behind on the next page', async () => {
  const all = people(pageSize + 3);
  const leave = await openOn(all);
  for (const id of ['m0', 'm1', 'm2']) noteFollowing(id, false);
  followed = all.slice(3);
  expect(attention.total).toBe(pageSize);
  while (!attention.isWhole) {
    moreAttention();
    await settle();
  }
  expect(ids()).toEqual(all);
  noteFollowing('m1', true);
  expect(attention.total).toBe(pageSize + 1);
  leave();
});

test('a part of a nickname narrows the list, not the number of all who are followed', async () => {
  const leave = await openOn(people(3));
  leave();
  followed = ['m1'];
  const leaveFound = openAttention('m1');
  await settle();
  expect(call.mock.lastCall?.[1]).toMatchObject({ search: 'm1', page: 1 });
  expect(attention).toMatchObject({ total: 1, everybody: 3 });
  noteFollowing('m1', false);
  expect(attention).toMatchObject({ total: 0, everybody: 2 });
  leaveFound();
});

test('a broadcast that begins or ends moves its anchor, counted once', async () => {
  const leave = await openOn(['live-a', 'b']);
  heard.room(room('b', 'live'));
  heard.room(room('b', 'live'));
  heard.room(room('stranger', 'live'));
  expect(attention.live).toBe(2);
  heard.room(room('live-a', 'ended'));
  expect(attention.live).toBe(1);
  expect(attention.list.map(({ room: own }) => own?.status)).toEqual(['ended', 'live']);
  leave();
});

test('somebody from a later page who goes live stands at the head', async () => {
  const all = people(pageSize + 2);
  const leave = await openOn(all);
  followed = ['live-late', ...all];
  heard.own({ type: 'anchor_live', data: { room: room('live-late', 'live') } });
  await settle();
  expect(ids().slice(0, 2)).toEqual(['live-late', 'm0']);
  expect(attention).toMatchObject({ live: 1, isWhole: false, state: 'ready' });
  leave();
});

test('a failure keeps what is there, and the next try goes on', async () => {
  const leave = await openOn(people(pageSize + 1));
  call.mockImplementationOnce(() => Promise.reject(new Error('away')));
  moreAttention();
  await settle();
  expect(attention.state).toBe('failed');
  expect(ids()).toHaveLength(pageSize);
  moreAttention();
  await settle();
  expect(ids()).toHaveLength(pageSize + 1);
  leave();
});

test('missed events fetch the list anew, and nothing is heard after leaving', async () => {
  const leave = await openOn(['a', 'b']);
  followed = ['c'];
  heard.reset();
  await settle();
  expect(ids()).toEqual(['c']);
  reloadAttention();
  followed = ['d'];
  leave();
  await settle();
  heard.room(room('c', 'live'));
  expect(ids()).toEqual(['c']);
  expect(attention.live).toBe(0);
});
