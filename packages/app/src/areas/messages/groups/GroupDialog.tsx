import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { addGroup, groupLimits, setGroup, type Group } from '@pitchside/api/messages/groups';
import { Dialog, DialogActions } from '@pitchside/ui/Dialog';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Switch } from '@pitchside/ui/Switch';
import { Textarea } from '@pitchside/ui/Textarea';
import { Uploader } from '@pitchside/ui/Uploader';
import { useRef, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useUploads } from '../../../platform/upload/useUploads.ts';
import { Fields } from './groups.layout.ts';

const {
  name: { least, most },
  intro: introLimit,
} = groupLimits;

interface GroupDialogProps {
  /** One of the member's own, to be changed; default founds another. */
  group?: Group;
  onClose: () => void;
  /** The group as it is now. */
  onDone: (group: Group) => void;
}

/** Founds a group, or gives one another name, picture, introduction or way in. */
export function GroupDialog({ group: existing, onClose, onDone }: GroupDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState(existing?.name ?? '');
  const [intro, setIntro] = useState(existing?.intro ?? '');
  const [isOpen, setOpen] = useState(existing?.join !== 'invited');
  const picture = useUploads('group', 1);
  const [avatar] = picture.keys;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  // One idempotency key per group: a lost answer does not create it twice.
  const key = useRef(crypto.randomUUID());
  const given = { name: name.trim(), intro: intro.trim(), join: isOpen ? ('open' as const) : ('invited' as const) };
  const isSame = existing?.name === given.name && existing.intro === given.intro && existing.join === given.join && avatar === undefined;

  async function save(): Promise<void> {
    setBusy(true);
    setError('');
    try {
      const { group } = existing
        ? await api.call(setGroup, { id: existing.id, ...given, ...(avatar !== undefined && { avatar }) }, { quiet: true })
        : await api.call(addGroup, given, { idempotencyKey: key.current, quiet: true });
      onDone(group);
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      if (reason.failure === 'answer') key.current = crypto.randomUUID();
      setError(reason.message || (existing ? t`没能改成，请重试` : t`没能建群，请重试`));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={existing ? t`修改群资料` : t`建群`}
      footer={
        <DialogActions
          confirm={existing ? t`保存` : t`建群`}
          onConfirm={() => void save()}
          onCancel={onClose}
          loading={busy}
          disabled={[...given.name].length < least || isSame || picture.pending}
        />
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
        {existing && (
          <FormField label={t`群头像`} optional>
            <Uploader {...picture.uploader} />
          </FormField>
        )}
        {existing?.room_id == null && (
          <Switch side="end" checked={isOpen} onCheckedChange={setOpen} note={t`关掉后只能由群成员拉人进来`}>
            {t`谁都可以加入`}
          </Switch>
        )}
      </Fields>
    </Dialog>
  );
}
