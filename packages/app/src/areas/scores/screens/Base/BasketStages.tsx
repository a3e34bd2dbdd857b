import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Skeleton } from '@pitchside/ui/Skeleton';
import type { ReactNode } from 'react';
import { seasonStages, type BasePlace, type SeasonStage } from '../../base/place.ts';
import { BasePlayIn } from './BasePlayIn.tsx';
import { BasePlayoffs } from './BasePlayoffs.tsx';
import { Stages } from './Base.layout.ts';
import { useBracket } from './useBracket.ts';
import type { SeasonView } from './useSeason.ts';

interface StagesProps {
  place: BasePlace;
  season: SeasonView;
  onStage: (stage: SeasonStage) => void;
  /** The regular season. */
  children: ReactNode;
}

/** A basketball season by its stages, on the one that is played or was played last; a league without play-offs has its rounds alone. */
export function BasketStages({ place, season, onStage, children }: StagesProps) {
  const { t } = useLingui();
  const bracket = useBracket(place, season);
  const { value: known, state } = season.names;
  // Whether a league has stages is known with its name.
  if (!known && state === 'loading') return <StageSkeleton />;
  if (!bracket.isCup) return children;
  const names: Record<SeasonStage, string> = { regular: t`常规赛`, playin: t`附加赛`, playoffs: t`季后赛` };
  const current = season.rounds.value?.rounds.find(({ is_current }) => is_current);
  // Which stage it is follows from the round that is on; of a season whose rounds are not known yet nothing is shown that would go again.
  const usual = current && (current.stage === 'knockout' ? 'playoffs' : 'regular');
  const stage = place.stage ?? usual ?? (season.rounds.state === 'loading' && !season.rounds.value ? undefined : 'regular');
  return (
    <>
      <Stages>
        <SegmentedControl
          label={t`赛季阶段`}
          segments={seasonStages.map((value) => ({ value, label: names[value] }))}
          value={stage ?? 'regular'}
          onValueChange={onStage}
          disabled={!stage}
        />
      </Stages>
      {!stage && <StageSkeleton />}
      {stage === 'regular' && children}
      {stage === 'playin' && <BasePlayIn bracket={bracket} />}
      {stage === 'playoffs' && <BasePlayoffs place={place} season={season} bracket={bracket} />}
    </>
  );
}

const StageSkeleton = () => (
  <Card padding="full">
    <Skeleton height={640} />
  </Card>
);
