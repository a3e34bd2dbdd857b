import { useLingui } from '@lingui/react';
import { emojiUrl, type EmojiKey } from '../index.ts';
import { emojiNames } from './emojiNames.ts';
import { picture } from './Emoji.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface EmojiProps extends RootProps {
  /** Key of the drawing. */
  name: EmojiKey;
  /** Width and height in px; default 20, the size inside a line (spec section 9). */
  size?: number;
  /** Hides it from screen readers, where its name stands beside it; default false. */
  decorative?: boolean;
}

/** An emoji of the drawn set, inline in a text. */
export const Emoji = forwardRef<HTMLImageElement, EmojiProps>(function Emoji({ name, size = 20, decorative = false, ...root }, ref) {
  const { i18n } = useLingui();
  return (
    <img
      className={picture}
      src={emojiUrl(name)}
      alt={decorative ? '' : `[${i18n._(emojiNames[name])}]`}
      width={size}
      height={size}
      draggable={false}
      ref={ref}
      {...rootOf(root)}
    />
  );
});
