import { useLingui } from '@lingui/react/macro';
import { matchPhase } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { QuarterTable } from '@pitchside/ui/QuarterTable';
import { useSnapshot } from 'valtio';
import { teamView } from './match.presenter.ts';
import { scoreOf } from './detail/box.presenter.ts';
import { detail } from './detail.store.ts';

/** Points by quarter of a basketball game, or kills (rounds in Counter-Strike) by map of a series; nothing in football. */
export function PeriodsCard() {
  const { t } = useLingui();
  const { match } = useSnapshot(detail);
  if (!match || match.sport === 'football') return null;
  const { basketball, esports: series, sport } = match;
  const total = match.home_score === null || match.away_score === null ? null : { home: match.home_score, away: match.away_score };
  const teams = { home: teamView(match.home), away: teamView(match.away) };
  const isOn = matchPhase(match.status) === 'playing';
  const maps = series?.maps ?? [];
  const nameOf = (index: number) => {
    const place = index + 1;
    return t`第 ${place} 局`;
  };
  return (
    <Card stacked title={sport === 'basketball' ? t`分节比分` : t`各局比分`} {...(series && { hint: `BO${series.best_of}` })}>
      {sport === 'basketball' ? (
        <QuarterTable {...teams} periods={(basketball?.periods ?? []).map(scoreOf)} total={total} isOn={isOn} />
      ) : maps.length === 0 ? (
        <EmptyState title={t`比赛还没有开始`} drawing={null} />
      ) : (
        <QuarterTable
          {...teams}
          periods={maps.map(({ score }) => scoreOf(score))}
          names={maps.map((_, index) => nameOf(index))}
          least={maps.length}
          total={total}
          totalName={t`大比分`}
          isOn={isOn && match.status !== 'between_maps'}
        />
      )}
    </Card>
  );
}
