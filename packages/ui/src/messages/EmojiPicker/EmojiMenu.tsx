import { useLingui } from '@lingui/react/macro';
import { Smile } from 'lucide-react';
import { forwardRef } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Popover } from '../../overlays/Popover/index.ts';
import { emojiShortcode } from '../../pictures/index.ts';
import EmojiPanel from './EmojiPanel.tsx';
import type { EmojiPickerProps } from './EmojiPicker.types.ts';
import { useControllableOpen } from '../../theme/useControllableState.ts';
import { rootOf } from '../../theme/root.ts';

interface EmojiMenuProps extends EmojiPickerProps {
  /** Whether the button had the focus before this code loaded. */
  autoFocus: boolean;
  /** Whether the button was pressed before this code loaded. */
  pressed: boolean;
}

/** The button of the emoji, and the panel that it opens. */
export default forwardRef<HTMLButtonElement, EmojiMenuProps>(function EmojiMenu(
  { onValueChange, recent, disabled, side = 'top', autoFocus, pressed, ...root },
  ref,
) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useControllableOpen(root);
  return (
    <Popover
      label={t`表情`}
      side={side}
      align="start"
      padding="none"
      open={isOpen}
      onOpenChange={setOpen}
      pressed={pressed}
      trigger={
        <IconButton
          label={t`表情`}
          icon={<Smile size={20} aria-hidden />}
          disabled={disabled}
          pressed={isOpen}
          autoFocus={autoFocus}
          ref={ref}
          {...rootOf(root)}
        />
      }
    >
      <EmojiPanel recent={recent} onValueChange={(key) => onValueChange(key, emojiShortcode(key))} />
    </Popover>
  );
});
