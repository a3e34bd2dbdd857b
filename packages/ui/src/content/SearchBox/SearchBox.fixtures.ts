import { basketballClubs, clubs as zhClubs, longClubs } from '../../scores/Crest/Crest.fixtures.ts';
import type { Score, Team } from '../../scores/Crest/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { sayTeam } from '../../lab/storykit/sayTeam.ts';
import type { MatchStatus } from '../../scores/StatusChip/index.ts';
import type { HotMatch } from './SearchBox.types.ts';

/** Kick-offs in the viewer's own zone, so that stories read the same everywhere; the evening they look from is 2026-11-21. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

const match = (id: string, home: Team, away: Team, status: MatchStatus, score: Score | null = null): HotMatch => ({
  id,
  href: `#match-${id}`,
  home,
  away,
  status,
  score,
});
const live = (minute: number): MatchStatus => ({ kind: 'live', minute });
const scheduled = (kickoffAt: number): MatchStatus => ({ kind: 'scheduled', kickoffAt });

const lal = sayTeam(basketballClubs.lal, 'Los Angeles Lakers', 'Lakers');
const gsw = sayTeam(basketballClubs.gsw, 'Golden State Warriors', 'Warriors');

const clubs = {
  mci: sayTeam(zhClubs.mci, 'Manchester City', 'Man City'),
  ars: sayTeam(zhClubs.ars, 'Arsenal', 'Arsenal'),
  bar: sayTeam(zhClubs.bar, 'Barcelona', 'Barcelona'),
  rma: sayTeam(zhClubs.rma, 'Real Madrid', 'Real Madrid'),
  sha: sayTeam(zhClubs.sha, 'Shanghai Port', 'Port'),
  gua: sayTeam(zhClubs.gua, 'Beijing Guoan', 'Guoan'),
  int: sayTeam(zhClubs.int, 'Inter Milan', 'Inter'),
  juv: sayTeam(zhClubs.juv, 'Juventus', 'Juventus'),
  liv: sayTeam(zhClubs.liv, 'Liverpool', 'Liverpool'),
  che: sayTeam(zhClubs.che, 'Chelsea', 'Chelsea'),
  bay: sayTeam(zhClubs.bay, 'Bayern Munich', 'Bayern'),
  bvb: sayTeam(zhClubs.bvb, 'Borussia Dortmund', 'Dortmund'),
  tot: sayTeam(zhClubs.tot, 'Tottenham Hotspur', 'Spurs'),
};

/** Names that are the same in every language. */
const cahn = sayTeam(longClubs.cahn, longClubs.cahn.name, longClubs.cahn.shortName);
const hcm = sayTeam(longClubs.hcm, longClubs.hcm.name, longClubs.hcm.shortName);

/** Ten hot matches of a match night. */
export const hotMatches: HotMatch[] = [
  { ...match('1', clubs.mci, clubs.ars, live(67), { home: 2, away: 1 }), rooms: 12 },
  { ...match('2', lal, gsw, { kind: 'live' }, { home: 98, away: 102 }), rooms: 6 },
  match('3', clubs.bar, clubs.rma, scheduled(at(22, 3))),
  match('4', clubs.sha, clubs.gua, { kind: 'halftime' }, { home: 1, away: 0 }),
  match('5', clubs.int, clubs.juv, scheduled(at(22, 2, 45))),
  match('6', clubs.liv, clubs.che, { kind: 'finished' }, { home: 3, away: 3 }),
  match('7', clubs.bay, clubs.bvb, live(81), { home: 3, away: 0 }),
  match('8', gsw, lal, scheduled(at(24, 9))),
  match('9', clubs.tot, clubs.liv, { kind: 'postponed' }),
  match('10', cahn, hcm, scheduled(at(29, 4))),
];

/** Past searches, newest first. */
export const searchHistory = [
  say('阿飞说球', 'Alfie live', 'Phi nói'),
  say('曼城', 'Man City', 'Man City'),
  say('国安', 'Guoan', 'Guoan'),
  say('勇士 湖人', 'Warriors', 'Warriors'),
  say('解说小川', 'Caster Ken', 'BLV Xuyên'),
];
