import { marked, MarkedText } from '../MarkedText/index.ts';

export interface MarkedProps {
  children: string;
  /** Search text. */
  by: string;
}

/** A text with what was searched for in it set off. */
export const Marked = ({ children, by }: MarkedProps) => <MarkedText pieces={marked(children, by)} />;
