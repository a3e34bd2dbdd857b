import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@pitchside/api';
import { oddsHistory, type MatchEventKind, type OddsMarket } from '@pitchside/api/scores/matches';
import { Drawer } from '@pitchside/ui/Drawer';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { OddsHistory, OddsTrend, type OddsChange, type OddsMoment } from '@pitchside/ui/OddsTable';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { detail } from '../detail.store.ts';
import { matchOdds } from './odds.store.ts';

type Changes = CallData<typeof oddsHistory>['list'];

interface OddsDrawerProps {
  matchId: string;
  /** Company and market whose changes are shown; null closes the drawer. */
  chosen: { companyId: string; name: string; market: OddsMarket } | null;
  onClose: () => void;
}

const goals: ReadonlySet<MatchEventKind> = new Set(['goal', 'penalty_goal', 'own_goal']);
const reds: ReadonlySet<MatchEventKind> = new Set(['red', 'second_yellow']);

const changeView = ({ at, minute, home_score, away_score, quote }: Changes[number]): OddsChange => ({
  at,
  quote,
  ...(minute !== null && { minute }),
  ...(home_score !== null && away_score !== null && { score: { home: home_score, away: away_score } }),
});

/** Every change of one market of one company: its course with the goals that moved it, and the list. */
export function OddsDrawer({ matchId, chosen, onClose }: OddsDrawerProps) {
  const { t } = useLingui();
  const { list } = useSnapshot(matchOdds);
  const { events, match } = useSnapshot(detail);
  const companyId = chosen?.companyId;
  const market = chosen?.market;
  // A change on the line brings the drawer's list along.
  const changedAt = list.find(({ company }) => company.id === companyId)?.changed_at;
  const {
    value: changes,
    state,
    again,
  } = useResource(
    chosen && `${matchId} ${companyId} ${market}`,
    async (signal) =>
      companyId === undefined || market === undefined
        ? []
        : (await api.call(oddsHistory, { id: matchId, company_id: companyId, market }, { signal })).list,
    { ...(changedAt !== undefined && { version: changedAt }) },
  );
  const inPoints = match?.sport === 'basketball';
  const names: Record<OddsMarket, string> = inPoints
    ? { asian: t`让分`, size: t`大小分`, european: t({ id: 'odds.winner', message: '欧指' }) }
    : { asian: t`亚指`, size: t`大小`, european: t`欧指` };
  const moments = events.flatMap(({ kind, at, home_score, away_score }): OddsMoment[] => {
    if (goals.has(kind)) return [{ at, kind: 'goal', words: `${home_score}-${away_score}` }];
    return reds.has(kind) ? [{ at, kind: 'red', words: t`红牌` }] : [];
  });
  const course = (changes ?? []).toReversed().flatMap(({ at, quote }) => (quote ? [{ at, price: quote.home }] : []));
  const first = market === 'size' ? (inPoints ? t`大分` : t`大球`) : (match?.home.short_name ?? '');
  return (
    <Drawer
      open={chosen !== null}
      onClose={onClose}
      title={chosen ? `${chosen.name} ${names[chosen.market]}` : ''}
      description={match ? `${match.home.short_name} - ${match.away.short_name}` : undefined}
      size="m"
    >
      {!changes ? (
        state === 'failed' ? (
          <ErrorState layout="row" title={t`指数没能送到`} onRetry={again} />
        ) : (
          <Skeleton lines={12} />
        )
      ) : (
        market && (
          <>
            <OddsTrend label={t`${first} 走势`} history={course} moments={moments} />
            <OddsHistory inPoints={inPoints} market={market} entries={changes.map(changeView)} />
          </>
        )
      )}
    </Drawer>
  );
}
