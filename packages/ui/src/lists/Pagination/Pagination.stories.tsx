import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Turning(args: PaginationProps) {
  const [page, setPage] = useState(args.page);
  const [pageSize, setPageSize] = useState(args.pageSize);
  return (
    <Pagination {...args} page={page} onPageChange={setPage} pageSize={pageSize} onPageSizeChange={args.onPageSizeChange && setPageSize} />
  );
}

const meta = {
  component: Pagination,
  args: { page: 6, total: 1_284, pageSize: 20 },
  render: (args) => <Turning {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <Pagination {...args} page={1} label={say('账单分页', 'Orders', 'Đơn hàng')} />
      <Pagination {...args} label={say('流水分页', 'Ledger', 'Sổ cái')} />
      <Pagination {...args} page={65} label={say('审核分页', 'Reviews', 'Xét duyệt')} />
      <Pagination {...args} total={64} page={2} hrefOf={(page) => `#page-${page}`} label={say('动态分页', 'Posts', 'Bài viết')} />
      <Pagination {...args} total={0} page={1} label={say('空分页', 'Nothing', 'Trống')} />
      <Pagination {...args} onPageSizeChange={fn()} jump label={say('操作分页', 'Actions', 'Thao tác')} />
    </Gallery>
  ),
};

export const NarrowVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: { onPageSizeChange: fn(), jump: true },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
