import { clubs, longClubs } from '../../scores/Crest/Crest.fixtures.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import { Cover } from '../../pictures/Cover/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { livePlaying } from '../PlayerFrame/PlayerFrame.fixtures.ts';
import type { MultiStripRoom } from './MultiStrip.tsx';
import type { MultiViewProps } from './MultiView.tsx';
import type { MultiViewRoom } from './multiRoom.ts';

const room = (
  id: string,
  nickname: string,
  title: string,
  kind: 'football' | 'basketball',
  more: Partial<MultiViewRoom>,
): MultiViewRoom => ({
  id,
  nickname,
  title,
  href: `#${id}`,
  state: livePlaying,
  video: <Cover kind={kind} seed={id} loading="eager" />,
  quality: say('原画', 'Original', 'Gốc'),
  ...more,
});

/** Four rooms of one evening. */
export const fourRooms: readonly MultiViewRoom[] = [
  room('afei', say('阿飞说球', 'Afei on football', 'Afei nói bóng đá'), say('榜首大战', 'Top of the table', 'Trận đầu bảng'), 'football', {
    match: matches.live,
    heat: 382_000,
  }),
  room('laozhang', say('老张侃西甲', 'Zhang on La Liga', 'Zhang nói La Liga'), say('国家德比', 'El Clásico', 'El Clásico'), 'football', {
    match: matches.halftime,
    heat: 791_000,
  }),
  room('wukesong', say('五棵松老炮', 'Wukesong veteran', 'Lão làng Wukesong'), say('主场之夜', 'Home night', 'Đêm sân nhà'), 'basketball', {
    match: matches.basketball,
    heat: 96_000,
  }),
  room(
    'shanghai',
    say('申花看台', 'Shenhua stand', 'Khán đài Thân Hoa'),
    say('最后十分钟', 'The last ten minutes', 'Mười phút cuối'),
    'football',
    { match: matches.stoppage, heat: 67_000 },
  ),
];

const noop = () => undefined;

/** One large, three small. */
export const multiView: MultiViewProps = {
  rooms: fourRooms,
  layout: 'focus',
  sound: 'afei',
  spotlight: 'afei',
  volume: 0.7,
  onSound: noop,
  onSpotlight: noop,
  onSwap: noop,
  onClose: noop,
  onAdd: noop,
  onPlay: noop,
  onRefresh: noop,
  onMutedChange: noop,
  onVolumeChange: noop,
  controls: 'shown',
};

/** The strip under them. */
export const stripRooms: readonly MultiStripRoom[] = fourRooms.map(({ id, nickname, match }, index) => ({
  id,
  nickname,
  ...(match && { match }),
  league: {
    name: say(
      ['英超', '西甲', '美职篮', '中超'][index] ?? '',
      ['Premier League', 'La Liga', 'NBA', 'CSL'][index] ?? '',
      ['Ngoại hạng Anh', 'La Liga', 'NBA', 'VĐQG Trung Quốc'][index] ?? '',
    ),
    color: ['#6a2c91', '#e4572e', '#1d428a', '#c8102e'][index] ?? '',
  },
  waits: [0, 2.3, 3.8, 1.6][index] ?? 0,
}));

/** A room with the longest texts. */
export const longRoom: MultiViewRoom = room(
  'long',
  say('来自胡志明市的资深解说员阮黄青', 'The veteran voice from Ho Chi Minh City', 'BLV kỳ cựu Nguyễn Hoàng Thanh từ TP. Hồ Chí Minh'),
  say('榜首大战', 'Top of the table', 'Trận đầu bảng'),
  'football',
  {
    match: { home: longClubs.cahn, away: clubs.mci, score: { home: 2, away: 1 }, status: { kind: 'live', minute: 45, added: 2 } },
    heat: 1_286_000,
  },
);
