import { useLingui } from '@lingui/react/macro';
import { Smile } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { emojiShortcode, type EmojiKey } from '../../pictures/index.ts';
import { Popover } from '../../overlays/Popover/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import { waiting } from './EmojiPicker.css.ts';

const loadPanel = () => import('./EmojiPanel.tsx');

export interface EmojiPickerProps {
  /** One was chosen: its key, and the shortcode that is sent for it, such as `[微笑]`. The panel stays open for more. */
  onPick: (key: EmojiKey, shortcode: string) => void;
  /** Those used last, newest first. */
  recent?: readonly EmojiKey[];
  /** Nothing may be written now; default false. */
  disabled?: boolean;
  /** Where the panel stands; default `top`. */
  side?: 'top' | 'bottom';
}

/** The button that opens the emoji; their code is loaded when one comes near it. */
export function EmojiPicker({ onPick, recent, disabled, side = 'top' }: EmojiPickerProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { Loaded, approach } = useDeferred(loadPanel);
  const { onPointerEnter, onFocus, onBlur, onClick } = approach;
  const button = (
    <IconButton
      label={t`表情`}
      icon={<Smile size={20} aria-hidden />}
      disabled={disabled}
      pressed={open}
      onPointerEnter={onPointerEnter}
      onFocus={onFocus}
      onBlur={onBlur}
      onClick={onClick}
    />
  );
  return (
    <Popover label={t`表情`} side={side} align="start" padding="none" open={open} onOpenChange={setOpen} trigger={button}>
      {Loaded ? (
        <Loaded recent={recent} onPick={(key) => onPick(key, emojiShortcode(key))} />
      ) : (
        <div className={waiting}>
          <Skeleton shape="block" width={280} height={300} />
        </div>
      )}
    </Popover>
  );
}
