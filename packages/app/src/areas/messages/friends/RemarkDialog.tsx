import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { remarkLength, setFriendRemark } from '@pitchside/api/messages/friends';
import { Dialog, DialogActions } from '@pitchside/ui/Dialog';
import { Input } from '@pitchside/ui/Input';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { friends } from './friends.store.ts';

interface RemarkDialogProps {
  /** A friend, by number and nickname. */
  id: string;
  nickname: string;
  remark: string;
  onClose: () => void;
  onSaved: () => void;
}

/** Dialog to give a friend a private remark name; without one their nickname shows. */
export function RemarkDialog({ id, nickname, remark, onClose, onSaved }: RemarkDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState(remark);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  async function save(): Promise<void> {
    setBusy(true);
    setError('');
    try {
      await api.call(setFriendRemark, { id, remark: name.trim() }, { quiet: true });
      // Lists of friends are in the order of their names.
      friends.turn += 1;
      onSaved();
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setError(reason.message || t`没能改成，请重试`);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t`设置备注名`}
      footer={
        <DialogActions
          confirm={t`保存`}
          onConfirm={() => void save()}
          onCancel={onClose}
          loading={busy}
          disabled={name.trim() === remark}
        />
      }
    >
      <Input
        label={t`备注名`}
        value={name}
        onValueChange={setName}
        maxLength={remarkLength}
        counter
        reserveMessage
        placeholder={nickname}
        {...(error !== '' ? { error } : { hint: t`只有你能看到，留空就显示昵称` })}
      />
    </Dialog>
  );
}
