import { useLingui } from '@lingui/react/macro';
import { guessFilters, guessRecords, type GuessFilter, type GuessRecord, type GuessState } from '@pitchside/api/experts/guesses';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Facts } from '@pitchside/ui/Facts';
import { Link } from '@pitchside/ui/Link';
import { StateMark, type StateMarkState } from '@pitchside/ui/StateMark';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useFormat } from '@pitchside/ui/format';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { usePages } from '../../../../platform/resource/usePages.tsx';
import { RecordsSpan } from '../../../money/RecordsSpan.tsx';
import { presetSpan } from '../../../money/spans.ts';
import { matchHref } from '../../../scores/matchLinks.ts';
import { useMatchNames } from '../../../scores/useMatchNames.ts';
import { useGuessLabels } from '../../guesses/useGuessLabels.ts';
import { Span, States, Tools } from './Guesses.layout.ts';

/** Lines a page. */
const limit = 20;
const marks: Record<GuessState, StateMarkState> = { pending: 'waiting', won: 'good', lost: 'bad', void: 'none', stopped: 'none' };

/** One's guesses in a span of at most three months, filtered by state, with their result. */
export function Records({ turn }: { turn: number }) {
  const { t } = useLingui();
  const { integer, date, time } = useFormat();
  const names = useMatchNames();
  const words = useGuessLabels();
  const [state, setState] = useState<GuessFilter>();
  const [span, setSpan] = useState(() => presetSpan('month'));
  const question = { ...span, ...(state !== undefined && { state }) };
  const { value, status, again, pages } = usePages(
    JSON.stringify(question),
    limit,
    (range, signal) => api.call(guessRecords, { ...question, ...range }, { signal, quiet: true }),
    { family: 'records', version: turn, every: 15_000 },
  );
  const states: Record<GuessFilter, string> = {
    pending: t({ id: 'guess.pending', message: '待结算' }),
    won: t({ id: 'guess.won', message: '猜中' }),
    lost: t({ id: 'guess.lost', message: '没猜中' }),
    void: t({ id: 'guess.void', message: '作废' }),
    settled: t({ id: 'guess.settled', message: '已结算' }),
    stopped: t({ id: 'guess.stopped', message: '已停止' }),
  };
  const columns: TableColumn<GuessRecord>[] = [
    {
      id: 'question',
      head: t`竞猜`,
      cell: ({ question: { match, ...rest } }) => (
        <TwoLines note={<Link href={matchHref(match)}>{names(match)}</Link>}>{words.question({ match, ...rest })}</TwoLines>
      ),
    },
    { id: 'mine', head: t`我的选择`, width: 150, cell: ({ question: one }) => (one.mine === null ? '-' : words.side(one, one.mine)) },
    { id: 'at', head: t`时间`, width: 140, cell: ({ at }) => `${date(at)} ${time(at)}` },
    { id: 'state', head: t`状态`, width: 110, cell: ({ state: stands }) => <StateMark state={marks[stands]}>{states[stands]}</StateMark> },
    { id: 'points', head: t`积分`, numeric: true, width: 80, cell: ({ points }) => (points > 0 ? `+${integer(points)}` : integer(points)) },
  ];
  const totals = value?.totals;
  return (
    <Card stacked padding="titled" title={t`竞猜记录`}>
      <Tools>
        <States role="group" aria-label={t`状态`}>
          <Chip size="l" pressed={state === undefined} onPress={() => setState(undefined)}>
            {t`全部`}
          </Chip>
          {guessFilters.map((each) => (
            <Chip key={each} size="l" pressed={state === each} onPress={() => setState(each)}>
              {states[each]}
            </Chip>
          ))}
        </States>
        <Span>
          <RecordsSpan value={span} onValueChange={setSpan} />
        </Span>
      </Tools>
      {totals && (
        <Facts
          look="figures"
          facts={[
            { id: 'answered', label: t`猜过`, value: integer(totals.answered) },
            { id: 'pending', label: states.pending, value: integer(totals.pending) },
            { id: 'won', label: states.won, value: integer(totals.won) },
            { id: 'lost', label: states.lost, value: integer(totals.lost) },
            { id: 'void', label: states.void, value: integer(totals.void + totals.stopped) },
            { id: 'points', label: t`积分`, value: integer(totals.points), main: true },
          ]}
        />
      )}
      <CardBleed>
        <Table
          caption={t`竞猜记录`}
          captionHidden
          columns={columns}
          rows={value?.list ?? []}
          keyOf={({ question: { id } }) => id}
          status={status}
          error={t`记录没能送到`}
          onRetry={again}
          empty={<EmptyState kind="list">{t`换个时间段或状态看看，或猜一场试试。`}</EmptyState>}
          footer={
            <>
              <span>{t`只能查询近三个月的记录`}</span>
              {pages}
            </>
          }
        />
      </CardBleed>
    </Card>
  );
}
