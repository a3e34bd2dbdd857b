export { EmojiPicker } from './EmojiPicker.tsx';
export type { EmojiPickerProps } from './EmojiPicker.types.ts';
