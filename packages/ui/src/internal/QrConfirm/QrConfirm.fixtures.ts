import { say, sayAlike } from '../../lab/storykit/say.ts';
import type { QrConfirmProps } from './QrConfirm.tsx';

/** A computer in the same network that wants to sign in. */
export const asked: QrConfirmProps = {
  person: { seed: 'zhou' },
  title: say('在电脑上登录场边？', 'Log in to Pitchside on the computer?', 'Đăng nhập Pitchside trên máy tính?'),
  as: say('以 北看台老周 的身份', 'As NorthStandZhou', 'Với tài khoản LãoChuKhánĐàiBắc'),
  facts: [
    {
      term: say('做什么', 'What', 'Làm gì'),
      detail: say('网页登录', 'Web login', 'Đăng nhập web'),
      hint: say(
        '可以聊天、送礼；提现仍要支付密码',
        'Can chat and send gifts; withdrawals still need the payment password',
        'Có thể chat và tặng quà; rút tiền vẫn cần mật khẩu thanh toán',
      ),
    },
    {
      term: say('在哪里', 'Where', 'Ở đâu'),
      detail: '203.0.*.*',
      hint: say('和你的手机在同一个网络', 'On the same network as your phone', 'Cùng mạng với điện thoại của bạn'),
    },
    {
      term: say('什么时候', 'When', 'Khi nào'),
      detail: '22:08',
      hint: say('二维码还有 96 秒有效', 'The QR code is valid for 96 more seconds', 'Mã QR còn hiệu lực 96 giây'),
    },
    { term: say('什么设备', 'Device', 'Thiết bị'), detail: sayAlike('Chrome 141 · macOS') },
  ],
  warning: say(
    '别人发来的码不要确认，场边不会请你扫码。',
    'Never confirm a code that somebody sent you. Pitchside will not ask you to scan one.',
    'Đừng xác nhận mã do người khác gửi. Pitchside không bao giờ nhờ bạn quét mã.',
  ),
};
