import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { MatchCard } from '@pitchside/ui/MatchCard';
import { leagueText, scoreView } from '../../scores/match.presenter.ts';
import { matchHref } from '../../scores/matchLinks.ts';
import { useMatchNote } from '../../scores/useMatchNote.ts';

/** The match that something is about, as it stands, with the way to it. */
export function MatchLine({ match }: { match: Match }) {
  const { t } = useLingui();
  const note = useMatchNote();
  return (
    <MatchCard
      match={scoreView(match)}
      href={matchHref(match)}
      league={leagueText(match)}
      note={note(match)}
      go={match.room_count > 0 ? t`看直播` : undefined}
    />
  );
}
