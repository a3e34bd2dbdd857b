import { forwardRef, Fragment, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import type { Piece } from './marked.ts';
import { mark } from './MarkedText.css.ts';

export interface MarkedTextProps extends RootProps {
  /** The text in pieces, in order; `marked` splits one around the matches of a search. */
  pieces: readonly Piece[];
  /** Draws the pieces between matches, such as the emoji of a chat; default plain text. */
  draw?: (text: string) => ReactNode;
}

/** A text with the matches of a search marked. */
export const MarkedText = forwardRef<HTMLSpanElement, MarkedTextProps>(function MarkedText({ pieces, draw, ...root }, ref) {
  return (
    <span ref={ref} {...rootOf(root)}>
      {pieces.map(({ text, hit }, place) =>
        hit ? (
          <mark key={place} className={mark}>
            {text}
          </mark>
        ) : (
          <Fragment key={place}>{draw ? draw(text) : text}</Fragment>
        ),
      )}
    </span>
  );
});
