import { subscribe } from 'valtio';
import { lookBack, pausePicture, picture, playPicture } from './picture.store.ts';
import { roomState } from './room.store.ts';

/** Seconds of a step where the controls name none. */
const usualStep = 10;

/** Acts of the system's own controls: on a lock screen, a headset, a keyboard. */
const acts: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
  play: playPicture,
  pause: pausePicture,
  seekbackward: ({ seekOffset }) => lookBack(picture.behind + (seekOffset ?? usualStep)),
  seekforward: ({ seekOffset }) => lookBack(Math.max(0, picture.behind - (seekOffset ?? usualStep))),
};

/** There is no action for the live edge; what comes next after a past is it. */
const toLive: MediaSessionAction = 'nexttrack';

/** Sets what an action does; browsers throw for those that they do not know. */
function handle(session: MediaSession, action: MediaSessionAction, act: MediaSessionActionHandler | null): void {
  try {
    session.setActionHandler(action, act);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

/** Names the visited room in the system's own controls and lets them play, pause and seek it. Returns a function that stops it. */
export function followLockScreen(): () => void {
  // Not every browser has them, whatever its types say.
  const session = (navigator as { mediaSession?: MediaSession }).mediaSession;
  if (!session) return () => undefined;
  let shown = '';
  let isBehind = false;

  function look(own: MediaSession): void {
    const { room } = roomState;
    const { phase, behind } = picture;
    const names = room?.match ? `${room.match.home.name} – ${room.match.away.name}` : '';
    const key = room ? [room.title, room.anchor.user_nickname, names, room.cover].join('\n') : '';
    if (key !== shown) {
      shown = key;
      own.metadata = room
        ? new MediaMetadata({
            title: room.title,
            artist: room.anchor.user_nickname,
            album: names,
            artwork: [{ src: room.cover ?? '/apple-touch-icon.png' }],
          })
        : null;
    }
    own.playbackState = phase === 'idle' || phase === 'ended' ? 'none' : phase === 'paused' || phase === 'blocked' ? 'paused' : 'playing';
    if (behind > 0 === isBehind) return;
    isBehind = behind > 0;
    handle(own, toLive, isBehind ? () => lookBack(0) : null);
  }

  for (const [action, act] of Object.entries(acts)) handle(session, action as MediaSessionAction, act);
  look(session);
  const ends = [subscribe(roomState, () => look(session)), subscribe(picture, () => look(session))];
  return () => {
    for (const end of ends) end();
    for (const action of [...Object.keys(acts), toLive]) handle(session, action as MediaSessionAction, null);
    session.metadata = null;
    session.playbackState = 'none';
  };
}
