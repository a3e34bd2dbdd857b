import { say } from '../../lab/storykit/say.ts';
import type { Fact } from './Facts.tsx';

/** Sum of a withdrawal. */
export const facts: readonly Fact[] = [
  { id: 'fee', label: say('手续费 1%', 'Fee 1%', 'Phí 1%'), value: '¥0.12' },
  { id: 'net', label: say('实际到账', 'You receive', 'Thực nhận'), value: '¥11.88', main: true },
  { id: 'by', label: say('预计到账', 'Arrives by', 'Dự kiến nhận'), value: say('11-24 周二', 'Tue 24 Nov', 'T3 24-11') },
];

/** Rules with explanations. */
export const rules: readonly Fact[] = [
  {
    id: 'day',
    label: say('什么算一天', 'What counts as a day', 'Một ngày tính thế nào'),
    value: say('北京时间 0 点到 24 点。', 'From midnight to midnight, Beijing time.', 'Từ 0 giờ đến 24 giờ, giờ Bắc Kinh.'),
  },
  {
    id: 'watch',
    label: say('看比赛', 'Watching', 'Xem trận'),
    value: say('画面在放才计时，切走会停。', 'Only while the picture plays.', 'Chỉ tính khi hình đang phát.'),
  },
];

/** Data sent by a member who applies to become an anchor. */
export const sent: readonly Fact[] = [
  { id: 'name', label: say('真实姓名', 'Full name', 'Họ tên thật'), value: say('周*强', 'Z** Q***', 'N*** A**') },
  { id: 'inviter', label: say('邀请人', 'Invited by', 'Người mời'), value: say('阿飞说球', 'Feifei FC', 'Phi Bóng Đá') },
  {
    id: 'experience',
    label: say('直播经历', 'Experience', 'Kinh nghiệm'),
    value: say(
      '做过三年英超解说，每周两场，熟悉推流软件和导播台',
      'Three years of Premier League commentary, two matches a week, at home with encoders and mixers',
      'Ba năm bình luận Ngoại hạng Anh, mỗi tuần hai trận, quen phần mềm phát và bàn trộn hình',
    ),
  },
];

/** Texts and figures that need all the width. */
export const longFacts: readonly Fact[] = [
  { id: 'account', label: 'Tài khoản nhận tiền', value: 'Ngân hàng Thương mại cổ phần Ngoại thương Việt Nam 7894' },
  { id: 'no', label: 'Số yêu cầu', value: 'W261121204010698496' },
];
