import { useLingui } from '@lingui/react/macro';
import { Smile } from 'lucide-react';
import { forwardRef } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import type { EmojiKey } from '../../pictures/index.ts';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import type { OpenProps } from '../../theme/kept.ts';

const load = () => import('./EmojiMenu.tsx');

export interface EmojiPickerProps extends OpenProps, RootProps {
  /** One was chosen: its key, and the shortcode that is sent for it, such as `[微笑]`. The panel stays open for more. */
  onValueChange: (key: EmojiKey, shortcode: string) => void;
  /** Those used last, newest first. */
  recent?: readonly EmojiKey[];
  /** Nothing may be written now; default false. */
  disabled?: boolean;
  /** Where the panel stands; default `top`. */
  side?: 'top' | 'bottom';
}

/** The button that opens the emoji; their code is loaded when one comes near it. */
export const EmojiPicker = forwardRef<HTMLButtonElement, EmojiPickerProps>(function EmojiPicker(props, ref) {
  const { t } = useLingui();
  const { Loaded, approach, pressed } = useDeferred(load, props);
  if (Loaded) return <Loaded ref={ref} {...props} autoFocus={approach.autoFocus} pressed={pressed} />;
  return (
    <IconButton
      label={t`表情`}
      icon={<Smile size={20} aria-hidden />}
      disabled={props.disabled}
      pressed={false}
      {...approach}
      ref={ref}
      {...rootOf(props)}
    />
  );
});
