import type { MatchEventItem } from '../MatchEvents/index.ts';
import { say } from '../../lab/storykit/say.ts';

/** A lively match, newest first, with every kind of event; the players are invented. */
export const lively: readonly MatchEventItem[] = [
  {
    id: '14',
    kind: 'goal',
    minute: 67,
    side: 'home',
    player: say('弗登', 'Fodden', 'Fodden'),
    otherPlayer: say('多卡', 'Dokka', 'Dokka'),
    clipHref: '/clip?id=14',
    score: { home: 2, away: 2 },
  },
  {
    id: '13',
    kind: 'substitution',
    minute: 64,
    side: 'home',
    player: say('多卡', 'Dokka', 'Dokka'),
    otherPlayer: say('格雷尔', 'Greyle', 'Greyle'),
  },
  { id: '12', kind: 'yellow', minute: 63, side: 'home', player: say('鲁本斯', 'Rubens', 'Rubens') },
  { id: '11', kind: 'penalty_missed', minute: 61, side: 'away', player: say('厄德森', 'Odesen', 'Odesen') },
  {
    id: '10',
    kind: 'red',
    minute: 58,
    side: 'away',
    player: say('加布里', 'Gabri', 'Gabri'),
    note: say('破坏明显进球机会', 'Denied a clear chance', 'Phá cơ hội rõ rệt'),
  },
  { id: '9', kind: 'own_goal', minute: 55, side: 'away', player: say('鲁本斯', 'Rubens', 'Rubens'), score: { home: 1, away: 2 } },
  { id: '8', kind: 'second_yellow', minute: 52, side: 'away', player: say('赖森', 'Reisen', 'Reisen') },
  { id: '7', kind: 'half_time', minute: 45, score: { home: 1, away: 1 } },
  {
    id: '6',
    kind: 'var',
    minute: 45,
    added: 2,
    side: 'home',
    player: say('罗德里格', 'Rodrig', 'Rodrig'),
    note: say('没有手球', 'No handball', 'Không chạm tay'),
  },
  { id: '5', kind: 'penalty_goal', minute: 33, side: 'away', player: say('萨克', 'Sacka', 'Sacka'), score: { home: 1, away: 1 } },
  {
    id: '4',
    kind: 'goal_cancelled',
    minute: 24,
    side: 'away',
    player: say('特罗萨', 'Trossa', 'Trossa'),
    note: say('越位', 'Offside', 'Việt vị'),
  },
  {
    id: '3',
    kind: 'goal',
    minute: 12,
    side: 'home',
    player: say('冯德赫', 'Vondeh', 'Vondeh'),
    otherPlayer: say('弗登', 'Fodden', 'Fodden'),
    score: { home: 1, away: 0 },
  },
];

/** Names longer than their side. */
export const longTimeline: readonly MatchEventItem[] = [
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

/** The end of a cup match: extra time without a goal, then a penalty shoot-out with a score of its own. */
export const shootOut: readonly MatchEventItem[] = [
  { id: 's9', kind: 'full_time', minute: 120, score: { home: 2, away: 2 } },
  { id: 's8', kind: 'shootout_miss', minute: 120, side: 'away', player: say('萨克', 'Sacka', 'Sacka'), score: { home: 3, away: 1 } },
  { id: 's7', kind: 'shootout_goal', minute: 120, side: 'home', player: say('弗登', 'Fodden', 'Fodden'), score: { home: 3, away: 1 } },
  { id: 's6', kind: 'shootout_miss', minute: 120, side: 'away', player: say('厄德森', 'Odesen', 'Odesen'), score: { home: 2, away: 1 } },
  { id: 's5', kind: 'shootout_goal', minute: 120, side: 'home', player: say('多卡', 'Dokka', 'Dokka'), score: { home: 2, away: 1 } },
  { id: 's4', kind: 'shootout_goal', minute: 120, side: 'away', player: say('赖森', 'Reisen', 'Reisen'), score: { home: 1, away: 1 } },
  { id: 's3', kind: 'shootout_goal', minute: 120, side: 'home', player: say('冯德赫', 'Vondeh', 'Vondeh'), score: { home: 1, away: 0 } },
  { id: 's2', kind: 'shootout', minute: 120, score: { home: 2, away: 2 } },
  { id: 's1', kind: 'extra_time', minute: 90, added: 4, score: { home: 2, away: 2 } },
];
