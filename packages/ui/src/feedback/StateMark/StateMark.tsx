import { forwardRef, type HTMLAttributes } from 'react';
import { small, state as looks } from './StateMark.css.ts';

/** States of an item: in order, passable, waiting for somebody, failed, or over or absent. */
export const stateMarks = ['good', 'fair', 'waiting', 'bad', 'none'] as const;
export type StateMarkState = (typeof stateMarks)[number];

export interface StateMarkProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style'> {
  state: StateMarkState;
  /** 13 px; default the size of the text around it. */
  size?: 's';
}

/** Text of a state with its dot. */
export const StateMark = forwardRef<HTMLSpanElement, StateMarkProps>(function StateMark({ state, size, ...rest }, ref) {
  return <span ref={ref} className={size ? `${looks[state]} ${small}` : looks[state]} {...rest} />;
});
