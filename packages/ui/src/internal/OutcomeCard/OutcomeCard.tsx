import { Check, ShieldX, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './OutcomeCard.css.ts';

/** Tones of an outcome: success, refused, or too late. */
export const outcomeTones = ['success', 'critical', 'neutral'] as const;
export type OutcomeTone = (typeof outcomeTones)[number];

const icons: Record<OutcomeTone, ReactNode> = {
  success: <Check size={24} aria-hidden />,
  critical: <ShieldX size={24} aria-hidden />,
  neutral: <TimerOff size={24} aria-hidden />,
};

export interface OutcomeCardProps {
  tone: OutcomeTone;
  /** Title that names the outcome, in a few words. */
  title: string;
  /** One sentence on the consequence. */
  children?: ReactNode;
  /** An icon of 24 px instead of the tone's own. */
  icon?: ReactNode;
  /** One or two actions or links. */
  acts?: ReactNode;
}

/** Outcome of an act, with the next step. It is announced to screen readers. */
export function OutcomeCard({ tone, title, children, icon = icons[tone], acts }: OutcomeCardProps) {
  return (
    <div className={css.card} role="status">
      <span className={css.mark[tone]}>{icon}</span>
      <h2 className={css.title}>{title}</h2>
      <p className={css.words}>{children}</p>
      {acts && <div className={css.acts}>{acts}</div>}
    </div>
  );
}
