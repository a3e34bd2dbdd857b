import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SeriesCard } from '@pitchside/ui/Series';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { useState } from 'react';
import { NotYet } from '../../../platform/widgets/NotYet.tsx';
import { dayOf } from '@pitchside/api/screens/days';
import type { ScoreTab } from '../table/scoresPlace.ts';
import { Columns, Details, GroupFoot, GroupHead } from './Esports.layout.ts';
import { seriesGroups, seriesView, type SeriesGroup } from './esports.presenter.ts';
import { seriesHref, type SeriesPlace } from './seriesAddress.ts';
import { SeriesDetails } from './SeriesDetails.tsx';
import type { SeriesRows } from './useSeriesRows.ts';

interface ListsProps {
  groups: Record<SeriesGroup, readonly Match[]>;
  /** All series of the tab, before filtering. */
  all: readonly Match[];
  place: SeriesPlace;
  rows: SeriesRows;
  timeZone: string | undefined;
  /** Milliseconds by which the viewer's clock is behind the server's. */
  behind: number;
  onChoose: (id: string) => void;
}

/** The series block by block, and beside them the details of one, which stay in view. */
export function SeriesLists({ groups, all, place, rows: { state, retry, nearestAt, isBare }, timeZone, behind, onChoose }: ListsProps) {
  const { t } = useLingui();
  const { tab, game } = place;
  const shown = seriesGroups.flatMap((group) => groups[group]);
  const chosen = all.find(({ id }) => id === place.match) ?? shown[0];
  const names: Record<SeriesGroup, string> = { live: t`进行中`, later: t`稍后`, finished: t({ id: 'group.finished', message: '完场' }) };
  const further: Partial<Record<SeriesGroup, { tab: ScoreTab; words: string }>> =
    tab === 'immediate' ? { later: { tab: 'schedule', words: t`看全部赛程` }, finished: { tab: 'results', words: t`看全部赛果` } } : {};

  if (state === 'failed' && shown.length === 0) return <ErrorState title={t`比分没能送到`} onRetry={retry} />;
  if (state === 'loading' && shown.length === 0)
    return (
      <Columns aria-busy="true">
        <Card padding="none">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={112} />
          ))}
        </Card>
        <Card padding="none">
          <Skeleton height={520} />
        </Card>
      </Columns>
    );
  if (shown.length === 0)
    return <Nothing place={place} filtered={all.length > 0} nearestAt={nearestAt} isBare={isBare} timeZone={timeZone} />;
  return (
    <Columns>
      <Card padding="none">
        {seriesGroups.map(
          (group) =>
            groups[group].length > 0 && (
              <section key={group} aria-label={names[group]}>
                <GroupHead>
                  <Text as="h2" size="l">
                    {names[group]}
                  </Text>
                  <Text size="s" tone="quiet">
                    {groups[group].length}
                  </Text>
                </GroupHead>
                {groups[group].map((match) => {
                  const series = seriesView(match, behind);
                  return (
                    series && (
                      <SeriesCard
                        key={match.id}
                        series={series}
                        current={match.id === chosen?.id}
                        onValueChange={onChoose}
                        {...(timeZone !== undefined && { timeZone })}
                      />
                    )
                  );
                })}
                {further[group] && (
                  <GroupFoot>
                    <ButtonLink size="s" tone="plain" href={seriesHref({ game, tab: further[group].tab })}>
                      {further[group].words}
                    </ButtonLink>
                  </GroupFoot>
                )}
              </section>
            ),
        )}
      </Card>
      {chosen && (
        <Details key={chosen.id}>
          <SeriesDetails match={chosen} behind={behind} />
        </Details>
      )}
    </Columns>
  );
}

interface NothingProps {
  place: SeriesPlace;
  /** There are series, and a filter hides them all. */
  filtered: boolean;
  nearestAt: number | null;
  isBare: boolean;
  timeZone: string | undefined;
}

/** Empty state of a tab without series, with a way out. */
function Nothing({ place: { tab, day }, filtered, nearestAt, isBare, timeZone }: NothingProps) {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  const way = (href: string, words: string) => (
    <ButtonLink tone="soft" href={href}>
      {words}
    </ButtonLink>
  );
  const card = (title: string, action?: React.ReactNode, words?: string) => (
    <Card padding="titled">
      <EmptyState title={title} {...(action && { action })}>
        {words}
      </EmptyState>
    </Card>
  );
  if (filtered) return card(t`没有符合的比赛`, way(seriesHref({ tab, ...(day && { day }) }), t`看全部比赛`));
  if (tab === 'collected') return card(t`还没有收藏比赛`, way(seriesHref({}), t`看全部比赛`), t`在比赛详情里点星，这场比赛就在这里。`);
  if (isBare)
    return (
      <Card padding="titled">
        <NotYet />
      </Card>
    );
  if (tab === 'immediate')
    return card(t`这会儿没有比赛`, way(seriesHref({ tab: 'schedule' }), t`看全部赛程`), t`开赛后比分会在这里跟着走。`);
  if (nearestAt === null) return card(t`这一天没有比赛`);
  const nearest = dayOf(nearestAt, timeZone);
  return card(t`这一天没有比赛`, way(seriesHref({ tab: nearestAt < now ? 'results' : 'schedule', day: nearest }), t`看最近有比赛的一天`));
}
