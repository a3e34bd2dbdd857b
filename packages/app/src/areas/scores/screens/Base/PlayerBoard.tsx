import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Table, type TableColumn, type TableSort } from '@pitchside/ui/Table';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Text } from '@pitchside/ui/Text';
import { useState, type ReactNode } from 'react';
import { statusOf } from '../../../../platform/resource/statusOf.ts';
import { sortedBy, type Figures } from '../../base/sorting.ts';

interface PlayerBoardProps<Row, Order extends string> {
  /** Server-side orders of the players, and their names. */
  orders: readonly Order[];
  names: Record<Order, string>;
  by: Order;
  onBy: (by: Order) => void;
  columns: readonly TableColumn<Row>[];
  /** Columns of figures that can be sorted by. */
  figures: Figures<Row>;
  /** Undefined while they were never there. */
  rows: readonly Row[] | undefined;
  failed: boolean;
  onRetry: () => void;
  /** A line under the table. */
  children: ReactNode;
}

const usual: TableSort = { column: 'rank', direction: 'ascending' };

/** Players of a season by rank; every column of figures sorts, another order begins by rank again. */
export function PlayerBoard<Row extends { player_id: string; team: Match['home'] }, Order extends string>({
  orders,
  names,
  by,
  onBy,
  columns,
  figures,
  rows,
  failed,
  onRetry,
  children,
}: PlayerBoardProps<Row, Order>) {
  const { t } = useLingui();
  const [sort, setSort] = useState(usual);
  return (
    <Card
      stacked
      padding="titled"
      title={t`球员榜`}
      tabs={
        <SegmentedControl
          label={t`球员榜`}
          segments={orders.map((id) => ({ value: id, label: names[id] }))}
          value={by}
          onValueChange={(next) => {
            onBy(next);
            setSort(usual);
          }}
        />
      }
    >
      <Table
        caption={t`球员榜`}
        captionHidden
        columns={columns}
        rows={sortedBy(rows ?? [], figures, sort)}
        keyOf={({ player_id }) => player_id}
        sort={sort}
        onSortChange={setSort}
        density="s"
        empty={<EmptyState title={t`这个赛季没有球员数据`} />}
        status={statusOf({ value: rows, state: failed ? 'failed' : 'loading' })}
        error={t`球员榜没能送到`}
        onRetry={onRetry}
        skeletonRows={10}
      />
      {children && (
        <Text as="p" size="s" tone="quiet">
          {children}
        </Text>
      )}
    </Card>
  );
}
