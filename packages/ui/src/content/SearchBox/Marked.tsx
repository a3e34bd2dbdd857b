import { marked, MarkedText } from '../MarkedText/index.ts';

export interface MarkedProps {
  children: string;
  /** Search text. */
  by: string;
}

/** A text with the matches of a search marked. */
export const Marked = ({ children, by }: MarkedProps) => <MarkedText pieces={marked(children, by)} />;
