import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { columns, withdrawals, type Withdrawal } from './Table.fixtures.tsx';
import { Table } from './Table.tsx';
import type { TableProps } from './Table.types.ts';
import type { TableSort } from './column.ts';

const sorted = (rows: readonly Withdrawal[], sort: TableSort | undefined) =>
  sort
    ? rows.toSorted(
        (one, other) =>
          (sort.direction === 'ascending' ? 1 : -1) * (one[sort.column as 'amount'] > other[sort.column as 'amount'] ? 1 : -1),
      )
    : rows;

function Working(args: TableProps<Withdrawal>) {
  const [sort, setSort] = useState(args.sort);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['W26112001']));
  return (
    <Table
      {...args}
      rows={sorted(args.rows, sort)}
      sort={sort}
      onSortChange={setSort}
      selection={args.selection && { ...args.selection, selected, onSelectedChange: setSelected }}
    />
  );
}

const meta = {
  component: Table<Withdrawal>,
  args: {
    caption: say('待审提现', 'Withdrawals to review', 'Lệnh rút tiền chờ duyệt'),
    columns,
    rows: withdrawals,
    keyOf: ({ id }) => id,
    sort: { column: 'waits', direction: 'descending' },
    footer: say('超过 18 小时标红', 'Longer than 18 hours is late', 'Quá 18 giờ là trễ'),
  },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof Table<Withdrawal>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ticked: Story = {
  tags: ['gallery'],
  args: { selection: { selected: new Set(), onSelectedChange: fn(), labelOf: ({ id }) => say(id, id, id) }, currentKey: 'W26112007' },
};

export const Loading: Story = { args: { rows: [], status: 'loading', density: 's' } };

export const Empty: Story = { args: { rows: [], footer: undefined } };

export const Failed: Story = {
  args: {
    rows: [],
    status: 'error',
    error: say('提现没能载入', 'Withdrawals did not load', 'Không tải được lệnh rút'),
    onRetry: fn(),
    footer: undefined,
  },
};

const vietnameseHeads = ['Mã đơn', 'Người gửi', 'Nhận về', 'Nghi vấn', 'Đã chờ (phút)', 'Số tiền'];
const vietnameseRows = withdrawals.map((row, index) => ({
  ...row,
  who: ['Lão Trần', 'Chu khán đài Bắc', 'Nữ hoàng úp rổ', 'BLV Xuyên'][index] ?? row.id,
  to: 'Techcombank 3381',
  doubt: row.doubt && 'Sai tên chủ thẻ',
}));

export const NarrowVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: {
    maxHeight: 180,
    density: 's',
    columns: columns.map((column, index) => ({ ...column, head: vietnameseHeads[index] ?? column.head })),
    rows: vietnameseRows,
    footer: 'Quá 18 giờ là trễ',
  },
  render: (args) => (
    <div style={{ width: 420 }}>
      <Working {...args} caption="Lệnh rút tiền đang chờ người vận hành xét duyệt" />
    </div>
  ),
};
