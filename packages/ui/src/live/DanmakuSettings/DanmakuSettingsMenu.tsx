import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { forwardRef } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Popover } from '../../overlays/Popover/index.ts';
import type { DanmakuSettingsProps } from './DanmakuSettings.types.ts';
import { DanmakuSettingsPanel } from './DanmakuSettingsPanel.tsx';
import { rootOf } from '../../theme/root.ts';

interface DanmakuSettingsMenuProps extends DanmakuSettingsProps {
  /** Whether the button had the focus before this code loaded. */
  autoFocus: boolean;
  /** Whether the button was pressed before this code loaded. */
  pressed: boolean;
}

/** The gear, and the panel that it opens. */
export default forwardRef<HTMLButtonElement, DanmakuSettingsMenuProps>(function DanmakuSettingsMenu(
  { autoFocus, pressed, open, defaultOpen, onOpenChange, ...settings },
  ref,
) {
  const { t } = useLingui();
  const name = t`弹幕设置`;
  return (
    <Popover
      label={name}
      padding="none"
      side="top"
      align="end"
      {...{ pressed, open, defaultOpen, onOpenChange }}
      trigger={
        <IconButton label={name} icon={<SlidersHorizontal size={20} aria-hidden />} autoFocus={autoFocus} ref={ref} {...rootOf(settings)} />
      }
    >
      <DanmakuSettingsPanel {...settings} />
    </Popover>
  );
});
