import { useLingui } from '@lingui/react/macro';
import { matchPhase, type GameFlow, type Shot } from '@pitchside/api/scores/matches';
import { ShotChart } from '@pitchside/ui/ShotChart';
import { Text } from '@pitchside/ui/Text';
import { WinChance } from '@pitchside/ui/WinChance';
import { useSnapshot } from 'valtio';
import { detail } from './detail.store.ts';
import { ExtraCard } from './ExtraCard.tsx';
import { courtViews, flowView } from './detail/shots.presenter.ts';
import { teamView } from './match.presenter.ts';

/** Chance of both sides to win a basketball game, with its decisive basket and its runs. */
export function WinChanceCard() {
  const { t } = useLingui();
  const { match, extra } = useSnapshot(detail);
  if (!match) return null;
  const flow = extra?.flow as GameFlow | null | undefined;
  const quarter = match.basketball?.quarter;
  return (
    <ExtraCard title={t`胜率走势`} height={280} lost={t`胜率没能送到`}>
      {flow ? (
        <WinChance
          home={teamView(match.home)}
          away={teamView(match.away)}
          {...flowView(flow)}
          {...(quarter !== undefined && { quarter })}
        />
      ) : (
        <NoData now={matchPhase(match.status)} never={t`这项赛事没有胜率模型。`} />
      )}
    </ExtraCard>
  );
}

/** Shots from the field of a basketball game. */
export function ShotChartCard() {
  const { t } = useLingui();
  const { match, extra } = useSnapshot(detail);
  if (!match) return null;
  const shots = (extra?.shots ?? []) as readonly Shot[];
  return (
    <ExtraCard title={t`投篮分布`} height={520} lost={t`投篮数据没能送到`}>
      {shots.length > 0 ? (
        <ShotChart home={teamView(match.home)} away={teamView(match.away)} shots={courtViews(shots)} />
      ) : (
        <NoData now={matchPhase(match.status)} never={t`这项赛事的数据源不提供投篮位置。`} />
      )}
    </ExtraCard>
  );
}

/** Line in place of a chart: before the game it is still to come, afterwards the source has none. */
function NoData({ now, never }: { now: ReturnType<typeof matchPhase>; never: string }) {
  const { t } = useLingui();
  return (
    <Text size="s" tone="quiet">
      {now === 'before' ? t`开赛后出现。` : never}
    </Text>
  );
}
