import type { EmojiKey } from '../../pictures/index.ts';
import type { RootProps } from '../../theme/root.ts';
import type { OpenProps } from '../../theme/useControllableState.ts';

export interface EmojiPickerProps extends OpenProps, RootProps {
  /** Called with the key of the chosen emoji and the shortcode that is sent for it, such as `[微笑]`. The panel stays open for more. */
  onValueChange: (key: EmojiKey, shortcode: string) => void;
  /** Those used last, newest first. */
  recent?: readonly EmojiKey[];
  /** Nothing may be written now; default false. */
  disabled?: boolean;
  /** Side of the button on which the panel opens; default `top`. */
  side?: 'top' | 'bottom';
}
