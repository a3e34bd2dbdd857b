import { say } from '../../lab/storykit/say.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import type { VideoCardItem } from './VideoCard.tsx';

const { live, basketball } = matches;
const hour = 3_600_000;
const evening = Date.UTC(2026, 10, 21, 12);

/** Videos of a match night. */
export const videos: readonly VideoCardItem[] = [
  {
    id: '1',
    href: '/video-player?id=1',
    title: say(
      '哈兰德第 91 分钟绝杀：六个机位看懂这次跑位',
      'Haaland’s 91st-minute winner from six cameras',
      'Bàn ấn định phút 91 của Haaland qua sáu góc máy',
    ),
    cover: { kind: 'celebration', seed: 'v1', home: live.home.colors, away: live.away.colors },
    seconds: 372,
    author: say('场边剪辑', 'Pitchside cuts', 'Pitchside cắt dựng'),
    views: 1_284_000,
    likes: 36_200,
    publishedAt: evening - hour,
  },
  {
    id: '2',
    href: '/video-player?id=2',
    title: say('库里末节 24 分全记录', 'All 24 of Curry’s fourth-quarter points', 'Trọn 24 điểm hiệp bốn của Curry'),
    cover: { kind: 'dunk', seed: 'v2', home: basketball.home.colors, away: basketball.away.colors },
    seconds: 134,
    author: say('三分线外的周一', 'Monday from downtown', 'Thứ Hai ngoài vạch ba điểm'),
    views: 86_400,
    likes: 2_087,
    publishedAt: evening - 30 * hour,
  },
  {
    id: '3',
    href: '/video-player?id=3',
    title: say('门将的 90 分钟：一个人的比赛', 'A keeper’s ninety minutes, alone', 'Chín mươi phút của một thủ môn'),
    cover: { kind: 'save', seed: 'v3' },
    seconds: 3_725,
    author: say('看台纪录', 'Stand Stories', 'Chuyện khán đài'),
    views: 940,
    likes: 0,
    publishedAt: evening - 200 * hour,
  },
];

/** A video whose every word is long. */
export const longVideo: VideoCardItem = {
  ...(videos[0] as VideoCardItem),
  title: 'Toàn cảnh trận cầu tâm điểm vòng 29 giữa Công an Hà Nội và Thành phố Hồ Chí Minh trên sân Hàng Đẫy, có bình luận của khách mời',
  author: 'Kênh bóng đá cộng đồng người hâm mộ miền Trung và Tây Nguyên',
};
