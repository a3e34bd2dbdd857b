import type { LiveUrl, Room } from '@pitchside/api/live/live';
import { afterEach, expect, test, vi } from 'vitest';
import { roomState } from './room.store.ts';

const log: string[] = [];
const begin = (name: string) => {
  log.push(`+${name}`);
  return () => void log.push(`-${name}`);
};
let lead: (to: string) => void;
const went: string[] = [];
vi.mock('../../../platform/address/goTo.ts', () => ({ goTo: (href: string) => void went.push(href) }));
vi.mock('./room.store.ts', async () => {
  const { proxy } = await import('valtio');
  const empty = (id: string | null) => ({ id, state: 'loading', room: null, live: null });
  const state = proxy<object>(empty(null));
  return {
    roomState: state,
    enterRoom: (id: string, onGo: (to: string) => void) => {
      lead = onGo;
      Object.assign(state, empty(id));
      const leave = begin(`room ${id}`);
      return () => {
        leave();
        Object.assign(state, empty(null));
      };
    },
  };
});
vi.mock('./picture.store.ts', () => ({
  startPicture: ({ url, soundUrl }: { url: string; soundUrl?: string }) => begin(`picture ${[url, soundUrl].filter(Boolean).join(' or ')}`),
  programmeTime: () => 0,
  setPast: (past: { url: string } | null) => void log.push(`past ${past?.url}`),
}));
vi.mock('./lockScreen.ts', () => ({ followLockScreen: () => () => undefined }));
vi.mock('./match.store.ts', () => ({ followMatch: (sport: string, id: string) => begin(`${sport} ${id}`) }));
vi.mock('../../../platform/guard/spoiler.store.ts', () => ({ openPicture: (id: string) => begin(`guard ${id}`) }));
const { leaveRoom, visitRoom } = await import('./roomVisit.ts');
const { aside } = await import('../aside.store.ts');
const { standing } = await import('./standing.store.ts');
const { kickouts } = await import('../kickouts.store.ts');

const plays = (url: string): LiveUrl => ({
  room_id: '1',
  status: 'live',
  low_latency: true,
  qualities: [{ id: 'original', url }],
  variants: null,
  past: null,
});
const shows = (id: string) => ({ id: '1', match: { id, sport: 'football' } }) as Room;
const taken = () => log.splice(0);
afterEach(() => {
  leaveRoom();
  taken();
});

test('picture, match and guard begin when they are known, in whatever order, and are not begun twice', () => {
  visitRoom('1');
  roomState.live = plays('a');
  expect(taken()).toEqual(['+room 1', '+picture a']);
  roomState.room = shows('m');
  expect(taken()).toEqual(['+guard m', '+football m']);
  roomState.room = { ...shows('m'), heat: 5 };
  roomState.live = plays('a');
  expect(taken()).toEqual([]);
});

test('what was written down meanwhile is told to the picture, which goes on', () => {
  visitRoom('1');
  roomState.live = plays('a');
  taken();
  roomState.live = { ...plays('a'), past: { url: 'r', since: 1 } };
  roomState.live = { ...plays('a'), past: { url: 'r', since: 1 } };
  expect(taken()).toEqual(['past r']);
  roomState.live = null;
  expect(taken()).toEqual(['past undefined', '-picture a']);
});

test('where there are several qualities, the list of them is played', () => {
  visitRoom('1');
  roomState.live = { ...plays('a'), variants: 'v' };
  expect(taken()).toEqual(['+room 1', '+picture v']);
});

test('a room that is visited already goes on; another one ends it first', () => {
  visitRoom('1');
  roomState.live = plays('a');
  roomState.room = shows('m');
  taken();
  visitRoom('1');
  expect(taken()).toEqual([]);
  visitRoom('2');
  expect(taken()).toEqual(['-picture a', '-guard m', '-football m', '-room 1', '+room 2']);
});

test('a stream that ends takes the guard along, and a new one brings both', () => {
  visitRoom('1');
  roomState.room = shows('m');
  roomState.live = plays('a');
  taken();
  roomState.live = null;
  expect(taken()).toEqual(['-picture a', '-guard m']);
  roomState.live = plays('b');
  expect(taken()).toEqual(['+picture b', '+guard m']);
});

test('a room that could not be opened is opened anew', () => {
  visitRoom('1');
  roomState.state = 'failed';
  taken();
  visitRoom('1');
  expect(taken()).toEqual(['-room 1', '+room 1']);
});

test('the sound alone of a room is known to its picture, where the room has it', () => {
  visitRoom('1');
  roomState.live = {
    ...plays('a'),
    variants: 'all',
    qualities: [
      { id: 'original', url: 'a' },
      { id: 'audio', url: 'sound' },
    ],
  };
  expect(taken()).toEqual(['+room 1', '+picture all or sound']);
});

test('viewers are led on by the page, or where the picture is in a corner; the anchor and who was removed there stay', () => {
  visitRoom('1');
  lead('2');
  expect(went.splice(0)).toEqual(['/live?id=2']);
  standing.isOwner = true;
  lead('2');
  standing.isOwner = false;
  kickouts.rooms = ['2'];
  lead('2');
  expect(went).toEqual([]);
  expect(roomState.id).toBe('1');
  kickouts.rooms = [];
  aside.mini = true;
  lead('2');
  expect(went).toEqual([]);
  expect(roomState.id).toBe('2');
  expect(aside.mini).toBe(true);
  aside.mini = false;
});
