import { Tooltip as Base } from '@base-ui/react/tooltip';
import { forwardRef, type ReactNode } from 'react';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { KeyHint } from '../KeyHint/index.ts';
import { layer, popup } from './Tooltip.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface HintProps extends RootProps {
  /** The control that it belongs to. */
  anchor: Element;
  open: boolean;
  /** Whether it appears and disappears without a fade. */
  isInstant: boolean;
  content: ReactNode;
  shortcut: string | undefined;
  side: 'top' | 'bottom' | 'left' | 'right';
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  /** Escape was pressed, or something else. */
  onClose: () => void;
}

/** A hint beside its control. */
export const Hint = forwardRef<HTMLDivElement, HintProps>(function Hint(
  { anchor, open, isInstant, content, shortcut, side, onPointerEnter, onPointerLeave, onClose, ...root },
  ref,
) {
  const theme = usePortalTheme();
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <div {...theme}>
          <Base.Positioner anchor={anchor} className={layer} side={side} sideOffset={8} collisionPadding={8}>
            <Base.Popup
              className={popup}
              onPointerEnter={onPointerEnter}
              onPointerLeave={onPointerLeave}
              {...(isInstant && { 'data-instant': '' })}
              ref={ref}
              {...rootOf(root)}
            >
              <span>{content}</span>
              {shortcut && <KeyHint look="dark" keys={[shortcut]} />}
            </Base.Popup>
          </Base.Positioner>
        </div>
      </Base.Portal>
    </Base.Root>
  );
});
