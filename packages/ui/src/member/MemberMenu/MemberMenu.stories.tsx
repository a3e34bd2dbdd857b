import type { Meta, StoryObj } from '@storybook/react-vite';
import { memberMenu } from './MemberMenu.fixtures.tsx';
import { MemberMenu } from './MemberMenu.tsx';

const meta = { component: MemberMenu, args: { groups: memberMenu, currentId: 'wallet' } } satisfies Meta<typeof MemberMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Groups: Story = { tags: ['gallery'], args: { currentId: 'tasks' } };
export const LongVietnamese: Story = {
  args: {
    groups: [
      {
        id: 'one',
        label: 'Những trang dành riêng cho thành viên',
        items: memberMenu[0]?.items.map((item) => ({ ...item, label: 'Lịch sử chuyển đổi và rút tiền', count: 128 })) ?? [],
      },
    ],
  },
  parameters: { locale: 'vi' },
};
