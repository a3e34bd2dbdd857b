import { say } from '../../lab/storykit/say.ts';
import type { PayChannelChoice } from './ChannelPicker.tsx';

/** Payment channels of the demo data. */
export const channels: readonly PayChannelChoice[] = [
  { id: 'wechat', brand: 'wechat', name: say('微信支付', 'WeChat Pay', 'WeChat Pay') },
  { id: 'alipay', brand: 'alipay', name: say('支付宝', 'Alipay', 'Alipay') },
  { id: 'unionpay', brand: 'unionpay', name: say('云闪付', 'UnionPay QuickPass', 'UnionPay QuickPass') },
  { id: 'card', brand: 'card', name: say('银行卡', 'Bank card', 'Thẻ ngân hàng') },
  {
    id: 'wallet',
    brand: 'wallet',
    name: say('消费钱包', 'Spending wallet', 'Ví chi tiêu'),
    note: say('余 ¥326.40', '¥326.40 left', 'Còn ¥326,40'),
  },
];
