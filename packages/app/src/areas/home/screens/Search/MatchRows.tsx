import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { useFormat } from '@pitchside/ui/format';
import { Pressable } from '@pitchside/ui/Pressable';
import { RowList } from '@pitchside/ui/RowList';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { Tv } from 'lucide-react';
import { detailHref, matchHref } from '../../../scores/matchLinks.ts';
import { leagueText, scoreView } from '../../../scores/match.presenter.ts';
import { ReserveButton } from '../../../scores/ReserveButton.tsx';
import { useFreshMatches } from '../../../scores/useFreshMatches.ts';
import { MatchLine } from './Search.layout.ts';

/** Matches of a search, running ones first, each with one action. */
export function MatchRows({ matches }: { matches: readonly Match[] }) {
  const { t } = useLingui();
  const { date, weekday, time } = useFormat();
  const fresh = useFreshMatches();
  return (
    <Card>
      <RowList>
        {matches.map(fresh).map((match) => (
          <li key={match.id}>
            <MatchLine>
              <TwoLines note={leagueText(match)} cut>
                {date(match.kickoff_at)} {weekday(match.kickoff_at)} {time(match.kickoff_at)}
              </TwoLines>
              <Pressable href={detailHref(match)}>
                <Scorebug {...scoreView(match)} stretch />
              </Pressable>
              {match.room_count > 0 ? (
                <ButtonLink size="s" tone="soft" href={matchHref(match)} icon={<Tv size={16} aria-hidden />}>{t`看直播`}</ButtonLink>
              ) : matchPhase(match.status) === 'before' ? (
                <ReserveButton matchId={match.id} />
              ) : (
                <ButtonLink size="s" tone="outline" href={detailHref(match)}>{t`数据`}</ButtonLink>
              )}
            </MatchLine>
          </li>
        ))}
      </RowList>
    </Card>
  );
}
