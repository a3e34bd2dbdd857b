import { getLiveUrl, getRoomInfo, getUserStatus, type LiveUrl, type Room } from '@pitchside/api/live';
import { barrageList, type Barrage } from '@pitchside/api/barrage';
import type { TopicEvent, TopicPosition } from '@pitchside/api/realtime';
import { proxy } from 'valtio';
import { api } from '../../shared/api/api.ts';
import { realtime } from '../../shared/realtime/realtime.ts';
import { sessionToken } from '../../shared/session/session.store.ts';
import { pageTitle } from '../../shared/title/title.store.ts';

interface RoomState {
  state: 'loading' | 'ready' | 'failed';
  room: Room | null;
  placard: string;
  /** Where the picture plays; null while nothing is on. */
  live: LiveUrl | null;
  /** People in the room now; null while unknown. */
  online: number | null;
  /** The member may not speak here. */
  muted: boolean;
}

const empty = (): RoomState => ({ state: 'loading', room: null, placard: '', live: null, online: null, muted: false });

/** The room on the page. */
export const roomState = proxy<RoomState>(empty());

type Listener = (comments: readonly Barrage[], fresh: boolean) => void;
const listeners = new Set<Listener>();

/** Hears of comments: the last ones on arrival (`fresh` false), then each new one. */
export function onComments(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const tell = (comments: readonly Barrage[], fresh: boolean) => listeners.forEach((listener) => listener(comments, fresh));

async function loadPicture(id: string): Promise<void> {
  const live = await api.call(getLiveUrl, { id });
  roomState.live = live.status === 'live' ? live : null;
}

function takeRoom(room: Room): void {
  const wasLive = roomState.room?.status === 'live';
  roomState.room = room;
  pageTitle.own = room.title;
  if (room.status !== 'live') roomState.live = null;
  // A picture that cannot be fetched now is fetched by the player's own refresh.
  else if (!wasLive) void loadPicture(room.id).catch(() => undefined);
}

function takeEvent(event: TopicEvent): void {
  if (event.type === 'room') takeRoom(event.data);
  if (event.type === 'barrage') tell([event.data], true);
}

async function load(id: string): Promise<TopicPosition> {
  const [info, comments] = await Promise.all([api.call(getRoomInfo, { id }), api.call(barrageList, { id }), loadPicture(id)]);
  takeRoom(info.room);
  Object.assign(roomState, { placard: info.placard, state: 'ready' });
  tell(comments.list, false);
  if (sessionToken()) roomState.muted = (await api.call(getUserStatus, { id })).is_muted;
  return { epoch: info.epoch, seq: info.seq };
}

/** Enters a room and follows it; returns how to leave. */
export function enterRoom(id: string): () => void {
  Object.assign(roomState, empty());
  let left = false;
  const stops: (() => void)[] = [];
  const topic = `room:${id}`;

  async function enter(): Promise<void> {
    try {
      const from = await load(id);
      if (left) return;
      stops.push(
        realtime.subscribe(topic, { from, onEvent: takeEvent, onReset: () => void load(id).catch(() => undefined) }),
        realtime.on('online', (data) => {
          if (data.topic === topic) roomState.online = data.total;
        }),
      );
    } catch (error) {
      roomState.state = 'failed';
      throw error;
    }
  }
  // The state tells of a failure; the words came as a toast.
  void enter().catch(() => undefined);
  return () => {
    left = true;
    for (const stop of stops) stop();
    pageTitle.own = null;
  };
}
