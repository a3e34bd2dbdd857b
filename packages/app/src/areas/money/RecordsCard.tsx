import { useLingui } from '@lingui/react/macro';
import type { MoneyRecord, RecordKind } from '@pitchside/api/money/orders';
import { Button } from '@pitchside/ui/Button';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { Pagination } from '@pitchside/ui/Pagination';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Table } from '@pitchside/ui/Table';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useWalletEvents } from './recharge/useWalletEvents.ts';
import { Kinds, Span, Times, Tools } from './records/Records.layout.ts';
import { RecordsSums } from './records/RecordsSums.tsx';
import { allRecords, csvText, saveFile } from './records/recordsCsv.ts';
import { RecordsSpan } from './RecordsSpan.tsx';
import { presetOf, presetSpan, type SpanPreset } from './spans.ts';
import { useColumns } from './records/useColumns.tsx';
import { recordsPage, useRecords } from './records/useRecords.ts';

export interface RecordsCardProps {
  title: string;
  /** Kinds to choose from; one alone needs no choice. */
  kinds: readonly RecordKind[];
  /** The only type to show, such as `gift`; default all, with a filter. */
  type?: string;
  /** Names of the kinds; default 消费, 收益, 订单. */
  names?: Partial<Record<RecordKind, string>>;
}

/** Records of money: spending, income, orders; by type and span, with sums, pages and a CSV. */
export function RecordsCard({ title, kinds, type: only, names: called }: RecordsCardProps) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const [kind, setKind] = useState<RecordKind>(kinds[0] ?? 'consume');
  const [type, setType] = useState(only);
  const [span, setSpan] = useState(() => presetSpan('month'));
  const [page, setPage] = useState(1);
  const [turn, setTurn] = useState(0);
  const [saving, setSaving] = useState(false);
  const query = { kind, type, ...span, page };
  const { answer, types, loading, failed } = useRecords(query, turn);
  const columns = useColumns(kind);
  useWalletEvents(() => setTurn((now) => now + 1));

  const names: Record<RecordKind, string> = { consume: t`消费`, income: t`收益`, order: t`订单`, ...called };
  const presets: { value: SpanPreset; label: string }[] = [
    { value: 'week', label: t`近 7 天` },
    { value: 'month', label: t`近 30 天` },
    { value: 'quarter', label: t`近 3 个月` },
  ];
  const choose =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(1);
    };
  const chooseKind = (next: RecordKind) => {
    setType(only);
    choose(setKind)(next);
  };

  async function exportCsv(): Promise<void> {
    setSaving(true);
    try {
      const all = await allRecords(query);
      const head = [t`时间`, t`类型`, t`事项`, t`对象`, t`场景`, t`黄钻`, t`消费钱包（元）`, t`收益（元）`, t`经验`, t`流水号`];
      const row = ({ at, type_name, title: what, peer, place, diamonds, wallet, income, experience, no, order }: MoneyRecord) => [
        new Date(at).toISOString(),
        type_name,
        what,
        peer?.user_nickname ?? '',
        place,
        diamonds,
        order ? -order.price / 100 : wallet / 100,
        income / 100,
        experience,
        no,
      ];
      saveFile(`pitchside-${kind}-${span.from}-${span.to}.csv`, csvText([head, ...all.map(row)]));
    } catch {
      // The call has notified the person.
    } finally {
      setSaving(false);
    }
  }

  const all = types.reduce((sum, { total }) => sum + total, 0);
  return (
    <Card
      stacked
      title={title}
      tabs={
        kinds.length > 1 ? (
          <SegmentedControl
            look="line"
            label={title}
            value={kind}
            onValueChange={chooseKind}
            segments={kinds.map((id) => ({ value: id, label: names[id] }))}
          />
        ) : undefined
      }
      aside={
        <Button
          tone="plain"
          size="s"
          icon={<Download size={16} aria-hidden />}
          loading={saving}
          disabled={!answer || answer.total === 0}
          onClick={() => void exportCsv()}
        >
          {t`导出 CSV`}
        </Button>
      }
    >
      <Tools>
        <Kinds {...(only === undefined && { role: 'group', 'aria-label': t`类型` })}>
          {only === undefined && (
            <>
              <Chip size="l" pressed={type === undefined} onPress={() => choose(setType)(undefined)}>
                {t`全部`} {integer(all)}
              </Chip>
              {types.map((one) => (
                <Chip key={one.type} size="l" pressed={type === one.type} onPress={() => choose(setType)(one.type)}>
                  {one.name} {integer(one.total)}
                </Chip>
              ))}
            </>
          )}
        </Kinds>
        <Times>
          <SegmentedControl
            label={t`时间段`}
            segments={presets}
            value={presetOf(span.from, span.to) ?? ''}
            onValueChange={(preset) => preset !== '' && choose(setSpan)(presetSpan(preset))}
            size="s"
          />
          <Span>
            <RecordsSpan value={span} onValueChange={choose(setSpan)} />
          </Span>
        </Times>
      </Tools>
      <RecordsSums kind={kind} answer={answer} />
      <CardBleed>
        <Table
          caption={title}
          captionHidden
          columns={columns}
          rows={answer?.list ?? []}
          keyOf={({ no }) => no}
          status={failed ? 'error' : loading ? 'loading' : 'ready'}
          error={t`明细没能送到`}
          onRetry={() => setTurn(turn + 1)}
          skeletonRows={recordsPage}
          empty={<EmptyState kind="list">{t`换个时间段或类型看看。`}</EmptyState>}
          footer={
            <>
              <span>{t`只能查询近三个月的记录`}</span>
              {answer && answer.total > recordsPage && (
                <Pagination page={page} total={answer.total} pageSize={recordsPage} onPageChange={setPage} />
              )}
            </>
          }
        />
      </CardBleed>
    </Card>
  );
}
