import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { GroupTable } from '../../base/GroupTable.tsx';
import { Group, Groups } from './Base.layout.ts';
import type { SeasonView } from './useSeason.ts';

/** The standings of a basketball season by share of wins; every column sorts. */
export function BasketTable({ season: { table } }: { season: SeasonView }) {
  const { t } = useLingui();
  const { value, state, again } = table;
  const groups = value?.groups.filter(({ overall }) => overall.length > 0) ?? [];
  return (
    <Card stacked padding="titled" title={t`战绩榜`}>
      {!value && (state === 'failed' ? <ErrorState title={t`战绩榜没能送到`} onRetry={again} /> : <Skeleton height={640} />)}
      {value && groups.length === 0 && <EmptyState title={t`还没有战绩榜`}>{t`第一轮比赛结束后就有了。`}</EmptyState>}
      {value && (
        <Groups $wide>
          {groups.map((group) => (
            <Group key={group.id}>
              {group.name && <Text as="h3">{group.name}</Text>}
              <GroupTable season={value} group={group} />
            </Group>
          ))}
        </Groups>
      )}
      {value && groups.length > 0 && (
        <Text as="p" size="s" tone="quiet">
          {value.rule}
        </Text>
      )}
    </Card>
  );
}
