import { forwardRef, type HTMLAttributes } from 'react';
import { state as looks } from './StateMark.css.ts';

/** How something stands: it is in order, waits for somebody, failed, or is over or not there. */
export const stateMarks = ['good', 'waiting', 'bad', 'none'] as const;
export type StateMarkState = (typeof stateMarks)[number];

export interface StateMarkProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style'> {
  state: StateMarkState;
}

/** A state in words with its dot. */
export const StateMark = forwardRef<HTMLSpanElement, StateMarkProps>(function StateMark({ state, ...rest }, ref) {
  return <span ref={ref} className={looks[state]} {...rest} />;
});
