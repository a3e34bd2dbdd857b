import { forwardRef, type HTMLAttributes } from 'react';
import { ground } from './Ground.css.ts';

export interface GroundProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style'> {
  /**
   * `page` is the ground under cards; `stage` is the dark band across it, `screen` the black behind full-size pictures.
   * Content on the last two has the night theme. Default `page`.
   */
  tone?: keyof typeof ground;
}

/** Background of everything else, from edge to edge. */
export const Ground = forwardRef<HTMLDivElement, GroundProps>(function Ground({ tone = 'page', ...rest }, ref) {
  return <div ref={ref} className={ground[tone]} {...rest} />;
});
