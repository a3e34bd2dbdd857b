import { Monitor, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import * as css from './QrConfirm.css.ts';

/** One fact to check before confirming. */
export interface QrFact {
  /** Name of the fact: 在哪里. */
  term: string;
  detail: ReactNode;
  /** More about it, in a smaller line. */
  hint?: ReactNode;
}

export interface QrConfirmProps {
  /** Portrait of the person who would be signed in. */
  person: { seed: string; src?: string };
  /** The question: 在电脑上登录场边？ */
  title: string;
  /** Name of the account. */
  as: string;
  /** Facts of the sign-in: place, time and device. */
  facts: readonly QrFact[];
  /** Warning, with the reason to look twice. */
  warning: string;
}

/** Confirmation on the phone before a computer is signed in: the person, place, time and device. The answer is at the foot of the page. */
export function QrConfirm({ person, title, as, facts, warning }: QrConfirmProps) {
  return (
    <div className={css.stack}>
      <section className={css.card}>
        <div className={css.head}>
          <div className={css.pair} aria-hidden="true">
            <Avatar {...person} size={64} />
            <span className={css.line}>
              <i className={css.dash} />
              <i className={css.dash} />
              <i className={css.dash} />
            </span>
            <span className={css.computer}>
              <Monitor size={32} />
            </span>
          </div>
          <h2 className={css.title}>{title}</h2>
          <p className={css.who}>{as}</p>
        </div>
        <dl className={css.facts}>
          {facts.map(({ term, detail, hint }) => (
            <div key={term} className={css.fact}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.detail}>
                {detail}
                {hint !== undefined && <span className={css.hint}>{hint}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <p className={css.warning}>
        <span className={css.warningIcon}>
          <ShieldAlert size={16} aria-hidden />
        </span>
        {warning}
      </p>
    </div>
  );
}
