import { Check, LoaderCircle, Minus, TimerOff, X, type LucideIcon } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import * as css from './PayResult.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Results of a payment. */
export const payResults = ['success', 'failed', 'canceled', 'timeout', 'confirming'] as const;
export type PayResultKind = (typeof payResults)[number];

const signs: Record<PayResultKind, LucideIcon> = {
  success: Check,
  failed: X,
  canceled: Minus,
  timeout: TimerOff,
  confirming: LoaderCircle,
};

export interface PayResultProps extends RootProps {
  kind: PayResultKind;
  /** 支付成功. */
  title: string;
  /** One or two sentences on the consequence. */
  children: ReactNode;
  /** Name and figure, line by line. */
  facts?: readonly { name: string; value: ReactNode }[];
  /** One or two buttons. */
  acts?: ReactNode;
}

/** Result of a payment: sign, text, facts, and the next step. */
export const PayResult = forwardRef<HTMLElement, PayResultProps>(function PayResult(
  { kind, title, children, facts = [], acts, ...root },
  ref,
) {
  const Sign = signs[kind];
  return (
    <section className={css.card[kind]} aria-live="polite" ref={ref} {...rootOf(root)}>
      <h2 className={css.head}>
        <span className={css.sign[kind]} aria-hidden="true">
          <Sign size={22} strokeWidth={2.5} />
        </span>
        {title}
      </h2>
      <p className={css.words}>{children}</p>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(({ name, value }) => (
            <div key={name} className={css.fact}>
              <dt className={css.factName}>{name}</dt>
              <dd className={css.factValue}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {acts && <div className={css.acts}>{acts}</div>}
    </section>
  );
});
