import { useLingui } from '@lingui/react/macro';
import { matchPhase, type MatchStatus, type Shot } from '@pitchside/api/scores/matches';
import { ShotMap } from '@pitchside/ui/ShotMap';
import { Text } from '@pitchside/ui/Text';
import { XgRace } from '@pitchside/ui/XgRace';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { detail } from './detail.store.ts';
import { ExtraCard } from './ExtraCard.tsx';
import { shotViews } from './detail/shots.presenter.ts';
import { teamView } from './match.presenter.ts';

const late: readonly MatchStatus[] = ['extra_time', 'penalties'];

/** Shots of a football match; `children` draws them. Says in one line what is missing where the source brings none. */
function ShotsOf({ title, height, children }: { title: string; height: number; children: (shots: readonly Shot[]) => ReactNode }) {
  const { t } = useLingui();
  const { match, extra } = useSnapshot(detail);
  if (!match) return null;
  const isOver = matchPhase(match.status) === 'after';
  // A source without expected goals has no shots either; with them the first one is still to come.
  const hasShots = extra?.statistics?.some(({ id }) => id === 'xg') ?? false;
  const shots = (extra?.shots ?? []) as readonly Shot[];
  return (
    <ExtraCard title={title} height={height} lost={t`射门数据没能送到`}>
      {shots.length > 0 || (hasShots && !isOver) ? (
        children(shots)
      ) : (
        <Text size="s" tone="quiet">{t`这项赛事的数据源不提供射门数据。`}</Text>
      )}
    </ExtraCard>
  );
}

/** Map of all shots of both sides. */
export function ShotMapCard() {
  const { t } = useLingui();
  const { match } = useSnapshot(detail);
  if (!match) return null;
  return (
    <ShotsOf title={t`射门分布`} height={480}>
      {(shots) => <ShotMap home={teamView(match.home)} away={teamView(match.away)} shots={shotViews(shots)} />}
    </ShotsOf>
  );
}

/** Expected goals of both sides as they grew. */
export function XgRaceCard() {
  const { t } = useLingui();
  const { match, events } = useSnapshot(detail);
  if (!match) return null;
  const length = late.includes(match.status) || events.some(({ minute }) => minute > 90) ? 120 : 90;
  // Between the halves the lines stand where the half ended.
  const now = match.minute ?? (match.status === 'half_time' ? 45 : undefined);
  return (
    <ShotsOf title={t`预期进球走势`} height={280}>
      {(shots) => (
        <XgRace
          home={teamView(match.home)}
          away={teamView(match.away)}
          shots={shotViews(shots)}
          length={length}
          {...(now !== undefined && { minute: now })}
        />
      )}
    </ShotsOf>
  );
}
