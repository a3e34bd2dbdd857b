import { emojiPieces } from '../index.ts';
import { Emoji } from './Emoji.tsx';

export interface EmojiTextProps {
  /** May hold shortcodes in square brackets: `好球[赞]`. */
  text: string;
  /** Size of the emoji in px; default 20. */
  size?: number;
}

/** A text whose shortcodes are drawn; everything else stays plain text, addresses too. */
export function EmojiText({ text, size }: EmojiTextProps) {
  // Pieces of one text never change places.
  return (
    <>
      {emojiPieces(text).map((piece, index) => (piece.kind === 'text' ? piece.text : <Emoji key={index} name={piece.key} size={size} />))}
    </>
  );
}
