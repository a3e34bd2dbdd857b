import { useLingui } from '@lingui/react/macro';
import { Bracket } from '@pitchside/ui/Bracket';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { PlayoffSeries } from '@pitchside/ui/PlayoffSeries';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useRef, useState } from 'react';
import { useFreshMatches } from '../../useFreshMatches.ts';
import { type BasePlace } from '@pitchside/api/screens/Base';
import { baseHref } from '../../base/place.ts';
import { Playoffs } from './Base.layout.ts';
import { firstToShow, seriesView } from './playoffs.presenter.ts';
import type { BracketView } from './useBracket.ts';
import type { SeasonView } from './useSeason.ts';

interface PlayoffsProps {
  place: BasePlace;
  season: SeasonView;
  bracket: BracketView;
}

/** The play-offs of a season: a series with its games, and the bracket in which another is chosen. */
export function BasePlayoffs({ place, season: { names }, bracket: { value, state, again } }: PlayoffsProps) {
  const { t } = useLingui();
  const fresh = useFreshMatches();
  const [wanted, setWanted] = useState<string>();
  const top = useRef<HTMLElement>(null);
  if (!value)
    return (
      <Card padding="titled" title={t`季后赛`}>
        {state === 'failed' ? <ErrorState title={t`季后赛没能送到`} onRetry={again} /> : <Skeleton height={640} />}
      </Card>
    );
  const last = names.value?.seasons.find(({ champion, id }) => champion && id !== value.season.id);
  if (value.rounds.length === 0) {
    const { name = '' } = last ?? {};
    return (
      <Card padding="titled" title={t`季后赛`}>
        <EmptyState
          title={t`季后赛还没有开始`}
          {...(last &&
            place.id && {
              action: (
                <ButtonLink href={`${baseHref(place.sport, place.id)}&season=${encodeURIComponent(last.id)}&stage=playoffs`}>
                  {t`看 ${name} 赛季的季后赛`}
                </ButtonLink>
              ),
            })}
        >
          {t`常规赛结束后就有对阵了。`}
        </EmptyState>
      </Card>
    );
  }
  const rounds = value.rounds.map(({ id, name, ties }) => ({ id, name, series: ties.map((tie) => seriesView(tie, fresh)) }));
  const shown =
    rounds.flatMap(({ series }) => series).find(({ tie }) => tie.id === wanted) ?? firstToShow(rounds.map(({ series }) => series));
  const round = rounds.find(({ series }) => shown && series.includes(shown));
  const [one, other] = value.halves;
  const name = names.value?.competition.short_name ?? '';
  function choose(id: string) {
    setWanted(id);
    top.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <Playoffs>
      {shown && round && (
        <Card padding="full" ref={top}>
          <PlayoffSeries
            name={round.name}
            home={shown.tie.home}
            away={shown.tie.away}
            bestOf={shown.bestOf}
            won={shown.won}
            games={shown.games}
            {...(shown.tie.seeds && { seeds: shown.tie.seeds })}
            {...(shown.winner && { winner: shown.winner })}
          />
        </Card>
      )}
      <Card stacked padding="titled" title={t`对阵图`}>
        <Bracket
          label={t`${name} 对阵图`}
          rounds={rounds.map(({ id, name: words, series }) => ({ id, name: words, ties: series.map(({ tie }) => tie) }))}
          {...(one !== undefined && other !== undefined && { halves: [one, other] as const })}
          onChoose={choose}
          {...(shown && { chosen: shown.tie.id })}
        />
      </Card>
    </Playoffs>
  );
}
