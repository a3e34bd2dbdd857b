import { say } from '../../lab/storykit/say.ts';
import type { CardProps } from './Card.tsx';

/** The usual one: a name and a sentence. */
export const card = {
  title: say('登录设备', 'Logged-in devices', 'Thiết bị đăng nhập'),
  hint: say('下线后立即退出', 'Logged out at once', 'Đăng xuất ngay'),
  children: say('最多同时登录五台设备。', 'Up to five devices at a time.', 'Đăng nhập tối đa năm thiết bị cùng lúc.'),
} satisfies CardProps;

/** The longest texts that it must hold. */
export const longCard: CardProps = {
  title: 'Chuyển từ ví thu nhập sang ví chi tiêu trong trang',
  hint: 'Không mất phí, vào ví ngay lập tức',
  children: 'Sau khi chuyển sẽ không thể rút về ngân hàng và cũng không thể chuyển ngược lại ví thu nhập.',
};

/** Warning about an act that cannot be undone. */
export const graveWords = say(
  '转入后不能提现，也不能转回收益。',
  'Once moved it can be neither withdrawn nor moved back.',
  'Đã chuyển thì không thể rút và không thể chuyển lại.',
);
