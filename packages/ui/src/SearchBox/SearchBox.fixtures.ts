import { basketballClubs, clubs, longClubs } from '../Crest/Crest.fixtures.ts';
import type { Score, Team } from '../Crest/index.ts';
import type { HotMatch } from './SearchBox.types.ts';

/** Kick-offs in the viewer's own zone, so that stories read the same everywhere; the evening they look from is 2026-11-21. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

const match = (id: string, home: Team, away: Team, kickoffAt: number, score?: Score): HotMatch => ({
  id,
  href: `#match-${id}`,
  home,
  away,
  kickoffAt,
  ...(score && { score, live: true }),
});

const { lal, gsw } = basketballClubs;

/** Ten hot matches of a match night. */
export const hotMatches: HotMatch[] = [
  match('1', clubs.mci, clubs.ars, at(21, 19), { home: 2, away: 1 }),
  match('2', lal, gsw, at(21, 18, 30), { home: 98, away: 102 }),
  match('3', clubs.bar, clubs.rma, at(22, 3)),
  match('4', clubs.sha, clubs.gua, at(21, 19, 35), { home: 1, away: 0 }),
  match('5', clubs.int, clubs.juv, at(22, 2, 45)),
  { ...match('6', clubs.liv, clubs.che, at(21, 12), { home: 3, away: 3 }), live: false },
  match('7', clubs.bay, clubs.bvb, at(21, 18), { home: 3, away: 0 }),
  match('8', gsw, lal, at(24, 9)),
  match('9', clubs.tot, clubs.liv, at(25, 23, 30)),
  match('10', longClubs.cahn, longClubs.hcm, at(29, 4)),
];

/** Past searches, newest first. */
export const searchHistory = ['阿飞说球', '曼城', '国安', '勇士 湖人', '解说小川'];
