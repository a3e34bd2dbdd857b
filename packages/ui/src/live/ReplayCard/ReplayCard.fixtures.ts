import { say } from '../../lab/storykit/say.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import type { ReplayCardItem } from './ReplayCard.tsx';

const { live } = matches;

/** Broadcasts of one room, newest first. */
export const replays: readonly ReplayCardItem[] = [
  {
    href: '/live?id=7&replay=3',
    title: say('曼城迎阿森纳：榜首六分战全程', 'City v Arsenal: the six-pointer in full', 'City tiếp Arsenal: trọn trận tranh ngôi đầu'),
    cover: { kind: 'football', seed: 'replay-3', home: live.home.colors, away: live.away.colors },
    seconds: 6_766,
    startedAt: Date.UTC(2026, 10, 7, 12, 30),
    peak: 184_000,
  },
  {
    href: '/live?id=7&replay=2',
    title: say('三中卫出球路线拆解', 'How a back three builds from behind', 'Mổ xẻ lối thoát bóng của ba trung vệ'),
    cover: { kind: 'tactics', seed: 'replay-2' },
    seconds: 1_458,
    startedAt: Date.UTC(2026, 10, 5, 11),
    peak: 72_300,
  },
  {
    href: '/live?id=7&replay=1',
    title: say('茶馆：谁来踢中卫', 'The back room: who plays at the back?', 'Quán trà: ai đá trung vệ?'),
    cover: { kind: 'studio', seed: 'replay-1' },
    seconds: 2_762,
    startedAt: Date.UTC(2026, 10, 2, 13, 15),
    peak: 940,
  },
];

/** A broadcast whose every word is long. */
export const longReplay: ReplayCardItem = {
  href: '/live?id=8&replay=9',
  title: 'Trận cầu tâm điểm vòng 29: Công an Hà Nội tiếp đón Thành phố Hồ Chí Minh trên sân Hàng Đẫy',
  cover: { kind: 'football', seed: 'replay-9' },
  seconds: 35_999,
  startedAt: Date.UTC(2026, 11, 28, 16, 45),
  peak: 1_284_000,
};
