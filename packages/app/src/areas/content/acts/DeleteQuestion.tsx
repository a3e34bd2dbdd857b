import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog, type ConfirmDialogProps } from '@pitchside/ui/ConfirmDialog';

/** Asks before something is deleted for good. */
export default function DeleteQuestion(props: Omit<ConfirmDialogProps, 'tone' | 'confirm'>) {
  const { t } = useLingui();
  return <ConfirmDialog {...props} tone="destructive" confirm={t`删除`} />;
}
