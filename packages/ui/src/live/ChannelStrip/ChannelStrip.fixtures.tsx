import { Cover, type CoverProps } from '../../pictures/Cover/index.ts';
import { basketballClubs, clubs, longClubs } from '../../scores/Crest/Crest.fixtures.ts';
import type { Team } from '../../scores/Crest/index.ts';
import type { MatchStatus } from '../../scores/StatusChip/index.ts';
import { say } from '../../lab/storykit/say.ts';
import type { StripRoom } from './ChannelStrip.types.ts';

const on: MatchStatus = { kind: 'live', minute: 67 };

const room = (
  id: string,
  nickname: string,
  heat: number,
  kind: CoverProps['kind'],
  sides?: readonly [home: Team, away: Team],
  score = { home: 2, away: 1 },
): StripRoom => ({
  id,
  nickname,
  heat,
  cover: <Cover kind={kind} seed={id} home={sides?.[0].colors} away={sides?.[1].colors} loading="eager" />,
  ...(sides && { match: { home: sides[0], away: sides[1], score, status: on } }),
});

/** Five rooms of a match night; the last one talks. */
export const stripRooms: StripRoom[] = [
  room('afei', say('阿飞说球', 'Terrace Talk', 'Phi bình bóng'), 1_286_000, 'football', [clubs.mci, clubs.ars]),
  room('laozhang', say('老张侃西甲', 'La Liga Lounge', 'Lão Trương La Liga'), 962_000, 'football', [clubs.rma, clubs.bar], {
    home: 0,
    away: 0,
  }),
  room(
    'lanxia',
    say('篮下小霸王', 'Paint Boss', 'Tiểu bá vương dưới rổ'),
    417_000,
    'basketball',
    [basketballClubs.lal, basketballClubs.gsw],
    { home: 98, away: 102 },
  ),
  room(
    'longname',
    say('Bình luận viên Anh Quân khán đài B', 'Anh Quan from Stand B', 'Bình luận viên Anh Quân khán đài B'),
    635_000,
    'football',
    [longClubs.cahn, longClubs.hcm],
  ),
  room('yetan', say('夜谈豪门', 'Late Giants', 'Đêm các ông lớn'), 89_000, 'studio'),
];
