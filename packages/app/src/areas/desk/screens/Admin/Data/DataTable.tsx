import { useLingui } from '@lingui/react/macro';
import { CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import type { ReactNode } from 'react';
import type { Loaded } from '../../../../../platform/resource/useResource.ts';
import { statusOf } from '../../../../../platform/resource/statusOf.ts';

interface DataTableProps<Row> {
  caption: string;
  /** The question whose answer holds the rows. */
  loaded: Pick<Loaded<unknown>, 'value' | 'state' | 'again'>;
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** Key of the row whose card is open. */
  chosen?: string | undefined;
  /** Text of the empty state. */
  empty: string;
  columns: readonly TableColumn<Row>[];
  /** Rows of small type. */
  isDense?: boolean;
  /** Height in px from which the rows scroll. */
  maxHeight?: number;
  /** Pager of a list in pages (`usePages`). */
  pages?: ReactNode;
}

/** A list of the desk of data in its card: on its way, not reached, empty, the row that is open, and its pages. */
export function DataTableWired<Row>({
  caption,
  loaded: { value, state, again },
  rows = [],
  keyOf,
  chosen,
  empty,
  columns,
  isDense = false,
  maxHeight,
  pages,
}: DataTableProps<Row>) {
  const { t } = useLingui();
  return (
    <CardBleed>
      <Table<Row>
        caption={caption}
        captionHidden
        density={isDense ? 's' : 'm'}
        {...(maxHeight !== undefined && { maxHeight })}
        rows={rows}
        keyOf={keyOf}
        {...(chosen !== undefined && { currentKey: chosen })}
        status={statusOf({ value, state })}
        error={t`列表没能送到`}
        onRetry={again}
        empty={<EmptyState title={empty} drawing={null} />}
        columns={columns}
        footer={pages}
      />
    </CardBleed>
  );
}
