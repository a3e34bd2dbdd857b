import { useLingui } from '@lingui/react';
import { emojiUrl, type EmojiKey } from '../index.ts';
import { emojiNames } from './emojiNames.ts';
import { picture } from './Emoji.css.ts';

export interface EmojiProps {
  /** Which drawing. */
  name: EmojiKey;
  /** Width and height in px; default 20, the size inside a line (spec section 9). */
  size?: number;
  /** Hidden from screen readers, where its name stands beside it; default false. */
  decorative?: boolean;
}

/** An emoji of the drawn set, standing in a line of text. */
export function Emoji({ name, size = 20, decorative = false }: EmojiProps) {
  const { i18n } = useLingui();
  return (
    <img
      className={picture}
      src={emojiUrl(name)}
      alt={decorative ? '' : `[${i18n._(emojiNames[name])}]`}
      width={size}
      height={size}
      draggable={false}
    />
  );
}
