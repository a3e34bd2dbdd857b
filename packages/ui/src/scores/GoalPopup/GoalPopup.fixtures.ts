import { clubs as zhClubs, longClubs } from '../Crest/Crest.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import { sayTeam } from '../../lab/storykit/sayTeam.ts';
import type { GoalPopupItem } from './item.ts';

const clubs = {
  mci: sayTeam(zhClubs.mci, 'Manchester City', 'Man City'),
  ars: sayTeam(zhClubs.ars, 'Arsenal', 'Arsenal'),
  nas: sayTeam(zhClubs.nas, 'Al-Nassr', 'Al-Nassr'),
  itt: sayTeam(zhClubs.itt, 'Al-Ittihad', 'Al-Ittihad'),
  ran: sayTeam(zhClubs.ran, 'Rangers', 'Rangers'),
  cel: sayTeam(zhClubs.cel, 'Celtic', 'Celtic'),
  shs: sayTeam(zhClubs.shs, 'Shanghai Shenhua', 'Shenhua'),
  sdt: sayTeam(zhClubs.sdt, 'Shandong Taishan', 'Taishan'),
  rma: sayTeam(zhClubs.rma, 'Real Madrid', 'Real'),
  bar: sayTeam(zhClubs.bar, 'Barcelona', 'Barça'),
  ful: sayTeam(zhClubs.ful, 'Fulham', 'Fulham'),
  tot: sayTeam(zhClubs.tot, 'Tottenham Hotspur', 'Spurs'),
};

/** Events of one evening, by what they tell. */
export const events = {
  goal: { id: 'e1', matchId: 'mci-ars', kind: 'goal', side: 'home', home: clubs.mci, away: clubs.ars, score: { home: 2, away: 1 }, minute: 67, league: say('英超 第 29 轮', 'Premier League, MD 29', 'Ngoại hạng Anh, vòng 29'), player: say('福登', 'Foden', 'Foden'), assist: say('多库', 'Doku', 'Doku'), href: '/score-detail?id=mci-ars', liveHref: '/live?id=1' },
  other: { id: 'e2', matchId: 'nas-itt', kind: 'goal', side: 'home', home: clubs.nas, away: clubs.itt, score: { home: 2, away: 0 }, minute: 31, league: say('沙特联 第 11 轮', 'Saudi Pro League, MD 11', 'VĐQG Ả Rập Xê Út, vòng 11'), href: '/score-detail?id=nas-itt' },
  red: { id: 'e3', matchId: 'ran-cel', kind: 'red', side: 'home', home: clubs.ran, away: clubs.cel, score: { home: 0, away: 2 }, minute: 64, league: say('苏超 第 12 轮', 'Scottish Premiership, MD 12', 'VĐQG Scotland, vòng 12'), player: say('卢卡斯', 'Lucas', 'Lucas'), href: '/score-detail?id=ran-cel', liveHref: '/live?id=3' },
  yellow: { id: 'e4', matchId: 'shs-sdt', kind: 'yellow', side: 'away', home: clubs.shs, away: clubs.sdt, score: { home: 1, away: 1 }, minute: 90, added: 3, league: say('中超 第 30 轮', 'Chinese Super League, MD 30', 'VĐQG Trung Quốc, vòng 30'), player: say('程进', 'Cheng Jin', 'Cheng Jin'), href: '/score-detail?id=shs-sdt' },
  cancelled: { id: 'e5', matchId: 'rma-bar', kind: 'goal-cancelled', side: 'away', home: clubs.rma, away: clubs.bar, score: { home: 1, away: 1 }, minute: 58, league: say('西甲 第 14 轮', 'La Liga, MD 14', 'La Liga, vòng 14'), href: '/score-detail?id=rma-bar', liveHref: '/live?id=2' },
  pale: { id: 'e6', matchId: 'ful-tot', kind: 'goal', side: 'home', home: clubs.ful, away: clubs.tot, score: { home: 10, away: 0 }, minute: 45, added: 2, league: say('英超 第 29 轮', 'Premier League, MD 29', 'Ngoại hạng Anh, vòng 29'), href: '/score-detail?id=ful-tot' },
  kickoff: { id: 'e8', matchId: 'mci-ars', kind: 'kickoff', home: clubs.mci, away: clubs.ars, score: { home: 0, away: 0 }, league: say('英超 第 29 轮', 'Premier League, MD 29', 'Ngoại hạng Anh, vòng 29'), href: '/score-detail?id=mci-ars', liveHref: '/live?id=1' },
  fulltime: { id: 'e9', matchId: 'rma-bar', kind: 'fulltime', home: clubs.rma, away: clubs.bar, score: { home: 2, away: 2 }, league: say('西甲 第 14 轮', 'La Liga, MD 14', 'La Liga, vòng 14'), href: '/score-detail?id=rma-bar' },
  long: { id: 'e7', matchId: 'cahn-hcm', kind: 'goal', side: 'away', home: longClubs.cahn, away: longClubs.hcm, score: { home: 2, away: 3 }, minute: 90, added: 11, league: 'Giải vô địch quốc gia Việt Nam, vòng 29', player: 'Nguyễn Hoàng Đức Anh', assist: 'Trần Quốc Tuấn', href: '/score-detail?id=cahn-hcm', liveHref: '/live?id=9' },
} as const satisfies Record<string, GoalPopupItem>;
