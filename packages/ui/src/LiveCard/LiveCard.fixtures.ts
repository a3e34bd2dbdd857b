import type { Team } from '../Crest/index.ts';
import { matches } from '../Scorebug/Scorebug.fixtures.ts';
import type { MatchScore } from '../Scorebug/index.ts';
import type { LiveCardItem } from './LiveCard.tsx';

type Given = Omit<LiveCardItem, 'href' | 'cover' | 'anchor'> & { nickname: string; kind: LiveCardItem['cover']['kind'] };
const sides = (match: MatchScore | undefined): readonly Team[] => (match ? [match.home, match.away] : []);

function room(id: string, { nickname, kind, ...given }: Given): LiveCardItem {
  const [home, away] = sides(given.match);
  return { ...given, href: `/live?id=${id}`, anchor: { id: nickname, nickname }, cover: { kind, seed: id, home: home?.colors, away: away?.colors } };
}

/** Rooms as the wall of /anchor shows them. */
export const rooms: readonly LiveCardItem[] = [
  room('derby-7', { kind: 'football', match: matches.live, title: '榜首六分战！曼城迎阿森纳，赢球就登顶', nickname: '阿飞说球', league: '英超', heat: 1_286_000, tags: ['官方解说'] }),
  room('clasico', { kind: 'football', match: matches.halftime, title: '国家德比：半场互交白卷', nickname: '老张侃西甲', league: '西甲', heat: 962_000, tags: ['官方'] }),
  room('nba', { kind: 'basketball', match: matches.basketball, title: '湖人追到只差 4 分', nickname: '篮下小霸王', league: 'NBA', heat: 417_000, tags: ['解说'] }),
  room('talk9', { kind: 'studio', title: '夜谈豪门：今晚谁先下课', nickname: '夜谈豪门', league: '聊球', heat: 89_000 }),
  room('csl-3', { kind: 'football', match: matches.stoppage, title: '泰山绝境追分，最后七分钟', nickname: '泉城老球迷', league: '中超', heat: 173_000 }),
  room('board', { kind: 'tactics', title: '战术板：枪手角球为何难防', nickname: '教练员老周', league: '战术', heat: 37_000 }),
  room('lpl', { kind: 'esports', title: 'LPL 冬季赛：BLG 拿到赛点', nickname: '峡谷解说阿九', league: 'LPL', heat: 635_000, tags: ['官方'] }),
  { ...room('preview', { kind: 'poster', title: '国米对尤文：首发刚刚公布', nickname: '意甲说书人', league: '意甲', heat: 940, tags: ['前瞻'] }), cover: { kind: 'poster', seed: 'preview', home: matches.postponed.home.colors, away: matches.postponed.away.colors, teams: [matches.postponed.home.id, matches.postponed.away.id] } },
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
