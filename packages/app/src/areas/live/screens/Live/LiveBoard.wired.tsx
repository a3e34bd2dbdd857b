import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/matches';
import { IconButton } from '@pitchside/ui/IconButton';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { StatusChip } from '@pitchside/ui/StatusChip';
import { Star } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { collected, leagueText, scoreView, statusView, toggleCollected, useFreshMatches } from '../../../scores/index.ts';
import { roomMatch } from '../../stage/match.store.ts';
import { roomState } from '../../stage/room.store.ts';
import { Board, Middle, Scorers, Standing } from './Live.layout.ts';
import { scorersOf } from './scorers.ts';
import { useStanding } from './useStanding.ts';

/** The score of the room's match over the picture: who scored, how it stands, and the star that collects it. */
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
  const scorers = { home: scorersOf(events, 'home'), away: scorersOf(events, 'away') };
  return (
    <Board>
      <span title={`${match.competition.name} ${match.round}`.trim()}>{leagueText(match)}</span>
      <Middle>
        <Scorebug {...scoreView(match)} size="card" showStatus={false} />
        {scorers.home.length + scorers.away.length > 0 && (
          <Scorers>
            {(['home', 'away'] as const).map((side) => (
              <span key={side} title={scorers[side].join(' · ')}>
                {scorers[side].join(' · ')}
              </span>
            ))}
          </Scorers>
        )}
      </Middle>
      <Standing>
        <StatusChip status={statusView(match)} />
        <span>{standing(match)}</span>
        <IconButton
          size="s"
          label={t`收藏这场比赛`}
          pressed={isCollected}
          icon={<Star size={16} fill={isCollected ? 'currentColor' : 'none'} aria-hidden />}
          onClick={() => toggleCollected(id, sport)}
        />
      </Standing>
    </Board>
  );
}
