import { basketballClubs, clubs, longClubs } from '../Crest/Crest.fixtures.ts';
import type { Score, Team } from '../Crest/index.ts';
import type { MatchStatus } from '../StatusChip/index.ts';
import type { HotMatch } from './SearchBox.types.ts';

/** Kick-offs in the viewer's own zone, so that stories read the same everywhere; the evening they look from is 2026-11-21. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

const match = (id: string, home: Team, away: Team, status: MatchStatus, score: Score | null = null): HotMatch => ({ id, href: `#match-${id}`, home, away, status, score });
const live = (minute: number): MatchStatus => ({ kind: 'live', minute });
const scheduled = (kickoffAt: number): MatchStatus => ({ kind: 'scheduled', kickoffAt });

const { lal, gsw } = basketballClubs;

/** Ten hot matches of a match night. */
export const hotMatches: HotMatch[] = [
  match('1', clubs.mci, clubs.ars, live(67), { home: 2, away: 1 }),
  match('2', lal, gsw, { kind: 'live' }, { home: 98, away: 102 }),
  match('3', clubs.bar, clubs.rma, scheduled(at(22, 3))),
  match('4', clubs.sha, clubs.gua, { kind: 'halftime' }, { home: 1, away: 0 }),
  match('5', clubs.int, clubs.juv, scheduled(at(22, 2, 45))),
  match('6', clubs.liv, clubs.che, { kind: 'finished' }, { home: 3, away: 3 }),
  match('7', clubs.bay, clubs.bvb, live(81), { home: 3, away: 0 }),
  match('8', gsw, lal, scheduled(at(24, 9))),
  match('9', clubs.tot, clubs.liv, { kind: 'postponed' }),
  match('10', longClubs.cahn, longClubs.hcm, scheduled(at(29, 4))),
];

/** Past searches, newest first. */
export const searchHistory = ['阿飞说球', '曼城', '国安', '勇士 湖人', '解说小川'];
