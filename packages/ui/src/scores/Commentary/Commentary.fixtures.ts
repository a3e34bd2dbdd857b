import { say } from '../../lab/storykit/say.ts';
import type { CommentaryEntry } from './Commentary.tsx';

/** Sentences of a match, newest first. */
export const sentences: readonly CommentaryEntry[] = [
  {
    id: '9',
    minute: 67,
    kind: 'goal',
    isKey: true,
    side: 'home',
    score: { home: 2, away: 1 },
    words: say(
      '球进了！多卡左路内切后横敲，弗登禁区弧顶一脚贴地斩。',
      'Goal! Dokka cuts in and squares it, Fodden drills it low from the edge of the box.',
      'Vào! Dokka ngoặt vào trong rồi nhả ngang, Fodden sút chìm từ rìa vòng cấm.',
    ),
  },
  {
    id: '8',
    minute: 66,
    kind: 'corner',
    side: 'home',
    words: say(
      '罗德里格远射被扑出横梁，主队获得第 6 个角球。',
      'Rodrig’s long shot is tipped over. Sixth corner for the home side.',
      'Cú sút xa của Rodrig bị đẩy qua xà, quả phạt góc thứ 6 cho chủ nhà.',
    ),
  },
  {
    id: '7',
    minute: 64,
    kind: 'substitution',
    isKey: true,
    side: 'home',
    words: say('换人：多卡上，格雷尔下。', 'Substitution: Dokka for Greyle.', 'Thay người: Dokka vào, Greyle ra.'),
  },
  {
    id: '6',
    minute: 61,
    kind: 'shot_saved',
    side: 'away',
    words: say(
      '门将单掌扑出近距离头球。',
      'A one-handed save keeps out the header from close in.',
      'Thủ môn cản cú đánh đầu cận thành bằng một tay.',
    ),
  },
  {
    id: '5',
    minute: 58,
    kind: 'red',
    isKey: true,
    side: 'away',
    words: say(
      '红牌！加布里放倒单刀的前锋，被直接罚下。',
      'Red card! Gabri brings down the striker who was through and is sent off.',
      'Thẻ đỏ! Gabri phạm lỗi với tiền đạo đang đối mặt và bị đuổi.',
    ),
  },
  {
    id: '4',
    minute: 45,
    added: 2,
    kind: 'half_time',
    isKey: true,
    words: say('半场结束，1 比 1。', 'Half-time, 1-1.', 'Hết hiệp 1, 1-1.'),
  },
  {
    id: '3',
    minute: 33,
    kind: 'goal',
    isKey: true,
    side: 'away',
    score: { home: 1, away: 1 },
    words: say(
      '萨克扳平！直塞撕开防线，小角度推射破门。',
      'Sacka levels! A through ball opens the back line and he slots it from a tight angle.',
      'Sacka gỡ hòa! Đường chọc khe xé toang hàng thủ, anh sút góc hẹp thành bàn.',
    ),
  },
  {
    id: '2',
    minute: 24,
    kind: 'var',
    isKey: true,
    side: 'away',
    words: say(
      '视频回看：越位在先，进球取消。',
      'Video review: offside, the goal does not stand.',
      'VAR: việt vị trước đó, bàn thắng không được công nhận.',
    ),
  },
  {
    id: '1',
    minute: 12,
    kind: 'goal',
    isKey: true,
    side: 'home',
    score: { home: 1, away: 0 },
    words: say('冯德赫首开纪录！胸停后凌空抽射。', 'Vondeh opens the scoring with a volley.', 'Vondeh mở tỷ số bằng cú vô-lê.'),
  },
];
