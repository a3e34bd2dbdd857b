import { useLingui } from '@lingui/react/macro';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { useNobleName } from '../NobleMark/index.ts';
import { say, tone } from './GiftPanel.css.ts';
import type { GiftCell } from './giftPanel.types.ts';
import type { OrderStanding } from './order.ts';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** Meanings of amounts, as fans read the numbers. */
const countMeanings: Readonly<Record<number, MessageDescriptor>> = {
  1: msg`一心一意`,
  10: msg`十全十美`,
  66: msg`一切顺利`,
  188: msg`要抱抱`,
  520: msg`我爱你`,
  1314: msg`一生一世`,
};

interface OrderNoteProps {
  cell: GiftCell;
  count: number;
  standing: OrderStanding;
  /** Reason why the room takes no gifts now. */
  closed: string | undefined;
  /** Reason why the last order was refused. */
  failure: string | undefined;
  /** The order waits and can be taken back. */
  waiting: boolean;
}

/** Note on an order before it is sent: why it is refused, what is missing, that a gift is rare, or the meaning of an amount. */
export function OrderNote({ cell, count, standing, closed, failure, waiting }: OrderNoteProps) {
  const { t, i18n } = useLingui();
  const rankName = useNobleName();
  const { left, rank: needed } = cell;
  const rank = needed ? rankName(needed) : '';
  const meaning = countMeanings[count];
  const words = () => {
    switch (standing.kind) {
      case 'ready':
        if (failure) return failure;
        if (waiting) return t`大额礼物先等 3 秒，可以撤销`;
        if (left !== undefined) return t`限量礼物，还剩 ${left} 个`;
        if (needed) return t`${rank}及以上可以送`;
        return meaning ? i18n._(meaning) : '';
      case 'visitor':
        return t`请登录后操作`;
      case 'anchor':
        return t`主播不能给自己送礼`;
      case 'closed':
        return closed;
      case 'sold-out':
        return t`换一个礼物试试`;
      case 'locked':
        return t`${rank}及以上可以送`;
      case 'capped':
        return t`超过自己设的上限，还能送`;
      case 'short':
        return t`还差`;
    }
  };
  const look =
    standing.kind === 'short' || standing.kind === 'capped' ? 'short' : failure && standing.kind === 'ready' ? 'failed' : 'plain';
  return (
    <p className={`${say} ${tone[look]}`} role="status">
      {words()}
      {standing.kind === 'short' && <PriceTag sum amount={standing.missing} size="s" />}
      {standing.kind === 'capped' && <PriceTag sum amount={Math.max(0, standing.left)} size="s" />}
    </p>
  );
}
