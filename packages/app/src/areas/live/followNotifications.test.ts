import { beforeEach, expect, test, vi } from 'vitest';

const { heard, notified, roomState } = vi.hoisted(() => ({
  heard: { own: (_: unknown): void => undefined },
  notified: { notifyLive: vi.fn<(room: { id: string; started_at: number }) => void>(), notifyDissolved: vi.fn() },
  roomState: { id: null as string | null },
}));
vi.mock('../../platform/session/ownTopic.ts', () => ({
  followOwn: ({ onEvent }: { onEvent: (event: unknown) => void }) => {
    heard.own = onEvent;
    return () => undefined;
  },
}));
vi.mock('./stage/roomState.ts', () => ({ roomState }));
vi.mock('./notifications/notifier.lazy.ts', () => ({ loadNotifier: () => Promise.resolve(notified) }));

import { followNotifications } from './followNotifications.ts';

const live = (id: string, started_at = 1) => ({ type: 'anchor_live', data: { room: { id, started_at } } });
beforeEach(() => {
  vi.clearAllMocks();
  roomState.id = null;
  followNotifications();
});

test('a broadcast is told once, also to who both follows and wanted a word of it, and the next one again', async () => {
  heard.own(live('7'));
  heard.own({ type: 'broadcast_begins', data: { announcement_id: '3', room: { id: '7', started_at: 1 } } });
  await vi.waitFor(() => expect(notified.notifyLive).toHaveBeenCalledTimes(1));
  heard.own(live('7', 2));
  heard.own(live('8'));
  await vi.waitFor(() =>
    expect(notified.notifyLive.mock.calls.map(([{ id, started_at }]) => [id, started_at])).toEqual([
      ['7', 1],
      ['7', 2],
      ['8', 1],
    ]),
  );
});

test('whoever is in the room is told nothing of it', async () => {
  roomState.id = '7';
  heard.own(live('7'));
  heard.own(live('8'));
  await vi.waitFor(() => expect(notified.notifyLive.mock.calls.map(([{ id }]) => id)).toEqual(['8']));
});

test('a club that is no more is told', async () => {
  heard.own({ type: 'club_dissolved', data: { badge: '看台' } });
  await vi.waitFor(() => expect(notified.notifyDissolved).toHaveBeenCalledWith({ badge: '看台' }));
});
