import { forwardRef, type HTMLAttributes, type Ref } from 'react';
import { list, roomy as roomyLook } from './RowList.css.ts';

export interface RowListProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** Element that it renders: `ul` and `ol` hold `li`, a `div` anything; default `ul`. */
  as?: 'ul' | 'ol' | 'div';
  /** Keeps 12 px above and below each row, for rows that have no air of their own; default false. */
  roomy?: boolean;
}

/** Rows with a hairline between them; each row has a layout of its own. */
export const RowList = forwardRef<HTMLElement, RowListProps>(function RowList({ as = 'ul', roomy = false, ...rest }, ref) {
  const Element = as as 'div';
  return <Element ref={ref as Ref<HTMLDivElement>} className={roomy ? `${list} ${roomyLook}` : list} {...rest} />;
});
