import { getLiveUrl, getRoomInfo, type LiveUrl, type Room } from '@pitchside/api/live';
import type { TopicEvent } from '@pitchside/api/realtime';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { isRefused } from '../../../platform/api/refused.ts';
import { onFollowing } from '../../../platform/follow/follow.acts.ts';
import { realtime } from '../../../platform/realtime/realtime.ts';
import { openVisit } from '../../../platform/resource/visit.ts';
import { followSource } from '../../../platform/resource/follow.ts';
import { onlyNewest } from '../../../platform/resource/newest.ts';
import { followComments } from './comments.store.ts';
import { followRules } from './rules.store.ts';
import { followStanding, standing as own } from './standing.store.ts';

interface RoomState {
  /** The room that is visited; null while none is, or none yet. */
  id: string | null;
  state: 'loading' | 'ready' | 'failed';
  /** Why the site does not show it, in its words; empty where the question did not arrive. */
  refusal: string;
  room: Room | null;
  placard: string;
  /** Where the picture plays; null while nothing is on. */
  live: LiveUrl | null;
  /** Ids of comments that were taken out while the room was visited, the newest last. */
  withdrawn: readonly string[];
  /** People in the room now; null while unknown. */
  online: number | null;
}

const empty = (id: string | null = null): RoomState => ({
  id,
  state: 'loading',
  refusal: '',
  room: null,
  placard: '',
  live: null,
  withdrawn: [],
  online: null,
});

/** The room on the page. */
export const roomState = proxy<RoomState>(empty());

/** How soon a room is asked again whether its broadcast is being written down (ms), twice as long each time up to the longest. */
const askAgain = { first: 15_000, longest: 240_000 } as const;

type EventListener = (event: TopicEvent) => void;
const eventListeners = new Set<EventListener>();

/** Hears of everything that the room’s topic tells, while a room is visited. */
export function onRoomEvent(listener: EventListener): () => void {
  eventListeners.add(listener);
  return () => void eventListeners.delete(listener);
}

/** Comments that were taken out and are remembered as such. */
const mostWithdrawn = 100;

/** Enters a room and follows it; returns how to leave, which leaves nothing of it behind. */
export function enterRoom(id: string): () => void {
  const visit = openVisit();
  const topic = `room:${id}`;
  Object.assign(roomState, empty(id));
  visit.onLeave(() => void Object.assign(roomState, empty()));

  const comments = followComments(visit, id);
  const rules = followRules(visit, id);
  const standing = followStanding(visit, id, () => refresh());
  visit.onLeave(
    onFollowing(({ id: memberId, isFollowing, fans }) => {
      if (roomState.room?.anchor.id === memberId) Object.assign(own, { isFollowing, fans });
    }),
  );
  const picture = onlyNewest(visit);
  const loadPicture = () => picture.insist((signal) => api.call(getLiveUrl, { id }, { signal, quiet: true }), takePicture);
  let unwritten: ReturnType<typeof setTimeout> | undefined;
  let pause: number = askAgain.first;
  visit.onLeave(() => clearTimeout(unwritten));
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
    if (event.type === 'talk_rules') rules.hear(event.data.rules);
    if (event.type === 'placard') roomState.placard = event.data.placard;
    eventListeners.forEach((listener) => listener(event));
  }

  const refresh = followSource(visit, {
    // Each of them comes or fails on its own: a room is there as soon as it is known.
    load: (signal) => {
      loadPicture();
      standing.ask();
      comments.ask();
      rules.ask();
      return api.call(getRoomInfo, { id }, { signal, quiet: true });
    },
    take({ room, placard, ...own }) {
      takeRoom(room);
      standing.take(own);
      Object.assign(roomState, { placard, state: 'ready' });
    },
    // The page tells of a failure of the first; what is shown stays until a later one is answered.
    fail: (error) => {
      if (roomState.state === 'loading') Object.assign(roomState, { state: 'failed', refusal: isRefused(error) ? error.message : '' });
    },
    topics: ({ epoch, seq }) => [{ topic, from: { epoch, seq }, onEvent: takeEvent }],
  });
  visit.onLeave(
    realtime.on(
      'online',
      visit.during(({ topic: of, total }) => void (of === topic && (roomState.online = total))),
    ),
  );
  return visit.leave;
}
