import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { adminPublishLegal, legalLimits, type LegalKind, type LegalWords } from '@pitchside/api/desk/legal';
import { locales, type Locale } from '@pitchside/locales';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { DateField } from '@pitchside/ui/DateField';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { useLegalTitles } from '../../../../home/useLegalTitles.ts';
import { isInThree, noTexts, TextInThree } from '../TextInThree.tsx';

interface PublishProps {
  kind: LegalKind;
  /** Draft in each language; null without one. */
  draft: Record<Locale, LegalWords> | null;
  onPublished: () => void;
}

/** Publishes the draft as the next edition: effective date, changes, and reason. */
export function PublishWired({ kind, draft, onPublished }: PublishProps) {
  const { t } = useLingui();
  const titles = useLegalTitles();
  const [note, setNote] = useState(noTexts);
  const [day, setDay] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const isWritten = draft !== null && locales.every((each) => draft[each].body !== '');
  const name = titles[kind];

  async function publish(): Promise<void> {
    const since = day === null ? undefined : Date.parse(`${day}T00:00:00`);
    await api.call(adminPublishLegal, { kind, note, reason: reason.trim(), ...(since !== undefined && { since }) });
    say('success', t`${name} 已发布`);
    setAsked(false);
    onPublished();
  }

  return (
    <Card
      stacked
      title={t`发布新的一版`}
      acts={
        <Button disabled={!isWritten || !isInThree(note) || [...reason.trim()].length < 2} onClick={() => setAsked(true)}>
          {t({ id: 'legal.publish', message: '发布' })}
        </Button>
      }
    >
      <FormField label={t`生效日期`} optional hint={t`不选就是现在`}>
        <DateField value={day} onValueChange={setDay} min={today} />
      </FormField>
      <TextInThree
        value={note}
        onValueChange={setNote}
        label={(tongue) => t`改了什么（${tongue}）`}
        maxLength={() => legalLimits.note}
        required
      />
      <Input label={t`原因`} value={reason} onValueChange={setReason} maxLength={200} required />
      <ConfirmDialog
        open={isAsked}
        title={t`发布 ${name}？`}
        description={kind === 'agreement' ? t`发布后不能再改。会通知所有会员，并请他们同意新的一版。` : t`发布后不能再改，只能再发一版。`}
        confirm={t({ id: 'legal.publish', message: '发布' })}
        onCancel={() => setAsked(false)}
        onConfirm={publish}
        describeError={(error) => (error instanceof ApiError && error.failure === 'answer' ? error.message : t`没能发布，请再试一次`)}
      />
    </Card>
  );
}
