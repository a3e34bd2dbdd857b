import { forwardRef, useRef } from 'react';
import { DialogClose, DialogFrame, DialogTitle } from '../../overlays/Dialog/index.ts';
import { scroller } from './LoginDialog.css.ts';
import { LoginPanel, type LoginPanelProps } from './LoginPanel.tsx';
import type { OpenProps } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface LoginDialogProps extends Omit<LoginPanelProps, 'card' | 'heading'>, OpenProps, RootProps {
  /** Called by the close button or Escape; a press outside does not close it, so that typed values are not lost. */
  onClose?: () => void;
}

const heading = (text: string) => <DialogTitle>{text}</DialogTitle>;

/** The login dialog: the brand on the left, the form on the right, the riddle over the form when one is asked. */
export const LoginDialog = forwardRef<HTMLDivElement, LoginDialogProps>(function LoginDialog(
  { open, defaultOpen, onOpenChange, onClose, ...panel },
  ref,
) {
  const content = useRef<HTMLDivElement>(null);
  const firstField = () => {
    const fields = [...(content.current?.querySelectorAll<HTMLInputElement>('input[required]') ?? [])];
    // Without a field, as beside a QR code, the dialog itself is read out and its first control is one Tab away.
    return fields.find((field) => field.value === '') ?? fields.at(-1) ?? content.current ?? true;
  };
  return (
    <DialogFrame
      {...{ open, defaultOpen, onOpenChange, onClose }}
      size="xl"
      keepOnOutsidePress
      initialFocus={firstField}
      ref={ref}
      {...rootOf(panel)}
    >
      <div ref={content} className={scroller} tabIndex={-1}>
        <LoginPanel {...panel} card={false} heading={heading} />
      </div>
      <DialogClose />
    </DialogFrame>
  );
});
