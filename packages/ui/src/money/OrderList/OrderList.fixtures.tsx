import { Button } from '../../actions/Button/index.ts';
import { say } from '../../lab/storykit/say.ts';
import type { OrderEntry } from './OrderList.tsx';

/** One order of each kind. */
export const orders: readonly OrderEntry[] = [
  {
    id: '1',
    brand: 'alipay',
    diamonds: 19_800,
    about: say('支付宝 · 今天 22:31', 'Alipay · today 22:31', 'Alipay · hôm nay 22:31'),
    price: '¥198.00',
    status: say('待支付 04:32', 'To pay 04:32', 'Chờ trả 04:32'),
    tone: 'waiting',
    acts: (
      <>
        <Button size="s" tone="outline">
          {say('取消订单', 'Cancel', 'Hủy đơn')}
        </Button>
        <Button size="s">{say('去支付', 'Pay', 'Thanh toán')}</Button>
      </>
    ),
  },
  {
    id: '2',
    brand: 'wechat',
    diamonds: 9_800,
    about: say('微信支付 · 11-18 20:47', 'WeChat Pay · 11-18 20:47', 'WeChat Pay · 18-11 20:47'),
    price: '¥98.00',
    status: say('已到账', 'Received', 'Đã nhận'),
    tone: 'good',
  },
  {
    id: '3',
    brand: 'unionpay',
    diamonds: 3_000,
    about: say('云闪付 · 11-09 03:58', 'QuickPass · 11-09 03:58', 'QuickPass · 09-11 03:58'),
    price: '¥30.00',
    status: say('已关闭，超时', 'Expired', 'Quá hạn'),
    tone: 'over',
  },
  {
    id: '4',
    brand: 'card',
    diamonds: 6_800,
    about: say('银行卡 · 10-27 21:14', 'Bank card · 10-27 21:14', 'Thẻ ngân hàng · 27-10 21:14'),
    price: '¥68.00',
    status: say('付款失败', 'Failed', 'Thất bại'),
    tone: 'bad',
  },
];
