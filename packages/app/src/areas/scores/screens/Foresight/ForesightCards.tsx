import { Plural, useLingui } from '@lingui/react/macro';
import type { Forecast } from '@pitchside/api/scores/foresight';
import { matchPhase, type Match, type Sport } from '@pitchside/api/scores/matches';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { ForecastCard, ForecastSkeleton } from '@pitchside/ui/ForecastCard';
import { useNow } from '@pitchside/ui/format';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useSnapshot } from 'valtio';
import { placeOf, useVisibleMatch, useVisibleMatches } from '../../../../platform/guard/useVisibleMatches.ts';
import { unlessLost } from '../../../../platform/log/later.ts';
import { routes } from '../../../../routes.data.ts';
import { Cards, Sections } from './Foresight.layout.ts';
import { forecastView } from './forecast.presenter.ts';
import { voting } from '../../votes/castVote.ts';
import { foresight, retryForesight, vote } from './foresight.store.ts';

interface ForesightCardsProps {
  day: string;
  sport: Sport | undefined;
  /** Called with a match to show the odds of its companies one by one. */
  onCompanies: (id: string) => void;
}

/** The day's matches besides the match of the day: those to come, then those that have begun or are over. */
export function ForesightCards({ day, sport, onCompanies }: ForesightCardsProps) {
  const { t } = useLingui();
  const { order, heroId, state, key, total } = useSnapshot(foresight);
  const now = useNow(30_000);
  const list = useVisibleMatches(order, placeOf).filter(({ id }) => id !== heroId);
  if (state === 'failed' && order.length === 0) return <ErrorState title={t`前瞻没能送到`} onRetry={() => retryForesight(day, sport)} />;
  if (state === 'loading' || key !== `${day} ${sport ?? ''}`)
    return (
      <Cards aria-busy>
        {Array.from({ length: 6 }, (_, index) => (
          <ForecastSkeleton key={index} />
        ))}
      </Cards>
    );
  if (order.length === 0)
    return (
      <EmptyState
        kind="list"
        title={t`这一天没有比赛`}
        action={<ButtonLink tone="soft" href={`${routes.schedule.path}?day=${day}`}>{t`去赛程看看`}</ButtonLink>}
      >
        {t`换一天，或者去赛程里找最近的比赛。`}
      </EmptyState>
    );
  const isOpen = (match: Match) => matchPhase(match.status) === 'before' && match.kickoff_at > now;
  const [coming, begun] = [list.filter(isOpen), list.filter((match) => !isOpen(match))];
  return (
    <Sections>
      {coming.length > 0 && (
        <Block
          id="foresight-coming"
          title={t`你看好谁`}
          list={coming}
          open
          total={begun.length === 0 ? total - 1 : coming.length}
          onCompanies={onCompanies}
        />
      )}
      {begun.length > 0 && (
        <Block id="foresight-begun" title={t`已经开赛`} list={begun} open={false} total={begun.length} onCompanies={onCompanies} />
      )}
    </Sections>
  );
}

interface BlockProps {
  id: string;
  title: string;
  list: readonly Match[];
  open: boolean;
  total: number;
  onCompanies: (id: string) => void;
}

function Block({ id, title, list, open, total, onCompanies }: BlockProps) {
  return (
    <section aria-labelledby={id}>
      <SectionTitle headingId={id} hint={<Plural value={total} other="# 场" />}>
        {title}
      </SectionTitle>
      <Cards>
        {list.map(({ id: matchId }) => (
          <CardWired key={matchId} id={matchId} open={open} onCompanies={onCompanies} />
        ))}
      </Cards>
    </section>
  );
}

/** One card; it alone is drawn again when its match or its votes change. */
function CardWired({ id, open, onCompanies }: { id: string; open: boolean; onCompanies: (id: string) => void }) {
  const forecast = useSnapshot(foresight.byId)[id];
  const match = useVisibleMatch(id);
  const pending = useSnapshot(voting);
  return forecast && match ? (
    <ForecastCard
      match={forecastView({ ...(forecast as Forecast), match })}
      open={open}
      voting={pending.has(id)}
      onVote={(of, pick) => unlessLost(vote(of, pick))}
      onCompanies={onCompanies}
    />
  ) : null;
}
