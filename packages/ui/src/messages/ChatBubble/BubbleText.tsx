import { EmojiText } from '../../pictures/Emoji/index.ts';
import { link, words } from './ChatBubble.css.ts';
import type { ChatMessage, TextBody } from './message.ts';

export interface BubbleTextProps {
  body: TextBody;
  side: ChatMessage['side'];
  /** Addresses may be followed. */
  linked: boolean;
}

const address = /(https?:\/\/[^\s<>"'，。！？、）]+)/;

/** Text of a message. An address stays plain text unless its sender is known. */
export function BubbleText({ body, side, linked }: BubbleTextProps) {
  if (!linked)
    return (
      <div className={words[side]}>
        <EmojiText text={body.text} />
      </div>
    );
  return (
    <div className={words[side]}>
      {body.text.split(address).map((piece, index) =>
        // A split with one group puts the addresses at the odd places.
        index % 2 === 1 ? (
          <a key={index} className={link} href={piece} target="_blank" rel="noopener noreferrer nofollow">
            {piece}
          </a>
        ) : (
          <EmojiText key={index} text={piece} />
        ),
      )}
    </div>
  );
}
