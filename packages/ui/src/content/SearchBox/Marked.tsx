import { marked } from './marked.ts';
import * as css from './SearchFound.css.ts';

export interface MarkedProps {
  children: string;
  /** What was searched for. */
  by: string;
}

/** A text with what was searched for in it set off. */
export function Marked({ children, by }: MarkedProps) {
  return marked(children, by).map(({ text, hit }, place) =>
    hit ? (
      <mark key={place} className={css.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
