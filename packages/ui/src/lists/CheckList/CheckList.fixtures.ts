import { say } from '../../lab/storykit/say.ts';
import type { CheckItem } from './CheckList.tsx';

/** Checks of the server before money leaves. */
export const checks: readonly CheckItem[] = [
  { id: 'name', words: say('户名', 'Name', 'Tên'), found: say('与实名一致', 'Same as the verified name', 'Khớp với tên đã xác minh') },
  {
    id: 'income',
    words: say('收益来源', 'Income', 'Thu nhập'),
    found: say('七成来自一位用户', 'Seven tenths come from one member', 'Bảy phần mười từ một thành viên'),
    doubt: true,
  },
  { id: 'device', words: say('设备', 'Device', 'Thiết bị'), found: say('常用', 'The usual one', 'Thường dùng') },
];

/** Whole sentences. */
export const promises: readonly CheckItem[] = [
  {
    id: 'holder',
    words: say('提现与绑定账户，户名须与实名一致', 'Payout accounts carry the verified name', 'Tài khoản rút tiền phải trùng tên thật'),
  },
  {
    id: 'sealed',
    words: say(
      '证件照片加密保存，只有审核员看得到',
      'Papers are sealed; only reviewers see them',
      'Ảnh giấy tờ được mã hoá, chỉ người duyệt xem được',
    ),
  },
];

/** The longest texts that it must hold. */
export const longChecks: readonly CheckItem[] = [
  { id: 'name', words: 'Tên chủ tài khoản', found: 'Không khớp với tên đã xác minh trên giấy tờ tuỳ thân của thành viên', doubt: true },
  { id: 'place', words: 'Địa điểm', found: 'Thành phố Hồ Chí Minh' },
];
