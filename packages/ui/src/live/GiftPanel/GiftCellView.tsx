import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useFormat } from '../../format/index.ts';
import { GiftPicture } from '../GiftPicture/index.ts';
import { NobleMark, useNobleName } from '../NobleMark/index.ts';
import { nobleTint } from '../../theme/recipes/noble.css.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { cell as cellBox, dim, giftName, note, tag } from './GiftPanel.css.ts';
import type { GiftCell, GiftMark } from './giftPanel.types.ts';

interface GiftCellViewProps {
  cell: GiftCell;
  chosen: boolean;
  /** Whether the cell is a tab stop. */
  reachable: boolean;
  locked: boolean;
  onChoose: () => void;
}

/** One gift of the grid. */
export function GiftCellView({ cell, chosen, reachable, locked, onChoose }: GiftCellViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const rankName = useNobleName();
  const { now } = useEnvironment();
  const { gift, mark, rank, left, owned, expiresAt } = cell;
  const marks: Record<GiftMark, string> = { combo: t`连击`, full: t({ message: '全屏', context: 'short tag on a gift' }), site: t`全站` };
  const soldOut = left === 0;
  const name = gift.name;
  const price = format.integer(gift.price);
  const until = expiresAt === undefined ? undefined : format.relative(expiresAt, now());
  const noble = rank && rankName(rank);

  // One sentence for screen readers; the corners show the same in short.
  const parts = [
    owned === undefined ? t`${name}，${price} 黄钻` : t`${name}，有 ${owned} 个`,
    owned !== undefined && (until === undefined ? t`长期有效` : t`${until}到期`),
    noble && t`${noble}专属`,
    locked && t`未解锁`,
    soldOut ? t`已售罄` : left !== undefined && t`剩 ${left} 个`,
  ];
  return (
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      aria-label={parts.filter(Boolean).join(t({ message: '，', comment: 'between facts of a gift, read aloud' }))}
      tabIndex={reachable ? 0 : -1}
      className={cellBox}
      title={name}
      onClick={onChoose}
      data-gift={gift.id}
    >
      {soldOut || locked ? (
        <span className={dim}>
          <GiftPicture gift={gift} size={46} />
        </span>
      ) : (
        <GiftPicture gift={gift} size={46} />
      )}
      <span className={giftName}>{name}</span>
      {owned === undefined ? (
        <PriceTag amount={gift.price} size="s" />
      ) : (
        <span className={note}>{until === undefined ? t`长期有效` : t`${until}到期`}</span>
      )}
      {rank && (
        <span className={`${tag.rank} ${nobleTint[rank]}`}>
          {locked ? <Lock size={11} aria-hidden /> : <NobleMark rank={rank} size={10} />}
          {noble}
        </span>
      )}
      {mark && left === undefined && !rank && <span className={tag.mark}>{marks[mark]}</span>}
      {owned !== undefined && <span className={tag.owned}>×{format.integer(owned)}</span>}
      {left !== undefined && <span className={tag[soldOut ? 'soldOut' : 'limited']}>{soldOut ? t`售罄` : t`剩 ${left}`}</span>}
    </button>
  );
}
