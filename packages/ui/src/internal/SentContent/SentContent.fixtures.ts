import { say } from '../../lab/storykit/say.ts';
import { evening } from '../../lists/Lightbox/Lightbox.fixtures.ts';
import type { SentContentProps } from './SentContent.tsx';

/** A post that members reported and a word held. */
export const reported: SentContentProps = {
  kind: say('帖子', 'Post', 'Bài đăng'),
  sentAt: Date.UTC(2026, 10, 20, 12, 4),
  text: say(
    '下半场大球，信我的进群，稳赚不赔。\n群号在主页。',
    'Over in the second half, trust me and join the group.\nThe number is on my page.',
    'Hiệp hai tài, tin mình thì vào nhóm.\nSố nhóm ở trang của mình.',
  ),
  about: { label: say('看原帖', 'See the post', 'Xem bài gốc'), href: '/circle-detail?id=7' },
  pictures: evening.slice(0, 2),
  found: [say('稳赚', 'sure win', 'chắc thắng')],
  reports: 6,
  reasons: [say('广告引流', 'Advertising', 'Quảng cáo'), say('诈骗', 'Fraud', 'Lừa đảo')],
};

/** An article that a member sent in. */
export const article: SentContentProps = {
  kind: say('文章', 'Article', 'Bài viết'),
  sentAt: Date.UTC(2026, 10, 20, 9, 30),
  title: say('为什么高位防线不是赌博', 'Why a high line is not a gamble', 'Vì sao hàng thủ dâng cao không phải canh bạc'),
  text: say(
    '先看距离。\n\n再看时机。',
    'First look at the distance.\n\nThen at the moment.',
    'Trước hết nhìn khoảng cách.\n\nRồi nhìn thời điểm.',
  ),
};

/** A comment, short and without marks. */
export const comment: SentContentProps = {
  kind: say('评论', 'Comment', 'Bình luận'),
  sentAt: Date.UTC(2026, 10, 20, 12, 30),
  text: say('这场看得值', 'Worth every minute', 'Đáng xem từng phút'),
  about: { label: say('赛前三张图', 'Three pictures before kick-off', 'Ba bức hình trước trận'), href: '/circle-detail?id=9' },
};

/** A very long text in Vietnamese. */
export const longOne: SentContentProps = {
  ...article,
  kind: 'Bài viết',
  pictures: [],
  reports: 0,
  reasons: [],
  found: [],
  title: 'Câu lạc bộ bóng đá Thành phố Hồ Chí Minh và mùa giải dài nhất trong lịch sử của sân vận động Thống Nhất',
  text: 'Đội khách dâng cao hàng thủ ngay từ phút đầu tiên, và khoảng trống sau lưng họ lớn dần theo từng pha lên bóng.\n\n'.repeat(12),
};
