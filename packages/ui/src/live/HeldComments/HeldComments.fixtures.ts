import { say, sayAlike } from '../../lab/storykit/say.ts';
import type { HeldCommentItem } from './HeldComments.tsx';

/** Comments held for review on an evening. */
export const heldComments: readonly HeldCommentItem[] = [
  {
    id: '1',
    text: say('赢球计划加微信 win8x', 'Winning tips, WeChat win8x', 'Kèo thắng, kết bạn WeChat win8x'),
    nickname: say('稳胆小哥', 'Sure Bet Sid', 'Chốt Kèo Chắc'),
    level: 3,
    at: sayAlike('21:04'),
  },
  {
    id: '2',
    text: say('有多余的球票，联系 138 0000 0001', 'Spare ticket, call 138 0000 0001', 'Thừa vé, gọi 138 0000 0001'),
    nickname: say('北看台阿城从小看到大', 'Grew Up On The North Stand', 'Lớn Lên Ở Khán Đài Bắc'),
    level: 28,
    at: sayAlike('21:07'),
  },
];
