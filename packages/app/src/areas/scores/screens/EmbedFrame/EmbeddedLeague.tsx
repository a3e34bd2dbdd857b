import { useLingui } from '@lingui/react/macro';
import { seasonTable } from '@pitchside/api/scores/competitions';
import type { Embed } from '@pitchside/api/screens/EmbedFrame';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { LeagueTable } from '@pitchside/ui/LeagueTable';
import { Text } from '@pitchside/ui/Text';
import { Fragment } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { siteName } from '../../../../platform/system/names.ts';
import { viewsOf, zonesOf } from '../../standings/standings.presenter.ts';

/** The table of a league, or the groups of a cup, with what is played now. */
export function EmbeddedLeague({ embed: { id } }: { embed: Embed }) {
  const { t } = useLingui();
  const { value: season } = useResource(id, (signal) => api.call(seasonTable, { id, live: 1 }, { signal, quiet: true }));
  if (!season) return null;
  const { short_name: name } = season.competition;
  const groups = season.groups.filter(({ overall }) => overall.length > 0);
  const counts = groups.some(({ overall }) => overall.some(({ playing }) => playing));
  return (
    <Card
      stacked
      padding="titled"
      title={t`${name} 积分榜`}
      hint={season.season.name}
      more={{ href: `/base-football?id=${encodeURIComponent(id)}`, label: siteName }}
    >
      {groups.length === 0 && <EmptyState title={t`还没有积分榜`} drawing={null} />}
      {groups.map((group, index) => {
        const { overall = [] } = viewsOf(season, group);
        const isLast = index === groups.length - 1;
        return (
          <Fragment key={group.id}>
            {group.name && <Text as="h3">{group.name}</Text>}
            <LeagueTable
              label={group.name || t`${name} 积分榜`}
              views={{ overall }}
              zones={zonesOf(season)}
              hideLegend={!isLast}
              // A page without the app cannot sort.
              sortable={false}
              {...(isLast && counts && { note: t`按即时比分排名` })}
            />
          </Fragment>
        );
      })}
    </Card>
  );
}
