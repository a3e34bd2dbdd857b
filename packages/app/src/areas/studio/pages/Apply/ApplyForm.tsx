import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { applyChannel, experienceLength } from '@pitchside/api/live/studio';
import { Button } from '@pitchside/ui/Button';
import { Checkbox } from '@pitchside/ui/Checkbox';
import { Facts } from '@pitchside/ui/Facts';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Textarea } from '@pitchside/ui/Textarea';
import { useState, type FormEvent } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { draftOf, isComplete, missingExperience, type ApplicationDraft, mostOfNumber } from '../../application/applicationDraft.ts';
import type { Application } from '../../application/useApplication.ts';
import { Acts, Form, Pair } from '../../Studio.layout.ts';
import { Select } from '@pitchside/ui/Select';

interface ApplyIdentityProps {
  draft: Pick<ApplicationDraft, 'name' | 'number' | 'kind'>;
  onChange: (change: Partial<ApplicationDraft>) => void;
}

/** Name and number of an identity document, for members who are not verified yet. */
function ApplyIdentity({ draft: { name, number, kind }, onChange }: ApplyIdentityProps) {
  const { t } = useLingui();
  return (
    <>
      <Input label={t`真实姓名`} value={name} onValueChange={(next) => onChange({ name: next })} maxLength={30} required />
      <Pair>
        <FormField label={t`证件类型`}>
          <Select
            options={[
              { value: 'cn', label: t`居民身份证` },
              { value: 'other', label: t`护照或其他证件` },
            ]}
            value={kind}
            onValueChange={(next) => onChange({ kind: next })}
          />
        </FormField>
        <Input
          label={t`证件号码`}
          value={number}
          onValueChange={(next) => onChange({ number: next })}
          only="code"
          maxLength={mostOfNumber[kind]}
          counter
          numeric
          required
        />
      </Pair>
    </>
  );
}

/** Application form: identity, experience and contact. `onSent` runs once the server has it. */
export function ApplyForm({ application, onSent }: { application: Application; onSent: () => void }) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<ApplicationDraft>(() => draftOf(application));
  const [sending, setSending] = useState(false);
  // One name over all tries, so that an answer that was lost does not count twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const set = (change: Partial<ApplicationDraft>) => setDraft((before) => ({ ...before, ...change }));
  const { is_verified: isVerified, name, number } = application;
  const missing = missingExperience(draft);
  const ready = isComplete(draft, isVerified);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!ready || sending) return;
    setSending(true);
    const identity = isVerified ? {} : { real_name: draft.name.trim(), id_number: draft.number, id_kind: draft.kind };
    const { inviter, experience, contact } = draft;
    try {
      await api.call(applyChannel, { ...identity, inviter, experience, contact }, { idempotencyKey: key });
      say('success', t`申请已提交`);
      onSent();
    } catch (error) {
      // The call has shown the reason; the input stays.
      if (!(error instanceof ApiError)) throw error;
      if (error.failure === 'answer') setKey(crypto.randomUUID());
    } finally {
      setSending(false);
    }
  }

  return (
    <Form onSubmit={(event) => void send(event)} autoComplete="off">
      {isVerified ? (
        <Facts
          look="sheet"
          facts={[
            { id: 'name', label: t`真实姓名`, value: name },
            { id: 'number', label: t`证件号码`, value: number },
          ]}
        />
      ) : (
        <ApplyIdentity draft={draft} onChange={set} />
      )}
      <Pair>
        <FormField label={t`邀请人`} optional hint={t`对方的 ID 或邀请码`}>
          <Input value={draft.inviter} onValueChange={(inviter) => set({ inviter: inviter.trim() })} maxLength={20} />
        </FormField>
        <Input
          label={t`联系方式`}
          hint={t`QQ、微信或邮箱，只有审核员看得到`}
          value={draft.contact}
          onValueChange={(contact) => set({ contact })}
          maxLength={80}
          required
        />
      </Pair>
      <FormField
        label={t`直播经历`}
        required
        hint={missing > 0 ? t`还差 ${plural(missing, { other: '# 个字' })}` : t`播过什么、在哪里播、多久一场`}
      >
        <Textarea
          value={draft.experience}
          onValueChange={(experience) => set({ experience })}
          rows={5}
          maxLength={experienceLength.most}
          counter
        />
      </FormField>
      <Checkbox size="s" checked={draft.agreed} onCheckedChange={(agreed) => set({ agreed })}>
        {t`资料属实，同意用于主播审核`}
      </Checkbox>
      <Acts>
        <Button type="submit" size="l" loading={sending} disabled={!ready}>
          {application.state === 'failed' ? t`重新提交` : t`提交审核`}
        </Button>
      </Acts>
    </Form>
  );
}
