import { useLingui } from '@lingui/react/macro';
import { adminSeeResult } from '@pitchside/api/scores/results';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Input } from '@pitchside/ui/Input';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { Suspense, useState, type FormEvent } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { MatchChoice } from '../../../../content/matchChoice.lazy.ts';
import { isScore, ScoreFields, type WrittenScore } from './ScoreFields.tsx';

const nothing: WrittenScore = { home: null, away: null };

/** Form for an operator's own observation of a match; if the source differs, the result waits for a decision. */
export function SeeResultWired() {
  const { t } = useLingui();
  const [match, setMatch] = useState<string | null>(null);
  const [score, setScore] = useState(nothing);
  const [reason, setReason] = useState('');
  const { busy, send: submit } = useSending();
  const isWhole = match !== null && isScore(score) && [...reason.trim()].length >= 2;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isWhole || busy) return;
    await submit(async () => {
      await api.call(adminSeeResult, { match, ...score, reason: reason.trim() });
      say('success', t`已记下。来源说的不一样，就会停下来等处理`);
      setMatch(null);
      setScore(nothing);
      setReason('');
    });
  }

  return (
    <Card
      as="form"
      stacked
      title={t`现场看到的比分`}
      aria-label={t`现场看到的比分`}
      onSubmit={(event) => void send(event)}
      acts={
        <Button type="submit" loading={busy} disabled={!isWhole}>
          {t`记下`}
        </Button>
      }
    >
      <Text as="p" size="s" tone="quiet">
        {t`足球写 90 分钟的比分，篮球含加时。来源的比分不一样时，方案和竞猜都不结算，等人处理。`}
      </Text>
      <Suspense fallback={<Skeleton shape="block" height={60} />}>
        <MatchChoice required matchId={match} onMatchChange={setMatch} />
      </Suspense>
      <ScoreFields score={score} onScoreChange={setScore} />
      <Input label={t`怎么知道的`} value={reason} onValueChange={setReason} maxLength={200} required />
    </Card>
  );
}
