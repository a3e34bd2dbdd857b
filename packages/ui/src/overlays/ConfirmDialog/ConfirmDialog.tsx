import { forwardRef, useState } from 'react';
import { DialogFrame } from '../Dialog/index.ts';
import { ConfirmContent } from './ConfirmContent.tsx';
import { useControllableOpen } from '../../theme/useControllableState.ts';
import { rootOf } from '../../theme/root.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.types.ts';

/** Asks before an act that cannot be taken back lightly. */
export const ConfirmDialog = forwardRef<HTMLDivElement, ConfirmDialogProps>(function ConfirmDialog(
  { open, defaultOpen, onOpenChange, size = 's', onCancel, ...content },
  ref,
) {
  const [busy, setBusy] = useState(false);
  const [isOpen, setOpen] = useControllableOpen({ open, defaultOpen, onOpenChange });
  const handleCancel = () => {
    if (busy) return;
    setOpen(false);
    onCancel?.();
  };
  return (
    <DialogFrame open={isOpen} kind="alert" size={size} onClose={handleCancel} ref={ref} {...rootOf(content)}>
      <ConfirmContent {...content} busy={busy} onBusyChange={setBusy} onConfirmed={() => setOpen(false)} onCancel={handleCancel} />
    </DialogFrame>
  );
});
