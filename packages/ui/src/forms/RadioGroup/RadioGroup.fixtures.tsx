import { CreditCard, Wallet } from 'lucide-react';
import { say } from '../../lab/storykit/say.ts';
import type { RadioOption } from './RadioGroup.tsx';

/** Options for the content of a calendar file. */
export const exports: readonly RadioOption[] = [
  { value: 'booked', label: say('我的预约', 'My reminders', 'Trận đã hẹn'), end: say('12 场', '12', '12 trận') },
  { value: 'teams', label: say('收藏的 5 支球队', 'My 5 clubs', '5 đội đã lưu'), end: say('38 场', '38', '38 trận') },
  { value: 'filter', label: say('当前筛选', 'Current filter', 'Theo bộ lọc'), end: say('93 场', '93', '93 trận') },
  {
    value: 'all',
    label: say('全部赛事', 'Everything', 'Tất cả'),
    note: say('超过 500 场不能导出', '500 matches at most', 'Tối đa 500 trận một lần'),
    disabled: true,
  },
];

/** Accounts that a withdrawal can go to. */
export const accounts: readonly RadioOption[] = [
  {
    value: 'bank',
    label: say('招商银行', 'CMB', 'CMB'),
    note: say('储蓄卡 6027', 'Debit 6027', 'Thẻ 6027'),
    icon: <CreditCard size={20} aria-hidden />,
  },
  { value: 'alipay', label: say('支付宝', 'Alipay', 'Alipay'), note: '138****5217', icon: <Wallet size={20} aria-hidden /> },
  {
    value: 'wechat',
    label: say('微信支付', 'WeChat Pay', 'WeChat Pay'),
    note: say('正在维护', 'Under maintenance', 'Đang bảo trì'),
    icon: <Wallet size={20} aria-hidden />,
    disabled: true,
  },
];
