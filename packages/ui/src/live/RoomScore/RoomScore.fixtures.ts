import { say } from '../../lab/storykit/say.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import type { RoomScoreProps } from './RoomScore.tsx';

/** In the second half. */
export const roomScore: RoomScoreProps = {
  match: matches.live,
  competition: say('英超 第 12 轮', 'Premier League, round 12', 'Ngoại hạng Anh, vòng 12'),
  standing: say('下半场 · 半场 1-0', 'Second half · 1-0 at the break', 'Hiệp hai · hết hiệp một 1-0'),
  scorers: {
    home: [{ name: say('哈兰德', 'Haaland', 'Haaland'), minutes: "23'", href: '#haaland' }],
    away: [{ name: say('萨卡', 'Saka', 'Saka'), minutes: "51'", href: '#saka' }],
  },
  href: '#match',
};

/** Names and texts that need all the width. */
export const longRoomScore: RoomScoreProps = {
  match: matches.long,
  competition: 'Giải Vô địch Quốc gia Việt Nam, vòng 26',
  standing: 'Hiệp một · bù giờ hai phút',
  scorers: {
    home: [
      { name: 'Nguyễn Quang Hải', minutes: "12'" },
      { name: 'Nguyễn Văn Toàn', minutes: "44'" },
    ],
    away: [{ name: 'Nguyễn Tiến Linh', minutes: "31'" }],
  },
};
