import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { feedbackKinds, feedbackLimits, sendFeedback, type FeedbackKind } from '@pitchside/api/desk/feedback';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Textarea } from '@pitchside/ui/Textarea';
import { Uploader } from '@pitchside/ui/Uploader';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { openLoginFor } from '../../../../platform/overlays/overlays.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { useUploads } from '../../../../platform/upload/useUploads.ts';
import { useFeedbackKinds } from './useFeedbackKinds.ts';

/** The page stays as it is, with its input. */
const stay = () => undefined;

/** Feedback form for members, with pictures; a visitor signs in first. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const kinds = useFeedbackKinds();
  const { uploader, keys, pending, clear } = useUploads('report', feedbackLimits.pictures);
  const [kind, setKind] = useState<FeedbackKind>('fault');
  const [text, setText] = useState('');
  const [page, setPage] = useState('');
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  // One idempotency key per message: a lost answer does not send it twice.
  const key = useRef(crypto.randomUUID());
  const isShort = [...text.trim()].length < feedbackLimits.least;
  const { least } = feedbackLimits;

  async function send(): Promise<void> {
    setTried(true);
    if (isShort || busy) return;
    if (!user) return openLoginFor({ after: stay });
    setBusy(true);
    try {
      await api.call(sendFeedback, { kind, text: text.trim(), page: page.trim(), pictures: keys }, { idempotencyKey: key.current });
      key.current = crypto.randomUUID();
      setText('');
      setPage('');
      setTried(false);
      clear();
      say('success', t`收到了，回复会到消息中心`);
      onSent();
    } catch (error) {
      // The call has shown the reason; the text stays.
      if (!(error instanceof ApiError)) throw error;
      if (error.failure === 'answer') key.current = crypto.randomUUID();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card
      as="form"
      stacked
      title={t`写给我们`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      acts={
        <Button type="submit" loading={busy} disabled={pending}>
          {user ? t({ id: 'feedback.send', message: '提交' }) : t`登录后提交`}
        </Button>
      }
    >
      <SegmentedControl
        label={t`反馈的种类`}
        value={kind}
        onValueChange={setKind}
        segments={feedbackKinds.map((value) => ({ value, label: kinds[value] }))}
      />
      <FormField label={t`想说什么`} required {...(isTried && isShort && { error: t`至少写 ${least} 个字` })}>
        <Textarea value={text} onValueChange={setText} maxLength={feedbackLimits.text} rows={5} />
      </FormField>
      <FormField label={t`哪一页`} optional hint={t`把地址栏里的地址粘过来`}>
        <Input value={page} onValueChange={setPage} maxLength={feedbackLimits.page} />
      </FormField>
      <FormField label={t`截图`} optional>
        <Uploader {...uploader} />
      </FormField>
    </Card>
  );
}
