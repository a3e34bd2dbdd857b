import { useLingui } from '@lingui/react/macro';
import { card, type CardVariants } from './CardMark.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Cards of the referee; the second yellow is also a sending-off. */
export const cardKinds = ['yellow', 'red', 'second-yellow'] as const;
export type CardKind = (typeof cardKinds)[number];

export interface CardMarkProps extends RootProps {
  kind: CardKind;
  /** Number of cards; 0 shows nothing. Left out: one card without a number, as in a list of events. */
  count?: number;
  /** 13 px beside a name, 16 px in a list of events; default `s`. */
  size?: CardVariants['size'];
}

/** A card of the referee with its number. Shape and number set the kinds apart, so that colour is never the only sign. */
export const CardMark = forwardRef<HTMLSpanElement, CardMarkProps>(function CardMark({ kind, count, size, ...root }, ref) {
  const { t } = useLingui();
  if (count === 0) return null;
  const names: Record<CardKind, string> = { yellow: t`黄牌`, red: t`红牌`, 'second-yellow': t`两黄变红` };
  const name = names[kind];
  return (
    <span
      className={card({ kind, size })}
      role="img"
      aria-label={count === undefined ? name : t`${name} ${count} 张`}
      ref={ref}
      {...rootOf(root)}
    >
      {count}
    </span>
  );
});
