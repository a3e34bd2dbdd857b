import { clubs } from '../../scores/Crest/Crest.fixtures.ts';
import { sayTeam } from '../../lab/storykit/sayTeam.ts';
import { say, sayAlike } from '../../lab/storykit/say.ts';
import type { MiniPlayerRoom } from './MiniPlayer.tsx';

/** A room that was left while it played. */
export const leftRoom: MiniPlayerRoom = {
  title: say('榜首大战 全场国语解说', 'Top of the table, full commentary', 'Trận đầu bảng, bình luận trọn trận'),
  href: '#room',
  anchor: { id: 'afei', nickname: say('阿飞说球', 'Afei on football', 'Afei nói bóng đá') },
  heat: 382_000,
};

/** The longest texts that it must hold. */
export const longRoom: MiniPlayerRoom = {
  ...leftRoom,
  title: sayAlike('Trận đại chiến giữa hai đội đầu bảng, bình luận trực tiếp cùng hai khách mời'),
  anchor: {
    id: 'long',
    nickname: sayAlike('Bình luận viên Nguyễn Hoàng Thanh'),
  },
};

/** The match that the room shows. */
export const leftMatch = {
  home: sayTeam(clubs.mci, 'Manchester City', 'Man City'),
  away: sayTeam(clubs.ars, 'Arsenal', 'Arsenal'),
  score: { home: 2, away: 1 },
  status: { kind: 'live', minute: 67 },
  scored: null,
} as const;
