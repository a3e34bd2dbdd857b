import { say } from '../../lab/storykit/say.ts';
import type { BoardQueue } from './QueueBoard.tsx';

const none = say('没有等着的', 'Nobody waits', 'Không có ai chờ');

/** Queues of a busy desk: some late, some empty. */
export const queues: readonly BoardQueue[] = [
  {
    id: 'withdrawal',
    name: say('提现', 'Withdrawals', 'Rút tiền'),
    href: '#withdrawal',
    total: 9,
    value: '9',
    note: say('最久 19 时 48 分', 'Oldest 19 h 48 min', 'Lâu nhất 19 giờ 48 phút'),
    late: true,
  },
  {
    id: 'verification',
    name: say('实名', 'Identity checks', 'Xác minh danh tính'),
    href: '#verification',
    total: 14,
    value: '14',
    note: say('最久 2 时 40 分', 'Oldest 2 h 40 min', 'Lâu nhất 2 giờ 40 phút'),
  },
  {
    id: 'expert',
    name: say('专家申请', 'Tipster applications', 'Đơn xin làm chuyên gia'),
    href: '#expert',
    total: 3,
    value: '3',
    note: say('最久 58 分', 'Oldest 58 min', 'Lâu nhất 58 phút'),
  },
  { id: 'plan', name: say('方案', 'Picks', 'Dự đoán'), href: '#plan', total: 0, value: '0', note: none },
  {
    id: 'content',
    name: say('内容审核', 'Posts to check', 'Nội dung chờ duyệt'),
    href: '#content',
    total: 1_284,
    value: say('1,284', '1,284', '1.284'),
    note: say('最久 31 分', 'Oldest 31 min', 'Lâu nhất 31 phút'),
  },
  { id: 'result', name: say('存疑赛果', 'Doubtful results', 'Kết quả nghi vấn'), href: '#result', total: 0, value: '0', note: none },
  {
    id: 'feedback',
    name: say('意见反馈', 'Feedback', 'Góp ý'),
    href: '#feedback',
    total: 6,
    value: '6',
    note: say('最久 22 时 05 分', 'Oldest 22 h 05 min', 'Lâu nhất 22 giờ 05 phút'),
    late: true,
  },
  {
    id: 'shipping',
    name: say('待发货', 'To ship', 'Chờ gửi hàng'),
    href: '#shipping',
    total: 2,
    value: '2',
    note: say('最久 14 分', 'Oldest 14 min', 'Lâu nhất 14 phút'),
  },
];
