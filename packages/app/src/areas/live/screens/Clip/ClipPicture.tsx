import { useLingui } from '@lingui/react/macro';
import type { Clip } from '@pitchside/api/live/clips';
import { ClipScore } from '@pitchside/ui/ClipScore';
import { Cover } from '@pitchside/ui/Cover';
import { PlayerFrame } from '@pitchside/ui/PlayerFrame';
import { useSnapshot } from 'valtio';
import { Film } from '../../../../platform/player/Film.tsx';
import { recordingView } from '../../../../platform/player/recording.presenter.ts';
import { stage } from '../../../../platform/player/stage.store.ts';
import { useRecordingActs } from '../../../../platform/player/useRecordingActs.ts';
import { useRecordingPlayer } from '../../../../platform/player/useRecordingPlayer.ts';
import { clipView } from '../../../scores/clip.presenter.ts';
import { teamView } from '../../../scores/match.presenter.ts';

/** The scorebug of a clip at a second of it; nothing where its match has no score. */
function ScoreAt({ clip: { match, scores, goal, is_annulled }, second }: { clip: Clip; second: number }) {
  // A goal stands with the whole second in which it falls.
  const now = scores.findLast(({ at }) => at < (second + 1) * 1_000) ?? scores[0];
  if (!match || !now) return null;
  const isScored = goal !== null && !is_annulled && now.home === goal.home_score && now.away === goal.away_score && scores.length > 1;
  const minute = goal && (goal.added > 0 ? `${goal.minute}+${goal.added}'` : `${goal.minute}'`);
  return (
    <ClipScore
      home={teamView(match.home)}
      away={teamView(match.away)}
      score={{ home: now.home, away: now.away }}
      {...(goal && { minute: goal.minute, added: goal.added })}
      {...(isScored && goal.player && { goal: `${minute} ${goal.player}` })}
    />
  );
}

/** The film of a clip, with the scorebug that the page draws over it. */
export function ClipPicture({ clip, url }: { clip: Clip; url: string }) {
  const { t } = useLingui();
  const { theatre, webFull, fullscreen } = useSnapshot(stage);
  const playing = useRecordingPlayer(url);
  const { video, state } = playing;
  const { sound, acts } = useRecordingActs(playing);
  return (
    <PlayerFrame
      state={recordingView({
        recording: state,
        seconds: Math.round(clip.length / 1_000),
        sound,
        layout: { theatre, webFull, fullscreen },
        gone: t`片段没能送到，稍后再试`,
      })}
      video={<Film ref={video} url={url} label={clip.title} />}
      poster={<Cover {...clipView(clip).cover} loading="eager" fill />}
      head={<ScoreAt clip={clip} second={state.at} />}
      {...acts}
    />
  );
}
