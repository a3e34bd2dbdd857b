import { Dialog as Base } from '@base-ui/react/dialog';
import { ScrollArea } from '@base-ui/react/scroll-area';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { body, corner, scroller, titleSpace } from './Dialog.css.ts';
import { descriptionText, foot, rail, thumb, titleText } from '../../theme/recipes/dialog.css.ts';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';

export interface DialogProps extends Omit<DialogFrameProps, 'children'> {
  /** Names the dialog. */
  title: ReactNode;
  /** One or two sentences under the title, read aloud when it opens. */
  description?: ReactNode;
  /** Acts at the bottom; usually `DialogActions`. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A dialog over the page: title, text, content, actions. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog({ title, description, footer, children, ...frame }, ref) {
  return (
    <DialogFrame ref={ref} {...frame}>
      <div className={titleSpace}>
        <DialogTitle>{title}</DialogTitle>
      </div>
      {description && <Base.Description className={descriptionText}>{description}</Base.Description>}
      {children && (
        <ScrollArea.Root className={scroller}>
          <ScrollArea.Viewport className={body}>{children}</ScrollArea.Viewport>
          <ScrollArea.Scrollbar className={rail}>
            <ScrollArea.Thumb className={thumb} />
          </ScrollArea.Scrollbar>
        </ScrollArea.Root>
      )}
      {footer && <footer className={foot}>{footer}</footer>}
      <DialogClose />
    </DialogFrame>
  );
});

/**
 * Close button in the corner of the dialog around it. It comes last in the focus order, so that a dialog opens on its first field or
 * action.
 */
export function DialogClose() {
  const { t } = useLingui();
  return (
    <div className={corner}>
      <Base.Close render={<IconButton label={t`关闭`} size="s" icon={<X size={20} aria-hidden />} hintSide="left" />} />
    </div>
  );
}

/** Names a `DialogFrame` whose head is drawn by hand. */
export function DialogTitle({ children }: { children: ReactNode }) {
  return <Base.Title className={titleText}>{children}</Base.Title>;
}
