import { evening as pictures } from '../../lists/Lightbox/Lightbox.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import type { PostCardItem } from './PostCard.tsx';

const evening = Date.UTC(2026, 10, 21, 12);

/** A post about a match that is on, with four pictures. */
export const tacticsPost: PostCardItem = {
  id: '1',
  href: '/circle-detail?id=1',
  author: {
    id: 'zhou',
    nickname: say('蓝月老周', 'Blue Moon Zhou', 'Chu Trăng Xanh'),
    level: 22,
    noble: 'captain',
    href: '/persona?id=zhou',
  },
  circle: { name: say('曼城圈', 'Man City fans', 'Fan Man City'), href: '/circle?id=1' },
  publishedAt: evening - 20_000,
  text: [
    {
      words: say(
        '上半场压得喘不过气，换上多库以后左路彻底打开了。看这四张：同一个肋部，四次都是他内切吸引两人，再分给后插上的。',
        'No air in the first half; then Doku came on and the left was his. Look at these four: the same channel, four times he cuts in, draws two and finds the runner.',
        'Hiệp một nghẹt thở, có Doku vào là cánh trái bung hẳn. Xem bốn bức này: cùng một hành lang, bốn lần anh cắt vào hút hai người rồi nhả cho tuyến sau.',
      ),
    },
    { topic: say('英超争冠夜', 'Title night', 'Đêm vô địch'), href: '/circle?topic=1' },
  ],
  pictures: pictures.slice(0, 4),
  likes: 1_284,
  comments: 346,
  shares: 92,
  favorites: 210,
  liked: true,
  kept: false,
};

/** A short post without pictures. */
export const plainPost: PostCardItem = {
  ...tacticsPost,
  id: '2',
  href: '/circle-detail?id=2',
  author: { id: 'river', nickname: say('江边弄堂', 'Riverside Lane', 'Ngõ bên sông'), level: 11, href: '/persona?id=river', live: true },
  circle: { name: say('海港前滩', 'Port end', 'Khán đài Cảng'), href: '/circle?id=5' },
  publishedAt: evening - 28 * 3_600_000,
  text: [
    {
      words: say(
        '开场 12 分钟 1 比 0，今晚的助攻值得一个最佳。',
        '1-0 after twelve minutes, and the assist of the night.',
        'Mới 12 phút đã 1-0, đường kiến tạo hay nhất tối nay.',
      ),
    },
  ],
  pictures: [],
  likes: 0,
  comments: 0,
  shares: 0,
  favorites: 0,
  liked: false,
};
