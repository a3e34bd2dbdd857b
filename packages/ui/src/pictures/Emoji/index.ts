export { Emoji, type EmojiProps } from './Emoji.tsx';
export { EmojiText, type EmojiTextProps } from './EmojiText.tsx';
export { emojiNames } from './emojiNames.ts';
