import type { Room } from '@pitchside/api/live/live';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idleState } from '../../../platform/player/liveState.ts';

const done: string[] = [];
vi.mock('./picture.store.ts', async () => {
  const { proxy } = await import('valtio');
  const { idleState: idle } = await import('../../../platform/player/liveState.ts');
  return {
    picture: proxy({ ...idle }),
    playPicture: () => void done.push('play'),
    pausePicture: () => void done.push('pause'),
    lookBack: (seconds: number) => void done.push(`back ${seconds}`),
  };
});
vi.mock('./room.store.ts', async () => ({ roomState: (await import('valtio')).proxy({ room: null }) }));
const { picture } = await import('./picture.store.ts');
const { roomState } = await import('./room.store.ts');
const { followLockScreen } = await import('./lockScreen.ts');

const room = {
  title: '德比夜',
  anchor: { user_nickname: '阿飞说球' },
  cover: '/cover.webp',
  match: { home: { name: '阿森纳' }, away: { name: '切尔西' } },
} as Room;

/** The system's controls: what they show, and what they can be pressed for. */
const acts = new Map<string, MediaSessionActionHandler>();
let end: () => void;
const press = (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) => acts.get(action)?.({ action, ...details });
const news = () => Promise.resolve();

beforeEach(() => {
  vi.spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation((action, act) => {
    if (action === 'seekforward' && unknown) throw new TypeError('no such action');
    if (act) acts.set(action, act);
    else acts.delete(action);
  });
  Object.assign(roomState, { room });
  Object.assign(picture, idleState, { phase: 'playing' });
  end = followLockScreen();
});
let unknown = false;
afterEach(() => {
  end();
  unknown = false;
  done.length = 0;
  vi.restoreAllMocks();
});

test('the system shows the room, its anchor and its match, and whether it plays', async () => {
  const { metadata } = navigator.mediaSession;
  expect(metadata).toMatchObject({ title: '德比夜', artist: '阿飞说球', album: '阿森纳 – 切尔西' });
  expect(metadata?.artwork[0]?.src).toMatch(/\/cover\.webp$/);
  expect(navigator.mediaSession.playbackState).toBe('playing');
  picture.phase = 'paused';
  await news();
  expect([navigator.mediaSession.playbackState, navigator.mediaSession.metadata]).toEqual(['paused', metadata]);
  roomState.room = { ...room, title: '下半场' };
  await news();
  expect(navigator.mediaSession.metadata?.title).toBe('下半场');
});

test('its buttons play, pause, step within the past and go back to live, which is there for whoever is behind', async () => {
  press('pause');
  press('play');
  press('seekbackward');
  expect(done.splice(0)).toEqual(['pause', 'play', 'back 10']);
  expect(acts.has('nexttrack')).toBe(false);
  picture.behind = 25;
  await news();
  press('seekbackward', { seekOffset: 15 });
  press('seekforward');
  press('seekforward', { seekOffset: 60 });
  press('nexttrack');
  expect(done.splice(0)).toEqual(['back 40', 'back 15', 'back 0', 'back 0']);
  picture.behind = 0;
  await news();
  expect(acts.has('nexttrack')).toBe(false);
});

test('nothing of it is left when the room is left, and a browser that lacks an action has the others', () => {
  end();
  expect([acts.size, navigator.mediaSession.metadata, navigator.mediaSession.playbackState]).toEqual([0, null, 'none']);
  unknown = true;
  end = followLockScreen();
  expect([...acts.keys()].sort()).toEqual(['pause', 'play', 'seekbackward']);
});
