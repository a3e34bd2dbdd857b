import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import { Dialog, DialogActions } from '../Dialog/index.ts';
import { useControllableOpen, type OpenProps } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface PromptProps extends OpenProps, RootProps {
  /** 重新登录: forget the session and start over. */
  onRelogin: () => void;
  /** 取消, the cross or Escape: stay on the page, signed out. */
  onCancel?: () => void;
}

/** Asks how to go on when the session has ended elsewhere (spec section 8: codes 50008, 50012, 50014). */
export const Prompt = forwardRef<HTMLDivElement, PromptProps>(function Prompt(
  { open, defaultOpen, onOpenChange, onRelogin, onCancel, ...root },
  ref,
) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useControllableOpen({ open, defaultOpen, onOpenChange });
  const closing = (act: (() => void) | undefined) => () => {
    setOpen(false);
    act?.();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={closing(onCancel)}
      kind="alert"
      size="s"
      title={t`重新登录`}
      description={t`您已退出，您可以取消停留在此页面，或重新登录`}
      footer={<DialogActions confirm={t`重新登录`} onConfirm={closing(onRelogin)} onCancel={closing(onCancel)} />}
      ref={ref}
      {...rootOf(root)}
    />
  );
});
