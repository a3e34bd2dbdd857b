import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { LeagueTable, ZoneLegend } from '@pitchside/ui/LeagueTable';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { Group, Groups } from './Base.layout.ts';
import { viewsOf, zonesOf } from '../../standings/standings.presenter.ts';
import type { SeasonView } from './useSeason.ts';

/** The tables of a season: the league's one, or the groups of a cup. */
export function BaseTable({ season: { table } }: { season: SeasonView }) {
  const { t } = useLingui();
  const { value, state, again } = table;
  const groups = value?.groups.filter(({ overall }) => overall.length > 0) ?? [];
  const name = value?.competition.short_name ?? '';
  return (
    <Card stacked padding="titled" title={t`积分榜`}>
      {!value && (state === 'failed' ? <ErrorState title={t`积分榜没能送到`} onRetry={again} /> : <Skeleton height={640} />)}
      {value && groups.length === 0 && (
        <EmptyState title={t`还没有积分榜`}>
          {value.kind === 'cup' ? t`这项杯赛没有小组赛，看上面的对阵图。` : t`第一轮比赛结束后就有了。`}
        </EmptyState>
      )}
      {value && groups.length === 1 && groups[0] && (
        <LeagueTable
          label={t`${name} 积分榜`}
          views={viewsOf(value, groups[0])}
          zones={zonesOf(value)}
          note={value.is_live && groups[0].overall.some(({ playing }) => playing) ? t`按即时比分排名` : undefined}
        />
      )}
      {value && groups.length > 1 && (
        <Groups>
          {groups.map((group) => {
            const { name: words } = group;
            return (
              <Group key={group.id}>
                <Text as="h3">{words}</Text>
                <LeagueTable
                  label={t`${words} 积分榜`}
                  views={{ overall: viewsOf(value, group).overall ?? [] }}
                  zones={zonesOf(value)}
                  hideLegend
                />
              </Group>
            );
          })}
        </Groups>
      )}
      {value && groups.length > 1 && <ZoneLegend zones={zonesOf(value)} />}
      {value && groups.length > 0 && (
        <Text as="p" size="s" tone="quiet">
          {value.is_per_game ? t`赛季提前结束，按场均积分排名。` : null} {value.rule}
        </Text>
      )}
    </Card>
  );
}
