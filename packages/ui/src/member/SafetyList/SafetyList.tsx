import { useLingui } from '@lingui/react/macro';
import { forwardRef, type ReactNode } from 'react';
import { IconTile } from '../../pictures/IconTile/index.ts';
import { StateMark, type StateMarkState } from '../../feedback/StateMark/index.ts';
import * as css from './SafetyList.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** One security setting of the account, or one of its payout accounts. */
export interface SafetyItem {
  id: string;
  /** A 20 px icon. */
  icon: ReactNode;
  name: string;
  /** Current value, such as a masked number; or a text in a `StateMark`. */
  value: ReactNode;
  /** A short note after it: the date of the change, or the owner's name. */
  note?: ReactNode;
  /** Buttons at the end. */
  acts?: ReactNode;
}

/** Condition for a withdrawal. */
export interface SafetyCondition {
  id: string;
  name: string;
  state: StateMarkState;
  /** Text of the state. */
  words: string;
}

/** Conditions beside each other, and how many of them are met. */
export function SafetyBar({ label, conditions }: { label: string; conditions: readonly SafetyCondition[] }) {
  const { t } = useLingui();
  const met = conditions.filter(({ state }) => state === 'good').length;
  const all = conditions.length;
  const missing = all - met;
  return (
    <ul className={css.bar} aria-label={label}>
      <li className={css.score}>
        <span className={css.count}>
          {met}/{all}
        </span>
        <span>
          {label}
          <br />
          {missing === 0 ? t`全部满足` : t`还差 ${missing} 项`}
        </span>
      </li>
      {conditions.map(({ id, name, state, words }) => (
        <li key={id} className={css.condition}>
          <span className={css.title}>{name}</span>
          <StateMark size="s" state={state}>
            {words}
          </StateMark>
        </li>
      ))}
    </ul>
  );
}

export interface SafetyListProps extends RootProps {
  /** Names the list. */
  label: string;
  items: readonly SafetyItem[];
}

/** Safety settings of an account: number, passwords, accounts, each with its action. */
export const SafetyList = forwardRef<HTMLUListElement, SafetyListProps>(function SafetyList({ label, items, ...root }, ref) {
  return (
    <ul className={css.list} aria-label={label} ref={ref} {...rootOf(root)}>
      {items.map(({ id, icon, name, value, note, acts }) => (
        <li key={id} className={css.row}>
          <IconTile>{icon}</IconTile>
          <span className={css.name}>{name}</span>
          <span className={css.value}>
            {value}
            {note && <span className={css.note}>{note}</span>}
          </span>
          <span className={css.acts}>{acts}</span>
        </li>
      ))}
    </ul>
  );
});
