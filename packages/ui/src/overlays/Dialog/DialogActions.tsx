import { useLingui } from '@lingui/react/macro';
import { Button } from '../../actions/Button/index.ts';

export interface DialogActionsProps {
  /** Verb of the act, such as 删除. */
  confirm: string;
  onConfirm: () => void;
  /** Word for leaving things as they are; default 取消. */
  cancel?: string;
  onCancel: () => void;
  /** The act destroys something: red; default false. */
  destructive?: boolean;
  /** Whether the act is pending; default false. */
  loading?: boolean;
  /** The act cannot be done yet, as the content of the dialog shows; default false. */
  disabled?: boolean;
}

/** The two answers of a dialog; the confirming button is on the right, red where it destroys. */
export function DialogActions({ confirm, onConfirm, cancel, onCancel, destructive = false, loading, disabled }: DialogActionsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button tone="outline" stretch disabled={loading} onClick={onCancel}>
        {cancel ?? t`取消`}
      </Button>
      <Button tone={destructive ? 'critical' : 'primary'} stretch loading={loading} disabled={disabled} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
}
