import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { submitVerified } from '@pitchside/api/member/profile';
import { Button } from '@pitchside/ui/Button';
import { Checkbox } from '@pitchside/ui/Checkbox';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Select } from '@pitchside/ui/Select';
import { Uploader } from '@pitchside/ui/Uploader';
import { useState, type FormEvent } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { useUploads } from '../../../../../platform/upload/useUploads.ts';
import { Form } from './Security.layout.ts';
import { refreshSecurity } from './security.store.ts';

/** Name, number and both sides of the card, sent for review. */
export function IdentityForm({ again }: { again: boolean }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [number, setNumber] = useState('');
  const [kind, setKind] = useState<'cn' | 'other'>('cn');
  const [agreed, setAgreed] = useState(false);
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string>();
  const sides = useUploads('verification', 2);
  const [front, back] = sides.keys;
  const most = kind === 'cn' ? 18 : 20;
  const ready =
    name.trim().length > 1 &&
    (kind === 'cn' ? /^\d{17}[\dX]$/ : /^[\dA-Z]{6,20}$/).test(number) &&
    front !== undefined &&
    back !== undefined &&
    agreed;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!ready || working) return;
    setWorking(true);
    setError(undefined);
    try {
      await api.call(
        submitVerified,
        { real_name: name, id_number: number, id_kind: kind, front, back },
        { idempotencyKey: crypto.randomUUID() },
      );
      say('success', t`资料已提交`);
      await refreshSecurity();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message || t`没能提交，请重试`);
    } finally {
      setWorking(false);
    }
  }

  return (
    <Form onSubmit={(event) => void send(event)} autoComplete="off">
      <Input label={t`真实姓名`} value={name} onValueChange={setName} maxLength={30} required />
      <FormField label={t`证件类型`}>
        <Select
          options={[
            { value: 'cn', label: t`居民身份证` },
            { value: 'other', label: t`护照或其他证件` },
          ]}
          value={kind}
          onValueChange={setKind}
        />
      </FormField>
      <Input
        label={t`证件号码`}
        value={number}
        onValueChange={setNumber}
        maxLength={most}
        counter
        numeric
        only="code"
        required
        {...(error && { error })}
      />
      <FormField label={t`证件照片`} hint={t`先传人像面，再传国徽面`}>
        <Uploader {...sides.uploader} />
      </FormField>
      <Checkbox size="s" checked={agreed} onCheckedChange={setAgreed}>
        {t`照片只用于核验，审核后 30 天删除原图`}
      </Checkbox>
      <Button type="submit" stretch loading={working || sides.pending} disabled={!ready}>
        {again ? t`重新提交` : t`提交审核`}
      </Button>
    </Form>
  );
}
