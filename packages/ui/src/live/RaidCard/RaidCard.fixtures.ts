import { say } from '../../lab/storykit/say.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import type { RaidCardProps } from './RaidCard.tsx';

const noon = Date.UTC(2026, 10, 21, 12);

/** A raid that has 24 of its 30 seconds left. */
export const raid: Pick<RaidCardProps, 'since' | 'until' | 'room'> = {
  since: noon - 6_000,
  until: noon + 24_000,
  room: {
    href: '/live?id=shanghai',
    title: say('申花泰山最后十分钟', 'Shenhua v Taishan, the last ten minutes', 'Thân Hoa gặp Thái Sơn, mười phút cuối'),
    nickname: say('泉城老球迷', 'Old fan from Jinan', 'Fan già Tế Nam'),
    cover: { kind: 'football', seed: 'shanghai' },
    match: matches.stoppage,
  },
};
