import type { Match } from '@pitchside/api/scores/matches';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { useSnapshot } from 'valtio';
import { scoreView } from '../../scores/match.presenter.ts';
import { useFreshMatches } from '../../scores/useFreshMatches.ts';
import { roomMatch } from './match.store.ts';
import { roomState } from './room.store.ts';

/** The score of the room's match over a picture that covers the page. */
export function CoverScore() {
  const { room } = useSnapshot(roomState);
  const { match: followed } = useSnapshot(roomMatch);
  const fresh = useFreshMatches();
  const match = followed ?? (room?.match && fresh(room.match as Match));
  return match ? <Scorebug {...scoreView(match)} size="card" /> : null;
}
