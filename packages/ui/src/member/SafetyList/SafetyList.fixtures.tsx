import { KeyRound, Landmark, Lock, Smartphone } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { SafetyMark, type SafetyCondition, type SafetyItem } from './SafetyList.tsx';

const act = (words: string) => (
  <Button size="s" tone="outline">
    {words}
  </Button>
);
const change = say('修改', 'Change', 'Sửa');

/** An account in good order but for a card. */
export const safetyItems: readonly SafetyItem[] = [
  {
    id: 'mobile',
    icon: <Smartphone size={20} aria-hidden />,
    name: say('手机号', 'Mobile number', 'Số điện thoại'),
    value: '+86 138****5217',
  },
  {
    id: 'login',
    icon: <KeyRound size={20} aria-hidden />,
    name: say('登录密码', 'Password', 'Mật khẩu'),
    value: <SafetyMark state="good">{say('已设置', 'Set', 'Đã đặt')}</SafetyMark>,
    acts: act(change),
  },
  {
    id: 'payment',
    icon: <Lock size={20} aria-hidden />,
    name: say('支付密码', 'Payment', 'Thanh toán'),
    value: <SafetyMark state="good">{say('已设置', 'Set', 'Đã đặt')}</SafetyMark>,
    note: say('提现、转账时要用', 'For withdrawals and transfers', 'Dùng khi rút và chuyển'),
    acts: act(change),
  },
  {
    id: 'card',
    icon: <Landmark size={20} aria-hidden />,
    name: say('银行卡', 'Bank card', 'Thẻ'),
    value: <SafetyMark state="none">{say('还没有绑定', 'None yet', 'Chưa có')}</SafetyMark>,
    acts: act(say('绑定', 'Link', 'Liên kết')),
  },
];

export const safetyConditions: readonly SafetyCondition[] = [
  { id: 'identity', name: say('实名认证', 'ID verification', 'Danh tính'), state: 'good', words: say('审核成功', 'Passed', 'Đã duyệt') },
  { id: 'payment', name: say('支付密码', 'Payment password', 'Mật khẩu thanh toán'), state: 'good', words: say('已设置', 'Set', 'Đã đặt') },
  {
    id: 'payout',
    name: say('收款账户', 'Payout account', 'Tài khoản nhận'),
    state: 'waiting',
    words: say('待绑定', 'Missing', 'Còn thiếu'),
  },
];
