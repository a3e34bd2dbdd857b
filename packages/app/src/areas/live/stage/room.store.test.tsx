import { barrageList, talkRules } from '@pitchside/api/live/barrage';
import { getLiveUrl, getRoomInfo, getUserStatus, type Room } from '@pitchside/api/live/live';
import { getPin } from '@pitchside/api/live/pins';
import { currentPoll } from '@pitchside/api/live/polls';
import { currentRaid } from '@pitchside/api/live/raids';
import type { Barrage } from '@pitchside/api/live/barrage';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';

/** Questions under way, in the order in which they were asked. */
const asked: { call: unknown; room: string; answer: () => void; fail: () => void }[] = [];

const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock('../../../platform/session/session.store.ts', () => ({ session, sessionToken: () => 'token' }));
vi.mock('../../../platform/session/ownTopic.ts', () => ({ followOwn: () => () => undefined }));
const places = vi.hoisted(() => ({ room: 0, list: 0, followed: [] as number[] }));
vi.mock('../../../platform/realtime/realtime.ts', () => ({
  realtime: {
    subscribe: (_topic: string, { from }: { from: { seq: number } }) => (places.followed.push(from.seq), () => undefined),
    on: () => () => undefined,
  },
}));
vi.mock('../../../platform/api/api.ts', () => ({
  api: {
    call: (call: unknown, { id }: { id: string }) =>
      new Promise((resolve, reject) => {
        const answers = new Map<unknown, unknown>([
          [
            getRoomInfo,
            {
              room: { id, title: `room ${id}`, status: 'live', match: null } as Partial<Room>,
              placard: `placard ${id}`,
              epoch: 'e',
              seq: places.room,
            },
          ],
          [barrageList, { list: [{ id: `comment ${id}`, user: { id: '9' } }], epoch: 'e', seq: places.list }],
          [getLiveUrl, { room_id: id, status: 'live', qualities: [{ id: 'original', url: id }] }],
          [getPin, { pin: null }],
          [currentPoll, { poll: null, choice: null }],
          [currentRaid, { raid: null }],
          [talkRules, { rules: { slow: id === 'muted' ? 5 : 0 } }],
          [getUserStatus, { is_muted: id === 'muted', muted_until: null, reason: '' }],
        ]);
        asked.push({ call, room: id, answer: () => resolve(answers.get(call)), fail: () => reject(new Error('lost')) });
      }),
  },
}));

const { askEarlier, earlier, followComments, leftOut, onComments } = await import('./comments.store.ts');
const { createScope } = await import('../../../platform/resource/scope.ts');
const { chooseSaver } = await import('../../../platform/line/saver.store.ts');
const { enterRoom, roomState } = await import('./room.store.ts');
const { standing } = await import('./standing.store.ts');

const settle = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};
/** State of the page about a room; null where it shows nothing yet. */
const shown = () => ({
  room: roomState.room?.id ?? null,
  placard: roomState.placard || null,
  picture: roomState.live?.qualities[0]?.url ?? null,
});

afterEach(() => {
  asked.splice(0);
  Object.assign(places, { room: 0, list: 0, followed: [] });
});

test('whatever is still under way of rooms that were left changes nothing, in whatever order it comes', async () => {
  const step = fc.oneof(
    fc.record({ enter: fc.constantFrom('1', '2', 'muted') }),
    fc.record({ answer: fc.nat(40) }),
    fc.constant({ leave: true }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      let here: string | null = null;
      let leave: (() => void) | undefined;
      const chat: string[] = [];
      const deaf = onComments((comments) => chat.push(...comments.map(({ id }) => id)));
      const holds = () => {
        const own = [here, null];
        const { room, placard, picture } = shown();
        expect(own).toContain(room);
        expect(own).toContain(picture);
        expect([here && `placard ${here}`, null]).toContain(placard);
        expect(chat.filter((id) => id !== `comment ${here}`)).toEqual([]);
        if (here !== 'muted') expect(standing.mute).toBe(null);
      };
      for (const one of steps) {
        if ('enter' in one) {
          leave?.();
          chat.splice(0);
          here = one.enter;
          leave = enterRoom(here);
        } else if ('answer' in one) asked.splice(one.answer % (asked.length || 1), 1)[0]?.answer();
        else {
          leave?.();
          leave = undefined;
          here = null;
          chat.splice(0);
        }
        holds();
        await settle();
        holds();
      }
      // All that was asked is answered in the end.
      while (asked.length > 0) {
        asked.pop()?.answer();
        await settle();
      }
      holds();
      if (here)
        expect([shown(), standing.mute !== null]).toEqual([{ room: here, placard: `placard ${here}`, picture: here }, here === 'muted']);
      leave?.();
      expect(shown()).toEqual({ room: null, placard: null, picture: null });
      deaf();
    }),
    { numRuns: 150 },
  );
});

test('a room of which nothing but itself comes is a room all the same, and its comments can be asked for once more', async () => {
  const leave = enterRoom('1');
  const chat: string[] = [];
  const deaf = onComments((comments) => chat.push(...comments.map(({ id }) => id)));
  for (const { call, answer, fail } of asked.splice(0)) (call === getRoomInfo ? answer : fail)();
  await settle();
  expect([roomState.state, shown().room, earlier.state, chat]).toEqual(['ready', '1', 'failed', []]);
  askEarlier();
  expect(earlier.state).toBe('loading');
  asked.find(({ call }) => call === barrageList)?.answer();
  await settle();
  expect([earlier.state, chat]).toEqual(['ready', ['comment 1']]);
  deaf();
  leave();
});

test('where data is saved five comments a second come, one’s own always, and the rest are counted until they are asked for', async () => {
  const scope = createScope();
  const comments = followComments(scope, '1');
  const chat: string[] = [];
  const deaf = onComments((list) => chat.push(...list.map(({ id }) => id)));
  const say = (from: number, until: number, user = '9') => {
    for (let id = from; id < until; id += 1) comments.hear({ id: String(id), user: { id: user } } as Barrage);
  };
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  say(0, 20);
  expect([chat.length, leftOut.count]).toEqual([20, 0]);
  chooseSaver('always');
  session.user = { id: 'me' };
  say(20, 40);
  say(40, 41, 'me');
  expect([chat.slice(20), leftOut.count]).toEqual([['20', '21', '22', '23', '24', '40'], 15]);
  clock.mockReturnValue(1_000);
  say(41, 50);
  expect([chat.length, leftOut.count]).toEqual([31, 19]);
  askEarlier();
  expect(leftOut.count).toBe(0);
  clock.mockRestore();
  chooseSaver('auto');
  session.user = null;
  deaf();
  scope.leave();
});

test('a list of comments that is older than the room is followed from its own place', async () => {
  Object.assign(places, { room: 9, list: 7 });
  const leave = enterRoom('1');
  for (const call of [barrageList, getRoomInfo]) {
    asked.find((one) => one.call === call)?.answer();
    await settle();
  }
  expect(places.followed).toEqual([7]);
  leave();
});

test('a list that comes after the room and is older is fetched again, and that is enough once it is not', async () => {
  vi.useFakeTimers();
  Object.assign(places, { room: 9, list: 7 });
  const leave = enterRoom('1');
  for (const call of [getRoomInfo, barrageList]) {
    asked.find((one) => one.call === call)?.answer();
    await settle();
  }
  expect(places.followed).toEqual([9]);
  const lists = () => asked.filter(({ call }) => call === barrageList);
  expect(lists()).toHaveLength(1);
  places.list = 9;
  vi.advanceTimersByTime(500);
  expect(lists()).toHaveLength(2);
  lists()[1]?.answer();
  await settle();
  vi.advanceTimersByTime(5_000);
  expect(lists()).toHaveLength(2);
  leave();
  vi.useRealTimers();
});
