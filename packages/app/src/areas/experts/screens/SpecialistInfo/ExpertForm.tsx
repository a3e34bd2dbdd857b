import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { applyExpert, experienceLength } from '@pitchside/api/experts/plans';
import { Button } from '@pitchside/ui/Button';
import { Checkbox } from '@pitchside/ui/Checkbox';
import { FormField } from '@pitchside/ui/FormField';
import { Textarea } from '@pitchside/ui/Textarea';
import { isSecondPress } from '@pitchside/ui/press';
import { useState, type FormEvent } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { Form } from './SpecialistInfo.layout.ts';

/** Form of an expert's experience, with the code of conduct to accept. */
export function ExpertForm({ experience: known, onSent }: { experience: string; onSent: () => void }) {
  const { t } = useLingui();
  const [experience, setExperience] = useState(known);
  const [agreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);
  // One name over all tries, so that an answer that was lost does not count twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const length = [...experience.trim()].length;
  const isReady = length > 0 && length <= experienceLength && agreed;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isReady || busy) return;
    setBusy(true);
    try {
      await api.call(applyExpert, { experience: experience.trim(), code: 1 }, { idempotencyKey: key });
      say('success', t`申请已提交`);
      onSent();
    } catch (error) {
      // The call has shown the reason; the input stays.
      if (!(error instanceof ApiError)) throw error;
      if (error.failure === 'answer') setKey(crypto.randomUUID());
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form onSubmit={(event) => void send(event)}>
      <FormField label={t`从业经历`} required hint={t`看什么比赛、在哪里分析过、看多少年`}>
        <Textarea value={experience} onValueChange={setExperience} rows={6} maxLength={experienceLength} counter />
      </FormField>
      <Checkbox size="s" checked={agreed} onCheckedChange={setAgreed}>
        {t`我接受分析师守则：不承诺结果、不诱导下注、不删改战绩`}
      </Checkbox>
      <div>
        <Button
          type="submit"
          size="l"
          loading={busy}
          disabled={!isReady}
          onClick={(event) => isSecondPress(event) && event.preventDefault()}
        >
          {t`提交审核`}
        </Button>
      </div>
    </Form>
  );
}
