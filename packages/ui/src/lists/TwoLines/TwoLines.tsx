import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import * as css from './TwoLines.css.ts';

/** Emphasis of the first line; `figure` sets it in the numeral face. */
export const twoLinesLooks = ['plain', 'medium', 'strong', 'figure'] as const;

export interface TwoLinesProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style'> {
  /** The first line: a name, a sum, a time. */
  children: ReactNode;
  /** The quiet line below it. */
  note: ReactNode;
  /** Default `plain`. */
  look?: (typeof twoLinesLooks)[number];
  /** Ends either line in an ellipsis instead of wrapping it; default false. */
  cut?: boolean;
}

/** A name over a line of details: in a cell, in a row, beside a picture. */
export const TwoLines = forwardRef<HTMLSpanElement, TwoLinesProps>(function TwoLines(
  { children, note, look = 'plain', cut = false, ...rest },
  ref,
) {
  const end = cut ? ` ${css.cut}` : '';
  return (
    <span ref={ref} className={css.lines} {...rest}>
      <span className={css.name[look] + end}>{children}</span>
      <small className={css.note + end}>{note}</small>
    </span>
  );
});
