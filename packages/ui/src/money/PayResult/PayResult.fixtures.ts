import { say } from '../../lab/storykit/say.ts';
import type { PayResultKind } from './PayResult.tsx';

/** Titles and texts of each result. */
export const results: Record<PayResultKind, { title: string; words: string }> = {
  success: {
    title: say('支付成功', 'Paid', 'Đã thanh toán'),
    words: say('窗口 3 秒后自动关闭，回到充值页。', 'This window closes in 3 seconds.', 'Cửa sổ sẽ tự đóng sau 3 giây.'),
  },
  failed: {
    title: say('支付失败', 'Payment failed', 'Thanh toán thất bại'),
    words: say(
      '余额不足。没有扣款，订单还在，4 分钟内可以再付。',
      'Balance too low. Nothing was taken; try again within 4 minutes.',
      'Số dư không đủ. Chưa trừ tiền, có thể thử lại trong 4 phút.',
    ),
  },
  canceled: {
    title: say('已取消', 'Cancelled', 'Đã hủy'),
    words: say('你取消了付款，订单已关闭，黄钻没有变化。', 'You cancelled; the order is closed.', 'Bạn đã hủy, đơn đã đóng.'),
  },
  timeout: {
    title: say('订单超时', 'Order expired', 'Đơn quá hạn'),
    words: say(
      '超过 5 分钟没有付款，二维码作废。晚到的付款会原路退回。',
      'Not paid within 5 minutes. Late payments go back.',
      'Quá 5 phút chưa thanh toán. Tiền đến muộn sẽ được hoàn lại.',
    ),
  },
  confirming: {
    title: say('确认中', 'Confirming', 'Đang xác nhận'),
    words: say(
      '已经付了，等支付方回信。不用再付，一般 10 秒内到账。',
      'You have paid; the provider has yet to confirm.',
      'Bạn đã trả, đang chờ bên thanh toán xác nhận.',
    ),
  },
};
