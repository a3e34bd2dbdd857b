import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/matches';
import { Chip } from '@pitchside/ui/Chip';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { GameMark, SeriesCard, seriesGames, useSeriesWords, type SeriesGame } from '@pitchside/ui/Series';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { collected } from '../collect/collect.store.ts';
import { serverLead } from '../matches/game.clock.ts';
import { Page } from '../../../platform/page/Page.layout.ts';
import { Controls, Line } from '../table/Scores.layout.ts';
import { ScoresSports } from '../table/ScoresSports.wired.tsx';
import { Unseen } from '../../../platform/unseen/unseen.layout.ts';
import { Card, Columns, Games, GroupHead } from './Esports.layout.ts';
import { groupSeries, seriesGroups, seriesView, type SeriesGroup } from './esports.view.ts';
import { SeriesDetails } from './SeriesDetails.wired.tsx';
import { useSeriesList } from './useSeriesList.ts';

type Choice = SeriesGame | 'all' | 'collected';

/** Live scores of esports: the series beside the details of the chosen one. */
export function EsportsBoard() {
  const { t } = useLingui();
  const { games } = useSeriesWords();
  const [parameters, setParameters] = useSearchParams();
  const [choice, setChoice] = useState<Choice>('all');
  const stars = useSnapshot(collected);
  const { list, state, retry } = useSeriesList();
  const fits = (match: Match, by: Choice) => by === 'all' || (by === 'collected' ? stars.has(match.id) : match.esports?.game === by);
  const groups = groupSeries(list.filter((match) => fits(match, choice)));
  const shown = seriesGroups.flatMap((group) => groups[group]);
  const wanted = parameters.get('match');
  const chosen = list.find(({ id }) => id === wanted) ?? shown[0];
  const behind = serverLead();
  const names: Record<SeriesGroup, string> = { live: t`进行中`, later: t`稍后`, finished: t({ id: 'group.finished', message: '完场' }) };
  const choose = (id: string) =>
    setParameters((now) => ({ ...Object.fromEntries(now), match: id }), { replace: true, preventScrollReset: true });

  const chip = (id: Choice, label: string) => (
    <Chip
      key={id}
      size="l"
      pressed={choice === id}
      onPress={() => setChoice(id)}
      {...(id !== 'all' && id !== 'collected' && { icon: <GameMark game={id} /> })}
    >
      {`${label} ${list.filter((match) => fits(match, id)).length}`}
    </Chip>
  );

  return (
    <Page data-ready>
      <Unseen as="h1">{t`电竞即时比分`}</Unseen>
      <Controls>
        <Line>
          <ScoresSports sport="esports" />
          <Games role="group" aria-label={t`游戏`}>
            {chip('all', t`全部游戏`)}
            {seriesGames.map((game) => chip(game, games[game]))}
            {chip('collected', t`收藏`)}
          </Games>
        </Line>
      </Controls>
      {state === 'failed' && list.length === 0 ? (
        <ErrorState title={t`比分没能送到`} onRetry={retry} />
      ) : state === 'loading' ? (
        <Columns aria-busy="true">
          <Card>
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} height={112} />
            ))}
          </Card>
          <Card>
            <Skeleton height={520} />
          </Card>
        </Columns>
      ) : (
        <Columns>
          <Card>
            {shown.length === 0 && <EmptyState title={choice === 'collected' ? t`还没有收藏比赛` : t`没有符合的比赛`} />}
            {seriesGroups.map(
              (group) =>
                groups[group].length > 0 && (
                  <section key={group} aria-label={names[group]}>
                    <GroupHead>
                      {names[group]}
                      <span>{groups[group].length}</span>
                    </GroupHead>
                    {groups[group].map((match) => {
                      const series = seriesView(match, behind);
                      return series && <SeriesCard key={match.id} series={series} current={match.id === chosen?.id} onChoose={choose} />;
                    })}
                  </section>
                ),
            )}
          </Card>
          {chosen && <SeriesDetails key={chosen.id} match={chosen} behind={behind} />}
        </Columns>
      )}
    </Page>
  );
}
