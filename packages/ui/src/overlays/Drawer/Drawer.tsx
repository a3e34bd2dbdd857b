import { Dialog } from '@base-ui/react/dialog';
import { ScrollArea } from '@base-ui/react/scroll-area';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { backdrop, layer, rail, thumb, titleText } from '../../theme/recipes/dialog.css.ts';
import type { DialogFrameProps } from '../Dialog/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { body, content, description as descriptionText, drawer, foot, head, scroller, words } from './Drawer.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import type { OpenProps } from '../../theme/useControllableState.ts';

/** Edges that a drawer can open from. */
export const drawerSides = ['end', 'start', 'bottom'] as const;
/** Widths 320, 420 and 560 px; from the bottom the heights 40, 60 and 85 % of the window. */
export const drawerSizes = ['s', 'm', 'l'] as const;

export interface DrawerProps extends Pick<DialogFrameProps, 'onClose' | 'keepOnOutsidePress' | 'initialFocus'>, OpenProps, RootProps {
  /** Names the drawer; it stays in view while the content scrolls. */
  title: ReactNode;
  /** One sentence under the title, read aloud when it opens. */
  description?: ReactNode;
  /** A control beside the cross, such as a filter's reset. */
  action?: ReactNode;
  /** Edge that it opens from; default `end`. */
  side?: (typeof drawerSides)[number];
  /** Default `m`. */
  size?: (typeof drawerSizes)[number];
  /** Space around the content; none for lists that reach the edge. Default `m`. */
  padding?: 'none' | 'm';
  /** Acts that stay at the bottom while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel from an edge of the window, for filters and details that leave the page visible; focus, scroll and Escape as in a dialog. */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>(function Drawer(
  {
    open,
    defaultOpen,
    onOpenChange,
    onClose,
    keepOnOutsidePress = false,
    initialFocus,
    title,
    description,
    action,
    side = 'end',
    size = 'm',
    padding = 'm',
    footer,
    children,
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const theme = usePortalTheme();
  return (
    <Dialog.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next) => {
        onOpenChange?.(next);
        if (!next) onClose?.();
      }}
      disablePointerDismissal={keepOnOutsidePress}
    >
      <Dialog.Portal className={layer}>
        <div {...theme}>
          <Dialog.Backdrop className={backdrop} />
          <Dialog.Popup className={drawer({ side, size })} initialFocus={initialFocus} ref={ref} {...rootOf(root)}>
            <div className={content}>
              <ScrollArea.Root className={scroller}>
                <ScrollArea.Viewport className={body[padding]}>{children}</ScrollArea.Viewport>
                <ScrollArea.Scrollbar className={rail}>
                  <ScrollArea.Thumb className={thumb} />
                </ScrollArea.Scrollbar>
              </ScrollArea.Root>
              {footer && <footer className={foot}>{footer}</footer>}
            </div>
            {/* The head comes last in the focus order, so that a drawer opens on its first field or action. */}
            <header className={head}>
              <div className={words}>
                <Dialog.Title className={titleText}>{title}</Dialog.Title>
                {description && <Dialog.Description className={descriptionText}>{description}</Dialog.Description>}
              </div>
              {action}
              <Dialog.Close render={<IconButton label={t`关闭`} size="s" icon={<X size={20} aria-hidden />} hintSide="bottom" />} />
            </header>
          </Dialog.Popup>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
});
