import { useLingui } from '@lingui/react/macro';
import { adminDecideResult, type ResultConflict, type ResultAct } from '@pitchside/api/scores/results';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Facts } from '@pitchside/ui/Facts';
import { Input } from '@pitchside/ui/Input';
import { RadioGroup } from '@pitchside/ui/RadioGroup';
import { Text } from '@pitchside/ui/Text';
import { useState, type FormEvent } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { isScore, ScoreFields, type WrittenScore } from './ScoreFields.tsx';
import { useResultLabels } from './useResultLabels.ts';

interface DecideResultProps {
  result: ResultConflict;
  onLeave: () => void;
  onDecided: () => void;
}

/** Form that decides a doubtful result: the source's score, another score, or no result; with a reason. */
export function DecideResultWired({ result, onLeave, onDecided }: DecideResultProps) {
  const { t } = useLingui();
  const causes = useResultLabels();
  const { id, source, before, seen, match } = result;
  const [act, setAct] = useState<ResultAct>(source ? 'source' : 'off');
  const [score, setScore] = useState<WrittenScore>(seen ?? before ?? source ?? { home: null, away: null });
  const [reason, setReason] = useState('');
  const { busy, send } = useSending();
  const isWhole = [...reason.trim()].length >= 2 && (act !== 'score' || isScore(score));
  const scoreText = (given: { home: number; away: number } | null) => (given ? `${given.home} : ${given.away}` : '–');
  const [host, guest] = [match.home.short_name, match.away.short_name];

  async function decide(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isWhole || busy) return;
    await send(async () => {
      await api.call(adminDecideResult, {
        id,
        act,
        reason: reason.trim(),
        ...(act === 'score' && isScore(score) && score),
      });
      say('success', t`赛果已处理，几秒内结算`);
      onDecided();
    });
  }

  return (
    <Card
      as="form"
      stacked
      title={t`${host} 对 ${guest}`}
      aria-label={t`处理赛果`}
      onSubmit={(event) => void decide(event)}
      acts={
        <>
          <Button tone="plain" onClick={onLeave}>{t`取消`}</Button>
          <Button type="submit" loading={busy} disabled={!isWhole}>{t`按此结算`}</Button>
        </>
      }
    >
      <Text as="p" size="s" tone="quiet">
        {result.causes.map((each) => causes[each]).join(' · ')}
      </Text>
      <Facts
        look="figures"
        facts={[
          { id: 'source', label: t`来源`, value: scoreText(source) },
          { id: 'before', label: t`之前结算的`, value: scoreText(before) },
          { id: 'seen', label: t`现场看到的`, value: scoreText(seen) },
        ]}
      />
      {seen && (
        <Text as="p" size="s" tone="quiet">
          {seen.by} · {seen.reason}
        </Text>
      )}
      <RadioGroup
        label={t`怎么算`}
        value={act}
        onValueChange={setAct}
        options={[
          ...(source ? [{ value: 'source' as const, label: t`按来源的比分` }] : []),
          { value: 'score' as const, label: t`按另一个比分` },
          { value: 'off' as const, label: t`按取消：没付出去的全部退回` },
        ]}
      />
      {act === 'score' && <ScoreFields score={score} onScoreChange={setScore} />}
      <Input label={t`原因`} value={reason} onValueChange={setReason} maxLength={200} required />
    </Card>
  );
}
