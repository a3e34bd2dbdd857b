import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { MatchEvents } from '@pitchside/ui/MatchEvents';
import { PictureWindow, type WindowLine } from '@pitchside/ui/PictureWindow';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { useLayoutEffect, useEffect, useState } from 'react';
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
import type { Barrage } from '@pitchside/api/live/barrage';
import { onComments } from '../stage/comments.store.ts';

/** Time that a goal fills the strip, ms. */
const moment = 6_000;

type Score = Pick<Match, 'home_score' | 'away_score'>;

/** The side that has just scored; null when the moment has passed. */
function useScoredSide(match: Score | null | undefined): 'home' | 'away' | null {
  const home = match?.home_score ?? null;
  const away = match?.away_score ?? null;
  const [before, setBefore] = useState({ home, away });
  const [side, setSide] = useState<'home' | 'away' | null>(null);
  if (before.home !== home || before.away !== away) {
    setBefore({ home, away });
    const isGoal = (now: number | null, last: number | null) => now !== null && last !== null && now > last;
    if (isGoal(home, before.home)) setSide('home');
    else if (isGoal(away, before.away)) setSide('away');
  }
  useEffect(() => {
    if (!side) return;
    const timer = setTimeout(() => setSide(null), moment);
    return () => clearTimeout(timer);
  }, [side, home, away]);
  return side;
}

/** Lines that are kept for the small window. */
const most = 3;

const lineOf = ({ id, text, user }: Barrage): WindowLine => ({ id, nickname: user.user_nickname, level: user.level, words: text });

/** The newest lines of the room's chat, oldest first. */
function useLastLines(): readonly WindowLine[] {
  const [lines, setLines] = useState<readonly WindowLine[]>([]);
  useEffect(
    () => onComments((comments, fresh) => setLines((before) => [...(fresh ? before : []), ...comments.map(lineOf)].slice(-most))),
    [],
  );
  return lines;
}

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
