import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../lab/storykit/say.ts';
import { PayoutAccounts, type PayoutAccountsProps } from './PayoutAccounts.tsx';

function Chosen(args: PayoutAccountsProps) {
  const [value, setValue] = useState(args.value);
  return (
    <div style={{ width: 560 }}>
      <PayoutAccounts {...args} value={value} onValueChange={setValue} />
    </div>
  );
}

const meta = {
  component: PayoutAccounts,
  args: {
    accounts: [
      {
        id: 'bank',
        brand: 'bank',
        name: say('招商银行', 'China Merchants Bank', 'China Merchants Bank'),
        detail: say('储蓄卡 6027', 'Debit card 6027', 'Thẻ ghi nợ 6027'),
      },
      { id: 'alipay', brand: 'alipay', name: say('支付宝', 'Alipay', 'Alipay'), detail: '138****5217' },
    ],
    value: 'bank',
    onValueChange: () => undefined,
    label: say('到账账户', 'Account', 'Tài khoản nhận'),
    bindHref: '#bind',
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof PayoutAccounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accounts: Story = { tags: ['gallery'] };
export const NothingBound: Story = { args: { accounts: [], value: null } };
