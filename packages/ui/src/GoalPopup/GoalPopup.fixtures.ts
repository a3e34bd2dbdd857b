import { clubs, longClubs } from '../Crest/Crest.fixtures.ts';
import type { GoalPopupItem } from './item.ts';

/** Events of one evening, by what they tell. */
export const events = {
  goal: { id: 'e1', matchId: 'mci-ars', kind: 'goal', side: 'home', home: clubs.mci, away: clubs.ars, score: { home: 2, away: 1 }, minute: 67, league: '英超 第 29 轮', player: '福登', assist: '多库', href: '/score-detail?id=mci-ars', liveHref: '/live?id=1' },
  other: { id: 'e2', matchId: 'nas-itt', kind: 'goal', side: 'home', home: clubs.nas, away: clubs.itt, score: { home: 2, away: 0 }, minute: 31, league: '沙特联 第 11 轮', href: '/score-detail?id=nas-itt' },
  red: { id: 'e3', matchId: 'ran-cel', kind: 'red', side: 'home', home: clubs.ran, away: clubs.cel, score: { home: 0, away: 2 }, minute: 64, league: '苏超 第 12 轮', player: '卢卡斯', href: '/score-detail?id=ran-cel', liveHref: '/live?id=3' },
  yellow: { id: 'e4', matchId: 'shs-sdt', kind: 'yellow', side: 'away', home: clubs.shs, away: clubs.sdt, score: { home: 1, away: 1 }, minute: 90, added: 3, league: '中超 第 30 轮', player: '程进', href: '/score-detail?id=shs-sdt' },
  cancelled: { id: 'e5', matchId: 'rma-bar', kind: 'goal-cancelled', side: 'away', home: clubs.rma, away: clubs.bar, score: { home: 1, away: 1 }, minute: 58, league: '西甲 第 14 轮', href: '/score-detail?id=rma-bar', liveHref: '/live?id=2' },
  pale: { id: 'e6', matchId: 'ful-tot', kind: 'goal', side: 'home', home: clubs.ful, away: clubs.tot, score: { home: 10, away: 0 }, minute: 45, added: 2, league: '英超 第 29 轮', href: '/score-detail?id=ful-tot' },
  long: { id: 'e7', matchId: 'cahn-hcm', kind: 'goal', side: 'away', home: longClubs.cahn, away: longClubs.hcm, score: { home: 2, away: 3 }, minute: 90, added: 11, league: 'Giải vô địch quốc gia Việt Nam, vòng 29', player: 'Nguyễn Hoàng Đức Anh', assist: 'Trần Quốc Tuấn', href: '/score-detail?id=cahn-hcm', liveHref: '/live?id=9' },
} as const satisfies Record<string, GoalPopupItem>;
