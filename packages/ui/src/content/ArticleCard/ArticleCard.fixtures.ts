import { say } from '../../lab/storykit/say.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import type { ArticleCardItem } from './ArticleCard.tsx';

const { live } = matches;
const hour = 3_600_000;
const evening = Date.UTC(2026, 10, 21, 12);

/** Articles of a match day: a report, a comment on tactics, a portrait, a decision without a picture. */
export const articles = {
  report: {
    id: '1',
    href: '/detail?id=1',
    title: say(
      '第 91 分 22 秒，哈兰德把榜首写成了自己的名字',
      'At 91:22 Haaland wrote his name on top of the table',
      'Phút 91, giây 22: Haaland viết tên mình lên ngôi đầu',
    ),
    summary: say(
      '阿森纳领先了四十七分钟，控住了中路，控住了节奏，却没有控住最后一次边路传中。两队同积 28 分，曼城以净胜球重回第一。',
      'Arsenal led for forty-seven minutes. They held the middle and the tempo, but not the last cross. Level on 28 points, City are first on goal difference.',
      'Arsenal dẫn trước bốn mươi bảy phút, giữ được trung lộ và nhịp độ, nhưng không giữ được quả tạt cuối cùng. Cùng 28 điểm, City trở lại số một nhờ hiệu số.',
    ),
    cover: { kind: 'celebration', seed: 'a1', home: live.home.colors, away: live.away.colors },
    source: say('场边编辑部', 'Pitchside desk', 'Ban biên tập Pitchside'),
    publishedAt: evening - hour / 2,
    comments: 4_812,
    minutes: 6,
    section: say('英超', 'Premier League', 'Ngoại hạng Anh'),
  },
  tactics: {
    id: '2',
    href: '/detail?id=2',
    title: say(
      '右路三角失灵的五个瞬间，要从第十一分钟说起',
      'Five moments when the right-hand triangle broke, from minute eleven',
      'Năm khoảnh khắc tam giác cánh phải gãy, kể từ phút mười một',
    ),
    summary: say(
      '利物浦主队在前三十分钟踢出了本赛季最直接的三十分钟。',
      'Liverpool’s most direct half hour of the season.',
      'Nửa giờ trực diện nhất mùa này của Liverpool.',
    ),
    cover: { kind: 'chart', seed: 'a2' },
    source: say('战术板老梁', 'Liang’s Board', 'Bảng của Lương'),
    publishedAt: evening - 26 * hour,
    comments: 386,
    section: say('战术', 'Tactics', 'Chiến thuật'),
  },
  portrait: {
    id: '3',
    href: '/detail?id=3',
    title: say(
      '十八岁，一百场：他说自己还没学会休息',
      'Eighteen and a hundred games: he has not learned to rest',
      'Mười tám tuổi, một trăm trận: cậu ấy chưa biết nghỉ',
    ),
    summary: say(
      '医疗组给出的建议是轮换三场。他把建议读完，问了一个问题：国家德比在第几场。',
      'The medics said to sit out three. He read it and asked which of them was the Clásico.',
      'Đội y tế khuyên nghỉ ba trận. Cậu đọc xong và hỏi: El Clásico là trận thứ mấy.',
    ),
    cover: { kind: 'star', seed: 'a3' },
    source: say('红蓝档案馆', 'The Red and Blue Archive', 'Kho tư liệu Đỏ xanh'),
    publishedAt: evening - 16 * hour,
    comments: 1_905,
  },
  plain: {
    id: '4',
    href: '/detail?id=4',
    title: say(
      '足协公布第 28 轮裁判评议：两次点球判罚正确，一次红牌应改黄牌',
      'Referees of round 28 reviewed: two penalties right, one red should be yellow',
      'Đánh giá trọng tài vòng 28: hai quả phạt đền đúng, một thẻ đỏ lẽ ra là vàng',
    ),
    source: say('判罚研究所', 'The VAR Room', 'Phòng VAR'),
    publishedAt: evening - 6 * hour,
    comments: 3_074,
    section: say('规则', 'Laws', 'Luật'),
  },
} as const satisfies Record<string, ArticleCardItem>;
