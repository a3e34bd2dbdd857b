import type { Past } from '@pitchside/api/live/live';
import { subscribe } from 'valtio';
import { watchPicture } from '../../../platform/push/watching.ts';
import { goTo } from '../../../platform/address/goTo.ts';
import { roomHref } from '../../scores/matchLinks.ts';
import { kickouts } from '../kickouts.store.ts';
import { aside } from '../aside.store.ts';
import { followLockScreen } from './lockScreen.ts';
import { followMatch } from './match.store.ts';
import { programmeTime, resumePicture, setPast, startPicture } from './picture.store.ts';
import { enterRoom, roomState } from './room.store.ts';
import { standing } from './standing.store.ts';

interface Stay {
  id: string;
  leave: () => void;
}
let stay: Stay | undefined;

/** Runs `begin` for a value while it lasts, and again when it changes. Returns a function that stops it. */
function during<Value>(read: () => Value | undefined, begin: (value: Value) => () => void): () => void {
  let known: string | undefined;
  let end = () => {};
  const look = () => {
    const value = read();
    const key = value === undefined ? undefined : JSON.stringify(value);
    if (key === known) return;
    known = key;
    end();
    end = value === undefined ? () => {} : begin(value);
  };
  look();
  const stop = subscribe(roomState, look, true);
  return () => {
    stop();
    end();
  };
}

function stream() {
  const { live } = roomState;
  const url = live?.variants ?? live?.qualities[0]?.url;
  const soundUrl = live?.qualities.find(({ id }) => id === 'audio')?.url;
  return live && url !== undefined ? { url, soundUrl, isLowLatency: live.low_latency } : undefined;
}
function keepPast(past: Past): () => void {
  setPast(past);
  return () => setPast(null);
}
function match() {
  const shown = roomState.room?.match;
  return shown ? { id: shown.id, sport: shown.sport } : undefined;
}
/** The match whose scores wait for the picture. */
const guarded = () => (stream() === undefined ? undefined : roomState.room?.match?.id);

/** Whether the member was removed from a room. */
const isRemoved = (id: string): boolean => kickouts.rooms.includes(id);

/** A room that one was removed from does not go on in a corner either. */
function putOut(): void {
  aside.mini = false;
  leaveRoom();
}

/**
 * Goes on to the room that the visited one leads to; a picture in a corner or in its own window goes on there. Anchors stay, and who was
 * removed from the other room.
 */
function goOn(to: string): void {
  if (standing.isOwner || isRemoved(to)) return;
  const { mini, window } = aside;
  if (!mini && !(window && location.pathname.toLowerCase() !== '/live')) return goTo(roomHref(to));
  visitRoom(to);
  aside.mini = mini;
}

/** Enters a room with its picture and its match, and leaves the one before; a room that is visited already goes on as it is. */
export function visitRoom(id: string): void {
  aside.mini = false;
  if (stay?.id === id && roomState.state !== 'failed') return;
  leaveRoom();
  const leave = enterRoom(id, goOn);
  const ends = [
    during(() => roomState.live?.past ?? undefined, keepPast),
    during(stream, startPicture),
    during(
      () => roomState.room?.away?.since,
      () => resumePicture,
    ),
    during(guarded, (matchId) => watchPicture(matchId, programmeTime)),
    during(match, (shown) => followMatch(shown.sport, shown.id)),
    followLockScreen(),
    subscribe(kickouts, () => isRemoved(id) && putOut()),
  ];
  stay = {
    id,
    leave() {
      for (const end of ends) end();
      leave();
    },
  };
}

/** Leaves the room that is visited, and its picture with it. */
export function leaveRoom(): void {
  stay?.leave();
  stay = undefined;
}
