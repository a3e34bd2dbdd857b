import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { guessLadder, type GuessStanding } from '@pitchside/api/experts/guesses';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { useFormat } from '@pitchside/ui/format';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { statusOf } from '../../../../platform/resource/statusOf.ts';

/** Ranking by points of this season, with one's own row. */
export function Ladder() {
  const { t, i18n } = useLingui();
  const { integer } = useFormat();
  const { user } = useSnapshot(session);
  const { value, state, again } = useResource(
    `ladder ${user?.id ?? ''}`,
    (signal) => api.call(guessLadder, { limit: 10 }, { signal, quiet: true }),
    {
      every: 120_000,
    },
  );
  const mine = value?.mine;
  const isListed = mine && value.list.some(({ user: { id } }) => id === mine.user.id);
  const columns: TableColumn<GuessStanding>[] = [
    { id: 'place', head: t`名次`, width: 64, cell: ({ place }) => integer(place) },
    { id: 'user', head: t({ id: 'ladder.fan', message: '球迷' }), cell: ({ user: { user_nickname: name } }) => name },
    {
      id: 'rate',
      head: t`猜中率`,
      width: 170,
      cell: ({ won, settled }) => {
        const percent = i18n.number(settled === 0 ? 0 : won / settled, { style: 'percent' });
        return t`${plural(settled, { other: `${percent} · # 次` })}`;
      },
    },
    { id: 'points', head: t`积分`, numeric: true, width: 96, cell: ({ points }) => integer(points) },
  ];
  return (
    <Card stacked padding="titled" title={t`赛季积分榜`} hint={t`每月 1 日重新开始`}>
      <CardBleed>
        <Table
          caption={t`赛季积分榜`}
          captionHidden
          density="s"
          columns={columns}
          rows={value ? [...value.list, ...(mine && !isListed ? [mine] : [])] : []}
          keyOf={({ user: { id } }) => id}
          {...(mine && { currentKey: mine.user.id })}
          status={statusOf({ value, state })}
          error={t`积分榜没能送到`}
          onRetry={again}
          empty={<EmptyState title={t`这个赛季还没有人得分`} drawing={null} />}
        />
      </CardBleed>
    </Card>
  );
}
