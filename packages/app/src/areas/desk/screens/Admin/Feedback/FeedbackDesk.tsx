import { useLingui } from '@lingui/react/macro';
import { adminAnswerFeedback, adminFeedback, feedbackLimits, type FeedbackKind, type WaitingFeedback } from '@pitchside/api/desk/feedback';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { FormField } from '@pitchside/ui/FormField';
import { Link } from '@pitchside/ui/Link';
import { RowList } from '@pitchside/ui/RowList';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { Textarea } from '@pitchside/ui/Textarea';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { usePages } from '../../../../../platform/resource/usePages.tsx';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { Blocks } from '../Admin.layout.ts';

const limit = 20;

/** Feedback of members, unanswered or answered. */
export default function FeedbackDesk() {
  const { t } = useLingui();
  const [which, setWhich] = useState<'waiting' | 'answered'>('waiting');
  const { value, state, again, pages } = usePages(which, limit, (range, signal) =>
    api.call(adminFeedback, { state: which, ...range }, { signal, quiet: true }),
  );
  return (
    <Card
      id="feedback"
      stacked
      title={t`意见反馈`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`种类`}
          value={which}
          onValueChange={setWhich}
          segments={[
            { value: 'waiting', label: t`等回复` },
            { value: 'answered', label: t`已回复` },
          ]}
        />
      }
    >
      {!value && state === 'failed' && <ErrorState onRetry={again} />}
      {!value && state === 'loading' && <Skeleton lines={5} height={80} />}
      {value?.list.length === 0 && <EmptyState title={which === 'waiting' ? t`没有等回复的反馈` : t`还没有回复过`} />}
      <RowList roomy>
        {(value?.list ?? []).map((each) => (
          <li key={each.id}>
            <One feedback={each} onAnswered={again} />
          </li>
        ))}
      </RowList>
      {pages}
    </Card>
  );
}

function One({
  feedback: { id, kind, text, page, pictures, at, answer, member },
  onAnswered,
}: {
  feedback: WaitingFeedback;
  onAnswered: () => void;
}) {
  const { t } = useLingui();
  const { long } = useChatTime();
  const now = useNow(60_000);
  const [words, setWords] = useState('');
  const { busy, send } = useSending();
  const nickname = member.user_nickname;
  const kinds: Record<FeedbackKind, string> = {
    fault: t({ id: 'feedback.fault', message: '出了毛病' }),
    idea: t({ id: 'feedback.idea', message: '想法' }),
    money: t({ id: 'feedback.money', message: '充值与提现' }),
    other: t({ id: 'feedback.other', message: '其他' }),
  };

  async function reply(): Promise<void> {
    await send(async () => {
      await api.call(adminAnswerFeedback, { id, answer: words.trim() });
      say('success', t`已回复`);
      onAnswered();
    });
  }

  return (
    <Blocks>
      <Text size="s" tone="quiet">
        {nickname} · {kinds[kind]} · {long(at, now)} {page !== '' && `· ${page}`}
      </Text>
      <Text as="p">{text}</Text>
      {pictures.map((picture, index) => {
        const number = index + 1;
        return (
          <Link key={picture} href={picture}>
            {t`截图 ${number}`}
          </Link>
        );
      })}
      {answer === null ? (
        <>
          <FormField label={t`回复 ${nickname}`}>
            <Textarea value={words} onValueChange={setWords} maxLength={feedbackLimits.answer} rows={2} />
          </FormField>
          <span>
            <Button size="s" loading={busy} disabled={words.trim() === ''} onClick={() => void reply()}>{t`回复`}</Button>
          </span>
        </>
      ) : (
        <Text as="p" tone="quiet">
          {t`回复：${answer}`}
        </Text>
      )}
    </Blocks>
  );
}
