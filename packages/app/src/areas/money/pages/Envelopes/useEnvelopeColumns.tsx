import { useLingui } from '@lingui/react/macro';
import type { Envelope, EnvelopeRecord, EnvelopeSide } from '@pitchside/api/money/envelopes';
import { Avatar } from '@pitchside/ui/Avatar';
import { Button } from '@pitchside/ui/Button';
import { useFormat } from '@pitchside/ui/format';
import { Link } from '@pitchside/ui/Link';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { StateMark, type StateMarkState } from '@pitchside/ui/StateMark';
import type { TableColumn } from '@pitchside/ui/Table';
import { Text } from '@pitchside/ui/Text';
import { useWhen } from '../../../../platform/days/useWhen.ts';
import { Who } from '../who.layout.ts';

const marks: Record<Envelope['state'], StateMarkState> = { open: 'waiting', empty: 'good', expired: 'none' };

/** Columns of red envelopes that one gave, or took from. */
export function useEnvelopeColumns(side: EnvelopeSide, onOpen: (id: string) => void): readonly TableColumn<EnvelopeRecord>[] {
  const { t } = useLingui();
  const { integer } = useFormat();
  const when = useWhen();
  const states: Record<Envelope['state'], string> = { open: t`还在抢`, empty: t`抢完了`, expired: t`到期，剩下的已退回` };
  const at: TableColumn<EnvelopeRecord> = {
    id: 'at',
    head: t`时间`,
    width: 132,
    cell: ({ envelope, mine }) => (
      <Text size="s" tone="quiet">
        {when(mine?.at ?? envelope.opens_at)}
      </Text>
    ),
  };
  const room: TableColumn<EnvelopeRecord> = {
    id: 'room',
    head: t`直播间`,
    cell: ({ anchor, envelope }) => <Link href={`/live?id=${envelope.room_id}`}>{anchor.user_nickname}</Link>,
  };
  const state: TableColumn<EnvelopeRecord> = {
    id: 'state',
    head: t`状态`,
    cell: ({ envelope }) => {
      const [gone, all] = [integer(envelope.count - envelope.left), integer(envelope.count)];
      return (
        <StateMark state={marks[envelope.state]}>
          {states[envelope.state]} · {gone}/{all}
        </StateMark>
      );
    },
  };
  const claims: TableColumn<EnvelopeRecord> = {
    id: 'claims',
    head: t`操作`,
    cell: ({ envelope }) =>
      envelope.left < envelope.count && <Button size="s" tone="plain" onClick={() => onOpen(envelope.id)}>{t`谁抢到了`}</Button>,
  };
  if (side === 'given')
    return [
      at,
      room,
      { id: 'total', head: t`发出`, numeric: true, cell: ({ envelope }) => <PriceTag sum amount={envelope.total} size="s" /> },
      { id: 'taken', head: t`被抢走`, numeric: true, cell: ({ taken }) => <PriceTag sum amount={taken} size="s" /> },
      state,
      claims,
    ];
  return [
    at,
    {
      id: 'from',
      head: t`谁发的`,
      cell: ({ envelope: { from } }) => (
        <Who>
          <Avatar seed={from.avatar} size={28} />
          <Link href={`/persona?id=${from.id}`}>{from.user_nickname}</Link>
        </Who>
      ),
    },
    room,
    { id: 'mine', head: t`抢到`, numeric: true, cell: ({ mine }) => <PriceTag sum amount={mine?.amount ?? 0} size="s" /> },
    state,
    claims,
  ];
}
