import { useLingui } from '@lingui/react/macro';
import { adminCorrectMatch, adminHoldMatch, dataLimits } from '@pitchside/api/desk/data';
import { matchRulings, type MatchRuling } from '@pitchside/api/scores/matches';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { RadioGroup } from '@pitchside/ui/RadioGroup';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { Suspense, useState, type FormEvent } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { MatchChoice } from '../../../../content/matchChoice.lazy.ts';
import { isScore, ScoreFields, type WrittenScore } from '../Results/ScoreFields.tsx';
import { isInThree, noTexts, TextInThree } from '../TextInThree.tsx';
import { useRulingLabels } from './useRulingLabels.ts';

const noScore: WrittenScore = { home: null, away: null };

/** Takes a match over from its source: it stands as it is, or has another score; viewers read the reason. */
export function RuleMatchWired({ onRuled }: { onRuled: () => void }) {
  const { t } = useLingui();
  const words = useRulingLabels();
  const [match, setMatch] = useState<string | null>(null);
  const [kind, setKind] = useState<MatchRuling>('corrected');
  const [score, setScore] = useState(noScore);
  const [reasons, setReasons] = useState(noTexts);
  const [isTried, setTried] = useState(false);
  const { busy, send } = useSending();

  async function rule(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (match === null || !isInThree(reasons) || busy) return;
    if (kind !== 'held' && !isScore(score)) return;
    await send(async () => {
      if (kind === 'held' || !isScore(score)) await api.call(adminHoldMatch, { match, reasons });
      else await api.call(adminCorrectMatch, { match, ...score, is_awarded: kind === 'awarded' ? 1 : 0, reasons });
      say('success', t`已接管，来源说的不再写到页面`);
      onRuled();
    });
  }

  return (
    <Card
      as="form"
      stacked
      title={t`接管一场比赛`}
      aria-label={t`接管一场比赛`}
      onSubmit={(event) => void rule(event)}
      acts={
        <Button type="submit" loading={busy} disabled={match === null}>
          {t`接管`}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton shape="block" height={60} />}>
        <MatchChoice required matchId={match} onMatchChange={setMatch} />
      </Suspense>
      <RadioGroup
        label={t`怎么算`}
        value={kind}
        onValueChange={setKind}
        options={matchRulings.map((each) => ({ value: each, label: words[each] }))}
      />
      {kind !== 'held' && <ScoreFields score={score} onScoreChange={setScore} />}
      <Text as="p" size="s" tone="quiet">{t`原因照原话写在比赛页上。交还来源后，来源最后说的立刻算数。`}</Text>
      <TextInThree
        value={reasons}
        onValueChange={setReasons}
        label={(tongue) => t`原因（${tongue}）`}
        maxLength={() => dataLimits.reason}
        required
        isTried={isTried}
      />
    </Card>
  );
}
