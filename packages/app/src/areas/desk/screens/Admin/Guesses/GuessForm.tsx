import { useLingui } from '@lingui/react/macro';
import { adminOpenGuess } from '@pitchside/api/experts/guesses';
import { oddsMarkets, type OddsMarket } from '@pitchside/api/scores/matches';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { FormField } from '@pitchside/ui/FormField';
import { NumberField } from '@pitchside/ui/NumberField';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Suspense, useState, type FormEvent } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { MatchChoice } from '../../../../content/matchChoice.lazy.ts';
import { useMarketNames } from './useMarketNames.ts';

/** A question about a match that the templates do not ask: its play type, and the line where it has one. */
export function GuessFormWired({ onOpened }: { onOpened: () => void }) {
  const { t } = useLingui();
  const names = useMarketNames();
  const [matchId, setMatchId] = useState<string | null>(null);
  const [play, setPlay] = useState<OddsMarket>('asian');
  const [line, setLine] = useState<number | null>(0.5);
  const { busy, send } = useSending();
  const hasLine = play !== 'european';
  const isWhole = matchId !== null && (!hasLine || (line !== null && Number.isInteger(line * 4)));

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (matchId === null || !isWhole || busy) return;
    await send(async () => {
      await api.call(adminOpenGuess, { match: matchId, play, ...(hasLine && line !== null && { line }) });
      say('success', t`竞猜已开放`);
      setMatchId(null);
      onOpened();
    });
  }

  return (
    <Card
      as="form"
      stacked
      title={t`新开竞猜`}
      aria-label={t`新开竞猜`}
      onSubmit={(event) => void open(event)}
      acts={
        <Button type="submit" loading={busy} disabled={!isWhole}>
          {t({ id: 'guess.open', message: '开放' })}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton shape="block" height={60} />}>
        <MatchChoice required matchId={matchId} onMatchChange={setMatchId} />
      </Suspense>
      <SegmentedControl
        label={t`玩法`}
        value={play}
        onValueChange={setPlay}
        segments={oddsMarkets.map((each) => ({ value: each, label: names[each] }))}
      />
      {hasLine && (
        <FormField label={t`盘口`} required hint={t`以 0.25 为一档；半档不会走盘`}>
          <NumberField value={line} onValueChange={setLine} min={-500} max={500} step={0.25} />
        </FormField>
      )}
    </Card>
  );
}
