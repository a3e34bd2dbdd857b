import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { addGroup, groupLimits } from '@pitchside/api/groups';
import { Dialog, DialogActions } from '@pitchside/ui/Dialog';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Switch } from '@pitchside/ui/Switch';
import { Textarea } from '@pitchside/ui/Textarea';
import { useRef, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { Fields } from './groups.layout.ts';

const {
  name: { least, most },
  intro: introLimit,
} = groupLimits;

/** Founds a group. @param onFounded with its conversation */
export function FoundGroup({ onClose, onFounded }: { onClose: () => void; onFounded: (conversation: string | null) => void }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [intro, setIntro] = useState('');
  const [isOpen, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  // One key for one group: what was lost on the way is not founded twice.
  const key = useRef(crypto.randomUUID());
  const length = [...name.trim()].length;

  async function found(): Promise<void> {
    setBusy(true);
    setError('');
    try {
      const { group } = await api.call(
        addGroup,
        { name: name.trim(), intro: intro.trim(), join: isOpen ? 'open' : 'invited' },
        { idempotencyKey: key.current, quiet: true },
      );
      onFounded(group.conversation_id);
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      if (reason.failure === 'answer') key.current = crypto.randomUUID();
      setError(reason.message || t`没能建群，请重试`);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t`建群`}
      footer={
        <DialogActions confirm={t`建群`} onConfirm={() => void found()} onCancel={onClose} loading={busy} disabled={length < least} />
      }
    >
      <Fields>
        <Input
          label={t`群名`}
          value={name}
          onValueChange={setName}
          maxLength={most}
          counter
          reserveMessage
          {...(error !== '' ? { error } : { hint: t`至少 ${least} 个字` })}
        />
        <FormField label={t`简介`}>
          <Textarea value={intro} onValueChange={setIntro} maxLength={introLimit} counter />
        </FormField>
        <Switch side="end" checked={isOpen} onCheckedChange={setOpen} note={t`关掉后只能由群成员拉人进来`}>
          {t`谁都可以加入`}
        </Switch>
      </Fields>
    </Dialog>
  );
}
