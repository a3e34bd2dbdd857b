import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import { forwardRef, type ReactNode, type RefObject } from 'react';
import { isSecondPress } from '../../actions/press/index.ts';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { popup, viewport } from './Dialog.css.ts';
import { backdrop, layer } from '../../theme/recipes/dialog.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import type { OpenProps } from '../../theme/useControllableState.ts';

const roots = { dialog: Dialog.Root, alert: AlertDialog.Root };

/** Widths: 360, 480, 640 and 704 px. */
export const dialogSizes = ['s', 'm', 'l', 'xl'] as const;

export interface DialogFrameProps extends OpenProps, RootProps {
  /** Escape, the close button or a press outside asks to close. */
  onClose?: () => void;
  /** `alert` asks for an answer: it is announced as such and a press outside does not close it. Default `dialog`. */
  kind?: keyof typeof roots;
  /** Width; default `m`. */
  size?: (typeof dialogSizes)[number];
  /** Keeps it open on a press outside, for forms whose loss would hurt; default false. */
  keepOnOutsidePress?: boolean;
  /** Element that takes the focus first, or a function that finds it (`true` for the default); default the first control. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | true);
  children: ReactNode;
}

/**
 * The floating frame of every dialog: traps and returns the focus, locks the scroll, closes on Escape.
 * Its content must contain a `DialogTitle`.
 */
export const DialogFrame = forwardRef<HTMLDivElement, DialogFrameProps>(function DialogFrame(
  { open, defaultOpen, onOpenChange, onClose, kind = 'dialog', size = 'm', keepOnOutsidePress = false, initialFocus, children, ...root },
  ref,
) {
  const theme = usePortalTheme();
  const Root = roots[kind];
  const dismissal = kind === 'dialog' ? { disablePointerDismissal: keepOnOutsidePress } : {};
  return (
    <Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next, details) => {
        const { reason, event } = details;
        // The second press of a double click falls on the backdrop: it is not meant to close the dialog just opened.
        if (!next && reason === 'outside-press' && event instanceof UIEvent && isSecondPress(event)) return details.cancel();
        onOpenChange?.(next);
        if (!next) onClose?.();
      }}
      {...dismissal}
    >
      <Dialog.Portal className={layer}>
        <div {...theme}>
          <Dialog.Backdrop className={backdrop} />
          <Dialog.Viewport className={viewport}>
            <Dialog.Popup className={popup[size]} initialFocus={initialFocus} ref={ref} {...rootOf(root)}>
              {children}
            </Dialog.Popup>
          </Dialog.Viewport>
        </div>
      </Dialog.Portal>
    </Root>
  );
});
