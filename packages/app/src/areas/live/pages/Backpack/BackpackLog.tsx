import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@pitchside/api';
import { backpackLog, type BackpackReason } from '@pitchside/api/live/gifts';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { GiftPicture } from '@pitchside/ui/GiftPicture';
import { InfiniteList } from '@pitchside/ui/InfiniteList';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { Text } from '@pitchside/ui/Text';
import { api } from '../../../../platform/api/api.ts';
import { useWhen } from '../../../../platform/days/useWhen.ts';
import { useFeed } from '../../../../platform/resource/useFeed.ts';
import { Who } from '../../follows/follows.layout.ts';
import { giftView } from '../../gifts/gift.presenter.ts';

type Entry = CallData<typeof backpackLog>['list'][number];

/** Lines a page. */
const pageSize = 20;

/** Changes of the backpack within three months. */
export function BackpackLog() {
  const { t } = useLingui();
  const { integer } = useFormat();
  const when = useWhen();
  const { items, state, more, again } = useFeed('log', (before, signal) =>
    api.call(backpackLog, { limit: pageSize, ...(before !== undefined && { before }) }, { signal, quiet: true }),
  );
  const reasons: Record<BackpackReason, string> = { granted: t`收进背包`, exchanged: t`商城兑换`, sent: t`送出`, expired: t`已到期` };
  const why = ({ reason, anchor }: Entry) => {
    const nickname = anchor?.user_nickname;
    return reason === 'sent' && nickname ? t`送给${nickname}` : reasons[reason];
  };
  const columns: TableColumn<Entry>[] = [
    {
      id: 'at',
      head: t`时间`,
      width: 148,
      cell: ({ at }) => (
        <Text size="s" tone="quiet">
          {when(at)}
        </Text>
      ),
    },
    {
      id: 'gift',
      head: t`礼物`,
      cell: ({ gift }) => (
        <Who>
          <GiftPicture gift={giftView(gift)} size={28} /> {gift.name}
        </Who>
      ),
    },
    { id: 'why', head: t`事项`, cell: why },
    {
      id: 'count',
      head: t`数量`,
      width: 120,
      numeric: true,
      cell: ({ count }) => (
        <Text weight="strong" tone={count > 0 ? 'good' : 'ink'}>{`${count > 0 ? '+' : '−'}${integer(Math.abs(count))}`}</Text>
      ),
    },
  ];
  const isFirst = items.length === 0;
  const table = (
    <Table
      caption={t`背包收支`}
      captionHidden
      columns={columns}
      rows={items}
      keyOf={({ id }) => id}
      status={isFirst && state === 'failed' ? 'error' : isFirst && state === 'loading' ? 'loading' : 'ready'}
      error={t`背包收支没能送到`}
      onRetry={again}
      empty={<EmptyState title={t`近三个月背包没有动静`}>{t`签到和任务会送礼物`}</EmptyState>}
    />
  );
  if (isFirst) return table;
  return (
    <InfiniteList count={items.length} state={state} onMore={more} asks="press" error={t`背包收支没能送到`}>
      {table}
    </InfiniteList>
  );
}
