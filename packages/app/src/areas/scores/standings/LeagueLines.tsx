import { useLingui } from '@lingui/react/macro';
import type { SeasonStandings, StandingsGroup } from '@pitchside/api/scores/competitions';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { LeagueTable, type Standing } from '@pitchside/ui/LeagueTable';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { viewsOf, zonesOf } from './standings.presenter.ts';

interface LeagueLinesProps {
  /** The season as it came; undefined until then. */
  season: SeasonStandings | undefined;
  /** The table of it that is shown; undefined where there is none. */
  group: StandingsGroup | undefined;
  state: 'loading' | 'ready' | 'failed';
  again: () => void;
  /** Short name of the competition. */
  name: string;
  /** Ids of the teams that stand out. */
  marked: readonly string[];
  /** Only the marked ones with their neighbours; default false. */
  around?: boolean;
  /** Words under the table; default that it counts what is played now, where it does. */
  note?: (lines: readonly Standing[]) => string | undefined;
  /** Px that are kept until it is known. */
  height: number;
}

/** The table of a football league with some teams set off, or what stands in its place: each page has it in a card of its own. */
export function LeagueLines({ season, group, state, again, name, marked, around = false, note, height }: LeagueLinesProps) {
  const { t } = useLingui();
  if (season && group) {
    const overall = viewsOf(season, group).overall ?? [];
    const asItStands = () => (group.overall.some(({ playing }) => playing) ? t`按即时比分排名` : undefined);
    return (
      <LeagueTable
        label={t`${name} 积分榜`}
        views={{ overall }}
        around={around}
        zones={zonesOf(season)}
        marked={marked}
        note={(note ?? asItStands)(overall)}
      />
    );
  }
  if (season) return <EmptyState title={t`还没有积分榜`} />;
  return state === 'failed' ? <ErrorState title={t`积分榜没能送到`} onRetry={again} /> : <Skeleton shape="block" height={height} />;
}
