import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { adminResults, type ResultConflict } from '@pitchside/api/scores/results';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { Pressable } from '@pitchside/ui/Pressable';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { usePages } from '../../../../../platform/resource/usePages.tsx';
import { useResultLabels } from './useResultLabels.ts';

/** Results of a page. */
const limit = 20;
const minute = 60_000;

interface ResultListProps {
  /** A higher number fetches again. */
  turn: number;
  chosen: string | undefined;
  onChoose: (result: ResultConflict | undefined) => void;
}

/** Results that are held, and those that were decided. */
export function ResultListWired({ turn, chosen, onChoose }: ResultListProps) {
  const { t } = useLingui();
  const { long } = useChatTime();
  const now = useNow(minute);
  const causes = useResultLabels();
  const [state, setState] = useState<'held' | 'decided'>('held');
  const { value, status, again, pages } = usePages(
    state,
    limit,
    (range, signal) => api.call(adminResults, { state, ...range }, { signal, quiet: true }),
    { version: turn },
  );
  const scoreText = (score: { home: number; away: number } | null) => (score ? `${score.home} : ${score.away}` : t`取消`);
  const columns: TableColumn<ResultConflict>[] = [
    {
      id: 'match',
      head: t`比赛`,
      cell: (result) => {
        const { home, away, competition } = result.match;
        const [host, guest] = [home.short_name, away.short_name];
        const words = (
          <TwoLines
            look="strong"
            note={`${competition.short_name} ${long(result.match.kickoff_at, now)}`}
          >{t`${host} 对 ${guest}`}</TwoLines>
        );
        return state === 'held' ? <Pressable onClick={() => onChoose(result)}>{words}</Pressable> : words;
      },
    },
    { id: 'causes', head: t`疑点`, cell: (result) => result.causes.map((each) => causes[each]).join(' · ') },
    { id: 'source', head: t`来源`, width: 84, cell: ({ source }) => scoreText(source) },
    ...(state === 'held'
      ? [
          {
            id: 'rests',
            head: t`等它的`,
            cell: ({ rests: { plans, held, questions } }: ResultConflict) => (
              <TwoLines note={t`${plural(questions, { other: '# 个竞猜' })}`}>
                {t`${plural(plans, { other: '# 个方案' })}，${plural(held, { other: '# 黄钻' })}`}
              </TwoLines>
            ),
          },
        ]
      : [
          {
            id: 'decided',
            head: t`处理`,
            cell: ({ decided }: ResultConflict) =>
              decided && <TwoLines note={`${decided.by} · ${decided.reason}`}>{scoreText(decided.score)}</TwoLines>,
          },
        ]),
  ];
  return (
    <Card
      id="results"
      stacked
      title={t`存疑赛果`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`状态`}
          value={state}
          onValueChange={(next) => {
            setState(next);
            onChoose(undefined);
          }}
          segments={[
            { value: 'held', label: t`待处理` },
            { value: 'decided', label: t`已处理` },
          ]}
        />
      }
    >
      <CardBleed>
        <Table
          caption={t`存疑赛果`}
          captionHidden
          rows={value?.list ?? []}
          keyOf={({ id }) => id}
          {...(chosen !== undefined && { currentKey: chosen })}
          status={status}
          error={t`列表没能送到`}
          onRetry={again}
          empty={<EmptyState title={state === 'held' ? t`没有存疑的赛果` : t`还没有`} drawing={null} />}
          columns={columns}
          footer={pages}
        />
      </CardBleed>
    </Card>
  );
}
