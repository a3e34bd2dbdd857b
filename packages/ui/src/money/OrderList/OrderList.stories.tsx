import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { orders } from './OrderList.fixtures.tsx';
import { OrderList } from './OrderList.tsx';

const meta = {
  component: OrderList,
  args: { orders, label: say('订单', 'Orders', 'Đơn hàng') },
  render: (args) => (
    <div style={{ width: 352 }}>
      <OrderList {...args} />
    </div>
  ),
} satisfies Meta<typeof OrderList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Orders: Story = { tags: ['gallery'] };
