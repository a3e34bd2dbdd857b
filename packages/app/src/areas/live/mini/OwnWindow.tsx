import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { MatchEvents } from '@pitchside/ui/MatchEvents';
import { PictureWindow } from '@pitchside/ui/PictureWindow';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { session } from '../../../platform/session/session.store.ts';
import { eventView, isFootballEvent, scoreView, teamView } from '../../scores/match.presenter.ts';
import { useFreshMatches } from '../../scores/useFreshMatches.ts';
import { roomMatch } from '../stage/match.store.ts';
import { pausePicture, playPicture, refreshPicture } from '../stage/picture.store.ts';
import { PictureSlot } from '../stage/PictureSlot.tsx';
import { RoomDanmaku } from '../stage/RoomDanmaku.tsx';
import { roomState } from '../stage/room.store.ts';
import { standing } from '../stage/standing.store.ts';
import { speakAloud } from '../stage/speak.ts';
import { usePlayerState } from '../stage/usePlayerState.ts';
import { setVolume } from '../../../platform/player/volume.store.ts';
import { dressWindow, ownWindow } from './ownWindow.ts';
import { useLastLines } from './useLastLines.ts';
import { useScoredSide } from './useScoredSide.ts';

/** Picture in an always-on-top window, with the score, the last event, the newest messages and a composer. */
export function OwnWindow() {
  const { t } = useLingui();
  const { room } = useSnapshot(roomState);
  const { mute } = useSnapshot(standing);
  const { match: followed, events } = useSnapshot(roomMatch);
  const { user } = useSnapshot(session);
  const fresh = useFreshMatches();
  const state = usePlayerState();
  const lines = useLastLines();
  const match = followed ?? (room?.match && fresh(room.match as Match));
  const scored = useScoredSide(match);
  const target = ownWindow();
  useLayoutEffect(dressWindow, [target]);
  if (!target || !room) return null;
  const refusal = !user ? t`登录后一起聊` : mute ? t`你在这个直播间被禁言了` : undefined;
  const event = events.filter(isFootballEvent).findLast(({ kind }) => kind !== 'corner');
  return createPortal(
    <PictureWindow
      state={state}
      video={<PictureSlot place="window" label={room.title} />}
      danmaku={<RoomDanmaku />}
      score={match && <Scorebug {...scoreView(match)} scored={scored} />}
      scored={scored}
      {...(match && { sideColors: { home: match.home.colors[0] ?? '', away: match.away.colors[0] ?? '' } })}
      event={
        event &&
        match && <MatchEvents label={t`赛况`} events={[eventView(event)]} home={teamView(match.home)} away={teamView(match.away)} />
      }
      lines={lines}
      composer={{ onSend: speakAloud, ...(refusal && { refusal }) }}
      onPlay={playPicture}
      onPause={pausePicture}
      onRefresh={refreshPicture}
      onMutedChange={(next) => setVolume({ muted: next })}
    />,
    target.document.body,
  );
}
