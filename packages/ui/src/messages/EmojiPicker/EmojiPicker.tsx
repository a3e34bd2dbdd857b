import { useLingui } from '@lingui/react/macro';
import { Smile } from 'lucide-react';
import { forwardRef } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import { rootOf } from '../../theme/root.ts';
import type { EmojiPickerProps } from './EmojiPicker.types.ts';

const load = () => import('./EmojiMenu.tsx');

/** The button that opens the emoji; their code loads when the button is approached. */
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
