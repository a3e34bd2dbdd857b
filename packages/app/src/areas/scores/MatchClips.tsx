import { clipsOf } from '@pitchside/api/screens/ScoreDetail';
import { ClipStrip } from '@pitchside/ui/ClipStrip';
import { clipView } from './clip.presenter.ts';
import { useClips } from './useClips.ts';

/** Clips of a match in one row; nothing while there are none. */
export function MatchClips({ matchId }: { matchId: string }) {
  const { clips } = useClips(clipsOf(matchId));
  return clips.length === 0 ? null : <ClipStrip clips={clips.map(clipView)} />;
}
