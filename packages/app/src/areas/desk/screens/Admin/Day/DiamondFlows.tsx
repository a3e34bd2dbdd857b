import { useLingui } from '@lingui/react/macro';
import type { adminDay, DayPair } from '@pitchside/api/desk/operations';
import type { CallData } from '@pitchside/api/contract';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useFlowNames } from './useFlowNames.ts';

type Flow = CallData<typeof adminDay>['diamonds'][number];

/** Diamonds received and spent by members, by purpose. */
export function DiamondFlows({ flows }: { flows: readonly Flow[] }) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const names = useFlowNames();
  const cell = ({ today, yesterday }: DayPair) => {
    const before = yesterday === null ? '–' : integer(yesterday);
    return (
      <TwoLines look="strong" note={t`昨天 ${before}`}>
        {integer(today)}
      </TwoLines>
    );
  };
  const columns: TableColumn<Flow>[] = [
    { id: 'kind', head: t`事由`, cell: ({ kind }) => names[kind] },
    { id: 'in', head: t`流入`, numeric: true, cell: (flow) => cell(flow.in) },
    { id: 'out', head: t`流出`, numeric: true, cell: (flow) => cell(flow.out) },
  ];
  return (
    <Card title={t`黄钻进出`}>
      <CardBleed>
        <Table
          caption={t`黄钻进出`}
          captionHidden
          columns={columns}
          rows={flows}
          keyOf={({ kind }) => kind}
          empty={<EmptyState title={t`两天都没有进出`} drawing={null} />}
          footer={t`只算会员的账户；同一笔既出又入的两边都算`}
        />
      </CardBleed>
    </Card>
  );
}
