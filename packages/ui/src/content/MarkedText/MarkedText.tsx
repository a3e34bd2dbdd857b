import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import type { Piece } from './marked.ts';
import { mark } from './MarkedText.css.ts';

export interface MarkedTextProps extends RootProps {
  /** The text in pieces, in order; `marked` cuts one where what was searched for stands. */
  pieces: readonly Piece[];
}

/** A text with what was searched for in it set off. */
export const MarkedText = forwardRef<HTMLSpanElement, MarkedTextProps>(function MarkedText({ pieces, ...root }, ref) {
  return (
    <span ref={ref} {...rootOf(root)}>
      {pieces.map(({ text, hit }, place) =>
        hit ? (
          <mark key={place} className={mark}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
});
