import { say } from '../../lab/storykit/say.ts';
import type { TextProps } from './Text.tsx';

/** The usual one: a quiet sentence. */
export const text: TextProps = {
  as: 'p',
  size: 's',
  tone: 'quiet',
  children: say('只能查询近三个月的记录', 'Records go back three months', 'Chỉ xem được ba tháng gần đây'),
};

/** Sample text of each tone. */
export const toneWords = {
  ink: say('曼城 2 : 1 阿森纳', 'Man City 2 : 1 Arsenal', 'Man City 2 : 1 Arsenal'),
  soft: say('英超 第 12 轮', 'Premier League, round 12', 'Ngoại hạng Anh, vòng 12'),
  quiet: say('今晚 22:30 开球', 'Kicks off at 22:30', 'Bắt đầu lúc 22:30'),
  brand: say('我的主队', 'My team', 'Đội của tôi'),
  good: '+1,280',
  live: say('正在直播', 'Live now', 'Đang trực tiếp'),
};

/** Text too long for any line. */
export const longWords =
  'Tường thuật trực tiếp trận chung kết giữa Câu lạc bộ bóng đá Thành phố Hồ Chí Minh và Hà Nội FC trên sân Thống Nhất, có bình luận tiếng Việt';
