import { say } from '../../lab/storykit/say.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import type { RoomScoreProps } from './RoomScore.tsx';

/** In the second half. */
export const roomScore: RoomScoreProps = {
  match: matches.live,
  competition: say('英超 第 12 轮', 'Premier League, round 12', 'Ngoại hạng Anh, vòng 12'),
  standing: say('下半场 · 半场 1-0', 'Second half · 1-0 at the break', 'Hiệp hai · hết hiệp một 1-0'),
  scorers: { home: [`${say('哈兰德', 'Haaland', 'Haaland')} 23'`], away: [`${say('萨卡', 'Saka', 'Saka')} 51'`] },
};

/** Names and words that need all the room there is. */
export const longRoomScore: RoomScoreProps = {
  match: matches.long,
  competition: 'Giải Vô địch Quốc gia Việt Nam, vòng 26',
  standing: 'Hiệp một · bù giờ hai phút',
  scorers: { home: ["Nguyễn Quang Hải 12'", "Nguyễn Quang Hải 44'"], away: ["Nguyễn Tiến Linh 31'"] },
};
