import type { Meta, StoryObj } from '@storybook/react-vite';
import { say, sayAlike } from '../../lab/storykit/say.ts';
import { CashierTicket } from './CashierTicket.tsx';

/** The clock of the stories is fixed to this instant. */
const now = Date.UTC(2026, 10, 21, 12);

const meta = {
  component: CashierTicket,
  args: {
    title: say('黄钻 19,800', '19,800 diamonds', '19.800 kim cương'),
    subtitle: say('另赠 1,200，付款后立即到账', '1,200 more on top, at once', 'Tặng thêm 1.200, nhận ngay'),
    price: '¥198.00',
    facts: [
      { name: say('订单号', 'Order', 'Mã đơn'), value: sayAlike('P20261120223108774100') },
      {
        name: say('收款方', 'Payee', 'Bên nhận'),
        value: say('场边（沙盒商户 S-0001）', 'Pitchside (sandbox S-0001)', 'Pitchside (thử nghiệm S-0001)'),
      },
      { name: say('付款账号', 'Payer', 'Người trả'), value: say('北看台老周', 'north_stand', 'khan_dai_bac') },
    ],
    channel: { brand: 'alipay', name: say('支付宝', 'Alipay', 'Alipay') },
    code: 'https://site.example/cashier/P1',
    stamp: say('样张', 'Sample', 'Mẫu'),
    from: now - 60_000,
    to: now + 240_000,
    foot: say('未满 18 周岁请勿充值', 'Under 18s must not top up', 'Người dưới 18 tuổi không được nạp'),
  },
} satisfies Meta<typeof CashierTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ticket: Story = { tags: ['gallery'] };
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 420 }}>
      <CashierTicket {...args} />
    </div>
  ),
};
