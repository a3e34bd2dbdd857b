import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { MatchCard } from '@pitchside/ui/MatchCard';
import { useNow } from '@pitchside/ui/format';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useSnapshot } from 'valtio';
import { routes } from '../../../../routes.data.ts';
import { useVisibleMatch } from '../../../../platform/guard/useVisibleMatches.ts';
import { leagueText, scoreView } from '../../../scores/match.presenter.ts';
import { matchHref } from '../../../scores/matchLinks.ts';
import { matches, retryMatches } from '../../../scores/matches.store.ts';
import { useMatchNote } from '../../../scores/useMatchNote.ts';
import { useTableRows } from '../../../scores/useTableShape.ts';
import { Block, MatchRowPlace } from './Main.layout.ts';
import { pickResults, pickUpcoming } from './matchesRules.ts';
import { WaitingRow } from './Waiting.tsx';
import { useHighlights } from './useHighlights.ts';

/** Rows of matches under the wall. */
const rows = {
  upcoming: pickUpcoming,
  results: pickResults,
} as const;

/** Position of a match in the row; its score is for its own card. */
const placeOf = ({ status, kickoff_at, is_hot }: Match) => `${status} ${kickoff_at} ${is_hot}`;

/** Row of upcoming or just finished matches that the stage does not show; left out without any. */
export function MainMatches({ row }: { row: keyof typeof rows }) {
  const { t } = useLingui();
  const { state } = useSnapshot(matches);
  const { mine, agenda } = useHighlights();
  const now = useNow(60_000);
  const shown = new Set([...agenda, ...(mine ? [mine.id] : [])]);
  const picked = rows[row](useTableRows('football', placeOf), now, shown);
  const titles: Record<keyof typeof rows, string> = { upcoming: t`即将开始`, results: t`最新赛果` };
  const isWaiting = state !== 'ready' && state !== 'failed' && picked.length === 0;
  if (state === 'ready' && picked.length === 0) return null;
  return (
    <Block aria-labelledby={`matches-${row}`} aria-busy={isWaiting}>
      <SectionTitle headingId={`matches-${row}`} more={{ href: routes.football.path, label: t`全部比分` }}>
        {titles[row]}
      </SectionTitle>
      {state === 'failed' && picked.length === 0 ? (
        <ErrorState layout="row" title={t`赛事没能送到`} onRetry={retryMatches} />
      ) : isWaiting ? (
        <WaitingRow />
      ) : (
        <MatchRowPlace>
          {picked.map(({ id }) => (
            <li key={id}>
              <Card id={id} />
            </li>
          ))}
        </MatchRowPlace>
      )}
    </Block>
  );
}

/** One match; it alone is drawn again when its row changes. */
function Card({ id }: { id: string }) {
  const note = useMatchNote();
  const match = useVisibleMatch(id);
  return match ? <MatchCard match={scoreView(match)} href={matchHref(match)} league={leagueText(match)} note={note(match)} /> : null;
}
