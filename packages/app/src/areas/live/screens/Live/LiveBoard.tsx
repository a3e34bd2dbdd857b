import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { IconButton } from '@pitchside/ui/IconButton';
import { RoomScore } from '@pitchside/ui/RoomScore';
import { Star } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { collected } from '../../../scores/collect.store.ts';
import { detailHref, playerHref } from '../../../scores/matchLinks.ts';
import { leagueText, scoreView } from '../../../scores/match.presenter.ts';
import { toggleCollected } from '../../../scores/collectActs.ts';
import { useFreshMatches } from '../../../scores/useFreshMatches.ts';
import { roomMatch } from '../../stage/match.store.ts';
import { roomState } from '../../stage/room.store.ts';
import { scorersOf } from './scorers.ts';
import { useStanding } from './useStanding.ts';

const pageOf = (id: string) => playerHref('football', id);

/** Score of the room's match over the picture: scorers, score, and the star to collect it. */
export function LiveBoard() {
  const { t } = useLingui();
  const standing = useStanding();
  const { room } = useSnapshot(roomState);
  const { match: followed, events } = useSnapshot(roomMatch);
  const stars = useSnapshot(collected);
  const fresh = useFreshMatches();
  const match = followed ?? (room?.match && fresh(room.match as Match));
  if (!match) return null;
  const { id, sport } = match;
  const isCollected = stars.has(id);
  return (
    <RoomScore
      match={scoreView(match)}
      competition={leagueText(match)}
      about={`${match.competition.name} ${match.round}`.trim()}
      standing={standing(match)}
      href={detailHref(match)}
      {...(matchPhase(match.status) !== 'before' && {
        scorers: { home: scorersOf(events, 'home', pageOf), away: scorersOf(events, 'away', pageOf) },
      })}
      action={
        <IconButton
          size="s"
          label={t`收藏这场比赛`}
          pressed={isCollected}
          icon={<Star size={16} fill={isCollected ? 'currentColor' : 'none'} aria-hidden />}
          onClick={() => toggleCollected(id, sport)}
        />
      }
    />
  );
}
