import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { amounts } from '../AmountTiles/AmountTiles.fixtures.ts';
import { channels } from '../ChannelPicker/ChannelPicker.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import { customAmount, RechargePanel, type RechargePanelProps } from './RechargePanel.tsx';
import { bare } from '../../theme/bare.css.ts';

const terms = (
  <>
    {say('已读并同意', 'I have read and accept the', 'Tôi đã đọc và đồng ý với')}{' '}
    <a className={bare} href="#terms">
      {say('《充值协议》', 'top-up terms', 'thoả thuận nạp tiền')}
    </a>
    {say('，未满 18 周岁请勿充值', '; under 18s must not top up', '; người dưới 18 tuổi không được nạp')}
  </>
);

function Chosen(args: RechargePanelProps) {
  const [value, setValue] = useState(args.value);
  const [channel, setChannel] = useState(args.channel);
  const [yuan, setYuan] = useState(args.custom.yuan);
  const [agreed, setAgreed] = useState(args.agreed);
  return (
    <RechargePanel
      {...args}
      value={value}
      onValueChange={setValue}
      channel={channel}
      onChannelChange={setChannel}
      custom={{ ...args.custom, yuan, onYuanChange: setYuan }}
      agreed={agreed}
      onAgreedChange={setAgreed}
    />
  );
}

const nothing = () => undefined;
const meta = {
  component: RechargePanel,
  args: {
    amounts,
    value: '9800',
    onValueChange: nothing,
    note: say(
      '首充双倍只有一次，第一笔选 ¥6 才翻倍',
      'The first top-up doubles once, with ¥6 only',
      'Chỉ nhân đôi lần nạp đầu, khi chọn ¥6',
    ),
    custom: { yuan: null, onYuanChange: nothing, minimum: 1, maximum: 5_000, diamondsPerYuan: 100 },
    channels,
    channel: 'wechat',
    onChannelChange: nothing,
    total: { price: '¥98.00', diamonds: 9_800, bonus: 490 },
    agreed: true,
    onAgreedChange: nothing,
    terms,
    pay: say('微信扫码支付', 'Pay with WeChat', 'Thanh toán bằng WeChat'),
    onPay: nothing,
  },
  render: (args) => (
    <div style={{ maxWidth: 760 }}>
      <Chosen {...args} />
    </div>
  ),
} satisfies Meta<typeof RechargePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Panel: Story = { tags: ['gallery'] };
export const OwnAmountTooShortWallet: Story = {
  args: {
    value: customAmount,
    custom: { ...meta.args.custom, yuan: 888 },
    channel: 'wallet',
    total: { price: '¥888.00', diamonds: 88_800, bonus: 0 },
    problem: say('消费钱包余额不足', 'Not enough in the spending wallet', 'Ví chi tiêu không đủ'),
  },
};
export const Paying: Story = { args: { paying: true } };
export const NarrowVietnamese: Story = {
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 420 }}>
      <Chosen {...args} />
    </div>
  ),
};
