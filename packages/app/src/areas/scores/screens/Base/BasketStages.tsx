import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Skeleton } from '@pitchside/ui/Skeleton';
import type { ReactNode } from 'react';
import { seasonStages, type BasePlace, type SeasonStage } from '@pitchside/api/screens/Base';
import { BasePlayoffs } from './BasePlayoffs.tsx';
import { Stages, Group, Groups } from './Base.layout.ts';
import { useBracket, type BracketView } from './useBracket.ts';
import type { SeasonView } from './useSeason.ts';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { MatchAgenda, MatchAgendaSkeleton } from '@pitchside/ui/MatchAgenda';
import { Text } from '@pitchside/ui/Text';
import { matchHref } from '../../matchLinks.ts';
import { scoreView } from '../../match.presenter.ts';
import { useFreshMatches } from '../../useFreshMatches.ts';

/** The games for the last places of the play-offs, by halves of the league. */
function BasePlayIn({ bracket: { value, state, again } }: { bracket: BracketView }) {
  const { t } = useLingui();
  const fresh = useFreshMatches();
  const rounds = value?.play_in ?? [];
  const halves = (value?.halves ?? []).map((name, half) => ({
    name,
    games: rounds.flatMap(({ ties }, round) => {
      const middle = ties.length / 2;
      return (half === 0 ? ties.slice(0, middle) : ties.slice(middle)).flatMap(({ legs, seeds }) =>
        legs.map((leg) => ({ match: fresh(leg), what: round > 0 ? t`第 8 名` : `${seeds?.home ?? ''}-${seeds?.away ?? ''}` })),
      );
    }),
  }));
  return (
    <Card stacked padding="titled" title={t`附加赛`}>
      {!value && (state === 'failed' ? <ErrorState title={t`附加赛没能送到`} onRetry={again} /> : <MatchAgendaSkeleton />)}
      {value && rounds.length === 0 && <EmptyState title={t`附加赛还没有开始`}>{t`常规赛结束后就有对阵了。`}</EmptyState>}
      {rounds.length > 0 && (
        <>
          <Groups>
            {halves.map(({ name, games }) => (
              <Group key={name}>
                <Text as="h3">{name}</Text>
                <MatchAgenda
                  label={name}
                  matches={games.map(({ match, what }) => ({
                    id: match.id,
                    match: scoreView(match),
                    league: what,
                    href: matchHref(match),
                    watchable: match.room_count > 0,
                  }))}
                />
              </Group>
            ))}
          </Groups>
          <Text as="p" size="s" tone="quiet">
            {t`第 7、8 名之间的胜者以第 7 名进入季后赛，负者再与第 9、10 名之间的胜者争第 8 名。`}
          </Text>
        </>
      )}
    </Card>
  );
}

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
