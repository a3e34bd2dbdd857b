import { ArrowRight } from 'lucide-react';
import * as css from './BalanceShift.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** One balance of a transfer: its value afterwards, and now. */
export interface BalanceSide {
  name: string;
  /** Formatted for display. */
  amount: string;
  /** 现在 ¥326.40. */
  note?: string;
}

export interface BalanceShiftProps extends RootProps {
  from: BalanceSide;
  to: BalanceSide;
}

/** A transfer between two balances, with the values of both. */
export const BalanceShift = forwardRef<HTMLDivElement, BalanceShiftProps>(function BalanceShift({ from, to, ...root }, ref) {
  return (
    <div className={css.shift} ref={ref} {...rootOf(root)}>
      <Side {...from} look="from" />
      <span className={css.arrow} aria-hidden="true">
        <ArrowRight size={16} />
      </span>
      <Side {...to} look="to" />
    </div>
  );
});

function Side({ name, amount, note, look }: BalanceSide & { look: keyof typeof css.side }) {
  return (
    <div className={css.side[look]}>
      <span className={css.name}>{name}</span>
      <span className={css.amount}>{amount}</span>
      {note && <span className={css.note}>{note}</span>}
    </div>
  );
}
