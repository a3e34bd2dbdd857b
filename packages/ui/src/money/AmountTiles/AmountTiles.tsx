import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useLingui } from '@lingui/react/macro';
import { forwardRef, type ReactNode } from 'react';
import { useFormat } from '../../format/index.ts';
import { GemPile } from '../SignInStrip/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import * as css from './AmountTiles.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

/** A quantity of diamonds that is on sale. */
export interface DiamondAmount {
  id: string;
  /** Diamonds that are paid for, a whole number. */
  diamonds: number;
  /** Diamonds that come on top; default none. */
  bonus?: number;
  /** Price, formatted for display: ¥98. */
  price: string;
  /** A word in the corner: 首充双倍. */
  mark?: string;
  disabled?: boolean;
}

export interface AmountTilesProps extends RootProps {
  /** From the smallest to the largest; the heap grows with the place. */
  amounts: readonly DiamondAmount[];
  /** Id of the chosen one; null while nothing is chosen. */
  value?: string | null;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: string | null;
  onValueChange?: (id: string) => void;
  /** Names the group for screen readers. */
  label: string;
  /** A last tile of another kind, such as a custom amount. */
  children?: ReactNode;
}

/** Choice of a quantity of diamonds, each with its bonus and its price. */
export const AmountTiles = forwardRef<HTMLDivElement, AmountTilesProps>(function AmountTiles(
  { amounts, value: given, defaultValue = null, onValueChange: notifyChange, label, children, ...root },
  ref,
) {
  const { t } = useLingui();
  const [value, onValueChange] = useControllableState<string | null, string>(given, defaultValue, notifyChange);
  const { integer } = useFormat();
  return (
    <div className={css.tiles} ref={ref} {...rootOf(root)}>
      <RadioGroup className={css.choices} aria-label={label} value={value ?? ''} onValueChange={onValueChange}>
        {amounts.map(({ id, diamonds, bonus, price, mark, disabled }, index) => {
          const more = bonus ? integer(bonus) : undefined;
          return (
            <Radio.Root key={id} value={id} disabled={disabled} className={css.tile} nativeButton={false} render={<div />}>
              {mark && <span className={css.mark}>{mark}</span>}
              <span>
                <span className={css.diamonds}>{integer(diamonds)}</span>
                <span className={visuallyHidden}>{t`黄钻`}</span>
                <span className={css.bonus}>{more && t`赠 ${more}`}</span>
              </span>
              <span className={css.price}>{price}</span>
              <span className={css.pile}>
                <GemPile count={index + 1} size={40} />
              </span>
            </Radio.Root>
          );
        })}
      </RadioGroup>
      {children}
    </div>
  );
});
