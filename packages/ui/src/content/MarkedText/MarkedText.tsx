import type { Piece } from './marked.ts';
import { mark } from './MarkedText.css.ts';

export interface MarkedTextProps {
  /** The text in pieces, in order; `marked` cuts one where what was searched for stands. */
  pieces: readonly Piece[];
}

/** A text with what was searched for in it set off. */
export const MarkedText = ({ pieces }: MarkedTextProps) => (
  <>
    {pieces.map(({ text, hit }, place) =>
      hit ? (
        <mark key={place} className={mark}>
          {text}
        </mark>
      ) : (
        text
      ),
    )}
  </>
);
