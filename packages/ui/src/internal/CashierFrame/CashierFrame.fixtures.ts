import { say } from '../../lab/storykit/say.ts';
import { siteName } from '../../lab/storykit/siteName.ts';
import type { CashierFrameProps } from './CashierFrame.tsx';

/** The sandbox's window. */
export const sandboxWindow: CashierFrameProps = {
  siteName,
  title: say('收银台', 'Cashier', 'Thu ngân'),
  stamp: say('沙盒 SANDBOX', 'SANDBOX', 'THỬ NGHIỆM'),
  help: say('客服 2850 226', 'Help 2850 226', 'Hỗ trợ 2850 226'),
  warning: say(
    '测试环境。这里不会扣真钱，结果由右侧按钮决定。',
    'A test. No money is taken here; the buttons on the right decide.',
    'Môi trường thử. Ở đây không trừ tiền thật, các nút bên phải quyết định.',
  ),
  children: null,
};
