import { say } from '../../lab/storykit/say.ts';
import type { MatchEventItem } from './events.ts';

/** A lively match, newest first, with every kind of event. */
export const events: readonly MatchEventItem[] = [
  { id: '13', kind: 'full_time', minute: 90, added: 5, score: { home: 2, away: 2 } },
  { id: '12', kind: 'red', minute: 90, added: 2, side: 'home', player: say('罗德里', 'Rodri', 'Rodri') },
  { id: '11', kind: 'own_goal', minute: 84, side: 'away', player: say('迪亚斯', 'Dias', 'Dias'), score: { home: 2, away: 2 } },
  { id: '10', kind: 'second_yellow', minute: 78, side: 'away', player: say('赖斯', 'Rice', 'Rice') },
  { id: '9', kind: 'goal_cancelled', minute: 74, side: 'home', player: say('福登', 'Foden', 'Foden'), score: { home: 2, away: 1 } },
  {
    id: '8',
    kind: 'substitution',
    minute: 66,
    side: 'home',
    player: say('格拉利什', 'Grealish', 'Grealish'),
    otherPlayer: say('多库', 'Doku', 'Doku'),
  },
  {
    id: '7',
    kind: 'goal',
    minute: 61,
    side: 'home',
    player: say('哈兰德', 'Haaland', 'Haaland'),
    otherPlayer: say('德布劳内', 'De Bruyne', 'De Bruyne'),
    clipHref: '/clip?id=7',
    score: { home: 2, away: 1 },
  },
  { id: '6', kind: 'second_half', minute: 46 },
  { id: '5', kind: 'half_time', minute: 45, added: 3, score: { home: 1, away: 1 } },
  { id: '4', kind: 'penalty_goal', minute: 45, added: 1, side: 'away', player: say('萨卡', 'Saka', 'Saka'), score: { home: 1, away: 1 } },
  { id: '3', kind: 'yellow', minute: 38, side: 'home', player: say('罗德里', 'Rodri', 'Rodri') },
  { id: '2', kind: 'goal', minute: 23, side: 'home', player: say('哈兰德', 'Haaland', 'Haaland'), score: { home: 1, away: 0 } },
  { id: '1', kind: 'corner', minute: 12, side: 'away' },
  { id: '0', kind: 'kick_off', minute: 1 },
];

/** Names longer than the column. */
export const longEvents: readonly MatchEventItem[] = [
  {
    id: '2',
    kind: 'substitution',
    minute: 90,
    added: 11,
    side: 'away',
    player: 'Nguyễn Hoàng Đức Trần Quang Hải',
    otherPlayer: 'Phạm Xuân Mạnh Nguyễn Văn Toàn',
  },
  {
    id: '1',
    kind: 'goal',
    minute: 45,
    added: 2,
    side: 'home',
    player: 'Nguyễn Quang Hải Phan Văn Đức',
    otherPlayer: 'Đoàn Văn Hậu Trần Đình Trọng',
    score: { home: 10, away: 12 },
  },
];
