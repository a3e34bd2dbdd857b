import { getLiveUrl, getRoomInfo, type LiveUrl, type Room } from '@pitchside/api/live/live';
import type { TopicEvent } from '@pitchside/api/realtime';
import { valueNow } from '../../../platform/api/answers.ts';
import { api } from '../../../platform/api/api.ts';
import { isRefused } from '../../../platform/api/refused.ts';
import { onFollowing } from '../../../platform/follow/followActs.ts';
import { realtime } from '../../../platform/realtime/realtime.ts';
import { createScope } from '../../../platform/resource/scope.ts';
import { followSource } from '../../../platform/resource/follow.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import { hearClip } from '../../scores/clips.store.ts';
import { followBoard } from './board.store.ts';
import { followComments } from './comments.store.ts';
import { emptyRoom, roomState } from './roomState.ts';
import { followRaid } from './raid.store.ts';
import { followRules } from './rules.store.ts';
import { followStanding, standing as own } from './standing.store.ts';

export { roomState };

/** Interval of asking whether the broadcast is being recorded, ms; it doubles each time up to the longest. */
const askAgain = { first: 15_000, longest: 240_000 } as const;

type EventListener = (event: TopicEvent) => void;
const eventListeners = new Set<EventListener>();

/** Subscribes to all events of the visited room's topic. */
export function onRoomEvent(listener: EventListener): () => void {
  eventListeners.add(listener);
  return () => void eventListeners.delete(listener);
}

/** Comments that were taken out and are remembered as such. */
const mostWithdrawn = 100;

const askRoom = (id: string, signal: AbortSignal) => api.call(getRoomInfo, { id }, { signal, quiet: true });

/** Fills the room from what came with the page; returns it, or undefined where it did not come. */
export function takeRoomFirst(id: string): Room | undefined {
  const found = valueNow((signal) => askRoom(id, signal));
  if (found) Object.assign(roomState, emptyRoom(id), { room: found.room, placard: found.placard, state: 'ready' });
  return found?.room;
}

/**
 * Enters a room and follows it; returns how to leave, which leaves nothing of it behind.
 * @param onGo the room has ended and its viewers go on to another
 */
export function enterRoom(id: string, onGo?: (to: string) => void): () => void {
  const scope = createScope();
  const topic = `room:${id}`;
  // A room that the server drew is there already.
  if (roomState.id !== id || roomState.room === null) Object.assign(roomState, emptyRoom(id));
  scope.onLeave(() => void Object.assign(roomState, emptyRoom()));

  const comments = followComments(scope, id);
  const rules = followRules(scope, id);
  const board = followBoard(scope, id);
  const raid = followRaid(scope, id, onGo);
  const standing = followStanding(scope, id, () => refresh());
  scope.onLeave(
    onFollowing(({ id: memberId, isFollowing, fans }) => {
      if (roomState.room?.anchor.id === memberId) Object.assign(own, { isFollowing, fans });
    }),
  );
  const picture = latestOnly(scope);
  const loadPicture = () => picture.retry((signal) => api.call(getLiveUrl, { id }, { signal, quiet: true }), takePicture);
  let unwritten: ReturnType<typeof setTimeout> | undefined;
  let pause: number = askAgain.first;
  scope.onLeave(() => clearTimeout(unwritten));
  function takePicture(live: LiveUrl): void {
    roomState.live = live.status === 'live' && roomState.room?.status !== 'ended' ? live : null;
    clearTimeout(unwritten);
    if (!roomState.live?.low_latency || roomState.live.past) return;
    unwritten = setTimeout(loadPicture, pause);
    pause = Math.min(pause * 2, askAgain.longest);
  }

  function takeRoom(room: Room): void {
    const wasLive = roomState.room?.status === 'live';
    roomState.room = room;
    if (room.status !== 'live') {
      picture.drop();
      clearTimeout(unwritten);
      pause = askAgain.first;
      roomState.live = null;
    } else if (!wasLive && roomState.state === 'ready') loadPicture();
  }

  function takeEvent(event: TopicEvent): void {
    if (event.type === 'room') takeRoom(event.data);
    if (event.type === 'barrage') comments.hear(event.data);
    if (event.type === 'barrageGone') {
      comments.forget(event.data.id);
      roomState.withdrawn = [...roomState.withdrawn, event.data.id].slice(-mostWithdrawn);
    }
    if (event.type === 'clip') hearClip(event.data);
    if (event.type === 'talk_rules') rules.hear(event.data.rules);
    board.hear(event);
    if (event.type === 'placard') roomState.placard = event.data.placard;
    eventListeners.forEach((listener) => listener(event));
    // Last, because it may lead out of the room.
    raid.hear(event);
  }

  const refresh = followSource(scope, {
    // Each of them comes or fails on its own: a room is there as soon as it is known.
    load: (signal) => {
      loadPicture();
      standing.ask();
      comments.ask();
      rules.ask();
      board.ask();
      raid.ask();
      return askRoom(id, signal);
    },
    take({ room, placard, ...own }) {
      takeRoom(room);
      standing.take(own);
      Object.assign(roomState, { placard, state: 'ready' });
    },
    // The page shows a failure of the first request only; a later one keeps what is shown until an answer comes.
    fail: (error) => {
      if (roomState.state === 'loading') Object.assign(roomState, { state: 'failed', refusal: isRefused(error) ? error.message : '' });
    },
    topics: ({ epoch, seq }) => [{ topic, from: comments.from({ epoch, seq }), onEvent: takeEvent }],
  });
  scope.onLeave(
    realtime.on(
      'online',
      scope.during(({ topic: of, total }) => void (of === topic && (roomState.online = total))),
    ),
  );
  return scope.leave;
}
