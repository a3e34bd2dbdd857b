import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@pitchside/api';
import type { hornList } from '@pitchside/api/live/horn';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmojiText } from '@pitchside/ui/Emoji';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useNow } from '@pitchside/ui/format';
import { InfiniteList } from '@pitchside/ui/InfiniteList';
import { Link } from '@pitchside/ui/Link';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { StateMark } from '@pitchside/ui/StateMark';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { Text } from '@pitchside/ui/Text';
import { useWhen } from '../../../../platform/days/useWhen.ts';
import type { LoadedFeed } from '../../../../platform/resource/useFeed.ts';
import { roomHref } from '../../../scores/matchLinks.ts';
import { hornStands } from '../../horn/horns.store.ts';

type Answer = CallData<typeof hornList>;
type OwnHorn = Answer['list'][number];

/** Refresh interval of the clock, ms: a horn message shows for ten seconds. */
const look = 5_000;

/** The member's horn messages of three months: their rooms, prices, and whether they still show. */
export function OwnHorns({ feed: { items, state, more, again } }: { feed: LoadedFeed<OwnHorn, Answer> }) {
  const { t } = useLingui();
  const when = useWhen();
  const now = useNow(look);
  const stateOf = ({ at, is_live }: OwnHorn) => {
    if (now - at < hornStands.alone) return <StateMark state="waiting">{t`正在播出`}</StateMark>;
    return is_live ? (
      <StateMark state="good">{t`已播出，房间在播`}</StateMark>
    ) : (
      <StateMark state="none">{t`已播出，房间已下播`}</StateMark>
    );
  };
  const columns: TableColumn<OwnHorn>[] = [
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
    { id: 'text', head: t`喇叭内容`, cell: ({ text }) => <EmojiText text={text} /> },
    {
      id: 'room',
      head: t`直播间`,
      width: 220,
      cell: ({ room_id, room_title }) => (
        <Link alone href={roomHref(room_id)}>
          {room_title}
        </Link>
      ),
    },
    { id: 'price', head: t`花费`, width: 112, numeric: true, cell: ({ price }) => <PriceTag amount={price} size="s" /> },
    { id: 'state', head: t`状态`, width: 180, cell: stateOf },
  ];
  const isFirst = items.length === 0;
  const table = (
    <Table
      caption={t`我的喇叭`}
      captionHidden
      columns={columns}
      rows={items}
      keyOf={({ id }) => id}
      status={isFirst && state === 'failed' ? 'error' : isFirst && state === 'loading' ? 'loading' : 'ready'}
      error={t`喇叭没能送到`}
      onRetry={again}
      empty={<EmptyState title={t`还没有发过喇叭`}>{t`写一句，所有直播间都看得到`}</EmptyState>}
    />
  );
  return (
    <Card stacked title={t`我的喇叭`} hint={t`只能查询近三个月的记录`}>
      <CardBleed>
        {isFirst ? (
          table
        ) : (
          <InfiniteList count={items.length} state={state} onMore={more} asks="press" error={t`喇叭没能送到`}>
            {table}
          </InfiniteList>
        )}
      </CardBleed>
    </Card>
  );
}
