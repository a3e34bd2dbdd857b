import { forwardRef, type HTMLAttributes } from 'react';
import { ground } from './Ground.css.ts';

export interface GroundProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style'> {
  /** `page` is what cards stand on; `stage` is the dark band across it, `screen` the black of pictures that have all of it: what lies on these wears the night theme. Default `page`. */
  tone?: keyof typeof ground;
}

/** What everything else stands on, from edge to edge. */
export const Ground = forwardRef<HTMLDivElement, GroundProps>(function Ground({ tone = 'page', ...rest }, ref) {
  return <div ref={ref} className={ground[tone]} {...rest} />;
});
