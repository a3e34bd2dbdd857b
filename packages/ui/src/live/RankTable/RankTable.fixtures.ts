import { say } from '../../lab/storykit/say.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import type { RankEntry } from '../RankList/index.ts';

const talk = say('赛后聊两句', 'A word after the match', 'Nói đôi lời sau trận');
const names = [
  say('阿飞说球', 'Fei on Football', 'Phi nói bóng đá'),
  say('篮下小霸王', 'King of the Paint', 'Vua dưới rổ'),
  say('老张侃西甲', 'La Liga with Zhang', 'Trương nói La Liga'),
  say('峡谷解说阿九', 'Rift caster Jiu', 'BLV Hẻm núi Cửu'),
  say('小鹿踢前锋', 'Lu up front', 'Lộc tiền đạo'),
  say('意甲说书人', 'Serie A stories', 'Kể chuyện Serie A'),
  say('三分雨老徐', 'Raining threes Xu', 'Từ mưa ba điểm'),
  say('泉城老球迷', 'Jinan old hand', 'Fan già Tế Nam'),
  say('德甲老球迷', 'Bundesliga veteran', 'Fan già Bundesliga'),
];
const trails = [
  [2, 4, 3, 6, 8, 9, 12],
  [9, 8, 8, 6, 7, 5, 4],
  [4, 4, 5, 4, 4, 5, 5],
];

/** Anchors by gifts received on a match night; the sixth is the reader. */
export const ranked: readonly RankEntry[] = names.map((nickname, index) => {
  const place = index + 1;
  const live = index % 3 !== 2;
  const match = index % 3 === 0 ? [matches.live, matches.halftime, matches.basketball][index / 3] : undefined;
  return {
    id: `anchor${place}`,
    place,
    nickname,
    level: 52 - index * 4,
    value: Math.round(128_600 / place ** 1.4),
    ...(index % 2 === 0 && { noble: (['legend', 'icon', 'captain', 'starter', 'rookie'] as const)[index / 2] ?? 'rookie' }),
    trend: [0, 3, -1, 5, 0, -2, 1, 0, 0][index] ?? 0,
    isNew: index === 6,
    days: trails[index % 3] ?? [],
    href: `#room${place}`,
    live,
    own: index === 5,
    room: {
      title: index === 1 ? say('广东追到只差 4 分', 'Guangdong within four', 'Quảng Đông chỉ còn kém 4') : talk,
      ...(match && { match }),
    },
  };
});

const films = [
  say('德比前夜：两座看台的一天', 'Derby eve: a day in two stands', 'Đêm trước derby: một ngày ở hai khán đài'),
  say('角球为何难防', 'Why corners are hard to defend', 'Vì sao phạt góc khó chống'),
  say('从替补席看加时绝杀', 'An extra-time winner seen from the bench', 'Bàn quyết định ở hiệp phụ nhìn từ ghế dự bị'),
];

/** The same people by the views of their videos. */
export const authors: readonly RankEntry[] = ranked.map(({ room: _, live: __, noble: ___, ...author }, index) => ({
  ...author,
  href: `#author${index + 1}`,
  video: { title: films[index % films.length] ?? '', href: `#film${index + 1}`, count: index === 3 ? 1 : 24 - index },
}));
