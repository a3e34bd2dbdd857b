import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { Gem } from './Gem.tsx';
import { figures, free, lack, old, per as perText, price } from './PriceTag.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Sizes of the gem by the size of the figures. */
const gems = { s: 12, m: 14, l: 18, xl: 26 };

export interface PriceTagProps extends RootProps {
  /** Diamonds, a whole number; 0 is written as 免费, unless it is a `sum`. */
  amount: number;
  /** A balance or a gain rather than a price: 0 stays a figure. Default false. */
  sum?: boolean;
  /** Diamonds before a discount, struck out behind the price. */
  was?: number;
  /** Unit that one price covers, such as 月. */
  per?: string;
  /** `insufficient` when the balance does not reach; with `missing` it says by how much. Default `normal`. */
  tone?: 'normal' | 'insufficient';
  /** Diamonds that are missing, for `insufficient`. */
  missing?: number;
  /** Figures of 13, 16, 22 or 40 px; default `m`. */
  size?: keyof typeof gems;
}

/** A price in diamonds: the gem, then every digit, grouped and never shortened. */
export const PriceTag = forwardRef<HTMLSpanElement, PriceTagProps>(function PriceTag(
  { amount, sum = false, was, per, tone = 'normal', missing, size = 'm', ...root },
  ref,
) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const shown = integer(amount);
  const before = was === undefined ? undefined : integer(was);
  const short = missing === undefined ? undefined : integer(missing);
  const insufficient = tone === 'insufficient';
  return (
    <span className={price({ size, tone })} ref={ref} {...rootOf(root)}>
      {amount > 0 || sum ? (
        <>
          <Gem size={gems[size]} />
          <span className={figures} aria-hidden="true">
            {shown}
          </span>
          <span className={visuallyHidden}>{t`${shown} 黄钻`}</span>
        </>
      ) : (
        <span className={free}>{t`免费`}</span>
      )}
      {per && <span className={perText}>/{per}</span>}
      {before !== undefined && (
        <>
          <s className={old} aria-hidden="true">
            {before}
          </s>
          <span className={visuallyHidden}>{t`原价 ${before} 黄钻`}</span>
        </>
      )}
      {insufficient && <span className={lack}>{short === undefined ? t`余额不足` : t`还差 ${short}`}</span>}
    </span>
  );
});
