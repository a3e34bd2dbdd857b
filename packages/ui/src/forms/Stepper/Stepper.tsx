import { useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { core, list, node, note, step as stepBox, title as titleText, words } from './Stepper.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** States of a step. */
export const stepStates = ['done', 'current', 'waiting', 'failed'] as const;
export type StepState = (typeof stepStates)[number];

/** One step, in order. */
export interface StepperStep {
  id: string;
  /** A word or two. */
  title: ReactNode;
  /** Time of completion, or what the step waits for. */
  note?: ReactNode;
  state: StepState;
}

export interface StepperProps extends RootProps {
  /** Name of the process, read aloud. */
  label: string;
  steps: readonly StepperStep[];
  /** Default `horizontal`. */
  direction?: 'horizontal' | 'vertical';
  /** Dots of 11 px for a table or a card, or numbered circles of 24 px; default `m`. */
  size?: 's' | 'm';
}

/** Sign in the circle of a step; the small size has room for a dot only. */
function Sign({ state, place, size }: { state: StepState; place: number; size: 's' | 'm' }) {
  if (size === 's') return state === 'current' && <span className={core} />;
  if (state === 'done') return <Check size={14} strokeWidth={3} aria-hidden />;
  if (state === 'failed') return <X size={14} strokeWidth={3} aria-hidden />;
  return place;
}

/** Steps of a process such as a withdrawal or an application: done, current, waiting, failed. */
export const Stepper = forwardRef<HTMLOListElement, StepperProps>(function Stepper(
  { label, steps, direction = 'horizontal', size = 'm', ...root },
  ref,
) {
  const { t } = useLingui();
  const spoken: Record<StepState, string> = {
    done: t`已完成`,
    current: t({ id: 'step.current', message: '进行中' }),
    waiting: t({ id: 'step.waiting', message: '未开始' }),
    failed: t`未通过`,
  };
  return (
    <ol className={list({ direction, size })} aria-label={label} ref={ref} {...rootOf(root)}>
      {steps.map(({ id, title, note: extra, state }, at) => (
        <li key={id} className={stepBox({ direction, walked: state === 'done' })} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={node({ state, direction })} aria-hidden="true">
            <Sign state={state} place={at + 1} size={size} />
          </span>
          <span className={words({ direction, size })}>
            <span className={titleText({ state })}>
              {title}
              <span className={visuallyHidden}> {spoken[state]}</span>
            </span>
            {extra !== undefined && <span className={note}>{extra}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
});
