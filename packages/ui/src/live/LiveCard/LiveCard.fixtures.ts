import type { Team } from '../../scores/Crest/index.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import type { MatchScore } from '../../scores/Scorebug/index.ts';
import { say, sayAlike } from '../../lab/storykit/say.ts';
import type { LiveCardItem } from './LiveCard.tsx';

type Given = Omit<LiveCardItem, 'href' | 'cover' | 'anchor'> & { nickname: string; kind: LiveCardItem['cover']['kind'] };
const sides = (match: MatchScore | undefined): readonly Team[] => (match ? [match.home, match.away] : []);

function room(id: string, { nickname, kind, ...given }: Given): LiveCardItem {
  const [home, away] = sides(given.match);
  return {
    ...given,
    href: `/live?id=${id}`,
    anchor: { id: nickname, nickname },
    cover: { kind, seed: id, home: home?.colors, away: away?.colors },
  };
}

/** Rooms as the wall of /anchor shows them. */
export const rooms: readonly LiveCardItem[] = [
  room('derby-7', {
    kind: 'football',
    match: matches.live,
    title: say(
      '榜首六分战！曼城迎阿森纳，赢球就登顶',
      'Six-pointer at the top: City v Arsenal, winner leads',
      'Đại chiến ngôi đầu: City tiếp Arsenal, thắng là lên đỉnh',
    ),
    nickname: say('阿飞说球', 'Terrace Talk', 'Phi bình bóng'),
    league: say('英超', 'Premier League', 'Ngoại hạng Anh'),
    heat: 1_286_000,
    tags: [say('官方解说', 'Official', 'BLV chính thức')],
  }),
  room('clasico', {
    kind: 'football',
    match: matches.halftime,
    title: say('国家德比：半场互交白卷', 'El Clásico: goalless at the break', 'El Clásico: hiệp một chưa có bàn'),
    nickname: say('老张侃西甲', 'La Liga Lounge', 'Lão Trương La Liga'),
    league: say('西甲', 'La Liga', 'La Liga'),
    heat: 962_000,
    tags: [say('官方', 'Official', 'Chính thức')],
  }),
  room('nba', {
    kind: 'basketball',
    match: matches.basketball,
    title: say('湖人追到只差 4 分', 'Lakers are within four', 'Lakers chỉ còn kém 4 điểm'),
    nickname: say('篮下小霸王', 'Paint Boss', 'Tiểu bá vương dưới rổ'),
    league: sayAlike('NBA'),
    heat: 417_000,
    tags: [say('解说', 'Commentary', 'Bình luận')],
  }),
  room('talk9', {
    kind: 'studio',
    title: say('夜谈豪门：今晚谁先下课', 'Late Giants: who gets sacked tonight', 'Đêm các ông lớn: ai mất ghế trước'),
    nickname: say('夜谈豪门', 'Late Giants', 'Đêm các ông lớn'),
    league: say('聊球', 'Talk', 'Tám chuyện'),
    heat: 89_000,
  }),
  room('csl-3', {
    kind: 'football',
    match: matches.stoppage,
    title: say('泰山绝境追分，最后七分钟', 'Taishan chase it, seven minutes left', 'Thái Sơn gỡ hoà, bảy phút cuối'),
    nickname: say('泉城老球迷', 'Old Ultra', 'Fan già phố suối'),
    league: say('中超', 'CSL', 'CSL'),
    heat: 173_000,
  }),
  room('board', {
    kind: 'tactics',
    title: say('战术板：枪手角球为何难防', 'Tactics: why Arsenal corners hurt', 'Chiến thuật: vì sao phạt góc Arsenal khó đỡ'),
    nickname: say('教练员老周', 'Coach Zhou', 'HLV Chu'),
    league: say('战术', 'Tactics', 'Chiến thuật'),
    heat: 37_000,
  }),
  room('lpl', {
    kind: 'esports',
    title: say('LPL 冬季赛：BLG 拿到赛点', 'LPL Winter: BLG at match point', 'LPL mùa đông: BLG chạm điểm quyết định'),
    nickname: say('峡谷解说阿九', 'Rift Caster Nine', 'BLV đấu trường Cửu'),
    league: sayAlike('LPL'),
    heat: 635_000,
    tags: [say('官方', 'Official', 'Chính thức')],
  }),
  {
    ...room('preview', {
      kind: 'poster',
      title: say('国米对尤文：首发刚刚公布', 'Inter v Juve: line-ups are out', 'Inter gặp Juve: đội hình vừa công bố'),
      nickname: say('意甲说书人', 'Calcio Tales', 'Kể chuyện Serie A'),
      league: say('意甲', 'Serie A', 'Serie A'),
      heat: 940,
      tags: [say('前瞻', 'Preview', 'Trước trận')],
    }),
    cover: {
      kind: 'poster',
      seed: 'preview',
      home: matches.postponed.home.colors,
      away: matches.postponed.away.colors,
      teams: [matches.postponed.home.id, matches.postponed.away.id],
    },
  },
];

/** A room whose every word is long. */
export const longRoom: LiveCardItem = room('long', {
  kind: 'football',
  match: matches.long,
  title: 'Trận cầu tâm điểm vòng 29: Công an Hà Nội tiếp đón Thành phố Hồ Chí Minh trên sân Hàng Đẫy',
  nickname: 'Bình luận viên Nguyễn Thành Trung',
  league: 'V.League 1',
  heat: 128_600,
  tags: ['Bình luận chính thức'],
});
