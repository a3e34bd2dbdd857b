import { useLingui } from '@lingui/react/macro';
import { adminGuesses, adminStopGuess, questionStates, type GuessQuestion } from '@pitchside/api/experts/guesses';
import { Button } from '@pitchside/ui/Button';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Input } from '@pitchside/ui/Input';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useFormat } from '@pitchside/ui/format';
import { useState, type FormEvent } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { usePages } from '../../../../../platform/resource/usePages.tsx';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { useMarketNames } from './useMarketNames.ts';

type State = GuessQuestion['state'];
/** Questions of a page. */
const limit = 20;

/** Questions in a state, how often each was answered, and stopping one with a reason. */
export function GuessListWired({ turn }: { turn: number }) {
  const { t } = useLingui();
  const { date, time, integer } = useFormat();
  const names = useMarketNames();
  const [state, setState] = useState<State>('open');
  const [chosen, setChosen] = useState<GuessQuestion>();
  const { value, status, again, pages } = usePages(
    state,
    limit,
    (range, signal) => api.call(adminGuesses, { state, ...range }, { signal, quiet: true }),
    { version: turn },
  );
  const states: Record<State, string> = {
    open: t({ id: 'guesses.open', message: '开放中' }),
    settled: t({ id: 'guess.settled', message: '已结算' }),
    void: t({ id: 'guess.void', message: '作废' }),
    stopped: t({ id: 'guess.stopped', message: '已停止' }),
  };
  const asks = ({ play, line }: GuessQuestion) =>
    // A line keeps its dot in every language.
    line === null ? names[play] : `${names[play]} ${line}`;
  const columns: TableColumn<GuessQuestion>[] = [
    {
      id: 'match',
      head: t`比赛`,
      cell: ({ match: { home, away, kickoff_at: at, competition } }) => {
        const [host, guest] = [home.short_name, away.short_name];
        return <TwoLines look="strong" note={`${competition.short_name} ${date(at)} ${time(at)}`}>{t`${host} 对 ${guest}`}</TwoLines>;
      },
    },
    { id: 'asks', head: t`玩法`, width: 136, cell: asks },
    { id: 'answers', head: t`猜过`, numeric: true, width: 72, cell: ({ answers }) => integer(answers) },
    ...(state === 'open'
      ? [
          {
            id: 'acts',
            head: t`操作`,
            width: 84,
            cell: (question: GuessQuestion) => <Button size="s" tone="outline" onClick={() => setChosen(question)}>{t`停止`}</Button>,
          },
        ]
      : []),
  ];
  return (
    <Card
      id="guesses"
      stacked
      title={t`趣味竞猜`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`状态`}
          value={state}
          onValueChange={(next) => {
            setState(next);
            setChosen(undefined);
          }}
          segments={questionStates.map((each) => ({ value: each, label: states[each] }))}
        />
      }
    >
      {chosen && (
        <StopForm
          key={chosen.id}
          id={chosen.id}
          onLeave={() => setChosen(undefined)}
          onStopped={() => {
            setChosen(undefined);
            again();
          }}
        />
      )}
      <CardBleed>
        <Table
          caption={t`趣味竞猜`}
          captionHidden
          rows={value?.list ?? []}
          keyOf={({ id }) => id}
          {...(chosen && { currentKey: chosen.id })}
          status={status}
          error={t`列表没能送到`}
          onRetry={again}
          empty={<EmptyState title={t`还没有竞猜题`} drawing={null} />}
          columns={columns}
          footer={pages}
        />
      </CardBleed>
    </Card>
  );
}

/** Why a question is stopped; nobody wins or loses by it. */
function StopForm({ id, onLeave, onStopped }: { id: string; onLeave: () => void; onStopped: () => void }) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const { busy, send } = useSending();

  async function stop(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (reason.trim() === '' || busy) return;
    await send(async () => {
      await api.call(adminStopGuess, { id, reason: reason.trim() });
      say('success', t`竞猜已停止`);
      onStopped();
    });
  }

  return (
    <Card
      as="form"
      tone="inset"
      padding="small"
      aria-label={t`停止竞猜`}
      onSubmit={(event) => void stop(event)}
      acts={
        <>
          <Button size="s" tone="plain" onClick={onLeave}>{t`取消`}</Button>
          <Button size="s" type="submit" loading={busy} disabled={reason.trim() === ''}>{t`停止竞猜`}</Button>
        </>
      }
    >
      <Input label={t`停止的原因`} value={reason} onValueChange={setReason} maxLength={200} required />
    </Card>
  );
}
