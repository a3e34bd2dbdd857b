import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { MatchAgenda } from '@pitchside/ui/MatchAgenda';
import { useVisibleMatches } from '../../../../platform/guard/useVisibleMatches.ts';
import { matchHref } from '../../../scores/matchLinks.ts';
import { ReserveMark } from '../../../scores/scores.lazy.ts';
import { scoreView } from '../../../scores/match.presenter.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

interface RailAgendaProps {
  ids: readonly string[];
  /** Somebody is there, so that a match to come can be reserved. */
  reservable: boolean;
}

/** Lines of the agenda; renders again on every score of theirs. */
export function RailAgenda({ ids, reservable }: RailAgendaProps) {
  const { t } = useLingui();
  const act = (match: Match) =>
    reservable &&
    matchPhase(match.status) === 'before' && (
      <Later>
        <ReserveMark match={match} />
      </Later>
    );
  return (
    <MatchAgenda
      label={t`今日赛事`}
      matches={useVisibleMatches(ids).map((match) => ({
        id: match.id,
        match: scoreView(match),
        league: match.competition.short_name,
        href: matchHref(match),
        watchable: match.room_count > 0,
        act: act(match),
      }))}
    />
  );
}
